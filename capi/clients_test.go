package capi

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/emu"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxlink"
	"gonvvm/internal/testkit"
)

// python runs a program of the folder test with the clients' Python and a library.
func python(t *testing.T, home string, args ...string) string {
	t.Helper()
	path := oracle.Clients()
	if path == "" {
		t.Skip("cuda-bindings and numba-cuda are not installed: see scripts/oracles.sh clients")
	}
	cmd := exec.Command(path, args...)
	cmd.Env = append(os.Environ(), "CUDA_HOME="+home, "CUDA_PATH="+home, "LD_LIBRARY_PATH="+home+"/lib64:"+home+"/nvvm/lib64")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", args, err, out)
	}
	return string(out)
}

// cuda-bindings, the Python interface of NVIDIA, works with the libraries.
func TestCUDABindings(t *testing.T) {
	for _, program := range []string{"test/cuda_bindings.py", "test/cuda_nvjitlink.py"} {
		if out := python(t, libraries(t), program); out != "ok\n" {
			t.Errorf("%s: %s", program, out)
		}
	}
}

// launch is a launch of a kernel that numba compiled.
type launch struct {
	Name   string
	Block  []int
	Shared int
	Exact  bool // results do not depend on how floating-point operations are fused and approximated
	Args   []string
}

// numba-cuda compiles its kernels with the library as with NVIDIA's: ptxas accepts the PTX, and both have the same results.
func TestNumba(t *testing.T) {
	dir := t.TempDir()
	t.Log(python(t, libraries(t), "test/numba_kernels.py", dir))
	accepted(t, dir, 100)
	theirs := nvidiaHome(t)
	if theirs == "" {
		t.Skip("libnvvm.so of CUDA 12 is not installed: see scripts/oracles.sh")
	}
	other := t.TempDir()
	python(t, theirs, "test/numba_kernels.py", other)
	sameResults(t, dir, other)
	if ours, most := localMemory(t, dir), localMemory(t, other)*105/100; ours > most {
		t.Errorf("debug builds take %d bytes of local memory and spills, at most %d are allowed: 1.05 of libNVVM's", ours, most)
	}
}

// localMemory adds up the stack frames and spills that ptxas reports for the debug builds of a folder.
func localMemory(t *testing.T, dir string) (bytes int) {
	t.Helper()
	files, err := filepath.Glob(dir + "/*.debug.ptx")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d debug builds: %v", len(files), err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		a, err := oracle.Assemble(testkit.PtxasPath(t, "sm_80"), text, "sm_80", "-g")
		if err != nil || a.Err != "" {
			t.Fatalf("%s: %v %s", filepath.Base(f), err, a.Err)
		}
		for _, u := range a.Functions {
			bytes += u.Stack + u.SpillStores + u.SpillLoads
		}
	}
	return bytes
}

