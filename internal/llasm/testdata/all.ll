; Every construct of LLVM IR text that the reader knows, with opaque pointers.
; ModuleID = 'all'
source_filename = "all.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm ".pragma \22nounroll\22;"
module asm "second"

%struct.point = type { i32, float, [2 x i64] }
%packed = type <{ i8, i32 }>
%opaque = type opaque
%"quoted name" = type { ptr, %0 }
%0 = type { i32, ptr }
%1 = type { %0, ptr }
%list = type { i32, ptr addrspace(1) }
%empty = type {}

$any = comdat any
$"odd name" = comdat largest
$exact = comdat exactmatch
$nodup = comdat nodeduplicate
$same = comdat samesize

@zero = global i32 0
@plain = external global i32
@weakref = extern_weak global i32
@priv = private constant i8 -1
@intern = internal unnamed_addr constant i16 u0xFFFF, align 2
@local = dso_local local_unnamed_addr global i64 9223372036854775807, align 8
@avail = available_externally hidden global i32 1
@once = linkonce protected global i32 1
@onceodr = linkonce_odr global i32 1, comdat($any)
@odd = weak global i32 1, comdat($"odd name")
@weakodr = weak_odr dso_local global i32 1, section ".sec", comdat($exact), align 4
@common = common global i32 0
@llvm.used = appending global [2 x ptr] [ptr @zero, ptr @f], section "llvm.metadata"
@dllimp = external dllimport global i32
@dllexp = dllexport global i32 0
@tls = thread_local global i32 0
@tlsle = thread_local(localexec) global i32 0
@shared = internal addrspace(3) global [64 x float] undef, align 16
@const = addrspace(4) externally_initialized constant %struct.point { i32 1, float 2.000000e+00, [2 x i64] [i64 3, i64 -4] }
@"with space" = global i8 7
@"\01raw" = global i8 8
@0 = global i8 9
@1 = constant ptr @0
@5 = constant ptr @1
@partition = global i32 0, section "a b", partition "part", align 8
@model = global i32 0, code_model "large"
@attributes = global i32 0, align 4 nounwind "key"="value"
@attrs = global i32 0 #8
@md = global i32 0, !foo !10, !bar !11

@wide = global i128 -170141183460469231731687303715884105728
@wide2 = global i256 s0x8000
@bool = global i1 true
@odd.int = global i7 -64
@half = global half 0xH3C00
@bfloat = global bfloat 0xR4049
@float = global float 0x3FB99999A0000000
@float.dec = global float 1.25
@float.inf = global float 0x7FF0000000000000
@float.nan = global float 0x7FF8000000000000
@float.snan = global float 0x7FF4000000000000
@double = global double -1.000000e-01
@double.nan = global double 0xFFF8000000000001
@double.exp = global double 1.5e300
@double.sub = global double 4.9406564584124654e-324
@fp128 = global fp128 0xL00000000000000004001400000000000
@fp80 = global x86_fp80 0xK4001A000000000000000
@ppc = global ppc_fp128 0xM405EDD2F1A9FBE770000000000000000

@undefs = global { i32, ptr } undef
@poisons = global <4 x float> poison
@zeros = global [3 x %struct.point] zeroinitializer
@str = constant [6 x i8] c"a\22b\\\00\FF"
@i16s = constant [3 x i16] [i16 1, i16 -2, i16 3]
@floats = constant [2 x float] [float 1.000000e+00, float -0.000000e+00]
@halves = constant <2 x half> <half 0xH3C00, half 0xH4000>
@vec = constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@splat = constant <4 x i32> splat (i32 7)
@splat1 = constant <8 x i1> splat (i1 true)
@splatp = constant <2 x ptr> splat (ptr @zero)
@boolvec = constant <2 x i1> <i1 true, i1 false>
@ptrs = constant <2 x ptr> <ptr @zero, ptr null>
@mixed = constant [2 x i32] [i32 1, i32 undef]
@nested = constant { { i8, [2 x i8] }, <{ i16, ptr }> } { { i8, [2 x i8] } { i8 1, [2 x i8] c"ab" }, <{ i16, ptr }> <{ i16 2, ptr null }> }
@packeds = constant %packed <{ i8 1, i32 2 }>
@emptys = constant %empty zeroinitializer

