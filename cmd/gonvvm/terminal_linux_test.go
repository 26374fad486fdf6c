package main

import (
	"io"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
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
		terminal, other := pseudoTerminal(t)
		read := make(chan string)
		go func() {
			text, _ := io.ReadAll(other) // ends with an error when the terminal is closed
			read <- string(text)
		}()
		code := run([]string{"verify", x.flag, "-"}, &streams{in: strings.NewReader("define void @f() {\n  ret i32 %x\n}\n"), out: io.Discard, err: terminal})
		terminal.Close()
		text := <-read
		if code != exitInput || !strings.Contains(text, "error: ") || strings.Contains(text, "\x1b[1;31m") != x.colors {
			t.Errorf("%+v: exit %d\n%q", x, code, text)
		}
	}
}
