package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// docTools are the tools that a block may need: the commands of each, with the program and arguments that a command stands for. An empty
// program is a tool that is not installed.
var docTools = map[string]func() map[string]string{
	"a C compiler": func() map[string]string { return map[string]string{"cc": oracle.Find("cc")} },
	"clang": func() map[string]string {
		clang := oracle.Find("clang-22")
		plus := clang
		if clang != "" {
			plus += " --driver-mode=g++"
		}
		return map[string]string{"clang": clang, "clang++": plus, "clang-linker-wrapper": oracle.Find("clang-linker-wrapper-22")}
	},
	"GCC with offloading": func() map[string]string { return map[string]string{"gcc": oracle.Find("gcc-offload")} },
	"numba":               func() map[string]string { return map[string]string{"python3": oracle.Clients()} },
	"llc":                 func() map[string]string { return map[string]string{"llc": oracle.Find("llc-22")} },
	"julia":               func() map[string]string { return map[string]string{"julia": oracle.Find("julia-1.5")} },
	"nvim":                func() map[string]string { return map[string]string{"nvim": oracle.Find("nvim")} },
	"ptxas":               func() map[string]string { return map[string]string{"ptxas": oracle.PtxasFor("sm_80")} },
	"mlir":                func() map[string]string { return map[string]string{"mlir-translate": oracle.Find("mlir-translate-22")} },
	// A page's folder has another path than the repository, so that go compiles the packages and the standard library once more for it.
	"go": func() map[string]string { return map[string]string{"go": oracle.Find("go")} },
}

// docFiles are the tools that a page has as a file or folder with a name.
var docFiles = map[string]struct {
	name string
	path func() string
}{
	"CUDA's headers": {"HEADERS", oracle.Headers},
	"libclc":         {"nvptx64--.bc", oracle.Libclc},
}

// docInterpreters are the programs that execute blocks by their language.
var docInterpreters = map[string][]string{
	"sh":      {"bash", "-euo", "pipefail"},
	"console": {"bash", "-uo", "pipefail"},
	"js":      {"node"},
	"lua":     {"nvim", "--clean", "--headless", "-l"},
}

// Every command of the pages is executed. A page is executed in an empty folder with the entries of the repository, the command in PATH, and the
// files that the page shows or names. Blocks that need a tool are executed with oracles only, those of a step when .ci/run executes this test in it;
// those that no test can execute say why. The pages about Python have a test in python/tests.
func TestDocumentation(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the command and runs every command of the pages")
	}
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("there is no bash")
	}
	root := testkit.Root(t)
	run := &docRun{root: root, bin: t.TempDir(), libs: filepath.Join(t.TempDir(), "OUT")}
	if err := run.build(); err != nil {
		t.Fatal(err)
	}
	for _, page := range docPages(t, root) {
		if strings.HasPrefix(page, "docs/python/") || page == "python/README.md" {
			continue
		}
		t.Run(page, func(t *testing.T) { run.page(t, page) })
	}
	t.Logf("%d blocks: %d executed, %d files, %d of text or data, %d not executed:\n%s", run.blocks, run.executed, run.files, run.data, len(run.left), strings.Join(run.left, "\n"))
}

// docPages returns the pages of the repository, which are the files of Markdown that are not those of packages or builds.
func docPages(t *testing.T, root string) (pages []string) {
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(name, ".") || name == "node_modules" || name == "target" || name == "bin" || name == "build"):
			return filepath.SkipDir
		case strings.HasSuffix(name, ".md"):
			rel, err := filepath.Rel(root, path)
			pages = append(pages, filepath.ToSlash(rel))
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// docRun executes the blocks of pages, and counts them.
type docRun struct {
	root, bin                     string
	libs                          string // the C libraries that a page has built, with which the next page begins: scripts/build-libs takes twenty seconds
	blocks, executed, files, data int
	left                          []string
}

// build builds the commands that pages execute.
func (r *docRun) build() error {
	cmd := exec.Command("go", "build", "-o", r.bin, "./cmd/gonvvm", "./cmd/gonvvm-serve")
	cmd.Dir = r.root
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, out)
	}
	return nil
}

func (r *docRun) page(t *testing.T, page string) {
	text, err := os.ReadFile(filepath.Join(r.root, page))
	if err != nil {
		t.Fatal(err)
	}
	blocks, mistakes := readBlocks(page, string(text))
	for _, m := range mistakes {
		t.Error(m)
	}
	dir := t.TempDir()
	entries, err := os.ReadDir(r.root)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") && e.Name() != "gonvvm" && e.Name() != "bin" {
			if err := os.Symlink(filepath.Join(r.root, e.Name()), filepath.Join(dir, e.Name())); err != nil {
				t.Skip(err)
			}
		}
	}
	for _, b := range blocks {
		r.blocks++
		if err := r.block(b, dir); err != nil {
			t.Errorf("%s: %v", b, err)
		}
	}
}