@gep = constant ptr getelementptr inbounds (%struct.point, ptr addrspacecast (ptr addrspace(4) @const to ptr), i64 0, i32 2, i64 1)
@gepflags = constant ptr getelementptr nusw nuw (i8, ptr @zero, i64 4)
@cast = constant i64 ptrtoint (ptr @zero to i64)
@back = constant ptr inttoptr (i64 4096 to ptr)
@diff = constant i64 sub (i64 ptrtoint (ptr @zero to i64), i64 ptrtoint (ptr @priv to i64))
@sum = constant i64 add nuw nsw (i64 ptrtoint (ptr @zero to i64), i64 16)
@xored = constant i64 xor (i64 ptrtoint (ptr @zero to i64), i64 1)
@narrow = constant i32 trunc (i64 ptrtoint (ptr @zero to i64) to i32)
@addr = constant i64 ptrtoaddr (ptr @zero to i64)
@block = constant ptr blockaddress(@labels, %two)
@equiv = constant ptr dso_local_equivalent @g
@nocfi = constant ptr no_cfi @g

@alias = alias i32, ptr @zero
@galias = internal unnamed_addr alias i8, getelementptr inbounds (i8, ptr @local, i64 2)
@falias = weak alias i32 (i32), ptr @f
@ifunc = ifunc i32 (i32), ptr @resolver

define ptr @resolver() {
  ret ptr @f
}

declare i32 @g(i32 zeroext, ptr noalias nonnull readonly align 16 captures(none) dereferenceable(64), ...) #0
declare void @h(i8 signext, ptr sret(%struct.point) align 8, ptr byval(%struct.point) align 4, ptr byref(i32)) local_unnamed_addr
declare noundef range(i32 0, 1024) i32 @ranged(ptr initializes((0, 4), (8, 12)) writable dead_on_unwind, float nofpclass(nan inf), ptr dereferenceable_or_null(8) "key"="value", i32 noundef)
declare void @huge(ptr dereferenceable(18446744073709551618))
declare fastcc void @fast()
declare coldcc void @cold()
declare ptx_device void @device(ptr addrspace(1))
declare cc 42 void @number(i32 inreg)
declare extern_weak void @weakfn()
declare void @in_space() addrspace(1)
declare void @handle(target("spirv.Image", void, 1, 0))
declare !dbg !12 void @with_md()
declare void @llvm.assume(i1)
declare ptr @alloc(i32, i32) allocsize(0,1)
declare signext i8 @sext()
declare token @llvm.experimental.convergence.entry()
declare i1 @llvm.type.test(ptr, metadata)
declare void @callback(ptr) unnamed_addr #1

define ptx_kernel void @kernel(ptr addrspace(1) noundef align 16 %out, i32 %n) #2 !foo !10 {
entry:
  ret void
}

define internal i32 @f(i32 %0) unnamed_addr #1 align 32 {
  %2 = add i32 %0, 1
  br label %3

3:                                                ; preds = %1
  ret i32 %2
}

define linkonce_odr hidden i32 @everything(i32 %x) unnamed_addr addrspace(0) #3 section ".text.x" partition "p" comdat($nodup) align 16 gc "statepoint-example" prefix i32 7 prologue i8 9 personality ptr @f {
  ret i32 %x
}

