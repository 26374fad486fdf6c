; What LLVM 7 does not have, or has in another form, and must be said in its words.
source_filename = "llvm7.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%node = type { ptr, i32, [2 x ptr] }

@far = addrspace(1) global i64 0
@head = addrspace(1) global %node { ptr addrspacecast (ptr addrspace(1) @far to ptr), i32 1, [2 x ptr] [ptr null, ptr getelementptr (i8, ptr @words, i64 8)] }
@table = constant [2 x ptr] [ptr @callee, ptr @other]
@inside = constant ptr getelementptr inbounds (%node, ptr addrspacecast (ptr addrspace(1) @head to ptr), i64 0, i32 2, i64 1)
@shared = internal addrspace(3) global [32 x float] poison, align 4
@alias = alias i32, getelementptr (i8, ptr @words, i64 4)
@words = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@llvm.used = appending global [2 x ptr] [ptr @callee, ptr @words], section "llvm.metadata"

define internal i32 @callee(ptr %p, i32 %x) #0 {
  %v = load i32, ptr %p, align 4
  %r = add i32 %v, %x
  ret i32 %r
}

define internal i32 @other(ptr %p, i32 %x) {
  %v = load float, ptr %p, align 4
  %i = fptosi float %v to i32
  ret i32 %i
}

define internal void @by_value(ptr byval(%node) align 8 %n, ptr sret([2 x i32]) align 4 captures(none) %out) {
  %p = getelementptr inbounds nuw %node, ptr %n, i64 0, i32 1
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) noundef readonly captures(none) %in, ptr noundef %out, i32 range(i32 0, 1024) %n, float %x) #1 {
entry:
  %a = alloca %node, align 8
  %local = alloca i32, align 4, addrspace(5)
  call void @llvm.lifetime.start.p0(ptr %a)
  %fr = freeze i32 %n
  %undef = freeze i32 undef
  %neg = fneg fast float %x
  %g = addrspacecast ptr addrspace(1) %in to ptr
  %f = select i1 true, ptr %g, ptr %out
  %tr = trunc nuw nsw i32 %fr to i8
  %ze = zext nneg i8 %tr to i32
  %or = or disjoint i32 %ze, 256
  %cmp = icmp samesign ult i32 %or, %undef
  store i32 %or, ptr addrspace(5) %local, align 4
  call void @by_value(ptr byval(%node) align 8 %a, ptr sret([2 x i32]) align 4 %out)
  br label %loop

loop:
  %p = phi ptr [ %out, %entry ], [ %next, %loop ]
  %q = phi ptr [ %a, %entry ], [ %p, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %next = getelementptr inbounds nuw i8, ptr %p, i64 4
  %v = load float, ptr %p, align 4
  store float %v, ptr %q, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %exit

exit:
  %slot = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
  %fn = load ptr, ptr %slot, align 8
  %r1 = call i32 %fn(ptr %out, i32 1)
  %r2 = call i32 @callee(ptr %f, i32 %r1)
  %same = icmp eq ptr %p, %q
  %diff = icmp ne ptr null, %p
  %s1 = call i32 @llvm.smax.i32(i32 %r1, i32 %r2)
  %s2 = call i32 @llvm.smin.i32(i32 %s1, i32 %r2)
  %s3 = call i64 @llvm.umax.i64(i64 1, i64 2)
  %s4 = call <2 x i16> @llvm.umin.v2i16(<2 x i16> <i16 1, i16 2>, <2 x i16> poison)
  %s5 = call i32 @llvm.abs.i32(i32 %s2, i1 false)
  %s6 = call i8 @llvm.uadd.sat.i8(i8 %tr, i8 7)
  %s7 = call i8 @llvm.usub.sat.i8(i8 %s6, i8 7)
  %s8 = call i32 @llvm.sadd.sat.i32(i32 %s5, i32 7)
  %s9 = call i32 @llvm.ssub.sat.i32(i32 %s8, i32 7)
  %m1 = call float @llvm.minimum.f32(float %neg, float 1.0)
  %m2 = call double @llvm.maximum.f64(double 2.0, double 1.0)
  %m3 = call float @llvm.minimumnum.f32(float %m1, float %x)
  %m4 = call float @llvm.roundeven.f32(float %m3)
  %c1 = call i1 @llvm.is.fpclass.f32(float %m4, i32 515)
  %c2 = call i1 @llvm.is.fpclass.f64(double %m2, i32 1023)
  %k = call ptr @llvm.ptrmask.p0.i64(ptr %out, i64 -16)
  %e = call i1 @llvm.expect.with.probability.i1(i1 %c1, i1 true, double 0.9)
  call void @llvm.assume(i1 true) [ "align"(ptr %k, i64 16) ]
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 4 %out, ptr align 4 %k, i64 16, i1 false)
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %out, ptr addrspace(1) align 4 %in, i64 8, i1 false)
  call void @llvm.memset.p0.i64(ptr %out, i8 0, i64 4, i1 false)
  %x1 = atomicrmw fadd ptr %out, float 1.0 monotonic, align 4
  %x2 = atomicrmw fadd ptr addrspace(1) %in, double 1.0 syncscope("device") monotonic, align 8
  %x3 = atomicrmw uinc_wrap ptr %out, i32 7 monotonic, align 4
  %x4 = atomicrmw udec_wrap ptr addrspace(3) @shared, i32 7 monotonic, align 4
  %x5 = atomicrmw xchg ptr %out, float 2.0 monotonic, align 4
  %x6 = atomicrmw xchg ptr %out, ptr %k monotonic, align 8
  %x7 = cmpxchg ptr %out, i32 0, i32 1 acq_rel monotonic, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)
  %b1 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %cmp)
  %b2 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %same)
  %l = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %in, i32 4)
  %agg = insertvalue { ptr, i32 } poison, ptr %next, 0
  %agg2 = insertvalue { ptr, i32 } %agg, i32 %l, 1
  %back = extractvalue { ptr, i32 } %agg2, 0
  %vec = insertelement <2 x ptr> poison, ptr %back, i32 0
  %vp = getelementptr i32, <2 x ptr> %vec, i64 1
  %elt = extractelement <2 x ptr> %vp, i32 0
  store ptr %elt, ptr %out, align 8
  %loaded = load ptr, ptr %out, align 8
  store volatile i32 %b1, ptr %loaded, align 4
  store i1 %b2, ptr %loaded, align 1
  store i1 %e, ptr %loaded, align 1
  store i32 %s9, ptr %loaded, align 4
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
declare <2 x i16> @llvm.umin.v2i16(<2 x i16>, <2 x i16>)
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare float @llvm.minimum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.roundeven.f32(float)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare i1 @llvm.expect.with.probability.i1(i1, i1, double immarg)
declare void @llvm.assume(i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64 immarg, i1 immarg)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)

define alignstack(16) { i64, i64 } @aligned({ i64, i64 } alignstack(8) %a) {
  ret { i64, i64 } %a
}

attributes #0 = { noinline nounwind memory(argmem: read) mustprogress nofree willreturn }
attributes #1 = { nounwind "nvvm.maxntid"="128,2" "nvvm.minctasm"="2" "nvvm.maxnreg"="40" }

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
