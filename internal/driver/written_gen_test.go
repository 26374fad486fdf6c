package driver

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// written makes modules of everything that a function of LLVM IR can carry, for the tests of the output of opt. Numbers
// in the snippets: # is a fresh number, so that names differ.
type written struct {
	r *rand.Rand
	n int
}

const writtenHead = `target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, float }
%opaque = type opaque
$ca = comdat any
$cb = comdat largest
@g = addrspace(1) global i32 7, align 4, !foo !9
@tab = internal unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], section "s", align 16
@wk = weak_odr addrspace(1) global i64 3, comdat($ca)
@ext = external addrspace(3) global [0 x i8], align 16
@cm = common addrspace(1) global i32 0
@av = available_externally constant i32 4
@lo = linkonce global %pair { i32 1, float 2.0 }, comdat($cb)
@hid = hidden global ptr @sink
@pr = protected local_unnamed_addr global i8 0
@th = external addrspace(1) externally_initialized global i32
@al = alias i32, ptr addrspace(1) @g
@targets = internal constant [2 x ptr] [ptr blockaddress(@ib, %x), ptr blockaddress(@ib, %y)]
declare void @sink(i32)
declare i32 @src(ptr, ...)
declare void @may() 
declare i32 @pers(...)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare ptr @alloc(i64) allocsize(0) allockind("alloc,zeroed") "alloc-family"="x"
declare void @llvm.assume(i1)
declare i32 @llvm.smax.i32(i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare i1 @llvm.is.constant.i32(i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i32 @llvm.expect.i32(i32, i32)
declare void @llvm.fake.use(...)
declare i32 @llvm.ssa.copy.i32(i32)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define void @ib(i32 %i) {
  %s = getelementptr [2 x ptr], ptr @targets, i32 0, i32 %i
  %t = load ptr, ptr %s
  indirectbr ptr %t, [label %x, label %y]
x:
  call void @sink(i32 1)
  ret void
y:
  ret void
}
`

const writtenTail = `
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!nvvm.annotations = !{}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{null})
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = distinct !{!6}
!7 = !{!"branch_weights", i32 1, i32 99}
!8 = !{i32 0, i32 10}
!9 = !{}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"root"}
!13 = !{!14}
!14 = distinct !{!14, !15}
!15 = distinct !{!15}
!16 = !{float 2.5}
!17 = !{i64 8}
!18 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.count", i32 2}
!21 = !{!"branch_weights", i32 7}
!22 = !{!"VP", i32 0, i64 3, i64 1, i64 2}
!23 = !{!"unknown", !"here"}
!24 = distinct !{}
!25 = !{!"func", !"note"}
!26 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4, i32 5, i32 6}
!27 = !{!"branch_weights", i32 1, i32 2, i32 3}
!28 = !{!"a", !"b"}
`

