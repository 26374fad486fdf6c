package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"regexp"
	"strconv"
	"strings"
)

// riddles are ways of speaking that hide the noun.
var riddles = []struct {
	name string
	re   *regexp.Regexp
}{
	{"is no X", regexp.MustCompile(`\b(?:is|are|was|were|be|been) no\b`)},
	{"nobody, somebody, whoever", regexp.MustCompile(`(?i)\b(?:nobody|somebody|whoever|everybody)\b`)},
	{"in front of", regexp.MustCompile(`\bin front\b`)},
	{"behind", regexp.MustCompile(`\bbehind\b`)},
	{"what clauses", regexp.MustCompile(`\b[Ww]hat\b`)},
}

// words looks for riddles in comments and messages, and for names in comments that nothing has.
func (r *report) words(s *source) {
	known := s.names()
	for _, f := range s.files {
		if f.generated || strings.HasPrefix(f.name, "tools/shape/") {
			continue
		}
		for _, g := range f.ast.Comments {
			for _, c := range g.List {
				text := strings.TrimPrefix(c.Text, "//")
				if strings.HasPrefix(c.Text, "//go:") || strings.HasPrefix(c.Text, "//nolint") {
					continue
				}
				place := func(off int) string {
					return fmt.Sprintf("%s:%d", f.name, s.line(c.Pos())+strings.Count(c.Text[:off], "\n"))
				}
				r.riddle("comments", text, place)
				for _, m := range reference.FindAllStringIndex(text, -1) {
					if name := text[m[0]:m[1]]; !known[name] && !foreign[name] && !interfaceOfC.MatchString(name) {
						r.find("names in comments that nothing has", place(m[0])+" "+name)
					}
				}
			}
		}
		if !f.test {
			ast.Inspect(f.ast, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if text, err := strconv.Unquote(lit.Value); err == nil && strings.Count(text, " ") > 2 {
						r.riddle("messages", text, func(int) string { return fmt.Sprintf("%s:%d", f.name, s.line(lit.Pos())) })
					}
				}
				return true
			})
		}
		for _, d := range f.ast.Decls {
			r.docs(s, f, d)
		}
	}
}

// riddle notes the riddles of a text.
func (r *report) riddle(kind, text string, place func(off int) string) {
	for _, x := range riddles {
		for _, m := range x.re.FindAllStringIndex(text, -1) {
			r.find(fmt.Sprintf("%q in %s", x.name, kind), place(m[0]))
		}
	}
}

// docs holds a doc comment to the name of its declaration. In test files comments state properties instead.
func (r *report) docs(s *source, f *file, d ast.Decl) {
	check := func(doc *ast.CommentGroup, name *ast.Ident) {
		if doc == nil || name.Name == "main" || name.Name == "init" || name.Name == "_" || strings.HasSuffix(f.name, "_test.go") {
			return
		}
		text := strings.TrimSpace(doc.Text())
		if text == "" { // a directive
			return
		}
		for _, article := range []string{"A ", "An ", "The "} {
			text = strings.TrimPrefix(text, article)
		}
		first, _, _ := strings.Cut(strings.ReplaceAll(text, "\n", " "), " ")
		first = strings.TrimRight(first, ".,:;")
		if first != name.Name {
			r.find("doc comments that do not begin with the name", fmt.Sprintf("%s:%d %s", f.name, s.line(name.Pos()), name.Name))
		}
	}
	switch d := d.(type) {
	case *ast.FuncDecl:
		check(d.Doc, d.Name)
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				if doc := spec.Doc; doc != nil || !d.Lparen.IsValid() {
					if doc == nil {
						doc = d.Doc
					}
					check(doc, spec.Name)
				}
			case *ast.ValueSpec:
				if !d.Lparen.IsValid() && len(spec.Names) == 1 {
					check(d.Doc, spec.Names[0])
				}
			}
		}
	}
}

// reference matches words of a comment that can only be names of the code: words with a capital inside, and Go files.
var reference = regexp.MustCompile(`\b(?:[a-z]+[a-z0-9]*[A-Z][A-Za-z0-9]*|[a-z0-9_]+\.go)\b`)

// interfaceOfC matches functions of the C libraries whose interfaces the project has.
var interfaceOfC = regexp.MustCompile(`^(?:nvvm|nvJitLink|cu|cuda)[A-Z]`)

// foreign are such words that are names of others.
var foreign = map[string]bool{"libNVVM": true, "prefixNUMBERsuffix": true, "ccN": true, "fN": true, "iN": true, "rewriteLoopExitValues": true}

// names returns every identifier of the code, identifiers in its strings, and its files.
func (s *source) names() map[string]bool {
	known := map[string]bool{}
	for _, f := range s.files {
		known[f.name[strings.LastIndexByte(f.name, '/')+1:]] = true
		ast.Inspect(f.ast, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				known[n.Name] = true
			case *ast.BasicLit:
				if n.Kind == token.STRING {
					for _, w := range reference.FindAllString(n.Value, -1) {
						known[w] = true
					}
				}
			}
			return true
		})
	}
	return known
}
