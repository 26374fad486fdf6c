// Package fold evaluates operations of LLVM IR on constants (LLVM's ConstantFolding): integer and floating-point
// operations, casts, comparisons, intrinsics, and reads of a part of an initializer.
//
// Input and output are constants of one function; the functions on bits (IntBits, ICmpBits, IntIntrinsic) need no
// function. A result is None, or ok is false, if the operation cannot be evaluated: the value depends on an address, on
// the payload of a NaN, or on flushing of subnormal numbers. An operation without a defined result gives poison.
//
// Floating-point formats and rounding are those of softfp. The package does not import analysis, which uses it.
package fold
