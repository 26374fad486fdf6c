package ptx

import (
	"iter"

	"gonvvm/diag"
	source "gonvvm/internal/diag"
	model "gonvvm/internal/ptx"
)

// Module is a parsed PTX text. Its declarations keep the order of the text.
type Module struct {
	m     *model.Module
	text  *source.Text
	funcs []*Function
	vars  []*Variable
}

// Parse reads a PTX text. name is the name of the text in messages and positions. The error is a [diag.List] with all
// mistakes of syntax, with unknown instructions and undeclared names; [Check] finds the others, too.
func Parse(name string, text []byte) (*Module, error) {
	m, err := model.Parse(name, text)
	if err != nil {
		return nil, err
	}
	p := &Module{m: m, text: source.NewText(text)}
	for _, it := range m.Items {
		switch it.Kind {
		case model.ItemFunc, model.ItemFuncDecl:
			p.funcs = append(p.funcs, &Function{m: p, f: &m.Funcs[it.Index], declaration: it.Kind == model.ItemFuncDecl})
		case model.ItemVar:
			p.vars = append(p.vars, newVariable(p, &m.Vars[it.Index]))
		}
	}
	return p, nil
}

// Version returns the PTX version of the .version directive, such as 8, 3.
func (m *Module) Version() (major, minor int) {
	v := int(m.m.Version)
	return v / 10, v % 10
}

// Target returns the architecture of the .target directive, such as "sm_90a".
func (m *Module) Target() string { return m.m.SM.String() }

// AddressSize returns the number of bits of generic addresses, 32 or 64.
func (m *Module) AddressSize() int { return int(m.m.AddressSize) }

// Functions returns the kernels and device functions, those that are only declared included.
func (m *Module) Functions() iter.Seq[*Function] {
	return func(yield func(*Function) bool) {
		for _, f := range m.funcs {
			if !yield(f) {
				return
			}
		}
	}
}

// Function returns the definition of the kernel or device function with a name, or else its declaration. It returns nil
// if there is neither.
func (m *Module) Function(name string) *Function {
	var found *Function
	for _, f := range m.funcs {
		if f.Name() == name && (found == nil || !f.declaration) {
			found = f
		}
	}
	return found
}

// Variables returns the variables of module scope.
func (m *Module) Variables() iter.Seq[*Variable] {
	return func(yield func(*Variable) bool) {
		for _, v := range m.vars {
			if !yield(v) {
				return
			}
		}
	}
}

// Linkage is the linking directive of a function or variable (PTX ISA, "Linking Directives").
type Linkage string

// Linking directives. Internal stands for none of them.
const (
	Internal Linkage = ""
	Extern   Linkage = ".extern"
	Visible  Linkage = ".visible"
	Weak     Linkage = ".weak"
	Common   Linkage = ".common"
)

// linkages are the directives by their number in the model.
var linkages = [...]Linkage{model.Internal: Internal, model.Extern: Extern, model.Visible: Visible, model.Weak: Weak, model.Common: Common}

// Variable is a variable, or a parameter or result of a function.
type Variable struct {
	Name     string   // empty if a prototype does not name a parameter
	Linkage  Linkage  // of a variable of module scope
	Space    string   // state space with its dot: ".global", ".shared", ".const", ".local", ".param", ".reg"
	Type     string   // type of an element with its dot: ".f32", ".b8", ".texref"
	Vector   int      // components of an element, 2, 4 or 8; 1 if it is not a vector
	Align    int      // in bytes, 0 if it is not given
	Dims     []int    // dimensions of an array, outermost first; -1 for one without a length
	Size     int      // in bytes; 0 for opaque types and for arrays without a length
	Init     bool     // whether it has an initializer
	Pointer  bool     // whether a kernel parameter has the attribute .ptr
	Pos      diag.Pos // of the declaration
	pointsTo string
}

// PointerSpace returns the state space that the attribute .ptr of a kernel parameter names, with its dot; "" is the generic
// one.
func (v *Variable) PointerSpace() string { return v.pointsTo }

func newVariable(m *Module, v *model.Var) *Variable {
	p := &Variable{
		Name: m.m.Names.Get(v.Name), Linkage: linkages[v.Linkage], Space: "." + v.Space.String(), Type: "." + v.Type.String(),
		Vector: max(1, int(v.Vec)), Align: int(v.Align), Size: int(v.Bytes()), Init: v.Init.Present, Pointer: v.Ptr.Present, Pos: m.text.Pos(int(v.Pos)),
	}
	if v.Ptr.Space != 0 {
		p.pointsTo = "." + v.Ptr.Space.String()
	}
	for _, d := range v.Dims {
		p.Dims = append(p.Dims, int(d))
	}
	return p
}
