; Sums, differences and products with their overflow.
target triple = "nvptx64-nvidia-cuda"

define { i32, i1 } @sadd_i32(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}

define { i32, i1 } @uadd_i32(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}

define { i32, i1 } @ssub_i32(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}

define { i32, i1 } @usub_i32(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}

define { i32, i1 } @smul_i32(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}

define { i32, i1 } @umul_i32(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}

define { i64, i1 } @sadd_i64(i64 %x, i64 %y) {
  %r = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %x, i64 %y)
  ret { i64, i1 } %r
}

define { i64, i1 } @uadd_i64(i64 %x, i64 %y) {
  %r = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %x, i64 %y)
  ret { i64, i1 } %r
}

define { i64, i1 } @ssub_i64(i64 %x, i64 %y) {
  %r = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %x, i64 %y)
  ret { i64, i1 } %r
}

define { i64, i1 } @usub_i64(i64 %x, i64 %y) {
  %r = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %x, i64 %y)
  ret { i64, i1 } %r
}

define { i64, i1 } @smul_i64(i64 %x, i64 %y) {
  %r = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %x, i64 %y)
  ret { i64, i1 } %r
}

define { i64, i1 } @umul_i64(i64 %x, i64 %y) {
  %r = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %x, i64 %y)
  ret { i64, i1 } %r
}

define { i8, i1 } @sadd_i8(i8 %x, i8 %y) {
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x, i8 %y)
  ret { i8, i1 } %r
}

define { i8, i1 } @usub_i8(i8 %x, i8 %y) {
  %r = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x, i8 %y)
  ret { i8, i1 } %r
}

define { i8, i1 } @smul_i8(i8 %x, i8 %y) {
  %r = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x, i8 %y)
  ret { i8, i1 } %r
}

define { i8, i1 } @umul_i8(i8 %x, i8 %y) {
  %r = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x, i8 %y)
  ret { i8, i1 } %r
}

define { i24, i1 } @sadd_i24(i24 %x, i24 %y) {
  %r = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %x, i24 %y)
  ret { i24, i1 } %r
}

define { i24, i1 } @uadd_i24(i24 %x, i24 %y) {
  %r = call { i24, i1 } @llvm.uadd.with.overflow.i24(i24 %x, i24 %y)
  ret { i24, i1 } %r
}

define { i24, i1 } @ssub_i24(i24 %x, i24 %y) {
  %r = call { i24, i1 } @llvm.ssub.with.overflow.i24(i24 %x, i24 %y)
  ret { i24, i1 } %r
}

define { i24, i1 } @smul_i24(i24 %x, i24 %y) {
  %r = call { i24, i1 } @llvm.smul.with.overflow.i24(i24 %x, i24 %y)
  ret { i24, i1 } %r
}

define { i1, i1 } @sadd_i1(i1 %x, i1 %y) {
  %r = call { i1, i1 } @llvm.sadd.with.overflow.i1(i1 %x, i1 %y)
  ret { i1, i1 } %r
}

define { i1, i1 } @uadd_i1(i1 %x, i1 %y) {
  %r = call { i1, i1 } @llvm.uadd.with.overflow.i1(i1 %x, i1 %y)
  ret { i1, i1 } %r
}

define { i1, i1 } @smul_i1(i1 %x, i1 %y) {
  %r = call { i1, i1 } @llvm.smul.with.overflow.i1(i1 %x, i1 %y)
  ret { i1, i1 } %r
}

define { i1, i1 } @usub_i1(i1 %x, i1 %y) {
  %r = call { i1, i1 } @llvm.usub.with.overflow.i1(i1 %x, i1 %y)
  ret { i1, i1 } %r
}

define i1 @only_overflow(i32 %x, i32 %y) {
  %a = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %r = extractvalue { i32, i1 } %a, 1
  ret i1 %r
}

define i32 @only_sum(i32 %x, i32 %y) {
  %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  %r = extractvalue { i32, i1 } %a, 0
  ret i32 %r
}

define { <2 x i32>, <2 x i1> } @vector(<2 x i32> %x, <2 x i32> %y) {
  %r = call { <2 x i32>, <2 x i1> } @llvm.ssub.with.overflow.v2i32(<2 x i32> %x, <2 x i32> %y)
  ret { <2 x i32>, <2 x i1> } %r
}

declare { <2 x i32>, <2 x i1> } @llvm.ssub.with.overflow.v2i32(<2 x i32>, <2 x i32>)
declare { i1, i1 } @llvm.sadd.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.smul.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.uadd.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.usub.with.overflow.i1(i1, i1)
declare { i24, i1 } @llvm.sadd.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.smul.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.ssub.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.uadd.with.overflow.i24(i24, i24)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)
