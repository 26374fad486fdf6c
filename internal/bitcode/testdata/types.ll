; Every type and form of constant that all.ll of the text reader does not have, and large ones.
source_filename = "types.ll"
target triple = "nvptx64-nvidia-cuda"

%opaque = type opaque
%0 = type { i32, [0 x i8] }
%outer = type { %inner, <{ i1, [2 x %inner] }>, ptr addrspace(300) }
%inner = type { i48, <3 x i5>, half, bfloat, fp128 }
%empty = type <{}>

@labels = constant [2 x ptr] [ptr blockaddress(@everything, %second), ptr blockaddress(@everything, %third)]
@nested = constant %outer { %inner { i48 -1, <3 x i5> <i5 1, i5 -16, i5 undef>, half 0xH0001, bfloat 0xRFF80, fp128 0xL00000000000000018000000000000000 }, <{ i1, [2 x %inner] }> <{ i1 true, [2 x %inner] zeroinitializer }>, ptr addrspace(300) null }
@long = constant [300 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\00\01\02\03\04\05\06\07\08\09\0A\0B"
@wide = constant [3 x i300] [i300 -1, i300 1267650600228229401496703205376, i300 0]
@least = constant i64 -9223372036854775808
@doubles = constant <2 x double> <double -0.0, double 0x7FF0000000000001>
@x86 = constant [2 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000001]
@ppc = constant ppc_fp128 0xM00000000000000010000000000000002
@vectors = constant <2 x ptr addrspace(1)> <ptr addrspace(1) @global, ptr addrspace(1) null>
@global = addrspace(1) global %0 undef
@far = external addrspace(4294967) global i8
@splats = constant { <9 x i1>, <4 x ptr>, <4 x i300> } { <9 x i1> splat (i1 true), <4 x ptr> splat (ptr @long), <4 x i300> splat (i300 9) }
@expressions = constant [6 x i64] [i64 ptrtoint (ptr getelementptr (%inner, ptr @nested, i64 0, i32 1) to i64), i64 sub (i64 0, i64 ptrtoint (ptr @long to i64)), i64 add nsw (i64 ptrtoint (ptr @long to i64), i64 1), i64 xor (i64 ptrtoint (ptr @long to i64), i64 -1), i64 ptrtoaddr (ptr @long to i64), i64 ptrtoint (ptr inttoptr (i64 8 to ptr) to i64)]
@shifted = constant ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @global to ptr), i64 4)

@"name with \22quotes\22 and \01 one" = global i32 0, section "sec \22tion", align 1
@huge = global i8 0, align 2147483648

declare target("spirv.Image", float, i32, 1, 2, 3) @image(target("opencl.event"), <vscale x 2 x double>)
declare void @vararg(i32, ...)
declare ptr addrspace(5) @function_pointers(ptr addrspace(5), <2 x ptr addrspace(1)>, { ptr, [2 x ptr] })

define void @token() convergent {
  %t = call token @llvm.experimental.convergence.entry() convergent
  call void @converge() convergent [ "convergencectrl"(token %t) ]
  ret void
}

declare void @converge() convergent

declare token @llvm.experimental.convergence.entry()

define i128 @everything(i32 %n, <2 x i64> %v, { ptr, [2 x ptr] } %s) {
entry:
  %big = alloca %outer, i32 %n, align 4294967296
  indirectbr ptr blockaddress(@everything, %second), [label %second, label %third]

second:
  %image = call target("spirv.Image", float, i32, 1, 2, 3) @image(target("opencl.event") poison, <vscale x 2 x double> splat (double 1.5))
  call void (i32, ...) @vararg(i32 1, i64 2, ptr @long, double 3.0, <2 x i64> %v, i32 %n)
  switch i128 170141183460469231731687303715884105727, label %third [
    i128 -170141183460469231731687303715884105728, label %third
    i128 0, label %fourth
    i128 18446744073709551616, label %fourth
  ]

third:
  %p = phi i128 [ %q, %fourth ], [ 1, %second ], [ 1, %second ], [ undef, %entry ]
  %later = phi <2 x i64> [ %forward, %fourth ], [ %v, %second ], [ %v, %second ], [ poison, %entry ]
  br label %fourth

fourth:
  %q = phi i128 [ %p, %third ], [ 7, %second ], [ 7, %second ], [ %q, %fifth ]
  %forward = shufflevector <2 x i64> %v, <2 x i64> <i64 1, i64 2>, <2 x i32> <i32 3, i32 poison>
  %c = icmp ult i128 %q, 12345678901234567890123
  br i1 %c, label %third, label %fifth

fifth:
  %d = icmp eq i128 %q, 0
  br i1 %d, label %fourth, label %unreached

unreached:
  call void asm sideeffect "long text ...............................................................", "~{memory}"()
  ret i128 %q

dead:
  %use = add i128 %def, 1
  br label %dead2

dead2:
  %def = mul i128 %use, 2
  br label %dead
}
