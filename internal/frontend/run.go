package frontend

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// headers are declarations that the compilers lack without other packages.
//
//go:embed include
var headers embed.FS

// Result is the LLVM IR of a file.
type Result struct {
	IR      []byte
	Command []string // that made it
	Files   []string // that were read besides the file, as far as the compiler says it
}

// ErrRefused is the error of a file that the compiler refused. Its messages have been written.
var ErrRefused = errors.New("the front end refused the file")

// Missing is the error of a compiler that is not there, or of a version that does not fit.
type Missing struct {
	Reason string
	Hint   string // the packages to install, and the command that makes the IR
}

func (m *Missing) Error() string { return m.Reason }

// Find returns the path of the compiler, or a [*Missing]: a path that is given must exist; otherwise the compiler is searched
// in PATH, with the newest version of LLVM in its name first.
func (l *Language) Find(r *Request) (string, error) {
	names := []string{r.Program}
	if r.Program == "" {
		names = names[:0]
		if l.Program != "rustc" {
			for v := l.newest; v >= l.oldest; v-- {
				names = append(names, l.Program+"-"+strconv.Itoa(v))
			}
			names = slices.Insert(names, 1, l.Program)
		} else {
			names = append(names, l.Program)
		}
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	m := &Missing{Reason: fmt.Sprintf("%s is %s, which %s translates to LLVM IR; %[3]s was not found in PATH", r.File, l.Name, l.Program), Hint: l.advice(r)}
	if r.Program != "" {
		m.Reason = fmt.Sprintf("the program %s, which is to translate %s, was not found", r.Program, r.File)
	}
	return "", m
}

// advice says how a person makes the IR.
func (l *Language) advice(r *Request) string {
	ir := strings.TrimSuffix(filepath.Base(r.File), l.End) + ".ll"
	return fmt.Sprintf("install %s (%s), or give its path with -frontend=PATH, or compile the IR that it makes elsewhere: %s", l.Program, l.install, Quote(l.example(r, ir)))
}

// reVersion matches the version of LLVM in the answer to --version: of clang, LLVM's tools, and rustc.
const reVersion = `(?:clang version|LLVM version:?) (\d+)`

// check returns a [*Missing] if the program is not the compiler, or is too old, and a warning if it is newer than gonvvm knows.
func (l *Language) check(ctx context.Context, path string, r *Request) (warning string, err error) {
	flag := "--version"
	if l.Program == "rustc" {
		flag = "-vV"
	}
	out, err := exec.CommandContext(ctx, path, flag).Output()
	m := regexp.MustCompile(reVersion).FindSubmatch(out)
	if err != nil || m == nil {
		return "", &Missing{fmt.Sprintf("%s %s does not tell the version of LLVM that it has", path, flag), l.advice(r)}
	}
	version, _ := strconv.Atoi(string(m[1]))
	switch {
	case version < l.oldest:
		return "", &Missing{fmt.Sprintf("%s has LLVM %d, expected %d to %d", path, version, l.oldest, l.newest), l.advice(r)}
	case version > l.newest:
		return fmt.Sprintf("%s has LLVM %d; gonvvm knows the IR of versions up to %d", path, version, l.newest), nil
	}
	return "", nil
}

// Translate runs the compiler on a file. Its messages, and a warning about its version, go to messages as they come; command, if it is not nil,
// is called with the command before it starts. The error is a [*Missing], [ErrRefused], or one of the system.
func (l *Language) Translate(ctx context.Context, r Request, messages io.Writer, command func([]string)) (*Result, error) {
	path, err := l.Find(&r)
	if err != nil {
		return nil, err
	}
	warning, err := l.check(ctx, path, &r)
	if err != nil {
		return nil, err
	}
	if warning != "" {
		fmt.Fprintf(messages, "warning: %s\n", warning)
	}
	dir, err := os.MkdirTemp("", "gonvvm-frontend-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	r.deps = filepath.Join(dir, "deps")
	if l.header != "" && r.CUDA == "" && !slices.Contains(r.Flags, "-nocudainc") {
		text, err := headers.ReadFile("include/" + l.header)
		if err != nil {
			return nil, err
		}
		r.header = filepath.Join(dir, l.header)
		if err := os.WriteFile(r.header, text, 0o600); err != nil {
			return nil, err
		}
	}
	res := &Result{Command: append(append([]string{path}, l.args(&r)...), r.Flags...)}
	if command != nil {
		command(res.Command)
	}
	cmd := exec.CommandContext(ctx, path, res.Command[1:]...)
	var out bytes.Buffer
	cmd.Dir, cmd.Stdout, cmd.Stderr = r.Dir, &out, messages
	var failed *exec.ExitError
	switch err := cmd.Run(); {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case errors.As(err, &failed):
		return nil, ErrRefused
	case err != nil:
		return nil, err
	}
	res.IR = out.Bytes()
	if rule, err := os.ReadFile(r.deps); err == nil {
		res.Files = dependencies(string(rule), r.File, dir)
	}
	return res, nil
}

// dependencies returns the files of the first rule for make, less the program itself and files of a folder.
func dependencies(rule, file, without string) []string {
	_, rule, _ = strings.Cut(rule, ": ")
	rule = strings.ReplaceAll(strings.ReplaceAll(rule, "\\\r\n", " "), "\\\n", " ")
	rule, _, _ = strings.Cut(rule, "\n")
	const blank = "\x00"
	var list []string
	for _, name := range strings.Fields(strings.ReplaceAll(rule, `\ `, blank)) {
		name = strings.NewReplacer(blank, " ", `\#`, "#", "$$", "$").Replace(name)
		if name != file && !strings.HasPrefix(name, without) {
			list = append(list, name)
		}
	}
	return list
}

// Quote returns a command as a shell takes it.
func Quote(words []string) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		if w == "" || strings.ContainsAny(w, " \t\n\"'\\$`&|;<>()*?[]#~!{}") {
			w = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
		}
		b.WriteString(w)
	}
	return b.String()
}
