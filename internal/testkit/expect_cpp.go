package testkit

import (
	"cmp"
	"math"
	"slices"
	"sort"
)

// Kernels of testdata/cpp: products, sorts and scans.

var cppExpecters = map[string]expecter{
	"fragment_gemm": fragmentGemm, "mma_tiles": mmaTiles, "flash_tile": flashTile,
	"block_radix_sort": blockSort, "block_radix_sort_signed": blockSortPairs[int32], "block_merge_sort": blockSort,
	"block_merge_sort_pairs": blockSortPairs[float32], "block_scan_add": blockScanAdd, "block_scan_max": blockScanMax,
	"packed_residual": packedResidual, "packed_activation": packedActivation,
	"dequant4_gemv": dequant4, "dequant4_gemm": dequant4, "hash_grid": hashGrid,

	"halo_stencil": haloStencil, "march_stencil": marchStencil, "bsr_multiply": bsrMultiply, "ell_multiply": ellMultiply,
	"sliced_min_plus": slicedMinPlus, "bvh_nearest": bvhNearest, "smith_waterman": smithWaterman, "banded_distance": bandedDistance,
	"bspline_value": bsplineValue, "bspline_gradient": bsplineGradient, "dslash": dslash,

	"scan_reduce": scanReduce, "top_scan": topScan, "bottom_scan": bottomScan, "philox_fill": philoxFill, "philox_dice": philoxDice,
	"prefetched_epilogue": prefetchedEpilogue, "seeded_mix": seededMix, "lu_solve": luSolve, "tridiagonal_pcr": tridiagonal, "nearest_k": nearestK, "row_top_k": rowTopK,
	"winograd_conv": winogradConv, "depthwise_conv": depthwiseConv, "int8_conv": int8Conv,

	"field_combine": fieldCombine, "field_curl": fieldCurl, "field_diffuse": fieldDiffuse, "kalman_filter": kalmanFilter,
	"cholesky_solve": choleskySolve, "qr_determinant": qrDeterminant, "shape_areas": shapeAreas, "stack_machine": stackMachine,
	"skin_points": skinPoints, "leapfrog_bodies": leapfrogBodies, "march_solid": marchSolid,

	"segment_argmax": segmentArgmax, "private_histogram": privateHistogram, "run_lengths": runLengths, "tile_statistics": tileStatistics,
	"tile_sort": tileSort, "padded_transpose": paddedTranspose, "biquad_bank": biquadBank, "cosine_blocks": cosineBlocks,
	"byte_products": byteProducts, "block_distance": blockDistance, "ntt_eight": nttEight, "montgomery_power": montgomeryPower,
	"automaton_shares": automatonShares, "fourier16": fourier16, "chacha_blocks": chachaBlocks, "sha256_chunks": sha256Chunks, "siphash_words": siphashWords,
}

func fragmentGemm(c *call) {
	a, b := get[float32](c, 0), get[float32](c, 1)
	n, k := int(scalar[int32](c, 3)), int(scalar[int32](c, 4))
	out := get[float32](c, 2)
	for i := range len(a) / k {
		for j := range n {
			s := 0.0
			for l := range k {
				s += float64(a[i*k+l]) * float64(b[l*n+j])
			}
			out[i*n+j] = float32(s)
		}
	}
	set(c, 2, out)
}

func mmaTiles(c *call) {
	a, b, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	k := int(scalar[int32](c, 3))
	n := len(b) / k
	for i := range len(a) / k {
		for j := range n {
			s := 0.0
			for l := range k {
				s += tf32(a[i*k+l]) * tf32(b[j*k+l])
			}
			out[i*n+j] = float32(s)
		}
	}
	set(c, 2, out)
}

// tf32 rounds to 10 bits of mantissa, ties away from zero.
func tf32(f float32) float64 {
	return float64(math.Float32frombits((math.Float32bits(f) + 0x1000) &^ 0x1fff))
}

