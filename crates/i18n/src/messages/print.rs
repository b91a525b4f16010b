//! The messages of `print.ftl`, on the pages of the set to print.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
    print_set();
    print_board(board);
    print_exile(side);
    print_ships();
    print_how_to();
    print_ruler(length);
    print_rules();
    print_questions();
    print_credit(address);

    // The labels of a ship
    print_sails(count);
    print_motion();
    print_cannons(count);
    print_attack();
    print_shields(count);
    print_defense();
    print_class(class);
    print_gem();
    print_gem_of(class);
    print_pairs();
}
