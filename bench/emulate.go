package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
)

// Bounds of the emulator's CPU time in that of POCL, as geometric means and for each kernel.
const (
	maxEmulateRatio  = 1.2
	maxSanitizeRatio = 2.5
	maxEmulateWorst  = 4.0
	maxShadowRatio   = 1.1 // bytes of the sanitizer's shadow in those of the buffers, as geometric mean
)

// workload is a launch of a kernel of emulate/kernels.cl.
type workload struct {
	kernel        string
	groups, group [2]int
	args          string // as pocl.c reads them
	loose         bool   // results of f32 differ by more than rounding: the order of operations is chaotic
}

var workloads = []workload{
	{kernel: "gemm_naive", groups: [2]int{16, 16}, group: [2]int{16, 16}, args: "f:65536 f:65536 z:65536 =256"},
	{kernel: "gemm_tiled", groups: [2]int{24, 24}, group: [2]int{16, 16}, args: "f:147456 f:147456 z:147456 =384"},
	{kernel: "nbody", groups: [2]int{16, 1}, group: [2]int{128, 1}, args: "f:8192 z:6144 =2048"},
	{kernel: "mandelbrot", groups: [2]int{16, 16}, group: [2]int{16, 16}, args: "z:65536 =256 =500", loose: true},
	{kernel: "reduction", groups: [2]int{1024, 1}, group: [2]int{256, 1}, args: "f:2097152 z:1024 =2097152"},
	{kernel: "scan", groups: [2]int{2048, 1}, group: [2]int{256, 1}, args: "i:524288 z:524288"},
	{kernel: "stencil", groups: [2]int{64, 64}, group: [2]int{16, 16}, args: "f:1048576 z:1048576 =1024"},
	{kernel: "fft", groups: [2]int{1024, 1}, group: [2]int{128, 1}, args: "f:262144 f:262144 f:256 z:524288", loose: true},
	{kernel: "sort", groups: [2]int{512, 1}, group: [2]int{256, 1}, args: "i:262144 z:262144"},
	{kernel: "histogram", groups: [2]int{128, 1}, group: [2]int{256, 1}, args: "i:524288 z:32768"},
	{kernel: "spmv", groups: [2]int{256, 1}, group: [2]int{256, 1}, args: "i:2097152 f:2097152 f:65536 z:65536 =65536"},
	{kernel: "softmax", groups: [2]int{512, 1}, group: [2]int{128, 1}, args: "f:524288 z:524288"},
	{kernel: "black_scholes", groups: [2]int{1024, 1}, group: [2]int{256, 1}, args: "f:262144 f:262144 f:262144 z:262144 z:262144"},
}

// emulate measures the emulator beside POCL, if that is installed, and beside its own Go code.
func (b *bench) emulate() error {
	dir := filepath.Join("bench", "emulate")
	text := b.out("kernels.ptx")
	if _, err := run([]command{{b.gonvvm, "compile", "-arch=sm_80", "-O3", filepath.Join(dir, "kernels.ll"), "-o", text}}); err != nil {
		return err
	}
	src, err := os.ReadFile(text)
	if err != nil {
		return err
	}
	m, err := ptx.Parse(text, src)
	if err != nil {
		return err
	}
	pocl := b.buildPOCL(dir)
	var logs [4]float64 // of the ratios: handlers, sanitizer, Go; of the shadow
	count, worst := 0, 0.0
	fmt.Println("kernel, Minst of threads: CPU ms of the emulator, with sanitizer, Go code, with sanitizer; shadow in buffers; POCL: ratios to POCL")
	for i := range workloads {
		w := &workloads[i]
		if !b.kernels.MatchString(w.kernel) {
			continue
		}
		times, shadow, out, err := w.measure(m, src, b.reps)
		if err != nil {
			return fmt.Errorf("%s: %w", w.kernel, err)
		}
		if pocl == "" {
			fmt.Println("-")
			continue
		}
		t, want, err := w.pocl(pocl, filepath.Join(dir, "kernels.cl"), b.out("pocl.out"), b.reps)
		if err != nil {
			return fmt.Errorf("%s: %w", w.kernel, err)
		}
		if err := w.compare(want, out); err != nil {
			return err
		}
		for k := range times[:3] {
			logs[k] += math.Log(times[k] / t)
		}
		logs[3] += math.Log(shadow)
		count++
		worst = max(worst, times[0]/t, times[1]/t)
		fmt.Printf("%.2f: %.2f %.2f (Go %.2f %.2f)\n", 1e3*t, times[0]/t, times[1]/t, times[2]/t, times[3]/t)
	}
	if err := b.emulateBounds(m, src); err != nil {
		return err
	}
	if count > 0 {
		n := float64(count)
		plain, checked := math.Exp(logs[0]/n), math.Exp(logs[1]/n)
		b.verdict(plain <= maxEmulateRatio && checked <= maxSanitizeRatio && worst <= maxEmulateWorst,
			"emulator: %.2f of POCL's CPU time (bound %.1f), with the sanitizer %.2f (%.1f), at worst %.2f (%.1f); Go code %.2f",
			plain, maxEmulateRatio, checked, maxSanitizeRatio, worst, maxEmulateWorst, math.Exp(logs[2]/n))
		shadow := math.Exp(logs[3] / n)
		b.verdict(shadow <= maxShadowRatio, "emulator: the shadow of the sanitizer has %.2f of the size of the buffers (bound %.1f)", shadow, maxShadowRatio)
	}
	return nil
}

