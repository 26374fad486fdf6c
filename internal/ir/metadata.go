package ir

import (
	"slices"

	"gonvvm/internal/slab"
)

// MD names a metadata node of the module; 0 is null.
type MD uint32

// MDKind is the form of a metadata node.
type MDKind uint8

const (
	MDNone    MDKind = iota
	MDString         // Str
	MDValue          // Val: a constant of Module.Consts or a symbol
	MDLocal          // Val: a value of the function whose instruction or record uses the node
	MDTuple          // Ops
	MDSpecial        // Str is the name as written ("DILocation"), Fields; the operands of a GenericDINode are Ops
	MDExpr           // !DIExpression(…): Fields
	MDArgList        // !DIArgList(…): Ops are MDValue and MDLocal nodes
	MDForward        // referenced but not yet defined, while reading
)

// MDNode is a metadata node.
type MDNode struct {
	Kind     MDKind
	Distinct bool
	Str      string
	Val      Value
	Ops      []MD
	Fields   []MDField
}

// FieldKind is the form of a field of a specialised node.
type FieldKind uint8

const (
	FieldMD   FieldKind = iota // MD (null prints as "null")
	FieldUint                  // Int
	FieldSint                  // Int, signed
	FieldStr                   // Str, quoted
	FieldWord                  // Str as it is: DW_TAG_member, DIFlagPublic | DIFlagArtificial, FullDebug, true
)

// MDField is one field of a specialised node, or one element of a DIExpression
// (Name empty).
type MDField struct {
	Name string
	Kind FieldKind
	MD   MD
	Int  uint64
	Str  string
}

// NamedMD is a named metadata node: !llvm.module.flags = !{…}.
type NamedMD struct {
	Name string
	Ops  []MD
}

// Flag returns the value of an integer module flag, 0 if there is none (LangRef, "Module Flags Metadata").
func (m *Module) Flag(name string) int64 {
	if v := m.MDs[m.flagValue(name)]; v.Kind == MDValue {
		x, _ := m.Consts.Sint(v.Val)
		return x
	}
	return 0
}

// HasFlag reports whether the module has a module flag of a name.
func (m *Module) HasFlag(name string) bool { return m.flagValue(name) != 0 }

// flagValue returns the node of a module flag's value, 0 if m does not have the flag.
func (m *Module) flagValue(name string) MD {
	for _, id := range m.Named("llvm.module.flags") {
		if n := &m.MDs[id]; len(n.Ops) == 3 && m.MDs[n.Ops[1]].Str == name {
			return n.Ops[2]
		}
	}
	return 0
}

// Attachment is !kind !node on a symbol or instruction.
type Attachment struct {
	Kind string
	Node MD
}

// AddMD appends a node and returns its id. Nodes are not made unique.
func (m *Module) AddMD(n MDNode) MD {
	m.MDs = append(slab.Doubled(m.MDs, 1), n)
	return MD(len(m.MDs) - 1)
}

// MDStr returns the node of a string.
func (m *Module) MDStr(s string) MD { return m.AddMD(MDNode{Kind: MDString, Str: s}) }

// Field returns the field of a specialised node, or nil.
func (n *MDNode) Field(name string) *MDField {
	for i := range n.Fields {
		if n.Fields[i].Name == name {
			return &n.Fields[i]
		}
	}
	return nil
}

// Named returns the operands of a named metadata node.
func (m *Module) Named(name string) []MD {
	for i := range m.NamedMDs {
		if m.NamedMDs[i].Name == name {
			return m.NamedMDs[i].Ops
		}
	}
	return nil
}

// DropNamed removes a named metadata node.
func (m *Module) DropNamed(name string) {
	m.NamedMDs = slices.DeleteFunc(m.NamedMDs, func(n NamedMD) bool { return n.Name == name })
}

// DbgKind is the form of a debug record.
type DbgKind uint8

const (
	DbgValue DbgKind = iota
	DbgDeclare
	DbgAssign
	DbgLabel
	DbgDeclareValue
)

// DbgRecord is a #dbg_… record before an instruction. Its values are weak
// references: they are in no use list, and an erased value reads as poison.
type DbgRecord struct {
	Kind   DbgKind
	Before Value // the instruction after it
	Loc    MD    // MDValue, MDLocal, MDArgList, or an empty tuple
	Var    MD    // DILocalVariable or DILabel
	Expr   MD
	// DbgAssign only.
	AssignID, Addr, AddrExpr MD
	DebugLoc                 MD
	// Val, if not None, is the value itself, which passes set instead of Loc; DebugRecords.Settle puts
	// it there. A record with neither says that the value is not known from there on.
	Val Value
	// Part, if its size is not 0, is the bytes of the variable that the record is about, if
	// Expr has no fragment. DebugRecords.Settle makes it one.
	Part DbgPart
}

// DbgPart is a run of bytes of a variable.
type DbgPart struct{ Off, Size uint32 }
