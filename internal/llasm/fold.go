package llasm

import "gonvvm/internal/ir"

// foldShuffle returns the shuffle of two vector constants, which must be known.
func (p valueParser) foldShuffle(off int, t, mt ir.Type, x, y, mask ir.Value) (ir.Value, ir.Type) {
	ty := &p.m.Types
	rt := ty.Vector(ty.Elem(t), int(ty.Len64(mt)), ty.IsScalable(mt))
	nbase := len(p.nums)
	p.insts().maskWords(off, mask, mt, t)
	lanes := p.nums[nbase:]
	p.nums = p.nums[:nbase]
	v, ok := p.consts.FoldShuffle(t, rt, x, y, lanes)
	if !ok {
		panic(p.fail(off, eConstant, "shufflevector of constants that are not known", ""))
	}
	return v, rt
}
