package testkit

import (
	"bytes"
	"encoding/binary"
)

// expecter computes in plain Go the effect of a kernel of the corpus on its buffers.
type expecter func(c *call)

// call is a launch as the kernel sees it: arguments by position.
type call struct {
	l    *Launch
	data [][]byte
}

// Expect returns the contents that the buffers of a launch of the corpus should have after it, computed in plain Go
// from the kernel's source. ok is false for kernels without such code.
func Expect(l *Launch) (want [][]byte, ok bool) {
	f := expecters[l.Kernel]
	if f == nil {
		f = cppExpecters[l.Kernel]
	}
	// Two sources have a kernel called classify.
	if l.Kernel == "classify" && len(l.Args) > 0 && l.Args[0].Type == "f32" {
		f = classifyFloats
	}
	if f == nil {
		return nil, false
	}
	c := &call{l: l}
	for i := range l.Args {
		c.data = append(c.data, bytes.Clone(l.Args[i].Data))
	}
	f(c)
	return c.data, true
}

// CompareExpected checks argument i's buffer after a launch against the result of Expect. Sums that were computed in
// another order or precision may differ ten times as much as two compilations of the kernel.
func (l *Launch) CompareExpected(i int, want, got []byte) error {
	a := &l.Args[i]
	if !a.Buffer {
		return nil
	}
	loose := *l
	if !l.Exact && l.Tol < 0 {
		switch a.Type {
		case "f16":
			loose.Tol = 4e-2
		case "f32":
			loose.Tol = 1e-4
		case "f64":
			loose.Tol = 1e-11
		}
	}
	return loose.Compare(i, want, got)
}

// number is an element of a buffer.
type number interface {
	~int8 | ~uint8 | ~int16 | ~uint16 | ~int32 | ~uint32 | ~int64 | ~uint64 | ~float32 | ~float64
}

// get returns buffer k as numbers.
func get[T number](c *call, k int) []T {
	out := make([]T, len(c.data[k])/binary.Size(T(0)))
	if _, err := binary.Decode(c.data[k], binary.LittleEndian, out); err != nil {
		panic(err)
	}
	return out
}

// set changes buffer k.
func set[T number](c *call, k int, v []T) {
	if _, err := binary.Encode(c.data[k], binary.LittleEndian, v); err != nil {
		panic(err)
	}
}

// scalar returns the value of argument k.
func scalar[T number](c *call, k int) T { return get[T](c, k)[0] }

// threads calls f for every thread of a grid of one dimension with its index
// in the grid, in its block, and its block.
func (c *call) threads(f func(i, t, b int)) {
	for b := range c.l.Grid[0] {
		for t := range c.l.Block[0] {
			f(b*c.l.Block[0]+t, t, b)
		}
	}
}

// pixels calls f for every thread of a grid of two dimensions.
func (c *call) pixels(f func(x, y int)) {
	for y := range c.l.Grid[1] * c.l.Block[1] {
		for x := range c.l.Grid[0] * c.l.Block[0] {
			f(x, y)
		}
	}
}

var expecters = map[string]expecter{
	"saxpy": saxpy, "vecadd": vecadd, "vecadd4": vecadd4, "vecadd_restrict": vecaddRestrict,
	"matmul_tiled": matmul, "matmul_regtile": matmul, "tensor_tile": tensorTile, "transpose": transpose,
	"block_sum": blockSum, "block_minmax": blockMinmax, "warp_sum": warpSum, "warp_argmax": warpArgmax,
	"scan_block": scanBlock, "scan_warps": scanWarps, "bitonic_sort": bitonicSort, "bitonic_sort_pairs": bitonicSortPairs,
	"histogram": histogram, "reverse_dynamic": reverseDynamic, "two_views": twoViews, "beside_static": besideStatic,
	"edit_distance": editDistance, "common_subsequence": commonSubsequence, "fft64": fft64,
	"life_bytes": lifeBytes, "life_words": lifeWords, "nbody": nbody, "softmax": softmax, "layernorm": layernorm,
	"spmv_scalar": spmvScalar, "spmv_warp": spmvWarp, "heat2d": heat2d, "heat3d": heat3d, "smooth1d": smooth1d,
	"kmeans_step": kmeansStep, "kmeans_centres": kmeansCentres, "black_scholes": blackScholes, "exp_series": expSeries,

	"count_bits": countBits, "rotate_swap": rotateSwap, "morton": morton, "gather_bits": gatherBits, "bytes_of_words": bytesOfWords,
	"narrow_shifts": narrowShifts, "divide64": divide64, "divide_constants": divideConstants, "high_product": highProduct,
	"xorshift": xorshift, "modular_power": modularPower, "gcd": gcd, "isqrt": isqrt, "product128": product128,
	"sha256_block": sha256Block, "crc32": crc32Table, "horner": horner, "month_names": monthNames,
	"run_bytecode": runBytecode, "classify": classifyInts, "asm_arithmetic": asmArithmetic, "asm_floats": asmFloats, "asm_memory": asmMemory,

	"cube_root": cubeRoot, "quadratic": quadratic, "simpson": simpson, "kahan_sum": kahanSum, "number_parts": numberParts,
	"min_max": minMax, "round_floats": roundFloats, "round_doubles": roundDoubles, "to_integers": toIntegers,
	"from_integers": fromIntegers, "directed": directed, "mandelbrot": mandelbrot, "mandelbrot_double": mandelbrotDouble,
	"half_polynomial": halfPolynomial, "half_dot": halfDot, "half_compare": halfCompare, "half_convert": halfConvert,

	"apply_table": applyTable, "fold_chosen": foldChosen, "virtual_areas": virtualAreas, "read_globals": readGlobals,
	"follow_pointers": followPointers, "walk_list": walkList, "count_in_global": countInGlobal,
	"ackermann": ackermann, "fibonacci": fibonacci, "quicksort": quicksort, "eval_prefix": evalPrefix, "hanoi": hanoi,
	"affine": affine, "mixed": mixed, "boxes": boxes, "big_struct": bigStruct, "swap_records": swapRecords,
	"variable_copy": variableCopy, "bit_fields": bitFields, "packed_fields": packedFields, "zero_then_fill": zeroThenFill,
	"say_hello": sayHello, "heap_squares": heapSquares, "checked_divide": checkedDivide,

	"float_max": floatMax, "stack_push_pop": stackPushPop, "spin_lock": spinLock, "wrap_tickets": wrapTickets, "double_add": doubleAdd,
	"bit_atomics": bitAtomics, "sum_last_block": sumLastBlock, "volatile_accesses": volatileAccesses,
	"compact": compact, "agreement": agreement, "block_votes": blockVotes, "divergent_loop": divergentLoop,
	"count_words": countWords, "hex_encode": hexEncode, "utf8_check": utf8Check, "swap_case": swapCase,
	"raytrace": raytrace,

	"find": find, "word_starts": wordStarts, "swap_bytes": swapBytes, "count_steps": countSteps, "match": match,
	"tables": tables, "bounce": bounce, "lend": lend, "both_sides": bothSides,
}
