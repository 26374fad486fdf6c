; Elements of less than 32 bits share the registers of one access of 16 bytes.
define void @halves(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %p1 = getelementptr i16, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr i16, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr i16, ptr addrspace(1) %p, i64 3
  %p4 = getelementptr i16, ptr addrspace(1) %p, i64 4
  %p5 = getelementptr i16, ptr addrspace(1) %p, i64 5
  %p6 = getelementptr i16, ptr addrspace(1) %p, i64 6
  %p7 = getelementptr i16, ptr addrspace(1) %p, i64 7
  %a = load i16, ptr addrspace(1) %p, align 16
  %b = load i16, ptr addrspace(1) %p1
  %c = load i16, ptr addrspace(1) %p2
  %d = load i16, ptr addrspace(1) %p3
  %e = load i16, ptr addrspace(1) %p4
  %f = load i16, ptr addrspace(1) %p5
  %g = load i16, ptr addrspace(1) %p6
  %h = load i16, ptr addrspace(1) %p7
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 2
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 6
  %q4 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i64 10
  %q6 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %q7 = getelementptr i8, ptr addrspace(1) %q, i64 14
  store i16 %h, ptr addrspace(1) %q, align 16
  store i16 %g, ptr addrspace(1) %q1
  store i16 %f, ptr addrspace(1) %q2
  store i16 %e, ptr addrspace(1) %q3
  store i16 %d, ptr addrspace(1) %q4
  store i16 %c, ptr addrspace(1) %q5
  store i16 %b, ptr addrspace(1) %q6
  store i16 %a, ptr addrspace(1) %q7
  ret void
}

; 8 of 12 bytes are aligned for one access.
define i8 @bytes(ptr addrspace(3) align 8 %p) {
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 1
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 2
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 3
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p5 = getelementptr i8, ptr addrspace(3) %p, i64 5
  %p6 = getelementptr i8, ptr addrspace(3) %p, i64 6
  %p7 = getelementptr i8, ptr addrspace(3) %p, i64 7
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i8, ptr addrspace(3) %p, align 8
  %b = load i8, ptr addrspace(3) %p1
  %c = load i8, ptr addrspace(3) %p2
  %d = load i8, ptr addrspace(3) %p3
  %e = load i8, ptr addrspace(3) %p4
  %f = load i8, ptr addrspace(3) %p5
  %g = load i8, ptr addrspace(3) %p6
  %h = load i8, ptr addrspace(3) %p7
  %i = load i8, ptr addrspace(3) %p8
  %s1 = add i8 %a, %b
  %s2 = add i8 %c, %d
  %s3 = add i8 %e, %f
  %s4 = add i8 %g, %h
  %s5 = add i8 %s1, %s2
  %s6 = add i8 %s3, %s4
  %s7 = add i8 %s5, %s6
  %s8 = add i8 %s7, %i
  ret i8 %s8
}
