package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/locals"
)

// localVariables makes the allocas in the copy of g those of the caller, instead of call v, without more stack than the call took. Static
// allocas belong to the caller's entry block, and live from the call to the return: a loop around the call gets a new variable each
// time, and variables of two calls may share their place. Dynamic allocas are freed at the return.
func (s *inlineState) localVariables(v ir.Value, g *ir.Func) {
	f := s.f
	first := f.First(f.Entry())
	s.b.Before(v)
	dynamic := false
	for _, x := range s.local {
		a := s.inst[x]
		if !analysis.IsStaticAlloca(g, x) {
			_, promotable := s.mem2reg.promotable(a) // which is a register soon: not each target can free stack memory
			dynamic = dynamic || !promotable || s.opt.LLC
			continue
		}
		f.MoveBefore(a, first)
		if !locals.HasLifetime(f, a) {
			s.startLifetime(a)
		}
	}
	for _, a := range s.vars {
		for _, end := range s.ends {
			s.b.Before(end)
			s.markLifetime("llvm.lifetime.end", a)
		}
	}
	if dynamic {
		s.freeAtReturn(v)
	}
}

// startLifetime makes the life of variable a begin at the builder's place. It ends at the returns of the copy.
func (s *inlineState) startLifetime(a ir.Value) {
	if s.opt.Level == 0 { // no pass asks for it
		return
	}
	s.vars = append(s.vars, a)
	s.markLifetime("llvm.lifetime.start", a)
}

func (s *inlineState) markLifetime(name string, a ir.Value) {
	t := s.f.TypeOf(a)
	ft := s.ty.Func(ir.Void, false, t)
	s.b.Call(ft, ir.SymValue(argLowerer{s.unit}.declareMem(name, ft, t)), a)
}

// freeAtReturn frees all dynamic allocas between call v and the returns of the copy.
func (s *inlineState) freeAtReturn(v ir.Value) {
	s.b.Before(v)
	save := s.ty.Func(ir.Ptr, false)
	restore := s.ty.Func(ir.Void, false, ir.Ptr)
	sp := s.b.Call(save, ir.SymValue(argLowerer{s.unit}.declareMem("llvm.stacksave", save, ir.Ptr)))
	for _, end := range s.ends {
		s.b.Before(end)
		s.b.Call(restore, ir.SymValue(argLowerer{s.unit}.declareMem("llvm.stackrestore", restore, ir.Ptr)), sp)
	}
}
