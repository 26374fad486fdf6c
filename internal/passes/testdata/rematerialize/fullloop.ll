; A loop that needs many registers: a product that is used before and after it is recomputed from operands that live there anyway.

define void @full(ptr %p, ptr %q, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = load i32, ptr %p
  %s = mul i32 %x, 7
  %u = add i32 %s, %x
  store volatile i32 %u, ptr %q
  %a0 = load volatile i32, ptr %p
  %a1 = load volatile i32, ptr %p
  %a2 = load volatile i32, ptr %p
  %a3 = load volatile i32, ptr %p
  %a4 = load volatile i32, ptr %p
  %a5 = load volatile i32, ptr %p
  %a6 = load volatile i32, ptr %p
  %a7 = load volatile i32, ptr %p
  %a8 = load volatile i32, ptr %p
  %a9 = load volatile i32, ptr %p
  %a10 = load volatile i32, ptr %p
  %a11 = load volatile i32, ptr %p
  %a12 = load volatile i32, ptr %p
  %a13 = load volatile i32, ptr %p
  %a14 = load volatile i32, ptr %p
  %a15 = load volatile i32, ptr %p
  %a16 = load volatile i32, ptr %p
  %a17 = load volatile i32, ptr %p
  %a18 = load volatile i32, ptr %p
  %a19 = load volatile i32, ptr %p
  %a20 = load volatile i32, ptr %p
  %a21 = load volatile i32, ptr %p
  %a22 = load volatile i32, ptr %p
  %a23 = load volatile i32, ptr %p
  %a24 = load volatile i32, ptr %p
  %a25 = load volatile i32, ptr %p
  %a26 = load volatile i32, ptr %p
  %a27 = load volatile i32, ptr %p
  %a28 = load volatile i32, ptr %p
  %a29 = load volatile i32, ptr %p
  %a30 = load volatile i32, ptr %p
  %a31 = load volatile i32, ptr %p
  %a32 = load volatile i32, ptr %p
  %a33 = load volatile i32, ptr %p
  %a34 = load volatile i32, ptr %p
  %a35 = load volatile i32, ptr %p
  %a36 = load volatile i32, ptr %p
  %a37 = load volatile i32, ptr %p
  %a38 = load volatile i32, ptr %p
  %a39 = load volatile i32, ptr %p
  %a40 = load volatile i32, ptr %p
  %a41 = load volatile i32, ptr %p
  %a42 = load volatile i32, ptr %p
  %a43 = load volatile i32, ptr %p
  %a44 = load volatile i32, ptr %p
  %a45 = load volatile i32, ptr %p
  %a46 = load volatile i32, ptr %p
  %a47 = load volatile i32, ptr %p
  %a48 = load volatile i32, ptr %p
  %a49 = load volatile i32, ptr %p
  %a50 = load volatile i32, ptr %p
  %a51 = load volatile i32, ptr %p
  %a52 = load volatile i32, ptr %p
  %a53 = load volatile i32, ptr %p
  %a54 = load volatile i32, ptr %p
  %a55 = load volatile i32, ptr %p
  %a56 = load volatile i32, ptr %p
  %a57 = load volatile i32, ptr %p
  %a58 = load volatile i32, ptr %p
  %a59 = load volatile i32, ptr %p
  %a60 = load volatile i32, ptr %p
  %a61 = load volatile i32, ptr %p
  %a62 = load volatile i32, ptr %p
  %a63 = load volatile i32, ptr %p
  %a64 = load volatile i32, ptr %p
  %a65 = load volatile i32, ptr %p
  %a66 = load volatile i32, ptr %p
  %a67 = load volatile i32, ptr %p
  %a68 = load volatile i32, ptr %p
  %a69 = load volatile i32, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store volatile i32 %a0, ptr %q
  store volatile i32 %a1, ptr %q
  store volatile i32 %a2, ptr %q
  store volatile i32 %a3, ptr %q
  store volatile i32 %a4, ptr %q
  store volatile i32 %a5, ptr %q
  store volatile i32 %a6, ptr %q
  store volatile i32 %a7, ptr %q
  store volatile i32 %a8, ptr %q
  store volatile i32 %a9, ptr %q
  store volatile i32 %a10, ptr %q
  store volatile i32 %a11, ptr %q
  store volatile i32 %a12, ptr %q
  store volatile i32 %a13, ptr %q
  store volatile i32 %a14, ptr %q
  store volatile i32 %a15, ptr %q
  store volatile i32 %a16, ptr %q
  store volatile i32 %a17, ptr %q
  store volatile i32 %a18, ptr %q
  store volatile i32 %a19, ptr %q
  store volatile i32 %a20, ptr %q
  store volatile i32 %a21, ptr %q
  store volatile i32 %a22, ptr %q
  store volatile i32 %a23, ptr %q
  store volatile i32 %a24, ptr %q
  store volatile i32 %a25, ptr %q
  store volatile i32 %a26, ptr %q
  store volatile i32 %a27, ptr %q
  store volatile i32 %a28, ptr %q
  store volatile i32 %a29, ptr %q
  store volatile i32 %a30, ptr %q
  store volatile i32 %a31, ptr %q
  store volatile i32 %a32, ptr %q
  store volatile i32 %a33, ptr %q
  store volatile i32 %a34, ptr %q
  store volatile i32 %a35, ptr %q
  store volatile i32 %a36, ptr %q
  store volatile i32 %a37, ptr %q
  store volatile i32 %a38, ptr %q
  store volatile i32 %a39, ptr %q
  store volatile i32 %a40, ptr %q
  store volatile i32 %a41, ptr %q
  store volatile i32 %a42, ptr %q
  store volatile i32 %a43, ptr %q
  store volatile i32 %a44, ptr %q
  store volatile i32 %a45, ptr %q
  store volatile i32 %a46, ptr %q
  store volatile i32 %a47, ptr %q
  store volatile i32 %a48, ptr %q
  store volatile i32 %a49, ptr %q
  store volatile i32 %a50, ptr %q
  store volatile i32 %a51, ptr %q
  store volatile i32 %a52, ptr %q
  store volatile i32 %a53, ptr %q
  store volatile i32 %a54, ptr %q
  store volatile i32 %a55, ptr %q
  store volatile i32 %a56, ptr %q
  store volatile i32 %a57, ptr %q
  store volatile i32 %a58, ptr %q
  store volatile i32 %a59, ptr %q
  store volatile i32 %a60, ptr %q
  store volatile i32 %a61, ptr %q
  store volatile i32 %a62, ptr %q
  store volatile i32 %a63, ptr %q
  store volatile i32 %a64, ptr %q
  store volatile i32 %a65, ptr %q
  store volatile i32 %a66, ptr %q
  store volatile i32 %a67, ptr %q
  store volatile i32 %a68, ptr %q
  store volatile i32 %a69, ptr %q
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  store volatile i32 %s, ptr %q
  store volatile i32 %x, ptr %q
  ret void
}

; This one does not.
define void @roomy(ptr %p, ptr %q, i32 %n) {
entry:
  %x = load i32, ptr %p
  %s = mul i32 %x, 7
  %u = add i32 %s, %x
  store volatile i32 %u, ptr %q
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store volatile i32 %i, ptr %q
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  store volatile i32 %s, ptr %q
  store volatile i32 %x, ptr %q
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
