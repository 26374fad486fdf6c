package emu

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Static shared memory. A variable of module scope, or of a device function, takes room only in the kernels that can reach a use of it, as
// ptxas does. It has one address in all of them, so variables overlap if no kernel uses both.

// sharedVar is a variable in static shared memory.
type sharedVar struct {
	v       *ptx.Var
	place   func(addr uint64) // stores its address
	kernels []uint64          // bit set of the functions that are kernels and reach a use
	start   uint64
}

// sharedLayout places the variables in shared memory.
type sharedLayout struct {
	mod      *Module
	vars     []sharedVar
	uses     [][]int // function → variables that it names
	calls    [][]int // function → functions that it names, and those that it may call by address
	dynamic  []bool  // functions that name dynamic shared memory
	indirect []bool  // functions with calls by address
	taken    []int   // functions whose address is taken
	zone     uint64  // bytes between variables, where the sanitizer finds overruns
}

// placeShared gives all static shared variables their addresses, and functions the size of static and the start of dynamic shared memory.
func (mod *Module) placeShared() error {
	n := len(mod.fns)
	l := &sharedLayout{mod: mod, uses: make([][]int, n), calls: make([][]int, n), dynamic: make([]bool, n), indirect: make([]bool, n)}
	named := l.collect()
	if len(l.vars) == 0 && !l.anyDynamic() {
		return nil
	}
	for _, f := range mod.fns {
		l.scan(f, named)
	}
	l.takeInitial()
	for i := range mod.fns {
		if l.indirect[i] {
			l.calls[i] = append(l.calls[i], l.taken...)
		}
	}
	reached := l.reach()
	if err := l.putAll(reached); err != nil {
		return err
	}
	for _, k := range mod.fns {
		k.static = k.shared
		if uint64(k.shared)+uint64(len(l.vars)+1)*sharedZone > staticLimit {
			return nil // no room for gaps
		}
	}
	l.zone = sharedZone
	if err := l.putAll(reached); err != nil {
		return err
	}
	l.findGaps()
	return nil
}

// sharedZone is the distance of variables in shared memory.
const sharedZone = 64

// staticLimit is the size of static shared memory that every target has.
const staticLimit = 48 << 10

// putAll places all variables.
func (l *sharedLayout) putAll(reached map[*fn][]int) error {
	for i := range l.vars {
		if err := l.put(i); err != nil {
			return err
		}
	}
	l.sizes(reached)
	return nil
}

// findGaps notes the words of static shared memory of kernels that belong to no variable. The sanitizer reports accesses to them.
func (l *sharedLayout) findGaps() {
	for _, k := range l.mod.fns {
		used := make([]bool, (k.dynamic+3)/4)
		for i := range l.vars {
			if s := &l.vars[i]; s.kernels[k.index/64]>>(k.index%64)&1 != 0 {
				for w := s.start / 4; w < (s.start+varSize(s.v, 0)+3)/4; w++ {
					used[w] = true
				}
			}
		}
		for w, is := range used {
			if k.entry && !is {
				k.gaps = append(k.gaps, uint32(w))
			}
		}
	}
}

// collect lists the variables, and returns the index of those of module scope by their names.
func (l *sharedLayout) collect() map[ptx.Name]int {
	named := map[ptx.Name]int{}
	words := (len(l.mod.fns) + 63) / 64
	for i := range l.mod.m.Vars {
		v := &l.mod.m.Vars[i]
		s, ok := l.mod.syms[v.Name]
		if _, seen := named[v.Name]; seen || !ok || v.Space != isa.Shared || s.space != spShared || s.dynamic {
			continue
		}
		named[v.Name] = len(l.vars)
		l.vars = append(l.vars, sharedVar{v: v, kernels: make([]uint64, words), place: func(addr uint64) {
			s.addr = addr
			l.mod.syms[v.Name] = s
		}})
	}
	for _, f := range l.mod.fns {
		f.statik = make([]uint64, len(f.src.Locals))
		for i := range f.src.Locals {
			if v := &f.src.Locals[i]; v.Space == isa.Shared {
				l.uses[f.index] = append(l.uses[f.index], len(l.vars))
				l.vars = append(l.vars, sharedVar{v: v, kernels: make([]uint64, words), place: func(addr uint64) { f.statik[i] = addr }})
			}
		}
	}
	return named
}

func (l *sharedLayout) anyDynamic() bool {
	for _, s := range l.mod.syms {
		if s.dynamic {
			return true
		}
	}
	return false
}

