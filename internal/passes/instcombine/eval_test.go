package instcombine

import (
	"cmp"
	"math/bits"

	"gonvvm/internal/ir"
)

// evalValue is an integer of at most 64 bits, or poison.
type evalValue struct {
	x      uint64
	poison bool
}

// evaluator executes functions without branches on integers by the rules of LangRef, independently of the constant
// folder: the rules are checked against it.
type evaluator struct {
	f    *ir.Func
	val  []evalValue
	lane int // of vectors, whose elements are computed one after the other

	choices uint64 // the decisions that the semantics leave open, one bit for each
	open    int    // bits used
}

// run returns the result of f for the arguments; ok is false if the execution is undefined.
func (e *evaluator) run(f *ir.Func, args []uint64) (r evalValue, ok bool) {
	e.f = f
	if len(e.val) < f.NumInsts() {
		e.val = make([]evalValue, 2*f.NumInsts())
	}
	for v := f.First(f.Entry()); v != ir.None; v = f.Next(v) {
		if f.Op(v) == ir.OpRet {
			return e.get(f.Operand(v, 0), args), true
		}
		x, ok := e.inst(v, args)
		if !ok {
			return evalValue{}, false
		}
		e.val[v] = x
	}
	panic("no return")
}

func (e *evaluator) get(v ir.Value, args []uint64) evalValue {
	switch {
	case v.IsInst():
		return e.val[v]
	case v.IsParam():
		return evalValue{x: args[v.Index()]}
	}
	if e.f.Mod.Types.IsVector(e.f.TypeOf(v)) {
		v = e.f.Consts.Elem(v, e.lane)
	}
	if e.f.Consts.IsUndef(v) {
		return evalValue{poison: true}
	}
	x, ok := e.f.Consts.Uint(v)
	if e.f.Consts.Kind(v) == ir.CFloat {
		x, ok = evalRound(e.f.TypeOf(v), evalFloat(e.f.TypeOf(v), e.f.Consts.Bits(v))), true
	}
	if !ok {
		panic("a constant that is no number")
	}
	return evalValue{x: x}
}

func evalMask(w int) uint64 { return ^uint64(0) >> (64 - w) }

func evalSigned(x uint64, w int) int64 { return int64(x<<(64-w)) >> (64 - w) }

func (e *evaluator) inst(v ir.Value, args []uint64) (r evalValue, ok bool) {
	f := e.f
	ty := &f.Mod.Types
	n := f.NumOps(v)
	var a [4]evalValue
	poison := false
	op := f.Op(v)
	last := n
	if op == ir.OpCall {
		last--
	}
	for i := range last {
		a[i] = e.get(f.Operand(v, i), args)
		poison = poison || a[i].poison
	}
	if op != ir.OpSelect && !poison {
		if r, done := e.float(v, a); done {
			return r, true
		}
	}
	w := 1
	if t := ty.Scalar(f.TypeOf(v)); ty.IsInt(t) {
		w = ty.Bits(t)
	}
	m := evalMask(w)
	flags := f.Flags(v)
	x, y := a[0].x, a[1].x
	wrong := func(bad bool) evalValue { return evalValue{poison: bad} }
	switch op {
	case ir.OpSelect:
		if a[0].poison {
			return wrong(true), true
		}
		r = a[2]
		if a[0].x != 0 {
			r = a[1]
		}
		if t := f.TypeOf(v); flags&ir.FlagNSZ != 0 && !r.poison {
			r = e.finish(flags, t, evalFloat(t, r.x), 0, 0, false)
		}
		return r, true
	case ir.OpFreeze:
		if poison {
			return evalValue{}, true // any value, the same for all: 0
		}
		return a[0], true
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		if a[1].poison || y == 0 {
			return r, false
		}
		if op == ir.OpSDiv || op == ir.OpSRem {
			if a[0].poison {
				return wrong(true), evalSigned(y, w) != -1
			}
			if evalSigned(y, w) == -1 && x == 1<<(w-1) {
				return r, false
			}
		}
	}
	if poison {
		return wrong(true), true
	}
	if r, ok := evalBinary(op, flags, w, x, y); ok {
		return r, true
	}
	switch op {
	case ir.OpTrunc:
		r.x = x & m
		r.poison = flags&ir.FlagNUW != 0 && r.x != x || flags&ir.FlagNSW != 0 && evalSigned(r.x, w) != evalSigned(x, ty.Bits(ty.Scalar(f.TypeOf(f.Operand(v, 0)))))
	case ir.OpZExt:
		from := ty.Bits(ty.Scalar(f.TypeOf(f.Operand(v, 0))))
		r.x = x
		r.poison = flags&ir.FlagNNeg != 0 && x>>(from-1) != 0
	case ir.OpSExt:
		r.x = uint64(evalSigned(x, ty.Bits(ty.Scalar(f.TypeOf(f.Operand(v, 0)))))) & m
	case ir.OpICmp:
		from := ty.Bits(ty.Scalar(f.TypeOf(f.Operand(v, 0))))
		sx, sy := evalSigned(x, from), evalSigned(y, from)
		if flags&ir.FlagSameSign != 0 && (sx < 0) != (sy < 0) {
			return wrong(true), true
		}
		if evalCompare(f.Pred(v), x, y, sx, sy) {
			r.x = 1
		}
	case ir.OpExtractValue: // of arithmetic that reports overflow
		agg := f.Operand(v, 0)
		op, noWrap, _ := f.CalleeIntrinsic(agg).Overflows()
		b, c := e.get(f.Operand(agg, 0), args), e.get(f.Operand(agg, 1), args)
		r, _ = evalBinary(op, noWrap, ty.Bits(f.TypeOf(f.Operand(agg, 0))), b.x, c.x)
		if f.Indices(v)[0] == 1 && r.poison {
			return evalValue{x: 1}, true
		} else if f.Indices(v)[0] == 1 {
			return evalValue{}, true
		}
		r.poison = false
	case ir.OpCall:
		return e.call(v, a, w)
	default:
		panic("not evaluated: " + op.String())
	}
	return r, true
}

