package driver

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// formTypes are the types of the letters of a form.
var formTypes = map[byte]string{
	'i': "i32", 'f': "float", 'p': "ptr", 'b': "i1", 'I': "<4 x i32>", 'F': "<4 x float>", 'P': "<4 x ptr>", 'M': "<4 x i1>",
	'A': "<4 x i32>", 'X': "<4 x i32>", 'n': "i64", 'g': "float", 'q': "ptr", 'c': "i1", 'y': "i8", 'u': "i16", 'w': "i32",
	'l': "i64", 'd': "double", 'v': "void", 'm': "metadata", 'k': "token", '*': "i32",
}

// formShape instantiates a form.
func formShape(name, form string) shape {
	var params []byte
	for _, c := range []byte(form[2:]) {
		if c != '!' {
			params = append(params, c)
		}
	}
	s := make(shape, 1+len(params))
	of := func(c byte) string {
		switch {
		case c == '~':
			return "..."
		case c == '0':
			return s[0]
		case c >= '1' && c <= '9':
			return s[c-'0']
		case c == 'e':
			for _, p := range s[1:] {
				if strings.HasPrefix(p, "<") {
					return p[5 : len(p)-1]
				}
			}
		}
		return formTypes[c]
	}
	if strings.HasSuffix(name, "reduce.fadd") {
		params = []byte(strings.ReplaceAll(string(params), "X", "F"))
		form = strings.ReplaceAll(form, "X", "F")
	}
	for range 3 { // types refer to each other in both directions
		for i, c := range params {
			s[1+i] = of(c)
		}
		first := ""
		if len(params) > 0 {
			first = s[1]
		}
		lanes, end := "", ""
		if strings.HasPrefix(first, "<") {
			lanes, end = "<4 x ", ">"
		}
		switch form[0] {
		case 's':
			s[0] = "{ " + first + ", " + lanes + "i1" + end + " }"
		case 't':
			s[0] = "{ " + first + ", " + first + " }"
		case 'x':
			s[0] = "{ " + first + ", " + lanes + "i32" + end + " }"
		case 'z':
			n := int(name[len(name)-1] - '0')
			s[1] = fmt.Sprintf("<%d x i32>", 4*n)
			s[0] = "{ " + strings.TrimSuffix(strings.Repeat("<4 x i32>, ", n), ", ") + " }"
		default:
			s[0] = of(form[0])
		}
	}
	if strings.HasPrefix(name, "vector.interleave") {
		s[0] = fmt.Sprintf("<%d x i32>", 4*len(params))
	}
	return s
}

// formsElsewhere are the intrinsics whose declarations LLVM 22 does not leave as they are: it does not know them, or
// upgrades take them for others.
var formsElsewhere = map[string]bool{
	"cttz.elts": true, "experimental.vector.extract.last.active": true, "vector.splice": true,
}

// The forms are LLVM's: it takes a declaration of each for the intrinsic, and gives it the name that we give.
func TestIntrinsicForms(t *testing.T) {
	reDeclared := regexp.MustCompile(`(?m)^declare .*@"?(llvm\.[^"( ]*)"?\(`)
	for id := ir.NVVMIntrinsic + 1; id.String() != ""; id++ {
		if id.Form() == "" {
			if !strings.HasPrefix(id.String(), "dbg.") && id != ir.IntrGlobalCtors {
				t.Errorf("llvm.%s has no form", id)
			}
			continue
		}
		if vectors := strings.NewReplacer("i", "I", "f", "F", "p", "P", "b", "M").Replace(id.Form()); vectors != id.Form() {
			v := formShape(id.String(), vectors)
			src := fmt.Sprintf("declare %s @llvm.%s(%s)\n", v[0], id, strings.Join(v[1:], ", "))
			m, err := llasm.Parse("m.ll", []byte(src), llasm.Options{})
			if err != nil || !m.Types.Fits(id, m.Syms[1].Type) {
				t.Errorf("not the form %s: %s%v", id.Form(), src, err)
				continue
			}
			theirs, err := testkit.RunOpt(t, []byte(src), "-passes=verify")
			if d := reDeclared.FindSubmatch(theirs); err != nil || d == nil || string(d[1]) != m.Syms[1].Name {
				t.Errorf("%sours is %s, LLVM's is %s%v", src, m.Syms[1].Name, theirs, err)
			}
		}
		s := formShape(id.String(), id.Form())
		var params []string
		params = append(params, s[1:]...)
		src := fmt.Sprintf("declare %s @llvm.%s(%s)\n", s[0], id, strings.Join(params, ", "))
		m, err := llasm.Parse("m.ll", []byte(src), llasm.Options{})
		if err != nil {
			t.Errorf("%s%v", src, err)
			continue
		}
		if !m.Types.Fits(id, m.Syms[1].Type) {
			t.Errorf("not the form %s: %s", id.Form(), src)
		}
		if formsElsewhere[id.String()] {
			continue
		}
		ours := m.Syms[1].Name
		theirs, err := testkit.RunOpt(t, []byte(src), "-passes=verify")
		if err != nil {
			t.Errorf("%s%v", src, err)
			continue
		}
		d := reDeclared.FindSubmatch(theirs)
		if d == nil || string(d[1]) != ours {
			t.Errorf("%sours is %s, LLVM's is %s", src, ours, theirs)
		} else if !strings.Contains(string(theirs), "#0") { // LLVM has no attributes for unknown intrinsics
			t.Errorf("LLVM does not know %s", src)
		}
	}
}
