package difftest

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit/irgen"
)

//go:embed testdata/harness.c
var harness []byte

// Host runs programs on this machine's CPU: clang compiles them with a loop over the
// threads around.
type Host struct {
	clang string
	dir   string // of objects and executables, removed by Close
	loop  string // the harness as an object file
}

// NewHost prepares to run programs on the CPU.
func NewHost() (*Host, error) {
	h := &Host{clang: oracle.Find("clang-22")}
	if h.clang == "" {
		return nil, errors.New("clang-22 is not installed: run scripts/oracles.sh")
	}
	var err error
	if h.dir, err = os.MkdirTemp("", "difftest"); err != nil {
		return nil, err
	}
	src := filepath.Join(h.dir, "harness.c")
	h.loop = filepath.Join(h.dir, "harness.o")
	if err := os.WriteFile(src, harness, 0o644); err != nil {
		return nil, errors.Join(err, h.Close())
	}
	size := fmt.Sprintf("-DTHREADS=%d", irgen.Threads)
	if out, err := exec.Command(h.clang, "-c", "-O1", size, fmt.Sprintf("-DSLOTS=%d", irgen.Slots), src, "-o", h.loop).CombinedOutput(); err != nil {
		return nil, errors.Join(fmt.Errorf("%w\n%s", err, out), h.Close())
	}
	return h, nil
}

// Close removes what NewHost made.
func (h *Host) Close() error { return os.RemoveAll(h.dir) }

// Variant is the way to run programs with Options.Host on the CPU.
func (h *Host) Variant(level string) Variant {
	return Variant{Name: "clang " + level, Run: func(text string, in []byte) ([]byte, error) { return h.run(text, in, level) }}
}

func (h *Host) run(text string, in []byte, level string) ([]byte, error) {
	host, ok := irgen.HostText(text)
	if !ok {
		return nil, errors.New("the program is not one that a CPU can run")
	}
	f, err := os.CreateTemp(h.dir, "*.ll")
	if err != nil {
		return nil, err
	}
	exe := f.Name() + ".exe"
	defer os.Remove(f.Name())
	defer os.Remove(exe)
	if _, err := f.WriteString(host); err != nil {
		return nil, err
	}
	if err := f.Close(); err != nil {
		return nil, err
	}
	if out, err := exec.Command(h.clang, level, "-Wno-override-module", f.Name(), h.loop, "-o", exe, "-lm").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, exe)
	cmd.Stdin = bytes.NewReader(in)
	return cmd.Output()
}
