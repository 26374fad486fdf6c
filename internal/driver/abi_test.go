package driver

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// abiParam is one parameter of a random signature.
type abiParam struct {
	typ   string // of the parameter or result
	byval bool
	attrs string // of declaration, definition and call alike
}

// abiSig is a random signature.
type abiSig struct {
	ret    string
	sret   bool
	params []abiParam
	vararg []string // arguments beyond the parameters of a variadic function
}

// abiType returns a random type that can be passed.
func abiType(r *rand.Rand, depth int) string {
	scalars := []string{
		"i1", "i7", "i8", "i16", "i24", "i32", "i48", "i64", "i65", "i128", "half", "bfloat", "float", "double",
		"ptr", "ptr addrspace(1)", "ptr addrspace(3)",
	}
	elems := []string{"i8", "i16", "i32", "i64", "half", "bfloat", "float", "double"}
	switch k := r.IntN(10); {
	case k < 5 || depth > 2:
		return scalars[r.IntN(len(scalars))]
	case k < 7:
		return fmt.Sprintf("<%d x %s>", 1+r.IntN(8), elems[r.IntN(len(elems))])
	case k < 8:
		return fmt.Sprintf("[%d x %s]", 1+r.IntN(3), abiType(r, depth+1))
	}
	var fields []string
	for range 1 + r.IntN(4) {
		fields = append(fields, abiType(r, depth+1))
	}
	if s := strings.Join(fields, ", "); r.IntN(4) == 0 {
		return "<{ " + s + " }>"
	} else {
		return "{ " + s + " }"
	}
}

func abiSignature(r *rand.Rand) *abiSig {
	s := &abiSig{ret: abiType(r, 0)}
	if r.IntN(5) == 0 {
		s.ret = "void"
	}
	if s.ret != "void" && r.IntN(5) == 0 {
		s.sret = true
	}
	for range r.IntN(6) {
		p := abiParam{typ: abiType(r, 0)}
		switch r.IntN(8) {
		case 0, 1:
			p.byval = true
			p.attrs = fmt.Sprintf("byval(%s) align %d", p.typ, 1<<r.IntN(6))
		case 2:
			if strings.ContainsAny(p.typ[:1], "{[<") {
				p.attrs = fmt.Sprintf("alignstack(%d)", 1<<r.IntN(6))
			}
		case 3:
			if p.typ == "i8" || p.typ == "i16" || p.typ == "i1" {
				p.attrs = []string{"zeroext", "signext"}[r.IntN(2)]
			}
		}
		s.params = append(s.params, p)
	}
	if r.IntN(6) == 0 {
		for range 1 + r.IntN(3) {
			s.vararg = append(s.vararg, []string{"i32", "i64", "double", "ptr"}[r.IntN(4)])
		}
	}
	return s
}

// abiSlot is where the caller and the callee keep the value of one parameter: bytes of it.
const abiSlot = 512

// list returns the parameters as a parameter list (or, with from, as arguments that name
// the values %<from>N).
func (s *abiSig) list(from string, named bool) string {
	var ps []string
	add := func(typ, attrs, name string) {
		x := typ
		if attrs != "" {
			x += " " + attrs
		}
		if named {
			x += " %" + name
		}
		ps = append(ps, x)
	}
	if s.sret {
		add("ptr", "sret("+s.ret+") align 16", from+"ret")
	}
	for i, p := range s.params {
		typ := p.typ
		if p.byval {
			typ = "ptr"
		}
		add(typ, p.attrs, fmt.Sprintf("%s%d", from, i))
	}
	add("ptr", "", from+"dump")
	return strings.Join(ps, ", ")
}

func (s *abiSig) result() string {
	if s.sret {
		return "void"
	}
	return s.ret
}

func (s *abiSig) declaration() string {
	dots := ""
	if s.vararg != nil {
		dots = ", ..."
	}
	return fmt.Sprintf("declare %s @f(%s%s)\n", s.result(), s.list("", false), dots)
}

