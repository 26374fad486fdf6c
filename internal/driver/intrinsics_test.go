package driver

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"path"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"
	"testing"

	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// An intrinsicCase is one observation of testdata/intrinsics/llvm22.txt: an intrinsic with its overloaded types and
// constants chosen, and the instructions that llc 22 printed for it.
type intrinsicCase struct {
	name      string
	ret, args []string
	arch      string
	ptx       string
	needs     []targetNeed // any of them
	types     []string
	consts    map[int]string
	want      []string
	refusal   string // the text of the message, if no PTX value corresponds
	fixed     bool   // scalar arguments are constants instead of parameters
}

// A targetNeed is one alternative of a condition on the target.
type targetNeed struct {
	sm           int   // at least this number
	family, arch []int // or a member of one of these families, exactly one of these architectures
	ptx          int
}

func readIntrinsicCases(t testing.TB) (cases []*intrinsicCase) {
	for _, file := range intrinsicFiles {
		cases = append(cases, observations(t, file)...)
	}
	return cases
}

// observations returns the cases of a file that have instructions.
func observations(t testing.TB, file string) []*intrinsicCase {
	list, _ := readIntrinsicFile(t, file)
	return slices.DeleteFunc(list, func(c *intrinsicCase) bool { return c.refusal != "" })
}

// readIntrinsicFile returns the observations in a file, and the signatures that have none.
func readIntrinsicFile(t testing.TB, file string) (cases, bare []*intrinsicCase) {
	data, err := os.ReadFile("testdata/intrinsics/" + file)
	if err != nil {
		t.Fatal(err)
	}
	var name string
	var ret, args []string
	lines := bufio.NewScanner(bytes.NewReader(data))
	for lines.Scan() {
		line := lines.Text()
		switch {
		case strings.HasPrefix(line, "    "):
			c := cases[len(cases)-1]
			if why, ok := strings.CutPrefix(line, "    ! "); ok {
				c.refusal = why
				continue
			}
			c.want = append(c.want, strings.TrimSpace(line))
		case strings.HasPrefix(line, "  @ "):
			f := strings.Split(line[4:], ";")
			where := strings.Fields(f[0])
			c := &intrinsicCase{name: name, ret: ret, args: args, arch: where[0], ptx: where[1], needs: parseNeeds(f[1]), consts: map[int]string{}}
			for _, w := range strings.Split(strings.TrimSpace(f[2]), ",") {
				if w != "" {
					c.types = append(c.types, strings.ReplaceAll(w, "_", " "))
				}
			}
			for _, w := range strings.Split(strings.TrimSpace(f[3]), ",") {
				if k, v, ok := strings.Cut(w, "="); ok {
					i, _ := strconv.Atoi(k)
					c.consts[i] = v
				}
			}
			if n := len(bare) - 1; n >= 0 && bare[n].name == name {
				bare = bare[:n]
			}
			cases = append(cases, c)
		case strings.HasPrefix(line, "  "):
			r, a, _ := strings.Cut(line, "<-")
			ret, args = strings.Fields(r), strings.Fields(a)
			if ret[0] == "void" {
				ret = nil
			}
			bare = append(bare, &intrinsicCase{name: name, ret: ret, args: args})
		default:
			name = line
		}
	}
	return cases, bare
}

// mangle returns the suffix of an overloaded intrinsic's name for type t.
func mangle(t string) string {
	switch {
	case t == "ptr":
		return ".p0"
	case strings.HasPrefix(t, "ptr addrspace("):
		return ".p" + t[14:len(t)-1]
	case strings.HasPrefix(t, "<"):
		w := strings.Fields(t[1 : len(t)-1])
		return ".v" + w[0] + mangle(w[2])[1:]
	}
	short := map[string]string{"half": ".f16", "bfloat": ".bf16", "float": ".f32", "double": ".f64"}
	if s := short[t]; s != "" {
		return s
	}
	return "." + t
}

