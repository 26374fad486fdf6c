// Package alignment gives accesses the alignment that assumptions state. (LLVM: alignment-from-assumptions.)
package alignment

import (
	"math/bits"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// WidestAccess is the size of ld.global.v8.b32, in bytes: no access needs a greater alignment.
const WidestAccess = 32

// maxAssumptions bounds the assumptions that are used in one function.
const maxAssumptions = 64

// assumption is assumption inst about alignment, in the block numbered block.
type assumption struct {
	analysis.AssumedAlignment
	inst  ir.Value
	block uint32
}

// Assumptions is the storage of the pass.
type Assumptions struct {
	f      *ir.Func
	values *analysis.ValueTracking
	found  []assumption
}

// Run raises the alignment of the loads and stores of f to the alignment that the assumptions executed before them give their address,
// and reports whether it has raised one. With args it raises that of the arguments of memory intrinsics, too: that adds attributes to the
// module. The analyses are those of f; the dominator tree is only asked for if there are such assumptions.
func (s *Assumptions) Run(f *ir.Func, values *analysis.ValueTracking, cfg *analysis.CFG, tree func() *analysis.Dom, args bool) bool {
	s.f, s.values = f, values
	s.find(cfg)
	if len(s.found) == 0 {
		return false
	}
	dom, changed := tree(), false
	for _, n := range dom.Preorder() {
		values.ForgetAlignments()
		for _, a := range s.found {
			if a.block != n && dom.DominatesN(a.block, n) {
				values.AssumeAlignment(a.AssumedAlignment)
			}
		}
		for v := f.First(cfg.Block(n)); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpLoad, ir.OpStore:
				changed = f.Mem(v).Bytes() < WidestAccess && Raise(f, values, v) || changed
			case ir.OpCall:
				if i := slices.IndexFunc(s.found, func(a assumption) bool { return a.inst == v }); i >= 0 {
					values.AssumeAlignment(s.found[i].AssumedAlignment)
				} else if args {
					changed = s.raiseArgs(v) || changed
				}
			}
		}
	}
	values.ForgetAlignments()
	return changed
}

// find lists the assumptions about alignment.
func (s *Assumptions) find(cfg *analysis.CFG) {
	f := s.f
	s.found = s.found[:0]
	for _, b := range cfg.RPO() {
		for v := f.First(b); v != ir.None && len(s.found) < maxAssumptions; v = f.Next(v) {
			if f.CalleeIntrinsic(v) != ir.IntrAssume {
				continue
			}
			if a, ok := analysis.AlignmentOf(f, v); ok {
				s.found = append(s.found, assumption{a, v, cfg.Number(b)})
			}
		}
	}
}

// Raise raises the alignment of load or store v to that of its address, and reports whether that is greater.
func Raise(f *ir.Func, values *analysis.ValueTracking, v ir.Value) bool {
	mem := f.Mem(v)
	known := values.PointerAlign(analysis.PointerOf(f, v))
	if known <= mem.Bytes() {
		return false
	}
	mem.Align = uint8(bits.Len64(known) - 1)
	f.SetMem(v, mem)
	return true
}

// raiseArgs raises the alignment of the pointers that memory intrinsic v accesses.
func (s *Assumptions) raiseArgs(v ir.Value) bool {
	f, m := s.f, s.f.Mod
	pointers := 0
	switch f.CalleeIntrinsic(v) {
	case ir.IntrMemset, ir.IntrMemsetInline:
		pointers = 1
	case ir.IntrMemcpy, ir.IntrMemcpyInline, ir.IntrMemmove:
		pointers = 2
	}
	changed := false
	for i := range pointers {
		known := s.values.PointerAlign(f.Operand(v, i))
		if known <= analysis.ParamAlign(f, v, i) {
			continue
		}
		list := m.AttrLists[f.Call(v).Attrs]
		list.Params = slices.Clone(list.Params)
		for len(list.Params) <= i {
			list.Params = append(list.Params, 0)
		}
		list.Params[i] = m.WithAttr(list.Params[i], ir.Attr{Kind: ir.AttrAlign, Int: known})
		f.Call(v).Attrs = m.AddAttrList(list)
		changed = true
	}
	return changed
}

// Lower makes the loads and stores at p, and at addresses computed from it, assume no higher alignment than that.
func Lower(f *ir.Func, p ir.Value, align uint64) {
	for u := f.FirstUse(p); u != 0; u = f.NextUse(u) {
		switch v := f.User(u); f.Op(v) {
		case ir.OpLoad, ir.OpStore:
			m := f.Mem(v)
			m.Align = min(m.Align, uint8(bits.TrailingZeros64(align)))
			f.SetMem(v, m)
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			Lower(f, v, align)
		}
	}
}
