; What is combined with the result of a call of the function by itself is kept in an accumulator, if its operation
; does not ask for an order.
target triple = "nvptx64-nvidia-cuda"

%node = type { ptr, ptr, i32 }

define i32 @factorial(i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = add i32 %n, -1
  %f = call i32 @factorial(i32 %m)
  %r = mul nsw i32 %n, %f
  br label %done
done:
  %x = phi i32 [ 1, %entry ], [ %r, %more ]
  ret i32 %x
}

; The second of two calls; and what is subtracted.
define i64 @fibonacci(i32 %n, i64 %k) {
entry:
  %z = icmp ult i32 %n, 2
  br i1 %z, label %done, label %more
more:
  %m = add i32 %n, -1
  %f = call i64 @fibonacci(i32 %m, i64 %k)
  %m2 = add i32 %n, -2
  %g = call i64 @fibonacci(i32 %m2, i64 %k)
  %r = add i64 %f, %g
  %s = sub i64 %r, %k
  br label %done
done:
  %x = phi i64 [ %k, %entry ], [ %s, %more ]
  ret i64 %x
}

; Nothing is written, so that the load behind the call can come before it.
define i32 @tree(ptr %t) mustprogress {
  %leaf = icmp eq ptr %t, null
  br i1 %leaf, label %none, label %some
some:
  %left = load ptr, ptr %t, align 8
  %a = call i32 @tree(ptr %left)
  %right.at = getelementptr inbounds %node, ptr %t, i64 0, i32 1
  %right = load ptr, ptr %right.at, align 8
  %b = call i32 @tree(ptr %right)
  %ab = add nsw i32 %a, %b
  %val.at = getelementptr inbounds %node, ptr %t, i64 0, i32 2
  %val = load i32, ptr %val.at, align 8
  %sum = add nsw i32 %ab, %val
  ret i32 %sum
none:
  ret i32 0
}

define float @power(float %x, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = add i32 %n, -1
  %f = call fast float @power(float %x, i32 %m)
  %r = fmul fast float %f, %x
  ret float %r
done:
  ret float 1.000000e+00
}

; One way adds, the other one returns what it gets.
define i32 @bits(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = lshr i32 %n, 1
  %b = and i32 %n, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %even, label %odd
even:
  %f = call i32 @bits(i32 %m)
  ret i32 %f
odd:
  %g = call i32 @bits(i32 %m)
  %h = add i32 %g, 1
  ret i32 %h
done:
  ret i32 0
}

; These stay: floating-point operations in their order, two operations, a store behind the call, a load that a store of the function
; may change, a result that is used twice.
define float @strict(float %x, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = add i32 %n, -1
  %f = call float @strict(float %x, i32 %m)
  %r = fmul float %f, %x
  ret float %r
done:
  ret float 1.000000e+00
}

define i32 @horner(i32 %x, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = add i32 %n, -1
  %f = call i32 @horner(i32 %x, i32 %m)
  %r = mul i32 %f, %x
  %s = add i32 %r, 1
  ret i32 %s
done:
  ret i32 1
}

define i32 @stores(ptr %p, i32 %n) mustprogress {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = add i32 %n, -1
  %f = call i32 @stores(ptr %p, i32 %m)
  %r = add i32 %f, %n
  store i32 %n, ptr %p
  ret i32 %r
done:
  ret i32 1
}

define i32 @loads(ptr %p, i32 %n) mustprogress {
  store i32 %n, ptr %p
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = add i32 %n, -1
  %f = call i32 @loads(ptr %p, i32 %m)
  %x = load i32, ptr %p
  %r = add i32 %f, %x
  ret i32 %r
done:
  ret i32 1
}

define i32 @double(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = add i32 %n, -1
  %f = call i32 @double(i32 %m)
  %r = add i32 %f, %f
  ret i32 %r
done:
  ret i32 1
}
