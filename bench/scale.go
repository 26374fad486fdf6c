package main

import (
	"bufio"
	"fmt"
	"os"

	"gonvvm/internal/oracle"
)

// scale measures large modules: libdevice whole, and modules of 1,000 and 10,000
// functions of a hundred instructions each.
func (b *bench) scale() error {
	if err := b.libdevice(); err != nil {
		return err
	}
	fmt.Printf("growth at -O3: CPU time and peak memory of gonvvm and of opt-22 and llc-22 together\n")
	ours := map[int][]command{}
	for _, n := range []int{1000, 10000} {
		in := b.out(fmt.Sprintf("scale%d.ll", n))
		insts, err := writeLarge(in, n)
		if err != nil {
			return err
		}
		theirs, err := b.llvm(in)
		if err != nil {
			return err
		}
		ours[n] = b.ours(theirs, "compile", "-arch=sm_80", "-O3", "-o", b.out("ours.ptx"), in)
		us, them, err := sideBySide(max(1, b.reps/4), ours[n], theirs)
		if err != nil {
			return err
		}
		fmt.Printf("  %5d functions, %7d instructions: %8.1f ms %9.1f ms, %6.1f MB %6.1f MB\n", n, insts, ms(us.cpu), ms(them.cpu), mb(us.memory), mb(them.memory))
		b.verdict(ratio(us, them) <= maxScaleRatio, "    CPU time %.3f of LLVM's, at most %.2f", ratio(us, them), maxScaleRatio)
		if n == 10000 {
			b.verdict(mb(us.memory) <= maxScaleMemory*mb(them.memory), "    peak memory %.3f of LLVM's, at most %.2f", mb(us.memory)/mb(them.memory), maxScaleMemory)
		}
	}
	// Next to each other again: LLVM takes minutes, in which the machine may become another.
	small, large, err := sideBySide(max(1, b.reps/2), ours[1000], ours[10000])
	if err != nil {
		return err
	}
	growth := ratio(large, small) / 10
	b.verdict(growth <= maxGrowth, "  cost of a function among 10000 is %.2f of that among 1000, at most %.2f", growth, maxGrowth)
	return nil
}

// libdevice measures NVIDIA's library of mathematical functions, all of it.
func (b *bench) libdevice() error {
	bc := oracle.Libdevice()
	if bc == "" {
		fmt.Println("libdevice: libdevice.10.bc is not in the cache folder: left out")
		return nil
	}
	in := b.out("libdevice.ll")
	dis, err := tool("llvm-dis-22", "-o", in, bc)
	if err != nil {
		return err
	}
	if _, err := run([]command{dis}); err != nil {
		return err
	}
	theirs, err := b.llvm(in)
	if err != nil {
		return err
	}
	// A second each: often enough that a minute in which the machine is slower does not decide.
	us, them, err := sideBySide(3*b.reps, b.ours(theirs, "compile", "-arch=sm_80", "-O3", "-o", b.out("ours.ptx"), in), theirs)
	if err != nil {
		return err
	}
	b.verdict(ratio(us, them) <= maxLibdeviceRatio, "libdevice whole at -O3: %.1f ms, opt-22 and llc-22 %.1f ms, %.3f, at most %.3f (%.1f MB, %.1f MB)",
		ms(us.cpu), ms(them.cpu), ratio(us, them), maxLibdeviceRatio, mb(us.memory), mb(them.memory))
	return nil
}