// function writes a function called fn that calls the intrinsic once with its
// parameters and stores the result, and the intrinsic's declaration.
func (c *intrinsicCase) function(fn string) (decl, body string) {
	types, name := slices.Clone(c.types), c.name
	if strings.HasPrefix(c.name, "llvm.nvvm.texsurf.handle") { // variables are global
		types = []string{"ptr addrspace(1)"}
	}
	resolve := func(t string) string {
		t = strings.ReplaceAll(t, "_", " ")
		if strings.HasPrefix(t, "any") {
			if len(types) == 0 {
				return map[string]string{"anyptr": "ptr", "anyint": "i32", "anyfloat": "float"}[t]
			}
			t, types = types[0], types[1:]
			name += mangle(t)
		}
		return t
	}
	var ret []string
	for _, r := range c.ret {
		ret = append(ret, resolve(r))
	}
	result := "void"
	switch {
	case len(ret) == 1:
		result = ret[0]
	case len(ret) > 1:
		result = "{ " + strings.Join(ret, ", ") + " }"
	}
	var formal, params, actual []string
	for i, a := range c.args {
		a, bounds, constant := strings.Cut(a, "#")
		ty := ""
		if a == "match(0)" {
			ty = append(slices.Clone(ret), strings.TrimPrefix(strings.Join(formal, ""), " "))[0]
		} else {
			ty = resolve(a)
		}
		formal = append(formal, ty)
		switch { // arguments that have to be variables
		case ty == "metadata":
			actual = append(actual, "metadata ptr addrspace(1) @image")
			continue
		case strings.HasPrefix(c.name, "llvm.nvvm.texsurf.handle"):
			actual = append(actual, ty+" @image")
			continue
		case c.name == "llvm.nvvm.reflect":
			actual = append(actual, "ptr @key")
			continue
		}
		if v := scalarConstants[ty]; c.fixed && !constant && v != "" && !c.samples() {
			actual = append(actual, ty+" "+v)
			continue
		}
		if !constant {
			params = append(params, ty+" %a"+strconv.Itoa(i))
			actual = append(actual, ty+" %a"+strconv.Itoa(i))
			continue
		}
		v, ok := c.consts[i]
		if !ok {
			v, _, _ = strings.Cut(bounds, ":")
			if v == "" {
				v = "0"
			}
		}
		actual = append(actual, ty+" "+v)
	}
	decl = fmt.Sprintf("declare %s @%s(%s)\n", result, name, strings.Join(formal, ", "))
	var b strings.Builder
	fmt.Fprintf(&b, "define void @%s(%s) {\n", fn, strings.Join(append(params, "ptr %out"), ", "))
	call := fmt.Sprintf("call %s @%s(%s)", result, name, strings.Join(actual, ", "))
	switch {
	case result == "void":
		fmt.Fprintf(&b, "  %s\n", call)
	case len(ret) == 1:
		fmt.Fprintf(&b, "  %%r = %s\n  store volatile %s %%r, ptr %%out\n", call, result)
	default:
		fmt.Fprintf(&b, "  %%r = %s\n", call)
		for i, r := range ret {
			fmt.Fprintf(&b, "  %%r%d = extractvalue %s %%r, %d\n  store volatile %s %%r%d, ptr %%out\n", i, result, i, r, i)
		}
	}
	b.WriteString("  ret void\n}\n")
	return decl, b.String()
}

func (c *intrinsicCase) module() string {
	decl, body := c.function("f")
	return "target triple = \"nvptx64-nvidia-cuda\"\n" + intrinsicVariables + decl + body
}

// intrinsicVariables are variables that some intrinsics need as arguments.
const intrinsicVariables = `@image = addrspace(1) global i64 0
@key = private constant [11 x i8] c"__CUDA_FTZ\00"
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @image, !"texture", i32 1}
`

func (c *intrinsicCase) String() string {
	s := c.name
	if len(c.types) > 0 {
		s += " " + strings.Join(c.types, ",")
	}
	keys := make([]int, 0, len(c.consts))
	for k := range c.consts {
		keys = append(keys, k)
	}
	sort.Ints(keys)
	for _, k := range keys {
		s += fmt.Sprintf(" %d=%s", k, c.consts[k])
	}
	return s
}

func compileIntrinsic(text string, sm target.SM, ptx target.PTX) (string, error) {
	opt := &Options{SM: sm, PTX: ptx, Codegen: Codegen{Level: 2, LLC: true, Style: StyleLLVM}, Workers: 1}
	r, _, err := Compile(context.Background(), opt, Input{Name: "f.ll", Data: []byte(text)})
	if err != nil {
		return "", err
	}
	return string(r.PTX), nil
}

