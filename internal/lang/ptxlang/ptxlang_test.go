package ptxlang

import (
	"bytes"
	"math/rand"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/lang"
	"gonvvm/internal/testkit/langtest"
)

// corpus calls f with the PTX files of the project's testdata.
func corpus(t *testing.T, f func(name string, text []byte)) {
	t.Helper()
	langtest.Corpus(t, ".ptx", []string{"../../ptx/testdata", "../../ptxcheck/testdata", "../../isel/testdata", "../../emu/testdata/forms", "../../driver/testdata"}, f)
}

// open makes a document for the tests of all languages.
func open(name string, text []byte) lang.Document { return New(name, text) }

func errorsIn(list diag.List) (n int) {
	for _, d := range list {
		if d.Severity == diag.Error {
			n++
		}
	}
	return n
}

// TestNames reads all files: every name of a correct one has a declaration, and a new name in its place leaves the file correct.
func TestNames(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	corpus(t, func(name string, text []byte) {
		f := New(name, text)
		if errorsIn(f.Check()) > 0 {
			f.Tokens()
			return
		}
		x := f.Names()
		for _, u := range x.Unknown {
			t.Errorf("%s:%d: %s has no declaration", name, bytes.Count(text[:u.Start], []byte("\n"))+1, text[u.Start:u.End])
		}
		last := -1
		for _, k := range f.Tokens() {
			if k.Start < last || k.End <= k.Start {
				t.Fatalf("%s: token at %d after %d", name, k.Start, last)
			}
			last = k.End
		}
		if len(x.Names) == 0 {
			return
		}
		for range 3 {
			id := int32(rng.Intn(len(x.Names)))
			n := &x.Names[id]
			edits := lang.Rename(x, id, "renamed_"+strings.Trim(n.Text, "%$_"))
			if n.Kind == lang.Function && n.Detail == ".alias" || strings.Contains(string(text), ".section") {
				continue
			}
			after := lang.Apply(f.src, edits)
			if list := New(name, []byte(after)).Check(); errorsIn(list) > 0 {
				t.Errorf("%s: after %s was renamed: %v", name, n.Text, list)
			}
		}
	})
}

// TestMnemonics demands a description of each mnemonic and family.
func TestMnemonics(t *testing.T) {
	isa.Mnemonics(func(m string) {
		if m != "" && about(m) == "" {
			t.Errorf("mnemonics has no line for %s", m)
		}
	})
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Root() != "" && about("family "+f.Family()) == "" {
			t.Fatalf("mnemonics has no section for the family %s", f.Family())
		}
	}
}

const module = `.version 7.0
.target sm_70
.address_size 64

.visible .entry k(.param .u64 out, .param .u32 n)
{
	.reg .pred %p<2>;
	.reg .b32 %r<4>;
	.reg .b64 %rd<3>;
	.shared .align 4 .b8 tile[128];

	ld.param.u64 	%rd1, [out];
	mov.u32 	%r1, %tid.x;
	setp.lt.u32 	%p1, %r1, 32;
	@%p1 bra 	done;
	mov.f32 	%f1, 0f3F800000;
	add.bf16x2 	%r2, %r1, %r3;
done:
	ret;
}
`

// find returns the byte offset of the n-th occurrence of a text in module, counting from 1.
func find(t *testing.T, s string, n int) int {
	t.Helper()
	at := -1
	for range n {
		i := strings.Index(module[at+1:], s)
		if i < 0 {
			t.Fatalf("no %s", s)
		}
		at += 1 + i
	}
	return at
}

// TestActions applies the changes that are offered: each solves its problem.
func TestActions(t *testing.T) {
	for src, wants := range map[string][]string{
		module: {"declare register %f1 as .f32", "raise .target to sm_90 and .version to 7.8"},
		".version 7.0\n.target sm_90\n.address_size 64\n": {"raise .version to 7.8"},
		".version 7.0\n.target sm_57\n.address_size 64\n": nil,
	} {
		f := New("k.ptx", []byte(src))
		list := f.Check()
		titles := map[string]bool{}
		for _, a := range f.Actions(list) {
			titles[a.Title] = true
			after := New("k.ptx", []byte(lang.Apply(f.src, a.Edits))).Check()
			for _, d := range after {
				if d.Msg == a.For.Msg {
					t.Errorf("%s: still %v", a.Title, d)
				}
			}
		}
		for _, want := range wants {
			if !titles[want] {
				t.Errorf("no action %q: %v of %v", want, titles, list)
			}
		}
		if len(list) == 0 || wants == nil && len(titles) > 0 {
			t.Errorf("%v has the actions %v", list, titles)
		}
	}
}

// TestHover compares parts of the descriptions of places of the module.
func TestHover(t *testing.T) {
	f := New("k.ptx", []byte(module))
	for _, x := range []struct {
		place string
		n     int
		want  []string
	}{
		{"setp", 1, []string{"setp.lt.u32 p{|q}, a, b", "compares two numbers", "`a`: .u32"}},
		{"add.bf16x2", 1, []string{"the sum", "needs sm_90", "PTX ISA 9.7.3"}},
		{"%tid", 1, []string{".sreg .b32 %tid.x"}},
		{"%r1", 2, []string{".reg .b32 %r1", "register, 3 uses"}},
		{"tile", 1, []string{".shared .align 4 .b8 tile"}},
		{"k(", 1, []string{".visible .entry k(.param .u64 out"}},
		{"done", 1, []string{"label, 1 use"}},
	} {
		h, ok := f.Hover(find(t, x.place, x.n))
		for _, w := range x.want {
			if !ok || !strings.Contains(h.Text, w) {
				t.Errorf("%s: no %q in %q", x.place, w, h.Text)
			}
		}
	}
	if h := f.Hints(lang.Span{End: len(module)}); len(h) != 1 || h[0].Text != "1" {
		t.Errorf("hints %v", h)
	}
}

// TestComplete types the beginning of a line at the end of the kernel.
func TestComplete(t *testing.T) {
	at := find(t, "ret;", 1)
	langtest.Complete(t, open, "k.ptx", module, at, "\t", [][3]string{
		{"ad", "add", "tcgen05"},
		{"ld.", "ld.global", "ld.f64.x"},
		{"ld.global.n", "ld.global.nc", "ld.global.param"},
		{"add.f32 %", "%r1", ""},
		{"add.f32 %r1, %t", "%tid.x", "%cluster_ctarank"},
		{"bra d", "done", ""},
		{"ld.param.u64 %rd1, [o", "out", ""},
		{"@", "%p1", ""},
		{".r", ".reg", ".version"},
	})
}

// TestTorn cuts and mixes files: no text makes the reader fail.
func TestTorn(t *testing.T) {
	rng := rand.New(rand.NewSource(2))
	corpus(t, func(name string, text []byte) { langtest.Torn(rng, open, name, text, 4) })
}
