//go:build linux

package samples

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"gonvvm/internal/oracle"
)

var update = flag.Bool("update", false, "write the verdicts of samples.txt again, with GONVVM_SAMPLES=all")

// Verdicts of the table.
const (
	quick = "quick" // passes, with the sanitizer, in seconds
	pass  = "pass"
	fail  = "fail"
	out   = "out" // out of scope: graphics, NVIDIA's libraries, other systems, a second machine
)

const (
	table    = "samples.txt"
	patience = 5 * time.Minute // of one sample
)

// sample is a line of the table: the folder, the verdict, options, and a remark after "#".
type sample struct {
	name, verdict string
	options       []string // as samples.txt explains; lists are separated by commas
	remark        string
}

// option returns the value of an option, and whether it is there.
func (s *sample) option(key string) (string, bool) {
	for _, o := range s.options {
		if name, value, _ := strings.Cut(o, "="); name == key {
			return value, true
		}
	}
	return "", false
}

func (s *sample) list(key string) []string {
	value, ok := s.option(key)
	if !ok {
		return nil
	}
	return strings.Split(value, ",")
}

func (s *sample) line() string {
	line := fmt.Sprintf("%-55s %-6s", s.name, s.verdict)
	if len(s.options) > 0 {
		line += " " + strings.Join(s.options, " ")
	}
	if s.remark != "" {
		line += " # " + s.remark
	}
	return strings.TrimRight(line, " ") + "\n"
}

// readTable returns the lines of the table, and the comment before them.
func readTable(t *testing.T) (list []*sample, head string) {
	t.Helper()
	text, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			head += line
			continue
		}
		line, remark, _ := strings.Cut(line, "#")
		f := strings.Fields(line)
		if len(f) < 2 {
			continue
		}
		list = append(list, &sample{f[0], f[1], f[2:], strings.TrimSpace(remark)})
	}
	return list, head
}

// The table has a verdict for each sample, and a reason where it is not a pass.
func TestTable(t *testing.T) {
	list, _ := readTable(t)
	names := map[string]bool{}
	passed, inScope := 0, 0
	for _, s := range list {
		if names[s.name] {
			t.Errorf("%s is there twice", s.name)
		}
		names[s.name] = true
		switch s.verdict {
		case quick, pass:
			passed++
			inScope++
		case fail:
			inScope++
			fallthrough
		case out:
			if s.remark == "" {
				t.Errorf("%s: %s without a reason", s.name, s.verdict)
			}
		default:
			t.Errorf("%s: unknown verdict %q", s.name, s.verdict)
		}
	}
	t.Logf("%d of %d samples in scope pass, of %d in all", passed, inScope, len(list))
	if dir := oracle.Samples(); dir != "" {
		folders, _ := filepath.Glob(filepath.Join(dir, "Samples", "*", "*"))
		for _, f := range folders {
			if info, err := os.Stat(f); err != nil || !info.IsDir() {
				continue
			}
			name := filepath.Base(filepath.Dir(f)) + "/" + filepath.Base(f)
			if !names[name] {
				t.Errorf("%s is not in the table", name)
			}
		}
	}
}

// toolkit is a CUDA folder for clang, and a copy of the samples, both made once.
var toolkit struct {
	once    sync.Once
	dir     string
	problem error
}

func TestMain(m *testing.M) {
	code := m.Run()
	if toolkit.dir != "" && os.Getenv("GONVVM_SAMPLES_KEEP") == "" {
		os.RemoveAll(toolkit.dir)
	}
	os.Exit(code)
}

// run runs a command, with its whole group of processes ended after a time.
func run(limit time.Duration, dir string, env []string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	var text bytes.Buffer
	cmd.Stdout, cmd.Stderr = &text, &text
	err := cmd.Run()
	if ctx.Err() != nil {
		err = fmt.Errorf("it did not end within %v", limit)
	}
	return text.String(), err
}

func prepare(samples string) (string, error) {
	toolkit.once.Do(func() {
		toolkit.dir, toolkit.problem = os.MkdirTemp("", "samples")
		if toolkit.problem != nil {
			return
		}
		dir := toolkit.dir
		for _, args := range [][]string{
			{"../../scripts/build-libs", dir + "/libs"},
			{dir + "/libs/bin/gonvvm", "toolkit", "-headers=" + samples + "/headers", dir + "/cuda"},
			{"cp", "-r", samples + "/Samples", samples + "/Common", "support", dir},
			{"ln", "-s", samples + "/boost", dir},
		} {
			if text, err := run(5*time.Minute, "", nil, args...); err != nil {
				toolkit.problem = fmt.Errorf("%s: %w\n%s", args, err, text)
				return
			}
		}
	})
	return toolkit.dir, toolkit.problem
}

