package reduce

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// step is a row of the table: a kind of candidates and their removal.
type step struct {
	name  string
	apply func(m *ir.Module, p *picker)
}

// steps are in the order of the parts that they remove, large ones first.
var steps = [...]step{
	{"bodies", bodies},
	{"initializers", initializers},
	{"metadata", metadata},
	{"branches", branches},
	{"blocks", blocks},
	{"instructions", instructions},
	{"chains", chains},
	{"operands", operands},
	{"attributes", attributes},
}

// functions calls fn with the functions that have a body.
func functions(m *ir.Module, fn func(s *ir.Symbol, f *ir.Func)) {
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Kind == ir.SymFunc && !s.Fn.IsDecl() {
			fn(s, s.Fn)
		}
	}
}

// bodies makes declarations of functions.
func bodies(m *ir.Module, p *picker) {
	functions(m, func(s *ir.Symbol, f *ir.Func) {
		if p.take() {
			f.DropBody()
			declare(s)
		}
	})
}

// initializers makes declarations of variables.
func initializers(m *ir.Module, p *picker) {
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Kind == ir.SymVar && s.Init != ir.None && p.take() {
			s.Init = ir.None
			declare(s)
		}
	}
}

// declare gives a symbol that has lost its definition the properties of a declaration.
func declare(s *ir.Symbol) {
	s.Linkage, s.Visibility, s.Comdat, s.DSOLocal = ir.External, 0, "", false
}

// metadata removes named nodes, the attachments of instructions, and debug records.
func metadata(m *ir.Module, p *picker) {
	named := append([]ir.NamedMD(nil), m.NamedMDs...)
	for i := range named {
		if p.take() {
			m.DropNamed(named[i].Name)
		}
	}
	functions(m, func(_ *ir.Symbol, f *ir.Func) {
		if len(f.Dbg) > 0 && p.take() {
			f.Dbg = nil
		}
		each(f, func(v ir.Value) {
			if len(f.Attachments(nil, v)) > 0 && p.take() {
				f.ClearAttachments(v)
			}
		})
	})
}

// branches makes conditional branches and switches unconditional: the successors are candidates.
func branches(m *ir.Module, p *picker) {
	functions(m, func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			t := f.Terminator(b)
			if t == ir.None || f.Op(t) != ir.OpCondBr && f.Op(t) != ir.OpSwitch {
				continue
			}
			keep := ir.Block(0)
			for i := range f.NumSuccs(b) {
				if p.take() && keep == 0 {
					keep = f.Succ(b, i)
				}
			}
			if keep != 0 {
				branchTo(f, b, keep)
			}
		}
	})
}

// branchTo replaces the terminator of b by a branch to one of its successors.
func branchTo(f *ir.Func, b, to ir.Block) {
	f.RemovePhiEdgesBut(b, to)
	f.Erase(f.Terminator(b))
	ir.NewBuilder(f).At(b).Br(to)
	removeUnreachable(f)
}

// blocks ends blocks with unreachable.
func blocks(m *ir.Module, p *picker) {
	functions(m, func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			t := f.Terminator(b)
			if t == ir.None || f.Op(t) == ir.OpUnreachable || f.Op(t) == ir.OpRet || !p.take() {
				continue
			}
			f.RemovePhiEdgesBut(b, 0)
			f.Erase(t)
			ir.NewBuilder(f).At(b).Unreachable()
			removeUnreachable(f)
		}
	})
}

// instructions removes instructions; zero, or poison, takes the place of their results.
func instructions(m *ir.Module, p *picker) {
	functions(m, func(_ *ir.Symbol, f *ir.Func) {
		each(f, func(v ir.Value) {
			if f.Op(v).IsTerminator() || !p.take() {
				return
			}
			if f.HasUses(v) {
				f.ReplaceAll(v, neutral(f, v))
			}
			f.Erase(v)
		})
	})
}

