package llasm

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// eDebugNode is a node of debug information, or a field of one, that LLVM does not know.
const eDebugNode diag.Code = "L0017"

// debugNode is a kind of node with names and values in parentheses (LangRef, "Specialized Metadata Nodes").
type debugNode struct {
	name     string
	required string // fields without which there is no such node, with spaces in between
	optional string // the others, with those that only older LLVMs have: gnuPubnames, isysroot, variables
}

// debugNodes are the nodes of LLVM 22; what it demands was asked of llvm-as.
var debugNodes = [...]debugNode{
	{"DILocation", "scope", "line column inlinedAt isImplicitCode atomGroup atomRank"},
	{"GenericDINode", "tag", "header operands"},
	{"DISubrange", "", "count lowerBound upperBound stride"},
	{"DIGenericSubrange", "", "count lowerBound upperBound stride"},
	{"DISubrangeType", "", "name file line scope size align flags baseType lowerBound upperBound stride bias"},
	{"DIEnumerator", "name value", "isUnsigned"},
	{"DIBasicType", "", "tag name size align dataSize encoding num_extra_inhabitants flags"},
	{"DIFixedPointType", "", "tag name size align encoding flags kind factor numerator denominator"},
	{"DIStringType", "", "tag name stringLength stringLengthExpression stringLocationExpression size align encoding"},
	{"DIDerivedType", "tag baseType", "name file line scope size align offset flags extraData dwarfAddressSpace annotations ptrAuthKey ptrAuthIsAddressDiscriminated ptrAuthExtraDiscriminator ptrAuthIsaPointer ptrAuthAuthenticatesNullValues"},
	{"DICompositeType", "tag", "name file line scope baseType size align offset flags elements runtimeLang enumKind vtableHolder templateParams identifier discriminator dataLocation associated allocated rank annotations num_extra_inhabitants specification bitStride"},
	{"DISubroutineType", "types", "flags cc"},
	{"DIFile", "filename directory", "checksumkind checksum source"},
	{"DICompileUnit", "file", "language sourceLanguageName sourceLanguageVersion producer isOptimized flags runtimeVersion splitDebugFilename emissionKind enums retainedTypes globals imports macros dwoId splitDebugInlining debugInfoForProfiling nameTableKind rangesBaseAddress sysroot sdk gnuPubnames"},
	{"DISubprogram", "", "scope name linkageName file line type isLocal isDefinition scopeLine containingType virtuality virtualIndex thisAdjustment flags spFlags isOptimized unit templateParams declaration retainedNodes variables thrownTypes annotations targetFuncName keyInstructions"},
	{"DILexicalBlock", "scope", "file line column"},
	{"DILexicalBlockFile", "scope discriminator", "file"},
	{"DICommonBlock", "scope", "declaration name file line"},
	{"DINamespace", "scope", "name exportSymbols file line"},
	{"DIMacro", "type name", "line value"},
	{"DIMacroFile", "file", "type line nodes"},
	{"DIModule", "scope name", "configMacros includePath apinotes file line isDecl isysroot"},
	{"DITemplateTypeParameter", "type", "name defaulted"},
	{"DITemplateValueParameter", "value", "tag name type defaulted"},
	{"DIGlobalVariable", "", "scope name linkageName file line type isLocal isDefinition templateParams declaration align annotations"},
	{"DILocalVariable", "scope", "name arg file line type flags align annotations"},
	{"DILabel", "scope name file line", "column isArtificial coroSuspendIdx"},
	{"DIGlobalVariableExpression", "var expr", ""},
	{"DIObjCProperty", "", "name file line setter getter attributes type"},
	{"DIImportedEntity", "tag scope", "entity file line name elements"},
	{"DIAssignID", "", ""},
}

// debugNode returns what is known of the nodes called name; off is where one begins. Nodes and fields that are not
// known are told of and kept: newer LLVMs have more of them, and nothing is lost but what they describe.
func (p mdParser) debugNode(name string, off int) *debugNode {
	for i := range debugNodes {
		if debugNodes[i].name == name {
			return &debugNodes[i]
		}
	}
	if p.tell(name) {
		near := diag.Nearest{Name: name}
		for i := range debugNodes {
			near.Try(debugNodes[i].name)
		}
		p.warn(off, eDebugNode, "the unknown node "+name+" describes nothing", near.Word)
	}
	return nil
}

