pub trait Op { fn apply(&self, a: f32, b: f32) -> f32; }
pub struct Plus;
pub struct Scaled(f32);
impl Op for Plus { fn apply(&self, a: f32, b: f32) -> f32 { a + b } }
impl Op for Scaled { fn apply(&self, a: f32, b: f32) -> f32 { a * self.0 - b } }
#[inline(never)]
unsafe fn fold<O: Op>(o: &O, p: *const f32, n: usize) -> f32 {
    let mut s = 0.0f32;
    let mut i = 0usize;
    while i < n { s = o.apply(s, *at(p, i)); i = i + 1; }
    s
}
#[no_mangle]
pub unsafe extern "ptx-kernel" fn both(p: *const f32, out: *mut f32, n: usize) {
    *at_mut(out, 0) = fold(&Plus, p, n);
    *at_mut(out, 1) = fold(&Scaled(0.5), p, n);
}
