target triple = "nvptx64-nvidia-cuda"

; A byval parameter that is copied on one way: what was a copy of it is read in place.
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n, ptr byval([6 x i64]) align 8 %given) {
  %tmp = alloca [6 x i64], align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %tid to i64
  call void @llvm.memset.p0.i64(ptr align 8 %tmp, i8 2, i64 48, i1 false)
  %c = icmp ugt i32 %tid, 33
  br i1 %c, label %a, label %b
a:
  %s = urem i64 %i, 49
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %tmp, ptr align 8 %given, i64 %s, i1 false)
  br label %j
b:
  br label %j
j:
  %q = phi ptr [ %given, %a ], [ %given, %b ]
  %p = getelementptr [64 x i64], ptr %out, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %tmp, i64 40, i1 false)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
