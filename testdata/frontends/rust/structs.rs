#[repr(C)]
pub struct Particle { x: [f32; 3], v: [f32; 3], id: u32, alive: bool }
impl Copy for Particle {}
pub struct Pair { a: u8, b: u64, c: u16 }
#[no_mangle]
pub unsafe extern "ptx-kernel" fn step(p: *mut Particle, n: usize, dt: f32) {
    let i = index();
    if i < n {
        let q = &mut *at_mut(p, i);
        if q.alive {
            q.x[0] = q.x[0] + q.v[0] * dt;
            q.x[1] = q.x[1] + q.v[1] * dt;
            q.alive = q.x[0] < 100.0;
        }
    }
}
#[no_mangle]
#[inline(never)]
pub fn swap(p: Pair) -> Pair { Pair { a: p.c as u8, b: p.b + p.a as u64, c: p.a as u16 } }
#[no_mangle]
pub fn twice(p: Pair) -> Pair { swap(swap(p)) }