// scan notes the symbols in the operands of a function.
func (l *sharedLayout) scan(f *fn, named map[ptx.Name]int) {
	at, src := f.index, f.src
	for i := range src.Opnds {
		o := &src.Opnds[i]
		if o.Kind != ptx.OpSym && o.Kind != ptx.OpAddrSym {
			continue
		}
		name := ptx.Name(o.Idx)
		if v, ok := named[name]; ok {
			l.uses[at] = append(l.uses[at], v)
		}
		if s := l.mod.syms[name]; s.fn != nil {
			l.calls[at] = append(l.calls[at], s.fn.index)
		} else if s.dynamic {
			l.dynamic[at] = true
		}
	}
	for i := range src.Insts {
		in := &src.Insts[i]
		operands := src.Opnds[in.Ops : in.Ops+uint32(in.N)]
		if in.Op.Info().Flags&isa.IsCall == 0 {
			for _, o := range operands {
				if s := l.mod.syms[ptx.Name(o.Idx)]; o.Kind == ptx.OpSym && s.fn != nil {
					l.taken = append(l.taken, s.fn.index)
				}
			}
			continue
		}
		target := 1 // after the list of results
		if len(operands) > 0 && operands[0].Kind == ptx.OpList {
			target += int(operands[0].Sub)
		}
		if target < len(operands) && operands[target].Kind == ptx.OpReg {
			l.indirect[at] = true
		}
	}
}

// takeInitial notes the functions whose addresses initial values hold.
func (l *sharedLayout) takeInitial() {
	take := func(v *ptx.Var) {
		for _, e := range v.Init.Elems {
			switch e.Kind {
			case ptx.InitSym, ptx.InitGeneric, ptx.InitMask, ptx.InitMaskGeneric:
				if s := l.mod.syms[e.Sym]; s.fn != nil {
					l.taken = append(l.taken, s.fn.index)
				}
			}
		}
	}
	for i := range l.mod.m.Vars {
		take(&l.mod.m.Vars[i])
	}
	for _, f := range l.mod.fns {
		for i := range f.src.Locals {
			take(&f.src.Locals[i])
		}
	}
}

// reach returns for each kernel the functions that it reaches, and notes it at their variables.
func (l *sharedLayout) reach() map[*fn][]int {
	reached := map[*fn][]int{}
	for _, k := range l.mod.fns {
		if !k.entry {
			continue
		}
		seen := make([]bool, len(l.mod.fns))
		list := []int{k.index}
		seen[k.index] = true
		for i := 0; i < len(list); i++ {
			for _, v := range l.uses[list[i]] {
				l.vars[v].kernels[k.index/64] |= 1 << (k.index % 64)
			}
			for _, to := range l.calls[list[i]] {
				if !seen[to] {
					seen[to] = true
					list = append(list, to)
				}
			}
		}
		reached[k] = list
	}
	return reached
}

// put places a variable at the lowest address where it overlaps none of those before it that a kernel uses together with it.
func (l *sharedLayout) put(i int) error {
	s := &l.vars[i]
	size, align := varSize(s.v, 0)+l.zone, varAlign(s.v)
	s.start = 0
	for moved := true; moved; {
		moved = false
		for k := range l.vars[:i] {
			o := &l.vars[k]
			if end := o.start + varSize(o.v, 0) + l.zone; common(s.kernels, o.kernels) && s.start < end && o.start < s.start+size {
				s.start, moved = alignUp(end, align), true
			}
		}
	}
	if s.start+size > ctaWindow {
		return l.mod.err(CodeMemory, s.v.Pos, "variable %s: shared memory is full", l.mod.m.Names.Get(s.v.Name))
	}
	s.place(s.start)
	return nil
}

func common(a, b []uint64) bool {
	for i := range a {
		if a[i]&b[i] != 0 {
			return true
		}
	}
	return false
}

// sizes sets the size of static shared memory of kernels, and where dynamic shared memory begins. It begins at the same address for the
// kernels that reach one function which names it.
func (l *sharedLayout) sizes(reached map[*fn][]int) {
	common := uint64(0)
	shares := func(k *fn) bool {
		for _, f := range reached[k] {
			if f != k.index && l.dynamic[f] {
				return true
			}
		}
		return false
	}
	for _, k := range l.mod.fns {
		k.shared = 0
		for i := range l.vars {
			if s := &l.vars[i]; s.kernels[k.index/64]>>(k.index%64)&1 != 0 {
				k.shared = max(k.shared, uint32(s.start+varSize(s.v, 0)))
			}
		}
		k.dynamic = uint32(alignUp(uint64(k.shared), uint64(l.mod.dynOff)))
		if k.shared != 0 {
			k.dynamic += uint32(alignUp(l.zone, uint64(l.mod.dynOff)))
		}
		if k.entry && shares(k) {
			common = max(common, uint64(k.dynamic))
		}
	}
	for _, k := range l.mod.fns {
		if !k.entry || shares(k) {
			k.dynamic = uint32(common)
		}
	}
}
