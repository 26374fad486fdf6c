package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"gonvvm/internal/frontend"
	"gonvvm/internal/live"
	"gonvvm/internal/target"
)

// languages returns the translators of other languages to LLVM IR whose compilers are there.
func languages() map[string]live.Translate {
	list := make(map[string]live.Translate)
	for _, end := range frontend.Ends() {
		name := "kernel" + end
		l := frontend.Of(name)
		if _, err := l.Find(&frontend.Request{File: name}); err != nil {
			continue
		}
		list[end] = func(ctx context.Context, text string, o *live.Options) ([]byte, []live.Diagnostic, error) {
			sm, err := target.ParseSM(o.Arch)
			if err != nil {
				return nil, nil, err
			}
			r := frontend.Request{File: name, Arch: sm, Level: o.Level, Lines: true}
			if l.Program == "clang" {
				r.Flags = []string{"-fdebug-compilation-dir=/"}
			}
			return translate(name, text, func(dir string, messages *bytes.Buffer) ([]byte, error) {
				r.Dir = dir
				out, err := l.Translate(ctx, r, messages, nil)
				if err != nil {
					return nil, err
				}
				return out.IR, nil
			})
		}
	}
	return list
}

// compilers returns the compilers to compare with: llc, if it is there.
func compilers() map[string]live.Translate {
	var llc string
	for _, name := range []string{"llc", "llc-22"} {
		if path, err := exec.LookPath(name); err == nil {
			llc = path
		}
	}
	if llc == "" {
		return nil
	}
	return map[string]live.Translate{filepath.Base(llc): func(ctx context.Context, text string, o *live.Options) ([]byte, []live.Diagnostic, error) {
		return translate("kernel.ll", text, func(dir string, messages *bytes.Buffer) ([]byte, error) {
			cmd := exec.CommandContext(ctx, llc, "-mtriple=nvptx64-nvidia-cuda", "-mcpu="+o.Arch, "-O"+strconv.Itoa(o.Level), "-o", "-", "kernel.ll")
			cmd.Dir, cmd.Stderr = dir, messages
			return cmd.Output()
		})
	}}
}

// reMessage matches a message of clang, LLVM's tools, or the first two lines of one of rustc. It is compiled when it is used: nothing happens at
// initialisation.
var reMessage = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^kernel\.\w+:(\d+):(\d+): (?:fatal )?(error|warning|note): (.*)$|^(error|warning)(?:\[\w+\])?: (.*)\n +--> kernel\.\w+:(\d+):(\d+)$`)
})

// translate runs a compiler on a text in a folder of its own.
func translate(name, text string, run func(dir string, messages *bytes.Buffer) ([]byte, error)) ([]byte, []live.Diagnostic, error) {
	dir, err := os.MkdirTemp("", "gonvvm-serve")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(dir)
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
		return nil, nil, err
	}
	var messages bytes.Buffer
	out, failed := run(dir, &messages)
	said, wrong := diagnostics(messages.String())
	switch {
	case failed == nil:
		return out, said, nil
	case wrong:
		return nil, said, nil
	}
	if first, _, _ := strings.Cut(messages.String(), "\n"); first != "" { // an internal error has a stack after it
		failed = errors.New(first)
	}
	return nil, said, failed
}

// diagnostics reads the messages of a compiler. wrong reports whether one is an error.
func diagnostics(messages string) (said []live.Diagnostic, wrong bool) {
	for _, m := range reMessage().FindAllStringSubmatch(messages, -1) {
		if m[3] == "" { // rustc
			m[1], m[2], m[3], m[4] = m[7], m[8], m[5], m[6]
		}
		line, _ := strconv.Atoi(m[1])
		column, _ := strconv.Atoi(m[2])
		said = append(said, live.Diagnostic{Severity: m[3], Line: line, Column: column, Message: m[4]})
		wrong = wrong || m[3] == "error"
	}
	return said, wrong
}
