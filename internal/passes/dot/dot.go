// Package dot finds sums of four products of the bytes of two words, which are one instruction (dp4a). LLVM forms it for AMDGPU only; NVIDIA's compiler
// does, too.
package dot

import (
	"gonvvm/internal/ir"
)

// Former rewrites one function at a time.
type Former struct {
	f      *ir.Func
	b      ir.Builder
	leaves []ir.Value // operands of a tree of additions
	groups []group
}

// group is the products of the bytes of two words among the leaves.
type group struct {
	a, b part      // of one of the products, byte 0
	leaf [4]uint32 // 1 + the position of the product of each byte; 0: there is none
}

// part is an extended byte of a word, which is an i32 or four i8.
type part struct {
	word   ir.Value
	byte   int
	signed bool
}

// maxLeaves bounds the operands of a tree.
const maxLeaves = 64

// Run rewrites the sums of f, and declares the intrinsics that it calls: no other function of the module may be changed meanwhile. erase removes an
// instruction without uses, and its operands that have none then. It reports whether it changed something.
func (s *Former) Run(f *ir.Func, erase func(v ir.Value)) bool {
	s.f, s.b = f, ir.Builder{F: f}
	changed := false
	for blk := f.Entry(); blk != 0; blk = f.NextBlock(blk) {
		products := 0
		for v := f.First(blk); v != ir.None; {
			next := f.Next(v)
			switch op := f.Op(v); {
			case f.TypeOf(v) != ir.I32:
			case op == ir.OpMul:
				products++
			case op == ir.OpAdd && products >= 4 && !s.inner(v) && s.tree(v):
				s.rewrite(v)
				erase(v)
				changed = true
			}
			v = next
		}
	}
	return changed
}

// inner reports whether addition v is a part of a greater sum.
func (s *Former) inner(v ir.Value) bool {
	f := s.f
	if !f.HasOneUse(v) {
		return false
	}
	w := f.User(f.FirstUse(v))
	return f.Op(w) == ir.OpAdd && f.BlockOf(w) == f.BlockOf(v)
}

// tree collects the operands of the sum v, and reports whether four products of bytes are among them.
func (s *Former) tree(v ir.Value) bool {
	s.leaves, s.groups = s.leaves[:0], s.groups[:0]
	s.collect(v)
	for i, x := range s.leaves {
		if a, b, ok := s.product(x); ok {
			s.note(a, b, uint32(i)+1)
		}
	}
	keep := s.groups[:0]
	for _, g := range s.groups {
		if g.leaf[0] != 0 && g.leaf[1] != 0 && g.leaf[2] != 0 && g.leaf[3] != 0 {
			keep = append(keep, g)
		}
	}
	s.groups = keep
	return len(s.groups) > 0
}

func (s *Former) collect(v ir.Value) {
	f := s.f
	for i := range 2 {
		x := f.Operand(v, i)
		if f.Op(x) == ir.OpAdd && f.HasOneUse(x) && f.BlockOf(x) == f.BlockOf(v) && len(s.leaves) < maxLeaves {
			s.collect(x)
		} else {
			s.leaves = append(s.leaves, x)
		}
	}
}

// note puts the product of a and b, the leaf before position at, into its group.
func (s *Former) note(a, b part, at uint32) {
	if b.word < a.word || b.word == a.word && b.signed && !a.signed {
		a, b = b, a
	}
	k := a.byte
	a.byte, b.byte = 0, 0
	for i := range s.groups {
		if g := &s.groups[i]; g.a == a && g.b == b && g.leaf[k] == 0 {
			g.leaf[k] = at
			return
		}
	}
	g := group{a: a, b: b}
	g.leaf[k] = at
	s.groups = append(s.groups, g)
}

// product returns the factors of x, a product of equal bytes of two words that nothing else uses.
func (s *Former) product(x ir.Value) (a, b part, ok bool) {
	f := s.f
	if f.Op(x) != ir.OpMul || !f.HasOneUse(x) {
		return a, b, false
	}
	a, ok1 := s.part(f.Operand(x, 0))
	b, ok2 := s.part(f.Operand(x, 1))
	return a, b, ok1 && ok2 && a.byte == b.byte
}

