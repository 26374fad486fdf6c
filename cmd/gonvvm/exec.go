package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"time"

	"gonvvm/internal/cudriver"
	"gonvvm/internal/cureport"
)

// The statuses of `gonvvm exec` besides the program's own.
const (
	exitFindings = 5   // the sanitizer found something
	exitTimeout  = 124 // the limit of time ended the program without a finding, as timeout(1) has it
)

// execution is one call of `gonvvm exec`.
type execution struct {
	libraries    string // folder with lib64
	devices      string
	tools        string
	leaks        bool
	kernels      listFlag
	suppressions string // files
	write        string
	timeout      time.Duration
	memory       string
	profile      profileFlag
	json         bool
	html         string // files
	output       string // "" is standard error

	rules    []cureport.Rule
	pattern  string // regular expression of the kernels
	deadline time.Time
}

// profileFlag is -profile, -profile=source or -profile=ptx.
type profileFlag struct{ detail cureport.ProfileDetail }

func (f *profileFlag) String() string   { return "" }
func (f *profileFlag) IsBoolFlag() bool { return true }
func (f *profileFlag) Set(s string) error {
	switch s {
	case "true", "source":
		f.detail = cureport.BySource
	case "ptx":
		f.detail = cureport.ByPTX
	case "false", "none":
		f.detail = cureport.NoProfile
	default:
		return wrongChoice(s, "source", "ptx", "none")
	}
	return nil
}

const execUsage = `usage: gonvvm exec [flags] PROGRAM ARGUMENT...

Runs a program that uses CUDA's driver without a GPU, with a report of the mistakes of its kernels at the end. The exit status is
the program's, or 5 if there were mistakes. The libraries are those of scripts/build-libs. docs/exec.md says more.

    gonvvm exec python3 kernels.py
    gonvvm exec -devices=sm_90,sm_80:4GiB -tools=memcheck,leakcheck ./program
    gonvvm exec -profile -html=report.html ./program

`

// execMain is `gonvvm exec`: it runs a program that uses CUDA on the emulator.
func execMain(args []string, s *streams) int {
	var x execution
	sanitize := true
	fs := flag.NewFlagSet("gonvvm exec", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, execUsage)
		fs.PrintDefaults()
	}
	fs.StringVar(&x.libraries, "libs", "", "`folder` that scripts/build-libs wrote; by default $GONVVM_LIBS, or one beside gonvvm")
	fs.StringVar(&x.devices, "devices", "", "devices of the machine, such as sm_90,sm_80:4GiB; by default $GONVVM_DEVICES, or "+cudriver.DefaultDevices)
	fs.StringVar(&x.tools, "tools", cudriver.DefaultTools.String(), "`list` of the tools "+strings.Join(cureport.Tools[:], ", ")+", or all, or none")
	fs.BoolVar(&sanitize, "sanitize", true, "false is -tools=none: kernels are faster")
	fs.BoolVar(&x.leaks, "leaks", false, "add leakcheck to the tools: report memory that the program has not freed when it ends")
	fs.Var(&x.kernels, "kernel", "check and profile only kernels with this `name`, or with /a regular expression/; may be repeated")
	fs.StringVar(&x.suppressions, "suppressions", "", "`file` of findings to leave out")
	fs.StringVar(&x.write, "write-suppressions", "", "write a `file` that leaves out all findings of this run")
	fs.DurationVar(&x.timeout, "timeout", 0, "end the program after a `time` such as 30s, with a report of the launch that runs then")
	fs.StringVar(&x.memory, "memory", "", "most memory of each device, a `size` such as 512MiB")
	fs.Var(&x.profile, "profile", "count instructions, memory accesses, bank conflicts and divergence by `source` line, or by line of ptx")
	fs.BoolVar(&x.json, "json", false, "write the report as JSON, one line for each launch with mistakes")
	fs.StringVar(&x.html, "html", "", "write the report as a page to this `file`, too")
	fs.StringVar(&x.output, "o", "", "`file` of the report; by default standard error")
	if code, ok := parseLeading(fs, args); !ok {
		return code
	}
	if fs.NArg() == 0 {
		fmt.Fprint(s.err, "gonvvm exec: the program is missing\n    hint: gonvvm exec PROGRAM ARGUMENT...\n")
		return exitUsage
	}
	if !sanitize {
		x.tools = "none"
	}
	err := x.check()
	if err == nil {
		x.libraries, err = findLibraries(x.libraries)
	}
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm exec: %v\n", err)
		return exitUsage
	}
	return x.run(fs.Args(), s)
}

