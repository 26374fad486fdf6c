//go:build unix

package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"gonvvm/internal/testkit"
	"gonvvm/internal/unnamed"
)

// fullDevice is an output that takes nothing.
type fullDevice struct{}

var errFull = errors.New("no space left on device")

func (fullDevice) Write([]byte) (int, error) { return 0, errFull }

// printing are command lines of the subcommands that print to the standard output. F.ll, F.bc and F.ptx are
// replaced by files.
var printing = map[string][]string{
	"compile":    {"F.ll"},
	"llc":        {"-o - F.ll", "--version", "-help"},
	"link":       {"F.ll"},
	"opt":        {"F.ll", "-print-passes"},
	"run":        {"F.ptx -grid 1 -block 1 -json inout:u32[4]=0 u32:0", "F.ptx -grid 1 -block 1 -stats inout:u32[4]=0 u32:0"},
	"ptx":        {"fmt F.ptx", "stat F.ptx", "stat -json F.ptx"},
	"intrinsics": {"", "-json", "membar"},
	"as":         {"-o - F.ll"},
	"dis":        {"-o - F.bc"},
	"targets":    {""},
	"explain":    {"L0001"},
	"ptxas":      {"--version", "-arch sm_90 -o - F.ptx"},
	"nvlink":     {"--version"},
	"cuobjdump":  {"-lptx F.cubin", "-ptx F.cubin"},
	"batch":      nil, // writes files only
	"fatbinary":  nil, // likewise
	"nvprune":    nil, // likewise
	"toolkit":    nil, // likewise
	"reduce":     nil, // executes a command
	"exec":       nil, // likewise
	"dap":        nil, // likewise
	"serve":      nil, // a server
	"lsp":        nil, // likewise
	"completion": {"bash"},
	"man":        {""},
	"version":    {""},
	"verify":     nil, // prints to the standard error
	"help":       {""},
	"-help":      {""},
	"--version":  {""},
}

// Every subcommand fails where its standard output does.
func TestFullOutput(t *testing.T) {
	dir := t.TempDir()
	file := func(ext string) string { return filepath.Join(dir, "f"+ext) }
	if err := os.WriteFile(file(".ll"), []byte(kernel), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"as", file(".ll"), "-o", file(".bc")}, {"compile", file(".ll"), "-o", file(".ptx")}, {"ptxas", "-arch", "sm_90", "-o", file(".cubin"), file(".ptx")}} {
		if code, _, errs := gonvvm("", args...); code != exitOK {
			t.Fatalf("%s: %s", args, errs)
		}
	}
	for _, c := range commands() {
		if _, ok := printing[c.name]; !ok {
			t.Errorf("nothing is known of the output of %s", c.name)
		}
	}
	for name, lines := range printing {
		for _, line := range lines {
			args := []string{name}
			for _, a := range strings.Fields(line) {
				if ext, ok := strings.CutPrefix(a, "F"); ok {
					a = file(ext)
				}
				args = append(args, a)
			}
			code, out, errs := gonvvm("", args...)
			if code != exitOK || out == "" {
				t.Errorf("%s: exit %d, %d bytes of output\n%s", args, code, len(out), errs)
				continue
			}
			var full bytes.Buffer
			if code := run(args, &streams{in: strings.NewReader(""), out: fullDevice{}, err: &full}); code != exitInput || strings.Count(full.String(), errFull.Error()) != 1 {
				t.Errorf("%s: exit %d with a full output\n%s", args, code, &full)
			}
		}
	}
}

