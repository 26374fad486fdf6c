; Special registers, casts and constant distances of parameters are computed again behind a loop that does not
; use them; what is left moves to its uses. Nothing is computed again inside of a loop.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()

define void @behind(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %g = addrspacecast ptr %p to ptr addrspace(1)
  %x = load i32, ptr addrspace(1) %g
  %z = icmp eq i32 %n, 0
  br i1 %z, label %exit, label %pre
pre:
  %m = and i32 %t, 3
  br label %body
body:
  %i = phi i32 [ %m, %pre ], [ %i1, %body ]
  %i1 = add i32 %i, %x
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  %r = phi i32 [ 1, %entry ], [ %i1, %body ]
  %q = getelementptr i32, ptr addrspace(1) %g, i32 %t
  store i32 %r, ptr addrspace(1) %q
  %s = add i32 %t, %k
  store i32 %s, ptr addrspace(1) %g
  ret void
}

; Used in a second loop: in front of it. Used in the loop itself: it stays.
define void @second(ptr %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = addrspacecast ptr %p to ptr addrspace(1)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  store i32 %i, ptr addrspace(1) %g
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %pre
pre:
  br label %again
again:
  %j = phi i32 [ 0, %pre ], [ %j1, %again ]
  %j1 = add i32 %j, %t
  %d = icmp ult i32 %j1, %n
  br i1 %d, label %again, label %exit
exit:
  store i32 %j1, ptr %p
  ret void
}
