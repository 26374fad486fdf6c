; Assembly of the module stands before everything else; functions that it defines are not declared again.
target triple = "nvptx64-nvidia-cuda"

module asm ".visible .func (.param .b32 r) added(.param .b32 x)"
module asm "{ .reg .b32 t; ld.param.b32 t, [x]; add.s32 t, t, 5; st.param.b32 [r], t; ret; }"

declare i32 @added(i32)

define i32 @calls(i32 %x) {
  %r = call i32 @added(i32 %x)
  ret i32 %r
}

define i32 @calls.means(i32 %x) {
  %r = add i32 %x, 5
  ret i32 %r
}
