target triple = "nvptx64-nvidia-cuda"

; reqntid fixes every dimension (those that it leaves out are 1), so indices are below it.
define ptx_kernel void @fixed(ptr addrspace(1) %p) #0 {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %low = and i32 %tx, 127
  %in = icmp ult i32 %tx, 128
  %one = zext i1 %in to i32
  store volatile i32 %nx, ptr addrspace(1) %p
  store volatile i32 %ty, ptr addrspace(1) %p
  store volatile i32 %low, ptr addrspace(1) %p
  store volatile i32 %one, ptr addrspace(1) %p
  ret void
}

; maxntid bounds the product: any dimension may be as large.
define ptx_kernel void @most(ptr addrspace(1) %p) #1 {
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %in = icmp ult i32 %ty, 64
  %one = zext i1 %in to i32
  %some = icmp eq i32 %nx, 0
  %two = zext i1 %some to i32
  %less = icmp ult i32 %ty, 63
  %three = zext i1 %less to i32
  store volatile i32 %one, ptr addrspace(1) %p
  store volatile i32 %two, ptr addrspace(1) %p
  store volatile i32 %three, ptr addrspace(1) %p
  ret void
}

; The same for clusters.
define ptx_kernel void @cluster(ptr addrspace(1) %p) #2 {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %low = and i32 %r, 7
  %rs = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  store volatile i32 %n, ptr addrspace(1) %p
  store volatile i32 %low, ptr addrspace(1) %p
  store volatile i32 %rs, ptr addrspace(1) %p
  ret void
}

; What is promised of one kernel is not promised of functions.
define void @function(ptr addrspace(1) %p) #0 {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  store volatile i32 %nx, ptr addrspace(1) %p
  store volatile i32 %w, ptr addrspace(1) %p
  ret void
}

; What the front end knows of a value in memory.
define void @range(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p, !range !0
  %low = and i32 %x, 15
  %big = icmp ugt i32 %x, 12
  %one = zext i1 %big to i32
  store volatile i32 %low, ptr addrspace(1) %p
  store volatile i32 %one, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { "nvvm.maxntid"="32,2" }
attributes #2 = { "nvvm.cluster_dim"="4,2" }

!0 = !{i32 1, i32 9}

; Sums and quotients of bounded numbers are bounded.
define ptx_kernel void @sums(ptr addrspace(1) %p) #1 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %s = add i32 %t, %n
  %q = udiv i32 %s, 3
  %in = icmp ult i32 %q, 43
  %one = zext i1 %in to i32
  %not = icmp ult i32 %q, 42
  %two = zext i1 %not to i32
  store volatile i32 %one, ptr addrspace(1) %p
  store volatile i32 %two, ptr addrspace(1) %p
  ret void
}

; A product of two registers may be as great as a signed number may be, and the sum is not negative either.
define i32 @linear_index() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul nsw i32 %b, %n
  %i = add nsw i32 %m, %t
  %r = srem i32 %i, 64
  %d = sdiv i32 %i, 32
  %s = add i32 %r, %d
  ret i32 %s
}
