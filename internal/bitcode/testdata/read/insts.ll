; Every instruction with its flags.
define void @ints(i32 %a, i32 %b, i8 %c, i1 %d, i64 %w) {
  %1 = add nuw i32 %a, %b
  %2 = sub nsw i32 %a, %b
  %3 = mul nuw nsw i32 %a, %b
  %4 = udiv exact i32 %a, %b
  %5 = sdiv i32 %a, %b
  %6 = urem i32 %a, %b
  %7 = srem i32 %a, %b
  %8 = shl nuw nsw i32 %a, %b
  %9 = lshr exact i32 %a, %b
  %10 = ashr i32 %a, %b
  %11 = and i32 %a, %b
  %12 = or disjoint i32 %a, %b
  %13 = xor i32 %a, -1
  %14 = trunc nuw nsw i32 %a to i8
  %15 = zext nneg i8 %c to i32
  %16 = sext i8 %c to i64
  %17 = uitofp nneg i32 %a to float
  %18 = sitofp i32 %a to double
  %19 = icmp samesign ugt i32 %a, %b
  %20 = icmp ne i32 %a, 0
  %21 = inttoptr i64 %w to ptr
  %22 = ptrtoint ptr %21 to i64
  %23 = ptrtoaddr ptr %21 to i64
  %24 = addrspacecast ptr %21 to ptr addrspace(3)
  %25 = bitcast i32 %a to float
  %26 = select i1 %d, i32 %a, i32 %b
  %27 = freeze i32 %26
  ret void
}

define <2 x float> @floats(float %x, double %y, half %h, <2 x float> %v, <2 x i1> %m) {
  %1 = fadd fast float %x, %x
  %2 = fsub nnan float %x, 0x7FF8000000000000
  %3 = fmul ninf nsz float %x, 1.0
  %4 = fdiv arcp float %x, 0x3FF3333340000000
  %5 = frem contract float %x, -0.0
  %6 = fneg afn reassoc float %x
  %7 = fptrunc contract double %y to float
  %8 = fpext half %h to double
  %9 = fptoui float %x to i32
  %10 = fptosi float %x to i64
  %11 = fcmp nnan uge float %x, %x
  %12 = fcmp true float %x, %x
  %13 = select nsz <2 x i1> %m, <2 x float> %v, <2 x float> splat (float 2.0)
  %14 = call nnan float @llvm.sqrt.f32(float %x)
  %15 = shufflevector <2 x float> %v, <2 x float> %13, <3 x i32> <i32 3, i32 poison, i32 0>
  ret <2 x float> %13
}

declare float @llvm.sqrt.f32(float)

define void @memory(ptr %p, ptr addrspace(1) %g, i32 %n, ptr %list) {
  %1 = alloca i32
  %2 = alloca [4 x i64], i32 %n, align 32
  %3 = alloca i8, addrspace(5)
  %4 = load i32, ptr %p, align 1
  %5 = load volatile float, ptr addrspace(1) %g
  %6 = load atomic i32, ptr %p syncscope("block") acquire, align 4
  store i32 %4, ptr %1
  store volatile float %5, ptr addrspace(1) %g, align 16
  store atomic i64 1, ptr %p release, align 8
  %7 = getelementptr nusw nuw [4 x i64], ptr %2, i32 0, i32 %n
  %8 = getelementptr { i32, [2 x i8] }, ptr %p, i64 1, i32 1, i64 0
  %9 = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic
  %10 = cmpxchg weak volatile ptr %p, ptr null, ptr %1 syncscope("agent") acq_rel acquire, align 8
  %11 = atomicrmw volatile xchg ptr %p, float 1.0 monotonic
  %12 = atomicrmw uinc_wrap ptr %p, i32 1 syncscope("singlethread") acq_rel, align 16
  %13 = atomicrmw fmaximum ptr %p, double 1.0 seq_cst
  fence acquire
  fence syncscope("block") seq_cst
  %14 = va_arg ptr %list, i32
  %15 = insertvalue { i32, [2 x i8] } undef, i8 1, 1, 0
  %16 = extractvalue { i32, [2 x i8] } %15, 1, 1
  ret void
}

define i32 @flow(i32 %n, i1 %c) {
entry:
  br i1 %c, label %head, label %out

head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %f = phi fast float [ 1.0, %entry ], [ %g, %body ]
  switch i32 %n, label %body [
    i32 1, label %out
    i32 -5, label %body
  ]

body:
  %g = fadd float %f, 1.0
  %j = add i32 %i, 1
  br label %head

out:
  %r = phi i32 [ 0, %entry ], [ %i, %head ]
  br label %dead

dead:
  unreachable

; use before definition in the order of the text
late:
  %u = add i32 %l, 1
  ret i32 %u

early:
  %l = add i32 %n, 1
  br label %late
}

define void @bundles(i32 %n, ptr %p) {
  call void @callee() [ "one"(), "two"(i32 %n, ptr %p), "deopt"(i32 5) ]
  call void asm sideeffect alignstack inteldialect unwind "a $0", "r"(i32 %n)
  %r = call { i32, i32 } asm "b", "=r,=r,0"(i32 %n)
  musttail call void @bundles(i32 %n, ptr %p)
  ret void
}

declare void @callee()
