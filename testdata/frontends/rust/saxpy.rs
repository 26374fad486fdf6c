#[no_mangle]
pub unsafe extern "ptx-kernel" fn saxpy(y: *mut f32, x: *const f32, a: f32, n: usize) {
    let i = index();
    if i < n {
        *at_mut(y, i) = *at(y, i) + a * *at(x, i);
    }
}
