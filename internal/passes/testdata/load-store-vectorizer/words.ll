; passes: load-store-vectorizer
; Parts of words that are stored beside each other are the words. Parts in another order, or of several words, are elements of a vector.
define void @halves(ptr addrspace(1) align 4 %p, i32 %x) {
  %a = trunc i32 %x to i16
  %s = lshr i32 %x, 16
  %b = trunc i32 %s to i16
  store i16 %a, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i64 2
  store i16 %b, ptr addrspace(1) %q, align 2
  ret void
}

define void @bytes(ptr addrspace(1) align 4 %p, i32 %x) {
  %s1 = lshr i32 %x, 8
  %s2 = lshr i32 %x, 16
  %s3 = ashr i32 %x, 24
  %b0 = trunc i32 %x to i8
  %b1 = trunc i32 %s1 to i8
  %b2 = trunc i32 %s2 to i8
  %b3 = trunc i32 %s3 to i8
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 1
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %q3 = getelementptr i8, ptr addrspace(1) %p, i64 3
  store i8 %b3, ptr addrspace(1) %q3, align 1
  store i8 %b0, ptr addrspace(1) %p, align 4
  store i8 %b2, ptr addrspace(1) %q2, align 2
  store i8 %b1, ptr addrspace(1) %q1, align 1
  ret void
}

define void @pairs(ptr addrspace(1) align 8 %p, i32 %x, i32 %y) {
  %sx = lshr i32 %x, 16
  %sy = lshr i32 %y, 16
  %a = trunc i32 %x to i16
  %b = trunc i32 %sx to i16
  %c = trunc i32 %y to i16
  %d = trunc i32 %sy to i16
  %ha = bitcast i16 %a to half
  %hb = bitcast i16 %b to half
  %hc = bitcast i16 %c to half
  %hd = bitcast i16 %d to half
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  store half %ha, ptr addrspace(1) %p, align 8
  store half %hb, ptr addrspace(1) %q1, align 2
  store half %hc, ptr addrspace(1) %q2, align 4
  store half %hd, ptr addrspace(1) %q3, align 2
  ret void
}

define void @others(ptr addrspace(1) align 4 %p, i32 %x, i32 %y) {
  %sx = lshr i32 %x, 16
  %a = trunc i32 %x to i16
  %b = trunc i32 %sx to i16
  %c = trunc i32 %y to i16
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  store i16 %b, ptr addrspace(1) %p, align 4
  store i16 %a, ptr addrspace(1) %q1, align 2
  store i16 %a, ptr addrspace(1) %q2, align 4
  store i16 %c, ptr addrspace(1) %q3, align 2
  ret void
}