// definition is a function that stores its arguments to the slots of %dump and returns the previous content of the slot
// after them.
func (s *abiSig) definition() string {
	var b strings.Builder
	dots := ""
	if s.vararg != nil {
		dots = ", ..."
	}
	fmt.Fprintf(&b, "define %s @f(%s%s) noinline optnone {\n", s.result(), s.list("a", true), dots)
	n := 0
	slot := func() string {
		fmt.Fprintf(&b, "  %%p%d = getelementptr i8, ptr %%adump, i64 %d\n", n, n*abiSlot)
		n++
		return fmt.Sprintf("%%p%d", n-1)
	}
	for i, p := range s.params {
		v := fmt.Sprintf("%%a%d", i)
		if p.byval {
			fmt.Fprintf(&b, "  %%v%d = load %s, ptr %%a%d, align 1\n", i, p.typ, i)
			v = fmt.Sprintf("%%v%d", i)
		}
		q := slot()
		fmt.Fprintf(&b, "  store %s %s, ptr %s, align 16\n", p.typ, v, q)
	}
	if s.vararg != nil {
		b.WriteString("  %va = alloca ptr\n  call void @llvm.va_start.p0(ptr %va)\n")
		for i, t := range s.vararg {
			fmt.Fprintf(&b, "  %%w%d = va_arg ptr %%va, %s\n", i, t)
			q := slot()
			fmt.Fprintf(&b, "  store %s %%w%d, ptr %s, align 16\n", t, i, q)
		}
		b.WriteString("  call void @llvm.va_end.p0(ptr %va)\n")
	}
	q := slot()
	switch {
	case s.ret == "void":
		b.WriteString("  ret void\n}\n")
	case s.sret:
		fmt.Fprintf(&b, "  %%r = load %s, ptr %s, align 16\n  store %s %%r, ptr %%aret, align 16\n  ret void\n}\n", s.ret, q, s.ret)
	default:
		fmt.Fprintf(&b, "  %%r = load %s, ptr %s, align 16\n  ret %s %%r\n}\n", s.ret, q, s.ret)
	}
	if s.vararg != nil {
		b.WriteString("declare void @llvm.va_start.p0(ptr)\ndeclare void @llvm.va_end.p0(ptr)\n")
	}
	return b.String()
}

// types returns the types of the parameters.
func (s *abiSig) types() string {
	var ts []string
	if s.sret {
		ts = append(ts, "ptr")
	}
	for _, p := range s.params {
		if p.byval {
			ts = append(ts, "ptr")
		} else {
			ts = append(ts, p.typ)
		}
	}
	return strings.Join(append(ts, "ptr"), ", ")
}

// kernel loads the arguments from the slots of %in, keeps a copy in those of %want, and calls f directly and through an
// unknown pointer. The result goes to the slot after the last one.
func (s *abiSig) kernel() string {
	var b strings.Builder
	b.WriteString("@fp = addrspace(1) externally_initialized global ptr @f\n")
	b.WriteString("define ptx_kernel void @k(ptr %in, ptr %want, ptr %direct, ptr %indirect) {\n")
	slot := func(base string, n int) string {
		name := fmt.Sprintf("%%%s.%d", base, n)
		fmt.Fprintf(&b, "  %s = getelementptr i8, ptr %%%s, i64 %d\n", name, base, n*abiSlot)
		return name
	}
	n := 0
	fetch := func(t, name string) string {
		in, want := slot("in", n), slot("want", n)
		fmt.Fprintf(&b, "  %%%s = load %s, ptr %s, align 16\n  store %s %%%s, ptr %s, align 16\n", name, t, in, t, name, want)
		n++
		return in
	}
	for i, p := range s.params {
		name := fmt.Sprintf("x%d", i)
		if p.byval {
			fmt.Fprintf(&b, "  %%%s = bitcast ptr %s to ptr\n", name, fetch(p.typ, "by."+name))
		} else {
			fetch(p.typ, name)
		}
	}
	extra := ""
	for i, t := range s.vararg {
		fetch(t, fmt.Sprintf("e%d", i))
		extra += fmt.Sprintf(", %s %%e%d", t, i)
	}
	if s.ret != "void" {
		fetch(s.ret, "r")
		fmt.Fprintf(&b, "  store %s %%r, ptr %s, align 16\n", s.ret, slot("want", n))
	}
	b.WriteString("  %fp = load volatile ptr, ptr addrspace(1) @fp\n")
	typ := s.result()
	if s.vararg != nil {
		typ += " (" + s.types() + ", ...)"
	}
	for i, callee := range []string{"@f", "%fp"} {
		dump := []string{"direct", "indirect"}[i]
		list := strings.ReplaceAll(s.list("x", true), "%xdump", "%"+dump)
		if s.ret == "void" {
			fmt.Fprintf(&b, "  call %s %s(%s%s)\n", typ, callee, list, extra)
			continue
		}
		fmt.Fprintf(&b, "  store %s %%r, ptr %s, align 16\n", s.ret, slot(dump, n-1)) // where f takes its result from
		to := slot(dump, n)
		if s.sret {
			fmt.Fprintf(&b, "  call %s %s(%s%s)\n", typ, callee, strings.ReplaceAll(list, "%xret", to), extra)
		} else {
			fmt.Fprintf(&b, "  %%r%d = call %s %s(%s%s)\n  store %s %%r%d, ptr %s, align 16\n", i, typ, callee, list, extra, s.ret, i, to)
		}
	}
	b.WriteString("  ret void\n}\n")
	return b.String()
}

