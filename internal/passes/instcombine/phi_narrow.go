package instcombine

import "gonvvm/internal/ir"

// maxNarrowPhi is the number of incoming values of a phi that is narrowed.
const maxNarrowPhi = 16

// narrowPhi makes a phi of 32 bits, and its extension, of a phi of 64 bits whose incoming values are extensions of narrower integers, maybe of several types,
// and numbers: it takes one register instead of two, and so does the arithmetic after it that reads no more bits.
func narrowPhi(ic *Combiner, v ir.Value) ir.Value {
	f := ic.f
	n := f.NumOps(v)
	if f.TypeOf(v) != ir.I64 || n > 2*maxNarrowPhi {
		return ir.None
	}
	extensions := 0
	for i := 0; i < n; i += 2 {
		x := f.Operand(v, i)
		if k, ok := ic.c.Uint(x); ok && k <= 1<<32-1 {
			continue
		}
		if f.Op(x) != ir.OpZExt || !ic.oneUse(x) || ic.ty.Bits(f.TypeOf(f.Operand(x, 0))) > 32 {
			return ir.None
		}
		extensions++
	}
	blk := f.BlockOf(v)
	at := f.FirstNonPhi(blk)
	if extensions == 0 || at == ir.None {
		return ir.None
	}
	ic.vals = ic.vals[:0]
	for i := 0; i < n; i += 2 {
		x := f.Operand(v, i)
		if k, ok := ic.c.Uint(x); ok {
			x = ic.c.Int(ir.I32, k)
		} else {
			x = ic.cast(x, ir.OpZExt, f.Operand(x, 0), ir.I32)
		}
		ic.vals = append(ic.vals, x, f.Operand(v, i+1))
	}
	phi := f.New(ir.OpPhi, ir.I32, 0, 0, ic.vals...)
	f.InsertBefore(v, phi)
	ic.push(phi)
	ic.b.Before(at)
	return ic.b.Insert(ir.OpZExt, ir.I64, 0, 0, phi)
}
