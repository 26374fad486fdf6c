package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"gonvvm/internal/cudriver"
)

// exitFindings is the status of `gonvvm exec` when the sanitizer found something, whatever the program's own was.
const exitFindings = 5

// execution is one call of `gonvvm exec`.
type execution struct {
	libraries string // folder with lib64
	devices   string
	sanitize  bool
	leaks     bool
	json      bool
	output    string // file of the report; "" is standard error
}

// execMain is `gonvvm exec`: it runs a program that uses CUDA on the emulator.
func execMain(args []string, s *streams) int {
	var x execution
	fs := flag.NewFlagSet("gonvvm exec", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm exec [flags] PROGRAM ARGUMENT...\n\nRuns a program that uses CUDA's driver without a GPU, with a report of the mistakes of its kernels at the end.\n"+
			"The exit status is the program's, or 5 if there were mistakes. The libraries are those of scripts/build-libs.\n\n"+
			"    gonvvm exec python3 kernels.py\n    gonvvm exec -devices=sm_90,sm_80:4GiB ./program\n\n")
		fs.PrintDefaults()
	}
	fs.StringVar(&x.libraries, "libs", "", "`folder` that scripts/build-libs wrote; by default $GONVVM_LIBS, or one beside gonvvm")
	fs.StringVar(&x.devices, "devices", "", "devices of the machine, such as sm_90,sm_80:4GiB; by default $GONVVM_DEVICES, or "+cudriver.DefaultDevices)
	fs.BoolVar(&x.sanitize, "sanitize", true, "check accesses to memory, races and barriers; without it kernels are faster")
	fs.BoolVar(&x.leaks, "leaks", false, "report memory that the program has not freed when it ends")
	fs.BoolVar(&x.json, "json", false, "write the report as JSON, one line for each launch with mistakes")
	fs.StringVar(&x.output, "o", "", "`file` of the report; by default standard error")
	if err := parseQuietly(fs, args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fs.Usage()
			return exitOK
		}
		wrongFlag(fs, err)
		return exitUsage
	}
	if fs.NArg() == 0 {
		fmt.Fprint(s.err, "gonvvm exec: the program is missing\n    hint: gonvvm exec PROGRAM ARGUMENT...\n")
		return exitUsage
	}
	if _, err := cudriver.ParseDevices(x.devices, 0); x.devices != "" && err != nil {
		fmt.Fprintf(s.err, "gonvvm exec: %v\n", err)
		return exitUsage
	}
	if err := x.find(); err != nil {
		fmt.Fprintf(s.err, "gonvvm exec: %v\n", err)
		return exitUsage
	}
	return x.run(fs.Args(), s)
}

// find looks for the libraries.
func (x *execution) find() error {
	const library = "lib64/libcuda.so.1"
	var list []string
	switch {
	case x.libraries != "":
		list = []string{x.libraries}
	case os.Getenv("GONVVM_LIBS") != "":
		list = []string{os.Getenv("GONVVM_LIBS")}
	default:
		if self, err := os.Executable(); err == nil {
			if real, err := filepath.EvalSymlinks(self); err == nil {
				self = real
			}
			dir := filepath.Dir(self)
			list = []string{dir, filepath.Dir(dir), filepath.Dir(filepath.Dir(dir))}
		}
	}
	for _, dir := range list {
		if fileExists(filepath.Join(dir, library)) {
			var err error
			x.libraries, err = filepath.Abs(dir)
			return err
		}
	}
	return fmt.Errorf("%s is not in %s: build it with scripts/build-libs OUT and set GONVVM_LIBS=OUT", library, strings.Join(list, ", "))
}

func fileExists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// environment returns the environment of the program: our libraries come first.
func (x *execution) environment(report string) []string {
	path := x.libraries + "/lib64:" + x.libraries + "/nvvm/lib64"
	if old := os.Getenv("LD_LIBRARY_PATH"); old != "" {
		path += ":" + old
	}
	env := append(os.Environ(), "LD_LIBRARY_PATH="+path, "GONVVM_REPORT="+report)
	for _, name := range []string{"CUDA_HOME", "CUDA_PATH"} {
		if os.Getenv(name) == "" {
			env = append(env, name+"="+x.libraries)
		}
	}
	if tool := filepath.Join(x.libraries, "bin", "ptxas"); fileExists(tool) {
		for _, name := range []string{"TRITON_PTXAS_PATH", "TRITON_PTXAS_BLACKWELL_PATH"} {
			env = append(env, name+"="+tool)
		}
		env = append(env, "TRITON_LIBCUDA_PATH="+x.libraries+"/lib64")
	}
	if x.devices != "" {
		env = append(env, "GONVVM_DEVICES="+x.devices)
	}
	if x.leaks {
		env = append(env, "GONVVM_LEAKS=1")
	}
	if !x.sanitize {
		env = append(env, "GONVVM_SANITIZE=0")
	}
	return env
}

// run runs the program, and reports.
func (x *execution) run(command []string, s *streams) int {
	report, err := os.CreateTemp("", "gonvvm-report")
	if err != nil {
		return s.failed(err)
	}
	defer os.Remove(report.Name())
	if err := report.Close(); err != nil {
		return s.failed(err)
	}
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Env = x.environment(report.Name())
	cmd.Stdin = s.in
	cmd.Stdout, cmd.Stderr = s.direct()
	code, err := runProgram(cmd)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm exec: %v\n", err)
		return exitInput
	}
	lines, err := os.ReadFile(report.Name())
	if err == nil {
		err = x.report(lines, s)
	}
	if err != nil {
		return s.failed(err)
	}
	if len(lines) > 0 {
		return exitFindings
	}
	return code
}

// runProgram runs a command to its end and returns its status: 128 and the number of the signal that ended it.
func runProgram(cmd *exec.Cmd) (int, error) {
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, endingSignals...)
	defer signal.Stop(signals)
	done := make(chan bool)
	defer close(done)
	go func() {
		for {
			select {
			case <-done:
				return
			case sig := <-signals:
				if sig != os.Interrupt { // which a terminal sends to the program, too
					_ = cmd.Process.Signal(sig) // it may have ended
				}
			}
		}
	}()
	err := cmd.Wait()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return exitOK, nil
	case !errors.As(err, &exit):
		return 0, err
	case exit.ExitCode() >= 0:
		return exit.ExitCode(), nil
	}
	status, _ := exit.Sys().(syscall.WaitStatus)
	return 128 + int(status.Signal()), nil
}

// report writes the reports of launches, and their number.
func (x *execution) report(lines []byte, s *streams) error {
	var out bytes.Buffer
	n := 0
	for line := range bytes.Lines(lines) {
		n += cudriver.Findings(line)
		if x.json {
			out.Write(line)
			continue
		}
		text, err := cudriver.ReportText(line)
		if err != nil {
			return err
		}
		out.WriteString(text)
	}
	if !x.json && (n > 0 || x.output != "") {
		plural := "s"
		if n == 1 {
			plural = ""
		}
		fmt.Fprintf(&out, "========= ERROR SUMMARY: %d error%s\n", n, plural)
	}
	if x.output != "" {
		return os.WriteFile(x.output, out.Bytes(), 0o644)
	}
	_, err := io.Copy(s.err, &out)
	return err
}
