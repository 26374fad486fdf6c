package driver

import (
	"context"
	"encoding/binary"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// directive returns the text after "; key:" on a line of its own.
func directive(text, key string) string {
	_, rest, _ := strings.Cut(text, "\n; "+key+":")
	line, _, _ := strings.Cut(rest, "\n")
	return strings.TrimSpace(line)
}

// TestPrograms runs the small programs of testdata/programs, compiled in the manner of NVIDIA's tools and of llc, with
// and without optimisation. Kernel k gets a buffer of zeroes, and leaves the values of the line "; out:". ptxas accepts
// the PTX, too.
func TestPrograms(t *testing.T) {
	files, err := filepath.Glob("testdata/programs/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".ll"), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			arch := directive(string(src), "arch")
			if arch == "" {
				arch = "sm_80"
			}
			var want []byte
			for _, s := range strings.Fields(directive(string(src), "out")) {
				n, err := strconv.ParseUint(s, 0, 32)
				if err != nil {
					t.Fatal(err)
				}
				want = binary.LittleEndian.AppendUint32(want, uint32(n))
			}
			for _, level := range []int{0, 3} {
				for _, llc := range []bool{false, true} {
					o := options(t, arch)
					o.Level, o.Check = level, true
					if llc {
						o.LLC, o.Style = true, StyleLLVM
					}
					r, _, err := Compile(context.Background(), o, Input{Name: filepath.Base(file), Data: src})
					if err != nil {
						t.Fatal(err)
					}
					l := &testkit.Launch{
						Kernel: "k", Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1},
						Args: []testkit.Arg{{Type: "u32", Buffer: true, Data: make([]byte, len(want))}},
					}
					if got := launch(t, r.PTX, l)[0]; len(want) == 0 || string(got) != string(want) {
						t.Errorf("level %d, llc %v: %v, want %v", level, llc, got, want)
					}
					if a := testkit.Ptxas(t, r.PTX, arch); a.Err != "" {
						t.Errorf("level %d, llc %v: %s", level, llc, a.Err)
					}
				}
			}
		})
	}
}
