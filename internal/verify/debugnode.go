package verify

import (
	"slices"
	"strings"

	"gonvvm/internal/ir"
)

// Sets of nodes that fields refer to: names with spaces between them.
const (
	diFile      = "DIFile"
	diTypes     = "DIBasicType DIFixedPointType DIStringType DIDerivedType DICompositeType DISubroutineType DISubrangeType"
	diLocals    = "DISubprogram DILexicalBlock DILexicalBlockFile"
	diScopes    = "DIFile DICompileUnit DINamespace DICommonBlock DIModule " + diLocals + " " + diTypes
	diTemplates = "DITemplateTypeParameter DITemplateValueParameter"
	diMacros    = "DIMacro DIMacroFile"
)

// nodeRule is a rule about the reference in a field of a node. A field that is missing or null breaks a rule only if it is required.
type nodeRule struct {
	node, field string
	want        string // of the node, or of the elements of a list
	list        string // the complaint about a value that is not a list; "" if the field is not one
	required    bool
	msg         string // the complaint, in the words of LLVM
}

// nodeRules are the rules of LLVM's verifier about references between nodes of debug information.
var nodeRules = [...]nodeRule{
	{"DILocation", "scope", diLocals, "", true, "location requires a valid scope"},
	{"DILocation", "inlinedAt", "DILocation", "", false, "inlined-at should be a location"},
	{"DICompileUnit", "file", diFile, "", true, "invalid file of a compile unit"},
	{"DICompileUnit", "enums", "DICompositeType", "invalid enum list", false, "invalid enum type"},
	{"DICompileUnit", "retainedTypes", "DISubprogram " + diTypes, "invalid retained type list", false, "invalid retained type"},
	{"DICompileUnit", "globals", "DIGlobalVariableExpression", "invalid global variable list", false, "invalid global variable ref"},
	{"DICompileUnit", "imports", "DIImportedEntity", "invalid imported entity list", false, "invalid imported entity ref"},
	{"DICompileUnit", "macros", diMacros, "invalid macro list", false, "invalid macro ref"},
	{"DISubprogram", "scope", diScopes, "", false, "invalid scope of a subprogram"},
	{"DISubprogram", "file", diFile, "", false, "invalid file of a subprogram"},
	{"DISubprogram", "type", "DISubroutineType", "", false, "invalid subroutine type"},
	{"DISubprogram", "containingType", diTypes, "", false, "invalid containing type"},
	{"DISubprogram", "unit", "DICompileUnit", "", false, "subprogram definitions must have a compile unit"},
	{"DISubprogram", "templateParams", diTemplates, "invalid template params", false, "invalid template parameter"},
	{"DISubprogram", "declaration", "DISubprogram", "", false, "invalid subprogram declaration"},
	{"DISubprogram", "retainedNodes", "DILocalVariable DILabel DIImportedEntity " + diTypes, "invalid retained nodes list", false, "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity"},
	{"DISubprogram", "thrownTypes", diTypes, "invalid thrown types list", false, "invalid thrown type"},
	{"DILexicalBlock", "scope", "DICommonBlock " + diLocals, "", true, "invalid local scope of a lexical block"},
	{"DILexicalBlock", "file", diFile, "", false, "invalid file of a lexical block"},
	{"DILexicalBlockFile", "scope", "DICommonBlock " + diLocals, "", true, "invalid local scope of a lexical block"},
	{"DILexicalBlockFile", "file", diFile, "", false, "invalid file of a lexical block"},
	{"DILocalVariable", "scope", diLocals, "", true, "local variable requires a valid scope"},
	{"DILocalVariable", "type", diTypes, "", false, "invalid type ref of a local variable"},
	{"DILocalVariable", "file", diFile, "", false, "invalid file of a local variable"},
	{"DILabel", "scope", diLocals, "", true, "label requires a valid scope"},
	{"DILabel", "file", diFile, "", false, "invalid file of a label"},
	{"DIGlobalVariable", "scope", diScopes, "", false, "invalid scope of a global variable"},
	{"DIGlobalVariable", "type", diTypes, "", false, "invalid type ref of a global variable"},
	{"DIGlobalVariable", "file", diFile, "", false, "invalid file of a global variable"},
	{"DIGlobalVariable", "declaration", "DIDerivedType", "", false, "invalid static data member declaration"},
	{"DIGlobalVariableExpression", "var", "DIGlobalVariable", "", true, "missing variable"},
	{"DIDerivedType", "scope", diScopes, "", false, "invalid scope of a type"},
	{"DIDerivedType", "file", diFile, "", false, "invalid file of a type"},
	{"DIDerivedType", "baseType", diTypes, "", false, "invalid base type"},
	{"DICompositeType", "scope", diScopes, "", false, "invalid scope of a type"},
	{"DICompositeType", "file", diFile, "", false, "invalid file of a type"},
	{"DICompositeType", "baseType", diTypes, "", false, "invalid base type"},
	{"DICompositeType", "elements", "", "invalid composite elements", false, ""},
	{"DICompositeType", "vtableHolder", diTypes, "", false, "invalid vtable holder"},
	{"DICompositeType", "templateParams", diTemplates, "invalid template params", false, "invalid template parameter"},
	{"DISubrangeType", "baseType", diTypes, "", false, "BaseType must be a type"},
	{"DISubroutineType", "types", diTypes, "invalid composite elements", false, "invalid subroutine type ref"},
	{"DITemplateTypeParameter", "type", diTypes, "", false, "invalid type ref of a template parameter"},
	{"DITemplateValueParameter", "type", diTypes, "", false, "invalid type ref of a template parameter"},
	{"DICommonBlock", "scope", diScopes, "", false, "invalid scope of a common block"},
	{"DICommonBlock", "declaration", "DIGlobalVariable", "", false, "invalid declaration of a common block"},
	{"DINamespace", "scope", diScopes, "", false, "invalid scope of a namespace"},
	{"DIMacroFile", "file", diFile, "", false, "invalid file of a macro"},
	{"DIMacroFile", "nodes", diMacros, "invalid macro list", false, "invalid macro ref"},
	{"DIObjCProperty", "type", diTypes, "", false, "invalid type ref of a property"},
	{"DIObjCProperty", "file", diFile, "", false, "invalid file of a property"},
	{"DIImportedEntity", "scope", diScopes, "", false, "invalid scope for imported entity"},
}