// block writes, checks or executes a block in the folder of its page.
func (r *docRun) block(b *block, dir string) error {
	for _, f := range b.files {
		text, err := os.ReadFile(filepath.Join(r.root, f[1]))
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, f[0]), text, 0o644)
		}
		if err != nil {
			return err
		}
	}
	interpreter := docInterpreters[b.language]
	switch {
	case b.title != "":
		r.files++
		name := filepath.Join(dir, b.title)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		return os.WriteFile(name, []byte(b.text), 0o644)
	case b.reason != "":
		r.left = append(r.left, fmt.Sprintf("%s: %s", b, b.reason))
		return r.unexecuted(b)
	case b.step != "" && b.step != os.Getenv("GONVVM_DOCS"):
		r.left = append(r.left, fmt.Sprintf("%s: executed by .ci/run %s", b, b.step))
		if err := r.hasStep(b.step); err != nil {
			return err
		}
		return r.unexecuted(b)
	case b.language == "text":
		r.data++
		return synopsis(b.text)
	case b.language == "json":
		r.data++
		return validJSON(b.text)
	case interpreter == nil:
		return fmt.Errorf("no test can execute the language %s: give the block a title and a command that reads the file, or the reason", b.language)
	}
	tools, missing, err := r.tools(b.needs, dir)
	if err != nil {
		return err
	}
	if missing != "" {
		r.left = append(r.left, fmt.Sprintf("%s: needs %s", b, missing))
		if oracle.Required() {
			return fmt.Errorf("%s is not installed: scripts/oracles.sh installs it, or one of its groups", missing)
		}
		return r.unexecuted(b)
	}
	defer os.RemoveAll(tools)
	r.executed++
	if !strings.Contains(b.text, "scripts/build-libs OUT") {
		return r.execute(b, interpreter, dir, tools)
	}
	out := filepath.Join(dir, "OUT")
	if exists(r.libs) && !exists(out) {
		if err := copyTree(r.libs, out); err != nil {
			return err
		}
	}
	if err := r.execute(b, interpreter, dir, tools); err != nil || exists(r.libs) {
		return err
	}
	return copyTree(out, r.libs)
}

// copyTree copies a folder with the times of its files.
func copyTree(from, to string) error {
	if out, err := exec.Command("cp", "-a", from, to).CombinedOutput(); err != nil {
		return fmt.Errorf("cp: %w\n%s", err, out)
	}
	return nil
}

func (r *docRun) execute(b *block, interpreter []string, dir, tools string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	script, want := b.script()
	path := filepath.Join(tools, "block."+b.language)
	if b.language == "js" { // which looks for packages beside the program
		path = filepath.Join(dir, "block.mjs")
	}
	if err := os.WriteFile(path, []byte(script), 0o644); err != nil {
		return err
	}
	search := tools + string(os.PathListSeparator) + r.bin + string(os.PathListSeparator) + os.Getenv("PATH")
	program := interpreter[0]
	if own := filepath.Join(tools, program); exists(own) {
		program = own
	}
	cmd := exec.CommandContext(ctx, program, append(interpreter[1:len(interpreter):len(interpreter)], path)...)
	cmd.Dir, cmd.WaitDelay = dir, time.Second
	cmd.Env = append(os.Environ(), "PATH="+search, "GOFLAGS=-trimpath", "PWD="+dir)
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return fmt.Errorf("%w\n%s", err, out)
	}
	if status := cmd.ProcessState.ExitCode(); status != b.exit {
		return fmt.Errorf("exit status %d, want %d\n%s", status, b.exit, out)
	}
	if want != nil && !want.Match(out) {
		return fmt.Errorf("the output is\n%s\nand the page has\n%s", out, b.text)
	}
	return nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// tools makes a folder with the commands of the tools that a block needs, and puts their files into the folder of the page, or returns the tool that
// is missing.
func (r *docRun) tools(needs []string, page string) (dir, missing string, err error) {
	if dir, err = os.MkdirTemp("", "gonvvm-docs-"); err != nil {
		return "", "", err
	}
	for _, need := range needs {
		if f, ok := docFiles[need]; ok {
			path, link := f.path(), filepath.Join(page, f.name)
			if path == "" {
				return "", need, os.RemoveAll(dir)
			}
			if err := os.Symlink(path, link); err != nil && !errors.Is(err, fs.ErrExist) {
				return "", "", err
			}
			continue
		}
		commands, ok := docTools[need]
		if !ok {
			return "", "", fmt.Errorf("%q is not in docTools", need)
		}
		for name, program := range commands() {
			if program == "" {
				return "", need, os.RemoveAll(dir)
			}
			if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\nexec "+program+" \"$@\"\n"), 0o755); err != nil {
				return "", "", err
			}
		}
	}
	return dir, "", nil
}

