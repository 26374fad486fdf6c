#[no_mangle]
pub unsafe extern "ptx-kernel" fn reduce(p: *mut f32, n: usize) {
    let t = tid();
    let mut half = n / 2;
    while half > 0 {
        barrier();
        if t < half { *at_mut(p, t) = *at(p as *const f32, t) + *at(p as *const f32, t + half); }
        half = half / 2;
    }
}
