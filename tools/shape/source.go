package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
)

// file is a Go file of the repository.
type file struct {
	name      string // below the root
	pkg       string // its folder
	test      bool
	generated bool
	lines     int
	ast       *ast.File
}

// source is all Go code of the repository, without testdata.
type source struct {
	fset  *token.FileSet
	files []*file
}

// load parses the files below root.
func load(root string) (*source, error) {
	s := &source{fset: token.NewFileSet()}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if n := d.Name(); path != root && (n == "testdata" || n == "node_modules" || n == "vendor" || n == "bin" || n[0] == '.' || n[0] == '_') {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") {
			return nil
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		f := &file{name: filepath.ToSlash(name), test: strings.HasSuffix(name, "_test.go")}
		f.pkg = filepath.ToSlash(filepath.Dir(name))
		if f.ast, err = parser.ParseFile(s.fset, path, nil, parser.ParseComments); err != nil {
			return err
		}
		f.generated = ast.IsGenerated(f.ast)
		f.lines = s.fset.File(f.ast.Pos()).LineCount()
		s.files = append(s.files, f)
		return nil
	})
	return s, err
}

// line returns the line of pos.
func (s *source) line(pos token.Pos) int { return s.fset.Position(pos).Line }
