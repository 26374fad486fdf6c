; The way libdevice chooses: known keys have the values of the options, unknown ones 0, and what
; is not chosen goes, at every level.
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
@.arch = private unnamed_addr addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@.other = private unnamed_addr constant [6 x i8] c"other\00"
declare i32 @__nvvm_reflect(ptr)
declare i32 @llvm.nvvm.reflect(ptr)
declare float @fast(float)
declare float @slow(float)

define float @f(float %x) {
  %r = call i32 @__nvvm_reflect(ptr @.str)
  %c = icmp ne i32 %r, 0
  br i1 %c, label %t, label %e
t:
  %a = call float @fast(float %x)
  br label %j
e:
  %b = call float @slow(float %x)
  br label %j
j:
  %p = phi float [ %a, %t ], [ %b, %e ]
  ret float %p
}

define i32 @arch() {
  %r = call i32 @llvm.nvvm.reflect(ptr addrspacecast (ptr addrspace(1) @.arch to ptr))
  %o = call i32 @__nvvm_reflect(ptr @.other)
  %s = add i32 %r, %o
  ret i32 %s
}
