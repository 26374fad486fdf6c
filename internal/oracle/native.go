package oracle

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// Native compiles LLVM IR with clang for this machine's CPU and runs it.
type Native struct {
	clang   string
	dir     string // of objects and programs; removed by Close
	harness string // an object file
}

// nativeTimeout bounds a run of a program.
const nativeTimeout = time.Minute

// NewNative compiles the harness, a C source with main that calls functions of the
// modules that Run gets. args are flags for clang.
func NewNative(harness []byte, args ...string) (*Native, error) {
	n := &Native{clang: Find("clang-22")}
	if n.clang == "" {
		return nil, errors.New("clang-22 is not installed: run scripts/oracles.sh")
	}
	var err error
	if n.dir, err = os.MkdirTemp("", "gonvvm-native"); err != nil {
		return nil, err
	}
	src := filepath.Join(n.dir, "harness.c")
	n.harness = filepath.Join(n.dir, "harness.o")
	err = os.WriteFile(src, harness, 0o600)
	if err == nil {
		err = n.compile(append(args, "-c", "-O1", src, "-o", n.harness)...)
	}
	if err != nil {
		return nil, errors.Join(err, n.Close())
	}
	return n, nil
}

// Close removes the files of NewNative.
func (n *Native) Close() error { return os.RemoveAll(n.dir) }

// Run compiles a module at a level such as "-O2", links it with the harness and runs
// the program; it returns its standard output.
func (n *Native) Run(ir []byte, level string, stdin []byte) ([]byte, error) {
	f, err := os.CreateTemp(n.dir, "*.ll")
	if err != nil {
		return nil, err
	}
	exe := f.Name() + ".exe"
	defer os.Remove(f.Name())
	defer os.Remove(exe)
	_, err = f.Write(ir)
	if err := errors.Join(err, f.Close()); err != nil {
		return nil, err
	}
	if err := n.compile(level, "-Wno-override-module", f.Name(), n.harness, "-o", exe, "-lm"); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), nativeTimeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, exe)
	cmd.Stdin = bytes.NewReader(stdin)
	return cmd.Output()
}

func (n *Native) compile(args ...string) error {
	if out, err := exec.Command(n.clang, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("clang: %w\n%s", err, out)
	}
	return nil
}
