; Structures and arrays as values, phis of one value, freeze.
%pair = type { i32, i32 }
%nest = type { %pair, i64 }
declare void @effect()

define i32 @inserted(%pair %p, i32 %x) {
  %a = insertvalue %pair %p, i32 %x, 1
  %e = extractvalue %pair %a, 1
  ret i32 %e
}
define i32 @past_insert(%pair %p, i32 %x) {
  %a = insertvalue %pair %p, i32 %x, 1
  %e = extractvalue %pair %a, 0
  ret i32 %e
}
define i32 @part_of_inserted(%nest %n, %pair %p) {
  %a = insertvalue %nest %n, %pair %p, 0
  %e = extractvalue %nest %a, 0, 1
  ret i32 %e
}
define i32 @part_of_constant(%nest %n) {
  %a = insertvalue %nest %n, %pair { i32 4, i32 5 }, 0
  %e = extractvalue %nest %a, 0, 1
  ret i32 %e
}
; What is extracted contains what was inserted.
define %pair @whole(%nest %n, i32 %x) {
  %a = insertvalue %nest %n, i32 %x, 0, 0
  %e = extractvalue %nest %a, 0
  ret %pair %e
}
define i64 @past_constant(i32 %x) {
  %a = insertvalue %nest { %pair { i32 1, i32 2 }, i64 3 }, i32 %x, 0, 0
  %e = extractvalue %nest %a, 1
  ret i64 %e
}
define %pair @poison_inserted(%pair %p) {
  %a = insertvalue %pair %p, i32 poison, 0
  ret %pair %a
}
define %pair @put_back(%pair %p) {
  %e = extractvalue %pair %p, 1
  %a = insertvalue %pair %p, i32 %e, 1
  ret %pair %a
}
define %pair @overwritten(%pair %p, i32 %x, i32 %y) {
  %a = insertvalue %pair %p, i32 %x, 1
  %b = insertvalue %pair %a, i32 %y, 1
  ret %pair %b
}
define [2 x i32] @constants() {
  %a = insertvalue [2 x i32] [i32 1, i32 2], i32 3, 1
  ret [2 x i32] %a
}
define i32 @undefined_way(i1 %c, i32 noundef %x) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @effect()
  br label %b
b:
  %v = phi i32 [ %x, %entry ], [ undef, %a ]
  ret i32 %v
}
; x may be poison, which is worse than undefined.
define i32 @undefined_way_poison(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @effect()
  br label %b
b:
  %v = phi i32 [ %x, %entry ], [ undef, %a ]
  ret i32 %v
}
define i32 @poison_way(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @effect()
  br label %b
b:
  %v = phi i32 [ %x, %entry ], [ poison, %a ]
  ret i32 %v
}
define i32 @nothing_comes(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @effect()
  br label %b
b:
  %v = phi i32 [ undef, %entry ], [ poison, %a ]
  ret i32 %v
}
define i32 @frozen_undef() {
  %a = freeze i32 undef
  ret i32 %a
}
define i32 @frozen_once(i32 %x) {
  %a = freeze i32 %x
  %b = add i32 %a, 1
  %c = freeze i32 %b
  ret i32 %c
}
; The addition may be poison for a defined x.
define i32 @frozen_sum(i32 noundef %x) {
  %b = add nsw i32 %x, 1
  %c = freeze i32 %b
  ret i32 %c
}
define i32 @from_undefined_address() {
  %v = load i32, ptr undef
  ret i32 %v
}
define ptr @poison_address(i64 %i) {
  %p = getelementptr i32, ptr poison, i64 %i
  ret ptr %p
}

; A part that contains what has been inserted into it.
define i32 @part(%nest %n, i32 %x) {
  %a = insertvalue %nest %n, i32 %x, 0, 1
  %b = extractvalue %nest %a, 0
  %c = extractvalue %pair %b, 1
  ret i32 %c
}

define i32 @partbeside(%nest %n, i32 %x) {
  %a = insertvalue %nest %n, i32 %x, 0, 1
  %b = extractvalue %nest %a, 0
  %c = extractvalue %pair %b, 0
  ret i32 %c
}

define %pair @partpoison(i32 %x) {
  %a = insertvalue %nest poison, i32 %x, 0, 1
  %b = extractvalue %nest %a, 0
  ret %pair %b
}
