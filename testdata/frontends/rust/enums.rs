pub enum Shape { Empty, Circle(f32), Box { w: f32, h: f32 }, Many(u32, u64) }
#[no_mangle]
pub fn area(s: &Shape) -> f32 {
    match s {
        Shape::Empty => 0.0,
        Shape::Circle(r) => 3.14159 * *r * *r,
        Shape::Box { w, h } => *w * *h,
        Shape::Many(a, b) => *a as f32 + *b as f32,
    }
}
#[no_mangle]
pub fn make(k: u32, x: f32) -> Shape {
    match k { 0 => Shape::Empty, 1 => Shape::Circle(x), 2 => Shape::Box { w: x, h: x * 2.0 }, n => Shape::Many(n, 7) }
}
