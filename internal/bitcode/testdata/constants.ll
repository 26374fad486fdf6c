; Constants that promise something about addresses, and signed pointers (LangRef, "Constant Expressions",
; "Pointer Authentication Constants").
source_filename = "constants"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = global [4 x i32] zeroinitializer
@hidden = external global i8
@inbounds = constant ptr getelementptr inbounds inrange(-8, 8) ([4 x i32], ptr @table, i64 0, i64 2)
@plain = constant ptr getelementptr inrange(0, 16) (i8, ptr @table, i64 8)
@nuw = constant ptr getelementptr nuw inrange(-16, 16) (i8, ptr @table, i64 8)
@wide = constant ptr getelementptr inrange(-9223372036854775808, 9223372036854775807) (i8, ptr @table, i64 8)
@other = constant ptr getelementptr inrange(0, 17) (i8, ptr @table, i64 8)
@none = constant ptr getelementptr (i8, ptr @table, i64 8)
@vector = constant <2 x ptr> getelementptr inrange(0, 4) (i8, <2 x ptr> <ptr @table, ptr @plain>, i64 1)
@key = constant ptr ptrauth (ptr @callee, i32 0)
@number = constant ptr ptrauth (ptr @callee, i32 1, i64 1234)
@address = constant ptr ptrauth (ptr @callee, i32 2, i64 0, ptr @address)
@both = constant ptr ptrauth (ptr @callee, i32 2, i64 7, ptr inttoptr (i64 1 to ptr))
@off = constant ptr ptrauth (ptr @callee, i32 2, i64 0, ptr null, ptr @hidden)
@all = constant ptr ptrauth (ptr @callee, i32 3, i64 7, ptr @all, ptr @hidden)
@empty = constant [0 x i32] zeroinitializer
@hexadecimal = constant <2 x i8> <i8 u0x10, i8 s0x80>

declare void @callee()

define ptr @uses(ptr %p) {
  %x = load ptr, ptr getelementptr inbounds inrange(-8, 8) ([4 x i32], ptr @table, i64 0, i64 2), align 8
  %y = load ptr, ptr ptrauth (ptr @callee, i32 1, i64 1234), align 8
  store ptr ptrauth (ptr @callee, i32 1, i64 99), ptr %p, align 8
  call void ptrauth (ptr @callee, i32 0, i64 5)() [ "ptrauth"(i32 0, i64 5) ]
  ret ptr %x
}
