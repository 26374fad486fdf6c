; What a loop hands to its next turn is needed whole, although the phi stands above.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %x = load i16, ptr %p, align 8
  %z = zext i16 %x to i64
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = phi i64 [ -3, %entry ], [ %w, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %u = and i64 %a, -65536
  %v = or i64 %u, %z
  %r = and i64 %v, -17179803649
  %s = shl i64 %z, 16
  %w = or i64 %r, %s
  %i1 = add i32 %i, 1
  br label %head
done:
  store i64 %a, ptr %q, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