// oldNumba returns Debian's numba 0.56, and a function that makes a CUDA_HOME for it with a folder nvvm. The version of CUDA is that
// of the runtime library in it.
func oldNumba(t *testing.T) (path string, home func(nvvm string) string) {
	t.Helper()
	path = oracle.OldNumba()
	if path == "" {
		t.Skip("numba 0.56 of Debian 12 is not installed: see scripts/oracles.sh clients")
	}
	runtime, _ := filepath.Glob(filepath.Join(filepath.Dir(oracle.Clients()), "../lib/python3*/site-packages/nvidia/*/lib/libcudart.so.*"))
	if len(runtime) == 0 {
		t.Skip("the runtime library of CUDA is not installed: see scripts/oracles.sh clients")
	}
	return path, func(nvvm string) string {
		home := t.TempDir()
		for link, file := range map[string]string{"nvvm": nvvm, "lib64/" + filepath.Base(runtime[0]): runtime[0]} {
			if err := os.MkdirAll(filepath.Dir(filepath.Join(home, link)), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink(file, filepath.Join(home, link)); err != nil {
				t.Fatal(err)
			}
		}
		return home
	}
}

// Debian's numba 0.56 compiles the same kernels with the profile of CUDA 11.8, but those whose compilation asks the driver for the
// architecture.
func TestOldNumba(t *testing.T) {
	path, home := oldNumba(t)
	compile := func(nvvm string) string {
		dir := t.TempDir()
		cmd := exec.Command(path, "test/numba_kernels.py", dir, "float_atomics")
		cmd.Env = append(os.Environ(), "CUDA_HOME="+home(nvvm), "NVVM_COMPAT=11.8")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return dir
	}
	dir := compile(libraries(t) + "/nvvm")
	accepted(t, dir, 100)
	lib := oracle.LibNVVM118()
	if lib == "" {
		t.Skip("libnvvm.so of CUDA 11.8 is not installed: see scripts/oracles.sh")
	}
	sameResults(t, dir, compile(layout(t, lib)+"/nvvm"))
}

// accepted holds the PTX files of a folder, at least as many as given, to ptxas.
func accepted(t *testing.T, dir string, least int) {
	t.Helper()
	files, err := filepath.Glob(dir + "/*.ptx")
	if err != nil || len(files) < least {
		t.Fatalf("%d files: %v", len(files), err)
	}
	for _, f := range files {
		text, err := linked(f)
		if err != nil {
			t.Errorf("%s: %v", filepath.Base(f), err)
			continue
		}
		if bad := testkit.PtxasRefusal(t, text, "sm_80"); bad != "" {
			t.Errorf("%s: %s", filepath.Base(f), bad)
		}
	}
	t.Logf("%d modules", len(files))
}

// linked returns the PTX of a file as one module. numba 0.56 does not link debug code: its text is several modules, which the driver
// would link.
func linked(file string) ([]byte, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	const head = "\n.version"
	if bytes.Count(text, []byte(head)) < 2 {
		return text, nil
	}
	var ins []ptxlink.Input
	for i, part := range bytes.Split(text, []byte(head))[1:] {
		part = append([]byte(head), part...)
		m, err := ptx.Parse(file, part)
		if err != nil {
			return nil, fmt.Errorf("module %d: %w", i, err)
		}
		ins = append(ins, ptxlink.Input{Name: fmt.Sprintf("%s.%d", file, i), Source: part, Module: m})
	}
	m, _, err := ptxlink.Link(ptxlink.Options{}, ins...)
	if err != nil {
		return nil, err
	}
	return ptx.Append(nil, m), nil
}

// sameResults executes the kernels of two folders and compares their results.
func sameResults(t *testing.T, dir, other string) {
	t.Helper()
	data, err := os.ReadFile(dir + "/launches.json")
	if err != nil {
		t.Fatal(err)
	}
	var launches []launch
	if err := json.Unmarshal(data, &launches); err != nil {
		t.Fatal(err)
	}
	done := 0
	for _, l := range launches {
		got, err := run(dir, &l, true)
		if err != nil {
			t.Errorf("%s: %v", l.Name, err)
			continue
		}
		want, err := run(other, &l, false) // it copies padding, which has no value
		if err != nil {
			t.Errorf("%s of NVIDIA's library: %v", l.Name, err)
			continue
		}
		done++
		for i := range got {
			if !l.Exact && strings.Contains(l.Args[i], ":f") {
				if d := distance(got[i], want[i]); d > 1e-3 {
					t.Errorf("%s: argument %d is %g away from the result of NVIDIA's library", l.Name, i, d)
				}
			} else if d := distance(got[i], want[i]); d > 1e-6 {
				t.Errorf("%s: argument %d differs from the result of NVIDIA's library by %g\n%v\n%v", l.Name, i, d, got[i], want[i])
			}
		}
	}
	t.Logf("%d launches", done)
}

// nvidiaHome returns the layout of a toolkit with NVIDIA's library of CUDA 12, "" if that is not installed.
func nvidiaHome(t *testing.T) string {
	t.Helper()
	if lib := oracle.LibNVVM(); lib != "" {
		return layout(t, lib)
	}
	return ""
}

// layout returns the layout of a toolkit with a library, "" if libdevice is missing.
func layout(t *testing.T, lib string) string {
	t.Helper()
	device := oracle.Libdevice()
	if device == "" {
		return ""
	}
	home := t.TempDir()
	for name, file := range map[string]string{"nvvm/lib64/libnvvm.so.4": lib, "nvvm/libdevice/libdevice.10.bc": device} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(home, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(file, filepath.Join(home, name)); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

// run executes a kernel and returns the contents of its buffers as numbers, by argument.
func run(dir string, l *launch, sanitize bool) (map[int][]float64, error) {
	text, err := linked(filepath.Join(dir, l.Name+".ptx"))
	if err != nil {
		return nil, err
	}
	dev := emu.New()
	mod, err := dev.Load(l.Name, text)
	if err != nil {
		return nil, err
	}
	cfg := emu.Config{Grid: emu.Dim{X: 1, Y: 1, Z: 1}, Block: emu.Dim{X: 1, Y: 1, Z: 1}, Shared: l.Shared, NoSanitize: !sanitize}
	for i, n := range l.Block {
		switch i {
		case 0:
			cfg.Block.X = n
		case 1:
			cfg.Block.Y = n
		}
	}
	var args []*emu.Arg
	for _, a := range l.Args {
		p, err := emu.ParseArg(a, nil)
		if err != nil {
			return nil, err
		}
		args = append(args, p)
	}
	res, err := mod.LaunchArgs(context.Background(), "", cfg, args)
	if err == nil {
		err = res.Err()
	}
	if err != nil {
		return nil, err
	}
	out := map[int][]float64{}
	for i, p := range args {
		if p.Dir != emu.Scalar {
			out[i] = numbers(p)
		}
	}
	return out, nil
}

// numbers returns the elements of a buffer.
func numbers(a *emu.Arg) []float64 {
	size := a.Type.Size()
	list := make([]float64, 0, a.Count)
	for data := a.Data; len(data) >= size; data = data[size:] {
		var word [8]byte
		copy(word[:], data[:size])
		bits := binary.LittleEndian.Uint64(word[:])
		switch a.Type {
		case "f32":
			list = append(list, float64(math.Float32frombits(uint32(bits))))
		case "f64":
			list = append(list, math.Float64frombits(bits))
		default:
			list = append(list, float64(int64(bits<<(64-8*size))>>(64-8*size)))
		}
	}
	return list
}

// distance returns the largest difference of two lists, relative for large numbers.
func distance(a, b []float64) float64 {
	if len(a) != len(b) {
		return math.Inf(1)
	}
	most := 0.0
	for i, x := range a {
		if y := b[i]; x != y && !(math.IsNaN(x) && math.IsNaN(y)) {
			most = max(most, math.Abs(x-y)/max(1, math.Abs(y)))
		}
	}
	return most
}

// A Rust program that is linked with the library, as Rust-CUDA is.
func TestRust(t *testing.T) {
	dir := libraries(t)
	if _, err := exec.LookPath("cargo"); err != nil {
		t.Skip("cargo is not installed")
	}
	cmd := exec.Command("cargo", "run", "--quiet", "--offline")
	cmd.Dir = "test/rust"
	cmd.Env = append(os.Environ(), "NVVM_LIB="+dir+"/nvvm/lib64", "CARGO_TARGET_DIR="+t.TempDir())
	if out, err := cmd.CombinedOutput(); err != nil || string(out) != "ok\n" {
		t.Errorf("%v\n%s", err, out)
	}
}
