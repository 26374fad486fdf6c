package ptx_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/ptx"
)

const scale = `.version 7.8
.target sm_90
.address_size 64

.global .align 8 .b8 table[16] = {1, 2};
.extern .func (.param .b32 r) helper(.param .b32 a);

.visible .entry scale(.param .u64 .ptr .global .align 16 x, .param .f32 factor)
.maxntid 128, 1, 1
{
	.reg .pred %p<2>;
	.reg .b32 %r<3>;
	.reg .b64 %rd<4>;
	.reg .f32 %f<4>;
	.shared .align 4 .f32 buffer[128];

	ld.param.u64 %rd1, [x];
	mov.u32 %r1, %tid.x;
	setp.gt.u32 %p1, %r1, 63;
	@!%p1 bra low;
	bra done;
low:
	mad.wide.u32 %rd2, %r1, 8, %rd1;
	ld.global.v2.f32 {%f1, %f2}, [%rd2+8];
	mul.f32 %f3, %f1, 0f3F000000;
	st.global.f32 [%rd2+-4], %f3;
done:
	ret;
}
`

func parse(t *testing.T) *ptx.Module {
	t.Helper()
	m, err := ptx.Parse("scale.ptx", []byte(scale))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The view of a module has its declarations with their positions.
func TestModule(t *testing.T) {
	m := parse(t)
	if major, minor := m.Version(); major != 7 || minor != 8 || m.Target() != "sm_90" || m.AddressSize() != 64 {
		t.Errorf("head: %d.%d %s %d", major, minor, m.Target(), m.AddressSize())
	}
	vars := slices.Collect(m.Variables())
	if len(vars) != 1 || vars[0].Name != "table" || vars[0].Space != ".global" || vars[0].Type != ".b8" || vars[0].Size != 16 ||
		vars[0].Align != 8 || !vars[0].Init || !slices.Equal(vars[0].Dims, []int{16}) || vars[0].Pos.Line != 5 {
		t.Errorf("variables: %+v", vars)
	}
	helper, f := m.Function("helper"), m.Function("scale")
	if helper == nil || !helper.IsDeclaration() || helper.IsKernel() || helper.Linkage() != ptx.Extern || len(helper.Results()) != 1 || m.Function("x") != nil {
		t.Errorf("helper: %+v", helper)
	}
	if f == nil || f.IsDeclaration() || !f.IsKernel() || f.Linkage() != ptx.Visible || (f.Pos() != diag.Pos{Line: 8, Col: 17}) {
		t.Fatalf("scale: %+v", f)
	}
	p := f.Params()
	if len(p) != 2 || p[0].Name != "x" || !p[0].Pointer || p[0].PointerSpace() != ".global" || p[0].Size != 8 || p[1].Type != ".f32" || p[1].Pointer {
		t.Errorf("parameters: %+v", p)
	}
	if d := f.Directives(); len(d) != 1 || d[0].Name != ".maxntid" || !slices.Equal(d[0].Args, []int{128, 1, 1}) {
		t.Errorf("directives: %+v", d)
	}
	if v := f.Variables(); len(v) != 1 || v[0].Name != "buffer" || v[0].Space != ".shared" || v[0].Size != 512 {
		t.Errorf("variables of the body: %+v", v)
	}
	s := f.Stats()
	if s.Instructions != 10 || s.Guarded != 1 || s.ParamBytes != 12 || !slices.Contains(s.Registers, ptx.Count{Name: "b64", N: 2}) ||
		!slices.Contains(s.Accesses, ptx.Count{Name: "global", N: 2}) || !slices.Contains(s.Mnemonics, ptx.Count{Name: "ld", N: 2}) {
		t.Errorf("numbers: %+v", s)
	}
	if mem := m.Memory(); len(mem) != 1 || mem[0] != (ptx.SpaceStats{Space: "global", Variables: 1, Bytes: 16}) {
		t.Errorf("memory: %+v", mem)
	}
}

// Operands are told apart by kind, with names, types, offsets and values.
func TestOperands(t *testing.T) {
	got := map[string]*ptx.Instruction{}
	for in := range parse(t).Function("scale").Instructions() {
		got[in.Opcode] = in
	}
	if in := got["bra"]; in.String() != "bra done;" || in.Operands[0].Kind != ptx.Label || in.Operands[0].Name != "done" {
		t.Errorf("bra: %v", in)
	}
	if in := got["mad.wide.u32"]; !slices.Equal(in.Labels, []string{"low"}) || in.Root() != "mad" || in.Pos.Line != 23 {
		t.Errorf("mad: %+v", in)
	}
	ld := got["ld.global.v2.f32"]
	if v, a := ld.Operands[0], ld.Operands[1]; v.Kind != ptx.Vector || len(v.Elements) != 2 || v.Elements[1].Name != "%f2" || v.Elements[1].Type != ".f32" ||
		a.Kind != ptx.Address || a.Name != "%rd2" || a.Type != ".b64" || a.Offset != 8 {
		t.Errorf("ld: %+v", ld)
	}
	if f, ok := got["mul.f32"].Operands[2].Float(); !ok || f != 0.5 {
		t.Errorf("mul: %+v", got["mul.f32"])
	}
	if o := got["setp.gt.u32"].Operands[2]; o.Kind != ptx.Immediate || o.Bits != 63 {
		t.Errorf("setp: %+v", o)
	}
	if o := got["mov.u32"].Operands[1]; o.Kind != ptx.SpecialRegister || o.Name != "%tid.x" {
		t.Errorf("mov: %+v", o)
	}
	for in := range parse(t).Function("scale").Instructions() {
		if in.Guard != "" && (in.Guard != "!%p1" || in.String() != "@!%p1 bra low;") {
			t.Errorf("guard: %v", in)
		}
	}
}

// The instructions of the view are those of the text: written out and read again they are the same, for every PTX file of
// the repository's tests.
func TestInstructionsOfCorpus(t *testing.T) {
	files, err := filepath.Glob("../internal/*/testdata/*/*.ptx")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		m, err := ptx.Parse(name, text)
		if err != nil {
			continue // a text with mistakes
		}
		for f := range m.Functions() {
			n := 0
			for in := range f.Instructions() {
				n++
				if in.Opcode == "" || !strings.HasPrefix(in.String()[strings.Index(in.String(), in.Opcode):], in.Opcode) || in.Pos.Line < 1 {
					t.Errorf("%s: %s: %+v", name, f.Name(), in)
				}
			}
			if n != f.Stats().Instructions {
				t.Errorf("%s: %s: %d instructions in the view, %d counted", name, f.Name(), n, f.Stats().Instructions)
			}
		}
	}
}

