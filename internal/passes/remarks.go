package passes

import (
	"cmp"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/leftover"
)

// RemarkKind is the kind of a remark: a transformation was made, was missed, or an analysis.
type RemarkKind uint8

const (
	Passed   RemarkKind = iota // it was made
	Missed                     // it was not
	Analysis                   // something worth knowing about the result
)

// String returns the kind as remarks spell it.
func (k RemarkKind) String() string {
	return [...]string{"passed", "missed", "analysis"}[k]
}

// Remark is a message of a pass about a place of the program.
type Remark struct {
	Kind RemarkKind
	Pass string
	Func string
	// The place: file, line and column from the debug information, if there is some;
	// else Pos is the byte offset in the IR text, 0 if that is not known.
	File      string
	Line, Col int
	Pos       uint32
	Msg       string
	Sym       uint32 // the symbol of the function
}

// Remarks collects the messages of passes, in the order of functions and places.
type Remarks struct {
	List []Remark
}

// remark records msg about instruction v, if remarks were requested.
func (u *unit) remark(kind RemarkKind, pass string, v ir.Value, msg string) {
	if u.opt.Remarks == nil {
		return
	}
	f := u.f
	r := Remark{Kind: kind, Pass: pass, Func: f.Name(), Msg: msg, Sym: f.Sym}
	if v.IsInst() {
		r.Pos = f.Pos(v)
		r.File, r.Line, r.Col = location(u.m, f.DebugLoc(v))
	}
	u.remarks = append(u.remarks, r)
}

// remarkLoop is remark for the loop with header h: its place is the first
// instruction that has one.
func (u *unit) remarkLoop(kind RemarkKind, pass string, h ir.Block, msg string) {
	if u.opt.Remarks == nil {
		return
	}
	f := u.f
	at := f.First(h)
	for v := f.First(h); v != ir.None; v = f.Next(v) {
		if f.DebugLoc(v) != 0 || f.Pos(v) != 0 {
			at = v
			break
		}
	}
	u.remark(kind, pass, at, msg)
}

// location returns the place that a DILocation names.
func location(m *ir.Module, loc ir.MD) (file string, line, col int) {
	if loc == 0 {
		return "", 0, 0
	}
	n := &m.MDs[loc]
	if x := n.Field("line"); x != nil {
		line = int(x.Int)
	}
	if x := n.Field("column"); x != nil {
		col = int(x.Int)
	}
	scope := n.Field("scope")
	for range 64 { // up to a scope that has a file
		if scope == nil || scope.MD == 0 {
			break
		}
		s := &m.MDs[scope.MD]
		if x := s.Field("file"); x != nil && x.MD != 0 {
			if name := m.MDs[x.MD].Field("filename"); name != nil {
				file = name.Str
			}
			break
		}
		scope = s.Field("scope")
	}
	return file, line, col
}

// finishRemarks adds remarks about the final code and puts all remarks in order.
func (r *runner) finishRemarks() {
	u := r.units[0]
	r.m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		u.enter(f)
		u.remarkLeftovers()
	})
	out := r.opt.Remarks
	for _, u := range r.units {
		out.List = append(out.List, u.remarks...)
		u.remarks = nil
	}
	slices.SortStableFunc(out.List, func(a, b Remark) int {
		return cmp.Or(cmp.Compare(a.Sym, b.Sym), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col), cmp.Compare(a.Pos, b.Pos),
			cmp.Compare(a.Pass, b.Pass), cmp.Compare(a.Msg, b.Msg))
	})
	// Copies of a loop or a body give equal remarks for one place.
	out.List = slices.CompactFunc(out.List, func(a, b Remark) bool { return a == b })
}

// remarkLeftovers reports expensive constructs of the finished function: generic accesses, variables in local memory,
// and global accesses that look uncoalesced.
func (u *unit) remarkLeftovers() {
	c := coalescing{u, analysis.NewStrides(u.m, u.f, u.Uniformity(), u.fx)}
	f := u.f
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch op := f.Op(v); op {
			case ir.OpAlloca:
				why, at := leftover.Local(f, v)
				if why == "" {
					continue
				}
				if f.DebugLoc(v) == 0 && f.DebugLoc(at) != 0 {
					v2 := at
					u.remark(Missed, "sroa", v2, leftover.Size(f, v)+" of local memory: "+why)
					continue
				}
				u.remark(Missed, "sroa", v, leftover.Size(f, v)+" of local memory: "+why)
			case ir.OpLoad, ir.OpStore, ir.OpAtomicRMW, ir.OpCmpXchg:
				p := f.Operand(v, 0)
				if op == ir.OpStore {
					p = f.Operand(v, 1)
				}
				if u.ty.AddrSpace(f.TypeOf(p)) == analysis.Generic {
					if r := analysis.RefOf(f, p); r.Space == analysis.Generic {
						u.remark(Missed, "infer-address-spaces", v, "generic access: "+leftover.Generic(f, r.Base))
					}
				}
				if op == ir.OpLoad || op == ir.OpStore { // atomic operations go to the cache one by one
					c.remarkCoalescing(v, p, analysis.AccessedType(f, v))
				}
			}
		}
	}
}
