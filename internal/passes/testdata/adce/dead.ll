; What nothing needs goes, cycles of phis included; effects stay, and so does a clock
; that is read for nothing.
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @dead(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %x = load i32, ptr %p
  %v = load volatile i32, ptr %p
  %a = alloca [16 x i8]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  %q = getelementptr i8, ptr %a, i64 4
  store i32 %x, ptr %q
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 1, %entry ], [ %s1, %body ]
  %s1 = mul i32 %s, 3
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}
