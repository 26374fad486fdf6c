package ptx

import "gonvvm/internal/diag"

// Codes of this package's diagnostics.
const (
	CodeSyntax    diag.Code = "P001"
	CodeMnemonic  diag.Code = "P002"
	CodeOperands  diag.Code = "P003"
	CodeUndefined diag.Code = "P004"
	CodeRedefined diag.Code = "P005"
	CodeRange     diag.Code = "P006"
	CodeTarget    diag.Code = "P007"
	CodeNeeds     diag.Code = "P008"
)

// Codes explains them.
var Codes = [...]diag.Info{
	{
		Code: CodeSyntax, Title: "PTX text that does not follow the grammar",
		Text:    "The text at the marked place is not what PTX allows there. Often a ';' is missing at the end of the line before.",
		Example: "// ptx\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\tret\n}\n",
	},
	{
		Code: CodeMnemonic, Title: "unknown instruction",
		Text:    "No form of the PTX ISA has this mnemonic with these modifiers. Modifiers must stand in the order of the manual, and types must be ones that the form takes.",
		Example: "// ptx\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\tadd.b32 %r0, %r1, %r1;\n\tret;\n}\n",
	},
	{
		Code: CodeOperands, Title: "wrong operands",
		Text:    "The instruction has other operands: the hint shows the form as the PTX manual does.",
		Example: "// ptx\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\tadd.s32 %r0, %r1;\n\tret;\n}\n",
	},
	{
		Code: CodeUndefined, Title: "undefined name",
		Text:    "A register, label or prototype is used that is not declared in this function or in a scope around the use.",
		Example: "// ptx\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\tbra L;\n\tret;\n}\n",
	},
	{
		Code: CodeRedefined, Title: "name declared twice",
		Text:    "Two declarations of one scope have the same name.",
		Example: "// ptx\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 a;\n\t.reg .b64 a;\n\tret;\n}\n",
	},
	{
		Code: CodeRange, Title: "number out of range",
		Text:    "The number does not fit where it stands.",
		Example: "// ptx\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 %r<99999999999>;\n\tret;\n}\n",
	},
	{
		Code: CodeTarget, Title: "unknown or impossible .version or .target",
		Text:    "The PTX version or the architecture is not known, or the version is too old to name the architecture.",
		Example: "// ptx\n.version 6.0\n.target sm_90\n.address_size 64\n",
	},
	{
		Code: CodeNeeds, Title: "not available on this target",
		Text:    "An instruction or directive needs a newer PTX version or another architecture than the module's .version and .target give. The hint says what is needed.",
		Example: "// ptx\n.version 6.0\n.target sm_70\n.address_size 64\n.visible .entry k()\n{\n\tbarrier.cluster.arrive;\n\tret;\n}\n",
	},
}
