; Addresses of blocks become numbers from one, in tables of pointers and of distances too,
; and a branch to one of them a switch. A block whose address nobody takes is no target.
@table = internal constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
@far = internal constant i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@f, %b) to i64), i64 ptrtoint (ptr blockaddress(@f, %a) to i64)) to i32)

define i32 @f(i64 %i) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %to = load ptr, ptr %p
  indirectbr ptr %to, [label %b, label %a, label %a, label %c, label %never]
a:
  %x = phi i32 [ 1, %0 ], [ 1, %0 ], [ %y, %b ]
  %isc = icmp eq ptr %to, blockaddress(@f, %c)
  br i1 %isc, label %c, label %done
b:
  %y = phi i32 [ 3, %0 ]
  br label %a
c:
  %z = phi i32 [ 5, %0 ], [ %x, %a ]
  br label %done
never:
  %w = phi i32 [ 6, %0 ]
  br label %done
done:
  %r = phi i32 [ %x, %a ], [ %z, %c ], [ %w, %never ]
  ret i32 %r
}

; Nobody takes an address here, and nobody calls it.
define void @g(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  ret void
}