define i32 @arith(i32 %a, i32 %b, <4 x i32> %v, float %x, double %y, <2 x half> %h, i64 %l) {
  %add = add nuw nsw i32 %a, %b
  %sub = sub nsw i32 %add, %b
  %mul = mul nuw i32 %sub, 3
  %udiv = udiv exact i32 %mul, %b
  %sdiv = sdiv i32 %udiv, -7
  %urem = urem i32 %sdiv, %b
  %srem = srem i32 %urem, %b
  %shl = shl nuw nsw i32 %srem, 2
  %lshr = lshr exact i32 %shl, 1
  %ashr = ashr i32 %lshr, 1
  %and = and i32 %ashr, 255
  %or = or disjoint i32 %and, 256
  %xor = xor i32 %or, -1
  %vadd = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
  %fneg = fneg fast float %x
  %fadd = fadd reassoc nnan ninf nsz arcp contract afn float %fneg, 1.000000e+00
  %fsub = fsub contract float %fadd, 0x7FF0000000000000
  %fmul = fmul nnan double %y, 2.500000e-01
  %fdiv = fdiv arcp double %fmul, %y
  %frem = frem double %fdiv, %y
  %hadd = fadd <2 x half> %h, splat (half 0xH3C00)
  %c1 = icmp eq i32 %a, %b
  %c2 = icmp samesign ult i32 %a, %b
  %c3 = icmp sge <4 x i32> %v, zeroinitializer
  %c4 = fcmp nnan ord float %x, 0.000000e+00
  %c5 = fcmp uno float %x, %x
  %c6 = fcmp true double %y, %y
  %s1 = select i1 %c1, i32 %a, i32 %b
  %s2 = select <4 x i1> %c3, <4 x i32> %v, <4 x i32> zeroinitializer
  %s3 = select fast i1 %c4, float %x, float 1.000000e+00
  %fr = freeze i32 %s1
  %frv = freeze <4 x i32> %s2
  ret i32 %fr
}

define void @casts(i32 %i, i64 %l, float %f, double %d, ptr %p, ptr addrspace(3) %q, <2 x i32> %v) {
  %1 = trunc nuw nsw i64 %l to i32
  %2 = zext nneg i32 %i to i64
  %3 = sext i32 %i to i64
  %4 = fptrunc fast double %d to float
  %5 = fpext float %f to double
  %6 = fptoui float %f to i32
  %7 = fptosi double %d to i64
  %8 = uitofp nneg i32 %i to float
  %9 = sitofp i64 %l to double
  %10 = ptrtoint ptr %p to i64
  %11 = inttoptr i64 %l to ptr
  %12 = bitcast i64 %l to double
  %13 = bitcast <2 x i32> %v to i64
  %14 = addrspacecast ptr addrspace(3) %q to ptr
  %15 = sext <2 x i32> %v to <2 x i64>
  %16 = ptrtoaddr ptr %p to i64
  ret void
}

