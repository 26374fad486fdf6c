package mutate

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

func parse(t *testing.T, f testkit.CorpusFile) *ir.Module {
	t.Helper()
	m, err := llasm.Parse(f.String()+".ll", f.Read(t), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The result of Defuse and Pad is a valid module, without assumptions that a change can break.
func TestDefuse(t *testing.T) {
	for _, f := range testkit.Corpus(t, "raw", "O0") {
		m := parse(t, f)
		Defuse(m)
		Pad(m)
		if err := verify.Module(m); err != nil {
			t.Errorf("%s: %v", f, err)
		}
		text := string(ir.Append(nil, m))
		for _, promise := range []string{" nsw ", "= getelementptr inbounds ", " nonnull ", " noalias ", "!tbaa", " exact ", " fast "} {
			at := strings.Index(text, promise)
			if at < 0 {
				continue
			}
			line := text[strings.LastIndexByte(text[:at], '\n')+1:]
			line, _, _ = strings.Cut(line, "\n")
			if !strings.HasPrefix(line, "declare") { // the properties of an intrinsic hold for every call
				t.Errorf("%s: %q is left: %s", f, promise, line)
			}
		}
	}
}

// Every kind of change is made, the same for the same seed, and most results are valid modules.
func TestApply(t *testing.T) {
	made := map[string]int{}
	broken, all := 0, 0
	for i, f := range testkit.Corpus(t, "raw", "O0") {
		if i%8 != 0 {
			continue
		}
		for seed := range uint64(60) {
			var texts [2]string
			var what string
			for k := range texts {
				m := parse(t, f)
				Defuse(m)
				what = Apply(m, seed)
				texts[k] = string(ir.Append(nil, m))
				if all++; verify.Module(m) != nil {
					broken++
				}
			}
			if texts[0] != texts[1] {
				t.Fatalf("%s: seed %d makes two programs", f, seed)
			}
			if what != "" {
				_, kind, _ := strings.Cut(what, ": ")
				kind, _, _ = strings.Cut(kind, ": ")
				made[kind]++
			}
		}
	}
	for _, k := range kinds {
		if made[k.name] == 0 {
			t.Errorf("never: %s", k.name)
		}
	}
	if 5*broken > all {
		t.Errorf("%d of %d changed modules are broken", broken, all)
	}
}
