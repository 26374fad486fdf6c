; numba computes the addresses of the elements of arrays with strides as integers: the distance of two rows is two strides.
define float @neighbours(ptr %a, i64 %i, i64 %j, i64 %s, i64 %t) {
  %x = ptrtoint ptr %a to i64
  %up = add nsw i64 %i, -1
  %m1 = mul i64 %up, %s
  %n = mul i64 %j, %t
  %o1 = add i64 %m1, %n
  %x1 = add i64 %x, %o1
  %p1 = inttoptr i64 %x1 to ptr
  %v1 = load float, ptr %p1
  %down = add nsw i64 %i, 1
  %m2 = mul i64 %down, %s
  %o2 = add i64 %m2, %n
  %x2 = add i64 %x, %o2
  %p2 = inttoptr i64 %x2 to ptr
  %v2 = load float, ptr %p2
  %r = fadd float %v1, %v2
  ret float %r
}
