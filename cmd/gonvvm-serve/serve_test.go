package main

import (
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/live"
	"gonvvm/internal/oracle"
)

// A kernel with a race.
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

// ask sends a request to the server of `gonvvm serve`.
func ask(t *testing.T, method, url, kind, body string) *httptest.ResponseRecorder {
	t.Helper()
	h, err := newServer(&live.Service{Version: "test"})
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequest(method, url, strings.NewReader(body))
	r.Header.Set("Content-Type", kind)
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// TestServeRefuses holds the server to the requests that it must not answer.
func TestServeRefuses(t *testing.T) {
	const json = "application/json"
	for _, c := range []struct {
		method, url, kind, body string
		want                    int
	}{
		{"GET", "http://localhost:8080/", "", "", http.StatusOK},
		{"GET", "http://127.0.0.1/", "", "", http.StatusOK},
		{"GET", "http://[::1]:8080/", "", "", http.StatusOK},
		{"POST", "http://localhost/about", json, "{}", http.StatusOK},
		{"GET", "http://example.com/", "", "", http.StatusForbidden},
		{"POST", "http://rebound.example:8080/compile", json, "{}", http.StatusForbidden},
		{"GET", "http://127.0.0.1.example/", "", "", http.StatusForbidden},
		{"POST", "http://localhost/compile", "text/plain", "{}", http.StatusUnsupportedMediaType},
		{"POST", "http://localhost/compile", json, "{", http.StatusBadRequest},
		{"GET", "http://localhost/compile", "", "", http.StatusMethodNotAllowed},
		{"GET", "http://localhost/etc/passwd", "", "", http.StatusNotFound},
	} {
		if w := ask(t, c.method, c.url, c.kind, c.body); w.Code != c.want {
			t.Errorf("%s %s: status %d, expected %d", c.method, c.url, w.Code, c.want)
		}
	}
}

// TestServeCompile compiles and runs.
func TestServeCompile(t *testing.T) {
	q := live.Request{Options: live.Options{Arch: "sm_80", Level: 3}, Name: "k.ll", Text: reportedKernel, Run: &live.Launch{Block: []int{64}, Args: []string{"out:i32[64]"}}}
	body, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	w := ask(t, "POST", "http://localhost/compile", "application/json", string(body))
	var r live.Reply
	if err := json.Unmarshal(w.Body.Bytes(), &r); err != nil {
		t.Fatal(err)
	}
	if r.Report == nil || len(r.Report.Runs) != 1 || len(r.Report.Runs[0].Findings) == 0 {
		t.Errorf("reply %s", w.Body)
	}
}

// asked answers a request with the compilers of this machine.
func asked(t *testing.T, q *live.Request) *live.Reply {
	t.Helper()
	s := newService(oracle.Libdevice(), "test")
	s.Limit = time.Minute
	return s.Answer(t.Context(), q)
}

// CUDA C is translated by clang without NVIDIA's headers, for architectures of each generation; its messages have their places.
func TestServeCUDA(t *testing.T) {
	if !oracle.Admitted() || languages() == nil {
		t.Skip("no clang")
	}
	const text = `__global__ void sums(const float *x, float *sum, int *count, int n) {
    __shared__ float s[64];
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    s[threadIdx.x] = i < n ? fmaxf(x[i], 0.0f) : 0.0f;
    __syncthreads();
    float v = s[threadIdx.x] + s[threadIdx.x ^ 32];
    for (int d = 16; d > 0; d /= 2)
        v += __shfl_xor_sync(0xffffffff, v, d);
    if (threadIdx.x == 0)
        atomicAdd(sum, v);
    if (i < n && sqrtf(x[i]) > 2.0f)
        atomicAdd(count, min(1, n));
}
`
	for _, arch := range []string{"sm_75", "sm_80", "sm_90", "sm_120"} {
		q := &live.Request{Options: live.Options{Arch: arch, Level: 3, FMA: true}, Name: "k.cu", Text: text}
		q.Run = &live.Launch{Grid: []int{2}, Block: []int{64}, Args: []string{"in:f32[128]=ramp", "inout:f32[1]=0", "inout:i32[1]=0", "i32:128"}}
		r := asked(t, q)
		if r.Error != "" || r.Report == nil || len(r.Report.Runs) != 1 {
			t.Errorf("%s: error %q, diagnostics %v", arch, r.Error, r.Diagnostics)
			continue
		}
		if n := len(r.Report.Runs[0].Findings); n != 0 {
			t.Errorf("%s: %d findings: %v", arch, n, r.Report.Runs[0].Findings)
		}
	}
	r := asked(t, &live.Request{Options: live.Options{Arch: "sm_80"}, Name: "k.cu", Text: "__global__ void k() {\n  int x = y;\n}\n"})
	if len(r.Diagnostics) != 1 || r.Diagnostics[0].Line != 2 || r.Diagnostics[0].Column != 11 || r.Error != "" {
		t.Errorf("error %q, diagnostics %v; want one at 2:11", r.Error, r.Diagnostics)
	}
}

// The page compares with llc.
func TestServeLLC(t *testing.T) {
	if !oracle.Admitted() || compilers() == nil {
		t.Skip("no llc")
	}
	for name := range compilers() {
		r := asked(t, &live.Request{Options: live.Options{Arch: "sm_80", Level: 3, Compiler: name}, Name: "k.ll", Text: reportedKernel})
		if r.Error != "" || r.Report == nil || !strings.Contains(strings.Join(r.Report.PTX.Lines, "\n"), "Generated by LLVM") {
			t.Errorf("%s: error %q, diagnostics %v", name, r.Error, r.Diagnostics)
		}
	}
}

// The page is for this machine only.
func TestServeAddress(t *testing.T) {
	for _, addr := range []string{"0.0.0.0:80", ":8080", "example.com:80", "localhost"} {
		if err := serve(addr, "", "test"); !errors.Is(err, errAddress) {
			t.Errorf("-addr=%s: %v", addr, err)
		}
	}
}
