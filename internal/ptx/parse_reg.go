package ptx

import (
	"slices"
)

// declareReg enters the registers of a declaration. scoped ones are declared
// by a Var, not by the function's head. It reports whether the others need
// one, too, because they are too many to be entries.
func (p *parser) declareReg(v *Var, scoped bool) (variable bool) {
	f := p.f
	if v.Name == 0 {
		return false
	}
	depth := len(p.scopes)
	if v.Count > 0 {
		for i := range p.ranges {
			if p.ranges[i].prefix == v.Name && p.ranges[i].depth == depth {
				p.errorAt(int(v.Pos), CodeRedefined, "registers '"+p.m.Names.Get(v.Name)+"' are declared twice", "")
				return false
			}
		}
		if len(f.Regs)+int(v.Count) > 1<<24 {
			p.errorAt(int(v.Pos), CodeRange, "too many registers in one function", "")
			return false
		}
		r := regRange{prefix: v.Name, base: RegID(len(f.Regs)), count: v.Count, typ: v.Type, vec: v.Vec, depth: depth, sparse: p.sparse(v.Count)}
		if r.key = prefixKey(p.m.Names.Bytes(v.Name)); r.key == 0 {
			p.odd++
		}
		if r.sparse {
			p.lots++
			r.base = RegID(p.lots)
			p.ranges = append(p.ranges, r)
			return !scoped
		}
		p.ranges = append(p.ranges, r)
		n := len(f.Regs)
		f.Regs = slices.Grow(f.Regs, int(v.Count))[:n+int(v.Count)]
		for i := range f.Regs[n:] {
			f.Regs[n+i] = Reg{Type: v.Type, Vec: v.Vec, Scoped: scoped, Prefix: v.Name, Num: int32(i)}
		}
		return false
	}
	for int(v.Name) >= len(p.regOf) {
		p.regOf = append(p.regOf, make([]RegID, max(64, int(v.Name)+1-len(p.regOf)))...)
	}
	old := p.regOf[v.Name]
	if old != 0 {
		hidden := len(p.shadow)
		if depth > 0 {
			hidden = p.scopes[depth-1].shadow
		}
		for _, s := range p.shadow[hidden:] {
			if s.name == v.Name {
				p.errorAt(int(v.Pos), CodeRedefined, "register '"+p.m.Names.Get(v.Name)+"' is declared twice", "")
				return false
			}
		}
	}
	if b := p.m.Names.Bytes(v.Name); isDigit(b[len(b)-1]) {
		p.odd++
	}
	p.shadow = append(p.shadow, shadowing{v.Name, old})
	p.regOf[v.Name] = RegID(len(f.Regs))
	f.Regs = append(f.Regs, Reg{Type: v.Type, Vec: v.Vec, Scoped: scoped, Prefix: v.Name, Num: -1})
	return false
}

// findReg returns the register called name, or 0.
func (p *parser) findReg(name []byte) RegID {
	// An inner declaration of the whole name hides a range of an outer scope;
	// names of their own are few, so they are looked up first only if there
	// are any.
	if len(p.shadow) > 0 {
		if n := p.m.Names.Find(name); n != 0 && int(n) < len(p.regOf) && p.regOf[n] != 0 {
			return p.regOf[n]
		}
	}
	// ptxas takes all digits at the end for the number, too, and %r01 is %r1.
	k := len(name)
	for k > 0 && isDigit(name[k-1]) {
		k--
	}
	if k == len(name) || len(name)-k > 7 {
		return 0
	}
	num := uint32(0)
	for _, c := range name[k:] {
		num = num*10 + uint32(c-'0')
	}
	for i := len(p.ranges) - 1; i >= 0; i-- {
		r := &p.ranges[i]
		if num < r.count && string(p.m.Names.Bytes(r.prefix)) == string(name[:k]) {
			return p.at(r, num)
		}
	}
	return 0
}

// prefixKey packs a prefix without digits into a number, 0 if it cannot.
func prefixKey(prefix []byte) uint64 {
	if len(prefix) > 8 {
		return 0
	}
	key := uint64(0)
	for _, c := range prefix {
		if isDigit(c) {
			return 0
		}
		key = key<<8 | uint64(c)
	}
	return key
}

// numbered takes a register of a range such as %r12, the form of nearly all operands. It returns 0, and takes nothing,
// if something else follows here or if findReg is needed.
func (p *parser) numbered() RegID {
	if p.odd != 0 {
		return 0
	}
	src, i := p.src, p.pos
	key := uint64(0)
	for ; i < len(src) && charClass[src[i]] == chIdent; i++ {
		key = key<<8 | uint64(src[i])
	}
	digits := i
	num := uint32(0)
	for ; i < len(src) && charClass[src[i]]&chDigit != 0; i++ {
		num = num*10 + uint32(src[i]-'0')
	}
	if n := i - digits; n == 0 || n > 7 || n > 1 && src[digits] == '0' || digits-p.pos > 8 || i < len(src) && isIdent(src[i]) {
		return 0
	}
	for k := len(p.ranges) - 1; k >= 0; k-- {
		if r := &p.ranges[k]; r.key == key {
			if num < r.count {
				p.pos = i
				return p.at(r, num)
			}
		}
	}
	return 0
}
