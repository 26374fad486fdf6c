; passes: instcombine
; An operation on a tree of choices between constants is a tree of its results.

define float @weight(i1 %c, i1 %d) {
  %one = zext i1 %d to i32
  %n = select i1 %c, i32 2, i32 %one
  %k = shl i32 8, %n
  %f = sitofp i32 %k to float
  %w = fdiv float 1.0, %f
  ret float %w
}

; Of more bits each select is two instructions, and a tree that something else uses stays anyway.
define i64 @wide(i1 %c, i1 %d) {
  %a = select i1 %d, i32 3, i32 7
  %b = select i1 %c, i32 2, i32 %a
  %w = sext i32 %b to i64
  ret i64 %w
}
define i32 @used(i1 %c, i1 %d, ptr %p) {
  %a = select i1 %d, i32 3, i32 7
  %b = select i1 %c, i32 2, i32 %a
  store i32 %b, ptr %p
  %w = add i32 %b, 5
  ret i32 %w
}
