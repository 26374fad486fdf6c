package dinode

import "testing"

// The table is consistent: codes and names lead back to their kinds, and no two fields have the same operand.
func TestTable(t *testing.T) {
	for k := Unknown + 1; k < NumKinds; k++ {
		s := &Table[k]
		if Lookup(s.Name) != k || OfCode(uint64(s.Code)) != k {
			t.Errorf("%s: name or code of another kind", s.Name)
		}
		if len(s.Fields) > 64 {
			t.Errorf("%s has %d fields, more than the bits of a word", s.Name, len(s.Fields))
		}
		names := map[string]bool{"": true}
		at, at7 := map[[2]uint8]string{}, map[[2]uint8]string{}
		for i := range s.Fields {
			f := &s.Fields[i]
			if f.Name != "" && (names[f.Name] || s.Field(f.Name, i+1) != i || s.Field(f.Name, 0) != i) {
				t.Errorf("%s.%s is there twice", s.Name, f.Name)
			}
			names[f.Name] = true
			if f.Traits&NotNull != 0 && f.Traits&Required == 0 {
				t.Errorf("%s.%s is NotNull and not Required", s.Name, f.Name)
			}
			if f.Type != LanguageName {
				once(t, s, at, f, f.At)
				once(t, s, at7, f, f.At7)
			}
		}
	}
	for code := range 64 {
		if k := OfCode(uint64(code)); k != Unknown && int(Table[k].Code) != code {
			t.Errorf("code %d is not that of %s", code, Table[k].Name)
		}
	}
}

func once(t *testing.T, s *Spec, seen map[[2]uint8]string, f *Field, at uint8) {
	place := [2]uint8{at, f.Bit}
	if other := seen[place]; other != "" {
		t.Errorf("%s: %s and %s have the operand %d", s.Name, other, f.Name, at)
	}
	if at != 0 {
		seen[place] = f.Name
	}
}

// A record of LLVM 7 whose operands differ comes back in the order of LLVM 22.
func TestFromLLVM7(t *testing.T) {
	for _, k := range []Kind{Subprogram, Module, TemplateValue, GlobalVariable} {
		s := &Table[k]
		rec := []uint64{uint64(s.Mark7)}
		for i := range 32 {
			rec = append(rec, uint64(100+i))
		}
		for i := range s.Fields {
			if f := &s.Fields[i]; f.At != 0 && f.At7 != 0 && fromLLVM7(s.Fields, nil, rec)[f.At] != rec[f.At7] {
				t.Errorf("%s.%s is lost", s.Name, f.Name)
			}
		}
	}
}

// Flags of a subprogram survive their split into operands.
func TestSPFlags(t *testing.T) {
	for sp := range uint64(32) {
		rec := make([]uint64, 21)
		SplitSPFlags(rec, sp)
		if got := joinSPFlags(rec); got != sp {
			t.Errorf("spFlags %#x become %#x", sp, got)
		}
	}
}
