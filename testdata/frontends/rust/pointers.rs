fn inc(x: i32) -> i32 { x + 1 }
fn sq(x: i32) -> i32 { x * x }
static FNS: [fn(i32) -> i32; 2] = [inc, sq];
#[no_mangle]
pub fn call(i: usize, x: i32) -> i32 { FNS[i & 1](x) }
#[no_mangle]
pub unsafe fn list(mut p: *const (u32, *const u8)) -> u32 {
    let mut s = 0u32;
    while (*p).1 as usize != 0 {
        s = s + (*p).0;
        p = (*p).1 as *const (u32, *const u8);
    }
    s
}
