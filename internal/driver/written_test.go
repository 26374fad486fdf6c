package driver

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/oracle"
	"gonvvm/internal/passes"
)

// rePreds is the comment of a block, whose order is that of the use list.
var rePreds = regexp.MustCompile(` *; preds = .*`)

// The output of opt, at any level and after single passes, is a module that our reader and
// verifier take, that prints the same again, and that LLVM's tools take as text and as bitcode.
func TestWritten(t *testing.T) {
	rounds, size := 12, 20
	if testing.Short() {
		rounds = 4
	}
	if n, err := strconv.Atoi(os.Getenv("GONVVM_WRITTEN_ROUNDS")); err == nil {
		rounds = n
	}
	tools := map[string]string{}
	for _, tool := range []string{"opt-22", "llvm-as-22"} {
		tools[tool] = oracle.Find(tool)
		if os.Getenv("GONVVM_ORACLES") == "" {
			tools[tool] = ""
		}
	}
	first, _ := strconv.Atoi(os.Getenv("GONVVM_WRITTEN_SEED"))
	all := passes.All()
	failed := 0
	for seed := first; seed < first+rounds; seed++ {
		w := written{r: rand.New(rand.NewPCG(uint64(seed), 7))}
		src := w.module(size)
		if tool := tools["llvm-as-22"]; tool != "" && seed < first+4 {
			if _, err := oracle.RunOnce(tool, []byte(src), "-o", os.DevNull); err != nil {
				t.Fatalf("seed %d: the generator is wrong: %v", seed, err)
			}
		}
		opt := options(t, "sm_80")
		opt.Level = seed % 4
		single := ""
		if seed%3 == 2 {
			p := all[w.r.IntN(len(all))]
			single = p.Name
			opt.Tune = func(o *passes.Options) { o.Passes = []string{single} }
		}
		bad := func(format string, args ...any) {
			failed++
			t.Errorf("seed %d, level %d, pass %q: "+format, append([]any{seed, opt.Level, single}, args...)...)
		}
		m, _, err := Optimise(context.Background(), opt, Input{Name: "m.ll", Data: []byte(src)})
		if err != nil {
			bad("%v", err)
			continue
		}
		text := ir.Append(nil, m)
		bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{})
		if err != nil {
			bad("%v", err)
			continue
		}
		again, err := llasm.Parse("m.ll", text, llasm.Options{KeepNames: true})
		if err != nil {
			bad("%v\n%s", err, around(text, err))
			continue
		}
		if first, second := rePreds.ReplaceAll(text, nil), rePreds.ReplaceAll(ir.Append(nil, again), nil); !bytes.Equal(second, first) {
			bad("the text changes when it is read and written again: %s", changedLine(first, second))
		}
		if err := Verify(opt, Input{Name: "m.ll", Data: text}).Err(); err != nil && internalError(err) != "" {
			bad("%v", err)
		}
		if _, err := bitcode.Read("m.bc", bc, bitcode.Options{}); err != nil {
			bad("%v", err)
		}
		if tool := tools["opt-22"]; tool != "" {
			if _, err := oracle.RunOnce(tool, text, "-passes=verify", "-disable-output"); err != nil {
				bad("text: %.600v", err)
			}
			if _, err := oracle.RunOnce(tool, bc, "-passes=verify", "-disable-output"); err != nil {
				bad("bitcode: %.600v", err)
			}
		}
		if failed > 20 {
			t.Fatal("too many failures")
		}
	}
	t.Logf("%d functions, %d invalid modules", rounds*size, failed)
}

// changedLine returns the first lines that differ.
func changedLine(a, b []byte) string {
	x, y := bytes.Split(a, []byte("\n")), bytes.Split(b, []byte("\n"))
	for i := range x {
		if i >= len(y) || !bytes.Equal(x[i], y[i]) {
			if i >= len(y) {
				return string(x[i]) + " / nothing"
			}
			return string(x[i]) + "\n / " + string(y[i])
		}
	}
	return "more lines"
}

// around returns the lines before the one that a message names.
func around(text []byte, err error) string {
	var line int
	fmt.Sscanf(err.Error(), "m.ll:%d", &line)
	lines := bytes.Split(text, []byte("\n"))
	return string(bytes.Join(lines[max(0, min(line, len(lines))-30):min(line, len(lines))], []byte("\n")))
}
