; Checked arithmetic: conditions decide comparisons that instcombine made of reports of overflow, and reports that are left. A sum that is only
; used where the report is false does not wrap; a division stays one that may be executed on both edges.
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare void @llvm.trap()

define void @counter(i32 %n, ptr %p) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %last = icmp eq i32 %i, -1
  br i1 %last, label %fail, label %more
more:
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %exit
fail:
  call void @llvm.trap()
  unreachable
exit:
  ret void
}

define i32 @after(i32 %x, i32 %d) {
  %sum = add i32 %x, 7
  %by = udiv i32 %x, %d
  %over = icmp ugt i32 %x, -8
  br i1 %over, label %fail, label %fine
fine:
  %r = xor i32 %sum, %by
  ret i32 %r
fail:
  call void @llvm.trap()
  unreachable
}

define i32 @used.before(i32 %x, ptr %p) {
  %sum = add i32 %x, 7
  store i32 %sum, ptr %p
  %over = icmp ugt i32 %x, -8
  br i1 %over, label %fail, label %fine
fine:
  ret i32 %sum
fail:
  call void @llvm.trap()
  unreachable
}

define i32 @report(i32 %x, i32 %y) {
  %small = icmp ult i32 %x, 1000
  br i1 %small, label %then, label %fail
then:
  %also = icmp slt i32 %y, 0
  br i1 %also, label %sum, label %fail
sum:
  %pair = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  %over = extractvalue { i32, i1 } %pair, 1
  br i1 %over, label %fail, label %fine
fine:
  %r = extractvalue { i32, i1 } %pair, 0
  ret i32 %r
fail:
  call void @llvm.trap()
  unreachable
}

; The range of the product, whose report is not used any more, decides the report of the sum.
define i64 @chain(i64 %x, i64 %y) {
  %small = icmp ult i64 %x, 100
  br i1 %small, label %then, label %fail
then:
  %pair = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %x, i64 12)
  %value = extractvalue { i64, i1 } %pair, 0
  %over = extractvalue { i64, i1 } %pair, 1
  br i1 %over, label %fail, label %sum
sum:
  %s = add i64 %value, 5
  %wrapped = icmp ult i64 %s, %value
  br i1 %wrapped, label %fail, label %fine
fine:
  ret i64 %s
fail:
  call void @llvm.trap()
  unreachable
}
