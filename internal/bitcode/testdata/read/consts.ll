; Constants of every form.
%s = type { i32, ptr, %t }
%t = type <{ i8, [2 x half] }>
%opaque = type opaque
%0 = type { i64 }

@i = global i1 true
@big = global i65 -36893488147419103232
@h = global half 0xH7C01
@b = global bfloat 0xRFF80
@x = global x86_fp80 0xK4000C000000000000000
@q = global fp128 0xL00000000000000003FFF000000000000
@p = global ppc_fp128 0xM3FF00000000000000000000000000000
@str = constant [5 x i8] c"a\00\FF\22b"
@cstr = constant [3 x i8] c"ab\00"
@ints = constant [3 x i64] [i64 1, i64 -1, i64 0]
@dbl = constant <2 x double> <double 1.5, double 0x7FF0000000000000>
@half = constant [2 x half] [half 0xH0001, half 0xH8000]
@agg = constant %s { i32 1, ptr @agg, %t <{ i8 2, [2 x half] zeroinitializer }> }
@und = constant { i32, ptr, float } { i32 undef, ptr null, float poison }
@vec = constant <3 x i1> <i1 true, i1 false, i1 poison>
@ptrs = constant [2 x ptr] [ptr getelementptr (i8, ptr @agg, i64 4), ptr inttoptr (i64 16 to ptr)]
@expr = constant i64 add (i64 ptrtoint (ptr @i to i64), i64 8)
@diff = constant i64 sub nuw (i64 ptrtoint (ptr @agg to i64), i64 ptrtoint (ptr @i to i64))
@xor = constant i32 xor (i32 trunc (i64 ptrtoint (ptr @i to i64) to i32), i32 1)
@cast = constant ptr addrspace(3) addrspacecast (ptr @i to ptr addrspace(3))
@gep = constant ptr getelementptr inbounds nuw (%s, ptr @agg, i64 0, i32 2, i32 1)
@anon = global %0 zeroinitializer
@named = external global %opaque
@eq = constant ptr dso_local_equivalent @fn
@cfi = constant ptr no_cfi @fn
@0 = private global i32 3
@1 = global ptr @0
@far = global ptr addrspace(101) null

define void @fn() {
  ret void
}
declare void @target(target("spirv.Image", void, 0, 1), target("aarch64.svcount"))
