; Functions that only read what a pointer points to get the values. Others keep the pointer: those that others can
; call, that write there, that may read what was written since, and that read the caller's memory on one way only.
%pair = type { i32, float, i64 }

define internal i32 @loop(ptr %n) noinline {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %x = load i32, ptr %n, align 4, !tbaa !1
  %c = icmp sle i32 %i, %x
  br i1 %c, label %body, label %done
body:
  %s1 = add i32 %s, %i
  %i1 = add i32 %i, 1
  br label %test
done:
  ret i32 %s
}

define internal float @fields(i32 %k, ptr readonly %p, ptr %q) noinline {
  %fp = getelementptr inbounds %pair, ptr %p, i64 0, i32 1
  %f = load float, ptr %fp, align 4
  %a = load i32, ptr %p, align 8
  %b = add i32 %a, %k
  %g = sitofp i32 %b to float
  store float %g, ptr %q
  %h = fadd float %f, %g
  ret float %h
}

; Local variables can be read before it is known that the callee does; what lies behind their end cannot.
define internal i32 @sometimes(ptr %p, i1 %c) noinline {
  br i1 %c, label %read, label %skip
read:
  %x = load i32, ptr %p
  ret i32 %x
skip:
  ret i32 0
}

define internal i32 @sometimes_behind(ptr %p, i1 %c) noinline {
  br i1 %c, label %read, label %skip
read:
  %e = getelementptr i8, ptr %p, i64 16
  %x = load i32, ptr %e
  ret i32 %x
skip:
  ret i32 0
}

define internal i32 @sometimes_global(ptr %p, i1 %c) noinline {
  br i1 %c, label %read, label %skip
read:
  %x = load i32, ptr %p
  ret i32 %x
skip:
  ret i32 0
}

define internal i32 @writes(ptr %p, ptr %q) noinline {
  store i32 1, ptr %q
  %x = load i32, ptr %p
  ret i32 %x
}

define internal i32 @writes_in_loop(ptr %p, ptr %q, i32 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = load i32, ptr %p
  store i32 %x, ptr %q
  %i1 = add i32 %i, %x
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %i1
}

define internal i32 @volatile(ptr %p) noinline {
  %x = load volatile i32, ptr %p
  ret i32 %x
}

define internal i32 @handed_on(ptr %p) noinline {
  %x = call i32 @loop(ptr %p)
  %y = add i32 %x, 1
  ret i32 %y
}

; What it hands on to itself is what it got.
define internal i32 @recursive(ptr %limit, i32 %n) noinline {
  %m = load i32, ptr %limit, align 4
  %c = icmp sge i32 %n, %m
  br i1 %c, label %done, label %more
more:
  %n1 = add i32 %n, 1
  %a = call i32 @recursive(ptr %limit, i32 %n1)
  %b = add i32 %a, %n
  ret i32 %b
done:
  ret i32 %n
}

; A closure: pointers to variables, behind a pointer.
define internal i32 @closure(ptr %c, i32 %n) noinline {
  %p = load ptr, ptr %c, align 8
  %q.at = getelementptr inbounds i8, ptr %c, i64 8
  %q = load ptr, ptr %q.at, align 8
  %x = load i32, ptr %p, align 4
  %y = load i32, ptr %q, align 4
  %s = add i32 %x, %y
  %t = add i32 %s, %n
  ret i32 %t
}

define i32 @visible(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}

define internal i32 @taken(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}

define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
  %v = alloca %pair, align 8
  %w = load i64, ptr %in
  store i64 %w, ptr %v
  %r0 = call i32 @loop(ptr nonnull %v)
  %r1 = call float @fields(i32 4, ptr %v, ptr %out)
  %r2 = call i32 @sometimes(ptr %v, i1 %c)
  %r3 = call i32 @sometimes_behind(ptr %v, i1 %c)
  %r4 = call i32 @sometimes_global(ptr %in, i1 %c)
  %r5 = call i32 @writes(ptr %in, ptr %out)
  %r6 = call i32 @writes_in_loop(ptr %in, ptr %out, i32 %r5)
  %r7 = call i32 @volatile(ptr %v)
  %r8 = call i32 @handed_on(ptr %in)
  %r9 = call i32 @recursive(ptr %in, i32 0)
  %cl = alloca [2 x ptr], align 8
  store ptr %v, ptr %cl
  %cl1 = getelementptr i8, ptr %cl, i64 8
  store ptr %in, ptr %cl1
  %rc = call i32 @closure(ptr %cl, i32 %r9)
  %ra = call i32 @visible(ptr %v)
  %rb = call i32 @taken(ptr %v)
  store ptr @taken, ptr %out
  ret void
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
