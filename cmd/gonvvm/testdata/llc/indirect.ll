; Prototypes stand behind the arguments in registers and in front of those that are constants; calls that
; do not return say so.
target triple = "nvptx64-nvidia-cuda"

@pointer = addrspace(1) global ptr null

declare void @stop() noreturn

define i32 @indirect(i32 %a) {
  %f = load ptr, ptr addrspace(1) @pointer
  %r = call i32 %f(i32 %a, i32 7)
  %s = add i32 %r, 1
  ret i32 %s
}

define void @leaves(i32 %a) noreturn {
  %f = load ptr, ptr addrspace(1) @pointer
  call void %f(i32 %a) noreturn
  ret void
}

define void @stops() noreturn {
  call void @stop()
  ret void
}
