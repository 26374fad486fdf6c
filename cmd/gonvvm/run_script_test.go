package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gonvvm/emu"
	"gonvvm/internal/launch"
)

// writeFiles writes files to a new folder and returns it.
func writeFiles(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const counterModule = `.version 7.0
.target sm_80
.address_size 64
.visible .global .align 4 .u32 counter = 5;
.visible .entry bump(.param .u64 x)
{
	.reg .b32 %r<4>;
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [x];
	atom.global.add.u32 %r1, [counter], 1;
	cvt.rn.f32.u32 %r2, %r1;
	st.global.b32 [%rd1], %r2;
	ret;
}
`

// A script launches kernels of two modules on one memory image; files are those of its folder.
func TestRunScript(t *testing.T) {
	dir := writeFiles(t, map[string]string{
		"scale.ptx": scaleKernel, "counter.ptx": counterModule, "want.bin": "\x00\x00\x00\x00\x00\x00\x40\x41\x00\x00\x20\x41\x00\x00\x70\x41",
		"app.json": `{
	"modules": {"scale": "scale.ptx", "counter": "counter.ptx"},
	"memory": {"x": "f32[4]=ramp", "y": "f32[4]"},
	"variables": {"counter": "u32[1]=10"},
	"launches": [
		{"module": "scale", "kernel": "scale", "grid": 2, "block": [2], "args": ["&x", "f32:5", "u32:4"]},
		{"module": "counter", "args": ["&x+4"], "repeat": 3}
	],
	"print": ["x", "counter:1"],
	"expect": ["x:want.bin"],
	"write": ["x:x.npy"]
}`,
	})
	app := filepath.Join(dir, "app.json")
	code, out, errs := gonvvm("", "run", "-script="+app)
	if code != 0 || out != "0 12 10 15\n13\n" || !strings.HasPrefix(errs, "4 launches: 45 instructions of warps, 71 of threads, in ") {
		t.Errorf("exit %d, output %q, messages %q", code, out, errs)
	}
	if _, err := os.Stat(filepath.Join(dir, "x.npy")); err != nil {
		t.Error(err)
	}
	code, out, _ = gonvvm("", "run", "-script="+app, "-json", "-stats", "-print=y:2")
	var r runResult
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err, out)
	}
	if code != 0 || len(r.Launches) != 4 || r.Launches[1].Kernel != "bump" || r.Launches[1].Thread != 5 || r.Warp != 45 || r.Stats.Warp["atomic"] != 3 {
		t.Errorf("exit %d, %+v", code, r)
	}
	if len(r.Buffers) != 3 || r.Buffers[0].Name != "y" || len(r.Compared) != 1 || r.Compared[0].Name != "x" || r.Compared[0].Total != 4 {
		t.Errorf("%+v %+v", r.Buffers, r.Compared)
	}
}

// Mistakes in a script are reported with its name.
func TestRunScriptWrong(t *testing.T) {
	for _, c := range []struct {
		script, flags string
		code          int
		want          string
	}{
		{`{"launches": [{"args": ["&x"]}],` + "\n\n" + `"x": 1}`, "", 1, `line 3: json: unknown field "x"`},
		{`{"launches": [` + "\n" + `{"grid": [1,2,3,4]}]}`, "", 1, "expected a number, or a list of up to three"},
		{`{"launches": [{"grid": 0}]}`, "", 1, "must be positive"},
		{`{}`, "", 1, "a script needs launches"},
		{`{"launches": [{"module": "b"}]}`, "", 1, `launch 1: unknown module "b"`},
		{`{"launches": [{"args": ["f99:1"]}]}`, "", 1, `launch 1: argument "f99:1": unknown type`},
		{`{"launches": [{"args": ["&x", "f32:1", "u32:1"]}]}`, "", 1, `argument 1 (&x): no memory has the name "x"`},
		{`{"launches": [{}], "memory": {"x": "f32"}}`, "", 1, "memory x (f32): expected TYPE[COUNT]"},
		{`{"launches": [{}], "variables": {"x": "f32[1]"}}`, "", 1, "no variable x"},
		{`{"launches": [{}], "bind": {"x": "f32:1"}}`, "", 1, "x cannot be bound to f32:1 (a value)"},
		{`{"launches": [{"args": ["&x", "f32:1", "u32:1"]}], "memory": {"x": "f32[1]"}, "print": ["y"]}`, "", 2, `-print=y: no memory has the name "y"`},
		{`{"launches": [{}]}`, "-kernel=scale", 2, "do not go with -script"},
		{`{"launches": [{}]}`, "u32:1", 2, "arguments of kernels are in the script"},
	} {
		dir := writeFiles(t, map[string]string{"s.json": c.script, "scale.ptx": scaleKernel})
		args := append([]string{"run", "-script=" + filepath.Join(dir, "s.json"), filepath.Join(dir, "scale.ptx")}, strings.Fields(c.flags)...)
		code, _, errs := gonvvm("", args...)
		if code != c.code || !strings.Contains(errs, c.want) {
			t.Errorf("%s %s: exit %d, want %d with %q\n%s", c.script, c.flags, code, c.code, c.want, errs)
		}
	}
}

// The state of a launch is shown after a second, and its line is removed.
func TestRunProgress(t *testing.T) {
	state := &launchState{}
	if state.read() != nil {
		t.Error("progress before a launch")
	}
	done := state.begin(&launch.Launch{Kernel: "k", Grid: emu.Dim{X: 4, Y: 2}})
	done(3, 8)
	state.start = state.start.Add(-3 * time.Second)
	p := state.read()
	if got := progressText(p); !strings.HasPrefix(got, "launch 1 of kernel k: 3 of 8 blocks done in 3s, 1 blocks/s, 5s left") {
		t.Errorf("%s", got)
	}
	var b bytes.Buffer
	v := &progressLine{text: func() string { return progressText(p) }, out: &b, quit: make(chan bool), done: make(chan bool)}
	go v.loop()
	v.stop()
	if got := b.String(); !strings.Contains(got, "3 of 8 blocks") || !strings.HasSuffix(got, "\r\033[K") {
		t.Errorf("shown: %q", got)
	}
	if state.end(); !state.read().Ended {
		t.Error("the launch has not ended")
	}
}
