package ir

import "testing"

// Every attribute is found by its name, and nothing else is.
func TestAttrByName(t *testing.T) {
	for k := AttrString + 1; k < NumAttrKinds; k++ {
		if got := AttrByName(attrNames[k]); got != k {
			t.Errorf("AttrByName(%q) = %d, want %d", attrNames[k], got, k)
		}
		if attrNames[k] < attrNames[k-1] && attrNames[k][0] != attrNames[k-1][0] {
			t.Errorf("%q stands behind %q", attrNames[k], attrNames[k-1])
		}
	}
	for _, s := range []string{"", "ret", "a", "zz", "Align", "~", "alig", "no", "{"} {
		if k := AttrByName(s); k != AttrNone {
			t.Errorf("AttrByName(%q) = %v", s, k)
		}
	}
}

// The effects print as LLVM writes them (LangRef, memory).
func TestMemoryEffects(t *testing.T) {
	none := AllMemory(NoModRef)
	for _, c := range []struct {
		e    MemoryEffects
		want string
	}{
		{none, "none"},
		{AllMemory(ModRef), "readwrite"},
		{AllMemory(Ref), "read"},
		{none.With(ArgMem, Ref), "argmem: read"},
		{AllMemory(Ref).With(ArgMem, ModRef).With(ErrnoMem, NoModRef), "read, argmem: readwrite, errnomem: none"},
		{none.With(ArgMem, ModRef).With(InaccessibleMem, ModRef), "argmem: readwrite, inaccessiblemem: readwrite"},
	} {
		if got := string(c.e.Append(nil)); got != c.want {
			t.Errorf("%x prints %q, want %q", uint64(c.e), got, c.want)
		}
	}
	if none.With(ArgMem, Ref).Any() != Ref || none.Any() != NoModRef {
		t.Error("Any is wrong")
	}
}
