package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// A file in another language without its compiler is an error with the way to go on; wrong options are found first.
func TestFrontendMissing(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	file := filepath.Join(t.TempDir(), "k.mlir")
	write(t, file, "")
	for _, command := range []string{"compile", "run"} {
		code, _, errs := gonvvm("", command, file)
		if code != exitInput || !strings.Contains(errs, "k.mlir is MLIR, which mlir-translate translates") || !strings.Contains(errs, "hint: install mlir-translate") {
			t.Errorf("%s: exit %d\n%s", command, code, errs)
		}
		if code, _, errs := gonvvm("", command, "-arch=sm_1", file); code != exitUsage {
			t.Errorf("%s: exit %d\n%s", command, code, errs)
		}
	}
}

// frontendKernels are kernels in the languages that front ends translate; run has the arguments of gonvvm run, and want a part of its output.
var frontendKernels = []struct{ file, text, run, want string }{
	{"saxpy.cu", `__global__ void k(float *y, const float *x, float a) { int i = threadIdx.x; y[i] += a * x[i]; }`, "-block=4 inout:f32[4]=1 in:f32[4]=ramp f32:2", "1 3 5 7"},
	{"reduce.cu", `__global__ void k(int *out) {
  __shared__ int s[64]; int i = threadIdx.x; s[i] = i; __syncthreads();
  for (int d = 32; d > 0; d >>= 1) { if (i < d) s[i] += s[i + d]; __syncthreads(); }
  if (i == 0) *out = s[0];
}`, "-block=64 out:i32[1]", "2016"},
	{"shuffle.cu", `__global__ void k(int *out) { out[threadIdx.x] = __shfl_xor_sync(~0u, (int)threadIdx.x, 1); }`, "-block=32 out:i32[32]", "1 0 3 2"},
	{"atomic.cu", `__global__ void k(int *n) { atomicAdd(n, (int)threadIdx.x); }`, "-block=10 inout:i32[1]=0", "45"},
	{"template.cu", `template <int N> __device__ int power(int x) { return x * power<N - 1>(x); }
template <> __device__ int power<0>(int) { return 1; }
__global__ void k(int *out) { out[threadIdx.x] = power<EXPONENT>(threadIdx.x); }`, "-Xfrontend=-DEXPONENT=3 -block=4 out:i32[4]", "0 1 8 27"},
	{"saxpy.cl", `__kernel void k(__global float *y, __global const float *x, float a) { size_t i = get_global_id(0); y[i] += a * x[i]; }`, "-grid=2 -block=2 inout:f32[4]=1 in:f32[4]=ramp f32:2", "1 3 5 7"},
	{"reverse.cl", `__kernel void k(__global int *a) {
  __local int t[8]; int i = get_local_id(0), n = get_local_size(0);
  t[i] = a[i]; barrier(CLK_LOCAL_MEM_FENCE); a[i] = t[n - 1 - i];
}`, "-block=8 inout:i32[8]=ramp", "7 6 5 4"},
	{"size.cl", `__kernel void k(__global ulong *a) { a[0] = get_global_size(0); a[1] = get_num_groups(1); a[2] = get_local_size(2); a[3] = get_local_size(9); }`, "-grid=3 -block=5 -sanitize=off out:u64[4]", "15 1 1 1"},
	{"add.mlir", `llvm.func ptx_kernelcc @k(%p: !llvm.ptr<1>) {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
  %x = llvm.load %q : !llvm.ptr<1> -> i32
  %y = llvm.add %x, %i : i32
  llvm.store %y, %q : i32, !llvm.ptr<1>
  llvm.return
}`, "-block=4 inout:i32[4]=ramp", "0 2 4 6"},
	{"square.mlir", `llvm.func ptx_kernelcc @k(%p: !llvm.ptr<1>) {
  %x = llvm.load %p : !llvm.ptr<1> -> f32
  %y = llvm.fmul %x, %x : f32
  llvm.store %y, %p : f32, !llvm.ptr<1>
  llvm.return
}`, "inout:f32[1]=5", "25"},
}

