; passes: function-attrs, early-cse
; What functions do with pointers that they get, callees first, and what callers make of it (P-20).

@kept = internal addrspace(1) global ptr null

declare void @unknown(ptr)
declare void @far()

define internal i32 @sum(ptr %p, i32 %n) noinline {
entry:
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %q1, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %x = load i32, ptr %q
  %s1 = add i32 %s, %x
  %q1 = getelementptr i32, ptr %q, i64 1
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %s1
}

define internal void @fill(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}

define internal ptr @next(ptr %p) noinline {
  %q = getelementptr i32, ptr %p, i64 1
  ret ptr %q
}

define internal void @keep(ptr %p) noinline {
  store ptr %p, ptr addrspace(1) @kept
  ret void
}

define internal i32 @both(ptr %p, ptr %q) noinline {
  %a = call i32 @sum(ptr %p, i32 4)
  call void @fill(ptr %q)
  ret i32 %a
}

define internal void @passed(ptr %p) noinline {
  call void @unknown(ptr %p)
  ret void
}

; What is lent to sum is read by it, and far does not know it: the second load is the first.
define i32 @lender(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  %s = call i32 @sum(ptr %a, i32 1)
  call void @far()
  %y = load i32, ptr %a
  call void @fill(ptr %a)
  %z = load i32, ptr %a
  %r = add i32 %s, %y
  %t = add i32 %r, %z
  ret i32 %t
}

; Somebody knows it.
define i32 @known(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @keep(ptr %a)
  call void @far()
  %y = load i32, ptr %a
  ret i32 %y
}

; It is passed on by way of a phi.
define i32 @chosen(i32 %x, i1 %c, ptr %p) {
entry:
  %a = alloca i32
  store i32 %x, ptr %a
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %q = phi ptr [ %a, %entry ], [ %p, %yes ]
  call void @fill(ptr %q)
  %y = load i32, ptr %a
  ret i32 %y
}