// measure runs the kernel in the emulator with handlers, with the sanitizer, and, less often, by Go code without and with it. It prints
// the CPU times and returns them, the size of the shadow in that of the buffers, and the results, which have to be the same.
func (w *workload) measure(m *ptx.Module, src []byte, reps int) (times [4]float64, shadow float64, out []byte, err error) {
	for k, cfg := range []emu.Config{{}, {Sanitize: true}, {NoSIMD: true}, {NoSIMD: true, Sanitize: true}} {
		n := reps
		if cfg.NoSIMD {
			n = max(1, reps/3)
		}
		got, res, t, err := w.launch(m, src, cfg, n)
		if err != nil {
			return times, 0, nil, err
		}
		if k == 0 {
			fmt.Printf("%-14s %6.1f: ", w.kernel, float64(res.Threads)/1e6)
		} else if string(got) != string(out) {
			return times, 0, nil, errors.New("results differ between configurations")
		}
		fmt.Printf("%.2f ", 1e3*t)
		out, times[k] = got, t
		if cfg.Sanitize && !cfg.NoSIMD {
			shadow = float64(res.Shadow) / float64(w.bytes())
		}
	}
	fmt.Printf("shadow %.2f ", shadow)
	return times, shadow, out, nil
}

// bytes returns the size of all buffers.
func (w *workload) bytes() (n int) {
	for _, arg := range strings.Fields(w.args) {
		if value, ok := strings.CutPrefix(arg[1:], ":"); ok {
			words, _ := strconv.Atoi(value)
			n += 4 * words
		}
	}
	return n
}

// buildPOCL compiles the program that runs kernels by OpenCL, and returns its path; "" if OpenCL is not installed.
func (b *bench) buildPOCL(dir string) string {
	cc, err := exec.LookPath("cc")
	if err != nil {
		return ""
	}
	path := b.out("pocl")
	if out, err := exec.Command(cc, "-O2", "-o", path, filepath.Join(dir, "pocl.c"), "-l:libOpenCL.so.1").CombinedOutput(); err != nil {
		fmt.Printf("without POCL (scripts/oracles.sh pocl): %s\n", strings.TrimSpace(string(out)))
		return ""
	}
	return path
}

// pocl runs the kernel by OpenCL and returns the CPU time of a run and the results.
func (w *workload) pocl(path, source, result string, reps int) (float64, []byte, error) {
	args := []string{result, source, w.kernel}
	for _, n := range []int{w.groups[0], w.groups[1], w.group[0], w.group[1], reps} {
		args = append(args, strconv.Itoa(n))
	}
	out, err := exec.Command(path, append(args, strings.Fields(w.args)...)...).Output()
	if err != nil {
		return 0, nil, err
	}
	t, err := strconv.ParseFloat(strings.TrimSpace(string(out)), 64)
	if err != nil {
		return 0, nil, err
	}
	got, err := os.ReadFile(result)
	return t, got, err
}

