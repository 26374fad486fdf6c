package link

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// comdatForm is a comdat of a module with its members.
type comdatForm struct {
	kind   string // of selection
	key    string // linkage of the variable that has the comdat's name; "alias" is an alias of an internal member; "" for none
	typ    string
	value  int
	member string // linkage of a function that belongs to the comdat; "" for none
	user   bool   // a function outside of the comdat refers to the key, or to the member
}

func (c comdatForm) String() string {
	return fmt.Sprintf("%s, key %q %s %d, member %q, used %t", c.kind, c.key, c.typ, c.value, c.member, c.user)
}

// replaced reports whether the second comdat of a pair takes the place of the first one: selection by size takes the larger.
func replaced(p [2]comdatForm) bool {
	return p[1].typ == "i64" && p[0].typ == "i32" && (p[0].kind == "largest" || p[1].kind == "largest")
}

// written returns a linkage as text has it.
func written(linkage string) string {
	if linkage == "external" {
		return ""
	}
	return linkage
}

// appendTo writes the comdat called name; mark distinguishes the members of different modules.
func (c comdatForm) appendTo(b *strings.Builder, name string, mark int) {
	fmt.Fprintf(b, "$%s = comdat %s\n", name, c.kind)
	switch c.key {
	case "":
	case "alias":
		fmt.Fprintf(b, "@%[1]s_in = internal global %[2]s %[3]d, comdat($%[1]s)\n@%[1]s = alias %[2]s, ptr @%[1]s_in\n", name, c.typ, c.value)
	default:
		fmt.Fprintf(b, "@%s = %s global %s %d, comdat\n", name, written(c.key), c.typ, c.value)
	}
	if c.member != "" {
		fmt.Fprintf(b, "define %[2]s i32 @%[1]s_f() comdat($%[1]s) {\n  ret i32 %[3]d\n}\n", name, written(c.member), mark)
	}
	if c.user {
		for _, of := range [...]struct{ name, form string }{{name, c.key}, {name + "_f", c.member}} {
			if of.form != "" {
				fmt.Fprintf(b, "define ptr @use%d_%[2]s() {\n  ret ptr @%[2]s\n}\n", mark, of.name)
			}
		}
	}
}

// comdatPairs returns pairs of comdats of one name: every two kinds of selection, with keys of every linkage, of equal and of different
// size and value.
func comdatPairs() (pairs [][2]comdatForm) {
	kinds := []string{"any", "exactmatch", "largest", "nodeduplicate", "samesize"}
	keys := []string{"", "external", "weak", "linkonce_odr", "internal", "private", "alias"}
	members := []string{"", "external", "weak", "linkonce_odr", "internal", "available_externally"}
	for _, ka := range kinds {
		for _, kb := range kinds {
			for i, keyA := range keys {
				for k, keyB := range keys {
					if ka != kb && (i+k)%3 != 0 { // mixed kinds of selection are decided before the keys are compared
						continue
					}
					for v, second := range []comdatForm{{typ: "i32", value: 1}, {typ: "i32", value: 2}, {typ: "i64", value: 1}} {
						m := i + 2*k + v
						a := comdatForm{kind: ka, key: keyA, typ: "i32", value: 1, member: members[m%len(members)], user: m%2 == 0}
						b := second
						b.kind, b.key, b.member, b.user = kb, keyB, members[(m/2+k)%len(members)], m%3 == 0
						b.user = b.user && keyB != "private" // llvm-link 22 takes the first module's key for a private one of the second
						for _, c := range [...]*comdatForm{&a, &b} {
							if c.key == "" && c.member == "" {
								c.member = "weak"
							}
							if c.member == "available_externally" { // such a definition is in no comdat
								c.member = "linkonce_odr"
							}
						}
						pairs = append(pairs, [2]comdatForm{a, b})
						if second.typ == "i64" {
							pairs = append(pairs, [2]comdatForm{b, a})
						}
					}
				}
			}
		}
	}
	return pairs
}

// Every pair of comdats of one name is resolved as llvm-link does, which members stay and which pairs are refused (LangRef, "Comdats").
func TestComdatPairs(t *testing.T) {
	testkit.Oracle(t, "llvm-link-22")
	var a, b strings.Builder
	refused, larger := 0, 0
	said := map[string]bool{} // messages that were compared
	for i, p := range comdatPairs() {
		name := fmt.Sprintf("c%d", i)
		var x, y strings.Builder
		p[0].appendTo(&x, name, 1)
		p[1].appendTo(&y, name, 2)
		ours, _, err := Modules("t", parse(t, "a.ll", x.String()), parse(t, "b.ll", y.String()))
		if err == nil && replaced(p) { // alone: llvm-link 22 can leave declarations in the comdat, and refuses its own result
			if theirs, msg := llvmLink(t, x.String(), y.String()); theirs != nil && p[0].member == "internal" {
				continue // llvm-link 22 takes the second module's function of this name for the local one
			} else if theirs != nil {
				compareModules(t, p[0].String()+"; with "+p[1].String(), describe(t, ours), describe(t, theirs))
				larger++
			} else if !strings.Contains(msg, "linked module is broken!") {
				t.Errorf("%s; with %s: llvm-link %q", p[0], p[1], msg)
			}
			continue
		}
		if err == nil {
			a.WriteString(x.String())
			b.WriteString(y.String())
			continue
		}
		refused++
		if refused%7 != 0 && said[p[0].kind+p[1].kind+p[0].key+p[1].key] {
			continue // llvm-link reads two files for each
		}
		said[p[0].kind+p[1].kind+p[0].key+p[1].key] = true
		if m, msg := llvmLink(t, x.String(), y.String()); m != nil {
			t.Errorf("%s; with %s: ours %v, llvm-link takes it", p[0], p[1], err)
		} else if !strings.Contains(msg, "COMDAT") && !strings.Contains(msg, "multiply defined") {
			t.Errorf("%s; with %s: ours %v, llvm-link %q", p[0], p[1], err, msg)
		}
	}
	if refused == 0 || larger == 0 {
		t.Errorf("%d pairs are refused, of %d the second comdat takes the place of the first", refused, larger)
	}
	ours, _, err := Modules("t", parse(t, "a.ll", a.String()), parse(t, "b.ll", b.String()))
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(ours); err != nil {
		t.Fatal(err)
	}
	theirs, msg := llvmLink(t, a.String(), b.String())
	if theirs == nil {
		t.Fatal(msg)
	}
	compareModules(t, "comdat", describe(t, ours), describe(t, theirs))
	if again, msg := llvmLink(t, string(ir.Append(nil, ours))); again == nil {
		t.Fatal(msg)
	}
}
