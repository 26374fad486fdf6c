package lower

import (
	"strings"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// GenericToNVVM moves global variables, definitions and declarations, from the generic address space to the global
// one, and casts their addresses back at every use: in instructions, constant expressions, initializers and aliases
// (S1-38 … S1-42, X-06). Metadata names the moved variable itself.
func GenericToNVVM(m *ir.Module) bool {
	var moved []bool // by symbol
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymVar || s.Space != analysis.Generic || strings.HasPrefix(s.Name, "llvm.") ||
			strings.HasPrefix(s.Name, "nvvm.") || isHandle(m, s) {
			continue
		}
		if moved == nil {
			moved = make([]bool, len(m.Syms))
		}
		moved[i] = true
	}
	if moved == nil {
		return false
	}
	handles(m, moved)
	g := generic{m: m, moved: moved}
	for i, yes := range moved {
		if yes {
			m.Syms[i].Space = analysis.Global
		}
	}
	// Initialisers and aliasees.
	g.enter(&m.Consts)
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Init != ir.None {
			s.Init = g.value(s.Init)
		}
	}
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc {
			continue
		}
		f := s.Fn
		for _, v := range [...]*ir.Value{&f.Prefix, &f.Prologue, &f.Personality} {
			if *v != ir.None {
				g.enter(&m.Consts)
				*v = g.value(*v)
			}
		}
		if !f.IsDecl() {
			g.enter(&f.Consts)
			g.body(f)
		}
	}
	return true
}

// isHandle reports whether s is a texture, surface or sampler of the modern form, which has a target type.
func isHandle(m *ir.Module, s *ir.Symbol) bool {
	return m.Types.Kind(s.Type) == ir.TargetKind
}

// handles excludes the variables that annotations make textures, surfaces and samplers: their names denote handles, not
// memory.
func handles(m *ir.Module, moved []bool) {
	for _, id := range m.Named("nvvm.annotations") {
		n := &m.MDs[id]
		if len(n.Ops) < 3 {
			continue
		}
		v := m.MDs[n.Ops[0]]
		if v.Kind != ir.MDValue || !v.Val.IsSym() {
			continue
		}
		for i := 1; i+1 < len(n.Ops); i += 2 {
			switch m.MDs[n.Ops[i]].Str {
			case "texture", "surface", "sampler":
				moved[v.Val.Index()] = false
			}
		}
	}
}

// generic rewrites the constants of one table at a time.
type generic struct {
	m     *ir.Module
	moved []bool
	c     *ir.Consts
	memo  []ir.Value // by constant: its replacement; itself if there is none; None if not known yet
}

func (g *generic) enter(c *ir.Consts) {
	if g.c == c {
		return
	}
	g.c = c
	g.memo = append(g.memo[:0], make([]ir.Value, c.Len()+1)...)
}

// value returns the replacement of v.
func (g *generic) value(v ir.Value) ir.Value {
	if v.IsSym() {
		if !g.moved[v.Index()] {
			return v
		}
		return g.c.Expr(ir.Ptr, ir.OpAddrSpaceCast, 0, 0, v)
	}
	if !v.IsConst() {
		return v
	}
	i := v.Index()
	if int(i) >= len(g.memo) {
		return v // made by this pass
	}
	if g.memo[i] != ir.None {
		return g.memo[i]
	}
	g.memo[i] = v
	ops := g.c.Operands(v)
	changed := false
	var out []ir.Value
	for k := range ops {
		o := g.c.Operands(v)[k] // the slice may move while constants are made
		n := g.value(o)
		if n != o && !changed {
			changed = true
			out = append(out, g.c.Operands(v)[:k]...)
		}
		if changed {
			out = append(out, n)
		}
	}
	if !changed {
		return v
	}
	c, t := g.c, g.c.Type(v)
	r := v
	switch c.Kind(v) {
	case ir.CAggregate:
		r = c.Aggregate(t, out)
	case ir.CSplat:
		r = c.Splat(t, out[0])
	case ir.CExpr:
		// A cast of the moved variable to its own space is the variable.
		if c.ExprOp(v) == ir.OpAddrSpaceCast && g.m.Types.AddrSpace(t) == analysis.Global && c.Operands(v)[0].IsSym() {
			r = c.Operands(v)[0]
		} else {
			r = c.Expr(t, c.ExprOp(v), c.ExprFlags(v), c.ExprAux(v), out...)
		}
	default:
		r = v
	}
	g.memo[i] = r
	return r
}

func (g *generic) body(f *ir.Func) {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for i := range f.NumOps(v) {
				if o := f.Operand(v, i); o.IsSym() || o.IsConst() {
					if n := g.value(o); n != o {
						f.SetOperand(v, i, n)
					}
				}
			}
			if f.Op(v) == ir.OpCall {
				for _, bundle := range f.Call(v).Bundles {
					for i, o := range bundle.Args {
						if o.IsSym() || o.IsConst() {
							bundle.Args[i] = g.value(o)
						}
					}
				}
			}
		}
	}
}
