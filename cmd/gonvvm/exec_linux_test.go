package main

import (
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"
)

// terminal opens a pseudo-terminal: its two ends.
func terminal(t *testing.T) (person, program *os.File) {
	t.Helper()
	person, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("pseudo-terminals cannot be opened: ", err)
	}
	control := func(request uintptr, n *int32) {
		if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, person.Fd(), request, uintptr(unsafe.Pointer(n))); e != 0 {
			t.Skip("pseudo-terminals cannot be opened: ", e)
		}
	}
	var unlock, number int32
	control(syscall.TIOCSPTLCK, &unlock)
	control(syscall.TIOCGPTN, &number)
	program, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("pseudo-terminals cannot be opened: ", err)
	}
	t.Cleanup(func() { person.Close(); program.Close() })
	return person, program
}

// A terminal shows a launch that takes long, and the line goes away; a file shows nothing.
func TestExecProgress(t *testing.T) {
	person, program := terminal(t)
	seen := make(chan string)
	go func() {
		var all strings.Builder
		buf := make([]byte, 1024)
		for {
			n, err := person.Read(buf)
			all.Write(buf[:n])
			if err != nil || strings.Contains(all.String(), "END") {
				seen <- all.String()
				return
			}
		}
	}()
	const script = `state() { echo "{\"Launch\":4,\"Kernel\":\"k\",\"Done\":$1,\"Total\":8,\"Time\":$2,\"Ended\":$3}" >$GONVVM_PROGRESS.new; mv $GONVVM_PROGRESS.new $GONVVM_PROGRESS; sleep 0.5; }
state 0 100000000 false; state 0 1500000000 false; state 4 2000000000 false; state 8 4000000000 true`
	x := execution{libraries: execLibraries(t), tools: "none"}
	if code := x.run([]string{"/bin/sh", "-c", script}, &streams{in: strings.NewReader(""), out: program, err: program}); code != 0 {
		t.Errorf("status %d", code)
	}
	fmt.Fprint(program, "END")
	var text string
	select {
	case text = <-seen:
	case <-time.After(20 * time.Second):
		t.Fatal("the terminal shows nothing")
	}
	for _, want := range []string{
		"\r\033[Klaunch 4 of kernel k: 0 of 8 blocks done in 1.5s\r", "\r\033[Klaunch 4 of kernel k: 4 of 8 blocks done in 2s, 2 blocks/s, 2s left\r", "\r\033[KEND",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the terminal lacks %q: %q", want, text)
		}
	}
	if strings.Contains(text, "100ms") || strings.Contains(text, "8 of 8") {
		t.Errorf("the terminal shows a short launch, or an end: %q", text)
	}
	if _, _, err := gonvvmExec(t, script); err != "" {
		t.Errorf("without a terminal: %q", err)
	}
}

// The program ends with gonvvm exec, even if that is killed. TestExecKilled runs itself as gonvvm.
func TestExecKilled(t *testing.T) {
	const variable = "GONVVM_TEST_EXEC_KILLED"
	if os.Getenv(variable) != "" {
		x := execution{libraries: execLibraries(t), tools: "none"}
		x.run([]string{"/bin/sh", "-c", "echo $$; exec sleep 60"}, &streams{in: strings.NewReader(""), out: os.Stdout, err: os.Stderr})
		return
	}
	out, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	process, err := os.StartProcess(os.Args[0], []string{os.Args[0], "-test.run=^TestExecKilled$"}, &os.ProcAttr{
		// The killed process removes nothing: its temporary files go into a folder of this one.
		Env: append(os.Environ(), variable+"=1", "TMPDIR="+t.TempDir()), Files: []*os.File{nil, write, os.Stderr},
	})
	write.Close()
	if err != nil {
		t.Fatal(err)
	}
	var program int
	if _, err := fmt.Fscan(out, &program); err != nil {
		t.Fatal(err)
	}
	if err := process.Kill(); err != nil {
		t.Fatal(err)
	}
	if _, err := process.Wait(); err != nil {
		t.Fatal(err)
	}
	for range 1000 {
		state, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", program))
		if err != nil || strings.Contains(string(state), ") Z ") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	_ = syscall.Kill(program, syscall.SIGKILL)
	t.Error("the program goes on")
}
