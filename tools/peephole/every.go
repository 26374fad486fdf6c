package main

import (
	"fmt"
	"strings"
)

// every returns all functions of two integer instructions of which the second uses the first, on two parameters and a few constants.
// Random functions seldom use a value twice in the one way that a rule needs.
func every() []string {
	leaves := []string{"%x", "%y", "1", "5", "8", "-8", "-1"}
	ops := []string{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"}
	preds := []string{"eq", "ne", "ult", "ugt", "slt", "sgt"}
	calls := []string{"umin", "umax", "smin", "smax"}
	parameter := func(s string) bool { return s[0] == '%' }
	var firsts []string
	for _, op := range ops {
		for _, a := range leaves {
			for _, b := range leaves {
				if parameter(a) && a != "%y" || parameter(b) && a != "%y" && !parameter(a) { // names are interchangeable: x comes first
					firsts = append(firsts, fmt.Sprintf("%s i32 %s, %s", op, a, b))
				}
			}
		}
	}
	for _, call := range calls {
		for _, b := range leaves[1:] {
			firsts = append(firsts, fmt.Sprintf("call i32 @llvm.%s.i32(i32 %%x, i32 %s)", call, b))
		}
	}
	var bodies []string
	write := func(result, first, second string) {
		var b strings.Builder
		fmt.Fprintf(&b, "define %s @f%d(i32 %%x, i32 %%y) {\n  %%v1 = %s\n  %%v2 = %s\n  ret %s %%v2\n}\n", result, len(bodies), first, second, result)
		bodies = append(bodies, b.String())
	}
	for _, first := range firsts {
		for _, c := range leaves {
			for _, op := range ops {
				write("i32", first, fmt.Sprintf("%s i32 %%v1, %s", op, c))
				write("i32", first, fmt.Sprintf("%s i32 %s, %%v1", op, c))
			}
			for _, call := range calls {
				write("i32", first, fmt.Sprintf("call i32 @llvm.%s.i32(i32 %%v1, i32 %s)", call, c))
			}
			for _, p := range preds {
				write("i1", first, fmt.Sprintf("icmp %s i32 %%v1, %s", p, c))
			}
		}
	}
	return bodies
}
