package instcombine

import "gonvvm/internal/ir"

const (
	maxWordLanes = 8 // elements of a word
	maxWordEdges = 4 // predecessors that compute the word
)

// wordPhi makes one phi of a word of phis of bytes or halves that are only put together:
//
//	a = phi [x0, p], [y0, q]; b = phi [x1, p], [y1, q]
//	insertelement (insertelement poison, a, 0), b, 1    is the vector of phi [x, p], [y, q]
//
// Each predecessor computes the vector; where the values are the elements of one vector, that is it already. A pipelined loop of
// Triton carries the operands of its matrix multiplications in single elements.
func wordPhi(ic *Combiner, v ir.Value) ir.Value {
	f := ic.f
	t := f.TypeOf(v)
	n, bits := int(ic.ty.Len64(t)), int(ic.m.BitsOf(t))
	if n < 2 || n > maxWordLanes || bits != 16 && bits != 32 && bits != 64 || bits/n != 8 && bits/n != 16 {
		return ir.None
	}
	var lanes [maxWordLanes]ir.Value
	blk := f.BlockOf(v)
	y := v
	for range n {
		if f.Op(y) != ir.OpInsertElement {
			return ir.None
		}
		phi := f.Operand(y, 1)
		k, ok := ic.c.Uint(f.Operand(y, 2))
		if !ok || k >= uint64(n) || lanes[k] != ir.None || f.Op(phi) != ir.OpPhi || f.BlockOf(phi) != blk || !ic.oneUse(phi) {
			return ir.None
		}
		lanes[k] = phi
		y = f.Operand(y, 0)
	}
	edges := f.NumOps(lanes[0]) / 2
	if edges < 2 || edges > maxWordEdges {
		return ir.None
	}
	for _, p := range lanes[:n] {
		if !stepsWord(f, p, blk) {
			return ir.None
		}
	}
	word := ic.ty.Int(bits)
	var ops [2 * maxWordEdges]ir.Value
	for i := range edges {
		from := f.Operand(lanes[0], 2*i+1)
		ops[2*i], ops[2*i+1] = wordAt(ic, lanes[:n], blk, from, t, word), from
	}
	phi := f.New(ir.OpPhi, word, 0, 0, ops[:2*edges]...)
	f.InsertBefore(f.First(blk), phi)
	ic.push(phi)
	ic.b.Before(v)
	return ic.b.BitOrPointerCast(phi, t)
}

// stepsWord reports whether every predecessor of block blk can compute a word of which phi p has an element: none has two edges to the
// block, and no incoming value is a phi of the block.
func stepsWord(f *ir.Func, p ir.Value, blk ir.Block) bool {
	for i := 0; i < f.NumOps(p); i += 2 {
		from := f.Operand(p, i+1).Block()
		if x := f.Operand(p, i); f.Op(x) == ir.OpPhi && f.BlockOf(x) == blk {
			return false
		}
		switch f.Op(f.Terminator(from)) {
		case ir.OpBr:
		case ir.OpCondBr:
			if f.Succ(from, 0) == f.Succ(from, 1) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// wordAt computes at the end of predecessor from of block blk the word whose elements are the incoming values of phis.
func wordAt(ic *Combiner, phis []ir.Value, blk ir.Block, from ir.Value, t, word ir.Type) ir.Value {
	f := ic.f
	var x [maxWordLanes]ir.Value
	for k, p := range phis {
		x[k] = fromEdge(f, p, blk, from)
	}
	ic.b.Before(f.Terminator(from.Block()))
	vec := ic.c.Poison(t)
	if f.Op(x[0]) == ir.OpExtractElement && f.TypeOf(f.Operand(x[0], 0)) == t {
		vec = f.Operand(x[0], 0)
	}
	for k := range phis {
		if f.Op(x[k]) == ir.OpExtractElement && f.Operand(x[k], 0) == vec {
			if i, ok := ic.c.Uint(f.Operand(x[k], 1)); ok && i == uint64(k) {
				ic.push(x[k])
				continue
			}
		}
		vec = ic.b.Insert(ir.OpInsertElement, t, 0, 0, vec, x[k], ic.c.Int(ir.I32, uint64(k)))
		ic.push(vec)
	}
	r := ic.b.BitOrPointerCast(vec, word)
	ic.push(r)
	return r
}