// writtenLines are instructions that need the parameters %a, %b: i32, %p: ptr, %f, %h: float, %c: i1,
// %l: i64, %v: <4 x i32>, %q: ptr addrspace(1).
var writtenLines = []string{
	"%i# = add nuw nsw i32 %a, %b\ncall void @sink(i32 %i#)",
	"%i# = sub nsw i32 %a, %a\n%j# = mul i32 %i#, 3\ncall void @sink(i32 %j#) [ \"foo\"(i32 %i#, ptr %p) ]",
	"%i# = load i32, ptr %p, align 4, !range !8, !tbaa !10, !noundef !9\ncall void @sink(i32 noundef %i#)",
	"%i# = load volatile i32, ptr %p, align 1, !nontemporal !29\nstore i32 %i#, ptr %p, align 2, !nontemporal !29",
	"%i# = load atomic i32, ptr %p syncscope(\"block\") acquire, align 4\ncall void @sink(i32 %i#)",
	"store atomic i32 %a, ptr %p release, align 4",
	"%i# = atomicrmw volatile add ptr %q2, i32 %a syncscope(\"device\") seq_cst, align 4, !mmra !28\ncall void @sink(i32 %i#)",
	"%i# = cmpxchg weak ptr %p, i32 %a, i32 %b acq_rel monotonic, align 4\n%j# = extractvalue { i32, i1 } %i#, 0\ncall void @sink(i32 %j#)",
	"fence syncscope(\"block\") seq_cst",
	"%i# = fadd fast float %f, %h\n%j# = fdiv arcp float %i#, %h, !fpmath !16\nstore float %j#, ptr %p, !alias.scope !13",
	"%i# = fcmp nnan ninf olt float %f, %h\n%j# = select nsz i1 %i#, float %f, float %h, !prof !7\nstore float %j#, ptr %p, !noalias !13",
	"%i# = select i1 %c, i32 %a, i32 %a, !prof !18\ncall void @sink(i32 %i#)",
	"%i# = call fast float @llvm.fma.f32(float %f, float %h, float 1.0)\nstore float %i#, ptr %p",
	"%i# = call float @llvm.experimental.constrained.fadd.f32(float %f, float %h, metadata !\"round.tonearest\", metadata !\"fpexcept.strict\")\nstore float %i#, ptr %p",
	"%i# = alloca i32, align 16\ncall void @llvm.lifetime.start.p0(ptr %i#)\nstore i32 %a, ptr %i#\n%j# = load i32, ptr %i#\ncall void @llvm.lifetime.end.p0(ptr %i#)\ncall void @sink(i32 %j#)",
	"%i# = alloca i32, i32 %a, align 8\n%k# = load i32, ptr %i#\ncall void @sink(i32 %k#)",
	"%i# = getelementptr inbounds nuw %pair, ptr %p, i64 %l, i32 1\n%j# = load float, ptr %i#\nstore float %j#, ptr %p",
	"call void @llvm.assume(i1 true) [ \"align\"(ptr %p, i64 16), \"nonnull\"(ptr %p) ]",
	"%i# = getelementptr i8, ptr %p, i64 %l\ncall void @llvm.assume(i1 true) [ \"align\"(ptr %i#, i64 8) ]",
	"%i# = load i32, ptr %p\ncall void @may() [ \"deopt\"(i32 %i#, i8 undef, ptr null) ]",
	"%i# = xor i32 %a, 5\ncall void @may() [ \"foo\"(i32 %i#), \"bar\"(), \"baz\"(metadata !9, metadata i32 %i#) ]",
	"call void (...) @llvm.fake.use(i32 %a, ptr %p)",
	"%i# = call i32 @pure(i32 returned %a) nounwind, !prof !21\ncall void @sink(i32 inreg zeroext %i#) cold",
	"%i# = call i32 (ptr, ...) @src(ptr nonnull align 4 dereferenceable(8) %p, i32 %a, float 1.0) #1, !srcloc !30\ncall void @sink(i32 %i#)",
	"%i# = tail call noalias ptr @alloc(i64 %l)\nstore i32 %a, ptr %i#",
	"notail call fastcc void @fast(i32 %a)",
	"call spir_func void @spir(i32 %a)",
	"%i# = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)\n%j# = extractvalue { i32, i1 } %i#, 1\n%k# = zext nneg i1 %j# to i32\ncall void @sink(i32 %k#)",
	"%i# = insertvalue %pair poison, i32 %a, 0\n%j# = insertvalue %pair %i#, float %f, 1\nstore %pair %j#, ptr %p",
	"%i# = freeze i32 %a\n%j# = or disjoint i32 %i#, 1\n%k# = trunc nuw nsw i32 %j# to i8\nstore i8 %k#, ptr %p",
	"%i# = ashr exact i32 %a, 2\n%j# = udiv exact i32 %i#, 3\n%k# = icmp samesign ult i32 %j#, %b\n%m# = uitofp nneg i32 %j# to float\nstore i1 %k#, ptr %p\nstore float %m#, ptr %p",
	"%i# = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 1, i32 0>\n%j# = extractelement <4 x i32> %i#, i64 %l\n%k# = insertelement <4 x i32> %i#, i32 %j#, i32 1\nstore <4 x i32> %k#, ptr %p, align 4",
	"call void asm sideeffect \"bar.sync 0;\", \"~{memory}\"() convergent, !srcloc !30",
	"%i# = call i32 asm \"add.u32 $0, $1, 1;\", \"=r,r\"(i32 %a)\ncall void @sink(i32 %i#)",
	"%i# = call i1 @llvm.is.constant.i32(i32 %a)\n%j# = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)\nstore i64 %j#, ptr %p",
	"%i# = call i32 @llvm.expect.i32(i32 %a, i32 4)\n%j# = call i32 @llvm.ssa.copy.i32(i32 %i#)\ncall void @sink(i32 %j#)",
	"call void @llvm.experimental.noalias.scope.decl(metadata !13)",
	"%i# = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)\ncall void @llvm.invariant.end.p0(ptr %i#, i64 4, ptr %p)",
	"call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %p, i64 %l, i1 true), !tbaa.struct !31",
	"%i# = addrspacecast ptr addrspace(1) %q to ptr\n%j# = load ptr, ptr %i#, !nonnull !9, !align !17, !dereferenceable !17\nstore ptr %j#, ptr %p, !captures !32",
	"%i# = load i32, ptr addrspace(1) @g, !invariant.load !9, !annotation !33\n%j# = add i32 %i#, 1, !annotation !33\ncall void @sink(i32 %j#)",
	"%i# = ptrtoint ptr %p to i64\n%j# = inttoptr i64 %i# to ptr, !dereferenceable !17\nstore i32 ptrtoint (ptr @sink to i32), ptr %j#",
	"%i# = load ptr, ptr @hid\ncall void %i#(i32 %a), !prof !22, !callees !34",
	"%i# = add i32 %a, 7\n#dbg_value(i32 %i#, !DV, !DIExpression(DW_OP_plus_uconst, 3), !DL)\n%j# = sub i32 %i#, 7\n#dbg_value(!DIArgList(i32 %j#, i32 %i#), !DV, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !DL)",
	"%i# = alloca i32\n#dbg_declare(ptr %i#, !DV, !DIExpression(), !DL)\nstore i32 %b, ptr %i#",
	"%i# = alloca i32, !DIAssignID !DA\n#dbg_assign(i1 undef, !DV, !DIExpression(), !DA, ptr %i#, !DIExpression(), !DL)\nstore i32 %a, ptr %i#, !DIAssignID !DA",
	"#dbg_value(!DIArgList(i32 %a, i32 %a, ptr %p), !DV, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus), !DL)",
	"#dbg_value(!9, !DV, !DIExpression(), !DL)\n%i# = udiv i32 %a, 1\n#dbg_value(i32 %i#, !DV, !DIExpression(), !DL)",
	"%i# = load <4 x i32>, ptr %p, align 16\n%j# = add <4 x i32> %i#, %v\n%k# = load i128, ptr %p\n%m# = add i128 %k#, 1\nstore i128 %m#, ptr %p\nstore <4 x i32> %j#, ptr %p, !llvm.access.group !24",
	"%i# = va_arg ptr %p, i32\ncall void @sink(i32 %i#)",
	"%i# = load ptr addrspace(3), ptr %p\nstore i8 0, ptr addrspace(3) %i#",
	"%i# = fneg reassoc half 0xH3C00\n%j# = fpext half %i# to double\n%k# = fptrunc nnan double %j# to bfloat\nstore bfloat %k#, ptr %p",
	"call void @sink(i32 %a) nomerge noduplicate strictfp \"key\"=\"value\" memory(none)",
}

