; Aliases of functions: of definitions, of other aliases, of weak functions, called and addressed.
target triple = "nvptx64-nvidia-cuda"

@first = alias i32 (i32), ptr @f
@second = alias i32 (i32), ptr @first
@weak = weak alias i32 (i32), ptr @f

define i32 @f(i32 %x) {
  %r = mul i32 %x, 3
  ret i32 %r
}

define i32 @calls(i32 %x) {
  %a = call i32 @first(i32 %x)
  %b = call i32 @second(i32 %a)
  ret i32 %b
}

define i32 @before(i32 %x, i1 %c) {
  %p = select i1 %c, ptr @first, ptr @f
  %r = call i32 %p(i32 %x)
  ret i32 %r
}
