package main

import (
	"encoding/binary"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/emu"
)

// Every example of a code that a launch can give does give it, with exit status 1.
func TestRunExamples(t *testing.T) {
	n := 0
	diag.Codes(func(i *diag.Info) bool {
		line, _, _ := strings.Cut(i.Example, "\n")
		args, ok := strings.CutPrefix(line, "// gonvvm run")
		if !ok {
			return true
		}
		n++
		words := append([]string{"run", "-", "-workers=1"}, strings.Fields(args)...)
		code, _, errs := gonvvm(i.Example, words...)
		if code != exitInput || !strings.Contains(errs, "["+string(i.Code)+"]") {
			t.Errorf("%s: exit %d\n%s", i.Code, code, errs)
		}
		return true
	})
	if n < 16 {
		t.Errorf("%d examples", n)
	}
}

const scaleKernel = `.version 7.0
.target sm_80
.address_size 64
.visible .entry scale(.param .u64 x, .param .f32 f, .param .u32 n)
{
	.reg .pred %p<2>;
	.reg .b32 %r<8>;
	.reg .f32 %f<4>;
	.reg .b64 %rd<4>;
	ld.param.u64 %rd1, [x];
	ld.param.f32 %f1, [f];
	ld.param.u32 %r5, [n];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mad.lo.u32 %r4, %r2, %r3, %r1;
	setp.ge.u32 %p1, %r4, %r5;
	@%p1 ret;
	mul.wide.u32 %rd2, %r4, 4;
	add.s64 %rd3, %rd1, %rd2;
	ld.global.f32 %f2, [%rd3];
	mul.rn.f32 %f3, %f2, %f1;
	st.global.f32 [%rd3], %f3;
	ret;
}
`

// Without vector instructions, the results are the same.
func TestRunSIMD(t *testing.T) {
	var want string
	for _, simd := range []string{"on", "off"} {
		code, out, errs := gonvvm(scaleKernel, "run", "-", "-simd="+simd, "-grid=3", "-block=48", "inout:f32[130]=ramp", "f32:1.5", "u32:130", "-print=1")
		if code != 0 {
			t.Fatalf("-simd=%s: exit %d\n%s", simd, code, errs)
		}
		if want == "" {
			want = out
		} else if out != want || out == "" {
			t.Errorf("-simd=%s prints\n%s\nwithout it\n%s", simd, out, want)
		}
	}
}

// A whole run: arguments from files, comparison, printing, writing, JSON.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	file := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	in, err := emu.ParseArg("in:f32[6]=ramp", nil)
	if err != nil {
		t.Fatal(err)
	}
	var want struct{ Data []byte }
	for _, f := range []float32{0, 2, 4, 6, 8, 10} {
		want.Data = binary.LittleEndian.AppendUint32(want.Data, math.Float32bits(f))
	}
	ptxFile := file("scale.ptx", []byte(scaleKernel))
	inFile := file("in.npy", emu.EncodeNpy(in.Data, "f32"))
	wantFile := file("want.bin", want.Data)
	out := filepath.Join(dir, "out.npy")
	base := []string{"run", ptxFile, "-grid=2", "-block=4", "inout:f32[6]=@" + inFile, "f32:2", "u32:6"}

	code, stdout, stderr := gonvvm("", append(base, "-expect="+wantFile, "-print=1:4", "-write=1:"+out)...)
	if code != 0 || stdout != "0 2 4 6\n" || !strings.HasPrefix(stderr, "kernel scale: 30 instructions of warps, 102 of threads, in ") || !strings.HasSuffix(stderr, "; no findings\n") {
		t.Errorf("exit %d, output %q, messages %q", code, stdout, stderr)
	}
	written, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if data, err := emu.Decode(written, "f32"); err != nil || string(data) != string(want.Data) {
		t.Errorf("written: %x, %v", data, err)
	}

	code, stdout, _ = gonvvm("", append(base, "-expect=1:"+inFile, "-json", "-stats", "-print=1")...)
	var r runResult
	if err := json.Unmarshal([]byte(stdout), &r); err != nil {
		t.Fatal(err, stdout)
	}
	if code != exitInput || !r.Done || len(r.Compared) != 1 || r.Compared[0].Wrong != 5 || r.Compared[0].Got != "2" || r.Compared[0].Max != 5 {
		t.Errorf("exit %d, %+v", code, r)
	}
	if len(r.Buffers) != 1 || len(r.Buffers[0].Values) != 6 || r.Buffers[0].Values[5] != "10" {
		t.Errorf("buffers: %+v", r.Buffers)
	}
	if r.Stats == nil || r.Stats.Warp["load"] != 8 || r.Stats.Divergent != 0 || r.Stats.GlobalAccesses != 4 {
		t.Errorf("stats: %+v", r.Stats)
	}
	if code, _, _ := gonvvm("", append(base, "-expect=1:"+inFile, "-atol=5")...); code != 0 {
		t.Errorf("within tolerance: exit %d", code)
	}
}