var (
	registerName  = regexp.MustCompile(`%(rs|rd|rq|r|p|f|fd|h|hh)\d+`)
	oneInBraces   = regexp.MustCompile(`\{(%\w+)\}`) // a vector of one is the same as its element
	scaffoldingOp = regexp.MustCompile(`^(selp\.|setp\.|mov\.b|cvt\.u\d+\.u\d+ |cvt\.s\d+\.s\d+ |cvta\.|and\.b|shr\.u|st\.|ld\.)`)
)

// instructions returns the lines of a function's body that do something, registers
// reduced to their class.
func instructions(lines []string) []string {
	var out []string
	for _, l := range lines {
		l = strings.TrimSpace(l)
		if l == "" || !strings.HasSuffix(l, ";") || strings.HasPrefix(l, ".") || l == "ret;" {
			continue
		}
		l = registerName.ReplaceAllString(strings.Join(strings.Fields(l), " "), "%$1")
		out = append(out, oneInBraces.ReplaceAllString(l, "$1"))
	}
	return out
}

// essential leaves out instructions that only move operands and results into place, if there are others.
func essential(lines []string) []string {
	var out []string
	for _, l := range lines {
		if !scaffoldingOp.MatchString(l) {
			out = append(out, l)
		}
	}
	if len(out) == 0 {
		return lines
	}
	return out
}

// sameInstruction compares an instruction with the recorded one, in which a long list of
// registers may be cut short with an ellipsis.
func sameInstruction(got, want string) bool {
	want = strings.ReplaceAll(want, "],{", "], {")
	head, tail, cut := strings.Cut(want, " ... ")
	if !cut {
		return got == want
	}
	head = strings.TrimRight(head, " %r,")
	_, tail, _ = strings.Cut(tail, ",")
	return strings.HasPrefix(got, head) && strings.HasSuffix(got, tail)
}

// A difference is a line of testdata/intrinsics/differences.txt.
type difference struct {
	pattern, what string
	used          bool
}

func readDifferences(t testing.TB) (list []*difference) {
	data, err := os.ReadFile("testdata/intrinsics/differences.txt")
	if err != nil {
		t.Fatal(err)
	}
	for n, line := range strings.Split(string(data), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		f := strings.SplitN(line, " ", 3)
		if len(f) < 3 || !slices.Contains([]string{"needs", "instruction", "refused"}, f[1]) {
			t.Fatalf("differences.txt:%d: want PATTERN KIND REASON", n+1)
		}
		list = append(list, &difference{pattern: f[0], what: f[1]})
	}
	return list
}

// TestIntrinsicsAsLLVM calls every intrinsic of LLVM 22, of NVVM, and of older LLVMs with every overload and flag
// value: the instruction is the one that llc prints, and it is available from the same target on; an intrinsic without
// an instruction is refused with the reason (requirements §3, S1-34 … S1-37, S3-58, S4-106 … S4-125, P-01, P-02).
func TestIntrinsicsAsLLVM(t *testing.T) {
	testkit.Long(t)
	allowed := readDifferences(t)
	for _, file := range intrinsicFiles {
		cases, bare := readIntrinsicFile(t, file)
		tally := intrinsicTally{allowed: allowed, outcome: map[string]int{}}
		each(t, append(cases, bare...), func(c *intrinsicCase) { tally.judge(t, c) })
		var names [3]int
		forms := tally.forms
		for name, o := range tally.outcome {
			names[o]++
			if o == missing {
				t.Errorf("%s: %s is missing", file, name)
			}
		}
		t.Logf("%s: %d names: %d done, %d refused with reason, %d missing; %d forms: %d done, %d different for a listed reason, %d refused with reason, %d missing",
			file, len(tally.outcome), names[done], names[refused], names[missing], len(cases)+len(bare), forms[done], tally.different, forms[refused], forms[missing])
	}
	for _, d := range allowed {
		if !d.used && !t.Failed() {
			t.Errorf("differences.txt: nothing differs any more for %s %s", d.pattern, d.what)
		}
	}
}

// Outcomes of an intrinsic, in ascending order of interest.
const (
	refused = iota
	done
	missing
)

// An intrinsicTally counts the outcomes of the forms of a file.
type intrinsicTally struct {
	allowed   []*difference
	mu        sync.Mutex
	outcome   map[string]int // by name: the greatest of its forms
	forms     [3]int
	different int
}

