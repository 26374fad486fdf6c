// Command peephole looks for simplifications that the passes lack: it writes thousands of functions of two to five
// random instructions, runs gonvvm's rules and LLVM's instruction combiner on them, and prints the shapes of those
// where ours are longer.
//
//	go run ./tools/peephole -n 5000 [-seed 1] [-kind int|float|vector|bits|all] [-top 40]
//	go run ./tools/peephole -ptx …      the whole compilation, in PTX instructions
//	go run ./tools/peephole -every=int  all functions of two integer instructions on two parameters and a few constants;
//	                                    cast, logic, select, float and convert: of two to four other instructions
//	go run ./tools/peephole -constants  the functions that fold to constants, and their values
//
// It needs opt-22 (and llc-22 for -ptx), as internal/oracle finds them. Its finds are questions, not verdicts: LLVM's
// forms are chosen for many machines.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"sort"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/lowering"
	"gonvvm/internal/oracle"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
)

func main() {
	n := flag.Int("n", 5000, "`functions`")
	seed := flag.Uint64("seed", 1, "of the random numbers")
	kind := flag.String("kind", "all", "int, float, vector, bits (idioms of bit fields, minimum and maximum), or all")
	top := flag.Int("top", 40, "shapes to print")
	list := flag.String("llvm", "instcombine<no-verify-fixpoint>,simplifycfg,early-cse,instcombine<no-verify-fixpoint>", "LLVM's `passes`")
	ptx := flag.Bool("ptx", false, "compare PTX of the whole compilation")
	constants := flag.Bool("constants", false, "compare the results of constant folding")
	all := flag.String("every", "", "all functions of a `kind`, not random ones: int, cast, logic, select, float, or convert")
	size := flag.Int("size", 5, "`instructions` of a function at most")
	flag.Parse()
	functions, err := []string(nil), error(nil)
	switch {
	case *constants:
	case *all != "":
		functions, err = every(*all)
	default:
		functions = write(*n, *seed, *kind, *size)
	}
	switch {
	case err != nil:
	case *constants:
		err = compareConstants(os.Stdout)
	case *ptx:
		err = comparePTX(os.Stdout, functions, *top)
	default:
		err = compareIR(os.Stdout, functions, *list, *top)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// write returns the bodies of n random functions f0, f1, ….
func write(n int, seed uint64, kind string, size int) []string {
	r := rand.New(rand.NewPCG(seed, 22))
	bodies := make([]string, 0, n)
	seen := map[string]bool{}
	for len(bodies) < n {
		k := kind
		if k == "all" {
			k = [...]string{"int", "int", "float", "vector", "bits"}[r.IntN(5)]
		}
		g := generator{r: r, kind: k, size: size}
		text := g.function(len(bodies))
		_, body, _ := strings.Cut(text, "(")
		if !seen[body] {
			seen[body] = true
			bodies = append(bodies, text)
		}
	}
	return bodies
}

// module returns the functions as one module, with the intrinsics declared that they call.
func module(bodies []string) []byte {
	var b strings.Builder
	b.WriteString("target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n")
	declared := map[string]bool{}
	for _, text := range bodies {
		b.WriteString(text)
		for _, line := range strings.Split(text, "\n") {
			_, call, ok := strings.Cut(line, " call ")
			if !ok {
				continue
			}
			if d := declaration(call); !declared[d] {
				declared[d] = true
				b.WriteString(d)
			}
		}
	}
	return []byte(b.String())
}

// declaration makes the declaration of the callee of a call: all operands of an intrinsic are of the type in its name,
// except the flags at the end of some.
func declaration(call string) string {
	head, _, _ := strings.Cut(call, "(")
	name := head[strings.LastIndexByte(head, '@')+1:]
	dot := strings.LastIndexByte(name, '.')
	typ := map[string]string{"v2i16": "<2 x i16>", "f16": "half", "f32": "float", "f64": "double"}[name[dot+1:]]
	if typ == "" {
		typ = name[dot+1:]
	}
	args := typ
	switch name[:dot] {
	case "llvm.abs", "llvm.ctlz", "llvm.cttz":
		args += ", i1"
	case "llvm.fma", "llvm.fmuladd", "llvm.fshl", "llvm.fshr":
		args += ", " + typ + ", " + typ
	case "llvm.umin", "llvm.umax", "llvm.smin", "llvm.smax", "llvm.uadd.sat", "llvm.usub.sat", "llvm.sadd.sat", "llvm.ssub.sat",
		"llvm.minnum", "llvm.maxnum", "llvm.minimum", "llvm.maximum", "llvm.minimumnum", "llvm.maximumnum", "llvm.copysign", "llvm.pow":
		args += ", " + typ
	}
	return "declare " + typ + " @" + name + "(" + args + ")\n"
}

// ourPasses are the passes that the rules are tried with: the rules themselves, and those that remove repeated
// computations.
var ourPasses = []string{
	"declare-intrinsics", "instcombine", "simplifycfg", "early-cse", "instcombine", "bdce", "instcombine", "early-cse", "instcombine-late", "adce",
	"strip-dead-prototypes",
}

// group is the functions whose shapes before and after are the same.
type group struct {
	shape   string
	n       int
	excess  int
	example func() string
}

// simplifiedByLLVM returns the output of opt-22 for a module with passes.
func simplifiedByLLVM(src []byte, passes string) (*ir.Module, error) {
	text, err := oracle.Run(oracle.Find("opt-22"), src, "-S", "-passes="+passes, "-")
	if err != nil {
		return nil, err
	}
	return llasm.Parse("opt.ll", text, llasm.Options{})
}

// compareIR counts instructions.
func compareIR(out *os.File, bodies []string, list string, top int) error {
	src := module(bodies)
	them, err := simplifiedByLLVM(src, list)
	if err != nil {
		return err
	}
	us, err := llasm.Parse("in.ll", src, llasm.Options{})
	if err != nil {
		return err
	}
	before := countModule(us)
	machine, err := lowering.NewMachine(target.MakeSM(80, 0), 0, lowering.Codegen{Level: 3})
	if err != nil {
		return err
	}
	if err := passes.Run(us, passes.Options{Machine: machine, Workers: 1, Passes: ourPasses}); err != nil {
		return err
	}
	a, b := countModule(us), countModule(them)
	groups := map[string]*group{}
	var sum, ours, llvms, longer, shorter int
	for i, text := range bodies {
		name := fmt.Sprintf("f%d", i)
		x, y := a[name], b[name]
		sum, ours, llvms = sum+before[name].n, ours+x.n, llvms+y.n
		if x.n < y.n {
			shorter++
		}
		if x.n <= y.n {
			continue
		}
		longer++
		key := x.shape + "  =>  " + y.shape
		g := groups[key]
		if g == nil {
			g = &group{shape: key, example: func() string { return text + "ours:\n" + x.text() + "theirs:\n" + y.text() }}
			groups[key] = g
		}
		g.n++
		g.excess += x.n - y.n
	}
	printGroups(out, groups, top)
	fmt.Fprintf(out, "%d functions, %d instructions; ours %d, LLVM's %d: ratio %.4f; ours is longer in %d, shorter in %d\n",
		len(bodies), sum, ours, llvms, float64(ours)/float64(llvms), longer, shorter)
	return nil
}

func printGroups(out *os.File, groups map[string]*group, top int) {
	var list []*group
	for _, g := range groups {
		list = append(list, g)
	}
	sort.Slice(list, func(i, j int) bool {
		if list[i].excess != list[j].excess {
			return list[i].excess > list[j].excess
		}
		return list[i].shape < list[j].shape
	})
	for i, g := range list[:min(top, len(list))] {
		fmt.Fprintf(out, "#%d: %d functions, %d too many: %s\n%s\n", i+1, g.n, g.excess, g.shape, g.example())
	}
}
