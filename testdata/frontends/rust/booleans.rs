#[no_mangle]
pub fn logic(a: bool, b: bool, x: u8) -> bool { (a & !b) | (b ^ (x > 7)) }
impl Not for bool { type Output = bool; fn not(self) -> bool { !self } }
#[no_mangle]
pub fn chars(c: u32) -> u8 { if c >= 48 { if c <= 57 { (c - 48) as u8 } else { 255 } } else { 254 } }
#[no_mangle]
pub fn signs(a: i8, b: i16, c: f32) -> i64 { (a as i64) * (b as i64) + (c as i64) - (-c as u8 as i64) }
