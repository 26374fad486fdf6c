package isel

import (
	"gonvvm/internal/dwarf"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// debugValue is a value of a variable from a place on, or none that is known.
type debugValue struct {
	place debugPlace
	slot  uint32
	loc   dwarf.Location
	watch int       // with InReg and AtReg: index of the register in Func.Watch
	reg   ptx.RegID // the register of the finished function
	at    int       // index of the instruction in the finished function
}

// debugPlace is the point before an IR instruction.
type debugPlace struct {
	block int    // layout position of the IR block
	ord   uint32 // number of the instruction in the block, from 1
}

// debugSlot is a variable without a home, or a fragment of one of which records speak.
type debugSlot struct {
	v            uint32 // index of the variable
	offset, size uint64 // of the fragment, in bits; size 0: all of it
	pieces       []dwarf.Piece
}

// slotKey names a slot.
type slotKey struct {
	node, at     ir.MD
	offset, size uint64
}

// debugLabel is a label of the source.
type debugLabel struct {
	node, at ir.MD
	place    debugPlace
}

// countOrdinals numbers the instructions of each block.
func (s dbgSelector) countOrdinals() {
	s.ordinals = grow(s.ordinals, s.f.NumInsts())
	for _, b := range s.layout {
		n := uint32(0)
		for v := s.f.First(b); v != ir.None; v = s.f.Next(v) {
			n++
			s.ordinals[v] = n
		}
	}
}

// values collects the records of values of variables and places of labels, in the order of the code.
func (s dbgSelector) values(d *debugFunc) {
	f, m := s.f, s.m
	if len(f.Dbg) == 0 {
		return
	}
	f.Debug().Track()
	vars, slots := make(map[[2]ir.MD]uint32), make(map[slotKey]uint32)
	for i := range d.vars {
		vars[[2]ir.MD{d.vars[i].Node, d.vars[i].InlinedAt}] = uint32(i)
	}
	slotOf := func(r *ir.DbgRecord, at ir.MD) (slot uint32, ok bool) {
		key := slotKey{node: r.Var, at: at}
		key.offset, key.size, _ = dwarf.Fragment(m, r.Expr)
		if slot, ok = slots[key]; ok {
			return slot, true
		}
		v, ok := vars[[2]ir.MD{r.Var, at}]
		if !ok {
			v = uint32(len(d.vars))
			vars[[2]ir.MD{r.Var, at}] = v
			d.vars = append(d.vars, dwarf.Variable{Node: r.Var, InlinedAt: at})
		}
		if len(d.vars[v].Always) > 0 { // a variable with a home needs no values
			return 0, false
		}
		slot = uint32(len(d.slots))
		slots[key] = slot
		d.slots = append(d.slots, debugSlot{v: v, offset: key.offset, size: key.size})
		return slot, true
	}
	for id, b := range s.layout {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for i := f.Debug().First(v); i != 0; i = f.Debug().Next(i) {
				r := &f.Dbg[i-1]
				at, place := inlinedAt(m, r.DebugLoc), debugPlace{id, s.ordinals[v]}
				switch r.Kind {
				case ir.DbgDeclare: // of an object that is neither local nor a parameter: its address may be in a register
					if loc, watch := s.valueOf(r); loc.Kind == dwarf.InReg {
						if slot, ok := slotOf(r, at); ok {
							loc.Kind = dwarf.AtReg
							d.values = append(d.values, debugValue{place: place, slot: slot, loc: loc, watch: watch})
						}
					}
				case ir.DbgLabel:
					d.labels = append(d.labels, debugLabel{r.Var, at, place})
				default:
					if slot, ok := slotOf(r, at); ok {
						loc, watch := s.valueOf(r)
						d.values = append(d.values, debugValue{place: place, slot: slot, loc: loc, watch: watch})
					}
				}
			}
		}
	}
	d.endOverlaps()
}

// endOverlaps makes each value of a fragment end those of fragments that share bits with it.
func (d *debugFunc) endOverlaps() {
	byVar := make([][]uint32, len(d.vars))
	many := false
	for i := range d.slots {
		v := d.slots[i].v
		byVar[v] = append(byVar[v], uint32(i))
		many = many || len(byVar[v]) > 1
	}
	if !many {
		return
	}
	var out []debugValue
	for _, x := range d.values {
		a := &d.slots[x.slot]
		for _, k := range byVar[a.v] {
			b := &d.slots[k]
			if k != x.slot && (a.size == 0 || b.size == 0 || a.offset < b.offset+b.size && b.offset < a.offset+a.size) {
				out = append(out, debugValue{place: x.place, slot: k})
			}
		}
		out = append(out, x)
	}
	d.values = out
}

// valueOf returns where the value of a record is.
func (s dbgSelector) valueOf(r *ir.DbgRecord) (dwarf.Location, int) {
	n := &s.m.MDs[r.Loc]
	switch n.Kind {
	case ir.MDValue:
		if !n.Val.IsConst() {
			return dwarf.Location{}, 0
		}
		if k := s.m.Consts.Kind(n.Val); k == ir.CUndef || k == ir.CPoison {
			return dwarf.Location{}, 0
		}
		return dwarf.Location{Kind: dwarf.Constant, Const: r.Loc, Expr: r.Expr}, 0
	case ir.MDLocal:
	default:
		return dwarf.Location{}, 0
	}
	v := s.f.Debug().Current(n.Val)
	if obj := s.underlying(v); s.hasSlot(obj) {
		return dwarf.Location{Kind: dwarf.AddressOf, Symbol: s.depot(), Offset: int64(s.slots[obj] - 1), Expr: r.Expr}, 0
	}
	if v == ir.None || !v.IsInst() && !v.IsParam() || s.lay.count(s.f.TypeOf(v)) != 1 {
		return dwarf.Location{}, 0
	}
	x, k := s.resolve(v, 0)
	if !x.IsInst() && !x.IsParam() {
		return dwarf.Location{}, 0
	}
	reg := s.def(x, k)
	if reg == 0 || s.out.Regs[reg].Num == 0 { // the value is not used
		return dwarf.Location{}, 0
	}
	s.out.Watch = append(s.out.Watch, reg)
	return dwarf.Location{Kind: dwarf.InReg, Expr: r.Expr}, len(s.out.Watch) - 1
}

// depot returns the name of the function's memory for local variables.
func (s dbgSelector) depot() string { return "__local_depot" + itoa(s.num) }

// blocks returns the PTX blocks of the IR block at a layout position: from first to before end. Labels in
// inline assembly divide an IR block into several.
func (d *debugFunc) blocks(f *ptx.Func, layout int) (first, end int) {
	if d.first == nil {
		return layout, layout + 1
	}
	end = len(f.Blocks)
	if layout+1 < len(d.first) {
		end = int(d.first[layout+1])
	}
	return int(d.first[layout]), end
}

// instAt returns the index of the first instruction at or after a place, at least from.
func (d *debugFunc) instAt(f *ptx.Func, p debugPlace, from int) int {
	first, end := d.blocks(f, p.block)
	last := int(f.Blocks[end-1].End)
	for i := max(from, int(f.Blocks[first].First)); i < last; i++ {
		if f.Insts[i].Pos >= p.ord {
			return i
		}
	}
	return last
}

// registerName returns the text of a register.
func registerName(f *ptx.Func, names *ptx.Names, r ptx.RegID) string {
	g := &f.Regs[r]
	b := names.Append(nil, g.Prefix)
	if g.Num >= 0 {
		b = append(b, itoa(int(g.Num))...)
	}
	return string(b)
}
