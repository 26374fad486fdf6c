// Package softfp is the floating-point arithmetic of PTX, exact to the bit: the formats f16, bf16, tf32, f32, f64,
// e4m3, e5m2, e2m3, e3m2, e2m1, ue8m0 and ue4m3, conversions among them and to integers, and add, sub, mul, div, fma
// and sqrt in every rounding mode, with flushing of subnormal numbers, saturation and PTX's NaN rules.
//
// Operands and results are bit patterns in unsigned integers. There are two levels. Unpack, Pack and the operations on
// Num are integer arithmetic for any format and any rounding mode. The functions named after a width (Add32, Fma64, …)
// give the same bits but use the host's float unit where that is known to be exact: a float64 that is rounded to odd
// has enough bits for a correctly rounded float32 (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums",
// 2008).
//
// NaN rules (PTX ISA §9.7.3–9.7.5, and the results of GPUs where it leaves them open): f32 results that are NaN are
// 0x7fffffff, f16 and bf16 ones 0x7fff; f64 passes the payload of the first NaN operand on (fma that
// of b, c, a, in this order), and invalid operations give
// 0xfff8000000000000. Conversions from f64, and of bf16 to f32, keep the sign and the payload.
//
// It imports nothing of the project, holds no state and does not panic.
package softfp
