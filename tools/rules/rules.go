package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// requirements is the list of rules, below the root of the repository.
const requirements = "docs/requirements.md"

// rule is a row of the requirements.
type rule struct {
	id, text string
	tests    []string // that name it, sorted
}

// book is the rules of the repository and their citations.
type book struct {
	rules   []rule
	byID    map[string]int
	unknown []string // citations of rules that do not exist: place and id
}

// row matches a row of the tables of rules.
var row = regexp.MustCompile(`^\| ((?:S[1-4]|X|P)-\d+) \| (.*?) \|`)

// citation matches a rule's id and, after it, the end of a range or more numbers of the same list: S1-38..42,
// S2-28..S2-42, S4-53/73.
var citation = regexp.MustCompile(`\b(S[1-4]|X|P)-(\d{2,3})\b((?:(?:\.\.|…|/)(?:(?:S[1-4]|X|P)-)?\d{2,3}\b)*)`)

var more = regexp.MustCompile(`(\.\.|…|/)(?:(?:S[1-4]|X|P)-)?(\d{2,3})`)

// cited returns the ids that text cites.
func cited(text string) []string {
	var ids []string
	for _, m := range citation.FindAllStringSubmatch(text, -1) {
		add := func(n int) { ids = append(ids, fmt.Sprintf("%s-%02d", m[1], n)) }
		last, _ := strconv.Atoi(m[2])
		add(last)
		for _, p := range more.FindAllStringSubmatch(m[3], -1) {
			n, _ := strconv.Atoi(p[2])
			if p[1] != "/" {
				for k := last + 1; k < n; k++ {
					add(k)
				}
			}
			add(n)
			last = n
		}
	}
	return ids
}

// example matches a diagnostic of the NVVM IR specification with an example: N0123 is rule S4-123, and TestRules of
// cmd/gonvvm compiles the example.
var example = regexp.MustCompile(`"N0(\d{3})"`)

// read collects the rules of the repository at root and their citations.
func read(root string) (*book, error) {
	text, err := os.ReadFile(filepath.Join(root, requirements))
	if err != nil {
		return nil, err
	}
	b := &book{byID: map[string]int{}}
	for line := range strings.Lines(string(text)) {
		if m := row.FindStringSubmatch(line); m != nil {
			if _, ok := b.byID[m[1]]; ok {
				return nil, fmt.Errorf("%s: rule %s is there twice", requirements, m[1])
			}
			b.byID[m[1]] = len(b.rules)
			b.rules = append(b.rules, rule{id: m[1], text: m[2]})
		}
	}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(root, path)
		name = filepath.ToSlash(name)
		if d.IsDir() {
			if name != "." && (d.Name() == "node_modules" || d.Name()[0] == '.' || name == "bin" || name == "tools/rules") {
				return filepath.SkipDir
			}
			return nil
		}
		switch filepath.Ext(name) {
		case ".go", ".md", ".isa", ".ll", ".ptx", ".txt", ".rules", ".cu", ".vec", ".sh":
		default:
			return nil
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return b.file(name, src)
	})
	for i := range b.rules {
		slices.Sort(b.rules[i].tests)
		b.rules[i].tests = slices.Compact(b.rules[i].tests)
	}
	sort.Strings(b.unknown)
	return b, err
}

// file notes the citations of a file.
func (b *book) file(name string, src []byte) error {
	line := 0
	for text := range strings.Lines(string(src)) {
		line++
		for _, id := range cited(text) {
			if _, ok := b.byID[id]; !ok {
				b.unknown = append(b.unknown, fmt.Sprintf("%s:%d: %s", name, line, id))
			}
		}
	}
	switch {
	case strings.HasSuffix(name, "_test.go"):
		return b.testFile(name, src)
	case strings.Contains(name, "/testdata/") || strings.HasPrefix(name, "testdata/"):
		b.note(name, string(src))
	case strings.HasPrefix(name, "diag/codes_nvvm"):
		for _, m := range example.FindAllStringSubmatch(string(src), -1) {
			n, _ := strconv.Atoi(m[1])
			b.note("cmd/gonvvm.TestRules", fmt.Sprintf("S4-%02d", n))
		}
	}
	return nil
}

// testFile notes the citations of each declaration of a test file: in comments, names, tables.
func (b *book) testFile(name string, src []byte) error {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, src, parser.ParseComments)
	if err != nil {
		return err
	}
	folder := name[:strings.LastIndexByte(name, '/')+1]
	folder = strings.TrimSuffix(folder, "/")
	end := fset.File(f.Pos()).Pos(len(src))
	for i, d := range f.Decls {
		// A comment belongs to the declaration after it.
		from, to := f.Name.End(), d.End()
		if i > 0 {
			from = f.Decls[i-1].End()
		}
		if i == len(f.Decls)-1 {
			to = end
		}
		b.note(folder+"."+declared(d), string(src[fset.Position(from).Offset:fset.Position(to).Offset]))
	}
	return nil
}

// declared returns the first name that d declares.
func declared(d ast.Decl) string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		return d.Name.Name
	case *ast.GenDecl:
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.ValueSpec:
				return s.Names[0].Name
			case *ast.TypeSpec:
				return s.Name.Name
			}
		}
	}
	return "_"
}

// note records that test names the rules that text cites.
func (b *book) note(test, text string) {
	for _, id := range cited(text) {
		if i, ok := b.byID[id]; ok {
			b.rules[i].tests = append(b.rules[i].tests, test)
		}
	}
}

// exceptions reads the list of rules that no test names, each with its reason.
func exceptions(text string) (map[string]string, error) {
	list := map[string]string{}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		id, reason, ok := strings.Cut(line, " ")
		if !ok || list[id] != "" {
			return nil, fmt.Errorf("unnamed.txt: %q has no reason or is there twice", line)
		}
		list[id] = strings.TrimSpace(reason)
	}
	return list, nil
}

// problems compares the rules with the exceptions.
func (b *book) problems(except map[string]string) []string {
	var list []string
	for _, u := range b.unknown {
		list = append(list, u+" is not in "+requirements)
	}
	for _, r := range b.rules {
		switch reason := except[r.id]; {
		case len(r.tests) == 0 && reason == "":
			list = append(list, r.id+": no test names it: "+r.text)
		case len(r.tests) > 0 && reason != "":
			list = append(list, r.id+": "+r.tests[0]+" names it; take it out of unnamed.txt")
		}
	}
	for id := range except {
		if _, ok := b.byID[id]; !ok {
			list = append(list, "unnamed.txt: "+id+" is not in "+requirements)
		}
	}
	return list
}
