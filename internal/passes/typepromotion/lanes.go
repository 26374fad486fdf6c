package typepromotion

import "gonvvm/internal/ir"

// lanePromoter computes bytes in 32 bits that become elements of a vector.
type lanePromoter struct {
	*Promoter

	extends  bool // the tree at hand is extended
	ops      int  // its operations
	barriers int  // its leaves that need an instruction to have 32 bits
}

// extension is the state of the upper bits of a byte in 32 bits.
type extension uint8

const (
	anyExtended extension = iota
	zeroExtended
	signExtended
)

// maxLaneDepth bounds the trees of operations on bytes.
const maxLaneDepth = 12

// promoteLanes widens trees of operations on bytes that end as an element of a vector or are extended, and comparisons of elements. prmt takes an element out of a word, and
// extends it, and puts the lowest byte of a register into a word; computing in 16 bits between them needs masks, and 16-bit
// comparisons, minima and maxima need extended operands.
func (tp *Promoter) promoteLanes() bool {
	lp := &lanePromoter{Promoter: tp}
	f := tp.F
	changed := false
	for _, b := range tp.Blocks {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			switch f.Op(v) {
			case ir.OpInsertElement:
				if x := f.Operand(v, 1); lp.worthwhile(x, anyExtended) {
					w := lp.wide(v, x, anyExtended, 0)
					lp.B.Before(v)
					f.SetOperand(v, 1, lp.B.Cast(ir.OpTrunc, w, ir.I8, 0))
					lp.EraseDead(x)
					changed = true
				}
			case ir.OpICmp:
				changed = lp.compare(v) || changed
			case ir.OpZExt, ir.OpSExt:
				changed = lp.extend(v) || changed
			}
			v = next
		}
	}
	return changed
}

// extend widens the operand of extension v, an index or a summand, to 32 bits or more.
func (lp *lanePromoter) extend(v ir.Value) bool {
	f := lp.F
	x, t := f.Operand(v, 0), f.TypeOf(v)
	e, flags := zeroExtended, ir.FlagNNeg
	if f.Op(v) == ir.OpSExt {
		e, flags = signExtended, 0
	}
	if t != ir.I32 && t != ir.I64 || !lp.worthwhile(x, e) {
		return false
	}
	w := lp.wide(v, x, e, 0)
	lp.B.Before(v)
	w = lp.B.Cast(f.Op(v), w, t, flags)
	f.ReplaceAll(v, w)
	f.Erase(v)
	lp.EraseDead(x)
	return true
}

// worthwhile reports whether x, which is used with extension e, is computed from bytes by operations that take as few instructions in 32 bits.
func (lp *lanePromoter) worthwhile(x ir.Value, e extension) bool {
	lp.extends, lp.ops, lp.barriers = e != anyExtended, 0, 0
	if lp.F.TypeOf(x) != ir.I8 || !lp.Declares {
		return false
	}
	lp.count(x, e, 0)
	return lp.ops > 0 && (lp.barriers == 0 || lp.barriers == 1 && !lp.extends)
}

// count counts the operations and barriers of x.
func (lp *lanePromoter) count(x ir.Value, e extension, depth int) {
	f := lp.F
	if lp.isLeaf(x) {
		return
	}
	n, operands, ok := lp.operation(x, depth)
	if !ok {
		if e == anyExtended || lp.extends && (e != zeroExtended || f.Op(x) != ir.OpLoad) { // loads extend by zeros
			lp.barriers++
		}
		return
	}
	lp.ops++
	if operands == asResult {
		operands = e
	}
	for i := range n {
		lp.count(lp.operand(x, i), operands, depth+1)
	}
}

// operand returns operand i of those of operation x that are bytes.
func (lp *lanePromoter) operand(x ir.Value, i int) ir.Value {
	if lp.F.Op(x) == ir.OpSelect {
		i++
	}
	return lp.F.Operand(x, i)
}

// asResult is for operations whose operands are extended as the result is.
const asResult extension = 255