define void @memory(ptr %p, ptr addrspace(3) %q, i32 %n, i64 %i, <4 x i64> %idx) {
  %a = alloca i32, align 4
  %b = alloca %struct.point, i32 %n, align 16
  %c = alloca i8, i64 %i, align 1
  %d = alloca [4 x float], align 4, addrspace(5)
  %e = alloca i64
  %l1 = load i32, ptr %p, align 4
  %l2 = load volatile <4 x float>, ptr %p, align 16
  %l3 = load atomic i32, ptr %p syncscope("block") acquire, align 4
  %l4 = load atomic volatile i64, ptr %p seq_cst, align 8
  %l5 = load i24, ptr %p
  store i32 %l1, ptr %p, align 4
  store volatile i32 0, ptr addrspace(3) %q, align 1
  store atomic i32 1, ptr %p monotonic, align 4
  store atomic ptr null, ptr %p syncscope("agent") release, align 8
  fence acquire
  fence syncscope("singlethread") seq_cst
  %x1 = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %x2 = cmpxchg weak volatile ptr %p, ptr null, ptr %p syncscope("device") seq_cst seq_cst, align 8
  %r1 = atomicrmw xchg ptr %p, i32 1 monotonic, align 4
  %r2 = atomicrmw volatile add ptr %p, i64 1 syncscope("block") acq_rel, align 8
  %r3 = atomicrmw sub ptr %p, i32 1 seq_cst, align 4
  %r4 = atomicrmw and ptr %p, i32 1 seq_cst, align 4
  %r5 = atomicrmw nand ptr %p, i32 1 seq_cst, align 4
  %r6 = atomicrmw or ptr %p, i32 1 seq_cst, align 4
  %r7 = atomicrmw xor ptr %p, i32 1 seq_cst, align 4
  %r8 = atomicrmw max ptr %p, i32 1 seq_cst, align 4
  %r9 = atomicrmw min ptr %p, i32 1 seq_cst, align 4
  %r10 = atomicrmw umax ptr %p, i32 1 seq_cst, align 4
  %r11 = atomicrmw umin ptr addrspace(3) %q, i32 1 seq_cst, align 4
  %r12 = atomicrmw fadd ptr %p, float 1.000000e+00 seq_cst, align 4
  %r13 = atomicrmw fsub ptr %p, double 1.000000e+00 seq_cst, align 8
  %r14 = atomicrmw fmax ptr %p, float 1.000000e+00 seq_cst, align 4
  %r15 = atomicrmw fmin ptr %p, float 1.000000e+00 seq_cst, align 4
  %r16 = atomicrmw fmaximum ptr %p, float 1.000000e+00 seq_cst, align 4
  %r17 = atomicrmw fminimum ptr %p, float 1.000000e+00 seq_cst, align 4
  %r18 = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst, align 4
  %r19 = atomicrmw udec_wrap ptr %p, i32 1 seq_cst, align 4
  %r20 = atomicrmw usub_cond ptr %p, i32 1 seq_cst, align 4
  %r21 = atomicrmw usub_sat ptr %p, i32 1 seq_cst, align 4
  %r22 = atomicrmw fadd ptr %p, <2 x half> splat (half 0xH3C00) seq_cst, align 4
  %r23 = atomicrmw xchg ptr %p, ptr null seq_cst, align 8
  %g1 = getelementptr inbounds %struct.point, ptr %p, i64 %i, i32 2, i64 1
  %g2 = getelementptr nusw nuw i8, ptr %p, i64 %i
  %g3 = getelementptr inbounds nuw i8, ptr addrspace(3) %q, i32 4
  %g4 = getelementptr i32, ptr %p, <4 x i64> %idx
  %g5 = getelementptr i32, <4 x ptr> %g4, i64 1
  %va = va_arg ptr %p, i32
  ret void
}

define { i32, float } @aggregates({ i32, float } %s, [4 x { i8, i16 }] %a, <4 x float> %v, <2 x ptr> %w, i32 %i) {
  %e1 = extractvalue { i32, float } %s, 0
  %e2 = extractvalue [4 x { i8, i16 }] %a, 3, 1
  %i1 = insertvalue { i32, float } poison, i32 %e1, 0
  %i2 = insertvalue [4 x { i8, i16 }] %a, i16 %e2, 0, 1
  %x1 = extractelement <4 x float> %v, i32 %i
  %x2 = insertelement <4 x float> %v, float %x1, i64 2
  %s1 = shufflevector <4 x float> %v, <4 x float> %x2, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
  %s2 = shufflevector <4 x float> %v, <4 x float> poison, <8 x i32> zeroinitializer
  %s3 = shufflevector <2 x ptr> %w, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  ret { i32, float } %i1
}

define void @scalable_vectors(<vscale x 4 x i32> %v) {
  %a = add <vscale x 4 x i32> %v, splat (i32 1)
  %s = shufflevector <vscale x 4 x i32> %v, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  ret void
}

define i32 @control(i32 %n, ptr %target) {
entry:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %exit, !prof !13

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %f = phi fast float [ 0.000000e+00, %entry ], [ %f, %loop ]
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %"quoted block", !llvm.loop !14

"quoted block":                                   ; preds = %loop
  switch i32 %n, label %exit [
    i32 0, label %dead
    i32 -1, label %exit
  ]

dead:                                             ; preds = %"quoted block"
  indirectbr ptr %target, [label %exit, label %last]

last:                                             ; preds = %dead
  unreachable

exit:                                             ; preds = %dead, %"quoted block", %"quoted block", %entry
  ret i32 0
}