// writtenFlows end block %B and continue in block %E; %N are fresh names.
var writtenFlows = []string{
	"br i1 %c, label %x#, label %y#, !prof !7\nx#:\n@\nbr label %e#\ny#:\n@\nbr label %e#\ne#:\n%phi# = phi i32 [ %a, %x# ], [ 4, %y# ]\ncall void @sink(i32 %phi#)",
	"switch i32 %a, label %e# [ i32 0, label %x#\n i32 1, label %y#\n i32 2, label %e#\n i32 3, label %x#\n i32 4, label %y# ], !prof !26\nx#:\n@\nbr label %e#\ny#:\n@\nbr label %e#\ne#:",
	"%m# = and i32 %b, 1\nswitch i32 %m#, label %e# [ i32 0, label %x#\n i32 1, label %y#\n i32 2, label %z#\n i32 3, label %z#\n i32 9, label %z# ], !prof !26\nx#:\n@\nbr label %e#\ny#:\n@\nbr label %e#\nz#:\n@\nbr label %e#\ne#:",
	"br label %x#\nx#:\n%phi# = phi i32 [ 0, %PRED ], [ %n#, %y# ]\n@\nbr label %y#\ny#:\n%n# = add nuw i32 %phi#, 1\n%t# = icmp ult i32 %n#, %a\nbr i1 %t#, label %x#, label %e#, !llvm.loop !19, !prof !18\ne#:",
	"br i1 true, label %x#, label %y#, !prof !7\nx#:\n@\nbr label %e#\ny#:\n@\nunreachable\ne#:",
	"br i1 %c, label %e#, label %x#, !unpredictable !9\nx#:\n@\nbr i1 %c, label %e#, label %w#, !prof !23\nw#:\n@\nbr label %e#\ne#:",
	"switch i64 %l, label %x# [ i64 5, label %e# ], !prof !7\nx#:\ncall void @may()\nunreachable\ne#:",
	"switch i32 %a, label %x# [ i32 5, label %e#\n i32 6, label %e# ], !prof !27\nx#:\n@\nbr label %e#\ne#:",
}