func flashTile(c *call) {
	const d = 16
	q, k, v, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float32](c, 3)
	n, scale, causal := int(scalar[int32](c, 4)), float64(scalar[float32](c, 5)), scalar[int32](c, 6) != 0
	for i := range n {
		var acc [d]float64
		sum := 0.0
		for j := range n {
			if causal && j > i {
				break
			}
			s := 0.0
			for x := range d {
				s += float64(q[i*d+x]) * scale * float64(k[j*d+x])
			}
			p := math.Exp(s)
			sum += p
			for x := range d {
				acc[x] += p * float64(v[j*d+x])
			}
		}
		for x := range d {
			out[i*d+x] = float32(acc[x] / sum)
		}
	}
	set(c, 3, out)
}

// blockSort sorts the part of each block.
func blockSort(c *call) {
	data := get[uint32](c, 0)
	for part := range slices.Chunk(data, len(data)/c.l.Grid[0]) {
		slices.Sort(part)
	}
	set(c, 0, data)
}

func blockSortPairs[K int32 | float32](c *call) {
	keys, values := get[K](c, 0), get[int32](c, 1)
	order := make([]int, len(keys))
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(i, j int) bool { return cmp.Less(keys[order[i]], keys[order[j]]) })
	sorted, moved := make([]K, len(keys)), make([]int32, len(keys))
	for i, k := range order {
		sorted[i], moved[i] = keys[k], values[k]
	}
	set(c, 0, sorted)
	set(c, 1, moved)
}

func blockScanAdd(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	sum := int32(0)
	for i, v := range in {
		if i%(len(in)/c.l.Grid[0]) == 0 {
			sum = 0
		}
		out[i] = sum
		sum += v
	}
	set(c, 1, out)
}

func blockScanMax(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	most := int32(math.MinInt32)
	for i, v := range in {
		out[i] = most
		most = max(most, v)
	}
	set(c, 1, out)
	set(c, 2, []int32{most})
}

// fromBF16 and toBF16 convert bfloat16; the rounding is to nearest even.
func fromBF16(b uint16) float32 { return math.Float32frombits(uint32(b) << 16) }

func toBF16(f float32) uint16 {
	u := math.Float32bits(f)
	return uint16((u + 0x7fff + u>>16&1) >> 16)
}

func packedResidual(c *call) {
	out, a := get[uint16](c, 0), get[uint16](c, 1)
	for i := range out {
		out[i] = toBF16(fromBF16(a[i]) + fromBF16(out[i]))
	}
	set(c, 0, out)
}

func packedActivation(c *call) {
	in, out, bias := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for i := range in {
		s := float64(in[i] + bias[i%len(bias)])
		out[i] = float32(s / (1 + math.Abs(s)))
	}
	set(c, 1, out)
}

func dequant4(c *call) {
	w, scale, x, y := get[uint32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float32](c, 3)
	k := int(scalar[int32](c, 4))
	rows := c.l.Grid[0] * 8
	for col := range len(x) / k {
		for r := range rows {
			s := 0.0
			for i := range k {
				block := r*(k/32) + i/32
				nibble := w[block*4+i%32/8] >> (4 * (i % 8)) & 15
				s += (float64(scale[2*block])*float64(nibble) + float64(scale[2*block+1])) * float64(x[col*k+i])
			}
			y[col*rows+r] = float32(s)
		}
	}
	set(c, 3, y)
}

func hashGrid(c *call) {
	points, table, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	const levels, size = 4, 256
	for i := range int(scalar[int32](c, 3)) {
		for level := range levels {
			res := uint32(4) << level
			for f := range 2 {
				sum := 0.0
				for corner := range 8 {
					w, dense, hash, stride := 1.0, uint32(0), uint32(0), uint32(1)
					for d := range 3 {
						p := points[3*i+d] * float32(res-1)
						low := float32(math.Floor(float64(p)))
						cell, frac := uint32(low), float64(p-low)
						if corner>>d&1 != 0 {
							cell++
							w *= frac
						} else {
							w *= 1 - frac
						}
						dense += cell * stride
						stride *= res
						hash ^= cell * [...]uint32{1, 2654435761, 805459861}[d]
					}
					if stride > size {
						dense = hash
					}
					sum += w * float64(table[(uint32(level)*size+dense%size)*2+uint32(f)])
				}
				out[(i*levels+level)*2+f] = float32(sum)
			}
		}
	}
	set(c, 2, out)
}
