package main

import (
	"fmt"
	"io"
	"sort"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/lowering"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
)

// values are the numbers at which operations differ, by type.
var values = map[string][]string{
	"i8":  {"0", "1", "-1", "2", "7", "8", "127", "-128", "100"},
	"i16": {"0", "1", "-1", "15", "16", "32767", "-32768", "4660"},
	"i32": {"0", "1", "-1", "31", "32", "2147483647", "-2147483648", "305419896"},
	"i64": {"0", "1", "-1", "63", "64", "9223372036854775807", "-9223372036854775808", "4294967296", "81985529216486895"},
	"half": {
		"0xH0000", "0xH8000", "0xH3C00", "0xHBC00", "0xH3800", "0xH4100", "0xH0001", "0xH03FF", "0xH7BFF", "0xH7C00", "0xHFC00", "0xH7E00",
	},
	"float": {
		"0.0", "-0.0", "1.0", "-1.0", "0.5", "2.5", "-1.5", "0x36A0000000000000", "0x380FFFFFC0000000", "0x47EFFFFFE0000000",
		"0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "0x3FB99999A0000000", "3.0e9",
	},
	"double": {
		"0.0", "-0.0", "1.0", "-1.0", "0.5", "2.5", "-1.5", "0x0000000000000001", "0x000FFFFFFFFFFFFF", "0x7FEFFFFFFFFFFFFF",
		"0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "0x3FB999999999999A", "1.0e300",
	},
}

var (
	intTypes   = []string{"i8", "i16", "i32", "i64"}
	floatTypes = []string{"half", "float", "double"}
)

// cases writes one function for each operation and each choice of operands, and names the operation.
type cases struct {
	bodies []string
	what   []string
}

func (c *cases) add(what, typ, text string) {
	c.bodies = append(c.bodies, fmt.Sprintf("define %s @f%d() {\n  %%r = %s\n  ret %s %%r\n}\n", typ, len(c.bodies), text, typ))
	c.what = append(c.what, what)
}

// call adds a call for every choice of n operands of type t.
func (c *cases) call(name, t string, n int, flag string) {
	var rec func(args []string)
	rec = func(args []string) {
		if len(args) == n {
			list := strings.Join(args, ", ")
			if flag != "" {
				list += ", " + flag
			}
			c.add(name+" "+t, t, fmt.Sprintf("call %s @llvm.%s.%s(%s)", t, name, mangled(t), list))
			return
		}
		vals := values[t]
		if n == 3 {
			vals = vals[:7]
		}
		for _, v := range vals {
			rec(append(args[:len(args):len(args)], t+" "+v))
		}
	}
	rec(nil)
}

func constantCases() *cases {
	c := &cases{}
	for _, t := range intTypes {
		for _, op := range []string{"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"} {
			for _, x := range values[t] {
				for _, y := range values[t] {
					c.add(op+" "+t, t, fmt.Sprintf("%s %s %s, %s", op, t, x, y))
				}
			}
		}
		for _, name := range []string{"umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"} {
			c.call(name, t, 2, "")
		}
		for _, name := range []string{"fshl", "fshr"} {
			c.call(name, t, 3, "")
		}
		c.call("ctpop", t, 1, "")
		c.call("bitreverse", t, 1, "")
		if t != "i8" {
			c.call("bswap", t, 1, "")
		}
		for _, name := range []string{"abs", "ctlz", "cttz"} {
			c.call(name, t, 1, "i1 false")
			c.call(name, t, 1, "i1 true")
		}
		for _, f := range floatTypes {
			for _, x := range values[f] {
				c.add("fptosi "+f, t, fmt.Sprintf("fptosi %s %s to %s", f, x, t))
				c.add("fptoui "+f, t, fmt.Sprintf("fptoui %s %s to %s", f, x, t))
				c.add("fptosi.sat "+f, t, fmt.Sprintf("call %s @llvm.fptosi.sat.%s.%s(%s %s)", t, t, mangled(f), f, x))
				c.add("fptoui.sat "+f, t, fmt.Sprintf("call %s @llvm.fptoui.sat.%s.%s(%s %s)", t, t, mangled(f), f, x))
			}
			for _, x := range values[t] {
				c.add("sitofp "+f, f, fmt.Sprintf("sitofp %s %s to %s", t, x, f))
				c.add("uitofp "+f, f, fmt.Sprintf("uitofp %s %s to %s", t, x, f))
			}
		}
		for _, to := range intTypes {
			for _, x := range values[t] {
				switch {
				case bitsOf(to) > bitsOf(t):
					c.add("zext", to, fmt.Sprintf("zext %s %s to %s", t, x, to))
					c.add("sext", to, fmt.Sprintf("sext %s %s to %s", t, x, to))
				case bitsOf(to) < bitsOf(t):
					c.add("trunc", to, fmt.Sprintf("trunc %s %s to %s", t, x, to))
				}
			}
		}
	}
	for i, t := range floatTypes {
		for _, op := range []string{"fadd", "fsub", "fmul", "fdiv", "frem"} {
			for _, x := range values[t] {
				for _, y := range values[t] {
					c.add(op+" "+t, t, fmt.Sprintf("%s %s %s, %s", op, t, x, y))
				}
			}
		}
		for _, p := range floatPreds {
			for _, x := range values[t] {
				for _, y := range values[t] {
					c.add("fcmp "+t, "i1", fmt.Sprintf("fcmp %s %s %s, %s", p, t, x, y))
				}
			}
		}
		for _, name := range []string{
			"fabs", "sqrt", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "canonicalize", "exp2", "log2", "sin",
		} {
			c.call(name, t, 1, "")
		}
		for _, name := range []string{"minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum", "copysign", "pow"} {
			c.call(name, t, 2, "")
		}
		c.call("fma", t, 3, "")
		c.call("fmuladd", t, 3, "")
		for _, x := range values[t] {
			c.add("fneg "+t, t, fmt.Sprintf("fneg %s %s", t, x))
			for k, to := range floatTypes {
				if k > i {
					c.add("fpext "+t, to, fmt.Sprintf("fpext %s %s to %s", t, x, to))
				} else if k < i {
					c.add("fptrunc "+t, to, fmt.Sprintf("fptrunc %s %s to %s", t, x, to))
				}
			}
			c.add("bitcast "+t, [...]string{"i16", "i32", "i64"}[i], fmt.Sprintf("bitcast %s %s to %s", t, x, [...]string{"i16", "i32", "i64"}[i]))
		}
	}
	return c
}

