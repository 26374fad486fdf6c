package main

import (
	"strings"
	"testing"
)

// TestEnumeratedFlags gives every flag that has a few words as its value a misspelt one: the message names all values and the nearest.
func TestEnumeratedFlags(t *testing.T) {
	flags := 0
	for _, d := range document() {
		for _, f := range d.flags {
			if len(f.choices) < 2 || f.name == "arch" || strings.Contains(f.value, ".") || f.value == "0|1" {
				continue
			}
			flags++
			words := strings.Fields(d.name)
			code, out, errs := gonvvm("", append(words, "-"+f.name+"="+f.choices[1]+"x", "-")...)
			if code != exitUsage || out != "" || !strings.Contains(errs, "did you mean "+f.choices[1]+"?") {
				t.Errorf("%s -%s: exit %d\n%s", d.name, f.name, code, errs)
			}
			for _, w := range f.choices {
				if !strings.Contains(errs, w) {
					t.Errorf("%s -%s: the message does not name %s\n%s", d.name, f.name, w, errs)
				}
			}
		}
	}
	if flags < 20 {
		t.Errorf("only %d flags", flags)
	}
	for args, want := range map[string]string{
		"compile -arch=sm_79 -":          "did you mean sm_7",
		"verify -arch=compute_91 -":      "did you mean compute_90?",
		"opt -arch=sm80 -":               "did you mean sm_80?",
		"run -arch=sm_80,sm_90 -":        "only one architecture",
		"compile -arch=sm_80,sm_80 -":    "sm_80 and sm_80 are the same architecture",
		"compile -opt=4 -":               "the levels are 0, 1, 2 and 3",
		"run -sanitize=ofverflow -":      "did you mean overflow?",
		"compile -emit-llvm-bc=modrn -":  "did you mean modern?",
		"compile -dump=text:after=gnv -": "gvn",
		"exec -tools=memchek true":       "did you mean memcheck?",
	} {
		if code, _, errs := gonvvm("", strings.Fields(args)...); code != exitUsage || !strings.Contains(errs, want) {
			t.Errorf("%s: exit %d, want %q\n%s", args, code, want, errs)
		}
	}
}
