; passes: nary-reassociate, adce
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [256 x float] poison
@pairs = internal addrspace(3) global [256 x { float, float }] poison
@g = internal addrspace(1) global [256 x float] poison

; s[t] += s[t + n]: the second address is the first one plus 4*n, in the block and after a branch.
define void @reduce(i32 %t, i32 %n, i1 %c) {
entry:
  %wide = sext i32 %t to i64
  %own = getelementptr float, ptr addrspace(3) @s, i64 %wide
  store float 1.0, ptr addrspace(3) %own
  br i1 %c, label %add, label %done

add:
  %sum = add nsw i32 %t, %n
  %widesum = sext i32 %sum to i64
  %other = getelementptr float, ptr addrspace(3) @s, i64 %widesum
  %a = load float, ptr addrspace(3) %other
  %b = load float, ptr addrspace(3) %own
  %r = fadd float %a, %b
  store float %r, ptr addrspace(3) %own
  br label %done

done:
  ret void
}

; Both fields of a pair are at constant distances from one sum.
define void @fields(i32 %t, i32 %n) {
  %wide = sext i32 %t to i64
  %x = getelementptr { float, float }, ptr addrspace(3) @pairs, i64 %wide, i32 0
  %y = getelementptr { float, float }, ptr addrspace(3) @pairs, i64 %wide, i32 1
  %sum = add nsw i32 %t, %n
  %widesum = sext i32 %sum to i64
  %fx = getelementptr { float, float }, ptr addrspace(3) @pairs, i64 %widesum, i32 0
  %a = load float, ptr addrspace(3) %fx
  %sum2 = add nsw i32 %n, %t
  %widesum2 = sext i32 %sum2 to i64
  %fy = getelementptr { float, float }, ptr addrspace(3) @pairs, i64 %widesum2, i32 1
  %b = load float, ptr addrspace(3) %fy
  store float %a, ptr addrspace(3) %x
  store float %b, ptr addrspace(3) %y
  ret void
}

; The sum may wrap around, it has another user, or the first address has none any more: nothing is gained.
define i32 @stays(i32 %t, i32 %n, i32 %m) {
  %wide = sext i32 %t to i64
  %own = getelementptr float, ptr addrspace(3) @s, i64 %wide
  store float 1.0, ptr addrspace(3) %own
  %sum = add i32 %t, %n
  %widesum = sext i32 %sum to i64
  %wraps = getelementptr float, ptr addrspace(3) @s, i64 %widesum
  store float 2.0, ptr addrspace(3) %wraps
  %sum2 = add nsw i32 %t, %m
  %widesum2 = sext i32 %sum2 to i64
  %used = getelementptr float, ptr addrspace(3) @s, i64 %widesum2
  store float 3.0, ptr addrspace(3) %used
  br label %last

last:
  %sum3 = add nsw i32 %t, %n
  %widesum3 = sext i32 %sum3 to i64
  %late = getelementptr float, ptr addrspace(3) @s, i64 %widesum3
  store float 3.0, ptr addrspace(3) %late
  ret i32 %sum2
}

; Addresses of global memory have two registers: one more that is live costs as much as the sum.
define void @global(i32 %t, i32 %n) {
  %wide = sext i32 %t to i64
  %own = getelementptr float, ptr addrspace(1) @g, i64 %wide
  store float 1.0, ptr addrspace(1) %own
  %sum = add nsw i32 %t, %n
  %widesum = sext i32 %sum to i64
  %other = getelementptr float, ptr addrspace(1) @g, i64 %widesum
  store float 2.0, ptr addrspace(1) %other
  ret void
}

; t + 8 is needed for two sums: both are 8 beyond an earlier one, where nothing says that this one overflows. Flags stay where both sums have them.
define void @constants(i64 %t, i64 %x, i64 %y, i64 %z, ptr %p) {
  %t8 = add nuw nsw i64 %t, 8
  %a = add nuw nsw i64 %x, %t
  store volatile i64 %a, ptr %p
  %b = add i64 %t, %y
  store volatile i64 %b, ptr %p
  %c = add nsw i64 %t, %z
  store volatile i64 %c, ptr %p
  %a8 = add nuw nsw i64 %t8, %x
  store volatile i64 %a8, ptr %p
  %b8 = add nsw i64 %y, %t8
  store volatile i64 %b8, ptr %p
  %c8 = add i64 %z, %t8
  store volatile i64 %c8, ptr %p
  store volatile i64 %t8, ptr %p
  ret void
}
