package ptxcheck

import (
	"os"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// rule is a snippet of testdata: the code that it must give, "ok", or "warn CODE",
// and if ptxas judges otherwise, why.
type rule struct {
	want, text, reason string
	line               int
}

// readRules reads "verdict | snippet # ptxas: reason" lines. The lines before the first empty one surround the
// snippets, "…" marking the place.
func readRules(t testing.TB, file string) (wrap func(string) string, rules []rule) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	head, body, _ := strings.Cut(string(data), "\n\n")
	before, after, ok := strings.Cut(head+"\n", "…\n")
	if !ok {
		t.Fatalf("%s: no line with … in the frame", file)
	}
	n := strings.Count(head, "\n") + 2
	for _, l := range strings.Split(strings.TrimRight(body, "\n"), "\n") {
		n++
		if l == "" || l[0] == '#' {
			continue
		}
		want, text, ok := strings.Cut(l, " | ")
		if !ok {
			t.Fatalf("%s:%d: expected verdict | snippet", file, n)
		}
		text, reason, _ := strings.Cut(text, " # ptxas: ")
		rules = append(rules, rule{want, text, reason, n})
	}
	return func(s string) string { return before + s + "\n" + after }, rules
}

// verdict is the result of Check for a text, in the notation of the rules.
func verdict(src string) (string, diag.List) {
	l := check(src)
	warn := ""
	for _, d := range l {
		switch {
		case d.Severity == diag.Error:
			return string(d.Code), l
		case d.Code != CodeFallThrough && warn == "":
			warn = "warn " + string(d.Code)
		}
	}
	if warn != "" {
		return warn, l
	}
	return "ok", l
}

// ruleFiles are the files of snippets, with the target that each is for.
var ruleFiles = []struct{ path, arch string }{
	{"testdata/instructions.rules", "sm_90"}, {"testdata/modules.rules", "sm_90"}, {"testdata/async.rules", "sm_90a"},
}

// TestRules holds the verdict about each snippet to the recorded one (S2-01 …
// S2-08, S2-13 … S2-33, S2-40 … S2-78).
func TestRules(t *testing.T) {
	codes := map[string]bool{}
	for _, file := range ruleFiles {
		wrap, rules := readRules(t, file.path)
		for _, r := range rules {
			got, l := verdict(wrap(r.text))
			codes[strings.TrimPrefix(got, "warn ")] = true
			if got != r.want {
				t.Errorf("%s:%d: %s\n\tgives %s, want %s\n\t%v", file.path, r.line, r.text, got, r.want, l)
			}
		}
	}
	diag.Codes(func(i *diag.Info) bool {
		if i.Code >= "P0020" && i.Code < "P0100" && !codes[string(i.Code)] && i.Code != CodeArch && i.Code != CodeFallThrough {
			t.Errorf("no snippet gives %s: %s", i.Code, i.Title)
		}
		return true
	})
}

// TestRulesAssemble compares the verdicts with those of two versions of ptxas.
func TestRulesAssemble(t *testing.T) {
	if testing.Short() {
		t.Skip("runs ptxas for every snippet")
	}
	var tools []string
	for _, name := range []string{"ptxas-12.9", "ptxas-13.5"} {
		if path := oracle.Find(name); path != "" {
			tools = append(tools, path)
		}
	}
	if len(tools) == 0 {
		testkit.PtxasPath(t, "sm_90")
	}
	for _, file := range ruleFiles {
		wrap, rules := readRules(t, file.path)
		for _, r := range rules {
			ours := r.want == "ok" || strings.HasPrefix(r.want, "warn")
			differ := ""
			for _, path := range tools {
				a, err := oracle.Assemble(path, []byte(wrap(r.text)), file.arch, "-c")
				theirs := err == nil && a.Err == ""
				if ours != theirs {
					differ = path
					if err != nil {
						differ += ": " + err.Error()
					} else {
						differ += ": " + a.Err
					}
				}
			}
			switch {
			case differ != "" && r.reason == "":
				t.Errorf("%s:%d: %s\n\twe say %s, ptxas not\n\t%s", file.path, r.line, r.text, r.want, differ)
			case differ == "" && r.reason != "":
				t.Errorf("%s:%d: %s\n\tptxas agrees: take the reason away", file.path, r.line, r.text)
			}
		}
	}
}
