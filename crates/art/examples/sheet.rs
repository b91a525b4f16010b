use mad_art::*;
fn main(){
let mut s=String::from("<body style='margin:0;font:14px sans-serif'>");
for (l,bg,sq) in [(Look::DARK,"#0a0f20","#1a244c"),(Look::LIGHT,"#f5f7fd","#d9e1f6")] {
 for digits in [true,false] { for size in [130,44] {
  s.push_str(&format!("<div style='background:{bg};padding:8px;display:grid;gap:6px;grid-template-columns:repeat(8,{size}px)'>"));
  for sh in mad_rules::Ship::all(){ s.push_str(&format!("<svg width={size} height={size} style='background:{sq};border-radius:10%' viewBox='-6 -6 112 112'>{}</svg>", ship(sh,&Look{digits,..l}))); }
  s.push_str("</div>"); } } }
std::fs::write(std::env::args().nth(1).unwrap(), s).unwrap();
}