// chains joins a block with its only successor if that has no other predecessor.
func chains(m *ir.Module, p *picker) {
	functions(m, func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; {
			if s := onlySuccessor(f, b); s != 0 && p.take() {
				f.MergeSuccessor(b, s) // b has another terminator now
			} else {
				b = f.NextBlock(b)
			}
		}
	})
}

// onlySuccessor returns the block that b can be joined with, 0 if there is none.
func onlySuccessor(f *ir.Func, b ir.Block) ir.Block {
	if t := f.Terminator(b); t == ir.None || f.Op(t) != ir.OpBr {
		return 0
	}
	s := f.Succ(b, 0)
	if s == b || s == f.Entry() || f.SinglePred(s) != b || f.Op(f.First(s)) == ir.OpPhi {
		return 0
	}
	return s
}

// operands replaces results and parameters among the operands of instructions by zero.
func operands(m *ir.Module, p *picker) {
	functions(m, func(_ *ir.Symbol, f *ir.Func) {
		each(f, func(v ir.Value) {
			for i := range f.NumOps(v) {
				if x := f.Operand(v, i); (x.IsInst() || x.IsParam()) && p.take() {
					f.SetOperand(v, i, neutral(f, x))
				}
			}
		})
	})
}

// neutral returns the constant that replaces v.
func neutral(f *ir.Func, v ir.Value) ir.Value {
	t, ty := f.TypeOf(v), &f.Mod.Types
	if s := ty.Scalar(t); ty.IsInt(s) || ty.IsFloat(s) || ty.IsPtr(s) || ty.IsAggregate(t) {
		return f.Consts.Null(t)
	}
	return f.Consts.Poison(t)
}

// attributes removes the attributes of functions and calls, and the flags of instructions.
func attributes(m *ir.Module, p *picker) {
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Kind == ir.SymFunc && s.Fn.Attrs != 0 && p.take() {
			s.Fn.Attrs = 0
		}
	}
	functions(m, func(_ *ir.Symbol, f *ir.Func) {
		each(f, func(v ir.Value) {
			if f.Op(v) == ir.OpCall && f.Call(v).Attrs != 0 && p.take() {
				f.Call(v).Attrs = 0
			}
			if f.Flags(v) != 0 && f.Op(v) != ir.OpLoad && f.Op(v) != ir.OpStore && p.take() {
				f.SetFlags(v, 0)
			}
		})
	})
}

// each calls fn with the instructions of f; fn may erase the one that it gets.
func each(f *ir.Func, fn func(v ir.Value)) {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			fn(v)
			v = next
		}
	}
}

// removeUnreachable removes the blocks that no path from the entry reaches.
func removeUnreachable(f *ir.Func) {
	var cfg analysis.CFG
	cfg.Compute(f)
	var dead []ir.Block
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if !cfg.Reachable(b) {
			dead = append(dead, b)
		}
	}
	f.EraseBlocks(dead)
}

// dropUnused removes declarations that nothing refers to.
func dropUnused(m *ir.Module) {
	used := make([]bool, len(m.Syms))
	mark := func(sym uint32) { used[sym] = true }
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		if s.Kind != ir.SymFunc {
			m.Consts.EachSym(s.Init, mark)
			continue
		}
		s.Fn.EachSymUse(func(sym uint32, _ bool) { mark(sym) })
		for _, v := range [...]ir.Value{s.Fn.Prefix, s.Fn.Prologue, s.Fn.Personality} {
			m.Consts.EachSym(v, mark)
		}
		if s.Fn.HasBundles() {
			return // arguments of bundles are not among the uses
		}
	}
	for i := range m.MDs {
		m.Consts.EachSym(m.MDs[i].Val, mark)
	}
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		declared := s.Kind == ir.SymFunc && s.Fn.IsDecl() || s.Kind == ir.SymVar && s.Init == ir.None
		if !s.Dead && !used[i] && declared {
			m.Remove(uint32(i))
		}
	}
}
