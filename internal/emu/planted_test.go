package emu

import (
	"bytes"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
)

func loadText(t testing.TB, name string, src []byte) (*Device, *Module) {
	t.Helper()
	m, err := ptx.Parse(name, src)
	if err != nil {
		t.Fatal(err)
	}
	dev := NewDevice(int(m.AddressSize))
	mod, err := dev.Load(m, name, src)
	if err != nil {
		t.Fatal(err)
	}
	return dev, mod
}

// directive returns the numbers after "// key:" in the file, def if it is not there.
func directive(src []byte, key string, def ...int) []int {
	for _, line := range strings.Split(string(src), "\n") {
		if rest, ok := strings.CutPrefix(line, "// "+key+":"); ok {
			var list []int
			for _, w := range strings.Fields(rest) {
				n, _ := strconv.Atoi(w)
				list = append(list, n)
			}
			return list
		}
	}
	return def
}

// dataFiles yields the paths and contents of the files of testdata that match a pattern; there must be some.
func dataFiles(t testing.TB, pattern string) iter.Seq2[string, []byte] {
	t.Helper()
	paths, err := filepath.Glob("testdata/" + pattern)
	if err != nil || len(paths) == 0 {
		t.Fatal("no files ", pattern, err)
	}
	return func(yield func(string, []byte) bool) {
		for _, path := range paths {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if !yield(path, src) {
				return
			}
		}
	}
}

// TestPlanted runs kernels with a mistake each. A comment "// R0005" on a line is the expected finding there; all
// findings must be expected. Kernels get the address of a buffer of 4096 bytes for each parameter of 8 bytes.
func TestPlanted(t *testing.T) {
	for path, src := range dataFiles(t, "planted/*.ptx") {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".ptx"), func(t *testing.T) {
			res := runPlanted(t, path, src, Config{})
			want := map[string]bool{}
			for i, line := range bytes.Split(src, []byte("\n")) {
				if _, code, ok := strings.Cut(string(line), "; // R"); ok {
					want["R"+strings.TrimSpace(code)+" "+strconv.Itoa(i+1)] = false
				}
			}
			for _, f := range res.Findings {
				key := string(f.Code) + " " + strconv.Itoa(int(f.At.Line))
				if _, ok := want[key]; !ok {
					t.Errorf("not expected: %s%s", f.Diagnostic().Append(nil), f.Hint)
				}
				want[key] = true
				if f.Code == CodeRace && (f.Other == nil || f.Other.Line == 0) {
					t.Errorf("race without the other line: %v", f)
				}
			}
			for key, found := range want {
				if !found {
					t.Errorf("not found: %s", key)
				}
			}
			for _, f := range res.Findings {
				checkText(t, f.Diagnostic())
			}
		})
	}
}

// runPlanted launches the kernel as the file's comments say.
func runPlanted(t *testing.T, path string, src []byte, cfg Config) *Result {
	t.Helper()
	dev, mod := loadText(t, filepath.Base(path), src)
	k, err := mod.Kernel("")
	if err != nil {
		t.Fatal(err)
	}
	params := make([]byte, k.ParamBytes())
	for _, p := range k.Params() {
		if p.Size == 8 {
			a, err := dev.Alloc(4096)
			if err != nil {
				t.Fatal(err)
			}
			store(params, uint64(p.Offset), 8, a)
		}
	}
	three := func(key string) (d [3]int) {
		copy(d[:], directive(src, key, 1))
		return orOne(d)
	}
	cfg.Grid, cfg.Block, cfg.Cluster, cfg.Shared = three("grid"), three("block"), three("cluster"), directive(src, "shared", 0)[0]
	cfg.Params, cfg.Sanitize, cfg.Workers, cfg.Steps, cfg.NaN = params, true, 1, 1<<22, bytes.Contains(src, []byte("// nan"))
	res, err := k.Launch(&cfg)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// TestPlantedSourceLines gives every instruction of the same kernels a line of a source
// file: findings name it, and that of the other access.
func TestPlantedSourceLines(t *testing.T) {
	instruction := regexp.MustCompile(`^\t(@!?%\w+ )?[a-z].*;`)
	for path, src := range dataFiles(t, "planted/*.ptx") {
		var text bytes.Buffer
		want := map[string]bool{}
		for i, line := range strings.Split(string(src), "\n") {
			if _, code, ok := strings.Cut(line, "; // R"); ok {
				want["R"+strings.TrimSpace(code)+" "+strconv.Itoa(1000+i)] = false
			}
			if instruction.MatchString(line) {
				fmt.Fprintf(&text, "\t.loc 1 %d 3\n", 1000+i)
			}
			fmt.Fprintf(&text, "%s\n", line)
			if strings.HasPrefix(line, ".address_size") {
				text.WriteString(".file 1 \"planted.cu\"\n")
			}
		}
		res := runPlanted(t, path, text.Bytes(), Config{})
		for _, f := range res.Findings {
			key := string(f.Code) + " " + strconv.Itoa(int(f.At.SourceLine))
			if _, ok := want[key]; !ok || f.At.SourceFile != "planted.cu" {
				t.Errorf("%s: not expected: %s of %s: %s", path, key, f.At.SourceFile, f.Diagnostic().Append(nil))
			}
			want[key] = true
			if o := f.Other; f.Code == CodeRace && (o == nil || o.SourceFile != "planted.cu" || o.SourceLine < 1000) {
				t.Errorf("%s: race without the other line: %v", path, o)
			}
		}
		for key, found := range want {
			if !found {
				t.Errorf("%s: not found: %s", path, key)
			}
		}
	}
}

// checkText wants every message to have a code and a place.
func checkText(t *testing.T, d *diag.Diagnostic) {
	if d.Code == "" || d.Pos.Line == 0 || d.Source == "" {
		t.Errorf("message without a place: %s", d.Append(nil))
	}
}
