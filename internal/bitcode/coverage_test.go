package bitcode

import (
	"os"
	"path/filepath"
	"testing"

	"gonvvm/internal/dinode"
	"gonvvm/internal/ir"
)

// seen collects the constructs that occur in modules.
type seen struct {
	ops    [ir.NumOps]bool
	rmw    [ir.NumRMWOps]bool
	consts [ir.CPtrAuth + 1]bool
	types  [ir.TargetKind + 1]bool
	attrs  [ir.NumAttrKinds]bool
	mds    [ir.MDArgList + 1]bool
	dbg    [ir.DbgDeclareValue + 1]bool
	fields map[string]bool // "DIFile.filename"

	constTypes []ir.Type // of one module
}

func (s *seen) constants(c *ir.Consts) {
	for i := 1; i <= c.Len(); i++ {
		s.consts[c.Kind(c.Nth(i))] = true
		s.constTypes = append(s.constTypes, c.Type(c.Nth(i)))
	}
}

func (s *seen) module(m *ir.Module) {
	for t := ir.Type(1); int(t) <= m.Types.Len(); t++ {
		if t > ir.Ptr7 { // not one that every module has
			s.types[m.Types.Kind(t)] = true
		}
	}
	for _, set := range m.AttrSets {
		for i := range set {
			s.attrs[set[i].Kind] = true
		}
	}
	for i := range m.MDs {
		n := &m.MDs[i]
		s.mds[n.Kind] = true
		if n.Kind == ir.MDSpecial {
			s.fields[n.Str] = true
			for k := range n.Fields {
				s.fields[n.Str+"."+n.Fields[k].Name] = true
			}
		}
	}
	s.constTypes = s.constTypes[:0]
	s.constants(&m.Consts)
	for _, t := range s.constTypes {
		s.types[m.Types.Kind(t)] = true
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		s.constants(&f.Consts)
		for i := range f.Dbg {
			s.dbg[f.Dbg[i].Kind] = true
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				s.ops[f.Op(v)] = true
				if f.Op(v) == ir.OpAtomicRMW {
					s.rmw[f.Mem(v).RMW] = true
				}
				s.types[m.Types.Kind(f.TypeOf(v))] = true
				for k := range f.NumOps(v) {
					s.types[m.Types.Kind(f.TypeOf(f.Operand(v, k)))] = true
				}
			}
		}
	})
}

// The modules that the tests of the writer are made with have every instruction, constant,
// type, attribute, metadata node and field that can be written.
func TestModulesHaveEverything(t *testing.T) {
	s := seen{fields: map[string]bool{}}
	for _, glob := range []string{"testdata/*.ll", "../llasm/testdata/*.ll"} {
		list, err := filepath.Glob(glob)
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range list {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			s.module(parseText(t, src))
		}
	}
	for op := ir.OpInvalid + 1; op < ir.NumOps; op++ {
		if !s.ops[op] {
			t.Errorf("no module has the instruction %s", op)
		}
	}
	for op, ok := range s.rmw {
		if !ok {
			t.Errorf("no module has atomicrmw %s", ir.RMWOp(op))
		}
	}
	for k, ok := range s.consts[1:] {
		if !ok {
			t.Errorf("no module has a constant of kind %d", k+1)
		}
	}
	for k, ok := range s.types {
		if !ok && ir.TypeKind(k) != ir.X86MMXKind && ir.TypeKind(k) != ir.X86AMXKind { // LLVM 22 lacks the one, and allows the other nowhere here
			t.Errorf("no module has a type of kind %d", k)
		}
	}
	for k := ir.AttrNone + 1; k < ir.NumAttrKinds; k++ {
		switch k {
		case ir.AttrNoCapture, ir.AttrArgMemOnly, ir.AttrInaccessibleMemOnly, ir.AttrInaccessibleMemOrArgMemOnly, ir.AttrDenormalFPEnv: // readers use another spelling
		case ir.AttrHybridPatchable: // LLVM 22 writes it and refuses to read it
		case ir.AttrNoOutline: // later than LLVM 22
		default:
			if !s.attrs[k] {
				t.Errorf("no module has the attribute %s", k)
			}
		}
	}
	for k, ok := range s.mds {
		if !ok && ir.MDKind(k) != ir.MDForward {
			t.Errorf("no module has metadata of kind %d", k)
		}
	}
	for k, ok := range s.dbg {
		if !ok {
			t.Errorf("no module has a debug record of kind %d", k)
		}
	}
	for k := dinode.Unknown + 1; k < dinode.NumKinds; k++ {
		spec := &dinode.Table[k]
		if !s.fields[spec.Name] {
			t.Errorf("no module has a %s", spec.Name)
		}
		for i := range spec.Fields {
			f := &spec.Fields[i]
			written := f.Name != "" && f.At != 0 && f.Traits&dinode.Newer == 0 && f.Type != dinode.Operands
			if written && !s.fields[spec.Name+"."+f.Name] {
				t.Errorf("no module has the field %s of a %s", f.Name, spec.Name)
			}
		}
	}
}
