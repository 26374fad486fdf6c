static TABLE: [u16; 8] = [3, 1, 4, 1, 5, 9, 2, 6];
#[no_mangle]
pub unsafe extern "ptx-kernel" fn lookup(p: *mut u32, n: usize) {
    let i = tid();
    let mut local = [0u32; 16];
    let mut k = 0usize;
    while k < 16 {
        local[k] = TABLE[k % 8] as u32 * *at(p as *const u32, k);
        k = k + 1;
    }
    if i < n { *at_mut(p, i) = local[(i * 7) % 16]; }
}
