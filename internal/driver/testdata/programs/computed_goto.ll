; A small interpreter whose dispatch is a table of block addresses and an indirectbr, as
; clang makes of computed goto.
; out: 16
target triple = "nvptx64-nvidia-cuda"
@tab = private unnamed_addr constant [3 x ptr] [ptr blockaddress(@k, %double), ptr blockaddress(@k, %inc), ptr blockaddress(@k, %stop)], align 16
@prog = private constant [6 x i8] c"\01\00\01\00\00\02"

define ptx_kernel void @k(ptr %out) {
entry:
  br label %next
double:
  %d = shl i32 %acc, 1
  br label %next
inc:
  %i = add i32 %acc, 1
  br label %next
next:
  %v = phi i32 [ 1, %entry ], [ %d, %double ], [ %i, %inc ]
  %pc = phi i64 [ 0, %entry ], [ %pc1, %double ], [ %pc1, %inc ]
  br label %dispatch
dispatch:
  %acc = phi i32 [ %v, %next ]
  %at = getelementptr i8, ptr @prog, i64 %pc
  %op = load i8, ptr %at
  %pc1 = add i64 %pc, 1
  %e = getelementptr [3 x ptr], ptr @tab, i64 0, i8 %op
  %to = load ptr, ptr %e
  indirectbr ptr %to, [label %double, label %inc, label %stop]
stop:
  %r = sub i32 %acc, 4
  store i32 %r, ptr %out
  ret void
}
