package main

import (
	"fmt"
	"strings"
)

// enumeration collects functions that are all the combinations of some operations, operands and constants. Random
// functions seldom use a value twice in the one way that a rule needs.
type enumeration struct {
	params string
	bodies []string
}

// enumerations are the kinds of -every.
var enumerations = map[string]func(e *enumeration){
	"int":     (*enumeration).integers,
	"cast":    (*enumeration).casts,
	"logic":   (*enumeration).conditions,
	"select":  (*enumeration).choices,
	"float":   (*enumeration).floats,
	"convert": (*enumeration).conversions,
}

// every returns the functions of a kind.
func every(kind string) ([]string, error) {
	fill := enumerations[kind]
	if fill == nil {
		return nil, fmt.Errorf("-every=%s: expected int, cast, logic, select, float, or convert", kind)
	}
	e := enumeration{params: "i32 %x, i32 %y"}
	fill(&e)
	return e.bodies, nil
}

// add writes a function of instructions that define %v1, %v2, …, and returns the last one, of type result.
func (e *enumeration) add(result string, instructions ...string) {
	var b strings.Builder
	fmt.Fprintf(&b, "define %s @f%d(%s) {\n", result, len(e.bodies), e.params)
	for i, text := range instructions {
		fmt.Fprintf(&b, "  %%v%d = %s\n", i+1, text)
	}
	fmt.Fprintf(&b, "  ret %s %%v%d\n}\n", result, len(instructions))
	e.bodies = append(e.bodies, b.String())
}

