; Typed pointers as LLVM 14 wrote them (P-12).
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.node = type { i32, %struct.node*, void (i8*)* }
%alias = type i32*
%forward = type { %later*, [2 x %later*] }
%later = type { i8 }

@g = internal global %struct.node { i32 1, %struct.node* null, void (i8*)* @callee }, align 8
@ptr = global i32* getelementptr inbounds (%struct.node, %struct.node* @g, i32 0, i32 0)
@cast = global i8* bitcast (%struct.node* @g to i8*)
@fnptr = global void (i32*)* bitcast (void (i8*)* @callee to void (i32*)*)
@shared = addrspace(3) global [16 x float] undef
@generic = global float* addrspacecast (float addrspace(3)* getelementptr inbounds ([16 x float], [16 x float] addrspace(3)* @shared, i64 0, i64 3) to float*)
@bits = constant i32 bitcast (float 1.000000e+00 to i32)
@byval_alias = alias void (i8*), void (i8*)* @callee
@noduplicates = global i32 0

define void @callee(i8* nocapture readonly) {
  ret void
}

declare i8* @alloc(i64) #1
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture, i8* nocapture readonly, i64, i32, i1)
declare void @llvm.lifetime.start.p0i8(i64, i8* nocapture)
declare void @byval_decl(%struct.node* byval(%struct.node) align 8, i32* sret(i32))

define void @kernel(i32 addrspace(1)* %out, %struct.node* byval(%struct.node) %n, float (float)* %f) #0 {
entry:
  %p = alloca [4 x i32], align 4
  %0 = bitcast [4 x i32]* %p to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0) #1
  %1 = getelementptr inbounds [4 x i32], [4 x i32]* %p, i32 0, i32 2
  %2 = load i32, i32* %1, align 4
  %3 = getelementptr i32, i32* %1, i32 1
  %4 = load volatile i32, i32* %3
  %5 = bitcast i8* %0 to %struct.node*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %0, i8* bitcast (%struct.node* @g to i8*), i64 16, i32 4, i1 false)
  call void @byval_decl(%struct.node* byval(%struct.node) align 8 %n, i32* sret(i32) %1)
  %6 = call float %f(float 1.000000e+00)
  call void bitcast (void (i8*)* @callee to void (i32*)*)(i32* %1)
  %7 = call i32 (i8*, ...) @printf(i8* %0, double 1.000000e+00)
  store i32 %2, i32 addrspace(1)* %out
  %8 = addrspacecast i32 addrspace(1)* %out to i32*
  %9 = atomicrmw volatile add i32* %8, i32 1 syncscope("singlethread") monotonic
  %10 = cmpxchg i32* %8, i32 0, i32 1 syncscope("singlethread") acq_rel monotonic
  br label %def

; <label>:11:
next:
  %11 = phi i8* [ %12, %next ], [ %0, %def ]
  %12 = bitcast i32* %13 to i8*
  %c = icmp eq i8* %11, %12
  br i1 %c, label %next, label %end

def:
  %13 = getelementptr i32, i32* %8, i64 1
  br label %next

end:
  ret void
}

declare i32 @printf(i8*, ...)

attributes #0 = { nounwind readnone argmemonly }
attributes #1 = { nounwind }

!nvvm.annotations = !{!0, !1}
!0 = !{void (i32 addrspace(1)*, %struct.node*, float (float)*)* @kernel, !"kernel", i32 1, !"maxntidx", i32 128, !"maxntidz", i32 4}
!1 = !{null, !"align", i32 8}
