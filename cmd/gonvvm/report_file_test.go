package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"gonvvm/internal/report"
)

const reportedKernel = `target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %q
  store i32 %i, ptr addrspace(1) %p
  ret void
}
`

func readReport(t *testing.T, path string) *report.Report {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r := &report.Report{}
	if err := json.Unmarshal(data, r); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestReportOfCompile writes a report beside the PTX, which it does not change.
func TestReportOfCompile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.json")
	_, want, _ := gonvvm(reportedKernel, "compile", "-")
	code, out, errs := gonvvm(reportedKernel, "compile", "-report="+path, "-")
	if code != exitOK || out != want {
		t.Fatalf("exit %d: %s\n%s", code, errs, out)
	}
	r := readReport(t, path)
	if len(r.Functions) != 1 || r.Functions[0].Name != "k" || r.Arch != "sm_75" || len(r.Passes) == 0 {
		t.Errorf("report %+v", r)
	}
	if code, _, errs := gonvvm(reportedKernel, "compile", "-report=r.txt", "-"); code != exitUsage {
		t.Errorf("-report=r.txt: exit %d: %s", code, errs)
	}
}

// TestReportOnce compiles with a report and everything that looks into the passes: the output and their texts are those of a compilation without.
func TestReportOnce(t *testing.T) {
	dir := t.TempDir()
	for _, more := range [][]string{nil, {"-generate-line-info"}, {"-style=llvm"}, {"-bisect-limit=3"}} {
		args := append([]string{"compile", "-", "-stats", "-dump=text:after=early-cse", "-Rpass=.", "-Rpass-missed=."}, more...)
		_, want, told := gonvvm(reportedKernel, args...)
		code, out, errs := gonvvm(reportedKernel, append(args, "-report="+filepath.Join(dir, "r.json"))...)
		if code != exitOK || out != want {
			t.Errorf("%v: exit %d\n%s", more, code, out)
		}
		names := regexp.MustCompile(`%[\w.]+|!\d+|, !dbg.*`) // values keep their names, and have places, in a report
		if got, want := names.ReplaceAllString(errs, "%"), names.ReplaceAllString(told, "%"); got != want {
			t.Errorf("%v: says\n%s\nwithout a report\n%s", more, got, want)
		}
	}
}

// TestReportOfRun counts the instructions of a launch and finds its race, with lines of the PTX of the report.
func TestReportOfRun(t *testing.T) {
	dir := t.TempDir()
	file, path := filepath.Join(dir, "k.ll"), filepath.Join(dir, "r.json")
	if err := os.WriteFile(file, []byte(reportedKernel), 0o666); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := gonvvm("", "run", file, "-block=64", "-report="+path, "out:i32[64]"); code != exitInput {
		t.Fatalf("exit %d: %s", code, errs)
	}
	r := readReport(t, path)
	if len(r.Runs) != 1 {
		t.Fatalf("%d launches", len(r.Runs))
	}
	run := r.Runs[0]
	warps := map[int]uint64{}
	for _, l := range run.Lines {
		warps[l.Line] = l.Warp
	}
	for _, in := range r.PTX.Instructions {
		if warps[in.Line] != 2 {
			t.Errorf("line %d %q: executed by %d warps, expected 2", in.Line, r.PTX.Lines[in.Line-1], warps[in.Line])
		}
	}
	if run.Trace != nil {
		t.Error("a trace that nothing asked for")
	}
	if len(run.Findings) == 0 || run.Findings[0].Line == 0 || len(run.Buffers) != 1 || run.Buffers[0].Values[5] != "5" {
		t.Errorf("findings %+v, buffers %+v", run.Findings, run.Buffers)
	}
}

// TestTraceOfRun records the second warp of the second block.
func TestTraceOfRun(t *testing.T) {
	dir := t.TempDir()
	file, path := filepath.Join(dir, "k.ll"), filepath.Join(dir, "r.json")
	if err := os.WriteFile(file, []byte(reportedKernel), 0o666); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := gonvvm("", "run", file, "-grid=2", "-block=64", "-report="+path, "-trace-warp=1,0,0:1", "out:i32[64]"); code != exitInput {
		t.Fatalf("exit %d: %s", code, errs)
	}
	r := readReport(t, path)
	trace := r.Runs[0].Trace
	if trace == nil || trace.Block != [3]int{1, 0, 0} || trace.Warp != 1 || len(trace.Steps) != len(r.PTX.Instructions) || trace.Threads[3] != [3]int{35, 0, 0} {
		t.Errorf("%+v", trace)
	}
	for _, args := range [][]string{{"-trace-warp=0"}, {"-trace-warp=x", "-report=" + path}, {"-trace-warp=a,0:0", "-report=" + path}, {"-trace-warp=0", "-debug", "-report=" + path}} {
		if code, _, errs := gonvvm("", append([]string{"run", file, "out:i32[64]"}, args...)...); code != exitUsage {
			t.Errorf("%v: exit %d: %s", args, code, errs)
		}
	}
}
