target triple = "nvptx64-nvidia-cuda"

; The branch before %join decides one operand of its condition: where %d is false, so is the conjunction.
define void @and(ptr %p, i1 %c, i1 %d) {
entry:
  br i1 %d, label %load, label %join

load:
  %x = load i32, ptr %p
  br label %join

join:
  %v = phi i32 [ %x, %load ], [ 0, %entry ]
  %both = and i1 %c, %d
  br i1 %both, label %then, label %else

then:
  store i32 %v, ptr %p
  ret void

else:
  store i32 7, ptr %p
  ret void
}

; The same where an operand may be poison.
define void @choice(ptr %p, i1 %c, i1 %d) {
entry:
  br i1 %d, label %load, label %join

load:
  %x = load i32, ptr %p
  br label %join

join:
  %v = phi i32 [ %x, %load ], [ 0, %entry ]
  %any = select i1 %c, i1 true, i1 %d
  br i1 %any, label %then, label %else

then:
  store i32 %v, ptr %p
  ret void

else:
  store i32 7, ptr %p
  ret void
}

; The block computes something else, which would be in two places.
define void @more(ptr %p, i1 %c, i1 %d, i32 %y) {
entry:
  br i1 %d, label %load, label %join

load:
  %x = load i32, ptr %p
  br label %join

join:
  %v = phi i32 [ %x, %load ], [ 0, %entry ]
  %w = mul i32 %v, %y
  %both = and i1 %c, %d
  br i1 %both, label %then, label %else

then:
  store i32 %w, ptr %p
  ret void

else:
  store i32 7, ptr %p
  ret void
}
