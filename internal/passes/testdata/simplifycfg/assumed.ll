; passes: declare-intrinsics, simplifycfg, strip-dead-prototypes
; A conjunction that is evaluated with branches and assumed: the branch becomes an assumption.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.assume(i1)

define i32 @both(i32 %x, ptr %p, i1 %b) {
  %n = load i32, ptr %p
  %c = icmp ult i32 %n, 8
  br i1 %c, label %second, label %end
second:
  %m = load volatile i32, ptr %p
  %d = icmp ult i32 %m, %x
  br label %end
end:
  %r = phi i1 [ false, %0 ], [ %d, %second ]
  call void @llvm.assume(i1 %r)
  ret i32 %n
}

; The other branch.
define i32 @negated(i32 %x, ptr %p) {
  %n = load i32, ptr %p
  %c = icmp ult i32 %n, 8
  br i1 %c, label %end, label %second
second:
  %m = load volatile i32, ptr %p
  %d = icmp ult i32 %m, %x
  br label %end
end:
  %r = phi i1 [ false, %0 ], [ %d, %second ]
  call void @llvm.assume(i1 %r)
  ret i32 %n
}

; What is executed before the assumption may end the program.
define i32 @later(i32 %x, ptr %p) {
  %n = load i32, ptr %p
  %c = icmp ult i32 %n, 8
  br i1 %c, label %second, label %end
second:
  %m = load volatile i32, ptr %p
  %d = icmp ult i32 %m, %x
  br label %end
end:
  %r = phi i1 [ false, %0 ], [ %d, %second ]
  store volatile i32 1, ptr %p
  call void @llvm.assume(i1 %r)
  ret i32 %n
}

; A block that is never executed: the condition of the branch is assumed, if it compares integers.
define i32 @never(i32 %x) {
  %c = icmp slt i32 %x, 0
  br i1 %c, label %no, label %yes
no:
  unreachable
yes:
  %d = icmp ult i32 %x, 64
  br i1 %d, label %more, label %no
more:
  %y = sdiv i32 %x, 8
  ret i32 %y
}

define i32 @flag(i32 %x, i1 %b) {
  br i1 %b, label %no, label %yes
no:
  unreachable
yes:
  ret i32 %x
}