// The samples are built by clang with the runtime library, and judge themselves. GONVVM_SAMPLES is "quick", "all", or a list of names.
func TestSamples(t *testing.T) {
	ask := os.Getenv("GONVVM_SAMPLES")
	if ask == "" {
		t.Skip("the samples are built and run if GONVVM_SAMPLES is set: quick, all, or names")
	}
	samples, clang := oracle.Samples(), oracle.Find("clang-22")
	if samples == "" || clang == "" {
		t.Skip("the samples are not installed: see scripts/oracles.sh samples")
	}
	dir, err := prepare(samples)
	if err != nil {
		t.Fatal(err)
	}
	list, head := readTable(t)
	names := strings.Split(ask, ",")
	t.Run("all", func(t *testing.T) {
		for _, s := range list {
			asked := slices.Contains(names, filepath.Base(s.name))
			if !asked && (s.verdict == out || ask == "quick" && s.verdict != quick || ask != "quick" && ask != "all") {
				continue
			}
			t.Run(s.name, func(t *testing.T) {
				t.Parallel()
				text, err := s.check(dir, clang)
				switch {
				case *update:
					s.judge(text, err)
				case err != nil && s.verdict != fail:
					t.Errorf("%v\n%s", err, text)
				case err == nil && s.verdict == fail:
					t.Errorf("it passes, and the table says: %s", s.remark)
				}
				if asked {
					t.Logf("%v\n%s", err, text)
				}
			})
		}
	})
	if *update {
		text := head
		for _, s := range list {
			text += s.line()
		}
		if err := os.WriteFile(table, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// judge sets the verdict. The reason for a failure is the first line that speaks of an error, until a person writes a better one.
func (s *sample) judge(text string, err error) {
	if err == nil {
		if s.verdict == fail {
			s.verdict, s.remark = pass, ""
		}
		return
	}
	if s.verdict != fail || s.remark == "" {
		s.verdict, s.remark = fail, err.Error()
		for line := range strings.Lines(text) {
			if low := strings.ToLower(line); strings.Contains(low, "error") || strings.Contains(low, "undefined reference") || strings.Contains(low, "fail") {
				s.remark = strings.TrimSpace(line)
				break
			}
		}
	}
}

// check builds and runs a sample.
func (s *sample) check(dir, clang string) (string, error) {
	folder := filepath.Join(dir, "Samples", s.name)
	program := filepath.Join(folder, filepath.Base(s.name))
	if text, err := s.build(dir, folder, clang, program); err != nil {
		return text, fmt.Errorf("build: %w", err)
	}
	devices, ok := s.option("devices")
	if !ok {
		devices = "sm_80"
	}
	sanitize := s.verdict == quick || os.Getenv("GONVVM_SAMPLES_SANITIZE") != ""
	args := []string{filepath.Join(dir, "libs/bin/gonvvm"), "exec", fmt.Sprint("-sanitize=", sanitize), "-devices=" + devices, program}
	env := []string{"GONVVM_LOG=-", "LD_LIBRARY_PATH="}
	if _, direct := s.option("direct"); direct {
		args = args[len(args)-1:]
		env = []string{"GONVVM_LOG=-", "GONVVM_DEVICES=" + devices, "LD_LIBRARY_PATH=" + dir + "/libs/lib64"}
	}
	if s.list("preload") != nil {
		env = append(env, "LD_PRELOAD="+program+".so")
	}
	text, err := run(patience, folder, env, append(args, s.list("args")...)...)
	for _, word := range []string{"FAILED", "Test failed", "Result = FAIL", "Waiving", "waived", "mismatch i="} {
		if err == nil && strings.Contains(text, word) {
			err = errors.New("its verdict is: " + word)
		}
	}
	return text, err
}

// build compiles the sources of a sample: those with kernels for a driver program as fat binaries of PTX, the others to one program.
func (s *sample) build(dir, folder, clang, program string) (string, error) {
	var sources []string
	err := filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if ext := filepath.Ext(path); err == nil && (ext == ".cu" || ext == ".cpp" || ext == ".c") && !slices.Contains(append(s.list("without"), s.list("preload")...), filepath.Base(path)) {
			sources = append(sources, path)
		}
		return err
	})
	if err != nil {
		return "", err
	}
	for _, name := range s.list("common") {
		sources = append(sources, filepath.Join(dir, "Common", name))
	}
	for _, name := range s.list("support") {
		sources = append(sources, filepath.Join(dir, "support", name))
	}
	if err := s.resize(folder); err != nil {
		return "", err
	}
	includes := []string{"-I" + dir + "/Common", "-I" + folder, "-I" + folder + "/inc", "-idirafter", dir + "/boost", "-w", "-O2", "-fwrapv"}
	for _, d := range s.list("define") {
		includes = append(includes, "-D"+d)
	}
	device := []string{"--cuda-path=" + dir + "/cuda", "--cuda-gpu-arch=" + s.arch()}
	_, rdc := s.option("rdc")
	if rdc {
		device = append(device, "-fgpu-rdc", "--offload-new-driver", "-D__CUDACC_RDC__")
	} else {
		device = append(device, "--no-offload-new-driver")
	}
	_, openmp := s.option("openmp")
	var objects []string
	for _, source := range sources {
		object := source + ".o"
		args := append([]string{clang, "-c", source, "-o", object}, includes...)
		switch filepath.Ext(source) {
		case ".cu":
			args = append(append(args, "-x", "cuda", "-std=c++17", "-include", dir+"/support/host.h"), device...)
			if _, ok := s.option("fatbin"); ok && strings.HasSuffix(source, "_kernel.cu") {
				name := strings.TrimSuffix(source, ".cu")
				if text, err := s.fatbin(dir, clang, source, name+"64.fatbin", append(includes, device...)); err != nil {
					return text, err
				}
				continue
			}
		case ".cpp":
			args = append(args, "-std=c++17", "-I"+dir+"/cuda/include")
		default:
			args = append(args, "-I"+dir+"/cuda/include")
		}
		if openmp {
			args = append(args, "-fopenmp=libgomp", "-idirafter", gccInclude())
		}
		if text, err := run(patience, folder, nil, args...); err != nil {
			return text, err
		}
		objects = append(objects, object)
	}
	if text, err := s.preloaded(dir, folder, clang, program+".so", includes); err != nil {
		return text, err
	}
	args := append([]string{clang, "-o", program}, objects...)
	if rdc {
		args = append(append(args, device[:2]...), "--offload-link")
	}
	args = append(args, "-L"+dir+"/cuda/lib64", "-lcudart", "-lcuda", "-lstdc++", "-lpthread", "-lrt", "-ldl", "-lm")
	if openmp {
		args = append(args, "-lgomp")
	}
	return run(patience, folder, []string{"PATH=" + dir + "/cuda/bin:" + os.Getenv("PATH")}, args...) // for nvlink
}

// preloaded builds the library that is loaded before the driver, of files of the sample and of support.
func (s *sample) preloaded(dir, folder, clang, library string, includes []string) (string, error) {
	var objects []string
	for _, name := range s.list("preload") {
		source := filepath.Join(folder, name)
		if _, err := os.Stat(source); err != nil {
			source = filepath.Join(dir, "support", name)
		}
		args := append([]string{clang, "-c", "-fPIC", source, "-o", source + ".so.o", "-I" + dir + "/cuda/include"}, includes...)
		if text, err := run(patience, folder, nil, args...); err != nil {
			return text, err
		}
		objects = append(objects, source+".so.o")
	}
	if objects == nil {
		return "", nil
	}
	return run(patience, folder, nil, append([]string{clang, "-shared", "-o", library, "-L" + dir + "/cuda/lib64", "-lcuda", "-lstdc++", "-ldl"}, objects...)...)
}

// resize gives constants of the sources other values.
func (s *sample) resize(folder string) error {
	return filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !slices.Contains([]string{".cu", ".cuh", ".cpp", ".h"}, filepath.Ext(path)) || s.list("set") == nil {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, set := range s.list("set") {
			name, value, _ := strings.Cut(set, "=")
			re := regexp.MustCompile(`(?m)(^\s*#define\s+` + name + `\s+|\b` + name + `\s*=\s*)[0-9(][^;\n]*`)
			text = re.ReplaceAll(text, []byte("${1}"+value))
		}
		return os.WriteFile(path, text, 0o644)
	})
}

func (s *sample) arch() string {
	if devices := s.list("devices"); devices != nil {
		return devices[0]
	}
	return "sm_80"
}

// fatbin makes a fat binary of PTX, and the PTX beside it.
func (s *sample) fatbin(dir, clang, source, name string, flags []string) (string, error) {
	ptx := strings.TrimSuffix(name, ".fatbin") + ".ptx"
	args := append([]string{clang, "-x", "cuda", "--cuda-device-only", "-S", "-std=c++17", source, "-o", ptx}, flags...)
	if text, err := run(patience, "", nil, args...); err != nil {
		return text, err
	}
	number := strings.TrimPrefix(s.arch(), "sm_")
	return run(patience, "", nil, dir+"/cuda/bin/fatbinary", "-64", "--create="+name, "--image3=kind=ptx,sm="+number+",file="+ptx)
}

// gccInclude returns the folder of gcc's own headers, in which omp.h is.
func gccInclude() string {
	text, err := run(time.Minute, "", nil, "cc", "-print-file-name=include")
	if err != nil {
		return "/usr/include"
	}
	return strings.TrimSpace(text)
}