// field tells of a field, the current token, that no such node has.
func (d *debugNode) field(p *parser, name string) {
	if hasWord(d.optional, name) || hasWord(d.required, name) || !p.meta().tell(d.name+" "+name) {
		return
	}
	near := diag.Nearest{Name: name}
	for word := range strings.FieldsSeq(d.required + " " + d.optional) {
		near.Try(word)
	}
	p.warn(p.off, eDebugNode, "the unknown field "+name+" of "+d.name+" says nothing", near.Word)
}

// complete refuses a node without the fields that each has; the current token is what ends it.
func (d *debugNode) complete(p *parser, fields []ir.MDField) {
next:
	for word := range strings.FieldsSeq(d.required) {
		for i := range fields {
			if fields[i].Name == word {
				continue next
			}
		}
		panic(p.errTok(eMetadata, d.name+" has no "+word+", which it needs"))
	}
}

// fieldWords returns the form of the words that a field of a node may hold, "" if none.
func fieldWords(field string) string {
	switch field {
	case "tag":
		return "DW_TAG_…"
	case "language", "runtimeLang":
		return "DW_LANG_…"
	case "sourceLanguageName":
		return "DW_LNAME_…"
	case "encoding":
		return "DW_ATE_…"
	case "cc":
		return "DW_CC_…"
	case "type":
		return "DW_MACINFO_…"
	case "virtuality":
		return "DW_VIRTUALITY_…"
	case "enumKind":
		return "DW_APPLE_ENUM_KIND_…"
	case "checksumkind":
		return "CSK_…"
	case "flags":
		return "DIFlag…"
	case "spFlags":
		return "DISPFlag…"
	case "emissionKind":
		return "NoDebug or FullDebug or LineTablesOnly or DebugDirectivesOnly"
	case "nameTableKind":
		return "Default or GNU or None or Apple"
	case "kind":
		return "Binary or Decimal or Rational"
	}
	for i := range debugNodes {
		if hasWord(debugNodes[i].required, field) || hasWord(debugNodes[i].optional, field) {
			if strings.HasPrefix(field, "is") || hasWord("exportSymbols splitDebugInlining debugInfoForProfiling rangesBaseAddress defaulted keyInstructions gnuPubnames ptrAuthIsAddressDiscriminated ptrAuthIsaPointer ptrAuthAuthenticatesNullValues", field) {
				return "true or false"
			}
			return ""
		}
	}
	return "…" // a field of a newer LLVM
}

// mostOf returns the largest number that a field of a node may hold, 0 if it refers to metadata instead.
func mostOf(field string) uint64 {
	switch {
	case hasWord("line column scopeLine virtualIndex runtimeVersion discriminator attributes coroSuspendIdx num_extra_inhabitants dataSize", field):
		return 1<<32 - 1
	case hasWord("arg language sourceLanguageName tag", field):
		return 1<<16 - 1
	case hasWord("file scope inlinedAt baseType elements templateParams vtableHolder unit declaration retainedNodes thrownTypes containingType "+
		"enums retainedTypes globals imports macros var expr entity nodes types annotations", field):
		return 0
	}
	return 1<<64 - 1
}

// hasForm reports whether word is one of the alternatives of form, in which "…" stands for anything.
func hasForm(form, word string) bool {
	for alt := range strings.SplitSeq(form, " or ") {
		if stem, open := strings.CutSuffix(alt, "…"); alt == word && form != "" || open && strings.HasPrefix(word, stem) {
			return true
		}
	}
	return false
}

// tell reports whether something is to be told of: the first time that it is asked about what.
func (p mdParser) tell(what string) bool {
	if p.opts.Warn == nil || p.told[what] {
		return false
	}
	if p.told == nil {
		p.told = make(map[string]bool)
	}
	p.told[strings.Clone(what)] = true
	return true
}

// hasWord reports whether word is one of list, which has spaces in between.
func hasWord(list, word string) bool {
	for len(list) >= len(word) {
		i := strings.Index(list, word)
		if i < 0 {
			return false
		}
		end := i + len(word)
		if (i == 0 || list[i-1] == ' ') && (end == len(list) || list[end] == ' ') {
			return true
		}
		list = list[end:]
	}
	return false
}
