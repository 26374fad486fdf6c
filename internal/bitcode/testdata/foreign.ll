; A module for another machine: big-endian, pointers of 16 and 160 bits, allocas and functions in spaces of
; their own (LangRef, "Data Layout").
source_filename = "foreign"
target datalayout = "E-p:64:64-p1:16:16-p7:160:256:256:32-P4-A5-G1-i64:64-n32:64"
target triple = "s390x-unknown-linux"

@g = addrspace(1) global i32 7
@p = addrspace(1) global ptr addrspace(1) null

define i32 @f(i32 %x) addrspace(4) {
  %a = alloca i32, align 4, addrspace(5)
  %b = alloca [4 x ptr addrspace(1)], i64 3, align 2, addrspace(5)
  %c = alloca i32, align 4
  store i32 %x, ptr addrspace(5) %a, align 4
  %y = call addrspace(4) i32 @f(i32 %x)
  %z = ptrtoint ptr addrspace(7) null to i160
  ret i32 %y
}