// results are the constant results of the functions as text, "" for one that still computes it.
func results(m *ir.Module) map[string]string {
	all := map[string]string{}
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		v := f.First(f.Entry())
		if f.Op(v) != ir.OpRet {
			return
		}
		x := f.Operand(v, 0)
		if f.Consts.Kind(x) == ir.CPoison || f.Consts.IsUndef(x) {
			all[s.Name] = "poison"
			return
		}
		all[s.Name] = fmt.Sprintf("%#x", f.Consts.Bits(x))
		b := f.Consts.Bits(x)
		switch t := f.TypeOf(x); {
		case t == ir.Half && b&0x7fff > 0x7c00,
			t == ir.Float && b&0x7fffffff > 0x7f800000,
			t == ir.Double && b&(1<<63-1) > 0x7ff<<52:
			all[s.Name] = "NaN"
		}
	})
	return all
}

func compareConstants(out io.Writer) error {
	c := constantCases()
	src := constantModule(c.bodies)
	them, err := simplifiedByLLVM(src, "instsimplify")
	if err != nil {
		return err
	}
	us, err := llasm.Parse("in.ll", src, llasm.Options{})
	if err != nil {
		return err
	}
	machine, err := lowering.NewMachine(target.MakeSM(80, 0), 0, lowering.Codegen{Level: 3})
	if err != nil {
		return err
	}
	if err := passes.Run(us, passes.Options{Machine: machine, Workers: 1, Passes: []string{"instcombine"}}); err != nil {
		return err
	}
	a, b := results(us), results(them)
	type tally struct {
		differ, theirs, ours int
		example              [3]string
	}
	list := map[string]*tally{}
	for i, what := range c.what {
		name := fmt.Sprintf("f%d", i)
		x, y := a[name], b[name]
		if x == y || y == "poison" && x != "" || y == "NaN" && x == "" { // the payload is left to the machine
			continue
		}
		t := list[what]
		if t == nil {
			t = &tally{}
			list[what] = t
		}
		_, text, _ := strings.Cut(c.bodies[i], "= ")
		text, _, _ = strings.Cut(text, "\n")
		text += fmt.Sprintf(": ours %s, theirs %s", x, y)
		switch {
		case x == "":
			t.theirs++
			t.example[1] = text
		case y == "":
			t.ours++
			t.example[2] = text
		default:
			t.differ++
			t.example[0] = text
		}
	}
	var names []string
	for n := range list {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		t := list[n]
		fmt.Fprintf(out, "%-20s %d differ, %d only theirs, %d only ours\n", n, t.differ, t.theirs, t.ours)
		for _, e := range t.example {
			if e != "" {
				fmt.Fprintf(out, "    %s\n", e)
			}
		}
	}
	fmt.Fprintf(out, "%d operations of constants\n", len(c.bodies))
	return nil
}

// constantModule is module for calls whose operands are of another type than the result.
func constantModule(bodies []string) []byte {
	text := string(module(bodies))
	for _, t := range intTypes {
		for _, f := range floatTypes {
			for _, s := range []string{"fptosi", "fptoui"} {
				m := mangled(f)
				text = strings.ReplaceAll(text, "declare "+f+" @llvm."+s+".sat."+t+"."+m+"("+f+")\n", "declare "+t+" @llvm."+s+".sat."+t+"."+m+"("+f+")\n")
			}
		}
	}
	return []byte(text)
}
