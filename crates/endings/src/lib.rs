//! Small endings solved exhaustively.