// Errors of the command line name the expected form.
func TestRunWrong(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"run"}, 2, "file is needed"},
		{[]string{"run", "-", "f32:1"}, 1, "1 arguments for 3 parameters"},
		{[]string{"run", "-", "f32:1"}, 1, "2: f32 f, 4 bytes"},
		{[]string{"run", "-", "in:f32[1]=0", "f64:1", "u32:1"}, 1, "argument 2 (f64:1) has 8 bytes, its parameter is .param .f32 f"},
		{[]string{"run", "-", "in:f32[1]=0", "f32:1", "out:u32[1]"}, 1, "argument 3 (out:u32[1]) is the address of a buffer, its parameter is .param .u32 n"},
		{[]string{"run", "-", "in:f33[1]=0"}, 2, "unknown type"},
		{[]string{"run", "-", "in:f32[1]"}, 2, "needs contents"},
		{[]string{"run", "-", "u8:256"}, 2, "does not fit"},
		{[]string{"run", "-", "-kernel=other"}, 1, "the kernels are scale"},
		{[]string{"run", "-", "-block=2000", "in:f32[1]=0", "f32:1", "u32:1"}, 1, "between 1 and 1024"},
		{[]string{"run", "-", "in:f32[1]=0", "f32:1", "u32:1", "-print=1"}, 2, "no buffer 1"},
		{[]string{"run", "-", "-block=32", "inout:f32[4]=0", "f32:1", "u32:9"}, 1, "[R0001]"},
		{[]string{"run", "-", "inout:f32[1]=0", "f32:1", "u32:1", "-print=0"}, 2, "counted from 1"},
		{[]string{"run", "-", "inout:f32[1]=0", "f32:1", "u32:1", "-expect=nosuchfile"}, 1, "nosuchfile"},
		{[]string{"run", "-", "-shared=-1"}, 2, "cannot be negative"},
		{[]string{"run", "-", "-workers=-1"}, 2, "must not be negative"},
		{[]string{"run", "-", "-simd=some"}, 2, "the values are on and off"},
		{[]string{"run", "-", "-opt=9"}, 2, "the levels are 0, 1, 2 and 3"},
		{[]string{"run", "-", "-atol=-1"}, 2, "must not be negative"},
		{[]string{"run", "-", "-rtol=NaN"}, 2, "must not be negative"},
		{[]string{"run", "-", "-timeout=-1s"}, 2, "must not be negative"},
		{[]string{"run", "-", "-grid=1,2,3,4"}, 2, "three dimensions"},
		{[]string{"run", "-", "-sanitize=perhaps"}, 2, "the values are on, off, integer"},
		{[]string{"run", "-", "-memory-model=sc"}, 2, "the values are strong and weak"},
		{[]string{"run", "-", "-memory-model=weak", "-seed=3", "in:f32[1]=0", "f32:1", "u32:1"}, 0, ""},
		{[]string{"run", "-", "-cluster=3", "-grid=2", "in:f32[1]=0", "f32:1", "u32:1"}, 1, "not a multiple of the cluster"},
	} {
		code, _, errs := gonvvm(scaleKernel, c.args...)
		if code != c.code || !strings.Contains(errs, c.want) {
			t.Errorf("%v: exit %d, want %d with %q\n%s", c.args, code, c.code, c.want, errs)
		}
	}
}

// A kernel that never ends is ended: by the limit of steps and by that of time.
func TestRunEndless(t *testing.T) {
	const src = `.version 7.0
.target sm_80
.address_size 64
.visible .entry k()
{
	.reg .b32 %r<2>;
	mov.u32 %r1, 0;
LOOP:
	add.u32 %r1, %r1, 1;
	BACK
}
`
	for _, back := range []string{"bra LOOP;", "and.b32 %r1, %r1, 1;\n\tT: .branchtargets LOOP, LOOP;\n\tbrx.idx %r1, T;"} {
		endless(t, strings.Replace(src, "BACK", back, 1))
	}
}

func endless(t *testing.T, src string) {
	t.Helper()
	for _, c := range []struct{ flag, want string }{{"-steps=5000", "the limit of 5000 instructions"}, {"-timeout=50ms", "the time limit of 50ms is over"}} {
		code, _, errs := gonvvm(src, "run", "-", c.flag)
		if code != exitInput || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d\n%s", c.flag, code, errs)
		}
	}
}

// -break reads commands from standard input and then prints results; a breakpoint that no module has is reported.
func TestRunBreak(t *testing.T) {
	dir := writeFiles(t, map[string]string{"scale.ptx": scaleKernel})
	args := []string{"run", filepath.Join(dir, "scale.ptx"), "-block=4", "inout:f32[4]=ramp", "f32:2", "u32:4", "-print=1"}
	code, out, errs := gonvvm("print %f2\nc\n", append(args, "-break=scale.ptx:22", "-break=77")...)
	if code != 0 || !strings.Contains(out, "breakpoint 1") || !strings.Contains(out, "* 3     0x40400000 3f") || !strings.HasSuffix(out, "0 2 4 6\n") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	if !strings.Contains(errs, "-break=77: no instruction of a launched module is there") {
		t.Errorf("%s", errs)
	}
	if code, _, errs := gonvvm("quit\n", append(args, "-debug")...); code != exitInput || !strings.Contains(errs, "the launch was stopped") {
		t.Errorf("exit %d\n%s", code, errs)
	}
	if code, _, errs := gonvvm("", append(args, "-break=a:b")...); code != exitUsage || !strings.Contains(errs, `bad line "b"`) {
		t.Errorf("exit %d\n%s", code, errs)
	}
}
