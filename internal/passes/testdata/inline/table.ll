; passes: declare-intrinsics, sroa-early, instcombine, inline, adce, globaldce, strip-dead-prototypes
; Calls of functions of a table: each iteration of the loop has one that is known.
target triple = "nvptx64-nvidia-cuda"
@t = internal constant [3 x ptr] [ptr @f, ptr @g, ptr @f]
define internal float @f(float %x) {
  %r = fmul float %x, 2.0
  ret float %r
}
define internal float @g(float %x) {
  %r = fadd float %x, 1.0
  ret float %r
}
define ptx_kernel void @k(ptr %p) {
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %j, %body ]
  %s = phi float [ 3.0, %0 ], [ %n, %body ]
  %c = icmp slt i32 %i, 3
  br i1 %c, label %body, label %exit
body:
  %q = getelementptr [3 x ptr], ptr @t, i32 0, i32 %i
  %h = load ptr, ptr %q
  %n = call float %h(float %s)
  %j = add nsw i32 %i, 1
  br label %head
exit:
  store float %s, ptr %p
  ret void
}
