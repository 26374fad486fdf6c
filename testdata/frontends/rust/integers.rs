#[no_mangle]
pub extern "C" fn wide(a: u128, b: u128, n: u32) -> u128 {
    (a * b ^ a >> n) & (b << (n & 63)) | a
}
#[no_mangle]
pub unsafe extern "ptx-kernel" fn mixed(p: *mut i64, q: *const u8, n: usize) {
    let i = tid();
    if i < n {
        let b = *at(q, i) as i64;
        *at_mut(p, i) = *at(p as *const i64, i) * b - (b << 3);
    }
}
