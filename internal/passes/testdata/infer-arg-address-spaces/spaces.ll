; passes: infer-arg-address-spaces, infer-address-spaces, adce
; A function that only this module calls learns the space that all its callers pass; one
; that is called with several, or from elsewhere, does not.
@s = internal addrspace(3) global [64 x i32] undef
@g = internal addrspace(1) global [64 x i32] zeroinitializer

define internal i32 @shared(ptr %p, i32 %n) noinline {
  %i = sext i32 %n to i64
  %q = getelementptr i32, ptr %p, i64 %i
  %r = call i32 @deeper(ptr %q)
  %x = load i32, ptr %q
  %y = add i32 %x, %r
  ret i32 %y
}

define internal i32 @deeper(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}

define internal i32 @both(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @visible(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @top(i32 %n) {
  %a = call i32 @shared(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %n)
  %b = call i32 @shared(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 8), i32 1)
  %c = call i32 @both(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %d = call i32 @both(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %e = call i32 @visible(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %1 = add i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %2, %d
  %4 = add i32 %3, %e
  ret i32 %4
}
