; The local depot and its registers (S1-20, S1-21, S1-22), and constant offsets in
; addresses.
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

define i32 @local(i32 %i, i32 %x) {
  %a = alloca [8 x i32], align 16
  %b = alloca i64, align 8
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  store i64 0, ptr %b
  store i32 %x, ptr %p
  %q = getelementptr [8 x i32], ptr %a, i32 0, i32 3
  %v = load i32, ptr %q
  call void @use(ptr %b)
  ret i32 %v
}

define float @classes(i1 %p, i16 %s, i32 %r, i64 %d, float %f, double %g) {
  %i = zext i16 %s to i32
  %j = add i32 %i, %r
  %k = trunc i64 %d to i32
  %l = add i32 %j, %k
  %m = sitofp i32 %l to float
  %n = fptrunc double %g to float
  %o = select i1 %p, float %m, float %n
  %q = fadd float %o, %f
  ret float %q
}

; @local is not executed: its callee is not in the module
