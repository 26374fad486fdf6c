package ptx

import (
	"bytes"
	"slices"
	"testing"

	"gonvvm/internal/target"
)

// Printing functions ahead does not change the text of the module, its version or its diagnostics; functions with
// diagnostics are not printed ahead.
func TestAhead(t *testing.T) {
	const head = ".address_size 64\n.global .b32 g[4];\n.func callee (.param .b32 p);\n"
	src := []byte(".version 9.0\n.target sm_90\n" + head + `
.visible .entry plain(.param .u64 .ptr .global .align 4 p)
.maxntid 128, 1, 1
{
	.reg .pred %p<2>;
	.reg .b32 %r<3>;
	.shared .align 4 .b8 s[16];
	mov.u32 %r1, %tid.x;
	@%p1 bra L;
	add.s32 %r2, %r1, 1;
L:
	ret;
}
.func callee (.param .b32 p)
{
	.reg .b32 %r<2>;
	barrier.cluster.arrive.relaxed;
	ret;
}
.func wide (.param .b32 p)
{
	.reg .b32 %r<2>;
	tcgen05.wait::ld.sync.aligned;
	ret;
}
.func again (.param .b32 p)
{
	tcgen05.wait::ld.sync.aligned;
	ret;
}
.func gone ()
{
	.reg .b32 %r<2>;
	shfl.up.b32 %r1, %r1, 1, 0;
	ret;
}
`)
	for _, tt := range []struct {
		version target.PTX
		fixed   bool
		kept    []string
	}{
		{0, false, []string{"wide", "again", "gone"}},
		{78, true, []string{"callee", "wide", "again", "gone"}},
		{83, true, []string{"wide", "again", "gone"}},
	} {
		parsed := func() *Module {
			m, err := Parse("t.ptx", src)
			if err != nil {
				t.Fatal(err)
			}
			return m
		}
		m, want := parsed(), parsed()
		tg, err := target.New(m.SM, tt.version)
		if err != nil {
			t.Fatal(err)
		}
		a := NewAhead(&tg, tt.fixed)
		var kept []string
		for i := range m.Funcs {
			if f := &m.Funcs[i]; f.Defined && a.Print(f, m.Names) != (f.Text != nil && f.Insts == nil) {
				t.Errorf("%s: what is printed has no body", m.Names.Get(f.Name))
			} else if f.Defined && f.Text == nil {
				kept = append(kept, m.Names.Get(f.Name))
			}
		}
		if !slices.Equal(kept, tt.kept) {
			t.Errorf("PTX %v: kept %v, not %v", tt.version, kept, tt.kept)
		}
		need := MinVersion(want)
		if got := MinVersion(m); got != need {
			t.Errorf("PTX %v is needed instead of %v", got, need)
		}
		m.Version = tg.PTX
		if !tt.fixed {
			m.Version = need
		}
		want.Version = m.Version
		if a, b := CheckNeeds(m, "t", nil).Append(nil), CheckNeeds(want, "t", nil).Append(nil); !bytes.Equal(a, b) {
			t.Errorf("said\n%s\ninstead of\n%s", a, b)
		}
		if a, b := Append(nil, m), Append(nil, want); !bytes.Equal(a, b) {
			t.Errorf("printed\n%s\ninstead of\n%s", a, b)
		}
		if a, b := AppendConsume(nil, m), Append(nil, want); !bytes.Equal(a, b) {
			t.Errorf("printed\n%s\ninstead of\n%s", a, b)
		}
	}
}
