package testkit

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// toolTimeout bounds one run of an oracle: what takes longer hangs.
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

// Oracle returns the path of a tool: "llc-22", "opt-22", "llvm-as-22",
// "llvm-dis-22", "llvm-link-22", "FileCheck-22", "clang-22", "llvm-as-14",
// "llvm-dis-14", "clang-14". Where it is not installed the test is skipped, or
// fails if GONVVM_ORACLES=require.
func Oracle(t testing.TB, tool string) string {
	t.Helper()
	path := findTool(tool)
	if path == "" {
		missing(t, tool)
	}
	return path
}

// missing skips the test for want of an oracle, or fails it.
func missing(t testing.TB, what string) {
	t.Helper()
	if os.Getenv("GONVVM_ORACLES") == "require" {
		t.Fatalf("%s is not installed, and GONVVM_ORACLES=require: run scripts/oracles.sh", what)
	}
	t.Skipf("%s is not installed: scripts/oracles.sh installs it", what)
}

// findTool looks for NAME-SERIES in the cache, in Debian's folder for the
// series, and on PATH.
func findTool(tool string) string {
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

// ToolError is what an oracle said when it refused its input.
type ToolError struct {
	Tool   string
	Stderr string
	Err    error // from os/exec
}

func (e *ToolError) Error() string {
	return fmt.Sprintf("%s: %v\n%s", e.Tool, e.Err, e.Stderr)
}

func (e *ToolError) Unwrap() error { return e.Err }

// RunLLC compiles LLVM IR (text or bitcode) with LLVM 22's llc and returns the
// PTX. Usual arguments: "-mcpu=sm_80", "-O3". The triple comes from the module.
func RunLLC(t testing.TB, ir []byte, args ...string) ([]byte, error) {
	t.Helper()
	return RunTool(t, "llc-22", ir, append([]string{"-o", "-"}, args...)...)
}

// RunOpt runs LLVM 22's opt over a module and returns the result as text.
// Usual arguments: "-O3", "-passes=instcombine", "-passes=verify".
func RunOpt(t testing.TB, ir []byte, args ...string) ([]byte, error) {
	t.Helper()
	return RunTool(t, "opt-22", ir, append([]string{"-S", "-o", "-"}, args...)...)
}

// RunTool runs an oracle that reads its standard input and returns its standard
// output; the error is a *ToolError. The result is kept in the cache folder and
// used again for the same tool, arguments and input.
func RunTool(t testing.TB, tool string, stdin []byte, args ...string) ([]byte, error) {
	t.Helper()
	path := Oracle(t, tool)
	key := resultKey(path, args, stdin)
	if kept, ok := loadResult(key); ok {
		if msg, bad := bytes.CutPrefix(kept, []byte(failedMark)); bad {
			return nil, &ToolError{Tool: tool, Stderr: string(msg), Err: errRefused}
		}
		return kept, nil
	}
	out, stderr, err := runProgram(path, stdin, args...)
	if err != nil {
		if isExit(err) {
			storeResult(key, append([]byte(failedMark), stderr...))
			err = errRefused
		}
		return nil, &ToolError{Tool: tool, Stderr: stderr, Err: err}
	}
	storeResult(key, out)
	return out, nil
}

// failedMark begins a stored result that is the message of a refusal.
const failedMark = "\x00refused\n"

var errRefused = fmt.Errorf("input refused")

// runProgram runs a program to its end, at most toolTimeout.
func runProgram(path string, stdin []byte, args ...string) (stdout []byte, stderr string, err error) {
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

// identity tells one version of a program from another without running it.
var identity = struct {
	sync.Mutex
	of map[string]string
}{of: map[string]string{}}

func toolIdentity(path string) string {
	identity.Lock()
	defer identity.Unlock()
	if id, ok := identity.of[path]; ok {
		return id
	}
	id := path
	if real, err := filepath.EvalSymlinks(path); err == nil {
		if info, err := os.Stat(real); err == nil {
			id = fmt.Sprintf("%s %d %d", real, info.Size(), info.ModTime().UnixNano())
		}
	}
	identity.of[path] = id
	return id
}

// resultKey names the result of one run by everything that it depends on.
func resultKey(path string, args []string, input []byte) string {
	h := sha256.New()
	fmt.Fprintf(h, "1 %s\n%q\n", toolIdentity(path), args)
	h.Write(input)
	return hex.EncodeToString(h.Sum(nil)[:20])
}

// resultPath is where a result is kept: in $GONVVM_RESULTS, or in the cache.
func resultPath(key string) string {
	dir := os.Getenv("GONVVM_RESULTS")
	if dir == "" {
		dir = filepath.Join(CacheDir(), "results")
	}
	return filepath.Join(dir, key[:2], key)
}

func loadResult(key string) ([]byte, bool) {
	data, err := os.ReadFile(resultPath(key))
	return data, err == nil
}

// storeResult keeps a result for the next run. Failure to do so only costs time.
func storeResult(key string, data []byte) {
	path := resultPath(key)
	if os.MkdirAll(filepath.Dir(path), 0o755) != nil {
		return
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), "new")
	if err != nil {
		return
	}
	_, err = tmp.Write(data)
	if tmp.Close() != nil || err != nil || os.Rename(tmp.Name(), path) != nil {
		os.Remove(tmp.Name())
	}
}
