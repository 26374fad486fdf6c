package isel

import (
	"gonvvm/internal/dwarf"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// debugFunc is the debug information that selection collects for a function.
type debugFunc struct {
	sub    ir.MD
	locs   []ir.MD // by index of Func.Locs
	vars   []dwarf.Variable
	slots  []debugSlot
	values []debugValue // in order of their places
	labels []debugLabel
	first  []ptx.BlockID // by layout position: the first PTX block; nil if each IR block is one PTX block
}

// debugger describes the module for debuggers while it is selected.
type debugger struct {
	b   *dwarf.Builder
	fns []debugFunc // by number of the function
}

// beginDebug starts the description if the module has a compile unit that wants one.
func (e *env) beginDebug(n int) {
	if !e.opt.Debug || !dwarf.Wanted(e.m) {
		return
	}
	e.out.TargetFlags |= ptx.DebugTarget
	e.debug = &debugger{fns: make([]debugFunc, n), b: dwarf.New(e.m, dwarf.Options{
		AddrSize: int(e.out.AddressSize) / 8, Comments: e.opt.Verbose, SectionLabels: e.t.Has(target.FeatureDwarfLabels),
		File: func(file ir.MD) uint32 { return e.files[file] },
		Symbol: func(i uint32) string {
			if s := &e.m.Syms[i]; s.Dead || s.Kind == ir.SymVar && skipGlobal(s) {
				return ""
			}
			return e.names[i]
		},
	})}
}

// endDebug puts the labels of debug information into the functions, which are finished, and
// adds the sections. Labels are numbered through the module, so this is one function after the other.
func (e *env) endDebug(out []ptx.Func) {
	d := e.debug
	if d == nil {
		return
	}
	for i := range out {
		f, f2 := &out[i], &d.fns[i]
		x := dwarf.Function{Subprogram: f2.sub, Num: i, Vars: f2.vars, Locs: make([]ir.MD, len(f.Insts)), Blocks: make([]int, len(f.Blocks))}
		for k := range f.Blocks {
			x.Blocks[k] = int(f.Blocks[k].First)
		}
		for k := range f.Insts {
			x.Locs[k] = f2.locs[f.Insts[k].Loc]
		}
		f2.pieces(f, &e.out.Names)
		for _, l := range f2.labels {
			x.Labels = append(x.Labels, dwarf.Label{Node: l.node, InlinedAt: l.at, At: f2.instAt(f, l.place, 0)})
		}
		for k := range f.Insts {
			f.Insts[k].Pos = 0 // the IR instructions' numbers have served
		}
		for _, m := range d.b.Function(&x) {
			f.Marks = append(f.Marks, ptx.Mark{At: uint32(m.At), Block: m.Block, Label: e.out.Names.Intern(m.Label)})
		}
		if e.opt.LLC && f2.sub == 0 { // llc marks functions that it knows nothing of, too
			f.Marks = append(f.Marks, ptx.Mark{Block: true, Label: e.out.Names.Intern("$L__func_begin" + itoa(i))},
				ptx.Mark{At: uint32(len(f.Insts)), Label: e.out.Names.Intern("$L__func_end" + itoa(i))})
		}
		d.fns[i] = debugFunc{}
	}
	e.out.Sects = append(e.out.Sects, d.b.Sections()...)
}

// describe keeps the data of the current function that endDebug needs.
func (s dbgSelector) describe() {
	if s.env.debug == nil {
		return
	}
	d := &s.env.debug.fns[s.num]
	for _, a := range s.f.Symbol().MD {
		if a.Kind == "dbg" {
			d.sub = a.Node
		}
	}
	d.locs = make([]ir.MD, len(s.out.Locs)+1)
	for loc, i := range s.locs {
		d.locs[i] = loc
	}
	if d.sub == 0 {
		return
	}
	if l, ok := s.env.line(d.sub); ok {
		if s.opt.Verbose {
			l.Comment = string(s.env.startText(d.sub, l)) + ":0"
		}
		s.out.Locs = append(s.out.Locs, l)
		s.out.Start = uint32(len(s.out.Locs) - 1)
	}
	d.vars = s.homes()
	s.values(d)
}

// keepByval requests the addresses of the byval objects of a function that records declare: without optimisation they
// must be visible, and only a register has their address.
func (s dbgSelector) keepByval() {
	if s.opt.Level > 0 || s.entry {
		return
	}
	for i := range s.f.Dbg {
		r := &s.f.Dbg[i]
		if v := s.f.Debug().Value(r); r.Kind == ir.DbgDeclare && v.IsParam() && s.env.isByval(s.f, int(v.Index())) {
			s.demand(v, 0)
		}
	}
}

// homes returns the variables that stay in memory: those that a record declares.
func (s dbgSelector) homes() []dwarf.Variable {
	m := s.m
	var out []dwarf.Variable
	at := make(map[[2]ir.MD]int)
	for i := range s.f.Dbg {
		r := &s.f.Dbg[i]
		if r.Kind != ir.DbgDeclare {
			continue
		}
		loc := s.home(r)
		key := [2]ir.MD{r.Var, inlinedAt(m, r.DebugLoc)}
		k, ok := at[key]
		if !ok {
			k = len(out)
			at[key] = k
			out = append(out, dwarf.Variable{Node: r.Var, InlinedAt: key[1]})
		}
		if loc.Kind != dwarf.Nowhere {
			out[k].Always = append(out[k].Always, loc)
		}
	}
	return out
}

// inlinedAt returns the place of the call that inlined the code of a location, 0 if none did.
func inlinedAt(m *ir.Module, loc ir.MD) ir.MD {
	if f := m.MDs[loc].Field("inlinedAt"); f != nil {
		return f.MD
	}
	return 0
}

// home returns where the variable of a record is whose value is an address.
func (s dbgSelector) home(r *ir.DbgRecord) dwarf.Location {
	n := &s.m.MDs[r.Loc]
	if n.Kind != ir.MDLocal {
		return dwarf.Location{}
	}
	v := s.underlying(s.f.Debug().Current(n.Val))
	switch {
	case v.IsParam() && s.entry && s.env.isByval(s.f, int(v.Index())): // that of a function has no address of its own
		return dwarf.Location{Kind: dwarf.InMemory, Symbol: s.env.paramText(s.f.Sym, int(v.Index())), Param: true, Expr: r.Expr}
	case s.hasSlot(v):
		return dwarf.Location{Kind: dwarf.InMemory, Symbol: s.depot(), Offset: int64(s.slots[v] - 1), Expr: r.Expr}
	}
	return dwarf.Location{}
}

// hasSlot reports whether v is an alloca with a place in the depot, which is printed.
func (s dbgSelector) hasSlot(v ir.Value) bool {
	return v.IsInst() && int(v) < len(s.slots) && s.slots[v] != 0 && (s.usesSP || s.usesSPL)
}

// underlying strips casts from an address.
func (s dbgSelector) underlying(v ir.Value) ir.Value {
	for range 64 {
		if op := s.f.Op(v); op != ir.OpAddrSpaceCast && op != ir.OpBitCast {
			break
		}
		v = s.f.Operand(v, 0)
	}
	return v
}
