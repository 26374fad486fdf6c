package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/locals"
	"gonvvm/internal/passes/scopes"
)

const (
	maxCopyScan   = 64  // instructions between a copy and where its source was filled
	maxCopyUses   = 256 // uses of a variable that is read in place
	maxCopyWrites = 32  // writes that the source of a copy is compared with
)

// memcpyState is the storage of memcpyopt.
type memcpyState struct {
	*unit

	copies      []ir.Value // the copies of the function
	writes      []analysis.Access
	writesKnown bool       // writes holds all of the function
	choices     []ir.Value // phis and selects that the readers of a variable read through
}

// memCpyOpt removes copies of memory: an alloca that is filled by one copy and then only read is replaced by the
// source of the copy; a copy of a copy reads the first source; adjacent memsets of one byte value are merged.
func memCpyOpt(u *unit) bool {
	f := u.f
	s := &u.memcpyopt
	any := false
	s.writes = s.writes[:0]
	s.copies = s.copies[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpCall:
				switch f.CalleeIntrinsic(v) {
				case ir.IntrMemcpy, ir.IntrMemset:
					if u.c.IsZero(f.Operand(v, 3)) {
						s.copies = append(s.copies, v)
					}
				}
			}
		}
	}
	if len(s.copies) == 0 {
		return false
	}
	s.esc.Reset(f)
	for _, v := range s.copies {
		switch {
		case f.CalleeIntrinsic(v) == ir.IntrMemset:
			any = u.memcpyopt.extendFill(v) || any
		default:
			any = u.memcpyopt.copyFromSource(v) || any
		}
	}
	s.writesKnown = false
	for _, v := range s.copies {
		if f.Op(v) == ir.OpCall && f.CalleeIntrinsic(v) == ir.IntrMemcpy && u.memcpyopt.readAtSource(v) {
			any = true
		}
	}
	return any
}

// copyFromSource makes copy v take its bytes from where an earlier copy of its block took them.
func (s *memcpyState) copyFromSource(v ir.Value) bool {
	f := s.f
	n, ok := s.c.Uint(f.Operand(v, 2))
	if !ok || n == 0 {
		return false
	}
	read := analysis.Access{Ref: analysis.RefOf(f, f.Operand(v, 1)), Size: n, Inst: v}
	if !read.Ref.Exact {
		return false
	}
	s.writes = s.writes[:0]
	w := f.Prev(v)
	for range maxCopyScan {
		if w == ir.None {
			return false
		}
		if s.fx.Inst(f, w)&analysis.Writes != 0 {
			acc := s.fx.Access(f, w)
			if f.CalleeIntrinsic(w) == ir.IntrMemcpy && acc.Ref.Exact && acc.Ref.Base == read.Ref.Base && s.c.IsZero(f.Operand(w, 3)) {
				off := read.Ref.Off - acc.Ref.Off
				if off >= 0 && acc.Size != 0 && uint64(off)+n <= acc.Size {
					return s.takeFrom(v, w, uint64(off), n)
				}
			}
			if !f.CalleeIntrinsic(w).IsLifetime() {
				if s.esc.Clobbers(&acc, &read) {
					return false
				}
			} else if acc.Ref.Base == read.Ref.Base {
				return false
			}
			s.writes = append(s.writes, acc)
		}
		w = f.Prev(w)
	}
	return false
}

// takeFrom makes copy v read its n bytes from off bytes after the source of copy w, if nothing in s.writes, the writes
// in between, clobbers those, and v does not write them itself.
func (s *memcpyState) takeFrom(v, w ir.Value, off, n uint64) bool {
	f := s.f
	src := f.Operand(w, 1)
	r := analysis.RefOf(f, src)
	r.Off, r.NearOff = r.Off+int64(off), r.NearOff+int64(off)
	from := analysis.Access{Ref: r, Size: n, Inst: w}
	to := analysis.AccessOf(f, v)
	fixed := analysis.Invariant(f, ir.None, r)
	if !fixed && s.esc.Clobbers(&to, &from) {
		return false
	}
	for i := range s.writes {
		if !fixed && s.esc.Clobbers(&s.writes[i], &from) {
			return false
		}
	}
	t := f.TypeOf(f.Operand(v, 1))
	if f.TypeOf(src) != t && s.ty.AddrSpace(t) != analysis.Generic {
		return false
	}
	// Lists of attributes belong to the module: the attributes of the call's source have to hold for the new one, or those of w for all of it.
	if analysis.CommonAlignment(analysis.ArgAlign(f, w, 1), off) < analysis.ParamAlign(s.f, v, 1) {
		if off != 0 || !locals.Describes(f, w, v, n) {
			return false
		}
		f.Call(v).Attrs = f.Call(w).Attrs
	}
	s.b.Before(v)
	p := src
	if off != 0 {
		p = s.b.PtrAdd(p, s.c.SInt(ir.I64, int64(off)), 0)
	}
	f.SetOperand(v, 1, s.b.Cast(ir.OpAddrSpaceCast, p, t, 0))
	scopes.Drop(f, v)
	s.remark(Passed, "memcpyopt", v, "copy of a copy reads the first source")
	return true
}

// extendFill joins fill v with a fill of the same byte right after it.
func (s *memcpyState) extendFill(v ir.Value) bool {
	f := s.f
	if f.Op(v) != ir.OpCall {
		return false
	}
	n, ok := s.c.Uint(f.Operand(v, 2))
	acc := analysis.AccessOf(f, v)
	if !ok || n == 0 || !acc.Ref.Exact {
		return false
	}
	w := f.Next(v)
	for range maxCopyScan {
		if w == ir.None {
			return false
		}
		e := s.fx.Inst(f, w)
		if f.CalleeIntrinsic(w) == ir.IntrMemset && s.c.IsZero(f.Operand(w, 3)) && f.Operand(w, 1) == f.Operand(v, 1) {
			next := analysis.AccessOf(f, w)
			k, ok := s.c.Uint(f.Operand(w, 2))
			if ok && k != 0 && next.Ref.Exact && next.Ref.Base == acc.Ref.Base && next.Ref.Off == acc.Ref.Off+int64(n) {
				f.SetOperand(v, 2, s.c.Int(f.TypeOf(f.Operand(v, 2)), n+k))
				scopes.Drop(f, v)
				f.Erase(w)
				return true
			}
		}
		if e&(analysis.MayNotReturn|analysis.Convergent|analysis.InaccessibleMem) != 0 {
			return false
		}
		if e&(analysis.Reads|analysis.Writes) != 0 {
			// Instructions between the two must not access the memory that the second, which is not known yet, fills, at any offset.
			x := analysis.AccessOf(f, w)
			all := analysis.Access{Ref: acc.Ref}
			op := f.Op(w)
			if op != ir.OpLoad && op != ir.OpStore && f.CalleeIntrinsic(w) != ir.IntrMemset || s.esc.Clobbers(&x, &all) {
				return false
			}
		}
		w = f.Next(w)
	}
	return false
}
