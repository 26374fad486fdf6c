; passes: indvars, instcombine, early-cse, adce
target triple = "nvptx64-nvidia-cuda"

; One counter is tested; others are the same, a distance away, wider (it does not overflow), narrower.
define ptx_kernel void @all(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %body
body:
  %j = phi i32 [ 0, %entry ], [ %j1, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %m = phi i32 [ 5, %entry ], [ %m1, %body ]
  %l = phi i64 [ 0, %entry ], [ %l1, %body ]
  %s = phi i16 [ 0, %entry ], [ %s1, %body ]
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %l
  %w = mul i32 %i, %j
  %x = xor i32 %w, %m
  %z = zext i16 %s to i32
  %y = add i32 %x, %z
  store i32 %y, ptr addrspace(1) %a
  %i1 = add nsw i32 %i, 1
  %j1 = add i32 %j, 1
  %m1 = add i32 %m, 1
  %l1 = add i64 %l, 1
  %s1 = add i16 %s, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

; The tested counter may overflow, so the wider one is not its extension. Another one that may
; not overflow is the same, but the tested one must not become poison where it is.
define ptx_kernel void @overflow(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %j = phi i32 [ 0, %entry ], [ %j1, %body ]
  %l = phi i64 [ 0, %entry ], [ %l1, %body ]
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %l
  %y = add i32 %i, %j
  store i32 %y, ptr addrspace(1) %a
  %i1 = add i32 %i, 1
  %j1 = add nsw i32 %j, 1
  %l1 = add i64 %l, 1
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

; None of them is tested: the one that is left may overflow as both may.
define ptx_kernel void @untested(ptr addrspace(1) %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %j = phi i32 [ 0, %entry ], [ %j1, %body ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %j, ptr addrspace(1) %a
  %v = load volatile i32, ptr addrspace(1) %p
  %i1 = add nsw i32 %i, 1
  %j1 = add i32 %j, 1
  %c = icmp ne i32 %v, 0
  br i1 %c, label %body, label %exit
exit:
  ret void
}