func (y *intrinsicTally) count(c *intrinsicCase, outcome int) {
	y.mu.Lock()
	defer y.mu.Unlock()
	y.forms[outcome]++
	y.outcome[c.name] = max(y.outcome[c.name], outcome)
}

// excused reports whether differences.txt has a reason for difference what of c.
func (y *intrinsicTally) excused(c *intrinsicCase, what string) bool {
	y.mu.Lock()
	defer y.mu.Unlock()
	for _, d := range y.allowed {
		if ok, _ := path.Match(d.pattern, c.name); ok && d.what == what {
			d.used = true
			if what != "refused" {
				y.different++
			}
			return true
		}
	}
	return false
}

func (y *intrinsicTally) judge(t *testing.T, c *intrinsicCase) {
	fail := func(what, format string, args ...any) {
		switch {
		case !y.excused(c, what):
			t.Errorf("%s: %s: %s", c, what, fmt.Sprintf(format, args...))
			y.count(c, missing)
		case what == "refused":
			y.count(c, refused)
		default:
			y.count(c, done)
		}
	}
	text := c.module()
	if c.arch == "" { // llc has never selected it
		_, err := compileIntrinsic(text, target.MakeSM(100, 'a'), 88)
		switch {
		case err == nil:
			y.count(c, done)
		case strings.Contains(err.Error(), "no instruction for "+c.name+": ") && strings.Contains(err.Error(), "[S0030]"):
			y.count(c, refused)
		default:
			fail("refused", "%v", err)
		}
		return
	}
	sm, _ := target.ParseSM(c.arch)
	n, _ := strconv.Atoi(c.ptx[3:])
	out, err := compileIntrinsic(text, sm, target.PTX(n))
	switch {
	case c.refusal != "" && err != nil && strings.Contains(err.Error(), c.refusal):
		y.count(c, refused)
		return
	case c.refusal != "":
		fail("refused", "%v, want %q", err, c.refusal)
		return
	case err != nil:
		fail("refused", "%v", err)
		return
	}
	got := instructions(strings.Split(out, "\n"))
	for _, w := range essential(instructions(c.want)) {
		if !slices.ContainsFunc(got, func(g string) bool { return sameInstruction(g, w) }) {
			fail("instruction", "no %q in\n\t%s", w, strings.Join(got, "\n\t"))
			return
		}
	}
	if low, ptx, ok := lowestTarget(c.needs); ok {
		if _, err := compileIntrinsic(text, low, ptx); err != nil {
			fail("needs", "%s, PTX %s should do: %v", low, ptx, err)
			return
		}
		for _, b := range below(c.needs, low, ptx) {
			_, err := compileIntrinsic(text, b.SM, b.PTX)
			if err == nil {
				fail("needs", "%s, PTX %s should be too old", b.SM, b.PTX)
				return
			}
			if msg := err.Error(); !strings.Contains(msg, "sm_") && !strings.Contains(msg, "PTX") {
				fail("needs", "the message for %s, PTX %s does not say what is needed: %v", b.SM, b.PTX, err)
				return
			}
		}
	}
	y.count(c, done)
}

func lowestTarget(needs []targetNeed) (sm target.SM, ptx target.PTX, ok bool) {
	for i := range needs {
		s, p, found := needs[i].lowest()
		if found && (!ok || s < sm || s == sm && p < ptx) {
			sm, ptx, ok = s, p, true
		}
	}
	return sm, ptx, ok
}

// below returns targets just under (sm, ptx) that no alternative lets through: the PTX
// version before, and the architecture before with the newest PTX version.
func below(needs []targetNeed, sm target.SM, ptx target.PTX) (list []target.Target) {
	add := func(sm target.SM, ptx target.PTX) {
		for i := range needs {
			if needs[i].accepts(sm, ptx) {
				return
			}
		}
		if t, err := target.New(sm, ptx); err == nil {
			list = append(list, t)
		}
	}
	versions := target.Versions()
	if i := slices.Index(versions, ptx); i > 0 {
		add(sm, versions[i-1])
	}
	if sm.Suffix() != 0 {
		add(target.MakeSM(sm.Number(), 0), versions[len(versions)-1])
		return list
	}
	var before target.SM
	for _, a := range target.Archs() {
		if a.SM.Suffix() == 0 && a.SM < sm && a.SM > before && a.Max == 0 {
			before = a.SM
		}
	}
	if before != 0 {
		add(before, versions[len(versions)-1])
	}
	return list
}
