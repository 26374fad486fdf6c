package oracle

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// toolTimeout bounds one run of a tool: a longer run hangs.
const toolTimeout = 2 * time.Minute

// CacheDir is the folder of the oracles and of their results: $GONVVM_CACHE, or
// gonvvm in the user's cache folder. It may not exist.
func CacheDir() string {
	if dir := os.Getenv("GONVVM_CACHE"); dir != "" {
		return dir
	}
	if home, err := os.UserHomeDir(); err == nil {
		return filepath.Join(home, ".cache", "gonvvm")
	}
	return filepath.Join(os.TempDir(), "gonvvm-cache")
}

// Find returns the path of a tool, "llc-22" or "llvm-dis-14": from the cache
// folder, from Debian's folder for the series, or from PATH. It returns "" where
// the tool is not installed or not admitted.
func Find(tool string) string {
	if !Admitted() {
		return ""
	}
	name, series := tool, ""
	if i := strings.LastIndexByte(tool, '-'); i > 0 {
		name, series = tool[:i], tool[i+1:]
	}
	for _, path := range []string{
		filepath.Join(CacheDir(), "bin", tool),
		filepath.Join("/usr/lib/llvm-"+series, "bin", name),
	} {
		if executable(path) {
			return path
		}
	}
	path, err := exec.LookPath(tool)
	if err != nil {
		return ""
	}
	return path
}

func executable(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0
}

// ToolError is an oracle's message about an input that it refused.
type ToolError struct {
	Tool   string
	Stderr string
	Err    error // from os/exec
}

func (e *ToolError) Error() string {
	return fmt.Sprintf("%s: %v\n%s", e.Tool, e.Err, e.Stderr)
}

func (e *ToolError) Unwrap() error { return e.Err }

// Run runs a tool by its path. It reads stdin; its standard output is returned.
// An input that it refuses gives a *ToolError. Results, refusals included, are
// kept in the cache folder and used again for the same tool, arguments and input.
func Run(path string, stdin []byte, args ...string) ([]byte, error) {
	key := resultKey(path, args, stdin)
	if kept, ok := loadResult(key); ok {
		if msg, bad := bytes.CutPrefix(kept, []byte(failedMark)); bad {
			return nil, &ToolError{Tool: filepath.Base(path), Stderr: string(msg), Err: errRefused}
		}
		return kept, nil
	}
	out, stderr, err := runProgram(path, stdin, args...)
	if err != nil {
		if isExit(err) {
			storeResult(key, append([]byte(failedMark), stderr...))
			err = errRefused
		}
		return nil, &ToolError{Tool: filepath.Base(path), Stderr: stderr, Err: err}
	}
	storeResult(key, out)
	return out, nil
}

// cached returns the path of a file in the cache folder, "" if it is not there or oracles are not asked for.
func cached(elem ...string) string {
	path := filepath.Join(append([]string{CacheDir()}, elem...)...)
	if _, err := os.Stat(path); err != nil || !Admitted() {
		return ""
	}
	return path
}

// Clients returns the Python of the environment with the clients of libNVVM, "" if it is not installed.
func Clients() string { return cached("clients", "bin", "python") }

// OldNumba returns the Python of Debian's numba 0.56, "" if it is not installed.
func OldNumba() string { return cached("bin", "python-numba-0.56") }

// Samples returns the folder with NVIDIA's CUDA samples and the headers that they need, "" if they are not installed.
func Samples() string {
	if cached("samples", "headers", "nvidia", "cuda_runtime", "include", "cuda_runtime.h") == "" {
		return ""
	}
	return cached("samples")
}

// Headers returns the folder with the headers of CUDA that the samples need, as pip installs them, or "".
func Headers() string {
	if dir := Samples(); dir != "" {
		return filepath.Join(dir, "headers")
	}
	return ""
}

// Libclc returns the path of OpenCL's functions for nvptx64 in the cache folder, or "".
func Libclc() string { return cached("libclc", "nvptx64--.bc") }

// Libdevice returns the path of NVIDIA's libdevice.10.bc in the cache folder, or "".
func Libdevice() string { return cached("libdevice.10.bc") }

// RunOnce is Run for an input that will not be given again: the result is not kept.
func RunOnce(path string, stdin []byte, args ...string) ([]byte, error) {
	out, stderr, err := runProgram(path, stdin, args...)
	if err != nil {
		return nil, &ToolError{Tool: filepath.Base(path), Stderr: stderr, Err: err}
	}
	return out, nil
}

// failedMark begins a stored result that is the message of a refusal.
const failedMark = "\x00refused\n"

var (
	errRefused     = errors.New("input refused")
	errNotAdmitted = errors.New(EnvOracles + " is not set: tests run no tools")
)

// runProgram runs a program to its end, at most toolTimeout.
func runProgram(path string, stdin []byte, args ...string) (stdout []byte, stderr string, err error) {
	if !Admitted() {
		return nil, "", errNotAdmitted
	}
	ctx, cancel := context.WithTimeout(context.Background(), toolTimeout)
	defer cancel()
	var out, errs bytes.Buffer
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Stdin = bytes.NewReader(stdin)
	cmd.Stdout, cmd.Stderr = &out, &errs
	err = cmd.Run()
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return out.Bytes(), errs.String(), err
}

// isExit reports whether a program ran and ended by itself with a status other
// than 0: a result, where a signal or a timeout is none.
func isExit(err error) bool {
	exit, ok := err.(*exec.ExitError)
	return ok && exit.Exited()
}