func TestCheck(t *testing.T) {
	if l := ptx.Check("scale.ptx", []byte(scale), ptx.CheckOptions{}); len(l) != 0 {
		t.Errorf("a correct text: %v", l)
	}
	bad := strings.ReplaceAll(scale, "mul.f32 %f3", "mul.f32 %rd3")
	l := ptx.Check("scale.ptx", []byte(bad), ptx.CheckOptions{})
	if len(l) != 1 || l[0].Pos.Line != 25 || l[0].File != "scale.ptx" {
		t.Errorf("a register of the wrong type: %v", l)
	}
	if l := ptx.Check("scale.ptx", []byte(scale), ptx.CheckOptions{Arch: "sm_80"}); l.Err() == nil {
		t.Error("code for sm_90 runs on sm_80")
	}
	if l := ptx.Check("scale.ptx", []byte(scale), ptx.CheckOptions{Arch: "sm_x"}); l.Err() == nil {
		t.Error("sm_x is accepted")
	}
	if _, err := ptx.Parse("x.ptx", []byte("mov")); err == nil || diag.Of(err)[0].Pos.Line != 1 {
		t.Errorf("got %v", err)
	}
}

func ExampleParse() {
	m, err := ptx.Parse("scale.ptx", []byte(scale))
	if err != nil {
		fmt.Println(err)
		return
	}
	for in := range m.Function("scale").Instructions() {
		if in.Root() == "ld" || in.Root() == "st" {
			fmt.Println(in.Pos.Line, in)
		}
	}
	// Output:
	// 17 ld.param.u64 %rd1, [x];
	// 24 ld.global.v2.f32 {%f1, %f2}, [%rd2+8];
	// 26 st.global.f32 [%rd2+-4], %f3;
}

func ExampleCheck() {
	const text = `.version 8.0
.target sm_80
.address_size 64
.entry k() {
	.reg .f32 %f1;
	.reg .b64 %rd1;
	add.f32 %f1, %f1, %rd1;
	ret;
}
`
	fmt.Print(string(ptx.Check("k.ptx", []byte(text), ptx.CheckOptions{}).Append(nil)))
	// Output:
	// k.ptx:7:20: error: '%rd1' is .b64, operand b of 'add.f32' is .f32 [P0020]
	//     	add.f32 %f1, %f1, %rd1;
	//     	                  ^
	//     hint: a register of type .f32 or .b32 is needed
}

func ExampleFormat() {
	out, err := ptx.Format("k.ptx", []byte(".version 8.0 .target sm_80 .address_size 64\n.entry k() { .reg .b32 %r<2>;mov.b32 %r1,1; ret ; }"))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(string(out))
	// Output:
	// .version 8.0
	// .target sm_80
	// .address_size 64
	//
	// .entry k()
	// {
	// 	.reg .b32 	%r<2>;
	// 	mov.b32 	%r1, 1;
	// 	ret;
	// }
}
