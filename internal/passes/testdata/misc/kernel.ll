; passes: nvptx-lower-args, generic-to-nvvm, simplifycfg, sroa, instcombine, function-attrs-effects, early-cse, loop-rotate, licm, loop-unroll-full, infer-address-spaces, instcombine-late, simplifycfg-late, adce, globaldce
; A small kernel as clang -O0 writes it, through the middle end: no local memory, global
; accesses, one loop that tests at the bottom.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
@scale = global float 2.0

define ptx_kernel void @dot(ptr %a, ptr %b, ptr %out, i32 %n) {
  %a.addr = alloca ptr
  %b.addr = alloca ptr
  %out.addr = alloca ptr
  %n.addr = alloca i32
  %s = alloca float
  %i = alloca i32
  %part = alloca [2 x float]
  store ptr %a, ptr %a.addr
  store ptr %b, ptr %b.addr
  store ptr %out, ptr %out.addr
  store i32 %n, ptr %n.addr
  store float 0.0, ptr %s
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %1, ptr %i
  br label %cond
cond:
  %2 = load i32, ptr %i
  %3 = load i32, ptr %n.addr
  %4 = icmp slt i32 %2, %3
  br i1 %4, label %body, label %end
body:
  %5 = load ptr, ptr %a.addr
  %6 = load i32, ptr %i
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr %5, i64 %7
  %9 = load float, ptr %8
  %10 = getelementptr [2 x float], ptr %part, i64 0, i64 0
  store float %9, ptr %10
  %11 = load ptr, ptr %b.addr
  %12 = load i32, ptr %i
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  %15 = load float, ptr %14
  %16 = getelementptr [2 x float], ptr %part, i64 0, i64 1
  store float %15, ptr %16
  %17 = load float, ptr %10
  %18 = load float, ptr %16
  %19 = fmul contract float %17, %18
  %20 = load float, ptr %s
  %21 = fadd contract float %20, %19
  store float %21, ptr %s
  %22 = load i32, ptr %i
  %23 = add nsw i32 %22, 32
  store i32 %23, ptr %i
  br label %cond
end:
  %24 = load float, ptr %s
  %25 = load float, ptr @scale
  %26 = fmul float %24, %25
  %27 = load ptr, ptr %out.addr
  store float %26, ptr %27
  ret void
}
