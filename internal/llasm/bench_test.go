package llasm

import (
	"fmt"
	"strings"
	"testing"
)

// synthetic returns a module of n functions with the mix of instructions that
// optimised kernels have: loads, address arithmetic, floating point, calls,
// branches, metadata.
func synthetic(n int) []byte {
	var b strings.Builder
	b.WriteString(`target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%struct.point = type { float, float, i32, [4 x i64] }
@table = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
`)
	for i := range n {
		fmt.Fprintf(&b, `
define dso_local ptx_kernel void @kernel_%d(ptr noundef readonly captures(none) %%0, ptr noundef writeonly %%1, i32 noundef %%2) local_unnamed_addr #0 {
  %%4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %%5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %%6 = mul nuw nsw i32 %%5, 256
  %%7 = add nuw nsw i32 %%6, %%4
  %%8 = icmp slt i32 %%7, %%2
  br i1 %%8, label %%9, label %%41

9:                                                ; preds = %%3
  %%10 = sext i32 %%7 to i64
  %%11 = getelementptr inbounds %%struct.point, ptr %%0, i64 %%10
  %%12 = getelementptr inbounds %%struct.point, ptr %%0, i64 %%10, i32 1
  br label %%loop

loop:                                             ; preds = %%loop, %%9
  %%i = phi i32 [ 0, %%9 ], [ %%inc, %%loop ]
  %%sum = phi float [ 0.000000e+00, %%9 ], [ %%29, %%loop ]
  %%13 = load float, ptr %%11, align 8, !tbaa !4
  %%14 = load float, ptr %%12, align 4, !tbaa !4
  %%15 = fmul contract float %%13, 2.500000e+00
  %%16 = fadd contract float %%15, %%14
  %%17 = fsub contract float %%16, 0x3FF19999A0000000
  %%18 = tail call contract float @llvm.fma.f32(float %%17, float %%13, float %%14)
  %%19 = fcmp olt float %%18, 0.000000e+00
  %%20 = select i1 %%19, float 0.000000e+00, float %%18
  %%21 = zext nneg i32 %%i to i64
  %%22 = and i64 %%21, 3
  %%23 = getelementptr inbounds [4 x i32], ptr addrspace(4) @table, i64 0, i64 %%22
  %%24 = load i32, ptr addrspace(4) %%23, align 4, !tbaa !8
  %%25 = sitofp i32 %%24 to float
  %%26 = fmul contract float %%20, %%25
  %%27 = call float @helper_%d(float noundef %%26, i32 noundef %%i) #3
  %%28 = fadd contract float %%27, %%26
  %%29 = fadd contract float %%sum, %%28
  %%inc = add nuw nsw i32 %%i, 1
  %%30 = icmp eq i32 %%inc, 64
  br i1 %%30, label %%31, label %%loop, !llvm.loop !10

31:                                               ; preds = %%loop
  %%32 = getelementptr inbounds float, ptr %%1, i64 %%10
  store float %%29, ptr %%32, align 4, !tbaa !4
  %%33 = xor i32 %%7, -1
  %%34 = shl i32 %%33, 2
  %%35 = lshr i32 %%34, 3
  %%36 = or disjoint i32 %%35, 1
  %%37 = trunc i32 %%36 to i8
  %%38 = getelementptr inbounds i8, ptr %%1, i64 %%10
  store i8 %%37, ptr %%38, align 1
  %%39 = atomicrmw add ptr %%1, i32 1 seq_cst, align 4
  %%40 = insertvalue { i32, float } poison, i32 %%39, 0
  br label %%41

41:                                               ; preds = %%31, %%3
  ret void
}

declare float @helper_%d(float, i32) #1
`, i, i, i)
	}
	b.WriteString(`
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1
declare float @llvm.fma.f32(float, float, float) #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "target-cpu"="sm_80" }
attributes #1 = { nounwind memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
`)
	return []byte(b.String())
}

func BenchmarkParse(b *testing.B) {
	src := synthetic(2000)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Parse("bench", src, Options{}); err != nil {
			b.Fatal(err)
		}
	}
}