// part returns the byte that v extends.
func (s *Former) part(v ir.Value) (p part, ok bool) {
	f := s.f
	switch op := f.Op(v); op {
	case ir.OpSExt, ir.OpZExt:
		x := f.Operand(v, 0)
		if f.TypeOf(x) != ir.I8 {
			return p, false
		}
		p.signed = op == ir.OpSExt
		if f.Op(x) == ir.OpExtractElement {
			k, ok := f.Consts.Uint(f.Operand(x, 1))
			p.word, p.byte = f.Operand(x, 0), int(k&3)
			return p, ok && k < 4 && f.Mod.BitsOf(f.TypeOf(p.word)) == 32
		}
		if f.Op(x) != ir.OpTrunc {
			return p, false
		}
		p.word, p.byte = s.shifted(f.Operand(x, 0))
	case ir.OpAnd:
		if k, ok := f.Consts.Uint(f.Operand(v, 1)); !ok || k != 255 {
			return p, false
		}
		p.word, p.byte = s.shifted(f.Operand(v, 0))
	case ir.OpLShr, ir.OpAShr:
		k, ok := f.Consts.Uint(f.Operand(v, 1))
		p.word, p.byte, p.signed = f.Operand(v, 0), 3, op == ir.OpAShr
		if f.Op(p.word) == ir.OpShl && p.signed { // the byte is shifted to the top first
			n, known := f.Consts.Uint(f.Operand(p.word, 1))
			p.word, p.byte = f.Operand(p.word, 0), 3-int(n/8)
			ok = ok && known && n%8 == 0 && n < 32
		}
		return p, ok && k == 24 && f.TypeOf(p.word) == ir.I32
	default:
		return p, false
	}
	return p, f.TypeOf(p.word) == ir.I32
}

// shifted returns the word of which v has a byte lowest, and that byte.
func (s *Former) shifted(v ir.Value) (word ir.Value, byte int) {
	f := s.f
	if op := f.Op(v); op == ir.OpLShr || op == ir.OpAShr {
		if k, ok := f.Consts.Uint(f.Operand(v, 1)); ok && k%8 == 0 && k < 32 {
			return f.Operand(v, 0), int(k / 8)
		}
	}
	return v, 0
}

// rewrite replaces sum v: its other operands are added first.
func (s *Former) rewrite(v ir.Value) {
	f := s.f
	used := make([]bool, len(s.leaves))
	for _, g := range s.groups {
		for _, at := range g.leaf {
			used[at-1] = true
		}
	}
	s.b.Before(v)
	sum := ir.None
	for i, x := range s.leaves {
		switch {
		case used[i]:
		case sum == ir.None:
			sum = x
		default:
			sum = s.b.Binary(ir.OpAdd, sum, x, 0)
		}
	}
	if sum == ir.None {
		sum = f.Consts.Null(ir.I32)
	}
	for _, g := range s.groups {
		a, b := s.word(v, g.a.word), s.word(v, g.b.word)
		sym := declare(f.Mod, g.a.signed, g.b.signed)
		s.b.Before(v)
		sum = s.b.Call(f.Mod.Syms[sym].Type, ir.SymValue(sym), a, b, sum)
	}
	f.ReplaceAll(v, sum)
}

// declare returns the symbol of llvm.nvvm.idp4a for two words, whose bytes are signed or not.
func declare(m *ir.Module, a, b bool) uint32 {
	name := []byte("llvm.nvvm.idp4a.u.u")
	if a {
		name[len(name)-3] = 's'
	}
	if b {
		name[len(name)-1] = 's'
	}
	return m.DeclareIntrinsic(string(name), m.Types.Func(ir.I32, false, ir.I32, ir.I32, ir.I32))
}

// word returns w as an integer before v. That of a vector follows it, so that a load becomes one of an integer.
func (s *Former) word(v, w ir.Value) ir.Value {
	f := s.f
	if f.TypeOf(w) == ir.I32 {
		return w
	}
	at := v
	if w.IsInst() && f.Op(w) != ir.OpPhi {
		at = f.Next(w)
		if f.Op(at) == ir.OpBitCast && f.Operand(at, 0) == w && f.TypeOf(at) == ir.I32 {
			return at
		}
	}
	s.b.Before(at)
	return s.b.Cast(ir.OpBitCast, w, ir.I32, 0)
}
