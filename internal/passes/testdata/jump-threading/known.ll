target triple = "nvptx64-nvidia-cuda"

; Each way into join knows the way out; the sum is computed on both.
define i32 @known(i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %less, label %join

less:
  %d = sub i32 %y, %x
  %e = udiv i32 %d, %x
  br label %join

join:
  %how = phi i32 [ 2, %entry ], [ 0, %less ]
  %v = phi i32 [ %x, %entry ], [ %e, %less ]
  %s = add i32 %v, %y
  %leave = icmp ne i32 %how, 0
  br i1 %leave, label %out, label %next

next:
  %m = mul i32 %s, 3
  %n = udiv i32 %m, %y
  ret i32 %n

out:
  ret i32 %s
}

; A barrier in between is executed once, by all (P-18).
define i32 @barrier(i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %less, label %join

less:
  %e = udiv i32 %y, %x
  br label %join

join:
  %how = phi i1 [ true, %entry ], [ false, %less ]
  %v = phi i32 [ %x, %entry ], [ %e, %less ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %how, label %out, label %next

next:
  %n = udiv i32 %v, %y
  ret i32 %n

out:
  ret i32 %v
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; Also one that is written as assembly, by a front end that does not say that it is convergent.
define i32 @barrier_in_assembly(i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %less, label %join

less:
  %e = udiv i32 %y, %x
  br label %join

join:
  %how = phi i1 [ true, %entry ], [ false, %less ]
  %v = phi i32 [ %x, %entry ], [ %e, %less ]
  call void asm sideeffect "bar.sync 0;", ""()
  br i1 %how, label %out, label %next

next:
  %n = udiv i32 %v, %y
  ret i32 %n

out:
  ret i32 %v
}