// -o keeps the file at the path: symbolic links, other names of the file, permissions, devices.
func TestOutputFiles(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	put := func(name string, perm os.FileMode) {
		t.Helper()
		if err := errors.Join(os.WriteFile(at(name), []byte("old"), perm), os.Chmod(at(name), perm)); err != nil {
			t.Fatal(err)
		}
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	write := func(name, text string, fail error) error {
		return streamOutput(at(name), io.Discard, func(w io.Writer) error {
			if _, err := io.WriteString(w, text); err != nil {
				return err
			}
			return fail
		})
	}
	has := func(name, want string) {
		t.Helper()
		if got, err := os.ReadFile(at(name)); err != nil || string(got) != want {
			t.Errorf("%s has %q (%v), want %q", name, got, err, want)
		}
	}
	errStop := errors.New("stop")

	put("plain", 0o640)
	must(write("plain", "new", nil))
	has("plain", "new")
	if st, err := os.Stat(at("plain")); err != nil || st.Mode().Perm() != 0o640 {
		t.Errorf("the permissions are %v", st.Mode())
	}
	if err := write("plain", "half", errStop); err != errStop {
		t.Errorf("error %v", err)
	}
	has("plain", "new")

	put("one", 0o755)
	must(os.Link(at("one"), at("two")))
	must(write("one", "new", nil))
	has("two", "new")
	if err := write("two", "half", errStop); err != errStop {
		t.Errorf("error %v", err)
	}
	has("one", "new")

	must(os.Mkdir(at("sub"), 0o777))
	put("sub/target", 0o600)
	must(os.Symlink("sub/target", at("link")))
	must(os.Symlink("link", at("link2")))
	must(write("link2", "new", nil))
	has("sub/target", "new")
	must(os.Symlink("sub/fresh", at("dangling")))
	if err := write("dangling", "half", errStop); err != errStop {
		t.Errorf("error %v", err)
	}
	if _, err := os.Lstat(at("sub/fresh")); err == nil {
		t.Error("a failure leaves a file behind a link")
	}
	must(write("dangling", "new", nil))
	has("sub/fresh", "new")
	for _, name := range []string{"link", "link2", "dangling"} {
		if st, err := os.Lstat(at(name)); err != nil || st.Mode()&os.ModeSymlink == 0 {
			t.Errorf("%s is no link any more", name)
		}
	}

	must(syscall.Mkfifo(at("pipe"), 0o600))
	read := make(chan string)
	go func() {
		b, _ := os.ReadFile(at("pipe"))
		read <- string(b)
	}()
	must(write("pipe", "through", nil))
	if got := <-read; got != "through" {
		t.Errorf("the pipe gave %q", got)
	}
	must(streamOutput(os.DevNull, io.Discard, func(w io.Writer) error { _, err := w.Write([]byte("x")); return err }))
	if err := write("sub", "x", nil); err == nil {
		t.Error("a folder was written")
	}
	if err := write("none/file", "x", nil); err == nil || strings.Contains(err.Error(), "file.") {
		t.Errorf("error %v", err)
	}
	if os.Geteuid() != 0 {
		put("readonly", 0o444)
		if err := write("readonly", "new", nil); err == nil {
			t.Error("a file that may not be written was replaced")
		}
	}
	left, err := filepath.Glob(at(".*"))
	must(err)
	if len(left) != 0 {
		t.Errorf("files are left: %s", left)
	}
}

// A file without a name that cannot be linked is copied.
func TestOutputCopy(t *testing.T) {
	dir := t.TempDir()
	f, err := unnamed.Create(dir, 0o640)
	if err != nil {
		t.Skip("files have names:", err)
	}
	o := &output{File: f, target: filepath.Join(dir, "out")}
	if _, err := o.WriteString("text"); err != nil {
		t.Fatal(err)
	}
	if err := o.finish(o.copy()); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(o.target); err != nil || string(got) != "text" {
		t.Errorf("the file has %q (%v)", got, err)
	}
	if st, err := os.Stat(o.target); err != nil || st.Mode().Perm() != 0o640 {
		t.Errorf("the permissions are %v", st.Mode())
	}
	if list, _ := os.ReadDir(dir); len(list) != 1 {
		t.Errorf("files are left: %v", list)
	}
}

// TestWriteSlowly is the program that TestSignals ends.
func TestWriteSlowly(t *testing.T) {
	path := os.Getenv("GONVVM_WRITE_SLOWLY")
	if path == "" {
		t.Skip("run by TestSignals")
	}
	wait := func(io.Writer) error {
		os.Stdout.WriteString("ready\n")
		time.Sleep(time.Minute)
		return nil
	}
	if os.Getenv("GONVVM_WRITE_NAMED") == "" {
		_ = streamOutput(path, io.Discard, wait)
		return
	}
	o := &output{target: path}
	if err := o.createNamed(0o666); err != nil {
		t.Fatal(err)
	}
	_ = wait(o)
}

// A signal leaves no temporary file. Where files need no name, not even SIGKILL leaves one.
func TestSignals(t *testing.T) {
	ending := []syscall.Signal{syscall.SIGHUP, syscall.SIGINT, syscall.SIGTERM}
	t.Setenv("GONVVM_WRITE_NAMED", "1")
	testSignals(t, ending)
	os.Unsetenv("GONVVM_WRITE_NAMED")
	if f, err := unnamed.Create(t.TempDir(), 0o600); err == nil {
		f.Close()
		ending = append(ending, syscall.SIGKILL)
	}
	testSignals(t, ending)
}

func testSignals(t *testing.T, list []syscall.Signal) {
	for _, sig := range list {
		if signal.Ignored(sig) { // as under nohup; the process would inherit that
			continue
		}
		dir := t.TempDir()
		cmd := exec.Command(os.Args[0], "-test.run=^TestWriteSlowly$")
		cmd.Env = append(os.Environ(), "GONVVM_WRITE_SLOWLY="+filepath.Join(dir, "out"))
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if _, err := io.ReadFull(out, make([]byte, len("ready\n"))); err != nil {
			t.Fatal(err)
		}
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait()
		if ws, ok := cmd.ProcessState.Sys().(syscall.WaitStatus); ok && (!ws.Signaled() || ws.Signal() != sig) {
			t.Errorf("%v: the process ended with %v", sig, cmd.ProcessState)
		}
		if left, _ := os.ReadDir(dir); len(left) != 0 {
			t.Errorf("%v leaves %s", sig, left[0].Name())
		}
	}
}

// The command itself, with a device that is full.
func TestFullDevice(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("there is no /dev/full")
	}
	defer full.Close()
	cmd := exec.Command(buildCommand(t), "version")
	cmd.Stdout = full
	if err := cmd.Run(); cmd.ProcessState.ExitCode() != exitInput {
		t.Errorf("exit status: %v", err)
	}
}

// buildCommand builds the command and returns its path.
func buildCommand(t *testing.T) string {
	exe := filepath.Join(t.TempDir(), "gonvvm")
	build := exec.Command("go", "build", "-o", exe, "./cmd/gonvvm")
	build.Dir = testkit.Root(t)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	return exe
}

// Nothing is computed before a subcommand needs it: the tables of a package are data of the executable file.
func TestStart(t *testing.T) {
	const most = 3 << 10 // bytes that the variables of a package allocate
	cmd := exec.Command(buildCommand(t), "version")
	cmd.Env = append(cmd.Environ(), "GODEBUG=inittrace=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	inits := regexp.MustCompile(`(?m)^init (gonvvm/\S+|main) .* (\d+) bytes,`).FindAllSubmatch(out, -1)
	if len(inits) == 0 {
		t.Fatalf("no package is initialised:\n%s", out)
	}
	for _, in := range inits {
		if n, _ := strconv.Atoi(string(in[2])); n > most {
			t.Errorf("package %s allocates %d bytes when the command starts", in[1], n)
		}
	}
}
