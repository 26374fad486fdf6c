; Stores to variables of the function that are written again, byte by byte, on every way before they are read.

@init = internal addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; The copy goes: a loop later, each of the four words is written before the variable index reads.
define i32 @behind_a_loop(i32 %n, i64 %k, ptr %q) {
entry:
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p1.i64(ptr %a, ptr addrspace(1) @init, i64 16, i1 false)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  store i32 %n, ptr %a
  %a1 = getelementptr i32, ptr %a, i64 1
  store i32 5, ptr %a1
  %a2 = getelementptr i32, ptr %a, i64 2
  store i32 6, ptr %a2
  %a3 = getelementptr i32, ptr %a, i64 3
  store i32 7, ptr %a3
  %p = getelementptr i32, ptr %a, i64 %k
  %r = load i32, ptr %p
  ret i32 %r
}

; One word is left of it.
define i32 @but_one(i1 %c, i64 %k) {
entry:
  %a = alloca [2 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)
  br i1 %c, label %then, label %done

then:
  %a1 = getelementptr i32, ptr %a, i64 1
  store i32 5, ptr %a1
  br label %done

done:
  store i32 6, ptr %a
  %p = getelementptr i32, ptr %a, i64 %k
  %r = load i32, ptr %p
  ret i32 %r
}

; Read in the next iteration, through a pointer that may be of either variable.
define i32 @around(i32 %n, i1 %c, i64 %k) {
entry:
  %a = alloca [2 x i32]
  %b = alloca [2 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 8, i1 false)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %p = select i1 %c, ptr %a, ptr %b
  %pk = getelementptr i32, ptr %p, i64 %k
  %x = load i32, ptr %pk
  %t = add i32 %s, %x
  store i32 %i, ptr %a
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  store i32 %t, ptr %b
  ret i32 %t
}