// The LLVM IR that front ends make compiles and gives the right numbers.
func TestFrontends(t *testing.T) {
	programs := map[string]string{".cu": testkit.Oracle(t, "clang-22"), ".cl": testkit.Oracle(t, "clang-22"), ".mlir": testkit.Oracle(t, "mlir-translate-22")}
	t.Setenv("CUDA_HOME", t.TempDir())
	dir := t.TempDir()
	for _, k := range frontendKernels {
		file := filepath.Join(dir, k.file)
		write(t, file, k.text+"\n")
		for _, level := range []string{"0", "3"} {
			args := append([]string{"run", file, "-opt=" + level, "-print=1", "-frontend=" + programs[filepath.Ext(file)]}, strings.Fields(k.run)...)
			code, out, errs := gonvvm("", args...)
			if code != exitOK || !strings.HasPrefix(strings.Join(strings.Fields(out), " "), k.want) {
				t.Errorf("%s: exit %d, printed %q, expected %q\n%s", strings.Join(args, " "), code, out, k.want, errs)
			}
		}
	}
}

// The bytes do not depend on the temporary folder of a header; headers are prerequisites in the rule for make; messages of clang are passed on.
func TestFrontendClang(t *testing.T) {
	clang := testkit.Oracle(t, "clang-22")
	t.Setenv("CUDA_HOME", t.TempDir())
	dir := t.TempDir()
	file, header := filepath.Join(dir, "k.cu"), filepath.Join(dir, "n.h")
	write(t, header, "#define N 2\n")
	write(t, file, "#include \"n.h\"\n__global__ void k(int *p) { atomicAdd(p, N); }\n")
	var got [2]string
	for i := range got {
		code, out, errs := gonvvm("", "compile", "-g", "-frontend="+clang, file)
		if got[i] = out; code != exitOK {
			t.Fatal(errs)
		}
	}
	if got[0] != got[1] || !strings.Contains(got[0], ".entry") {
		t.Error("two compilations differ")
	}
	ptx := filepath.Join(dir, "k.ptx")
	code, _, errs := gonvvm("", "compile", "-v", "-MD", "-frontend="+clang, file, "-o", ptx)
	rule, err := os.ReadFile(filepath.Join(dir, "k.d"))
	if code != exitOK || err != nil || !strings.Contains(string(rule), header) || strings.Contains(string(rule), "cuda.h") {
		t.Errorf("exit %d, %v, rule %s\n%s", code, err, rule, errs)
	}
	if !strings.HasPrefix(errs, clang+" -x cuda") {
		t.Errorf("-v printed %s", errs)
	}
	write(t, file, "#include <cuda_runtime.h>\n")
	code, _, errs = gonvvm("", "compile", "-frontend="+clang, file)
	if code != exitInput || !strings.Contains(errs, "k.cu:1:10: fatal error: 'cuda_runtime.h' file not found") || !strings.Contains(errs, "hint: the headers of CUDA") {
		t.Errorf("exit %d\n%s", code, errs)
	}
}

// Rust's programs compile with rustc and the part of its core library that is beside them.
func TestFrontendRust(t *testing.T) {
	rustc := oracle.Find("rustc")
	if rustc == "" {
		t.Skip("there is no rustc")
	}
	t.Setenv("RUSTC_BOOTSTRAP", "1")
	root := filepath.Join(testkit.Root(t), "testdata", "frontends", "rust")
	core, err := os.ReadFile(filepath.Join(root, "core.rs"))
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(filepath.Join(root, "barriers.rs"))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "k.rs")
	write(t, file, string(core)+string(program))
	code, out, errs := gonvvm("", "run", file, "-frontend="+rustc, "-kernel=reduce", "-block=8", "-print=1:1", "inout:f32[8]=ramp", "u64:8")
	if code != exitOK || strings.TrimSpace(out) != "28" {
		t.Errorf("exit %d, printed %q\n%s", code, out, errs)
	}
}
