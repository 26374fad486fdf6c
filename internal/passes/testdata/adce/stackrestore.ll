; A release of stack memory goes where the function takes none of a variable size, and the position with it; where
; it takes some, both stay. clang writes them around arrays of variable length, which inlining often gives a constant one.
declare ptr @llvm.stacksave()
declare void @llvm.stackrestore(ptr)
declare void @use(ptr)

define void @constant(ptr %p) {
entry:
  %s = call ptr @llvm.stacksave()
  %a = alloca i8, i64 8
  call void @use(ptr %a)
  call void @llvm.stackrestore(ptr %s)
  ret void
}

define void @variable(i64 %n, i1 %again) {
entry:
  br label %body
body:
  %s = call ptr @llvm.stacksave()
  %a = alloca i8, i64 %n
  call void @use(ptr %a)
  call void @llvm.stackrestore(ptr %s)
  br i1 %again, label %body, label %exit
exit:
  %unused = call ptr @llvm.stacksave()
  ret void
}
