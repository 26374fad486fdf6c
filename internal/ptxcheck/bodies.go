package ptxcheck

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// Bodies checks the bodies of a module under construction, each when it is finished, so that no more
// than its text has to be kept until the end. Variables and heads of functions must be complete; Check
// judges them later, with the bodies that are left.
type Bodies struct {
	m    ptx.Module // as it was at first: while bodies are added, names are interned in the original
	syms []symbol
	item map[*ptx.Func]int32 // position in Module.Items
}

// NewBodies enters the names of the module's variables and functions. It may be used by several goroutines
// at once.
func NewBodies(m *ptx.Module) *Bodies {
	b := &Bodies{m: *m, syms: make([]symbol, m.Names.Len()), item: make(map[*ptx.Func]int32, len(m.Funcs))}
	for i, it := range m.Items {
		var n ptx.Name
		s := symbol{index: int32(it.Index), item: int32(i)}
		switch it.Kind {
		case ptx.ItemVar:
			n, s.kind = m.Vars[it.Index].Name, symVar
		case ptx.ItemFunc, ptx.ItemFuncDecl:
			f := &m.Funcs[it.Index]
			n, s.kind = f.Name, symFunc
			if it.Kind == ptx.ItemFunc {
				b.item[f] = int32(i)
			}
		case ptx.ItemAlias:
			n, s.kind = m.Funcs[it.Index].Name, symAlias
		}
		if n != 0 && b.syms[n].kind == symNone {
			b.syms[n] = s
		}
	}
	return b
}

// BodyChecker checks bodies in one goroutine.
type BodyChecker struct {
	c      checker
	m      ptx.Module
	bodies *Bodies
	fixed  bool
}

// Checker returns a BodyChecker. If fixed is set, the PTX version is the module's; otherwise a body may raise
// it.
func (b *Bodies) Checker(fixed bool) *BodyChecker {
	k := &BodyChecker{bodies: b, fixed: fixed, m: b.m}
	k.c = checker{m: &k.m, syms: b.syms, opt: Options{Max: defaultMax}}
	if t, err := b.m.Target(); err == nil {
		k.c.target = t
	}
	return k
}

// Check returns the rules that the body of f breaks, errors only. names are those of the module so far.
// locate, if not nil, gives a diagnostic about an instruction its place. Operands that need a later PTX version,
// where that may be raised, are added to f.OperandNeeds.
func (k *BodyChecker) Check(f *ptx.Func, names ptx.Names, locate func(*diag.Diagnostic, *ptx.Inst)) diag.List {
	c := &k.c
	k.m.Names = names
	c.out, c.full, c.opt.Locate, c.item = nil, false, locate, k.bodies.item[f]
	if n := names.Len(); n > len(c.local) {
		c.local = append(c.local, make([]int32, n-len(c.local))...)
	}
	c.later = nil
	if !k.fixed {
		c.later = func(ft target.Feature) bool {
			_, ok := target.NeedPTX(ft, k.m.SM)
			if ok {
				f.OperandNeeds = append(f.OperandNeeds, ft)
			}
			return ok
		}
	}
	c.f = f
	c.body(f)
	c.f, c.in = nil, nil
	return errorsOf(c.out)
}

// errorsOf returns the errors of list.
func errorsOf(list diag.List) diag.List {
	errs := list[:0]
	for _, d := range list {
		if d.Severity == diag.Error {
			errs = append(errs, d)
		}
	}
	return errs
}
