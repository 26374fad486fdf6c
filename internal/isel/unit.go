package isel

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// unit is the content of one register of a memory access: a component or a whole pack.
type unit struct {
	comp
	k     int // first component
	parts uint8
	reg   ptx.RegID   // loads: 0 if it is not needed
	val   ptx.Operand // stores
	undef bool
}

// packed returns the number of elements of the pack that starts at c and can be accessed
// as a whole, 0 if there is none.
func (c comp) packed() int {
	if c.lane != 0 || !c.whole {
		return 0
	}
	return int(c.lanes)
}

// packSize returns the size of c's pack in bytes.
func (c comp) packSize() int { return int(c.size) * int(c.lanes+c.gap) }

// pack returns the pack that starts at c as one component.
func (c comp) pack() comp {
	n := c.packSize()
	return comp{class: intClass(8 * n), bits: uint8(8 * n), size: uint8(n), off: c.off, lanes: c.lanes}
}

// group returns how many of the units from the first on can be accessed by one
// vector instruction: of one size, side by side, aligned to their total. Registers of different kinds have
// a type without a kind then; llc has no such accesses to parameters.
func (s *selector) group(us []unit, x *access, wide bool) int {
	c := &us[0]
	if c.size&(c.size-1) != 0 { // of several pieces
		return 1
	}
	limit := 16
	if wide {
		limit = 32
	}
	alike := s.opt.Style == lowering.StyleLLVM && x.a.space == uint32(target.ASParam)
	for n := 8; n > 1; n >>= 1 {
		total := uint64(n) * uint64(c.size)
		if n > len(us) || int(total) > limit || n == 8 && c.size != 4 || x.align(uint64(c.off)) < total {
			continue
		}
		ok := true
		for i := range n {
			d := &us[i]
			ok = ok && d.size == c.size && d.class.bits() == c.class.bits() && d.class != cPred && (d.class == c.class || !alike) &&
				d.off == c.off+uint32(i)*uint32(c.size) && (int(d.bits) == int(d.size)*8)
		}
		if ok {
			return n
		}
	}
	return 1
}

// memType returns the type of a whole access to component c.
func (s *selector) memType(c comp) isa.Atom {
	if c.class.isFloat() || int(c.size)*8 == c.class.bits() {
		return s.sp.load[c.class]
	}
	return s.sp.narrow(int(c.size), false)
}

// groupType returns the type of an access to a group of units.
func (s *selector) groupType(us []unit) isa.Atom {
	for i := range us {
		if us[i].class != us[0].class {
			return bType[intClass(us[0].class.bits())]
		}
	}
	return s.memType(us[0].comp)
}

// piece returns the largest power of two that fits in n bytes and the alignment.
func piece(n int, align uint64) int {
	p := 1
	for 2*p <= n && uint64(2*p) <= align && p < 8 {
		p *= 2
	}
	return p
}

// packUnits divides components cs into units: packs where they are aligned, but
// the two elements of a pack by themselves where one vector instruction can access as many
// of them and no pack among them is whole.
func (s *selector) packUnits(cs []comp, x *access, whole func(k int) bool) []unit {
	units := s.units[:0]
	packs := false
	for k := 0; k < len(cs); {
		u := unit{comp: cs[k], k: k}
		n := 1
		if p := cs[k].packed(); p > 0 && !(x.apart && len(cs) <= 4) && x.align(uint64(cs[k].off)) >= uint64(cs[k].packSize()) {
			u.comp, u.parts, n, packs = cs[k].pack(), uint8(p), p, true
		}
		units = append(units, u)
		k += n
	}
	if !packs {
		s.units = units
		return units
	}
	coarse := units
	units = make([]unit, 0, len(cs))
	wide := s.mem().wideAccess(x)
	for len(coarse) > 0 {
		n := s.group(coarse, x, wide)
		split := true
		for i := range n {
			u := &coarse[i]
			c := cs[u.k]
			split = split && u.parts == 2 && c.bits > 8 && (2*n <= 4 || 2*n == 8 && c.size == 4) && !whole(u.k)
		}
		for _, u := range coarse[:n] {
			if !split {
				units = append(units, u)
				continue
			}
			units = append(units, unit{comp: cs[u.k], k: u.k}, unit{comp: cs[u.k+1], k: u.k + 1})
		}
		coarse = coarse[n:]
	}
	s.units = units
	return units
}

func unitAt(units []unit, k int) *unit {
	for i := range units {
		if units[i].k == k {
			return &units[i]
		}
	}
	return &units[0]
}
