package main

import (
	"strings"
	"testing"
)

// TestFlagValues holds flags to their values: a wrong one is a mistake in the command line even if the input does not need it.
func TestFlagValues(t *testing.T) {
	const module = "define void @k() {\n  ret void\n}\n"
	empty := t.TempDir()
	for _, c := range []struct{ args, want string }{
		{"compile -fma=2 -", `invalid value "2" for flag -fma: expected 0 or 1`},
		{"compile -ftz=yes -", "for flag -ftz"},
		{"compile -prec-div= -", "for flag -prec-div"},
		{"compile -prec-sqrt=-1 -", "for flag -prec-sqrt"},
		{"opt -ftz=2 -", "for flag -ftz"},
		{"compile -libdevice=" + empty + "/none -", "no such file"},
		{"opt -libdevice=" + empty + " -", "holds no libdevice.10.bc"},
	} {
		code, out, errs := gonvvm(module, strings.Fields(c.args)...)
		if code != exitUsage || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d, %q, want %q", c.args, code, errs, c.want)
		}
	}
	for _, args := range []string{"compile -fma=0 -ftz=1 -prec-div=0 -prec-sqrt=1 -libdevice=none -", "opt -ftz=0 -libdevice=auto -"} {
		if code, _, errs := gonvvm(module, strings.Fields(args)...); code != exitOK {
			t.Errorf("%s: exit %d, %q", args, code, errs)
		}
	}
}

// TestHelpOfSubcommands asks each subcommand for help: that is not a mistake, and the text names the subcommand.
func TestHelpOfSubcommands(t *testing.T) {
	for _, c := range commands() {
		code, out, errs := gonvvm("", c.name, "-help")
		if code != exitOK || !strings.Contains(out+errs, "gonvvm "+c.name) {
			t.Errorf("gonvvm %s -help: exit %d, %q", c.name, code, out+errs)
		}
	}
	if _, out, _ := gonvvm("", "explain", "-help"); !strings.Contains(out, "L0001") {
		t.Errorf("gonvvm explain -help lists no codes: %q", out)
	}
}
