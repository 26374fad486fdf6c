; Function headers, performance directives and their order (S1-01, S1-04, S1-05, S1-07,
; S1-08, S1-09, S1-11 … S1-19, X-13, X-14, S4-129).
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @bounds(i32 %a, ptr addrspace(1) %p) #0 {
  store i32 %a, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @exact() #1 {
  ret void
}

define ptx_kernel void @clusters() #2 {
  ret void
}

define ptx_kernel void @any_cluster() #3 {
  ret void
}

define internal void @stops() #4 {
  call void @llvm.trap()
  unreachable
}

define weak i32 @weak_function(i32 %x) {
  call void @stops()
  ret i32 %x
}

define available_externally i32 @elsewhere(i32 %x) {
  ret i32 %x
}

declare void @llvm.trap()

attributes #0 = { "nvvm.maxntid"="128" "nvvm.minctasm"="2" "nvvm.maxnreg"="64" }
attributes #1 = { "nvvm.reqntid"="16,4" "nvvm.maxntid"="1024" }
attributes #2 = { "nvvm.cluster_dim"="2,1,1" "nvvm.reqntid"="32,1,1" }
attributes #3 = { "nvvm.cluster_dim"="0" "nvvm.maxclusterrank"="8" }
attributes #4 = { noreturn }

; @stops is not executed: it ends with a trap
; @weak_function is not executed: it ends with a trap
; @elsewhere is not executed: it is not in the module

; @exact is not executed: it needs a block of 64 threads
; @clusters is not executed: it needs a grid of two blocks
