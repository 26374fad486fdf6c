; Zeros behind addresses are written out; a structure that does not say how it is aligned stands at 8.
target triple = "nvptx64-nvidia-cuda"

@target = addrspace(1) global i32 0
@half_empty = addrspace(1) global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @target to ptr), ptr null, ptr addrspacecast (ptr addrspace(1) @target to ptr), ptr null]
@small = addrspace(1) global { i32, i32 } { i32 1, i32 0 }
@array = addrspace(1) global [2 x { i16, i16 }] [{ i16, i16 } { i16 1, i16 2 }, { i16, i16 } zeroinitializer]
@aligned = addrspace(1) global { i32, i32 } { i32 1, i32 2 }, align 4
@plain = addrspace(1) global [3 x i16] [i16 1, i16 2, i16 0]

; The sign of the product is there before the quotient is.
define i32 @divided(i32 %a) {
  %r = sdiv i32 %a, 7
  ret i32 %r
}
