package emu

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/litmus"
)

// runLitmus returns the outcomes of a test for some seeds, with their numbers.
func runLitmus(t testing.TB, test *litmus.Test, seeds int, cfg Config) map[string]int {
	t.Helper()
	text := []byte(test.PTX())
	dev, mod := loadText(t, "litmus.ptx", text)
	k, err := mod.Kernel("")
	if err != nil {
		t.Fatal(err)
	}
	out, err := dev.Alloc(uint64(4 * len(test.Observe)))
	if err != nil {
		t.Fatal(err)
	}
	grid, block := test.Shape()
	cfg.Grid, cfg.Block, cfg.Cluster = [3]int{grid}, [3]int{block}, [3]int{test.Cluster}
	cfg.Params = binary.LittleEndian.AppendUint64(nil, out)
	cfg.WeakMemory = true
	seen := map[string]int{}
	for seed := range seeds {
		for _, name := range test.Globals() {
			a, _, _ := mod.Symbol(name)
			if err := dev.Write(a, make([]byte, 4)); err != nil {
				t.Fatal(err)
			}
		}
		cfg.Seed = uint64(seed + 1)
		res, err := k.Launch(&cfg)
		if err != nil {
			t.Fatal(err)
		}
		if !cfg.Sanitize && res.Err() != nil {
			t.Fatalf("%v\n%s", res.Err(), text)
		}
		var list []string
		for i, o := range test.Observe {
			at := out + uint64(4*i)
			if o.Thread < 0 {
				at, _, _ = mod.Symbol(o.Name)
			}
			var buf [4]byte
			if err := dev.Read(at, buf[:]); err != nil {
				t.Fatal(err)
			}
			list = append(list, fmt.Sprint(binary.LittleEndian.Uint32(buf[:])))
		}
		seen[strings.Join(list, " ")]++
	}
	return seen
}

// TestLitmus runs the litmus tests of testdata/litmus. The referee's outcomes are those of the file, and the emulator
// shows all of them but those that the file calls unseen.
func TestLitmus(t *testing.T) {
	files, err := filepath.Glob("testdata/litmus/*.litmus")
	if err != nil || len(files) < 30 {
		t.Fatal("no test data", err)
	}
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".litmus"), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			test, err := litmus.Parse(string(src))
			if err != nil {
				t.Fatal(err)
			}
			model := test.Outcomes()
			seen := runLitmus(t, test, 1500, Config{})
			if testkit.Update() {
				updateLitmus(t, path, string(src), model, seen)
				return
			}
			if !slices.Equal(model, test.Allowed) {
				t.Errorf("the model allows %q, the file %q", model, test.Allowed)
			}
			for _, o := range append(slices.Clone(test.Exists), test.Unseen...) {
				if !slices.Contains(model, o) {
					t.Errorf("the model forbids %q", o)
				}
			}
			for _, o := range test.Forbidden {
				if slices.Contains(model, o) {
					t.Errorf("the model allows %q", o)
				}
			}
			for o := range seen {
				if !slices.Contains(model, o) {
					t.Errorf("forbidden, and seen: %q\n%s", o, test.PTX())
				}
			}
			for _, o := range model {
				if (seen[o] > 0) == slices.Contains(test.Unseen, o) {
					t.Errorf("allowed outcome %q: seen %d times; the file calls it unseen: %v", o, seen[o], slices.Contains(test.Unseen, o))
				}
			}
		})
	}
}

// updateLitmus writes the lines of a file that are computed.
func updateLitmus(t *testing.T, path, src string, model []string, seen map[string]int) {
	t.Helper()
	var b strings.Builder
	for _, line := range strings.SplitAfter(src, "\n") {
		if !strings.HasPrefix(line, "allowed ") && !strings.HasPrefix(line, "unseen ") {
			b.WriteString(line)
		}
	}
	for _, o := range model {
		b.WriteString("allowed " + o + "\n")
	}
	for _, o := range model {
		if seen[o] == 0 {
			b.WriteString("unseen " + o + "\n")
		}
	}
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestLitmusRandom compares the emulator with the referee on generated tests.
func TestLitmusRandom(t *testing.T) {
	n := 400
	if testing.Short() {
		n = 50
	}
	allowed, shown := 0, 0
	for seed := range n {
		text := litmus.Random(uint64(seed))
		test, err := litmus.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		model := test.Outcomes()
		seen := runLitmus(t, test, 150, Config{})
		for o := range seen {
			if !slices.Contains(model, o) {
				t.Errorf("seed %d: forbidden, and seen: %q\n%s", seed, o, text)
			}
		}
		allowed, shown = allowed+len(model), shown+len(seen)
	}
	t.Logf("%d of %d allowed outcomes of %d tests were seen", shown, allowed, n)
	if 3*shown < allowed {
		t.Errorf("only %d of %d allowed outcomes were seen", shown, allowed)
	}
}

// TestCleanSeeds runs the clean kernels of testdata/planted in other orders of blocks and warps, and with weak memory:
// programs that synchronise as they should behave as ever.
func TestCleanSeeds(t *testing.T) {
	for path, src := range dataFiles(t, "planted/*.ptx") {
		if bytes.Contains(src, []byte("; // R")) {
			continue
		}
		for seed := range 10 {
			res := runPlanted(t, path, src, Config{WeakMemory: seed%2 == 0, Seed: uint64(seed)})
			for _, f := range res.Findings {
				t.Errorf("seed %d: %s", seed, f.Diagnostic().Append(nil))
			}
			if !res.Done {
				t.Errorf("%s, seed %d: it did not come to its end", path, seed)
			}
		}
	}
}