var writtenHeaders = []string{
	"define void", "define internal void", "define linkonce_odr void", "define weak hidden void", "define available_externally void",
	"define protected void", "define private void", "define ptx_kernel void", "define dso_local fastcc void", "define internal spir_func void",
	"define weak_odr ptx_kernel void",
}

var writtenAttrs = []string{
	"", " nounwind", " alwaysinline", " noinline optnone", " minsize optsize", " convergent", " strictfp", " unnamed_addr #0",
	" section \".x\" comdat($ca)", " align 64 personality ptr @pers", " prefix i32 1 prologue i8 2", " !prof !35", " local_unnamed_addr #1", " gc \"statepoint-example\"",
	" memory(argmem: readwrite) mustprogress", " vscale_range(1,2) \"target-cpu\"=\"sm_80\"", " noprofile sanitize_address sspstrong",
}

const writtenMore = `
define internal fastcc void @fast(i32 %x) {
  call void @sink(i32 %x)
  ret void
}
define internal spir_func void @spir(i32 %x) {
  call void @sink(i32 %x)
  ret void
}
define i32 @musttailed(i32 %x, ...) {
  %y = add i32 %x, 0
  %r = musttail call i32 (i32, ...) @musttailed2(i32 %y, ...)
  ret i32 %r
}
define internal i32 @musttailed2(i32 %x, ...) {
  %l = alloca ptr
  call void @llvm.va_start.p0(ptr %l)
  call void @llvm.va_end.p0(ptr %l)
  %r = musttail call i32 (i32, ...) @musttailed(i32 %x, ...)
  ret i32 %r
}
define swifttailcc i32 @tails(i32 %x) {
  %r = musttail call swifttailcc i32 @tails(i32 3)
  ret i32 %r
}
define void @swift(ptr swifterror %e, ptr swiftself %s) {
  store ptr null, ptr %e
  ret void
}
define i32 @swiftcaller() {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  call void @swift(ptr swifterror %e, ptr swiftself null)
  %r = load ptr, ptr %e
  %c = icmp eq ptr %r, null
  %z = zext i1 %c to i32
  ret i32 %z
}
!29 = !{i32 1}
!30 = !{i64 12}
!31 = !{i64 0, i64 4, !10}
!32 = !{!"address"}
!33 = !{!"auto-init"}
!34 = !{ptr @sink}
!35 = !{!"function_entry_count", i64 10}
attributes #0 = { nofree norecurse "x"="y" }
attributes #1 = { nosync "no-trapping-math"="true" }
`

