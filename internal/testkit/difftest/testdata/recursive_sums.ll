; Recursions whose results are summed become loops with an accumulator, and what they only read through a pointer
; is handed on as a value.
target triple = "nvptx64-nvidia-cuda"

define internal i32 @sum(ptr %p, ptr %limit, i32 %i) noinline mustprogress {
  %n = load i32, ptr %limit, align 4
  %c = icmp uge i32 %i, %n
  br i1 %c, label %none, label %some
some:
  %i1 = add i32 %i, 1
  %a = call i32 @sum(ptr %p, ptr %limit, i32 %i1)
  %o = zext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %o
  %x = load i32, ptr %q, align 4
  %s = sub nsw i32 %a, %x
  ret i32 %s
none:
  ret i32 %i
}

define internal i32 @split(ptr %p, i32 %from, i32 %to, ptr %unused) noinline mustprogress {
  %d = sub i32 %to, %from
  %c = icmp ult i32 %d, 2
  br i1 %c, label %none, label %some
some:
  %h = lshr i32 %d, 1
  %m = add i32 %from, %h
  %a = call i32 @split(ptr %p, i32 %from, i32 %m, ptr %unused)
  %b = call i32 @split(ptr %p, i32 %m, i32 %to, ptr %unused)
  %x = xor i32 %a, %b
  %y = xor i32 %x, %m
  ret i32 %y
none:
  %o = zext i32 %from to i64
  %q = getelementptr i32, ptr %p, i64 %o
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %limit = alloca { i64, i32 }, align 8
  %limit.n = getelementptr inbounds { i64, i32 }, ptr %limit, i64 0, i32 1
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %k = and i32 %tid, 15
  store i32 %k, ptr %limit.n, align 4
  %a = call i32 @sum(ptr %p, ptr %limit.n, i32 0)
  store i32 %a, ptr %q, align 4
  %k1 = add i32 %k, 1
  %b = call i32 @split(ptr %p, i32 0, i32 %k1, ptr %limit)
  %q1 = getelementptr i8, ptr %q, i64 4
  store i32 %b, ptr %q1, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
