package link

import (
	"bytes"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// visible lists the symbols that others can see, with linkage, type and whether they are
// defined.
func visible(m *ir.Module) map[string]string {
	out := map[string]string{}
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Linkage.IsLocal() {
			continue
		}
		text := s.Linkage.String() + " " + m.Types.String(s.Type)
		if s.IsDecl() {
			text += " declared"
		}
		out[s.Name] = text
	}
	return out
}

// Modules as clang writes them, linked in pairs as text and as bitcode that is read body by body, have the symbols that
// llvm-link gives them, and are well formed; LLVM reads their printed text.
func TestCorpusPairs(t *testing.T) {
	testkit.Long(t)
	files := testkit.Corpus(t, "raw", "g", "O2")
	for k := 0; k+1 < len(files); k += 3 {
		a, b := files[k], files[(k+len(files)/2)%len(files)]
		if a.Name == b.Name {
			continue
		}
		t.Run(a.String()+"+"+b.String(), func(t *testing.T) {
			texts := []string{string(a.Read(t)), string(b.Read(t))}
			theirs, msg := llvmLink(t, texts...)
			ours, _, err := Modules("t", parse(t, "a.ll", texts[0]), parse(t, "b.ll", texts[1]))
			if theirs == nil {
				if err == nil {
					t.Fatalf("llvm-link refuses it: %s", msg)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			check := func(what string, m *ir.Module) {
				t.Helper()
				if err := verify.Module(m); err != nil {
					t.Fatalf("%s: %v", what, err)
				}
				compareModules(t, what, visible(m), visible(theirs))
			}
			check("text", ours)
			if _, err := testkit.RunTool(t, "llvm-as-22", ir.Append(nil, ours), "-o", "-"); err != nil {
				t.Errorf("LLVM does not read what we linked: %v", err)
			}
			lazy, _, err := Modules("t", open(t, texts[0]), open(t, texts[1]))
			if err != nil {
				t.Fatal(err)
			}
			check("bitcode", lazy)
		})
	}
}

// open writes a text as bitcode and opens that without bodies.
func open(t *testing.T, text string) Source {
	t.Helper()
	m, err := llasm.Parse("x.ll", []byte(text), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{})
	if err != nil {
		t.Fatal(err)
	}
	l, err := bitcode.Open("x.bc", bc, bitcode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return Source{Module: l.Module, Lazy: l}
}

// Bodies that are read on demand give the same module as bodies read at once, in particular those of libdevice: linked
// whole, and its largest function alone.
func TestLazyLibrary(t *testing.T) {
	lib := testkit.Libdevice(t)
	user := "declare double @__nv_tgamma(double)\ndefine double @f(double %x) {\n  %y = call double @__nv_tgamma(double %x)\n  ret double %y\n}\n"
	link := func(l Lazy, m *ir.Module) *ir.Module {
		to := Into(parse(t, "user.ll", user))
		if err := to.Add(Source{Module: m, Lazy: l, Library: true}); err != nil {
			t.Fatal(err)
		}
		out, _, err := to.Finish()
		if err != nil {
			t.Fatal(err)
		}
		if err := verify.Module(out); err != nil {
			t.Fatal(err)
		}
		return out
	}
	l, err := bitcode.Open("libdevice", lib, bitcode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	whole, err := bitcode.Read("libdevice", lib, bitcode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	a, b := ir.Append(nil, link(l, l.Module)), ir.Append(nil, link(nil, whole))
	if !bytes.Equal(a, b) {
		t.Error(testkit.Diff(b, a))
	}
	left := 0
	for i := range l.Module.Syms {
		if l.HasBody(uint32(i)) {
			left++
		}
	}
	if left < 300 {
		t.Errorf("only %d bodies were left unread", left)
	}
}