define void @labels(i32 %0) {
  switch i32 %0, label %2 [
  ]

2:                                                ; preds = %1
  br label %two

two:                                              ; preds = %2
  %3 = icmp eq ptr blockaddress(@labels, %two), null
  %4 = icmp eq ptr blockaddress(@control, %exit), null
  br i1 %3, label %5, label %5

5:                                                ; preds = %two, %two
  ret void
}

define void @calls(ptr %p, i32 %x, float %f) {
  call void @fast()
  call fastcc void @fast() #4
  %r1 = call i32 @f(i32 %x)
  %r2 = tail call noundef i32 @f(i32 noundef %x) nounwind memory(read)
  %r3 = notail call i32 %p(i32 %x, ptr align 8 %p)
  %r4 = call i32 (i32, ptr, ...) @g(i32 zeroext 1, ptr @zero, double 1.000000e+00)
  %r5 = call fast float @llvm.fma.f32(float %f, float 1.000000e+00, float %f)
  call void @h(i8 signext 1, ptr sret(%struct.point) align 8 %p, ptr byval(%struct.point) align 4 %p, ptr byref(i32) %p)
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #4
  %r7 = call i32 asm "add.s32 $0, $1, $2;", "=r,r,r"(i32 %x, i32 3)
  %r8 = call { i32, i32 } asm sideeffect alignstack inteldialect unwind "x \22quoted\22", "=r,=r"()
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p) ]
  %sx = call signext i8 @sext()
  call void @cold() [ "deopt"(i32 1, float %f) ]
  call cc 42 void @number(i32 inreg %x)
  call addrspace(1) void @in_space()
  %m838 = call i1 @llvm.type.test(ptr %p, metadata !15)
  %m959 = call i1 @llvm.type.test(ptr %p, metadata !"string")
  %m177 = call i1 @llvm.type.test(ptr %p, metadata i32 7)
  %m12 = call i1 @llvm.type.test(ptr %p, metadata i32 %x)
  %m43 = call i1 @llvm.type.test(ptr %p, metadata !{})
  %m807 = call i1 @llvm.type.test(ptr %p, metadata ptr @zero)
  %r9 = call range(i32 0, 8) i32 @f(i32 %x), !srcloc !16, !custom.kind !10
  ret void
}

define void @must(ptr /* a comment */ %p) { /* two
lines */
  musttail call void @must(ptr %p)
  ret void
}

declare float @llvm.fma.f32(float, float, float)

attributes #0 = { nounwind willreturn memory(argmem: readwrite, inaccessiblemem: read) }
attributes #1 = { alwaysinline convergent cold "no-trapping-math"="true" "flag" }
attributes #2 = { alignstack=16 allocsize(1) vscale_range(1,16) uwtable(sync) "nvvm.maxntid"="256,1,1" "target-cpu"="sm_90a" }
attributes #3 = { noinline optnone uwtable strictfp memory(none) allockind("alloc,uninitialized") }
attributes #4 = { convergent nounwind }
attributes #8 = { "toc-data" }

!named = !{!10, !11}
!empty = !{}
!with\20space = !{!11}
!llvm.module.flags = !{!17}

!10 = !{!"text", i32 1, float 1.000000e+00, ptr @zero, null, !11, !"esc\22\00"}
!11 = distinct !{!11}
!12 = !DISubprogram(name: "with_md", scope: !19, file: !19, line: 1, type: !20, spFlags: 0)
!13 = !{!"branch_weights", i32 2000, i32 1}
!14 = distinct !{!14, !18}
!15 = !{i64 -5, !{}, !{!10}}
!16 = !{i64 123}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{!"llvm.loop.unroll.count", i32 4}
!19 = !DIFile(filename: "a.c", directory: "/dir")
!20 = !DISubroutineType(types: !{null})

^0 = module: (path: "all.o", hash: (1, 2, 3, 4, 5))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: internal), insts: 2)))
^2 = flags: 8
