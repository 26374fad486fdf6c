package fold

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"gonvvm/internal/ir"
)

// Integer operations of every width agree with the arithmetic of math/big.
func TestIntBits(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	ops := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor}
	for range 20000 {
		w := 1 + rng.IntN(64)
		a, b := rng.Uint64()&Mask(w), rng.Uint64()>>rng.IntN(64)&Mask(w)
		op := ops[rng.IntN(len(ops))]
		got, ok := IntBits(op, w, a, b)
		want, defined := bigOp(op, w, a, b)
		if ok != defined || ok && got != want {
			t.Fatalf("%v i%d %d, %d = %d, %v; want %d, %v", op, w, a, b, got, ok, want, defined)
		}
	}
}

// bigOp is IntBits by math/big.
func bigOp(op ir.Op, w int, a, b uint64) (uint64, bool) {
	x, y := new(big.Int).SetUint64(a), new(big.Int).SetUint64(b)
	sx, sy := SignedBig(x, w), SignedBig(y, w)
	r := new(big.Int)
	switch op {
	case ir.OpAdd:
		r.Add(x, y)
	case ir.OpSub:
		r.Sub(x, y)
	case ir.OpMul:
		r.Mul(x, y)
	case ir.OpAnd:
		r.And(x, y)
	case ir.OpOr:
		r.Or(x, y)
	case ir.OpXor:
		r.Xor(x, y)
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		switch {
		case b >= uint64(w):
			return 0, false
		case op == ir.OpShl:
			r.Lsh(x, uint(b))
		case op == ir.OpLShr:
			r.Rsh(x, uint(b))
		default:
			r.Rsh(sx, uint(b))
		}
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		if b == 0 {
			return 0, false
		}
		rem := new(big.Int)
		if op == ir.OpUDiv || op == ir.OpURem {
			r.QuoRem(x, y, rem)
		} else {
			r.QuoRem(sx, sy, rem)
			if limit := new(big.Int).Lsh(big.NewInt(1), uint(w-1)); r.Cmp(limit) == 0 {
				return 0, false // the quotient does not fit
			}
		}
		if op == ir.OpURem || op == ir.OpSRem {
			r = rem
		}
	}
	return r.And(r, new(big.Int).SetUint64(Mask(w))).Uint64(), true
}

// Comparisons agree with math/big, and each predicate with its inverse.
func TestICmpBits(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 20000 {
		w := 1 + rng.IntN(64)
		a, b := rng.Uint64()&Mask(w), rng.Uint64()&Mask(w)
		if rng.IntN(4) == 0 {
			b = a
		}
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			x, y := new(big.Int).SetUint64(a), new(big.Int).SetUint64(b)
			if p.IsSigned() {
				x, y = SignedBig(x, w), SignedBig(y, w)
			}
			got := ICmpBits(p, w, a, b)
			if want := CmpSign(p, x.Cmp(y)); got != want || ICmpBits(p.Inverse(), w, a, b) == got {
				t.Fatalf("%v i%d %d, %d = %v, want %v", p, w, a, b, got, want)
			}
		}
	}
}

// Operations on float agree with the host's; results that are NaN, and subnormal numbers under ftz, are not folded.
func TestFloat(t *testing.T) {
	m := ir.NewModule("t")
	f := m.Syms[m.AddSym(ir.Symbol{Kind: ir.SymFunc, Type: m.Types.Func(ir.Void, false)})].Fn
	rng := rand.New(rand.NewPCG(5, 6))
	var plain, ftz Folder
	plain.Enter(f, false)
	ftz.Enter(f, true)
	for range 20000 {
		a, b := rng.Uint32(), rng.Uint32()
		if rng.IntN(2) == 0 { // close exponents
			b = a&0x7f800000 ^ b&0x80ffffff
		}
		x, y := math.Float32frombits(a), math.Float32frombits(b)
		for op, want := range map[ir.Op]float32{ir.OpFAdd: x + y, ir.OpFSub: x - y, ir.OpFMul: x * y, ir.OpFDiv: x / y} {
			got := plain.Binary(op, ir.Float, f.Consts.FloatBits(ir.Float, uint64(a)), f.Consts.FloatBits(ir.Float, uint64(b)))
			switch {
			case want != want:
				if got != ir.None {
					t.Fatalf("%v %x, %x is folded to a NaN", op, a, b)
				}
				continue
			case got == ir.None || f.Consts.Bits(got) != uint64(math.Float32bits(want)):
				t.Fatalf("%v %x, %x is not %x", op, a, b, math.Float32bits(want))
			}
			small := func(x float32) bool { return x != 0 && math.Abs(float64(x)) < 0x1p-126 }
			got = ftz.Binary(op, ir.Float, f.Consts.FloatBits(ir.Float, uint64(a)), f.Consts.FloatBits(ir.Float, uint64(b)))
			if folded := got != ir.None; folded == (small(x) || small(y) || small(want)) {
				t.Fatalf("%v %x, %x under ftz: folded %v", op, a, b, folded)
			}
		}
	}
}
