; Expressions, loads and conditions that are known on every way to where they stand.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare void @llvm.nvvm.barrier0() convergent
@s = internal addrspace(3) global i32 undef

define i32 @expressions(i32 %a, i32 %b, i1 %c) {
  %x = add nsw i32 %a, %b
  %y = add i32 %b, %a
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k1 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  br i1 %c, label %t, label %e
t:
  %z = add i32 %a, %b
  %t2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k2 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %zt = add i32 %z, %t2
  %r1 = add i32 %zt, %k2
  ret i32 %r1
e:
  %m1 = mul i32 %y, %t1
  %r2 = add i32 %m1, %k1
  ret i32 %r2
}

; A store to another space does not disturb; one to the same does; a barrier changes
; everything but constants.
define i32 @loads(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %r, ptr addrspace(4) %k) {
  %a = load i32, ptr addrspace(1) %p
  %k1 = load i32, ptr addrspace(4) %k
  store i32 1, ptr addrspace(3) %r
  %b = load i32, ptr addrspace(1) %p
  store i32 %b, ptr addrspace(1) %q
  %c = load i32, ptr addrspace(1) %p
  %d = load i32, ptr addrspace(1) %q
  call void @llvm.nvvm.barrier0() convergent
  %e = load i32, ptr addrspace(1) %p
  %k2 = load i32, ptr addrspace(4) %k
  %1 = add i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %2, %d
  %4 = add i32 %3, %e
  %5 = add i32 %4, %k1
  %6 = add i32 %5, %k2
  ret i32 %6
}

define i32 @join(ptr addrspace(1) %p, i1 %c) {
  %a = load i32, ptr addrspace(1) %p
  br i1 %c, label %t, label %j
t:
  store i32 7, ptr addrspace(3) @s
  br label %j
j:
  %b = load i32, ptr addrspace(1) %p
  %x = load i32, ptr addrspace(3) @s
  %r = add i32 %a, %b
  %r2 = add i32 %r, %x
  ret i32 %r2
}

define i32 @conditions(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  br i1 %c, label %t, label %e
t:
  %d = icmp sge i32 %x, %y
  %z = zext i1 %d to i32
  %f = zext i1 %c to i32
  %w = add i32 %z, %f
  ret i32 %w
e:
  %g = icmp sgt i32 %y, %x
  %h = zext i1 %g to i32
  ret i32 %h
}

define i32 @equal(i32 %x) {
  %c = icmp eq i32 %x, 5
  br i1 %c, label %t, label %e
t:
  %a = add i32 %x, 1
  ret i32 %a
e:
  ret i32 %x
}
