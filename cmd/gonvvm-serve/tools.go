package main

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"gonvvm/internal/live"
	"gonvvm/internal/target"
)

// languages returns the translators of other languages to LLVM IR: CUDA C, if clang is there.
func languages() map[string]live.Translate {
	clang := firstProgram("clang-22", "clang")
	if clang == "" {
		return nil
	}
	return map[string]live.Translate{".cu": func(ctx context.Context, text string, o *live.Options) ([]byte, []live.Diagnostic, error) {
		sm, err := target.ParseSM(o.Arch)
		if err != nil {
			return nil, nil, err
		}
		ptx := "+ptx" + strings.Replace(sm.MinPTX().String(), ".", "", 1) // clang's default depends on the CUDA that it finds
		return translate(ctx, "kernel.cu", text, clang, "-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", "-include", "cuda.h", "-I.",
			"--cuda-gpu-arch="+o.Arch, "-Xclang", "-target-feature", "-Xclang", ptx, "-O1", "-Xclang", "-disable-llvm-passes", "-gline-tables-only", "-fdebug-compilation-dir=/", "-S", "-emit-llvm", "-Wno-unknown-cuda-version", "-o", "-", "kernel.cu")
	}}
}

// compilers returns the compilers to compare with: llc, if it is there.
func compilers() map[string]live.Translate {
	llc := firstProgram("llc-22", "llc")
	if llc == "" {
		return nil
	}
	return map[string]live.Translate{filepath.Base(llc): func(ctx context.Context, text string, o *live.Options) ([]byte, []live.Diagnostic, error) {
		return translate(ctx, "kernel.ll", text, llc, "-mtriple=nvptx64-nvidia-cuda", "-mcpu="+o.Arch, "-O"+strconv.Itoa(o.Level), "-o", "-", "kernel.ll")
	}}
}

func firstProgram(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// cudaHeader declares the part of CUDA C that the page offers without NVIDIA's headers.
//
//go:embed cuda.h
var cudaHeader string

// reClang matches a message of clang. It is compiled when it is used: nothing happens at initialisation.
var reClang = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^kernel\.\w+:(\d+):(\d+): (?:fatal )?(error|warning|note): (.*)$`)
})

// translate runs a compiler on a text in a folder of its own.
func translate(ctx context.Context, name, text, program string, args ...string) ([]byte, []live.Diagnostic, error) {
	dir, err := os.MkdirTemp("", "gonvvm-serve")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(dir)
	for file, text := range map[string]string{name: text, "cuda.h": cudaHeader} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
			return nil, nil, err
		}
	}
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = dir
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	failed := cmd.Run()
	var said []live.Diagnostic
	wrong := false
	for _, m := range reClang().FindAllStringSubmatch(errs.String(), -1) {
		line, _ := strconv.Atoi(m[1])
		column, _ := strconv.Atoi(m[2])
		said = append(said, live.Diagnostic{Severity: m[3], Line: line, Column: column, Message: m[4]})
		wrong = wrong || m[3] == "error"
	}
	switch {
	case failed == nil:
		return out.Bytes(), said, nil
	case wrong:
		return nil, said, nil
	}
	first, _, _ := strings.Cut(errs.String(), "\n") // an internal error has a stack after it
	return nil, said, errors.New(filepath.Base(program) + ": " + first)
}
