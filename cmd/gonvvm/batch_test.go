package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/testkit"
)

// batchKernel returns a module whose kernel stores a number.
func batchKernel(n int) string {
	return fmt.Sprintf(`target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %%p) {
  store i32 %d, ptr addrspace(1) %%p
  ret void
}
`, n)
}

// wrongKernel is refused.
const wrongKernel = "define void @k() {\n  ret i32 0\n}\n"

// notedKernel compiles with a warning: a number does not fit its type.
const notedKernel = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p) {
  store i8 300, ptr addrspace(1) %p
  ret void
}
`

// manifest writes a manifest of jobs and returns its path.
func manifest(t *testing.T, dir string, jobs ...map[string]any) string {
	t.Helper()
	var b strings.Builder
	for _, j := range jobs {
		line, err := json.Marshal(j)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(append(line, '\n'))
	}
	path := filepath.Join(dir, "jobs.jsonl")
	write(t, path, b.String())
	return path
}

// tree returns the names and contents of all files of a folder as text.
func tree(t *testing.T, dir string) string {
	t.Helper()
	var b strings.Builder
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		fmt.Fprintf(&b, "== %s\n%s\n", filepath.ToSlash(name), data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// batchResults returns the lines of results.jsonl.
func batchResults(t *testing.T, out string) (list []record) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(out, resultsFile))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		var r record
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	return list
}

// The output of each job is that of compile; equal jobs are compiled once; a job that is wrong is a failure with its messages.
func TestBatch(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "a.ll"), batchKernel(1))
	write(t, filepath.Join(dir, "b.ll"), batchKernel(1))
	write(t, filepath.Join(dir, "wrong.ll"), wrongKernel)
	write(t, filepath.Join(dir, "same.ll"), wrongKernel)
	write(t, filepath.Join(dir, "div.ll"), strings.Replace(batchKernel(1), "store i32 1,", "%x = load float, ptr addrspace(1) %p\n  %y = fdiv float %x, %x\n  store float %y,", 1))
	path := manifest(
		t, dir,
		map[string]any{"name": "first", "input": "a.ll", "arch": "sm_80"},
		map[string]any{"input": []string{"b.ll"}, "arch": "compute_80"},
		map[string]any{"text": batchKernel(2), "arch": "sm_90", "options": map[string]any{"O0": true, "ptx": "8.3"}},
		map[string]any{"input": "wrong.ll"},
		map[string]any{"input": "same.ll"},
		map[string]any{"input": "missing.ll"},
		map[string]any{"input": "a.ll", "options": map[string]any{"ftzz": 1}},
		map[string]any{"input": "div.ll", "options": map[string]any{"prec-div": 0, "nvvm-reflect-add": []string{"A=1", "B=2"}}},
		map[string]any{"inputs": "a.ll"},
	)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	write(t, path, "\n"+string(data)+"\n")
	out := filepath.Join(dir, "out")
	code, _, errs := gonvvm("", "batch", path, "-o", out, "-j", "3")
	if code != exitInput || !strings.Contains(errs, "9 jobs, 5 failed: 5 compiled now") {
		t.Errorf("exit %d\n%s", code, errs)
	}
	list := batchResults(t, out)
	if len(list) != 9 {
		t.Fatalf("%d results", len(list))
	}
	if list[0].Line != 2 || list[0].Name != "first" || list[1].Name != "b.ll" || list[0].File != list[1].File || list[0].File == "" {
		t.Errorf("first results %+v", list[:2])
	}
	for i, args := range map[int]string{0: "-arch=sm_80 a.ll", 7: "-prec-div=0 div.ll"} {
		args := strings.Fields(args)
		args[len(args)-1] = filepath.Join(dir, args[len(args)-1])
		code, want, errs := gonvvm("", append([]string{"compile"}, args...)...)
		got, err := os.ReadFile(filepath.Join(out, list[i].File))
		if code != exitOK || err != nil || string(got) != want {
			t.Errorf("job %d differs from compile %v: %v\n%s", i, args, err, errs)
		}
	}
	for i, want := range map[int]string{
		3: "wrong.ll:2:", 4: "same.ll:2:", 5: "missing.ll", 6: "jobs.jsonl:8:1: error: unknown flag -ftzz; did you mean -ftz?", 8: `unknown field "inputs"`,
	} {
		if list[i].OK || !strings.Contains(list[i].Text, want) || len(list[i].Said) == 0 {
			t.Errorf("job %d: %+v, expected %s", i, list[i], want)
		}
	}
	failures, err := os.ReadFile(filepath.Join(out, failuresFile))
	if err != nil || strings.Count(string(failures), "== job ") != 5 || !strings.Contains(string(failures), "== job 5: wrong.ll\nwrong.ll:2:") {
		t.Errorf("%v, failures\n%s", err, failures)
	}
	// The same bytes for any number of workers, and nothing to do the second time.
	once, other := tree(t, out), filepath.Join(dir, "other")
	gonvvm("", "batch", path, "-o", other, "-j=1")
	if tree(t, other) != once {
		t.Error("one worker gives other files")
	}
	if _, _, errs := gonvvm("", "batch", path, "-o", out); !strings.Contains(errs, " 0 compiled now") || tree(t, out) != once {
		t.Errorf("the second time: %s", errs)
	}
}

// A note contains the name of its file: jobs with equal contents and other names have their own.
func TestBatchNotes(t *testing.T) {
	dir := t.TempDir()
	var jobs []map[string]any
	for _, name := range []string{"a.ll", "b.ll", "c.ll"} {
		write(t, filepath.Join(dir, name), notedKernel)
		jobs = append(jobs, map[string]any{"input": name, "arch": "sm_80"}, map[string]any{"input": name, "arch": "sm_80"})
	}
	path, out := manifest(t, dir, jobs...), filepath.Join(dir, "out")
	for _, compiled := range []string{"3 compiled now", "0 compiled now"} {
		code, _, errs := gonvvm("", "batch", path, "-o", out, "-cache="+filepath.Join(dir, "cache"))
		if code != exitOK || !strings.Contains(errs, compiled) {
			t.Errorf("exit %d, %s, expected %s", code, errs, compiled)
		}
		for i, r := range batchResults(t, out) {
			if want := jobs[i]["input"].(string) + ":"; !strings.HasPrefix(r.Text, want) {
				t.Errorf("job %d has the text %q", i, r.Text)
			}
		}
	}
	// From the cache the same bytes come without a compilation.
	other := filepath.Join(dir, "other")
	gonvvm("", "batch", path, "-o", other, "-cache="+filepath.Join(dir, "cache"))
	if tree(t, other) != tree(t, out) {
		t.Error("the cache gives other files")
	}
}

// An output that is damaged or missing is made again; wrong usage is said.
func TestBatchDamaged(t *testing.T) {
	dir := t.TempDir()
	path, out := manifest(t, dir, map[string]any{"text": batchKernel(1)}, map[string]any{"text": batchKernel(2)}, map[string]any{"text": batchKernel(3)}), filepath.Join(dir, "out")
	gonvvm("", "batch", path, "-o", out)
	want, list := tree(t, out), batchResults(t, out)
	write(t, filepath.Join(out, list[0].File), "damaged")
	if err := os.Remove(filepath.Join(out, list[1].File)); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(out, journalFile), `{"key":"12`) // a record that was not finished
	if _, _, errs := gonvvm("", "batch", path, "-o", out); !strings.Contains(errs, "2 compiled now") || tree(t, out) != want {
		t.Errorf("%s", errs)
	}
	for _, args := range [][]string{{path}, {"-o", out}, {"-", "-o", out}, {path, "-o", out, "-j=-1"}, {path, "-o", out, "-cache-size=1TB"}} {
		if code, _, errs := gonvvm("", append([]string{"batch"}, args...)...); code != exitUsage {
			t.Errorf("%v: exit %d\n%s", args, code, errs)
		}
	}
}

