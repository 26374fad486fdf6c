; passes: declare-intrinsics, type-promotion, adce, strip-dead-prototypes
; An unsigned minimum is a choice like a select.
declare i8 @llvm.umin.i8(i8, i8)

define i32 @least(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %m = phi i8 [ -1, %entry ], [ %l, %loop ]
  %q = getelementptr i8, ptr %p, i32 %i
  %x = load i8, ptr %q
  %l = call i8 @llvm.umin.i8(i8 %m, i8 %x)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = zext i8 %l to i32
  ret i32 %r
}
