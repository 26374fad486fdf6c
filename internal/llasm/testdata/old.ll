; What LLVM 3 to 12 wrote and LLVM 22 does not read any more (P-12).
target triple = "nvptx64-nvidia-cuda"

%struct.node = type { i32, %struct.node* }

@old = constant i32 add (i32 mul (i32 3, i32 5), i32 shl (i32 1, i32 4))
@olddiv = constant i32 sdiv (i32 -7, i32 2)
@oldand = constant i64 and (i64 or (i64 12, i64 3), i64 lshr (i64 64, i64 3))
@oldcmp = constant i1 icmp slt (i32 -1, i32 0)
@oldsel = constant i32 select (i1 icmp ult (i32 -1, i32 0), i32 1, i32 2)
@oldext = constant i64 zext (i32 -1 to i64)
@oldsext = constant i64 sext (i32 -1 to i64)
@oldneg = constant float fneg (float 1.0)
@oldfadd = constant double fadd (double 1.5, double 2.5)
@oldtrunc = constant float fptrunc (double 2.5 to float)
@oldelem = constant i32 extractelement (<2 x i32> <i32 8, i32 9>, i32 1)
@oldinsert = constant <2 x i32> insertelement (<2 x i32> undef, i32 7, i32 1)
@oldshuffle = constant <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <2 x i32> <i32 3, i32 0>)
@oldvalue = constant i8 extractvalue ({ i32, [2 x i8] } { i32 1, [2 x i8] c"xy" }, 1, 1)

declare void @byval_decl(%struct.node* byval align 8, i32* sret)

define void @kernel(i32 addrspace(1)* %out, %struct.node* byval %n, i32* %p) nounwind readonly {
  %1 = getelementptr inbounds %struct.node* %n, i32 0, i32 0
  %2 = getelementptr i32* %p, i32 1
  %3 = load volatile i32* %2
  %4 = load i32* getelementptr inbounds ([4 x i32]* @table, i64 0, i64 2)
  call void @byval_decl(%struct.node* byval align 8 %n, i32* sret %1)
  %5 = atomicrmw volatile add i32* %p, i32 1 singlethread monotonic
  %6 = call i32 @llvm.ctlz.i32(i32 %3)
  %7 = call i32 @llvm.nvvm.abs.i(i32 %6)
  br label %8

; <label>:8
  ret void
  uselistorder i32* %p, { 1, 0 }
  uselistorder label %8, { 1, 0 }
}

uselistorder i32 0, { 1, 0, 2 }
uselistorder_bb @kernel, %8, { 1, 0 }
@table = internal addrspace(0) constant [4 x i32] zeroinitializer
$gone = comdat noduplicates
declare i32 @llvm.ctlz.i32(i32)
declare void @mmx(x86_mmx)
declare i32 @llvm.nvvm.abs.i(i32)

!nvvm.annotations = !{!0}
!0 = metadata !{void (i32 addrspace(1)*, %struct.node*, i32*)* @kernel, metadata !"kernel", i32 1, metadata !"maxntidx", i32 128, metadata !"maxntidz", i32 4, metadata !"align", i32 131088}
!1 = distinct !DISubprogram(name: "f", isDefinition: false, variables: !2, virtuality: DW_VIRTUALITY_virtual)
!2 = metadata !{metadata !"llvm.vectorizer.unroll", metadata !"llvm.vectorizer.width"}
!kept = !{!1}
