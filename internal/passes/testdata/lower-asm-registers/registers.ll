; Reads of registers that keep their value become intrinsics, volatile or not; other assembly stays.
define i32 @reads() {
  %a = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  %b = call i32 asm sideeffect "mov.u32 \09$0,%lanemask_lt; ", "=r"() #0
  %c = call i32 asm "mov.b32 $0, %ctaid.x;", "=r"()
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  ret i32 %e
}

define i32 @stay(i32 %x) {
  %a = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %b = call i32 asm "mov.u32 $0, %smid;", "=r"()
  %c = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r,~{memory}"()
  %d = call i32 asm "mov.u32 $0, %laneid; add.u32 $0, $0, 1;", "=r"()
  %e = call i32 asm "mov.u32 $0, $1;", "=r,r"(i32 %x)
  %f = call i64 asm "mov.u64 $0, %globaltimer;", "=l"()
  %g = add i32 %a, %b
  %h = add i32 %c, %d
  %i = add i32 %e, %g
  %j = add i32 %h, %i
  %k = trunc i64 %f to i32
  %l = add i32 %j, %k
  ret i32 %l
}

define void @nothing() {
  ret void
}

attributes #0 = { convergent nounwind }
