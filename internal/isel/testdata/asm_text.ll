; The text of inline assembly: escapes, modifiers, alternatives, several results.
target triple = "nvptx64-nvidia-cuda"

define i32 @negated_constant(i32 %x) {
  %r = call i32 asm "add.s32 $0, $1, ${2:n};", "=r,r,n"(i32 %x, i32 5)
  ret i32 %r
}

define i32 @negated_constant.means(i32 %x) {
  %r = sub i32 %x, 5
  ret i32 %r
}

define i32 @local_label(i32 %x) {
  %r = call i32 asm "{ .reg .pred p; setp.gt.s32 p, $1, 0; mov.b32 $0, 1; @p bra L${:uid}; mov.b32 $0, 2; L${:uid}: }", "=&r,r"(i32 %x)
  ret i32 %r
}

define i32 @local_label.means(i32 %x) {
  %c = icmp sgt i32 %x, 0
  %r = select i1 %c, i32 1, i32 2
  ret i32 %r
}

define { i32, i32 } @two(i32 %x, i32 %y) {
  %r = call { i32, i32 } asm "add.s32 $0, $2, $3;\0Asub.s32 $1, $2, $3;", "=&r,=r,r,r"(i32 %x, i32 %y)
  ret { i32, i32 } %r
}

define { i32, i32 } @two.means(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = sub i32 %x, %y
  %c = insertvalue { i32, i32 } poison, i32 %a, 0
  %r = insertvalue { i32, i32 } %c, i32 %b, 1
  ret { i32, i32 } %r
}

define i32 @tied(i32 %x, i32 %y) {
  %r = call i32 asm "add.s32 $0, $0, $2;", "=r,0,r"(i32 %x, i32 %y)
  ret i32 %r
}

define i32 @tied.means(i32 %x, i32 %y) {
  %r = add i32 %x, %y
  ret i32 %r
}

define i32 @twice(i32 %x) {
  %a = call i32 asm "{ .reg .b32 t; add.s32 t, $1, 1; mov.b32 $0, t; }", "=r,r"(i32 %x)
  %r = call i32 asm "{ .reg .b32 t; add.s32 t, $1, 1; mov.b32 $0, t; }", "=r,r"(i32 %a)
  ret i32 %r
}

define i32 @twice.means(i32 %x) {
  %r = add i32 %x, 2
  ret i32 %r
}
