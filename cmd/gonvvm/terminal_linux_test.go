package main

import (
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"
	"unsafe"
)

// pseudoTerminal opens a terminal and its other side, from which a test reads.
func pseudoTerminal(t *testing.T) (terminal, other *os.File) {
	other, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no pseudo-terminals: ", err)
	}
	t.Cleanup(func() { other.Close() })
	control := func(request uintptr, n *uint32) {
		if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, other.Fd(), request, uintptr(unsafe.Pointer(n))); e != 0 {
			t.Skip("no pseudo-terminals: ", e)
		}
	}
	var unlock, number uint32
	control(syscall.TIOCSPTLCK, &unlock)
	control(syscall.TIOCGPTN, &number)
	terminal, err = os.OpenFile("/dev/pts/"+strconv.Itoa(int(number)), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no pseudo-terminals: ", err)
	}
	return terminal, other
}

// onTerminal runs the command with a terminal as its standard error, and returns the text that it gets.
func onTerminal(t *testing.T, stdin string, args ...string) (code int, text string) {
	t.Helper()
	terminal, other := pseudoTerminal(t)
	read := make(chan string)
	go func() {
		text, _ := io.ReadAll(other) // ends with an error when the terminal is closed
		read <- string(text)
	}()
	code = run(args, &streams{in: strings.NewReader(stdin), out: io.Discard, err: terminal})
	terminal.Close()
	return code, <-read
}

// TestCompileProgress compiles with a terminal: after a second the phase is shown, in a line that is erased. Where no person sees it,
// nothing is shown.
func TestCompileProgress(t *testing.T) {
	const module = "define void @k() {\n  ret void\n}\n"
	t.Setenv("TERM", "xterm")
	defer func(d time.Duration) { slow = d }(slow)
	for _, x := range []struct {
		name string
		slow time.Duration
		term string
		args []string
		want bool
	}{
		{"longer than slow", 0, "xterm", []string{"compile", "-"}, true},
		{"llc", 0, "xterm", []string{"llc", "-mcpu=sm_80", "-o", "-", "-"}, true},
		{"opt", 0, "xterm", []string{"opt", "-"}, true},
		{"at once", time.Hour, "xterm", []string{"compile", "-"}, false},
		{"no escape codes", 0, "dumb", []string{"compile", "-"}, false},
	} {
		slow = x.slow
		t.Setenv("TERM", x.term)
		code, text := onTerminal(t, module, x.args...)
		shown := strings.Contains(text, "\r\x1b[K") && strings.Contains(text, "<stdin>") && strings.Contains(text, ": the passes, 0s")
		if code != exitOK || shown != x.want || !x.want && text != "" || x.want && !strings.HasSuffix(text, "\r\x1b[K") {
			t.Errorf("%s: exit %d, %q", x.name, code, text)
		}
	}
	slow = 0
	t.Setenv("TERM", "xterm")
	long := filepath.Join(t.TempDir(), strings.Repeat("é", 100)+".ll")
	if err := os.WriteFile(long, []byte(module), 0o600); err != nil {
		t.Fatal(err)
	}
	_, text := onTerminal(t, "", "compile", long)
	for part := range strings.SplitSeq(text, "\r\x1b[K") {
		if n := utf8.RuneCountInString(part); n > 79 || n > 0 && !strings.HasPrefix(part, "…é") {
			t.Errorf("%d characters in a line: %q", n, part)
		}
	}
	if _, _, errs := gonvvm(module, "compile", "-"); errs != "" {
		t.Errorf("not a terminal: %q", errs)
	}
}

// TestRunProgressOnTerminal runs a kernel that loops for a while with a terminal: the launch is shown, and its line is erased.
func TestRunProgressOnTerminal(t *testing.T) {
	const kernel = `.version 7.0
.target sm_70
.address_size 64
.visible .entry spin()
{
	.reg .pred %p<2>;
	.reg .b32 %r<2>;
	mov.u32 %r1, 0;
loop:
	add.u32 %r1, %r1, 1;
	setp.lt.u32 %p1, %r1, 3000000;
	@%p1 bra loop;
	ret;
}
`
	t.Setenv("TERM", "xterm")
	defer func(a, b time.Duration) { slow, refresh = a, b }(slow, refresh)
	slow, refresh = 0, time.Millisecond
	code, text := onTerminal(t, kernel, "run", "-", "-simd=off", "-quiet")
	if code != exitOK || !strings.Contains(text, "\r\x1b[Klaunch 1 of kernel spin: 0 of 1 blocks done") || !strings.HasSuffix(text, "\r\x1b[K") {
		t.Errorf("exit %d, %q", code, text)
	}
}

// TestTerminal writes diagnostics to a terminal: in colors, unless NO_COLOR is set or the terminal has none.
func TestTerminal(t *testing.T) {
	for _, x := range []struct {
		noColor, term, flag string
		colors              bool
	}{
		{"", "xterm", "-color=auto", true},
		{"1", "xterm", "-color=auto", false},
		{"", "dumb", "-color=auto", false},
		{"", "xterm", "-color=never", false},
		{"1", "dumb", "-color=always", true},
	} {
		t.Setenv("NO_COLOR", x.noColor)
		t.Setenv("TERM", x.term)
		code, text := onTerminal(t, "define void @f() {\n  ret i32 %x\n}\n", "verify", x.flag, "-")
		if code != exitInput || !strings.Contains(text, "error: ") || strings.Contains(text, "\x1b[1;31m") != x.colors {
			t.Errorf("%+v: exit %d\n%q", x, code, text)
		}
	}
}
