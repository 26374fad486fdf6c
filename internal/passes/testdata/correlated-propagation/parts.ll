; passes: correlated-propagation, simplifycfg
; What is less than a bound has parts that are less: checks of an index after those of a multiple of it, as of slices in Rust.
declare void @use(i1)

define void @multiple(i64 %g, i64 %n) {
  %x = shl nuw i64 %g, 3
  %x7 = or disjoint i64 %x, 7
  %c = icmp ult i64 %x7, %n
  br i1 %c, label %in, label %out
in:
  %x3 = or disjoint i64 %x, 3
  %c3 = icmp ult i64 %x3, %n
  call void @use(i1 %c3)
  %cg = icmp ult i64 %g, %n
  call void @use(i1 %cg)
  ret void
out:
  ret void
}

define void @summands(i64 %g, i64 %h, i64 %n) {
  %m = mul nuw i64 %g, 5
  %x = add nuw i64 %m, %h
  %c = icmp uge i64 %x, %n
  br i1 %c, label %out, label %in
in:
  %cg = icmp ult i64 %g, %n
  call void @use(i1 %cg)
  %ch = icmp ult i64 %h, %n
  call void @use(i1 %ch)
  ret void
out:
  ret void
}

define void @remainder(i64 %g, i64 %n, i64 %m, i64 %k) {
  %r = urem i64 %n, %m
  %c = icmp ult i64 %g, %r
  br i1 %c, label %in, label %out
in:
  %cn = icmp ult i64 %g, %n
  call void @use(i1 %cn)
  ret void
out:
  %b = and i64 %n, %k
  %d = icmp ule i64 %m, %b
  br i1 %d, label %in2, label %out2
in2:
  %dn = icmp ule i64 %m, %n
  call void @use(i1 %dn)
  %dk = icmp ule i64 %m, %k
  call void @use(i1 %dk)
  ret void
out2:
  ret void
}

; A product and a sum that may wrap say nothing, nor does a difference from above.
define void @wraps(i64 %g, i64 %h, i64 %n) {
  %x = shl i64 %g, 3
  %c = icmp ult i64 %x, %n
  br i1 %c, label %in, label %out
in:
  %cg = icmp ult i64 %g, %n
  call void @use(i1 %cg)
  ret void
out:
  %y = add i64 %g, %h
  %d = icmp ult i64 %y, %n
  br i1 %d, label %in2, label %out2
in2:
  %dg = icmp ult i64 %g, %n
  call void @use(i1 %dg)
  ret void
out2:
  %z = sub nuw i64 %g, %h
  %e = icmp ult i64 %z, %n
  br i1 %e, label %in3, label %out3
in3:
  %eg = icmp ult i64 %g, %n
  call void @use(i1 %eg)
  ret void
out3:
  ret void
}
