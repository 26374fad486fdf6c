; passes: simplifycfg-late
; P-20: a loop that several edges lead into, with the same value for a phi of it, is entered by one block: the value
; is copied once, and threads that have gone different ways meet in front of the loop and not in it.

declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32)

define float @sum(i1 %c, ptr %p) {
entry:
  br i1 %c, label %load, label %loop

load:
  %x = load float, ptr %p
  br label %loop

loop:
  %i = phi i32 [ 16, %entry ], [ 16, %load ], [ %half, %loop ]
  %s = phi float [ 0.0, %entry ], [ %x, %load ], [ %sum, %loop ]
  %y = call float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %s, i32 %i, i32 31)
  %sum = fadd float %s, %y
  %half = lshr i32 %i, 1
  %more = icmp ugt i32 %i, 1
  br i1 %more, label %loop, label %done

done:
  ret float %sum
}

; Nothing in common.
define i32 @apart(i1 %c, ptr %p) {
entry:
  br i1 %c, label %load, label %loop

load:
  %x = load i32, ptr %p
  br label %loop

loop:
  %i = phi i32 [ 16, %entry ], [ %x, %load ], [ %half, %loop ]
  %half = lshr i32 %i, 1
  %more = icmp ugt i32 %i, 1
  br i1 %more, label %loop, label %done

done:
  ret i32 %half
}