// evalBinary computes a binary operation of w bits on numbers for which it is defined; ok is false for other instructions.
func evalBinary(op ir.Op, flags ir.Flags, w int, x, y uint64) (r evalValue, ok bool) {
	m := evalMask(w)
	sx, sy := evalSigned(x, w), evalSigned(y, w)
	fits := func(z int64) bool { return evalSigned(uint64(z)&m, w) == z }
	switch op {
	case ir.OpAdd:
		r.x = (x + y) & m
		r.poison = flags&ir.FlagNUW != 0 && (r.x < x) || flags&ir.FlagNSW != 0 && (sx >= 0) == (sy >= 0) && (evalSigned(r.x, w) >= 0) != (sx >= 0)
	case ir.OpSub:
		r.x = (x - y) & m
		r.poison = flags&ir.FlagNUW != 0 && x < y || flags&ir.FlagNSW != 0 && (sx >= 0) != (sy >= 0) && (evalSigned(r.x, w) >= 0) != (sx >= 0)
	case ir.OpMul:
		hi, lo := bits.Mul64(x, y)
		r.x = lo & m
		if flags&ir.FlagNUW != 0 && (hi != 0 || lo > m) {
			r.poison = true
		}
		if flags&ir.FlagNSW != 0 {
			if w > 32 {
				h, l := bits.Mul64(uint64(sx), uint64(sy))
				if sx < 0 {
					h -= uint64(sy)
				}
				if sy < 0 {
					h -= uint64(sx)
				}
				z := evalSigned(l&m, w)
				if uint64(z) != l || h != uint64(z>>63) {
					r.poison = true
				}
			} else if !fits(sx * sy) {
				r.poison = true
			}
		}
	case ir.OpUDiv:
		r.x = x / y
		r.poison = flags&ir.FlagExact != 0 && x%y != 0
	case ir.OpURem:
		r.x = x % y
	case ir.OpSDiv:
		r.x = uint64(sx/sy) & m
		r.poison = flags&ir.FlagExact != 0 && sx%sy != 0
	case ir.OpSRem:
		r.x = uint64(sx%sy) & m
	case ir.OpShl:
		if y >= uint64(w) {
			return evalValue{poison: true}, true
		}
		r.x = x << y & m
		r.poison = flags&ir.FlagNUW != 0 && r.x>>y != x || flags&ir.FlagNSW != 0 && evalSigned(r.x, w)>>y != sx
	case ir.OpLShr:
		if y >= uint64(w) {
			return evalValue{poison: true}, true
		}
		r.x = x >> y
		r.poison = flags&ir.FlagExact != 0 && r.x<<y != x
	case ir.OpAShr:
		if y >= uint64(w) {
			return evalValue{poison: true}, true
		}
		r.x = uint64(sx>>y) & m
		r.poison = flags&ir.FlagExact != 0 && r.x<<y&m != x
	case ir.OpAnd:
		r.x = x & y
	case ir.OpOr:
		r.x = x | y
		r.poison = flags&ir.FlagDisjoint != 0 && x&y != 0
	case ir.OpXor:
		r.x = x ^ y
	default:
		return r, false
	}
	return r, true
}