// operation returns how many operands of x are bytes, and how they are extended; false if x cannot be widened. Others must not use x.
func (lp *lanePromoter) operation(x ir.Value, depth int) (n int, e extension, ok bool) {
	f := lp.F
	if !x.IsInst() || depth > maxLaneDepth || !f.HasOneUse(x) {
		return 0, 0, false
	}
	switch f.Op(x) {
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		return 2, anyExtended, true
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return 2, asResult, true
	case ir.OpSelect:
		return 2, asResult, f.TypeOf(f.Operand(x, 0)) == ir.I1 && !lp.choosesGreater(x)
	case ir.OpShl:
		return 1, anyExtended, lp.shift(x) >= 0
	case ir.OpLShr:
		return 1, zeroExtended, lp.shift(x) > 0
	case ir.OpAShr:
		return 1, signExtended, lp.shift(x) >= 0
	case ir.OpZExt, ir.OpSExt:
		return 0, 0, f.TypeOf(f.Operand(x, 0)) == ir.I1
	case ir.OpFPToUI, ir.OpFPToSI:
		return 0, 0, true
	}
	switch f.CalleeIntrinsic(x) {
	case ir.IntrUmin, ir.IntrUmax, ir.IntrUaddSat, ir.IntrUsubSat:
		return 2, zeroExtended, true
	case ir.IntrSmin, ir.IntrSmax, ir.IntrSaddSat, ir.IntrSsubSat:
		return 2, signExtended, true
	}
	return 0, 0, false
}

// choosesGreater reports whether select x is a minimum or maximum of bytes, which is one instruction as long as its comparison is not widened.
func (lp *lanePromoter) choosesGreater(x ir.Value) bool {
	f := lp.F
	c, a, b := f.Operand(x, 0), f.Operand(x, 1), f.Operand(x, 2)
	if f.Op(c) != ir.OpICmp || lp.comparesElements(c) {
		return false
	}
	p, q := f.Operand(c, 0), f.Operand(c, 1)
	return p == a && q == b || p == b && q == a
}

// shift returns the constant by which x shifts, -1 if it is none below 8.
func (lp *lanePromoter) shift(x ir.Value) int {
	if k, ok := lp.c.Uint(lp.F.Operand(x, 1)); ok && k < 8 {
		return int(k)
	}
	return -1
}

// isLeaf reports whether x needs no instruction to have 32 bits: a number, an element, the lowest byte of 32 bits, a loaded byte of one user.
func (lp *lanePromoter) isLeaf(x ir.Value) bool {
	f := lp.F
	if _, ok := lp.c.Uint(x); ok || lp.c.Kind(x) == ir.CPoison {
		return true
	}
	switch f.Op(x) {
	case ir.OpExtractElement:
		_, ok := lp.c.Uint(f.Operand(x, 1))
		return ok && lp.ty.Len64(f.TypeOf(f.Operand(x, 0))) > 2
	case ir.OpTrunc:
		return f.TypeOf(f.Operand(x, 0)) == ir.I32
	case ir.OpLoad:
		return f.HasOneUse(x)
	}
	return false
}

// compare widens comparison v of bytes if both are elements of vectors, or one is and the other is a number.
func (lp *lanePromoter) compare(v ir.Value) bool {
	f := lp.F
	if !lp.comparesElements(v) {
		return false
	}
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	e := zeroExtended
	if f.Pred(v).IsSigned() {
		e = signExtended
	}
	f.SetOps(v, lp.extended(v, a, e), lp.extended(v, b, e))
	return true
}

// comparesElements reports whether comparison v is one of bytes that are elements of vectors, or of one and a number.
func (lp *lanePromoter) comparesElements(v ir.Value) bool {
	f := lp.F
	elements := 0
	for i := range 2 {
		x := f.Operand(v, i)
		if f.TypeOf(x) != ir.I8 || !lp.isLeaf(x) || f.Op(x) == ir.OpTrunc || f.Op(x) == ir.OpLoad {
			return false
		}
		if f.Op(x) == ir.OpExtractElement {
			elements++
		}
	}
	return elements > 0
}

// extended returns x, a leaf or barrier, in 32 bits; instructions are inserted before v.
func (lp *lanePromoter) extended(v, x ir.Value, e extension) ir.Value {
	f := lp.F
	if k, ok := lp.c.Uint(x); ok {
		if e == signExtended {
			return lp.c.SInt(ir.I32, int64(int8(k)))
		}
		return lp.c.Int(ir.I32, k)
	}
	if lp.c.Kind(x) == ir.CPoison {
		return lp.c.Poison(ir.I32)
	}
	if f.Op(x) == ir.OpTrunc {
		y := f.Operand(x, 0)
		if f.TypeOf(y) == ir.I32 && (e == anyExtended || e == zeroExtended && lp.Values.RangeOf(y, 32, 0).UMax < 256) {
			return y
		}
	}
	lp.B.Before(v)
	if e == signExtended {
		return lp.B.Cast(ir.OpSExt, x, ir.I32, 0)
	}
	return lp.B.Cast(ir.OpZExt, x, ir.I32, 0)
}