// launch runs the kernel reps times in the emulator and returns the buffers after the last run, its result, and the least CPU time.
func (w *workload) launch(m *ptx.Module, src []byte, cfg emu.Config, reps int) (out []byte, res *emu.Result, best float64, err error) {
	k, dev, results, err := w.prepare(m, src, &cfg)
	if err != nil {
		return nil, nil, 0, err
	}
	best = math.Inf(1)
	for range reps {
		start := cpuTime()
		res, err = k.Launch(&cfg)
		t := cpuTime() - start
		if err == nil {
			err = res.Err()
		}
		if err != nil {
			return nil, nil, 0, err
		}
		best = min(best, t)
	}
	for _, r := range results {
		data := make([]byte, r[1])
		if err := dev.Read(r[0], data); err != nil {
			return nil, nil, 0, err
		}
		out = append(out, data...)
	}
	return out, res, best, nil
}

// prepare loads the kernel into a device of its own and sets its arguments.
func (w *workload) prepare(m *ptx.Module, src []byte, cfg *emu.Config) (k *emu.Kernel, dev *emu.Device, results [][2]uint64, err error) {
	dev = emu.NewDevice(64)
	mod, err := dev.Load(m, "kernels.ptx", src)
	if err != nil {
		return nil, nil, nil, err
	}
	if k, err = mod.Kernel(w.kernel); err != nil {
		return nil, nil, nil, err
	}
	results, err = w.arguments(dev, k, cfg)
	return k, dev, results, err
}

// arguments sets the launch and its parameters. It returns address and size of each buffer of zeros.
func (w *workload) arguments(dev *emu.Device, k *emu.Kernel, cfg *emu.Config) (results [][2]uint64, err error) {
	cfg.Grid, cfg.Block, cfg.Workers = [3]int{w.groups[0], w.groups[1], 1}, [3]int{w.group[0], w.group[1], 1}, 1
	cfg.Params = make([]byte, k.ParamBytes())
	params := k.Params()
	for i, arg := range strings.Fields(w.args) {
		kind, value, scalar := arg[0], strings.TrimLeft(arg, "fiz:="), arg[0] == '='
		n, err := strconv.Atoi(value)
		if err != nil {
			return nil, err
		}
		to := cfg.Params[params[i].Offset:]
		if scalar {
			binary.LittleEndian.PutUint32(to, uint32(n))
			continue
		}
		addr, err := dev.Alloc(uint64(4 * n))
		if err == nil {
			err = dev.Write(addr, fill(n, kind, uint32(i)))
		}
		if err != nil {
			return nil, err
		}
		binary.LittleEndian.PutUint64(to, addr)
		if kind == 'z' {
			results = append(results, [2]uint64{addr, uint64(4 * n)})
		}
	}
	return results, nil
}

// fill returns n words, the same as fill of pocl.c.
func fill(n int, kind byte, seed uint32) []byte {
	out := make([]byte, 0, 4*n)
	for i := range uint32(n) {
		x := (i + seed*0x9e3779b9) * 0x85ebca6b
		x = (x ^ x>>15) * 0xc2b2ae35
		x ^= x >> 13
		switch kind {
		case 'f':
			x = math.Float32bits(float32(x>>8) / 16777216)
		case 'z':
			x = 0
		}
		out = binary.LittleEndian.AppendUint32(out, x)
	}
	return out
}

// compare compares the results of both with a tolerance for f32: products are fused differently.
func (w *workload) compare(want, got []byte) error {
	if len(want) != len(got) {
		return fmt.Errorf("%s: %d bytes of results, POCL has %d", w.kernel, len(got), len(want))
	}
	if w.loose {
		return nil
	}
	integers := !strings.Contains(w.args, "f:")
	for i := 0; i < len(want); i += 4 {
		x, y := binary.LittleEndian.Uint32(want[i:]), binary.LittleEndian.Uint32(got[i:])
		a, b := float64(math.Float32frombits(x)), float64(math.Float32frombits(y))
		if x != y && (integers || math.Abs(a-b) > 1e-3*math.Max(1, math.Abs(a))) {
			return fmt.Errorf("%s: word %d is %#x (%g), by POCL %#x (%g)", w.kernel, i/4, y, b, x, a)
		}
	}
	return nil
}
