; Casts of constants that choose the instruction are folded; values that the program computes stay.
define i32 @f(i64 %p, i32 %v) {
entry:
  %half = add i64 1, 1
  br label %b
b:
  %m = phi i64 [ %half, %entry ]
  %mode = trunc i64 %m to i32
  %r = call {i32, i1} @llvm.nvvm.shfl.sync.i32(i32 -1, i32 %mode, i32 %v, i32 1, i32 31)
  %c = trunc i64 3 to i32
  %q = call {i32, i1} @llvm.nvvm.vote.sync(i32 -1, i32 %c, i1 true)
  %d = trunc i64 %p to i32
  %s = call {i32, i1} @llvm.nvvm.shfl.sync.i32(i32 -1, i32 %d, i32 %v, i32 1, i32 31)
  %x = extractvalue {i32, i1} %r, 0
  %y = extractvalue {i32, i1} %q, 0
  %z = add i32 %x, %y
  ret i32 %z
}
declare {i32, i1} @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
declare {i32, i1} @llvm.nvvm.vote.sync(i32, i32, i1)
