package diag

// bitcodeInfos has examples of bitcode as they stand in the stream: blocks by their number, records by code
// and operands.
var bitcodeInfos = [...]Info{
	{
		"B0001", "the file is not bitcode",
		`Bitcode begins with the bytes 42 43 C0 DE, or with a wrapper (DE C0 17 0B) that says where
they are. Text is recognised by itself; an object file or archive has to be unpacked first.`,
		`; bc bytes
DE C0 17 0B 00 00 00 00 14 00 00 00 04 00 00 00 00 00 00 00 7F 45 4C 46
`,
	},
	{
		"B0002", "the stream of bits is broken",
		`Blocks and records do not fit together: the file was cut off, or was changed in transfer (a
transfer as text does that), or is not bitcode after its magic number.`,
		`; bc bytes
42 43 C0 DE 21 0C 00 00 FF 00 00 00
`,
	},
	{
		"B0003", "a record lacks operands",
		`A record has fewer operands than any version of LLVM up to 22 gave it, or its operands
contradict each other.`,
		`; bc
block 8
record 1 2
block 17
record 7
end
end
`,
	},
	{
		"B0004", "a number refers to nothing",
		`Types, values, blocks, attributes, metadata and names are referred to by number. This one
is beyond the end of its table, or is of something else.`,
		`; bc
block 8
record 1 2
block 17
record 8 5 0
end
end
`,
	},
	{
		"B0005", "types do not fit",
		`An operand or an initialiser has a type that it cannot have here, as in the text form.`,
		`; bc
block 8
record 1 2
block 17
record 7 8388609
end
end
`,
	},
	{
		"B0006", "an unknown record",
		`A record, operation or attribute is not known: it belongs to a newer LLVM than 22, or to one
before 3.8, or to a feature that GPUs lack, such as exceptions.`,
		`; bc
block 8
record 1 2
block 17
record 99
end
end
`,
	},
	{
		"B0007", "too large or nested too deeply",
		`Constants are nested more deeply than the reader supports, or a table has more entries than
the compiler supports.`,
		`; bc
block 8
record 1 2
SCOPES
end
`,
	},
	{
		"B0008", "an unknown version",
		`The module, or one of its records, has a version that is not known: it was written by a
newer LLVM than 22.`,
		`; bc
block 8
record 1 7
end
`,
	},
	{
		"B0009", "not the number of modules that is wanted",
		`The file holds no module at all, or several where one is expected.`,
		`; bc
block 13
record 2 0
end
`,
	},
	{
		"B0010", "bad data layout",
		`The module's data layout cannot be read.`,
		`; bc
block 8
record 1 2
record 3 112
end
`,
	},
	{
		"B0011", "two symbols of one name",
		`Global variables, functions and aliases have different names within a module.`,
		`; bc
block 8
record 1 2
block 17
record 7 32
end
record 7 0 1 0 3 0 0 0 0
record 7 0 1 0 3 0 0 0 0
end
block 23
record 1 x
end
`,
	},
}
