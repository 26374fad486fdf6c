package main

import (
	"fmt"
	"go/ast"
	"go/token"
)

// sizes measures types, functions, files and packages. Generated code counts for no size.
func (r *report) sizes(s *source) {
	methods := map[string]int{}
	at := map[string]string{}
	packages := map[string]int{}
	for _, f := range s.files {
		if f.generated {
			continue
		}
		if f.test {
			r.size("lines of a test file", f.name, f.lines)
		} else {
			packages[f.pkg] += f.lines
			r.size("lines of a file", f.name, f.lines)
		}
		for _, d := range f.ast.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				place := fmt.Sprintf("%s:%d %s", f.name, s.line(d.Pos()), d.Name.Name)
				if name := receiver(d); name != "" && !f.test {
					key := f.pkg + "." + name
					methods[key]++
					at[key] = key
				}
				if d.Body == nil {
					continue
				}
				kind := "function"
				if f.test {
					kind = "test function"
				}
				r.size("lines of a "+kind, place, s.line(d.End())-s.line(d.Pos())+1)
				r.size("paths through a "+kind, place, cyclomatic(d.Body))
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if t, ok := spec.(*ast.TypeSpec); ok {
						if st, ok := t.Type.(*ast.StructType); ok && !f.test {
							r.size("fields of a struct", f.pkg+"."+t.Name.Name, st.Fields.NumFields())
						}
					}
				}
			}
		}
	}
	for key, n := range methods {
		r.size("methods of a type", key, n)
	}
	for pkg, n := range packages {
		r.size("lines of a package", pkg, n)
	}
}

// receiver returns the name of the type that d is a method of, "" for a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return ""
	}
	t := d.Recv.List[0].Type
	for {
		switch x := t.(type) {
		case *ast.StarExpr:
			t = x.X
		case *ast.IndexExpr:
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}

// cyclomatic returns the cyclomatic complexity of a body, function literals included: 1 and one for each
// branch, case, loop and logical operator.
func cyclomatic(body *ast.BlockStmt) int {
	n := 1
	ast.Inspect(body, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if x.List != nil {
				n++
			}
		case *ast.CommClause:
			if x.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}
