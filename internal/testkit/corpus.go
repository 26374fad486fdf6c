package testkit

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"
)

// CorpusFile is one module of the corpus in testdata/kernels of the project.
type CorpusFile struct {
	Name    string // of the kernel's source, "saxpy"
	Variant string // "O0", "raw", "O2", "typed" or "g", as in testdata/kernels/README.md
	Path    string
}

// String names the file in subtests: "saxpy.O0".
func (f CorpusFile) String() string { return f.Name + "." + f.Variant }

// Read returns the module's text.
func (f CorpusFile) Read(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile(f.Path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Corpus lists the modules of the corpus that are of one of the given variants
// (all variants if none is given), sorted by name.
func Corpus(t testing.TB, variants ...string) []CorpusFile {
	t.Helper()
	return corpusOf(t, "kernels", variants)
}

// Cpp lists the modules of testdata/cpp, kernels in the manner of C++ libraries, as Corpus does; their variants are "raw" and "O2".
func Cpp(t testing.TB, variants ...string) []CorpusFile {
	t.Helper()
	return corpusOf(t, "cpp", variants)
}

func corpusOf(t testing.TB, folder string, variants []string) []CorpusFile {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(Root(t), "testdata", folder, "*.ll"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no corpus: %v", err)
	}
	var list []CorpusFile
	for _, path := range paths {
		name, variant, _ := strings.Cut(strings.TrimSuffix(filepath.Base(path), ".ll"), ".")
		if len(variants) == 0 || contains(variants, variant) {
			list = append(list, CorpusFile{Name: name, Variant: variant, Path: path})
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Path < list[j].Path })
	return list
}

func contains(list []string, s string) bool {
	for _, v := range list {
		if v == s {
			return true
		}
	}
	return false
}

// Launches returns the launches that the source of a corpus kernel describes.
func Launches(t testing.TB, name string) []*Launch {
	t.Helper()
	return CorpusFile{Path: filepath.Join(Root(t), "testdata", "kernels", name)}.Launches(t)
}

// Launches returns the launches that the module's source describes.
func (f CorpusFile) Launches(t testing.TB) []*Launch {
	t.Helper()
	list, err := LaunchesBeside(f.Path)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// LaunchesBeside returns the launches that the CUDA source in the folder of a module describes; its name is that of the
// module up to the first dot. The error wraps fs.ErrNotExist if the source does not exist.
func LaunchesBeside(module string) ([]*Launch, error) {
	stem, _, _ := strings.Cut(filepath.Base(module), ".")
	path := filepath.Join(filepath.Dir(module), stem+".cu")
	source, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return ParseLaunches(path, source)
}

// ParseLaunches reads the launches in the comments of a CUDA source; path is for messages.
func ParseLaunches(path string, source []byte) ([]*Launch, error) {
	var list []*Launch
	for i, text := range strings.Split(string(source), "\n") {
		spec, ok := strings.CutPrefix(text, "//launch ")
		if !ok {
			continue
		}
		l, err := ParseLaunch(spec)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, i+1, err)
		}
		list = append(list, l)
	}
	return list, nil
}
