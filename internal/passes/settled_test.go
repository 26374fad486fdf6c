package passes

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

const settledSource = `define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @g(i32 %x) {
  ret i32 %x
}
`

// A function that refers to another one.
const settledCaller = `define i32 @h(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
`

// A pass that has found nothing runs again only after a change of the function or of the module.
func TestSettled(t *testing.T) {
	var ran []string
	step := func(name string, changes ...string) *pass {
		return &pass{name: name, required: true, fn: func(u *unit) bool {
			ran = append(ran, name+" "+u.f.Name())
			return strings.Contains(strings.Join(changes, " "), u.f.Name())
		}}
	}
	module := func(changes bool) *pass {
		return &pass{name: "module", required: true, module: func(*runner) bool { return changes }}
	}
	look, change := step("look"), step("change", "f")
	learn, symbols := module(false), module(true)
	learn.learns, symbols.symbols = true, true
	body := module(true)
	body.symbols, body.module = true, func(r *runner) bool {
		r.done.BodyChanged(r.m.Lookup("f"))
		return true
	}
	cases := []struct {
		what string
		list []*pass
		want string
	}{
		{"nothing changes", []*pass{look, look, look}, "look f, look g"},
		{"another pass changes one function", []*pass{look, change, look}, "look f, change f, look f, look g, change g"},
		{"it changes the function itself", []*pass{change, change}, "change f, change f, change g"},
		{"a module pass that changes nothing", []*pass{look, module(false), look}, "look f, look g"},
		{"a module pass that changes something", []*pass{look, module(true), look}, "look f, look g, look f, look g"},
		{"a module pass that finds out something", []*pass{look, learn, look}, "look f, look g, look f, look g"},
		{"a module pass that concerns functions by their symbols", []*pass{look, symbols, look}, "look f, look g, look h, look h"},
		{"a module pass that changes one body", []*pass{look, body, look}, "look f, look g, look h, look f, look h"},
		{"a change in another group", []*pass{look, change, module(false), look}, "look f, change f, look g, change g, look f"},
	}
	for _, c := range cases {
		ran = nil
		src := settledSource
		if strings.Contains(c.want, " h") {
			src += settledCaller
		}
		if err := Run(parse(t, "t.ll", []byte(src)), Options{list: c.list}); err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(ran, ", "); got != c.want {
			t.Errorf("%s: %s; want %s", c.what, got, c.want)
		}
	}
}

// Under verification the passes run all the same, and one that then finds something is told of.
func TestSettledVerified(t *testing.T) {
	n := 0
	fickle := &pass{name: "fickle", required: true, fn: func(*unit) bool { n++; return n == 2 }}
	err := Run(parse(t, "t.ll", []byte(settledSource)), Options{list: []*pass{fickle, fickle}, Verify: func(*ir.Module, string) error { return nil }})
	if err == nil || !strings.Contains(err.Error(), "fickle") || !strings.Contains(err.Error(), "@f") {
		t.Errorf("%v", err)
	}
	n = 0
	fickle = &pass{name: "fickle", required: true, module: func(*runner) bool { n++; return n == 2 }}
	err = Run(parse(t, "t.ll", []byte(settledSource)), Options{list: []*pass{fickle, fickle}, Verify: func(*ir.Module, string) error { return nil }})
	if err == nil || !strings.Contains(err.Error(), "changed the module") {
		t.Errorf("%v", err)
	}
	fickle = &pass{name: "fickle", required: true, fn: func(*unit) bool { n++; return n == 2 }}
	if n = 0; Run(parse(t, "t.ll", []byte(settledSource)), Options{list: []*pass{fickle, fickle}}) != nil || n != 3 {
		t.Errorf("%d executions", n)
	}
}