var (
	intLeaves = []string{"%x", "%y", "1", "5", "8", "-8", "-1"}
	intOps    = []string{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"}
	intCalls  = []string{"umin", "umax", "smin", "smax"}
)

// integers are two integer instructions of which the second uses the first.
func (e *enumeration) integers() {
	preds := []string{"eq", "ne", "ult", "ugt", "slt", "sgt"}
	parameter := func(s string) bool { return s[0] == '%' }
	var firsts []string
	for _, op := range intOps {
		for _, a := range intLeaves {
			for _, b := range intLeaves {
				if parameter(a) && a != "%y" || parameter(b) && a != "%y" && !parameter(a) { // names are interchangeable: x comes first
					firsts = append(firsts, fmt.Sprintf("%s i32 %s, %s", op, a, b))
				}
			}
		}
	}
	for _, call := range intCalls {
		for _, b := range intLeaves[1:] {
			firsts = append(firsts, fmt.Sprintf("call i32 @llvm.%s.i32(i32 %%x, i32 %s)", call, b))
		}
	}
	for _, first := range firsts {
		for _, c := range intLeaves {
			for _, op := range intOps {
				e.add("i32", first, fmt.Sprintf("%s i32 %%v1, %s", op, c))
				e.add("i32", first, fmt.Sprintf("%s i32 %s, %%v1", op, c))
			}
			for _, call := range intCalls {
				e.add("i32", first, fmt.Sprintf("call i32 @llvm.%s.i32(i32 %%v1, i32 %s)", call, c))
			}
			for _, p := range preds {
				e.add("i1", first, fmt.Sprintf("icmp %s i32 %%v1, %s", p, c))
			}
		}
	}
}

// casts are an operation on extended or truncated values, whose result is cast or compared.
func (e *enumeration) casts() {
	width := map[string]int{"i8": 8, "i16": 16, "i32": 32, "i64": 64}
	for _, from := range []string{"i8", "i16", "i32", "i64"} {
		e.params = fmt.Sprintf("%s %%x, %s %%y", from, from)
		for _, to := range []string{"i8", "i16", "i32", "i64"} {
			casts := []string{"zext", "sext"}
			if width[from] > width[to] {
				casts = []string{"trunc", "trunc nuw", "trunc nsw"}
			} else if from == to {
				continue
			}
			for _, cast := range casts {
				first := fmt.Sprintf("%s %s %%x to %s", cast, from, to)
				for _, op := range intOps {
					for _, leaf := range []string{"1", "7", "8", "-1", "-8", "255", "65535"} {
						e.castResults(to, width, first, "", fmt.Sprintf("%s %s %%v1, %s", op, to, leaf))
					}
					for _, second := range casts {
						e.castResults(to, width, first, fmt.Sprintf("%s %s %%y to %s", second, from, to), fmt.Sprintf("%s %s %%v1, %%v2", op, to))
					}
				}
			}
		}
	}
}

// castResults adds functions that end with the casts of an operation in type t, and with comparisons of it.
func (e *enumeration) castResults(t string, width map[string]int, first, second, op string) {
	list := []string{first, op}
	if second != "" {
		list = []string{first, second, op}
	}
	v := fmt.Sprintf("%%v%d", len(list))
	end := func(result, text string) { e.add(result, append(list[:len(list):len(list)], text)...) }
	for _, to := range []string{"i8", "i16", "i32", "i64"} {
		switch {
		case width[to] < width[t]:
			end(to, fmt.Sprintf("trunc %s %s to %s", t, v, to))
		case width[to] > width[t]:
			end(to, fmt.Sprintf("zext %s %s to %s", t, v, to))
			end(to, fmt.Sprintf("sext %s %s to %s", t, v, to))
		}
	}
	for _, p := range []string{"eq", "ult", "slt", "sgt"} {
		for _, c := range []string{"0", "8", "-1"} {
			end("i1", fmt.Sprintf("icmp %s %s %s, %s", p, t, v, c))
		}
	}
}

// conditions are two comparisons joined by logic.
func (e *enumeration) conditions() {
	preds := []string{"eq", "ne", "ult", "ugt", "uge", "slt", "sgt", "sle"}
	for _, p := range preds {
		for _, a := range []string{"%y", "0", "5", "8", "-1"} {
			first := fmt.Sprintf("icmp %s i32 %%x, %s", p, a)
			for _, q := range preds {
				for _, b := range []string{"%x, %y", "%y, %x", "%x, 0", "%x, 6", "%x, 8", "%x, -1", "%y, 0", "%y, 5", "%y, -1"} {
					second := fmt.Sprintf("icmp %s i32 %s", q, b)
					for _, op := range []string{"and i1 %v1, %v2", "or i1 %v1, %v2", "xor i1 %v1, %v2", "select i1 %v1, i1 %v2, i1 false", "select i1 %v1, i1 true, i1 %v2"} {
						e.add("i1", first, second, op)
					}
				}
			}
		}
	}
	// Conditions on parts of a value.
	for _, part := range []string{"and i32 %x, 8", "and i32 %x, 7", "and i32 %x, %y", "or i32 %x, %y", "xor i32 %x, %y", "add i32 %x, 5", "add i32 %x, -1", "sub i32 %x, %y", "lshr i32 %x, 3", "ashr i32 %x, 3", "shl i32 %x, 3"} {
		for _, p := range []string{"eq", "ne", "ult", "ugt", "slt", "sgt"} {
			for _, a := range []string{"0", "4", "8", "-1", "%x", "%y"} {
				first := fmt.Sprintf("icmp %s i32 %%v1, %s", p, a)
				for _, q := range []string{"eq", "ne", "ult", "ugt", "slt", "sgt"} {
					for _, b := range []string{"%x, 0", "%x, 8", "%x, %y", "%y, 0", "%v1, 0", "%v1, 8", "%v1, %y"} {
						second := fmt.Sprintf("icmp %s i32 %s", q, b)
						for _, op := range []string{"and", "or", "xor"} {
							e.add("i1", part, first, second, op+" i1 %v2, %v3")
						}
					}
				}
			}
		}
	}
}

// choices are selects by a comparison, of values that an operation computes.
func (e *enumeration) choices() {
	preds := []string{"eq", "ne", "ult", "ugt", "slt", "sgt"}
	leaves := []string{"%x", "%y", "0", "1", "-1", "8"}
	for _, p := range preds {
		for _, c := range []string{"%y", "0", "1", "8", "-1"} {
			first := fmt.Sprintf("icmp %s i32 %%x, %s", p, c)
			for _, a := range leaves {
				for _, b := range leaves {
					choice := fmt.Sprintf("select i1 %%v1, i32 %s, i32 %s", a, b)
					e.add("i32", first, choice)
					for _, d := range []string{"%x", "%y", "1", "8"} {
						for _, op := range []string{"add", "sub", "and", "or", "xor", "shl", "mul"} {
							e.add("i32", first, choice, fmt.Sprintf("%s i32 %%v2, %s", op, d))
						}
						for _, q := range []string{"eq", "ult", "slt"} {
							e.add("i1", first, choice, fmt.Sprintf("icmp %s i32 %%v2, %s", q, d))
						}
					}
				}
			}
			for _, op := range []string{"add", "sub", "and", "or", "xor", "shl", "lshr", "ashr", "mul", "udiv", "urem"} {
				for _, d := range []string{"%y", "1", "8", "-1", "7"} {
					for _, b := range leaves {
						for _, at := range [][2]string{{"%x", d}, {d, "%x"}} {
							operation := fmt.Sprintf("%s i32 %s, %s", op, at[0], at[1])
							e.add("i32", first, operation, fmt.Sprintf("select i1 %%v1, i32 %%v2, i32 %s", b))
							e.add("i32", first, operation, fmt.Sprintf("select i1 %%v1, i32 %s, i32 %%v2", b))
						}
					}
				}
			}
		}
	}
}

// floats are two or three floating-point instructions with flags.
func (e *enumeration) floats() {
	e.params = "float %x, float %y"
	leaves := []string{"%x", "%y", "0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5"}
	preds := []string{"oeq", "une", "olt", "ult", "oge", "uge", "ord", "uno", "one", "ueq"}
	calls := []string{"minnum", "maxnum", "minimum", "maximum", "copysign", "minimumnum"}
	for _, flags := range []string{"", "nnan ", "nsz ", "nnan ninf ", "nnan nsz ", "reassoc nsz ", "fast "} {
		var firsts []string
		for _, op := range []string{"fadd", "fsub", "fmul", "fdiv"} {
			for _, b := range leaves {
				firsts = append(firsts, fmt.Sprintf("%s %sfloat %%x, %s", op, flags, b))
				if b[0] != '%' {
					firsts = append(firsts, fmt.Sprintf("%s %sfloat %s, %%x", op, flags, b))
				}
			}
		}
		for _, call := range calls {
			for _, b := range leaves {
				firsts = append(firsts, fmt.Sprintf("call %sfloat @llvm.%s.f32(float %%x, float %s)", flags, call, b))
			}
		}
		for _, call := range []string{"fabs", "sqrt", "floor", "trunc"} {
			firsts = append(firsts, fmt.Sprintf("call %sfloat @llvm.%s.f32(float %%x)", flags, call))
		}
		firsts = append(firsts, "fneg "+flags+"float %x")
		for _, first := range firsts {
			for _, b := range leaves {
				for _, op := range []string{"fadd", "fsub", "fmul", "fdiv"} {
					e.add("float", first, fmt.Sprintf("%s %sfloat %%v1, %s", op, flags, b))
					e.add("float", first, fmt.Sprintf("%s %sfloat %s, %%v1", op, flags, b))
				}
				for _, call := range calls {
					e.add("float", first, fmt.Sprintf("call %sfloat @llvm.%s.f32(float %%v1, float %s)", flags, call, b))
				}
				for _, p := range preds {
					e.add("i1", first, fmt.Sprintf("fcmp %s%s float %%v1, %s", flags, p, b))
				}
			}
			for _, call := range []string{"fabs", "sqrt", "floor", "trunc"} {
				e.add("float", first, fmt.Sprintf("call %sfloat @llvm.%s.f32(float %%v1)", flags, call))
			}
			e.add("float", first, "fneg "+flags+"float %v1")
		}
		e.floatChoices(flags, leaves, preds)
	}
}

// floatChoices adds selects by comparisons of numbers, and comparisons joined by logic.
func (e *enumeration) floatChoices(flags string, leaves, preds []string) {
	for _, p := range preds {
		for _, a := range leaves[1:] {
			first := fmt.Sprintf("fcmp %s%s float %%x, %s", flags, p, a)
			for _, b := range leaves {
				for _, c := range leaves {
					e.add("float", first, fmt.Sprintf("select %si1 %%v1, float %s, float %s", flags, b, c))
				}
				e.add("float", first, "fneg "+flags+"float %x", fmt.Sprintf("select %si1 %%v1, float %%v2, float %s", flags, b))
				e.add("float", first, "fneg "+flags+"float %x", fmt.Sprintf("select %si1 %%v1, float %s, float %%v2", flags, b))
			}
			for _, q := range preds {
				for _, b := range []string{"%x, 0.0", "%x, 1.0", "%x, %y", "%y, 0.0"} {
					second := fmt.Sprintf("fcmp %s%s float %s", flags, q, b)
					e.add("i1", first, second, "and i1 %v1, %v2")
					e.add("i1", first, second, "or i1 %v1, %v2")
				}
			}
		}
	}
}

// suffixes are those of intrinsics by the type of their operands.
var suffixes = map[string]string{"half": "f16", "float": "f32", "double": "f64"}

// conversions are an operation or a comparison of numbers that are converted from integers or between widths.
func (e *enumeration) conversions() {
	e.params = "i32 %x, i32 %y"
	for _, t := range []string{"float", "double"} {
		for _, cast := range []string{"sitofp", "uitofp"} {
			first := fmt.Sprintf("%s i32 %%x to %s", cast, t)
			for _, c := range []string{"0.0", "-0.0", "1.0", "-1.0", "0.5", "2.0", "3.0"} {
				for _, p := range []string{"oeq", "une", "olt", "ult", "ogt", "oge", "ord", "uno"} {
					e.add("i1", first, fmt.Sprintf("fcmp %s %s %%v1, %s", p, t, c))
				}
				for _, op := range []string{"fadd", "fsub", "fmul", "fdiv"} {
					for _, back := range []string{"fptosi", "fptoui"} {
						e.add("i32", first, fmt.Sprintf("%s %s %%v1, %s", op, t, c), fmt.Sprintf("%s %s %%v2 to i32", back, t))
					}
				}
			}
			for _, second := range []string{"sitofp", "uitofp"} {
				other := fmt.Sprintf("%s i32 %%y to %s", second, t)
				for _, op := range []string{"fadd", "fsub", "fmul"} {
					e.add("i32", first, other, fmt.Sprintf("%s %s %%v1, %%v2", op, t), fmt.Sprintf("fptosi %s %%v3 to i32", t))
				}
				for _, p := range []string{"oeq", "olt", "ord"} {
					e.add("i1", first, other, fmt.Sprintf("fcmp %s %s %%v1, %%v2", p, t))
				}
			}
			for _, call := range []string{"fabs", "floor", "trunc", "sqrt"} {
				e.add(t, first, fmt.Sprintf("call %s @llvm.%s.%s(%s %%v1)", t, call, suffixes[t], t))
			}
			e.add("i32", first, fmt.Sprintf("bitcast %s %%v1 to %s", t, map[string]string{"float": "i32", "double": "i64"}[t]), "xor i32 %x, 0")
		}
	}
	e.widened()
}

// widened adds operations in a wider type of which the result is narrowed or compared.
func (e *enumeration) widened() {
	for _, pair := range [][2]string{{"half", "float"}, {"float", "double"}, {"half", "double"}} {
		narrow, wide := pair[0], pair[1]
		e.params = fmt.Sprintf("%s %%x, %s %%y", narrow, narrow)
		first := fmt.Sprintf("fpext %s %%x to %s", narrow, wide)
		other := fmt.Sprintf("fpext %s %%y to %s", narrow, wide)
		for _, flags := range []string{"", "nnan nsz ", "fast "} {
			for _, op := range []string{"fadd", "fsub", "fmul", "fdiv"} {
				for _, c := range []string{"0.0", "-0.0", "1.0", "2.0", "0.5", "3.0"} {
					operation := fmt.Sprintf("%s %s%s %%v1, %s", op, flags, wide, c)
					e.add(narrow, first, operation, fmt.Sprintf("fptrunc %s %%v2 to %s", wide, narrow))
					e.add("i1", first, operation, fmt.Sprintf("fcmp %solt %s %%v2, %s", flags, wide, c))
				}
				e.add(narrow, first, other, fmt.Sprintf("%s %s%s %%v1, %%v2", op, flags, wide), fmt.Sprintf("fptrunc %s %%v3 to %s", wide, narrow))
			}
			for _, call := range []string{"fabs", "floor", "ceil", "trunc", "rint", "sqrt"} {
				e.add(narrow, first, fmt.Sprintf("call %s%s @llvm.%s.%s(%s %%v1)", flags, wide, call, suffixes[wide], wide), fmt.Sprintf("fptrunc %s %%v2 to %s", wide, narrow))
			}
			for _, call := range []string{"minnum", "maxnum", "minimum", "maximum", "copysign"} {
				e.add(narrow, first, other, fmt.Sprintf("call %s%s @llvm.%s.%s(%s %%v1, %s %%v2)", flags, wide, call, suffixes[wide], wide, wide), fmt.Sprintf("fptrunc %s %%v3 to %s", wide, narrow))
			}
			e.add(narrow, first, "fneg "+flags+wide+" %v1", fmt.Sprintf("fptrunc %s %%v2 to %s", wide, narrow))
		}
	}
}