// wide returns x in 32 bits; a leaf of the tree is extended before instruction at.
func (lp *lanePromoter) wide(at, x ir.Value, e extension, depth int) ir.Value {
	n, operands, ok := lp.operation(x, depth)
	if !ok || lp.isLeaf(x) {
		return lp.extended(at, x, e)
	}
	if operands == asResult {
		operands = e
	}
	var y [2]ir.Value
	for i := range n {
		y[i] = lp.wide(x, lp.operand(x, i), operands, depth+1)
	}
	lp.B.Before(x)
	w, is := lp.widened(x, e, y)
	if e == anyExtended || e == is {
		return w
	}
	if e == zeroExtended {
		return lp.B.Binary(ir.OpAnd, w, lp.c.Int(ir.I32, 0xff), 0)
	}
	return lp.B.Cast(ir.OpSExt, lp.B.Cast(ir.OpTrunc, w, ir.I8, 0), ir.I32, 0)
}

// widened returns operation x on y, its operands in 32 bits, and how the result is extended. The result is to be extended as e if that costs nothing.
func (lp *lanePromoter) widened(x ir.Value, e extension, y [2]ir.Value) (w ir.Value, is extension) {
	f := lp.F
	switch op := f.Op(x); op {
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		return lp.B.Binary(op, y[0], y[1], 0), anyExtended
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return lp.B.Binary(op, y[0], y[1], 0), e
	case ir.OpSelect:
		return lp.B.Select(f.Operand(x, 0), y[0], y[1]), e
	case ir.OpShl:
		return lp.B.Binary(op, y[0], lp.c.Int(ir.I32, uint64(lp.shift(x))), 0), anyExtended
	case ir.OpLShr: // by one or more: the sign is zero
		return lp.B.Binary(op, y[0], lp.c.Int(ir.I32, uint64(lp.shift(x))), 0), max(e, zeroExtended)
	case ir.OpAShr:
		return lp.B.Binary(op, y[0], lp.c.Int(ir.I32, uint64(lp.shift(x))), 0), signExtended
	case ir.OpZExt: // of a truth value: less than 128
		return lp.B.Cast(op, f.Operand(x, 0), ir.I32, 0), max(e, zeroExtended)
	case ir.OpSExt, ir.OpFPToSI:
		return lp.B.Cast(op, f.Operand(x, 0), ir.I32, 0), signExtended
	case ir.OpFPToUI:
		return lp.B.Cast(op, f.Operand(x, 0), ir.I32, 0), zeroExtended
	}
	switch id := f.CalleeIntrinsic(x); id {
	case ir.IntrUaddSat:
		sum := lp.B.Binary(ir.OpAdd, y[0], y[1], ir.FlagNUW|ir.FlagNSW)
		return lp.Intrinsic(x, ir.IntrUmin, ir.I32, sum, lp.c.Int(ir.I32, 0xff)), zeroExtended
	case ir.IntrUsubSat:
		most := lp.Intrinsic(x, ir.IntrUmax, ir.I32, y[0], y[1])
		return lp.B.Binary(ir.OpSub, most, y[1], ir.FlagNUW|ir.FlagNSW), zeroExtended
	case ir.IntrSaddSat, ir.IntrSsubSat:
		op := ir.OpAdd
		if id == ir.IntrSsubSat {
			op = ir.OpSub
		}
		sum := lp.Intrinsic(x, ir.IntrSmin, ir.I32, lp.B.Binary(op, y[0], y[1], ir.FlagNSW), lp.c.Int(ir.I32, 127))
		return lp.Intrinsic(x, ir.IntrSmax, ir.I32, sum, lp.c.SInt(ir.I32, -128)), signExtended
	default:
		w = lp.Intrinsic(x, id, ir.I32, y[0], y[1])
		if id == ir.IntrSmin || id == ir.IntrSmax {
			return w, signExtended
		}
		return w, zeroExtended
	}
}