func (w *written) lines(b *strings.Builder, k int, depth int, pred string) string {
	for range k {
		w.n++
		number := fmt.Sprint(w.n)
		if depth > 0 && w.r.IntN(4) == 0 {
			flow := pick(w.r, writtenFlows)
			flow = strings.ReplaceAll(strings.ReplaceAll(flow, "PRED", pred), "#", number)
			for i, part := range strings.Split(flow, "@\n") {
				if i > 0 {
					w.plain(b, 1+w.r.IntN(3))
				}
				b.WriteString(part)
			}
			b.WriteString("\n")
			pred = "e" + number
			continue
		}
		w.plain(b, 1)
	}
	return pred
}

// plain writes straight code.
func (w *written) plain(b *strings.Builder, k int) {
	for range k {
		w.n++
		s := pick(w.r, writtenLines)
		s = strings.ReplaceAll(s, "#dbg", "$dbg")
		s = strings.ReplaceAll(s, "#1", "$1")
		s = strings.ReplaceAll(s, "#", fmt.Sprint(w.n))
		s = strings.NewReplacer("$dbg", "#dbg", "$1", "#1", "%q2", "%p").Replace(s)
		b.WriteString(s + "\n")
	}
}

// module returns a module of n functions.
func (w *written) module(n int) string {
	var b, md strings.Builder
	b.WriteString(writtenHead)
	id := 100
	for i := range n {
		attrs := pick(w.r, writtenAttrs)
		head := pick(w.r, writtenHeaders)
		if strings.Contains(head, "kernel") || strings.Contains(head, "available") {
			attrs = ""
		}
		if strings.Contains(attrs, "comdat") && strings.Contains(head, "private") {
			attrs = ""
		}
		prof := ""
		if i := strings.Index(attrs, " !prof"); i >= 0 {
			attrs, prof = attrs[:i], attrs[i:]
		}
		fmt.Fprintf(&b, "%s @f%d(i32 noundef %%a, i32 range(i32 0, 99) %%b, ptr noalias align 16 %%p, float %%f, float nofpclass(nan) %%h, i1 zeroext %%c, i64 %%l, <4 x i32> %%v, ptr addrspace(1) nonnull %%q)%s !dbg !%d%s {\nentry:\n", head, i, attrs, id, prof)
		var body strings.Builder
		w.lines(&body, 2+w.r.IntN(8), 1, "entry")
		text := strings.NewReplacer("!DV", fmt.Sprintf("!%d", id+1), "!DL", fmt.Sprintf("!%d", id+2), "!DA", fmt.Sprintf("!%d", id+3)).Replace(body.String())
		var out strings.Builder
		for _, line := range strings.Split(text, "\n") {
			call := strings.Contains(line, "call ") || strings.Contains(line, "invoke ")
			if line != "" && !strings.HasPrefix(line, "#dbg") && !strings.HasSuffix(line, ":") && call {
				line += fmt.Sprintf(", !dbg !%d", id+2)
			}
			out.WriteString(line + "\n")
		}
		b.WriteString(out.String() + "ret void\n}\n")
		fmt.Fprintf(&md, "!%d = distinct !DISubprogram(name: \"f%d\", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition, retainedNodes: !9)\n", id, i)
		fmt.Fprintf(&md, "!%d = !DILocalVariable(name: \"x\", scope: !%d, file: !2, line: 2, type: !5)\n!%d = !DILocation(line: 3, column: 4, scope: !%d)\n", id+1, id, id+2, id)
		fmt.Fprintf(&md, "!%d = distinct !DIAssignID()\n", id+3)
		id += 4
	}
	b.WriteString(writtenMore + writtenTail + md.String())
	return b.String()
}
