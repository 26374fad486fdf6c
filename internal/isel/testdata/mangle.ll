; Names that PTX cannot spell are mangled if that is asked for, and internal ones in any case.
; with: mangle
target triple = "nvptx64-nvidia-cuda"

@"a.b" = addrspace(1) global i32 5
@"ünlaut" = internal addrspace(1) global i32 6

; @x.y is not executed: the test has its name in PTX only mangled
define i32 @"x.y"(i32 %v) {
  %a = load i32, ptr addrspace(1) @"a.b"
  %r = add i32 %a, %v
  ret i32 %r
}

define internal i32 @"in.side"(i32 %v) {
  %a = load i32, ptr addrspace(1) @"ünlaut"
  %r = sub i32 %a, %v
  ret i32 %r
}

define i32 @calls(i32 %v) {
  %a = call i32 @"x.y"(i32 %v)
  %r = call i32 @"in.side"(i32 %a)
  ret i32 %r
}

; @in.side is not executed: the test has its name in PTX only mangled