// inClass reports whether id is a specialised node with one of the names of class. Before LLVM 4 a type was also named by its
// identifier, a string.
func (v *verifier) inClass(id ir.MD, class string) bool {
	if v.m.MDs[id].Kind == ir.MDString && strings.HasSuffix(class, diTypes) {
		return true
	}
	for name := range strings.FieldsSeq(class) {
		if v.isNode(id, name) {
			return true
		}
	}
	return false
}

// rulesOf returns the rules about the fields of a node.
func rulesOf(node string) []nodeRule {
	first := slices.IndexFunc(nodeRules[:], func(r nodeRule) bool { return r.node == node })
	if first < 0 {
		return nil
	}
	n := 1
	for first+n < len(nodeRules) && nodeRules[first+n].node == node {
		n++
	}
	return nodeRules[first : first+n]
}

// debugNode checks the references of a node of debug information; listed are the compile units of llvm.dbg.cu.
func (v *verifier) debugNode(id ir.MD, listed map[ir.MD]bool) {
	n := &v.m.MDs[id]
	for _, r := range rulesOf(n.Str) {
		to := v.ref(id, r.field)
		switch {
		case to == 0:
			if r.required {
				v.badDebug(nil, ir.None, r.msg)
			}
		case r.list == "":
			if !v.inClass(to, r.want) {
				v.badDebug(nil, ir.None, r.msg)
			}
		case v.m.MDs[to].Kind != ir.MDTuple:
			v.badDebug(nil, ir.None, r.list)
		case r.want != "":
			for _, e := range v.m.MDs[to].Ops {
				if e != 0 && !v.inClass(e, r.want) {
					v.badDebug(nil, ir.None, r.msg)
				}
			}
		}
	}
	if unit := v.ref(id, "unit"); n.Str == "DISubprogram" && v.isNode(unit, "DICompileUnit") && !listed[unit] {
		v.badDebug(nil, ir.None, "DICompileUnit not listed in llvm.dbg.cu")
	}
}