func evalCompare(p ir.Pred, x, y uint64, sx, sy int64) bool {
	switch p {
	case ir.ICmpEQ:
		return x == y
	case ir.ICmpNE:
		return x != y
	case ir.ICmpUGT:
		return x > y
	case ir.ICmpUGE:
		return x >= y
	case ir.ICmpULT:
		return x < y
	case ir.ICmpULE:
		return x <= y
	case ir.ICmpSGT:
		return sx > sy
	case ir.ICmpSGE:
		return sx >= sy
	case ir.ICmpSLT:
		return sx < sy
	}
	return sx <= sy
}

// call evaluates intrinsics, bit by bit where the folder has something cleverer.
func (e *evaluator) call(v ir.Value, a [4]evalValue, w int) (r evalValue, ok bool) {
	x, y, m := a[0].x, a[1].x, evalMask(w)
	sx, sy := evalSigned(x, w), evalSigned(y, w)
	bit := func(i int) uint64 { return x >> i & 1 }
	clamp := func(hi, lo uint64) uint64 { // a signed number of 128 bits
		half := uint64(1) << (w - 1)
		switch big := int64(hi) >= 0 && (hi != 0 || lo >= half); {
		case big:
			return half - 1
		case int64(hi) < 0 && (hi != ^uint64(0) || lo < -half):
			return half
		}
		return lo & m
	}
	id := e.f.CalleeIntrinsic(v)
	if _, _, pair := id.Overflows(); pair {
		return r, true // its uses evaluate it
	}
	switch id {
	case ir.IntrUmin:
		r.x = min(x, y)
	case ir.IntrUmax:
		r.x = max(x, y)
	case ir.IntrSmin:
		r.x = uint64(min(sx, sy)) & m
	case ir.IntrSmax:
		r.x = uint64(max(sx, sy)) & m
	case ir.IntrScmp:
		r.x = uint64(cmp.Compare(sx, sy)) & m
	case ir.IntrUcmp:
		r.x = uint64(cmp.Compare(x, y)) & m
	case ir.IntrAbs:
		r.x = x
		if sx < 0 {
			r.x = -x & m
		}
		r.poison = y != 0 && x == 1<<(w-1)
	case ir.IntrFshl:
		n := a[2].x % uint64(w)
		r.x = (x<<n | y>>1>>(uint64(w)-1-n)) & m
	case ir.IntrFshr:
		n := a[2].x % uint64(w)
		r.x = (y>>n | x<<1<<(uint64(w)-1-n)) & m
	case ir.IntrCtpop:
		for i := range w {
			r.x += bit(i)
		}
	case ir.IntrCtlz:
		for r.x < uint64(w) && bit(w-1-int(r.x)) == 0 {
			r.x++
		}
		r.poison = y != 0 && x == 0
	case ir.IntrCttz:
		for r.x < uint64(w) && bit(int(r.x)) == 0 {
			r.x++
		}
		r.poison = y != 0 && x == 0
	case ir.IntrBswap:
		for i := range w {
			r.x |= bit(i) << (w - 8 - i&^7 + i&7)
		}
	case ir.IntrBitreverse:
		for i := range w {
			r.x |= bit(i) << (w - 1 - i)
		}
	case ir.IntrUaddSat:
		if r.x = (x + y) & m; r.x < x {
			r.x = m
		}
	case ir.IntrUsubSat:
		r.x = x - min(x, y)
	case ir.IntrSaddSat:
		lo, carry := bits.Add64(uint64(sx), uint64(sy), 0)
		hi, _ := bits.Add64(uint64(sx>>63), uint64(sy>>63), carry)
		r.x = clamp(hi, lo)
	case ir.IntrSsubSat:
		lo, borrow := bits.Sub64(uint64(sx), uint64(sy), 0)
		hi, _ := bits.Sub64(uint64(sx>>63), uint64(sy>>63), borrow)
		r.x = clamp(hi, lo)
	default:
		panic("not evaluated: " + id.String())
	}
	return r, true
}