// hasStep checks that .ci/run executes this test in a step.
func (r *docRun) hasStep(name string) error {
	text, err := os.ReadFile(filepath.Join(r.root, ".ci/run"))
	if err == nil && !regexp.MustCompile(`(?m)^ *step `+name+` .* documented `+name+`$`).Match(text) {
		return fmt.Errorf(".ci/run executes no pages in the step %s", name)
	}
	return err
}

// repositoryPath finds the programs, scripts and packages of the repository in commands.
var repositoryPath = regexp.MustCompile(`(?m)(?:^| )(?:\./)?((?:scripts|internal|cmd|tools|bench|capi|examples|editors|testdata|rust|js|python)/[\w./-]*\w|\.ci/run)`)

// unexecuted checks of a block that is not executed: its syntax, the subcommands, and that the files of the repository exist.
func (r *docRun) unexecuted(b *block) error {
	for _, m := range repositoryPath.FindAllStringSubmatch(b.text, -1) {
		if !exists(filepath.Join(r.root, m[1])) {
			return fmt.Errorf("%s does not exist", m[1])
		}
	}
	if b.language != "sh" {
		return nil
	}
	cmd := exec.Command("bash", "-n")
	cmd.Stdin = strings.NewReader(b.text)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("bash -n: %w\n%s", err, out)
	}
	return synopsis(b.text)
}

var subcommandPattern = regexp.MustCompile(`(?m)^gonvvm ([a-z|]+)`)

// synopsis checks that the subcommands which lines begin with exist.
func synopsis(text string) error {
	for _, m := range subcommandPattern.FindAllStringSubmatch(text, -1) {
		for name := range strings.SplitSeq(m[1], "|") {
			if code, _, errs := gonvvm("", name, "-help"); strings.Contains(errs, "unknown command") {
				return fmt.Errorf("gonvvm %s: exit status %d: %s", name, code, errs)
			}
		}
	}
	return nil
}

// validJSON checks a block with one or more values of JSON.
func validJSON(text string) error {
	d := json.NewDecoder(strings.NewReader(text))
	for {
		var v any
		switch err := d.Decode(&v); {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
	}
}

var (
	linkPattern = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	codePattern = regexp.MustCompile("`([^`]+)`")
)

// The links of all pages lead to files and headings, and the paths of the repository that pages name exist.
func TestDocumentationLinks(t *testing.T) {
	root := testkit.Root(t)
	for _, page := range docPages(t, root) {
		text, err := os.ReadFile(filepath.Join(root, page))
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range prose(string(text)) {
			bad := func(format string, args ...any) {
				t.Errorf("%s:%d: %s", page, i+1, fmt.Sprintf(format, args...))
			}
			for _, m := range linkPattern.FindAllStringSubmatch(codePattern.ReplaceAllString(line, ""), -1) {
				if strings.Contains(m[1], "://") {
					continue
				}
				file, anchor, _ := strings.Cut(m[1], "#")
				target := filepath.Join(root, page)
				if file != "" {
					target = filepath.Join(filepath.Dir(target), file)
				}
				other, err := os.ReadFile(target)
				if err != nil && !exists(target) {
					bad("%s does not exist", m[1])
				} else if anchor != "" && !anchors(string(other))[anchor] {
					bad("%s has no heading #%s", target, anchor)
				}
			}
			for _, m := range codePattern.FindAllStringSubmatch(line, -1) {
				for _, path := range repositoryPath.FindAllStringSubmatchIndex(m[1], -1) {
					name, rest := m[1][path[2]:path[3]], m[1][path[3]:]
					of, _ := filepath.Glob(filepath.Join(root, "*", name)) // of a module
					if !namesPlaceholder(name+rest) && !exists(filepath.Join(root, name)) && !exists(filepath.Join(root, filepath.Dir(page), name)) && len(of) == 0 {
						bad("%s does not exist", name)
					}
				}
				if strings.HasPrefix(m[1], "docs/") && !namesPlaceholder(m[1]) && !exists(filepath.Join(root, m[1])) {
					bad("%s does not exist", m[1])
				}
				if err := synopsis(m[1]); err != nil {
					bad("%v", err)
				}
			}
		}
	}
}

// namesPlaceholder reports whether a path is a pattern, or has a part in capitals that stands for names.
func namesPlaceholder(path string) bool {
	return strings.ContainsAny(path, "*{…") || regexp.MustCompile(`(^|[/_-])[A-Z]{2,}([./_-]|$)`).MatchString(strings.ReplaceAll(path, "README", ""))
}
