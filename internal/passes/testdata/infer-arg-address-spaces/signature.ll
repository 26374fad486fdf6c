; A parameter of local or shared memory gets the type of its space, also where the function passes it on and where it was nonnull.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [16 x i32] undef, align 4

define ptx_kernel void @k(ptr addrspace(1) %g, i32 %n) {
  %a = alloca [16 x i32], align 4
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  %a1 = getelementptr inbounds i32, ptr %a, i64 4
  call void @walk(i32 %n, ptr nonnull align 4 %a1, ptr %p, ptr %q)
  call void @walk(i32 7, ptr %a, ptr %p, ptr %q)
  ret void
}

define internal void @walk(i32 %n, ptr nonnull align 4 captures(none) %a, ptr %b, ptr %g) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %n1 = add i32 %n, -1
  %b1 = getelementptr i32, ptr %b, i32 1
  call void @walk(i32 %n1, ptr %a, ptr %b1, ptr %g)
  %v = load i32, ptr %a, align 4
  %w = add i32 %v, %n
  store i32 %w, ptr %a, align 4
  store i32 %w, ptr %b, align 4
  br label %done
done:
  ret void
}
