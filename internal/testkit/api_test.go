package testkit

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// publicPackages are the packages that other modules may import, by their folders.
var publicPackages = []string{".", "diag", "ptx", "emu", "nvvm"}

// The exported declarations of the public packages are those of testdata/api.txt: a change of them is a decision, not an
// accident. Each has a doc comment, and none refers to a type of an internal package, which go doc would not show.
func TestPublicAPI(t *testing.T) {
	var out bytes.Buffer
	for _, dir := range publicPackages {
		set := token.NewFileSet()
		files := packageFiles(t, set, filepath.Join("..", "..", dir))
		p, err := doc.NewFromFiles(set, files, dir)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, "package %s\n", p.Name)
		if p.Doc == "" {
			t.Errorf("package %s has no documentation", p.Name)
		}
		w := apiWriter{t: t, set: set, pkg: p.Name, internal: internalNames(files), out: &out}
		w.values(p.Consts)
		w.values(p.Vars)
		w.funcs(p.Funcs)
		for _, x := range p.Types {
			w.fields(x)
			w.decl(x.Name, x.Doc, x.Decl)
			w.values(x.Consts)
			w.values(x.Vars)
			w.funcs(x.Funcs)
			w.funcs(x.Methods)
		}
		out.WriteByte('\n')
	}
	Golden(t, "testdata/api.txt", out.Bytes())
}

// packageFiles parses the files of a folder except its tests.
func packageFiles(t *testing.T, set *token.FileSet, dir string) (files []*ast.File) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("%s: no Go files, %v", dir, err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// internalNames returns the names by which the files of a package know internal packages.
func internalNames(files []*ast.File) map[string]bool {
	names := map[string]bool{}
	for _, f := range files {
		for _, i := range f.Imports {
			path := strings.Trim(i.Path.Value, `"`)
			if !strings.Contains(path, "/internal/") {
				continue
			}
			name := path[strings.LastIndexByte(path, '/')+1:]
			if i.Name != nil {
				name = i.Name.Name
			}
			names[name] = true
		}
	}
	return names
}

// apiWriter writes declarations without comments and bodies.
type apiWriter struct {
	t        *testing.T
	set      *token.FileSet
	pkg      string
	internal map[string]bool
	out      *bytes.Buffer
}

func (w *apiWriter) values(list []*doc.Value) {
	for _, v := range list {
		d := *v.Decl
		for _, s := range d.Specs {
			spec := s.(*ast.ValueSpec)
			if v.Doc == "" && spec.Doc == nil && spec.Comment == nil {
				w.t.Errorf("%s.%s has no doc comment", w.pkg, spec.Names[0])
			}
		}
		w.decl(v.Names[0], "x", &d)
	}
}

func (w *apiWriter) funcs(list []*doc.Func) {
	for _, f := range list {
		d := *f.Decl
		d.Body = nil
		w.decl(f.Name, f.Doc, &d)
	}
}

// decl writes a declaration.
func (w *apiWriter) decl(name, text string, d ast.Decl) {
	if text == "" {
		w.t.Errorf("%s.%s has no doc comment", w.pkg, name)
	}
	ast.Inspect(d, func(n ast.Node) bool {
		if n, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := n.X.(*ast.Ident); ok && w.internal[x.Name] {
				w.t.Errorf("%s.%s refers to %s.%s, which importers cannot see", w.pkg, name, x.Name, n.Sel.Name)
			}
		}
		return true
	})
	strip(d)
	var b bytes.Buffer
	if err := format.Node(&b, w.set, d); err != nil {
		w.t.Fatal(err)
	}
	w.out.Write(bytes.TrimSpace(b.Bytes()))
	w.out.WriteByte('\n')
}

// fields demands a comment for each exported field of a structure.
func (w *apiWriter) fields(x *doc.Type) {
	for _, s := range x.Decl.Specs {
		st, ok := s.(*ast.TypeSpec).Type.(*ast.StructType)
		if !ok {
			continue
		}
		for _, f := range st.Fields.List {
			if f.Doc == nil && f.Comment == nil {
				w.t.Errorf("%s.%s: the field %v has no comment", w.pkg, x.Name, f.Names)
			}
		}
	}
}

// strip removes comments and unexported fields from a declaration.
func strip(d ast.Decl) {
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			n.Doc = nil
		case *ast.GenDecl:
			n.Doc = nil
		case *ast.TypeSpec:
			n.Doc, n.Comment = nil, nil
		case *ast.ValueSpec:
			n.Doc, n.Comment = nil, nil
		case *ast.Field:
			n.Doc, n.Comment = nil, nil
		}
		return true
	})
}