// abiVars writes variables of the .param space without their names.
func abiVars(vs []ptx.Var) string {
	var b strings.Builder
	for _, v := range vs {
		fmt.Fprintf(&b, " %s align %d %v", v.Type, v.Align, v.Dims)
	}
	return b.String()
}

// abiShapes returns the results and parameters of the functions named f, the calls and the prototypes of a module.
func abiShapes(t *testing.T, text []byte) map[string]string {
	t.Helper()
	m, err := ptx.Parse("abi.ptx", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	shapes := map[string]string{}
	for i := range m.Funcs {
		f := &m.Funcs[i]
		if m.Names.Get(f.Name) == "f" {
			kind := "declaration"
			if f.Defined {
				kind = "definition"
			}
			shapes[kind] = abiVars(f.Rets) + " <-" + abiVars(f.Params)
		}
		for _, p := range f.Protos {
			shapes["prototype"] = abiVars(p.Rets) + " <-" + abiVars(p.Params)
		}
		if !f.Entry {
			continue
		}
		calls := 0
		var live []ptx.Var
		find := func(name ptx.Name) []ptx.Var {
			for j := len(live) - 1; j >= 0; j-- {
				if live[j].Name == name {
					return live[j : j+1]
				}
			}
			return nil
		}
		for j := range f.Insts {
			in := &f.Insts[j]
			ops := f.Opnds[in.Ops : in.Ops+uint32(in.N)]
			for _, o := range ops {
				if o.Kind == ptx.OpVar {
					live = append(live, f.Locals[o.Idx])
				}
			}
			if op := in.Op; op != isa.Op_call && op != isa.Op_call_uni {
				continue
			}
			var lists [2]string
			n := -1
			left := 0
			for _, o := range ops {
				switch {
				case o.Kind == ptx.OpList:
					n++
					left = int(o.Sub)
				case left > 0:
					left--
					lists[n] += abiVars(find(ptx.Name(o.Idx)))
				}
			}
			shapes[fmt.Sprintf("call %d", calls)] = lists[0] + " <-" + lists[1]
			calls++
		}
	}
	return shapes
}

// Declaration, definition, calls and prototypes of a function agree on how it is called,
// whatever its signature, in both styles; and the values arrive (P-06).
func TestABI(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 52))
	in := make([]byte, 16*abiSlot)
	for i := range in {
		in[i] = byte(r.IntN(2)) // a valid memory value of any type
	}
	for n := range 150 {
		s := abiSignature(r)
		if n%4 == 3 && s.vararg == nil {
			s.vararg = []string{"double", "i32", "i64"}[:1+n%3]
		}
		set := func(o *Options) {
			o.Level = n % 2 * 3
			o.Workers = 1
			o.Check = true
			if n/2%2 == 1 {
				o.Style, o.LLC = StyleLLVM, true
			}
		}
		compile := func(text string) []byte {
			o := options(t, "sm_80")
			set(o)
			res, _, err := Compile(context.Background(), o, Input{Name: "abi.ll", Data: []byte(text)})
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			return res.PTX
		}
		user := compile(s.declaration() + s.kernel())
		shapes := abiShapes(t, user)
		shapes["definition"] = abiShapes(t, compile(s.definition()))["definition"]
		want := shapes["declaration"]
		for _, k := range []string{"declaration", "definition", "prototype", "call 0", "call 1"} {
			if got, ok := shapes[k]; !ok || got != want {
				t.Errorf("%s: %q, the declaration has %q\n%s\n%s", k, got, want, s.definition(), user)
			}
		}
		whole := s.definition() + s.kernel()
		bufs := abiRun(t, compile(whole), in)
		for i, name := range []string{"direct", "indirect"} {
			if k := firstDifference(bufs[0], bufs[i+1]); k >= 0 {
				t.Errorf("%s call: byte %d of slot %d differs\n%s", name, k%abiSlot, k/abiSlot, whole)
			}
		}
		if t.Failed() {
			return
		}
	}
}

// abiRun runs kernel k and returns the contents of %want, %direct and %indirect after it.
func abiRun(t *testing.T, text, in []byte) [][]byte {
	t.Helper()
	zero := make([]byte, len(in))
	arg := func(data []byte) testkit.Arg { return testkit.Arg{Buffer: true, Data: bytes.Clone(data)} }
	l := &testkit.Launch{Kernel: "k", Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Args: []testkit.Arg{arg(in), arg(zero), arg(zero), arg(zero)}}
	return launch(t, text, l)[1:]
}

// firstDifference returns the first index at which a and b differ, -1 if they do not.
func firstDifference(a, b []byte) int {
	for i := range a {
		if a[i] != b[i] {
			return i
		}
	}
	return -1
}
