; passes: nvptx-lower-args, simplifycfg, instcombine, memcpyopt, infer-address-spaces, instcombine, instcombine-late, retarget-memory-intrinsics
; What copies of memory know of the spaces of their operands stays until they get the overload for
; them; a byval parameter of a kernel, which is read where it is, has no other address.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @sometimes(ptr %out, i32 %n, ptr byval([6 x i64]) align 8 %given, i64 %v) {
  %tmp = alloca [6 x i64], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %tmp, i8 2, i64 48, i1 false)
  %c = icmp ugt i32 %n, 33
  br i1 %c, label %a, label %b
a:
  %s = urem i64 %v, 49
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tmp, ptr align 8 %given, i64 %s, i1 false)
  br label %j
b:
  br label %j
j:
  %q = phi ptr [ %given, %a ], [ %given, %b ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %tmp, i64 40, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