// check checks the flags.
func (x *execution) check() error {
	specs, err := cudriver.ParseDevices(x.devices, 0)
	if x.devices != "" && err != nil {
		return err
	}
	if x.memory != "" {
		if err := cudriver.LimitMemory(specs, x.memory); err != nil {
			return fmt.Errorf("-memory: %w", err)
		}
	}
	tools, err := cudriver.ParseTools(x.tools)
	if err != nil {
		return fmt.Errorf("-tools: %w", err)
	}
	if x.leaks {
		tools |= cudriver.Leakcheck
	}
	if x.tools = tools.String(); x.tools == "" {
		x.tools = "none"
	}
	if x.timeout < 0 {
		return fmt.Errorf("-timeout=%v: must not be negative", x.timeout)
	}
	var parts []string
	for _, k := range x.kernels {
		part := "^" + regexp.QuoteMeta(k) + "$"
		if len(k) > 2 && k[0] == '/' && k[len(k)-1] == '/' {
			part = k[1 : len(k)-1]
		}
		if _, err := regexp.Compile(part); err != nil {
			return fmt.Errorf("-kernel=%s: %w", k, err)
		}
		parts = append(parts, "(?:"+part+")")
	}
	x.pattern = strings.Join(parts, "|")
	if x.suppressions == "" {
		return nil
	}
	text, err := os.ReadFile(x.suppressions)
	if err == nil {
		x.rules, err = cureport.ParseRules(text)
	}
	if err != nil {
		return fmt.Errorf("-suppressions=%s: %w", x.suppressions, err)
	}
	return nil
}

// findLibraries returns the folder that scripts/build-libs wrote: the given one, $GONVVM_LIBS, or one beside this program.
func findLibraries(given string) (string, error) {
	const library = "lib64/libcuda.so.1"
	var list []string
	switch dir := programDir(); {
	case given != "":
		list = []string{given}
	case os.Getenv("GONVVM_LIBS") != "":
		list = []string{os.Getenv("GONVVM_LIBS")}
	case dir != "":
		list = []string{dir, filepath.Dir(dir), filepath.Dir(filepath.Dir(dir))}
	}
	for _, dir := range list {
		if fileExists(filepath.Join(dir, library)) {
			return filepath.Abs(dir)
		}
	}
	if runtime.GOOS != "linux" {
		return "", errors.New("CUDA's libraries on the emulator need Linux; gonvvm run runs kernels on this system, too")
	}
	return "", fmt.Errorf("%s is not in %s: build it with scripts/build-libs OUT and set GONVVM_LIBS=OUT", library, strings.Join(list, ", "))
}

// programDir returns the folder of this program, "" if it is not known.
func programDir() string {
	self, err := os.Executable()
	if err != nil {
		return ""
	}
	if real, err := filepath.EvalSymlinks(self); err == nil {
		self = real
	}
	return filepath.Dir(self)
}

func fileExists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// environment returns the environment of the program: our libraries come first, and the driver writes its records into a folder.
func (x *execution) environment(dir string) []string {
	path := x.libraries + "/lib64:" + x.libraries + "/nvvm/lib64"
	if old := os.Getenv("LD_LIBRARY_PATH"); old != "" {
		path += ":" + old
	}
	env := append(os.Environ(), "LD_LIBRARY_PATH="+path, "GONVVM_REPORT="+filepath.Join(dir, reportFile),
		"GONVVM_PROGRESS="+filepath.Join(dir, progressFile), "GONVVM_TOOLS="+x.tools)
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
	add := func(name, value string) {
		if value != "" {
			env = append(env, name+"="+value)
		}
	}
	add("GONVVM_DEVICES", x.devices)
	add("GONVVM_MEMORY", x.memory)
	add("GONVVM_KERNELS", x.pattern)
	if x.profile.detail != cureport.NoProfile {
		add("GONVVM_PROFILE", "1")
	}
	if !x.deadline.IsZero() {
		add("GONVVM_DEADLINE", fmt.Sprint(x.deadline.UnixMilli()))
	}
	return env
}