// writeLarge writes a module of many functions as front ends write them: variables in
// memory, loops, branches, a switch, calls that stay calls. It returns the number of instructions.
func writeLarge(path string, functions int) (insts int, err error) {
	file, err := os.Create(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	w := bufio.NewWriter(file)
	line := func(format string, args ...any) {
		insts++
		fmt.Fprintf(w, "  "+format+"\n", args...)
	}
	w.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n")
	for i := range functions {
		fmt.Fprintf(w, "\ndefine float @f%d(ptr %%in, ptr %%out, i32 %%n, float %%x) #0 {\nentry:\n", i)
		for _, v := range []string{"i", "k", "mode"} {
			line("%%%s = alloca i32", v)
		}
		line("%%sum = alloca float")
		line("%%tmp = alloca [4 x float]")
		line("store i32 0, ptr %%i")
		line("store i32 %d, ptr %%mode", i%7)
		line("store float %%x, ptr %%sum")
		line("br label %%head")
		w.WriteString("head:\n")
		line("%%i0 = load i32, ptr %%i")
		line("%%more = icmp slt i32 %%i0, %%n")
		line("br i1 %%more, label %%body, label %%done")
		w.WriteString("body:\n")
		for j := range 4 {
			line("%%p%d = load i32, ptr %%i", j)
			line("%%q%d = add nsw i32 %%p%d, %d", j, j, j)
			line("%%w%d = sext i32 %%q%d to i64", j, j)
			line("%%a%d = getelementptr inbounds float, ptr %%in, i64 %%w%d", j, j)
			line("%%v%d = load float, ptr %%a%d, align 4", j, j)
			line("%%m%d = fmul contract float %%v%d, %%x", j, j)
			line("%%t%d = getelementptr inbounds [4 x float], ptr %%tmp, i64 0, i64 %d", j, j)
			line("store float %%m%d, ptr %%t%d", j, j)
		}
		line("%%k0 = load i32, ptr %%i")
		line("%%k1 = and i32 %%k0, 3")
		line("switch i32 %%k1, label %%other [ i32 0, label %%zero i32 1, label %%one ]")
		for j, name := range []string{"zero", "one", "other"} {
			fmt.Fprintf(w, "%s:\n", name)
			line("%%s%d = load float, ptr %%sum", j)
			line("%%u%d = getelementptr inbounds [4 x float], ptr %%tmp, i64 0, i64 %d", j, j)
			line("%%y%d = load float, ptr %%u%d", j, j)
			line("%%z%d = fadd contract float %%s%d, %%y%d", j, j, j)
			line("store float %%z%d, ptr %%sum", j)
			line("br label %%join")
		}
		w.WriteString("join:\n")
		line("%%b0 = load i32, ptr %%i")
		line("%%b1 = mul nsw i32 %%b0, %d", 3+i%5)
		line("%%b2 = udiv i32 %%b1, %d", 7+i%3)
		line("%%b3 = xor i32 %%b2, %%b1")
		line("%%b4 = sitofp i32 %%b3 to float")
		line("%%b5 = load float, ptr %%sum")
		line("%%b6 = fadd contract float %%b5, %%b4")
		line("store float %%b6, ptr %%sum")
		line("%%b7 = sext i32 %%b0 to i64")
		line("%%b8 = getelementptr inbounds float, ptr %%out, i64 %%b7")
		line("store float %%b6, ptr %%b8, align 4")
		line("%%b9 = load i32, ptr %%i")
		line("%%b10 = add nsw i32 %%b9, 1")
		line("store i32 %%b10, ptr %%i")
		line("br label %%head")
		w.WriteString("done:\n")
		line("%%c0 = load float, ptr %%sum")
		line("%%c1 = load i32, ptr %%mode")
		line("%%c2 = icmp sgt i32 %%c1, 3")
		line("br i1 %%c2, label %%call, label %%end")
		w.WriteString("call:\n")
		line("%%c3 = sub nsw i32 %%n, 1")
		line("%%c4 = call float @f%d(ptr %%in, ptr %%out, i32 %%c3, float %%c0)", max(i-1, 0))
		line("ret float %%c4")
		w.WriteString("end:\n")
		line("ret float %%c0")
		w.WriteString("}\n")
	}
	w.WriteString("\nattributes #0 = { noinline nounwind \"target-cpu\"=\"sm_80\" }\n")
	if err := w.Flush(); err != nil {
		return 0, err
	}
	return insts, file.Close()
}
