package chains

import (
	"fmt"
	"strings"
)

// named returns the definitions of %t1 … %tn, each of twice the one before.
func named(n int, first, twice string) string {
	return "%t0 = type " + first + "\n" + lines(n, func(i int) string {
		return fmt.Sprintf("%%t%d = type %s\n", i+1, strings.ReplaceAll(twice, "$", fmt.Sprintf("%%t%d", i)))
	})
}

// types are chains of types and constants.
func types() []Chain {
	const pair = "{ $, $ }"
	use := func(n int) string {
		return strings.ReplaceAll("define void @f(ptr %p, i1 %c) {\n  %v = load $T, ptr %p\n  %s = select i1 %c, $T %v, $T zeroinitializer\n  store $T %s, ptr %p\n  ret void\n}\n", "$T", fmt.Sprintf("%%t%d", n))
	}
	return []Chain{
		{Name: "types, empty", Text: func(n int) string { return named(n, "{}", pair) + use(n) }},
		{Name: "types, empty arrays", Text: func(n int) string { return named(n, "[0 x i32]", "{ [2 x $], [3 x $] }") + use(n) }},
		{Name: "types, passed", Text: func(n int) string {
			return named(n, "{}", pair) + fmt.Sprintf("define %%t%d @f(%%t%d %%x) {\n  ret %%t%d %%x\n}\n", n, n, n)
		}},
		{Name: "types, addressed", Depth: 60, Text: func(n int) string {
			return named(n, "i8", pair) + fmt.Sprintf("define void @f(ptr %%p) {\n  %%q = getelementptr %%t%d, ptr %%p, i64 0, i32 1\n  store i8 0, ptr %%q\n  ret void\n}\n", n)
		}},
		{Name: "types, variables", Depth: 60, Text: func(n int) string {
			return named(n, "i8", pair) + fmt.Sprintf("@v = addrspace(1) global %%t%d zeroinitializer\n@w = addrspace(1) global %%t%d undef\n", n, n)
		}},
		{Name: "types of functions", Text: func(n int) string {
			return named(n, "void (i32)", "void ($*, $*)") + fmt.Sprintf("declare void @f(%%t%d*)\n", n)
		}},
		{Name: "constant expressions", Depth: 500, Text: func(n int) string {
			return "@g = addrspace(1) global i32 0\n@h = addrspace(1) global i64 " + strings.Repeat("add (i64 ", n) + "ptrtoint (ptr addrspace(1) @g to i64)" + strings.Repeat(", i64 1)", n) + "\n"
		}},
	}
}

// debugInfo are chains of descriptions of types and scopes.
func debugInfo() []Chain {
	head := func(retained string) string {
		return "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!1}\n!1 = !{i32 2, !\"Debug Info Version\", i32 3}\n" +
			"!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug" + retained + ")\n!2 = !DIFile(filename: \"a.c\", directory: \"/\")\n"
	}
	return []Chain{
		{Name: "debug types", Depth: 1000, Text: func(n int) string {
			return head(", retainedTypes: !3") + "!3 = !{!4}\n" + lines(n, func(i int) string {
				k := 3*i + 4
				return fmt.Sprintf("!%d = !DICompositeType(tag: DW_TAG_structure_type, name: \"s%d\", file: !2, size: 64, elements: !{!%d, !%d})\n", k, i, k+1, k+2) +
					fmt.Sprintf("!%d = !DIDerivedType(tag: DW_TAG_member, name: \"a\", baseType: !%d, size: 32)\n!%d = !DIDerivedType(tag: DW_TAG_member, name: \"b\", baseType: !%d, size: 32)\n", k+1, k+3, k+2, k+3)
			}) + fmt.Sprintf("!%d = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n", 3*n+4)
		}},
		{Name: "debug scopes", Depth: 1000, Text: func(n int) string {
			return fmt.Sprintf("define void @f(ptr %%p) !dbg !4 {\n  store i8 0, ptr %%p, !dbg !%d\n  ret void, !dbg !%d\n}\n", n+6, n+6) + head("") +
				"!3 = !DISubroutineType(types: !{null})\n!4 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)\n!5 = distinct !DILexicalBlock(scope: !4, file: !2, line: 1)\n" +
				lines(n, func(i int) string {
					return fmt.Sprintf("!%d = distinct !DILexicalBlock(scope: !%d, file: !2, line: 1)\n", i+6, i+5)
				}) + fmt.Sprintf("!%d = !DILocation(line: 2, column: 3, scope: !%d)\n", n+6, n+5)
		}},
	}
}

// ptx are chains in PTX.
func ptx() []Chain {
	const head = ".version 8.0\n.target sm_80\n.address_size 64\n"
	expr := func(name, open, end string) Chain {
		return Chain{Name: "ptx " + name, PTX: true, Depth: 96, Text: func(n int) string {
			return head + ".global .u32 g = " + strings.Repeat(open, n) + "1" + strings.Repeat(end, n) + ";\n"
		}}
	}
	return []Chain{
		expr("parentheses", "(1+", ")"), expr("conditions", "1?(1):", ""), expr("unary", "-~", ""), expr("sums", "1+", ""),
		{Name: "ptx calls", PTX: true, Text: func(n int) string {
			return head + ".func f0() { ret; }\n" + lines(n, func(i int) string {
				return fmt.Sprintf(".func f%d() { call f%d, (); call f%d, (); ret; }\n", i+1, i, i)
			}) + ".visible .entry k() { ret; }\n"
		}},
		{Name: "ptx instructions", PTX: true, Text: func(n int) string {
			return head + fmt.Sprintf(".visible .entry k(.param .u64 p) {\n.reg .b32 %%r<%d>;\n.reg .b64 %%d<2>;\nld.param.u64 %%d1, [p];\nld.u32 %%r0, [%%d1];\n", n+1) +
				lines(n, func(i int) string { return fmt.Sprintf("add.s32 %%r%d, %%r%d, %%r%d;\n", i+1, i, i) }) + fmt.Sprintf("st.u32 [%%d1], %%r%d;\nret;\n}\n", n)
		}},
		{Name: "ptx blocks", PTX: true, Text: func(n int) string {
			return head + ".visible .entry k(.param .u32 p) {\n.reg .b32 %r<3>;\n.reg .pred %q;\nld.param.u32 %r1, [p];\nsetp.eq.u32 %q, %r1, 0;\n" + lines(n, func(i int) string {
				return fmt.Sprintf("@%%q bra T%d;\nadd.u32 %%r1, %%r1, 1;\nbra E%d;\nT%d: add.u32 %%r1, %%r1, 2;\nE%d:\n", i, i, i, i)
			}) + "ret;\n}\n"
		}},
	}
}
