package debugger

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"gonvvm/emu"
)

// launch runs testdata/twice.ptx, two warps, with a prompt, and returns its output and the results of the kernel.
func launch(t *testing.T, commands string, entry bool, breaks ...string) (string, *emu.Result, []int32) {
	t.Helper()
	text, err := os.ReadFile("testdata/twice.ptx")
	if err != nil {
		t.Fatal(err)
	}
	dev := emu.New()
	mod, err := dev.Load("twice.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	p := NewPrompt(strings.NewReader(commands), &out, entry)
	for _, b := range breaks {
		x, err := ParseBreakpoint(b)
		if err != nil {
			t.Fatal(err)
		}
		p.Session.Add(x)
	}
	if err := p.Session.Begin(mod); err != nil {
		t.Fatal(err)
	}
	to, err := dev.Alloc(4 * 40)
	if err != nil {
		t.Fatal(err)
	}
	res, err := mod.Launch(context.Background(), "k", emu.Config{Block: emu.Dim{X: 40}, Debug: p.Session.Before}, to)
	if err != nil {
		t.Fatal(err)
	}
	values, err := emu.Download[int32](dev, to, 40)
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), res, values
}

// Each command prints the text of the table, and lets the launch go on from stop to stop.
func TestPrompt(t *testing.T) {
	for _, c := range []struct {
		name, breaks, commands string
		want                   []string // parts of the output, in order
	}{
		{"line of the source", "k.cu:11", "where\nc\nc", []string{"breakpoint 1: block 0,0,0 thread 0,0,0, lanes ffffffff", "k.cu:11, twice.ptx:26:", "#0 k at k.cu:11", "breakpoint 1: block 0,0,0 thread 32,0,0, lanes 000000ff"}},
		{"line of PTX", "twice.ptx:40", "threads", []string{"twice.ptx:40: @%p add.u32", "at this instruction ffffffff, its guard holds in 000000ff", "* 7     thread 7,0,0", "+ 8     thread 8,0,0"}},
		{"function", "twice", "where", []string{"k.cu:2, twice.ptx:9", "#1 k at k.cu:12, twice.ptx:35: call"}},
		{"condition", "14 thread 35 block 0", "print %r1", []string{"breakpoint 1: block 0,0,0 thread 35,0,0", "* 0     0x00000020 32"}},
		{"no such thread", "14 thread 40", "", nil},
		{"step into", "k.cu:12 thread 0", "step\nstep\nstep", []string{"k.cu:12,", "k.cu:2,", "k.cu:3,", "k.cu:12, twice.ptx:36"}},
		{"step over", "k.cu:12 thread 0", "next\nnext", []string{"k.cu:12,", "k.cu:13,", "k.cu:14,"}},
		{"finish", "twice thread 0", "finish", []string{"k.cu:2,", "k.cu:12, twice.ptx:36"}},
		{"instructions", "twice.ptx:9 thread 0", "stepi\n\n", []string{"twice.ptx:9:", "twice.ptx:10:", "twice.ptx:12:"}},
		{"registers", "k.cu:13 thread 0", "print\nprint %f1\np %r1\nprint %q", []string{"%f1      .f32   0x3fc00000 1.5f", "* 0-31  0x3fc00000 1.5f", "* 1     0x00000001 1", "the function has no register %q"}},
		{"memory", "k.cu:13 thread 0", "memory tile+4 2 u32\nx %r6 1\nx shared 8\nmemory global 0\nx tile many\nx none", []string{"0x4: 1\n0x8: 2\n", "error", "0x8: 0x00000002", "not inside an allocation", `"many" is neither`, `"none" is not a number, a register or a variable`}},
		{"lane", "k.cu:13 thread 0", "thread 3\nprint\nthread 32", []string{"%r1      .b32   0x00000003 3", "no lane 32"}},
		{"warps", "k.cu:13 thread 32", "warps", []string{"warp 1 lanes 0xff (thread (32,0,0) …) is in line 39"}},
		{"breakpoints", "k.cu:13 thread 0", "break k.cu:14 thread 1\nbreak 99\nbreaks\ndelete 1\ndelete 9\nbreak x:y\ncontinue", []string{"breakpoint 2 at k.cu:14 thread 1,0,0", "breakpoint 3: no instruction of this module is at 99", "1: k.cu:13 thread 0,0,0\n", "no breakpoint 9", `bad line "y"`, "breakpoint 2: block 0,0,0 thread 1,0,0"}},
		{"wrong", "k.cu:13 thread 0", "what\nhelp", []string{`unknown command "what"`, "break WHERE"}},
	} {
		out, res, _ := launch(t, c.commands, false, c.breaks)
		rest := out
		for _, w := range c.want {
			_, after, ok := strings.Cut(rest, w)
			if !ok && w != "error" {
				t.Errorf("%s: %q is missing in\n%s", c.name, w, out)
				break
			}
			if ok {
				rest = after
			}
		}
		if len(c.want) == 0 && out != "" || !res.Done {
			t.Errorf("%s: done %v\n%s", c.name, res.Done, out)
		}
	}
}

// The results and counts of a launch do not depend on the debugger; quit ends it.
func TestPromptEnd(t *testing.T) {
	_, plain, want := launch(t, "", false)
	out, res, got := launch(t, "stepi\nstepi\nstepi\ndetach\nprint", true)
	if strings.Count(out, "(gonvvm)") != 4 || res.Steps != plain.Steps || res.Threads != plain.Threads || res.Err() != nil {
		t.Errorf("%d instructions, %d of threads instead of %d and %d, %v\n%s", res.Steps, res.Threads, plain.Steps, plain.Threads, res.Err(), out)
	}
	for i := range want {
		if got[i] != want[i] || want[i] != int32(2*i)+100*int32(b2i(i < 8)) {
			t.Errorf("[%d] is %d and %d", i, got[i], want[i])
		}
	}
	_, res, _ = launch(t, "quit", true)
	if res.Done || res.Err() == nil || !strings.Contains(res.Err().Error(), "the launch was stopped") {
		t.Errorf("quit: %v", res.Err())
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func TestParseBreakpoint(t *testing.T) {
	for text, want := range map[string]string{
		"": "expected FILE:LINE", "a:0": `bad line "0"`, "0": `bad line "0"`, "k x": `condition "x" needs coordinates`, "k x 1": `unknown condition "x"`,
		"k block 1,2,3,4": "more than three", "k thread a": `bad coordinate "a"`,
	} {
		if _, err := ParseBreakpoint(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	for _, text := range []string{"a/b.cu:7", "7", "kernel", "c:\\x.cu:3 block 1,0,0 thread 2,3,4"} {
		if b, err := ParseBreakpoint(text); err != nil || b.String() != text {
			t.Errorf("%q: %v %v", text, b, err)
		}
	}
}