// The files in the folder of a run.
const (
	reportFile   = "report"
	progressFile = "progress"
)

// run runs the program, and reports.
func (x *execution) run(command []string, s *streams) int {
	dir, err := os.MkdirTemp("", "gonvvm-exec")
	if err != nil {
		return s.failed(err)
	}
	defer os.RemoveAll(dir)
	if x.timeout > 0 {
		x.deadline = time.Now().Add(x.timeout)
	}
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Env = x.environment(dir)
	cmd.Stdin = s.in
	cmd.Stdout, cmd.Stderr = s.direct()
	progress := progressOf(filepath.Join(dir, progressFile))
	shown := s.showLaunch(progress)
	code, late, err := x.runProgram(cmd)
	shown.stop()
	last := progress()
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm exec: %v\n", err)
		return exitInput
	}
	if late {
		fmt.Fprintf(s.err, "gonvvm exec: the time limit of %v is over (-timeout)\n", x.timeout)
	}
	if last != nil && !last.Ended {
		fmt.Fprintf(s.err, "gonvvm exec: the program ended during %s\n", stateOf(*last))
	}
	n, err := x.report(filepath.Join(dir, reportFile), command, s)
	switch {
	case err != nil:
		return s.failed(err)
	case n > 0:
		return exitFindings
	case late:
		return exitTimeout
	}
	return code
}

// grace is the time that the program has after the limit of time, and after SIGTERM.
const grace = 2 * time.Second

// runProgram runs a command to its end and returns its status: 128 and the number of the signal that ended it; late says that the
// limit of time ended it.
func (x *execution) runProgram(cmd *exec.Cmd) (code int, late bool, err error) {
	defer tie(cmd)()
	if err := cmd.Start(); err != nil {
		return 0, false, err
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, endingSignals...)
	defer signal.Stop(signals)
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	var limit <-chan time.Time
	end := os.Signal(syscall.SIGTERM)
	if !x.deadline.IsZero() {
		limit = time.After(time.Until(x.deadline) + grace/2) // after the launch has ended and is reported
	}
	for {
		select {
		case err = <-ended:
			late = !x.deadline.IsZero() && time.Now().After(x.deadline)
			code, err = statusOf(err)
			return code, late, err
		case <-limit:
			_ = cmd.Process.Signal(end) // it may have ended
			end, limit = os.Kill, time.After(grace)
		case sig := <-signals:
			if sig != os.Interrupt { // which a terminal sends to the program, too
				_ = cmd.Process.Signal(sig) // likewise
			}
		}
	}
}

// statusOf returns the exit status of a program that ended with an error of Wait.
func statusOf(err error) (int, error) {
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

// report writes the report, and returns the number of errors in it.
func (x *execution) report(path string, command []string, s *streams) (int, error) {
	text, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return 0, err
	}
	r, err := cureport.Read(text)
	if err != nil {
		return 0, err
	}
	r.Symbolize()
	r.Suppress(x.rules)
	n := r.Errors()
	if x.write != "" {
		if err := os.WriteFile(x.write, r.Rules(), 0o644); err != nil {
			return n, err
		}
	}
	if x.html != "" {
		if err := os.WriteFile(x.html, r.HTML(strings.Join(command, " "), sourceText), 0o644); err != nil {
			return n, err
		}
	}
	var out []byte
	switch {
	case x.json:
		out = r.JSON()
	case n > 0 || r.Suppressed > 0 || x.output != "" || x.profile.detail != cureport.NoProfile:
		out = []byte(r.Text(x.profile.detail))
	}
	if x.output != "" {
		return n, os.WriteFile(x.output, out, 0o644)
	}
	_, err = s.err.Write(out)
	return n, err
}

// sourceText reads a source file of a kernel, for the page.
func sourceText(name string) ([]byte, bool) {
	text, err := os.ReadFile(name)
	return text, err == nil
}
