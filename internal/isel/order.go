package isel

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
)

// paramLoad is the group of instructions that make the value of a parameter in the prologue, its load and the
// conversions after it: instructions [first, end) of the block.
type paramLoad struct {
	index      uint32
	top        bool // an i1, which stays at the top
	first, end uint32
	use        uint32 // first instruction of the block that reads it; 0: none
	next       uint32 // next load that moves to the same place, plus 1; 0: none
}

// sinkState is the storage of sinkParams.
type sinkState struct {
	params []paramLoad
	places []place  // in the order of the block
	number []uint32 // by instruction of the entry block: its position in the IR
	loadOf []uint32
}

// ordersAsLLC reports whether instructions must be in llc's order, too.
func (s *selector) ordersAsLLC() bool { return s.opt.LLC && s.opt.Level > 0 }

// sinkParams moves the loads of parameters down the entry block to the place that llc's scheduler, which keeps the
// order of the source, gives them: parameter i stands at the place of the i-th instruction of the block, but before its
// first use. This gives the order of llc's output. insts are the block's instructions, those of the prologue the first
// n; s.sinking.places has the instructions that they come from.
func (s *selector) sinkParams(insts []ptx.Inst, n uint32) {
	st := &s.sinking
	if len(st.params) == 0 {
		return
	}
	st.loadOf = slab.Sized(st.loadOf, len(s.out.Regs))
	for k, l := range st.params {
		for i := l.first; i < l.end; i++ {
			s.registers(&insts[i], func(r ptx.RegID) { st.loadOf[r] = uint32(k) + 1 })
		}
	}
	for i := uint32(len(insts)) - 1; i >= n && i > 0; i-- {
		s.registers(&insts[i], func(r ptx.RegID) {
			if k := st.loadOf[r]; k > 0 {
				st.params[k-1].use = i
			}
		})
	}
	st.loadOf = slab.Sized(st.loadOf, len(insts)) // first load before an instruction, plus 1
	for k := len(st.params) - 1; k >= 0; k-- {
		l := &st.params[k]
		if l.use == 0 {
			continue
		}
		to := n
		for _, p := range st.places {
			if l.top || p.number >= l.index || p.end > l.use {
				break
			}
			to = p.end
		}
		l.next, st.loadOf[to] = st.loadOf[to], uint32(k)+1
	}
	out := make([]ptx.Inst, 0, len(insts))
	stay := st.params
	for i := range uint32(len(insts)) {
		for k := st.loadOf[i]; k > 0; k = st.params[k-1].next {
			out = append(out, insts[st.params[k-1].first:st.params[k-1].end]...)
		}
		for len(stay) > 0 && stay[0].end <= i {
			stay = stay[1:]
		}
		if len(stay) == 0 || i < stay[0].first || stay[0].use == 0 {
			out = append(out, insts[i])
		}
	}
	copy(insts, out)
}

// lastFirst moves the instructions of the parameter loaded from at on before those of the parameters loaded from first
// on, the order of llc without optimisation. The loads of one parameter are reversed as well if it consists of loads
// only.
func (s *selector) lastFirst(first, at int) {
	loads := func(in ptx.Inst) bool { return in.Op.Info().Flags&isa.MayLoad != 0 }
	if one := s.buf[at:]; !slices.ContainsFunc(one, func(in ptx.Inst) bool { return !loads(in) }) {
		slices.Reverse(one)
	}
	own := slices.Clone(s.buf[at:])
	copy(s.buf[first+len(own):], s.buf[first:at])
	copy(s.buf[first:], own)
}

// orderCall puts the instructions emitted for a call since open, the opening brace, in llc's order: the computation of
// arguments, the brace, declarations, stores of registers from the last parameter to the first, the prototype, stores
// of constants from last to first.
func (s *selector) orderCall(open int) {
	if !s.opt.LLC {
		return
	}
	const (
		compute = iota
		brace
		declare
		read
		pass
		prototype
		passConst
	)
	insts := s.buf[open:]
	load := func(in *ptx.Inst) bool {
		return in.Op.Info().Flags&(isa.MayStore|isa.MayLoad) == isa.MayLoad && in.Op.Get(isa.SlotSpace) != isa.Param
	}
	var used []ptx.RegID // by the computation of arguments, where there are loads
	if slices.ContainsFunc(insts, func(in ptx.Inst) bool { return load(&in) }) {
		for i := range insts {
			if in := &insts[i]; in.Op.Info().Flags&(isa.MayStore|isa.MayLoad) == 0 {
				s.registers(in, func(r ptx.RegID) { used = append(used, r) })
			}
		}
		slices.Sort(used)
	}
	passed := func(in *ptx.Inst) bool { // the result of a load is passed unchanged
		for _, o := range s.out.Opnds[in.Ops : in.Ops+uint32(in.N)] {
			if o.Kind == ptx.OpReg {
				if _, found := slices.BinarySearch(used, ptx.RegID(o.Idx)); found {
					return false
				}
			}
		}
		return true
	}
	class := func(in *ptx.Inst) int {
		switch {
		case in.Op == isa.OpScopeOpen:
			return brace
		case in.Op == isa.OpVar:
			return declare
		case in.Op.Form() == isa.FormProtoDecl:
			return prototype
		case load(in): // of a byval argument, if it is passed unchanged
			if passed(in) {
				return read
			}
			return compute
		case in.Op.Info().Flags&isa.MayStore == 0:
			return compute
		case s.out.Opnds[in.Ops+1].Kind == ptx.OpInt, s.out.Opnds[in.Ops+1].Kind == ptx.OpF32, s.out.Opnds[in.Ops+1].Kind == ptx.OpF64:
			return passConst
		}
		return pass
	}
	slices.SortStableFunc(insts, func(a, b ptx.Inst) int { return class(&a) - class(&b) })
	for end := len(insts); end > 0; {
		first, k := end-1, class(&insts[end-1])
		for first > 0 && class(&insts[first-1]) == k {
			first--
		}
		if k == pass || k == passConst {
			slices.Reverse(insts[first:end])
		}
		end = first
	}
}

// orderResults puts the instructions emitted after a call, from index behind on, in llc's order: loads of results, the
// closing brace, conversions of results.
func (s *selector) orderResults(behind int) {
	if !s.opt.LLC {
		return
	}
	class := func(in *ptx.Inst) int {
		switch {
		case in.Op == isa.OpScopeClose:
			return 1
		case in.Op.Info().Flags&isa.MayLoad == 0:
			return 2
		}
		return 0
	}
	slices.SortStableFunc(s.buf[behind:], func(a, b ptx.Inst) int { return class(&a) - class(&b) })
}

// registers calls fn for all registers that in names.
func (s *selector) registers(in *ptx.Inst, fn func(ptx.RegID)) {
	if in.Guard != 0 {
		fn(in.Guard)
	}
	for _, o := range s.out.Opnds[in.Ops : in.Ops+uint32(in.N)] {
		if o.Kind == ptx.OpReg || o.Kind == ptx.OpAddrReg {
			fn(ptx.RegID(o.Idx))
		}
	}
}

// numberInsts numbers the instructions of b in the order of the IR.
func (s *selector) numberInsts(b ir.Block) {
	n := uint32(0)
	if len(s.sinking.number) < s.f.NumInsts() {
		s.sinking.number = make([]uint32, s.f.NumInsts())
	}
	s.sinking.places, s.sinking.params = s.sinking.places[:0], s.sinking.params[:0]
	for v := s.f.First(b); v != ir.None; v = s.f.Next(v) {
		s.sinking.number[v] = n
		n++
	}
}
