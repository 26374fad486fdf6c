; passes: loop-unroll-full, sroa, instcombine, simplifycfg
; Loops with few iterations become straight code, inner ones first, and local arrays
; with them registers. A barrier may be copied whole iterations at a time (P-18).
; Metadata forbids or demands it.
declare void @llvm.nvvm.barrier0() convergent
declare void @work(i32)

define i32 @array(i32 %x) {
entry:
  %a = alloca [4 x i32]
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i1, %fill ]
  %p = getelementptr [4 x i32], ptr %a, i32 0, i32 %i
  %v = mul i32 %x, %i
  store i32 %v, ptr %p
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br i1 %c, label %fill, label %sum
sum:
  %j = phi i32 [ 0, %fill ], [ %j1, %sum ]
  %s = phi i32 [ 0, %fill ], [ %s1, %sum ]
  %q = getelementptr [4 x i32], ptr %a, i32 0, i32 %j
  %w = load i32, ptr %q
  %s1 = xor i32 %s, %w
  %j1 = add i32 %j, 1
  %d = icmp slt i32 %j1, 4
  br i1 %d, label %sum, label %exit
exit:
  ret i32 %s1
}

define void @halving(i32 %x) {
entry:
  br label %head
head:
  %o = phi i32 [ 4, %entry ], [ %o1, %body ]
  %c = icmp sgt i32 %o, 0
  br i1 %c, label %body, label %exit
body:
  call void @work(i32 %o)
  call void @llvm.nvvm.barrier0() convergent
  %o1 = lshr i32 %o, 1
  br label %head
exit:
  ret void
}

; Another way out of the loop stays in every copy.
define i32 @find(ptr %a, i32 %x) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %f = icmp eq i32 %v, %x
  br i1 %f, label %found, label %next
next:
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 3
  br i1 %c, label %head, label %found
found:
  %r = phi i32 [ %i, %head ], [ -1, %next ]
  %l = add i32 %r, %v
  ret i32 %l
}

define void @forbidden() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  call void @work(i32 %i)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 2
  br i1 %c, label %body, label %exit, !llvm.loop !0
exit:
  ret void
}

define void @unknown(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  call void @work(i32 %i)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

; A counter may be a floating-point number.
define float @window(ptr %p, float %x) {
entry:
  br label %loop
loop:
  %i = phi float [ -1.5, %entry ], [ %i1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %w = fmul float %i, %i
  %y = fmul float %w, %x
  %s1 = fadd float %s, %y
  %i1 = fadd float %i, 1.0
  %c = fcmp ole float %i1, 1.5
  br i1 %c, label %loop, label %exit
exit:
  ret float %s1
}
