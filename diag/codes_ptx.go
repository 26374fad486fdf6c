package diag

var ptxInfos = [...]Info{
	{
		"P0001", "PTX text that does not follow the grammar",
		"PTX does not allow the text at the marked place. Often a ';' is missing at the end of the line before.",
		"// gonvvm ptx check\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\tret\n}\n",
	},
	{
		"P0002", "unknown instruction",
		"No form of the PTX ISA has this mnemonic with these modifiers. Modifiers must stand in the order of the manual, and types must be ones that the form takes.",
		"// gonvvm ptx check\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\tadd.b32 %r0, %r1, %r1;\n\tret;\n}\n",
	},
	{
		"P0003", "wrong operands",
		"The instruction has other operands: the hint shows the form as the PTX manual does.",
		"// gonvvm ptx check\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\tadd.s32 %r0, %r1;\n\tret;\n}\n",
	},
	{
		"P0004", "undefined name",
		"A register, label or prototype is used that is not declared in this function or in a scope around the use.",
		"// gonvvm ptx check\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\tbra L;\n\tret;\n}\n",
	},
	{
		"P0005", "name declared twice",
		"Two declarations of one scope have the same name.",
		"// gonvvm ptx check\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 a;\n\t.reg .b64 a;\n\tret;\n}\n",
	},
	{
		"P0006", "number out of range",
		"The number does not fit where it stands.",
		"// gonvvm ptx check\n.version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 %r<99999999999>;\n\tret;\n}\n",
	},
	{
		"P0007", "unknown or impossible .version or .target",
		"The PTX version or the architecture is not known, or the version is too old to name the architecture.",
		"// gonvvm ptx check\n.version 6.0\n.target sm_90\n.address_size 64\n",
	},
	{
		"P0008", "not available on this target",
		"An instruction or directive needs a newer PTX version or another architecture than the module's .version and .target give. The hint names the version or architecture that is needed.",
		"// gonvvm ptx check\n.version 6.0\n.target sm_70\n.address_size 64\n.visible .entry k()\n{\n\tbarrier.cluster.arrive;\n\tret;\n}\n",
	},
}
