target triple = "nvptx64-nvidia-cuda"

; Two values of 64 bits are chosen with four instructions: the branch stays until simplifycfg-late. (32 bits: the next
; function.)
define i64 @wide(i64 %a, i64 %b, i64 %c) {
entry:
  %p = icmp ult i64 %a, %b
  br i1 %p, label %join, label %then

then:
  %d = sub i64 %a, %b
  %e = add i64 %c, %b
  br label %join

join:
  %x = phi i64 [ %a, %entry ], [ %d, %then ]
  %y = phi i64 [ %c, %entry ], [ %e, %then ]
  %r = mul i64 %x, %y
  ret i64 %r
}

define i32 @narrow(i32 %a, i32 %b, i32 %c) {
entry:
  %p = icmp ult i32 %a, %b
  br i1 %p, label %join, label %then

then:
  %d = sub i32 %a, %b
  %e = add i32 %c, %b
  br label %join

join:
  %x = phi i32 [ %a, %entry ], [ %d, %then ]
  %y = phi i32 [ %c, %entry ], [ %e, %then ]
  %r = mul i32 %x, %y
  ret i32 %r
}
