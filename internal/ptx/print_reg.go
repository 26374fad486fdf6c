package ptx

import (
	"gonvvm/internal/isa"
)

// regClass is one .reg line with a count.
type regClass struct {
	typ    isa.Atom
	vec    uint8
	prefix Name
	count  int32
}

// rank orders the classes as compilers print them: predicates, then by width,
// bits and integers before floats.
func (c *regClass) rank() int {
	r := c.typ.Bits() * 4
	switch c.typ.Class() {
	case isa.ClassPred:
		r = 0
	case isa.ClassFloat:
		r += 1024
	}
	return r<<4 | int(c.vec)
}

// registers prints the .reg lines: registers with a name of their own in
// order, then one line for each class.
func (p *printer) registers() {
	f := p.f
	var buf [16]regClass
	classes := buf[:0]
	last := 0
	for i := 1; i < len(f.Regs); i++ {
		r := &f.Regs[i]
		if r.Scoped {
			continue
		}
		if r.Num < 0 {
			p.str("\t.reg ")
			p.regType(r.Type, r.Vec)
			p.name(r.Prefix)
			p.str(";\n")
			continue
		}
		k := last
		if k >= len(classes) || classes[k].prefix != r.Prefix || classes[k].typ != r.Type || classes[k].vec != r.Vec {
			for k = 0; k < len(classes); k++ {
				if c := &classes[k]; c.prefix == r.Prefix && c.typ == r.Type && c.vec == r.Vec {
					break
				}
			}
			if k == len(classes) {
				classes = append(classes, regClass{r.Type, r.Vec, r.Prefix, 0})
			}
			last = k
		}
		classes[k].count = max(classes[k].count, r.Num+1)
	}
	// Few classes: insertion sort, stable.
	for i := 1; i < len(classes); i++ {
		for k := i; k > 0 && classes[k].rank() < classes[k-1].rank(); k-- {
			classes[k], classes[k-1] = classes[k-1], classes[k]
		}
	}
	for i := range classes {
		c := &classes[i]
		p.str("\t.reg ")
		p.regType(c.typ, c.vec)
		p.name(c.prefix)
		p.byte('<')
		p.int(int64(c.count))
		p.str(">;\n")
	}
}

func (p *printer) regType(t isa.Atom, vec uint8) {
	if vec != 0 {
		p.str(".v")
		p.uint(uint64(vec))
		p.byte(' ')
	}
	p.atom(t)
	p.str(" \t")
}
