; passes: type-promotion, adce
; Phis and selects of bytes and halves get 32 bits if that saves extensions: of numbers that are cut from 32 bits, loaded, or constant.

define i32 @row(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi i8 [ 1, %entry ], [ %a1, %loop ]
  %b = phi i8 [ 2, %entry ], [ %b1, %loop ]
  %q = getelementptr i8, ptr %p, i32 %i
  %x = load i8, ptr %q
  %xz = zext i8 %x to i32
  %az = zext i8 %a to i32
  %s = add nuw nsw i32 %az, %xz
  %s8 = and i32 %s, 255
  %lt = icmp ult i8 %a, %b
  %m = select i1 %lt, i8 %a, i8 %b
  %mz = zext i8 %m to i32
  %m1 = add nuw nsw i32 %mz, 1
  %c = icmp slt i32 %s8, %m1
  %r = select i1 %c, i32 %s8, i32 %m1
  %a1 = trunc i32 %r to i8
  %lt2 = icmp ult i8 %b, %a1
  %b1 = select i1 %lt2, i8 %b, i8 %a1
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit
exit:
  store i8 %a1, ptr %p
  %z = zext i8 %b1 to i32
  ret i32 %z
}

; The minimum of loaded values, which loads extend; a truncated one is stored.
define i64 @least(ptr %p, ptr %q) {
  %a = load i16, ptr %p
  %b = load i16, ptr %q
  %c = icmp eq i16 %b, 7
  %m = select i1 %c, i16 3, i16 %b
  %n = select i1 %c, i16 %m, i16 poison
  %z = zext i16 %m to i64
  %y = zext i16 %n to i32
  store i32 %y, ptr %q
  store i16 %m, ptr %p
  ret i64 %z
}

; A parameter has to be extended itself, and a signed comparison reads the sign.
define i32 @param(i8 %x, i1 %c) {
  %m = select i1 %c, i8 3, i8 %x
  %z = zext i8 %m to i32
  ret i32 %z
}
define i1 @signed(i32 %x, i1 %c) {
  %t = trunc i32 %x to i8
  %m = select i1 %c, i8 3, i8 %t
  %z = icmp slt i8 %m, 2
  ret i1 %z
}

; Two phis that exchange their values.
define i32 @swap(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %a = phi i8 [ 1, %entry ], [ %b, %loop ]
  %b = phi i8 [ -2, %entry ], [ %a, %loop ]
  %z = zext i8 %a to i32
  %s1 = add i32 %s, %z
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %s1
}
