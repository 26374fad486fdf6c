package wire

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
	"gonvvm/nvvm"
)

// The C library reports the versions of the profiles without asking the compiler: its table is that of the profiles.
func TestProfiles(t *testing.T) {
	b := []byte("/* The versions that the profiles of gonvvm/nvvm report. Written by the tests of capi/wire with -update. */\n" +
		"static const struct profile {\n\tconst char *name;\n\tint major, minor, debug_major, debug_minor;\n} profiles[] = {\n")
	for p := nvvm.ProfileOpen; p <= nvvm.Profile13; p++ {
		major, minor := p.Version()
		irMajor, irMinor, debugMajor, debugMinor := p.IRVersion()
		if major != irMajor || minor != irMinor {
			t.Errorf("%v: the table has one version for the library and NVVM IR", p)
		}
		b = fmt.Appendf(b, "\t{%q, %d, %d, %d, %d},\n", p, major, minor, debugMajor, debugMinor)
	}
	testkit.Golden(t, "../nvvm/profiles.h", append(b, "};\n"...))
}

// Requests of libNVVM are answered with code, result and log; requests without a meaning are answered, too.
func TestCall(t *testing.T) {
	const module = "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k() {\n  ret void\n}\n"
	call := func(list ...string) []string {
		var request [][]byte
		for _, s := range list {
			request = append(request, []byte(s))
		}
		reply, ok := ParseList(Call(AppendList(nil, request...)))
		if !ok {
			t.Fatalf("%q: the reply is no list", list)
		}
		return texts(reply)
	}
	if r := call("nvvm.compile", "", "1", "", "k.ll", module, "-arch=compute_90"); len(r) != 3 || r[0] != "0" || !strings.Contains(r[1], ".entry k()") || r[2] != "" {
		t.Errorf("compile: %q", r)
	}
	if r := call("nvvm.verify", "", "1", "", "k.ll", "nonsense"); len(r) != 3 || r[0] != "6" || r[2] != "k.ll (1, 0): parse expected top-level entity" {
		t.Errorf("verify: %q", r)
	}
	if r := call("nvvm.compile", "", "1", "", "k.ll", module, "-x"); len(r) != 3 || r[0] != "7" || r[1] != "" {
		t.Errorf("option: %q", r)
	}
	if r := call("nvvm.compile", "9", "1", "", "k.ll", module); r[0] != "7" || !strings.Contains(r[2], "NVVM_COMPAT") {
		t.Errorf("profile: %q", r)
	}
	if r := call("nvvm.llvm", "13", "compute_90"); !slices.Equal(r, []string{"0", "7"}) {
		t.Errorf("llvm: %q", r)
	}
	for _, bad := range [][]string{{}, {"x"}, {"nvvm.compile"}, {"nvvm.compile", "", "x"}, {"nvvm.compile", "", "2", "", "a", "b"}, {"nvvm.compile", "", "-1"}, {"nvvm.llvm"}} {
		if r := call(bad...); len(r) != 2 || r[0] != "-1" || r[1] == "" {
			t.Errorf("%q: %q", bad, r)
		}
	}
}

func FuzzParseList(f *testing.F) {
	f.Add(AppendList(nil, []byte("a"), nil, []byte("bc")))
	f.Fuzz(func(t *testing.T, data []byte) {
		if list, ok := ParseList(data); ok && !bytes.Equal(AppendList(nil, list...), data) {
			t.Fatal("another list")
		}
	})
}
