; Functions that call themselves and each other pass the spaces of their own parameters.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [16 x i32] undef, align 4

define ptx_kernel void @k(ptr addrspace(1) %g, i32 %n) {
  %a = alloca [16 x i32], align 4
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  call void @self(ptr %a, ptr %p, i32 %n)
  call void @even(ptr %q, i32 %n)
  ret void
}

; The first is local always, the second shared or local.
define internal void @self(ptr %a, ptr %b, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  store i32 %n, ptr %a, align 4
  store i32 %n, ptr %b, align 4
  %n1 = add i32 %n, -1
  %a1 = getelementptr i32, ptr %a, i32 1
  call void @self(ptr %a1, ptr %a, i32 %n1)
  br label %done
done:
  ret void
}

define internal void @even(ptr %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %n1 = add i32 %n, -1
  call void @odd(ptr %p, i32 %n1)
  br label %done
done:
  ret void
}

define internal void @odd(ptr %p, i32 %n) {
  store i32 %n, ptr %p, align 4
  %p1 = getelementptr i32, ptr %p, i32 1
  call void @even(ptr %p1, i32 %n)
  ret void
}

; No other function calls it: its parameter has no space.
define internal void @island(ptr %p) {
  store i32 0, ptr %p, align 4
  call void @island(ptr %p)
  ret void
}
