; passes: instcombine, adce
; Gathers and scatters with constant masks are single accesses, whose addresses other passes see. The numbers of the elements are a constant.

define <2 x float> @all(<2 x ptr addrspace(1)> %p, <2 x float> %x, <2 x ptr> %q) {
  %v = call <2 x float> @llvm.masked.gather.v2f32.v2p1(<2 x ptr addrspace(1)> align 8 %p, <2 x i1> splat (i1 true), <2 x float> poison)
  call void @llvm.masked.scatter.v2f32.v2p0(<2 x float> %x, <2 x ptr> align 4 %q, <2 x i1> splat (i1 true))
  ret <2 x float> %v
}

define <4 x half> @some(ptr %p, <4 x half> %x) {
  %q = getelementptr half, ptr %p, <4 x i64> <i64 0, i64 5, i64 2, i64 9>
  %v = call <4 x half> @llvm.masked.gather.v4f16.v4p0(<4 x ptr> align 2 %q, <4 x i1> <i1 1, i1 0, i1 1, i1 0>, <4 x half> %x)
  call void @llvm.masked.scatter.v4f16.v4p0(<4 x half> %x, <4 x ptr> align 2 %q, <4 x i1> <i1 0, i1 1, i1 0, i1 0>)
  ret <4 x half> %v
}

define <2 x float> @none(<2 x ptr> %p, <2 x float> %x) {
  %v = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> align 4 %p, <2 x i1> zeroinitializer, <2 x float> %x)
  call void @llvm.masked.scatter.v2f32.v2p0(<2 x float> %x, <2 x ptr> align 4 %p, <2 x i1> zeroinitializer)
  ret <2 x float> %v
}

; Truth values have no addresses of their own, and this mask is not known.
define <2 x i1> @others(<2 x ptr> %p, <2 x i1> %m, <2 x i32> %x) {
  %v = call <2 x i1> @llvm.masked.gather.v2i1.v2p0(<2 x ptr> align 1 %p, <2 x i1> splat (i1 true), <2 x i1> poison)
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> %x, <2 x ptr> align 4 %p, <2 x i1> %m)
  ret <2 x i1> %v
}

define <4 x i32> @numbers(<4 x i32> %x) {
  %s = call <4 x i32> @llvm.stepvector.v4i32()
  %t = shl <4 x i32> %s, splat (i32 2)
  %r = add <4 x i32> %x, %t
  ret <4 x i32> %r
}
