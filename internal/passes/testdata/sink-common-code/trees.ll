; passes: sink-common-code
; Operations of both sides that are used by each other and by phis move to the join block, in whatever order they stand: phis choose between
; their operands. A phi is shared by all that need it.

define float @upwind(float %a, float %b, float %c, float %d, i1 %forward) {
entry:
  br i1 %forward, label %left, label %right
left:
  %l0 = fsub float %a, %b
  %l1 = fmul float %l0, %l0
  %l2 = fadd float %l1, %c
  %l3 = fdiv float %l0, %l2
  br label %join
right:
  %r0 = fsub float %d, %b
  %r1 = fmul float %r0, %r0
  %other = fmul float %r1, 3.0
  %r2 = fadd float %r1, %c
  %r3 = fdiv float %r0, %r2
  br label %join
join:
  %x = phi float [ %l3, %left ], [ %r3, %right ]
  %y = phi float [ %c, %left ], [ %other, %right ]
  %z = fadd float %x, %y
  ret float %z
}

; The quotients move, past the store. The differences would need two phis.
define float @past_store(ptr %p, float %a, float %b, float %c, i1 %forward) {
entry:
  br i1 %forward, label %left, label %right
left:
  %l0 = fsub float %a, %b
  %l1 = fdiv float %l0, %c
  store float %a, ptr %p
  br label %join
right:
  %r0 = fsub float %b, %a
  %r1 = fdiv float %r0, %c
  br label %join
join:
  %x = phi float [ %l1, %left ], [ %r1, %right ]
  ret float %x
}

; More phis than it saves instructions: nothing moves.
define i32 @leaves(i32 %a, i32 %b, i32 %c, i32 %d, i1 %which) {
entry:
  br i1 %which, label %left, label %right
left:
  %l0 = xor i32 %a, %b
  %l1 = call i32 @f(i32 %l0)
  br label %join
right:
  %r0 = xor i32 %c, %d
  %r1 = call i32 @f(i32 %r0)
  br label %join
join:
  %x = phi i32 [ %l0, %left ], [ %r0, %right ]
  %y = phi i32 [ %l1, %left ], [ %r1, %right ]
  %z = add i32 %x, %y
  ret i32 %z
}

; Divisions and shifts by different constants, loads, and different operations stay.
define i32 @stay(i32 %a, i32 %b, ptr %p, i1 %which) {
entry:
  br i1 %which, label %left, label %right
left:
  %l0 = udiv i32 %a, 3
  %l1 = lshr i32 %l0, 2
  %l2 = load i32, ptr %p
  %l3 = add i32 %l1, %l2
  store i32 %a, ptr %p
  br label %join
right:
  %r0 = udiv i32 %a, 5
  %r1 = lshr i32 %r0, 3
  %r2 = load i32, ptr %p
  %r3 = add i32 %r1, %r2
  store i32 %b, ptr %p
  br label %join
join:
  %x = phi i32 [ %l3, %left ], [ %r3, %right ]
  ret i32 %x
}

; Flags hold only if they hold on both sides.
define i32 @flags(i32 %a, i32 %b, i32 %c, i1 %which) {
entry:
  br i1 %which, label %left, label %right
left:
  %l0 = add nsw i32 %a, %c
  %l1 = sdiv exact i32 %l0, %b
  br label %join
right:
  %r0 = add nuw nsw i32 %b, %c
  %r1 = sdiv i32 %r0, %b
  br label %join
join:
  %x = phi i32 [ %l1, %left ], [ %r1, %right ]
  ret i32 %x
}

declare i32 @f(i32)
