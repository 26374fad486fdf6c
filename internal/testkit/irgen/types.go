package irgen

import (
	"fmt"
	"math/big"
	"strings"
)

// typ is a type that values have.
type typ uint8

const (
	i1 typ = iota
	i7
	i8
	i16
	i24
	i32
	i33
	i48
	i64
	i128
	f16
	bf16
	f32
	f64
	v2i32
	v4i16
	v2f32
	v2i8
	v3i8
	v4i8
	v5i8
	v2i16
	v3i16
	v3i32
	v4i32
	v2i64
	v2f16
	v3f16
	v2bf16
	v4f32
	v2f64
	numTypes
)

// scalars is the number of scalar types, which come first.
const scalars = int(v2i32)

// typeInfo describes a type: its name, its elements (itself for a scalar), their width and
// number.
type typeInfo struct {
	name string
	elem typ
	bits int
	n    int // 1 for scalars
}

var types = [numTypes]typeInfo{
	i1: {"i1", i1, 1, 1}, i7: {"i7", i7, 7, 1}, i8: {"i8", i8, 8, 1}, i16: {"i16", i16, 16, 1}, i24: {"i24", i24, 24, 1},
	i32: {"i32", i32, 32, 1}, i33: {"i33", i33, 33, 1}, i48: {"i48", i48, 48, 1}, i64: {"i64", i64, 64, 1}, i128: {"i128", i128, 128, 1},
	f16: {"half", f16, 16, 1}, bf16: {"bfloat", bf16, 16, 1}, f32: {"float", f32, 32, 1}, f64: {"double", f64, 64, 1},
	v2i32: {"<2 x i32>", i32, 32, 2}, v4i16: {"<4 x i16>", i16, 16, 4}, v2f32: {"<2 x float>", f32, 32, 2},
	v2i8: {"<2 x i8>", i8, 8, 2}, v3i8: {"<3 x i8>", i8, 8, 3}, v4i8: {"<4 x i8>", i8, 8, 4}, v5i8: {"<5 x i8>", i8, 8, 5},
	v2i16: {"<2 x i16>", i16, 16, 2}, v3i16: {"<3 x i16>", i16, 16, 3}, v3i32: {"<3 x i32>", i32, 32, 3}, v4i32: {"<4 x i32>", i32, 32, 4},
	v2i64: {"<2 x i64>", i64, 64, 2}, v2f16: {"<2 x half>", f16, 16, 2}, v3f16: {"<3 x half>", f16, 16, 3}, v2bf16: {"<2 x bfloat>", bf16, 16, 2},
	v4f32: {"<4 x float>", f32, 32, 4}, v2f64: {"<2 x double>", f64, 64, 2},
}

func (t typ) String() string { return types[t].name }
func (t typ) bits() int      { return types[t].bits }
func (t typ) isVec() bool    { return types[t].n > 1 }
func (t typ) isFloat() bool  { e := types[t].elem; return e >= f16 && e <= f64 }
func (t typ) isInt() bool    { return t <= i128 }

// elem returns the element type and length of a vector, a scalar itself and 1.
func (t typ) elem() (typ, int) { return types[t].elem, types[t].n }

// size returns the bytes that a value takes in memory.
func (t typ) size() int {
	n := types[t].n * ((types[t].bits + 7) / 8)
	p := 1
	for p < n {
		p *= 2
	}
	return p
}

// suffix spells t as the names of overloaded intrinsics do.
func (t typ) suffix() string {
	e, n := t.elem()
	s := map[typ]string{f16: "f16", bf16: "bf16", f32: "f32", f64: "f64"}[e]
	if s == "" {
		s = types[e].name
	}
	if n > 1 {
		s = fmt.Sprintf("v%d%s", n, s)
	}
	return s
}

// vectorOf returns the vector type of n elements e, if there is one.
func vectorOf(e typ, n int) (typ, bool) {
	for t := typ(scalars); t < numTypes; t++ {
		if types[t].elem == e && types[t].n == n {
			return t, true
		}
	}
	return 0, false
}

// splat returns constant x for type t.
func splat(t typ, x string) string {
	e, n := t.elem()
	if n == 1 {
		return x
	}
	return "<" + strings.TrimSuffix(strings.Repeat(types[e].name+" "+x+", ", n), ", ") + ">"
}

func (g *gen) constant(t typ) string {
	if e, n := t.elem(); n > 1 {
		var parts []string
		for range n {
			parts = append(parts, types[e].name+" "+g.constant(e))
		}
		return "<" + strings.Join(parts, ", ") + ">"
	}
	switch {
	case t == i1:
		return [...]string{"true", "false"}[g.r.IntN(2)]
	case t == i128:
		x := new(big.Int).SetInt64(int64(g.r.Uint64()))
		if g.r.IntN(2) == 0 {
			x.Lsh(x, uint(g.r.IntN(64)))
		}
		return x.String()
	case t.isInt():
		bits := t.bits()
		var x int64
		switch g.r.IntN(5) {
		case 0:
			x = int64(g.r.IntN(17)) - 8
		case 1:
			x = -1 << (bits - 1)
		case 2:
			x = 1<<(bits-1) - 1
		case 3:
			x = 1 << g.r.IntN(bits-1)
		default:
			x = int64(g.r.Uint64())
		}
		return fmt.Sprint(x << (64 - bits) >> (64 - bits))
	case t == f64:
		return [...]string{"0.0", "1.0", "-2.5", "0x3FB999999999999A", "1.0e4", "-3.0", "0.5"}[g.r.IntN(7)]
	}
	return [...]string{"0.0", "1.0", "-2.5", "0.125", "1024.0", "-3.0", "0.5"}[g.r.IntN(7)]
}
