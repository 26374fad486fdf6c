source_filename = "ctors.cu"
target triple = "nvptx64-nvidia-cuda"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }, { i32, ptr, ptr } { i32 7, ptr @second, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]
define internal void @first() {
  ret void
}
define internal void @second() {
  ret void
}
define internal void @last() {
  ret void
}