const batchChild = "GONVVM_BATCH_TEST"

// A batch that is killed again and again goes on, and in the end has the bytes of one that was not.
func TestBatchKilled(t *testing.T) {
	if args := os.Getenv(batchChild); args != "" {
		os.Exit(run(append([]string{"batch"}, strings.Split(args, "\n")...), &streams{in: os.Stdin, out: os.Stdout, err: os.Stderr}))
	}
	dir := t.TempDir()
	kernel, err := os.ReadFile(filepath.Join(testkit.Root(t), "testdata", "kernels", "block_reduce.raw.ll"))
	if err != nil {
		t.Fatal(err)
	}
	var jobs []map[string]any
	for i := range 300 {
		text := string(kernel) + fmt.Sprintf("\n@variant = global i32 %d\n", i%250)
		if i%50 == 7 {
			text = wrongKernel
		}
		jobs = append(jobs, map[string]any{"name": fmt.Sprint(i), "text": text, "arch": "sm_80"})
	}
	path := manifest(t, dir, jobs...)
	start := func(out string) *exec.Cmd {
		cmd := exec.Command(os.Args[0], "-test.run=^TestBatchKilled$")
		cmd.Env = append(os.Environ(), batchChild+"="+strings.Join([]string{path, "-o", out}, "\n"))
		return cmd
	}
	whole, killed := filepath.Join(dir, "whole"), filepath.Join(dir, "killed")
	begin := time.Now()
	if out, err := start(whole).CombinedOutput(); err == nil || !strings.Contains(string(out), "300 jobs, 6 failed") {
		t.Fatalf("%v\n%s", err, out)
	}
	took := time.Since(begin)
	interrupted := 0
	for i := range 6 {
		cmd := start(killed)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(took * time.Duration(i+1) / 8)
		if err := cmd.Process.Kill(); err == nil {
			interrupted++
		}
		_ = cmd.Wait() // it was killed, or had ended
		if _, err := os.Stat(filepath.Join(killed, resultsFile)); err == nil {
			break
		}
	}
	out, err := start(killed).CombinedOutput()
	if err == nil || !strings.Contains(string(out), "300 jobs, 6 failed") {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("killed %d times, then: %s", interrupted, strings.TrimSpace(string(out)))
	if tree(t, killed) != tree(t, whole) {
		t.Error("the batch that was killed has other files")
	}
}
