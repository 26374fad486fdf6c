; A little of everything that the reader reads.
source_filename = "small.cu"
target triple = "nvptx64-nvidia-cuda"

module asm "first line"
module asm "second line"

%pair = type { i32, ptr }
%list = type { ptr, [2 x %pair], <{ i8, i64 }> }

$shared = comdat any

@data = internal constant [4 x i16] [i16 1, i16 -2, i16 3, i16 4], align 8
@text = private unnamed_addr constant [6 x i8] c"hello\00", section "words"
@chain = global %list { ptr getelementptr inbounds (%list, ptr @chain, i64 0, i32 1, i64 1), [2 x %pair] [%pair { i32 7, ptr @f }, %pair zeroinitializer], <{ i8, i64 }> <{ i8 1, i64 ptrtoint (ptr @text to i64) }> }
@tile = external addrspace(3) global [0 x float], align 16
@wide = global i128 170141183460469231731687303715884105727
@floats = global { half, bfloat, float, double, fp128 } { half 0xH3C00, bfloat 0xR3F80, float 1.5, double 2.5, fp128 0xL00000000000000003FFF000000000000 }
@other = alias i16, getelementptr (i16, ptr @data, i64 1)
@blocks = constant ptr blockaddress(@jump, %b)

declare float @llvm.fma.f32(float, float, float)
declare void @sink(ptr byval(%pair) align 8, ...) convergent nounwind memory(argmem: read)

define ptx_kernel void @f(ptr addrspace(1) noalias readonly captures(none) %p, i32 range(i32 0, 64) %n) #0 !dbg !7 {
entry:
  %stack = alloca [4 x i32], align 16
  %cmp = icmp samesign ult i32 %n, 32
  br i1 %cmp, label %loop, label %exit, !prof !4

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %acc, %loop ]
  %at = getelementptr inbounds nuw float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %at, align 4, !tbaa !5, !dbg !9
    #dbg_value(float %x, !10, !DIExpression(), !9)
  %acc = tail call contract float @llvm.fma.f32(float %x, float %x, float %sum), !dbg !9
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !11

exit:
  %r = phi float [ 0.0, %entry ], [ %acc, %loop ]
  %v = insertelement <4 x float> poison, float %r, i64 0
  %w = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 0, i32 poison, i32 0, i32 0>
  %e = extractelement <4 x float> %w, i32 %n
  %old = atomicrmw fadd ptr addrspace(3) @tile, float %e syncscope("block") monotonic, align 4
  %c = cmpxchg weak volatile ptr %stack, i32 0, i32 %n acq_rel acquire, align 4
  %ok = extractvalue { i32, i1 } %c, 1
  %agg = insertvalue %pair poison, i32 %n, 0
  %sel = select i1 %ok, i32 %n, i32 9
  fence syncscope("agent") seq_cst
  %fr = freeze i32 %sel
  %neg = fneg fast float %e
  store volatile float %neg, ptr addrspacecast (ptr addrspace(3) @tile to ptr), align 4
  call void (ptr, ...) @sink(ptr byval(%pair) align 8 %stack, i32 %fr, double 1.0) [ "tag"(i32 %n, ptr @data) ]
  call void asm sideeffect "bar.sync $0;", "r,~{memory}"(i32 0)
  ret void
}

define i32 @jump(ptr %to, i64 %k) comdat($shared) {
  switch i64 %k, label %a [
    i64 -1, label %b
    i64 9000000000, label %b
  ]

a:
  indirectbr ptr %to, [label %a, label %b]

b:
  %q = sdiv exact i64 %k, 3
  %z = zext nneg i8 trunc (i64 ptrtoint (ptr @data to i64) to i8) to i32
  ret i32 %z
}

attributes #0 = { nounwind "nvvm.maxntid"="128" "target-cpu"="sm_80" }

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0, !12}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "small.cu", directory: ".")
!3 = !{!"tbaa root"}
!4 = !{!"branch_weights", i32 1, i32 31}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !3, i64 0}
!7 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!8 = !DISubroutineType(types: !{null})
!9 = !DILocation(line: 3, column: 5, scope: !7)
!10 = !DILocalVariable(name: "x", scope: !7, file: !2, line: 3, type: !13)
!11 = distinct !{!11, !14}
!12 = !{i32 7, !"Dwarf Version", i32 2}
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !{!"llvm.loop.mustprogress"}
