#[no_mangle]
pub unsafe extern "ptx-kernel" fn collatz(out: *mut u32, n: usize) {
    let i = index();
    if i < n {
        let mut x = i as u64 + 1;
        let mut steps = 0u32;
        while x != 1 {
            x = if x % 2 == 0 { x / 2 } else { 3 * x + 1 };
            steps = steps + 1;
        }
        *at_mut(out, i) = steps;
    }
}
#[no_mangle]
pub unsafe fn find(p: *const i32, n: usize, key: i32) -> isize {
    let mut i = 0usize;
    loop {
        if i >= n { return !0; }
        if *at(p, i) == key { return i as isize; }
        i = i + 1;
    }
}
