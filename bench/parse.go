package main

import (
	"bufio"
	"fmt"
	"os"

	"gonvvm/internal/oracle"
)

// parseSizes are the modules that parse reads: of 7 MB and of 50 MB of text.
var parseSizes = [...]struct {
	name      string
	functions int
	share     int // of the repetitions that it gets: one in …
}{{"large", 4000, 1}, {"huge", 35000, 4}}

// parse measures how fast modules are read: text by as, bitcode by dis, which both also write. The startup cost is
// measured on a tiny module and subtracted on both sides.
func (b *bench) parse() error {
	if err := writeModule(b.out("tiny.ll"), 1); err != nil {
		return err
	}
	if err := b.llvmAs("tiny"); err != nil {
		return err
	}
	for _, size := range parseSizes {
		if err := writeModule(b.out(size.name+".ll"), size.functions); err != nil {
			return err
		}
		if err := b.llvmAs(size.name); err != nil {
			return err
		}
		fmt.Printf("reading a module of %d functions, CPU time beyond a module of one\n", size.functions)
		reps := max(2, b.reps/size.share)
		if err := b.readers("as", "llvm-as-22", "text", b.out("tiny.ll"), b.out(size.name+".ll"), reps); err != nil {
			return err
		}
		if err := b.assembly(size.name); err != nil {
			return err
		}
		if err := b.readers("dis", "llvm-dis-22", "bitcode", b.out("tiny.bc"), b.out(size.name+".bc"), reps); err != nil {
			return err
		}
	}
	lib := oracle.Libdevice()
	if lib == "" {
		fmt.Println("libdevice.10.bc is not installed: not measured")
		return nil
	}
	fmt.Println("reading libdevice")
	return b.readers("dis", "llvm-dis-22", "bitcode", b.out("tiny.bc"), lib, b.reps)
}

// minMemoryText is the size of a text from which on memory is compared with it: the command's own memory counts for
// less then.
const minMemoryText = 20_000_000

// assembly compares the memory that as takes for a text with the size of the text, in both dialects.
func (b *bench) assembly(stem string) error {
	st, err := os.Stat(b.out(stem + ".ll"))
	if err != nil || st.Size() < minMemoryText {
		return err
	}
	for _, dialect := range []string{"modern", "llvm7"} {
		used, err := run(b.ours(nil, "as", "-dialect="+dialect, "-o", os.DevNull, b.out(stem+".ll")))
		if err != nil {
			return err
		}
		share := float64(used.memory) / float64(st.Size())
		b.verdict(share <= maxTextMemory, "  memory  gonvvm as -dialect=%s %.0f MB for %.0f MB of text: %.2f times, at most %.1f", dialect,
			mb(used.memory), mb(st.Size()), share, maxTextMemory)
	}
	return nil
}

// llvmAs makes bitcode of a text in the folder for outputs.
func (b *bench) llvmAs(stem string) error {
	as, err := tool("llvm-as-22", "-o", b.out(stem+".bc"), b.out(stem+".ll"))
	if err != nil {
		return err
	}
	_, err = run([]command{as})
	return err
}

// readers compares a subcommand with LLVM's tool on a file; the cost of a tiny file is subtracted from both.
func (b *bench) readers(verb, name, what, tiny, file string, reps int) error {
	var beyond [2]cost
	for i, in := range []string{tiny, file} {
		theirs, err := tool(name, "-o", os.DevNull, in)
		if err != nil {
			return err
		}
		us, them, err := sideBySide(reps, b.ours([]command{theirs}, verb, "-o", os.DevNull, in), []command{theirs})
		if err != nil {
			return err
		}
		if i == 0 {
			beyond = [2]cost{{cpu: -us.cpu}, {cpu: -them.cpu}}
			continue
		}
		beyond[0] = cost{cpu: beyond[0].cpu + us.cpu, memory: us.memory}
		beyond[1] = cost{cpu: beyond[1].cpu + them.cpu, memory: them.memory}
	}
	speed := 1 / ratio(beyond[0], beyond[1])
	b.verdict(speed >= minParseSpeed, "  %-7s gonvvm %s %.1f ms, %s %.1f ms: %.2f times as fast, at least %.1f (memory %.0f and %.0f MB)", what,
		verb, ms(beyond[0].cpu), name, ms(beyond[1].cpu), speed, minParseSpeed, mb(beyond[0].memory), mb(beyond[1].memory))
	return nil
}

// writeModule writes a module of many functions, each with a loop, memory
// accesses, arithmetic, a call and names.
func writeModule(path string, functions int) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer file.Close()
	w := bufio.NewWriter(file)
	w.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n\n%pair = type { i32, float }\n\n@table = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 5]\n")
	for i := range functions {
		callee := max(i-1, 0)
		fmt.Fprintf(w, `
define float @f%d(ptr addrspace(1) noalias readonly %%in, ptr %%pairs, i32 %%n, float %%x) #0 {
entry:
  %%first = getelementptr inbounds %%pair, ptr %%pairs, i64 0, i32 1
  %%start = load float, ptr %%first, align 4, !tbaa !0
  %%any = icmp sgt i32 %%n, 0
  br i1 %%any, label %%loop, label %%done

loop:
  %%i = phi i32 [ 0, %%entry ], [ %%next, %%tail ]
  %%sum = phi float [ %%start, %%entry ], [ %%sum.next, %%tail ]
  %%wide = sext i32 %%i to i64
  %%at = getelementptr inbounds float, ptr addrspace(1) %%in, i64 %%wide
  %%v = load float, ptr addrspace(1) %%at, align 4, !tbaa !0
  %%scaled = fmul contract float %%v, %%x
  %%low = and i32 %%i, 3
  %%entryp = getelementptr inbounds [4 x i32], ptr addrspace(4) @table, i32 0, i32 %%low
  %%weight = load i32, ptr addrspace(4) %%entryp, align 4
  %%odd = trunc i32 %%weight to i1
  br i1 %%odd, label %%add, label %%tail

add:
  %%w = sitofp i32 %%weight to float
  %%more = fadd contract float %%scaled, %%w
  br label %%tail

tail:
  %%term = phi float [ %%scaled, %%loop ], [ %%more, %%add ]
  %%sum.next = fadd contract float %%sum, %%term
  %%next = add nuw nsw i32 %%i, 1
  %%again = icmp slt i32 %%next, %%n
  br i1 %%again, label %%loop, label %%done

done:
  %%r = phi float [ %%start, %%entry ], [ %%sum.next, %%tail ]
  %%less = sub i32 %%n, %d
  %%c = call float @f%d(ptr addrspace(1) %%in, ptr %%pairs, i32 %%less, float %%r)
  %%t = fadd float %%c, 0x3FB99999A0000000
  store float %%t, ptr %%first, align 4, !tbaa !0
  ret float %%t
}
`, i, i, callee)
	}
	w.WriteString("\nattributes #0 = { nounwind \"target-cpu\"=\"sm_80\" }\n\n!0 = !{!1, !1, i64 0}\n!1 = !{!\"float\", !2}\n!2 = !{!\"root\"}\n")
	if err := w.Flush(); err != nil {
		return err
	}
	return file.Close()
}
