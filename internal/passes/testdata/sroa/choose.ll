; Pointers to variables that a condition chooses: the loads are done on both and
; the value chosen. Stores keep what the other variable had.
define i32 @min_by_reference(i32 %a, i32 %b) {
  %x = alloca i32
  %y = alloca i32
  store i32 %a, ptr %x
  store i32 %b, ptr %y
  %c = icmp slt i32 %a, %b
  br i1 %c, label %t, label %e
t:
  br label %j
e:
  br label %j
j:
  %p = phi ptr [ %x, %t ], [ %y, %e ]
  %r = load i32, ptr %p
  ret i32 %r
}

define i32 @store_to_chosen(i1 %c) {
  %x = alloca i32
  %y = alloca i32
  store i32 1, ptr %x
  store i32 2, ptr %y
  %p = select i1 %c, ptr %x, ptr %y
  store i32 9, ptr %p
  %1 = load i32, ptr %x
  %2 = load i32, ptr %y
  %3 = mul i32 %1, 10
  %r = add i32 %3, %2
  ret i32 %r
}
