; Pointers to local, shared and constant memory have 32 bits in this data layout, generic ones 64.
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [256 x i32] undef, align 4
@c = internal addrspace(4) constant [4 x i32] [i32 1, i32 20, i32 300, i32 4000], align 4
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %a = alloca [7 x i32], align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tz = zext i32 %t to i64
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %l ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %v = trunc i64 %i to i32
  %v2 = mul i32 %v, %t
  store i32 %v2, ptr %p
  %i1 = add i64 %i, 1
  %e = icmp eq i64 %i1, 6
  br i1 %e, label %x, label %l
x:
  %k = and i32 %t, 3
  %kz = zext i32 %k to i64
  %q = getelementptr [7 x i32], ptr %a, i64 0, i64 %kz
  %w = load i32, ptr %q
  %cp = getelementptr i32, ptr addrspace(4) @c, i64 %kz
  %cv = load i32, ptr addrspace(4) %cp
  %sp = getelementptr [256 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 %cv, ptr addrspace(3) %sp
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %tx = xor i32 %t, 1
  %sq = getelementptr [256 x i32], ptr addrspace(3) @s, i32 0, i32 %tx
  %sg = addrspacecast ptr addrspace(3) %sq to ptr
  %sv = load i32, ptr %sg
  %r = add i32 %w, %sv
  %si = ptrtoint ptr addrspace(3) %sq to i32
  %o = getelementptr [64 x i64], ptr %out, i64 %tz
  store i32 %r, ptr %o
  %o2 = getelementptr i8, ptr %o, i64 8
  store i32 %si, ptr %o2
  %pl = addrspacecast ptr %q to ptr addrspace(5)
  %pv = load i32, ptr addrspace(5) %pl
  %o3 = getelementptr i8, ptr %o, i64 16
  store i32 %pv, ptr %o3
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
