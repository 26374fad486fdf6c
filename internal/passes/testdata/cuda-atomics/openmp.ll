; X-03: OpenMP has the atomic operations of C++.
define i32 @f(ptr %p, i32 %v, float %x) {
  %a = atomicrmw add ptr %p, i32 %v seq_cst
  %b = atomicrmw fadd ptr %p, float %x seq_cst
  %c = cmpxchg weak ptr %p, i32 %v, i32 %a seq_cst acquire
  %d = cmpxchg volatile ptr %p, i32 %v, i32 %a seq_cst seq_cst
  %e = atomicrmw add ptr %p, i32 %v syncscope("block") seq_cst
  %g = atomicrmw add ptr %p, i32 %v acq_rel
  %h = atomicrmw add ptr %p, i32 %v monotonic
  %i = load atomic i32, ptr %p seq_cst, align 4
  fence seq_cst
  ret i32 %i
}
!llvm.module.flags = !{!0, !1}
!1 = !{i32 7, !"openmp-device", i32 51}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
