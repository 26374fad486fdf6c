; ModuleID = 'testdata/nvptx-ctor-dtor-lowering.ll'
source_filename = "ctors.cu"
target triple = "nvptx64-nvidia-cuda"

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }, { i32, ptr, ptr } { i32 7, ptr @second, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]
@__init_array_object_first_4a544eafd97fd1cf_65535 = addrspace(4) constant ptr @first
@__init_array_object_second_4a544eafd97fd1cf_7 = addrspace(4) constant ptr @second
@__init_array_start = weak addrspace(1) global ptr addrspace(1) null
@__init_array_end = weak addrspace(1) global ptr addrspace(1) null
@__fini_array_object_last_4a544eafd97fd1cf_65535 = addrspace(4) constant ptr @last
@__fini_array_start = weak addrspace(1) global ptr addrspace(1) null
@__fini_array_end = weak addrspace(1) global ptr addrspace(1) null

define internal void @first() {
  ret void
}

define internal void @second() {
  ret void
}

define internal void @last() {
  ret void
}

define weak_odr ptx_kernel void @nvptx$device$init() #0 {
  %1 = load ptr addrspace(1), ptr addrspace(1) @__init_array_start, align 8
  %2 = load ptr addrspace(1), ptr addrspace(1) @__init_array_end, align 8
  %3 = icmp ne ptr addrspace(1) %1, %2
  br i1 %3, label %4, label %9

4:                                                ; preds = %4, %0
  %5 = phi ptr addrspace(1) [ %1, %0 ], [ %7, %4 ]
  %6 = load ptr, ptr addrspace(1) %5, align 8
  call void %6()
  %7 = getelementptr i8, ptr addrspace(1) %5, i64 8
  %8 = icmp ne ptr addrspace(1) %7, %2
  br i1 %8, label %4, label %9

9:                                                ; preds = %4, %0
  ret void
}

define weak_odr ptx_kernel void @nvptx$device$fini() #0 {
  %1 = load ptr addrspace(1), ptr addrspace(1) @__fini_array_start, align 8
  %2 = load ptr addrspace(1), ptr addrspace(1) @__fini_array_end, align 8
  %3 = getelementptr i8, ptr addrspace(1) %2, i64 -8
  %4 = icmp uge ptr addrspace(1) %3, %1
  br i1 %4, label %5, label %10

5:                                                ; preds = %5, %0
  %6 = phi ptr addrspace(1) [ %3, %0 ], [ %8, %5 ]
  %7 = load ptr, ptr addrspace(1) %6, align 8
  call void %7()
  %8 = getelementptr i8, ptr addrspace(1) %6, i64 -8
  %9 = icmp uge ptr addrspace(1) %8, %1
  br i1 %9, label %5, label %10

10:                                               ; preds = %5, %0
  ret void
}

attributes #0 = { "nvvm.maxntid"="1" }
