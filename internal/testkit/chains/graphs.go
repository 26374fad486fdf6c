package chains

import (
	"fmt"
	"strings"
)

// lines calls f for 0 … n-1 and joins the results.
func lines(n int, f func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(f(i))
	}
	return b.String()
}

// graphs are chains of blocks, loops and functions.
func graphs() []Chain {
	inlined := calls("calls, always_inline", "alwaysinline")
	inlined.Base = 17 // functions double up to there, and are then as large as inlining makes them
	return []Chain{
		{Name: "diamonds of values", Text: func(n int) string {
			return "define void @f(ptr %p, i32 %v, i1 %c) {\nentry:\n  br label %b0\n" + lines(n, func(i int) string {
				in := "[ %v, %entry ]"
				if i > 0 {
					in = fmt.Sprintf("[ %%x%d, %%t%d ], [ %%y%d, %%e%d ]", i-1, i-1, i-1, i-1)
				}
				return fmt.Sprintf("b%d:\n  %%u%d = phi i32 %s\n  br i1 %%c, label %%t%d, label %%e%d\nt%d:\n  %%x%d = add i32 %%u%d, %%u%d\n  br label %%b%d\ne%d:\n  %%y%d = mul i32 %%u%d, %%u%d\n  br label %%b%d\n",
					i, i, in, i, i, i, i, i, i, i+1, i, i, i, i, i+1)
			}) + fmt.Sprintf("b%d:\n  %%r = phi i32 [ %%x%d, %%t%d ], [ %%y%d, %%e%d ]\n  store i32 %%r, ptr %%p\n  ret void\n}\n", n, n-1, n-1, n-1, n-1)
		}},
		{Name: "functions of one line", Text: func(n int) string { // no brace is at the start of a line
			return lines(n, func(i int) string {
				return fmt.Sprintf("define void @f%d(ptr %%p) { store i8 0, ptr %%p ret void }\n", i)
			})
		}},
		{Name: "loads before all stores", Text: func(n int) string { // of bytes that the stored numbers are put together from
			byteAt := func(i, at int) string {
				return fmt.Sprintf("  %%p%d = getelementptr i8, ptr %%p, i64 %d\n  %%a%d = load i8, ptr %%p%d\n  %%b%d = zext i8 %%a%d to i32\n  %%c%d = shl i32 %%b%d, %d\n", i, 3*i, i, i, i, i, i, i, at)
			}
			return "define void @f(ptr %p, ptr %q) {\n" + lines(n, func(i int) string { return byteAt(2*i, 16) + byteAt(2*i+1, 24) }) + lines(n, func(i int) string {
				return fmt.Sprintf("  %%d%d = or i32 %%c%d, %%c%d\n  %%q%d = getelementptr i32, ptr %%q, i64 %d\n  store i32 %%d%d, ptr %%q%d\n", i, 2*i, 2*i+1, i, i, i, i)
			}) + "  ret void\n}\n"
		}},
		{Name: "diamonds of memory", Text: func(n int) string {
			return "define void @f(ptr %p, ptr %q) {\nentry:\n  br label %b0\n" + lines(n, func(i int) string {
				return fmt.Sprintf("b%d:\n  %%l%d = load i32, ptr %%q\n  %%c%d = icmp eq i32 %%l%d, %d\n  br i1 %%c%d, label %%t%d, label %%e%d\nt%d:\n  store i32 %d, ptr %%p\n  br label %%b%d\ne%d:\n  %%g%d = getelementptr i8, ptr %%p, i64 %d\n  store i32 4, ptr %%g%d\n  br label %%b%d\n",
					i, i, i, i, i, i, i, i, i, i, i+1, i, i, i, i, i+1)
			}) + fmt.Sprintf("b%d:\n  ret void\n}\n", n)
		}},
		{Name: "diamonds of pointers", Text: func(n int) string {
			return "define void @f(ptr %v, i1 %c) {\nentry:\n  br label %b0\n" + lines(n, func(i int) string {
				in := "[ %v, %entry ]"
				if i > 0 {
					in = fmt.Sprintf("[ %%x%d, %%t%d ], [ %%y%d, %%e%d ]", i-1, i-1, i-1, i-1)
				}
				return fmt.Sprintf("b%d:\n  %%u%d = phi ptr %s\n  store i8 1, ptr %%u%d\n  br i1 %%c, label %%t%d, label %%e%d\nt%d:\n  %%x%d = getelementptr i8, ptr %%u%d, i64 1\n  br label %%b%d\ne%d:\n  %%y%d = getelementptr i8, ptr %%u%d, i64 2\n  br label %%b%d\n",
					i, i, in, i, i, i, i, i, i, i+1, i, i, i, i+1)
			}) + fmt.Sprintf("b%d:\n  ret void\n}\n", n)
		}},
		{Name: "cases that meet", Text: func(n int) string { // before a branch on the number of the switch
			return "define void @f(ptr %p, i32 %x) {\nentry:\n  switch i32 %x, label %d [\n" +
				lines(n, func(i int) string { return fmt.Sprintf("    i32 %d, label %%b%d\n", i, i) }) + "  ]\n" +
				lines(n, func(i int) string {
					return fmt.Sprintf("b%d:\n  %%l%d = load volatile i32, ptr %%p\n  %%m%d = mul i32 %%l%d, %d\n  br label %%join\n", i, i, i, i, 2*i+3)
				}) + "d:\n  br label %join\njoin:\n  %v = phi i32 [ 0, %d ]" +
				lines(n, func(i int) string { return fmt.Sprintf(", [ %%m%d, %%b%d ]", i, i) }) +
				"\n  %c = icmp eq i32 %x, 3\n  br i1 %c, label %t, label %e\nt:\n  store volatile i32 %v, ptr %p\n  ret void\ne:\n  store volatile i32 0, ptr %p\n  ret void\n}\n"
		}},
		{Name: "reads of a local array", Text: func(n int) string {
			return "define void @f(ptr %p, i64 %x) {\n  %a = alloca [16 x i32]\n  %g = getelementptr i32, ptr %a, i64 %x\n" + lines(n, func(i int) string {
				return fmt.Sprintf("  store i32 %d, ptr %%g\n  %%q%d = getelementptr i32, ptr %%a, i64 %d\n  %%r%d = getelementptr i32, ptr %%a, i64 %d\n  %%u%d = load i32, ptr %%q%d\n  %%v%d = load i32, ptr %%r%d\n  store volatile i32 %%u%d, ptr %%p\n  store volatile i32 %%v%d, ptr %%p\n",
					i, i, i*2%16, i, i*2%16+1, i, i, i, i, i, i)
			}) + "  ret void\n}\n"
		}},
		{Name: "cycle of phis", Text: func(n int) string {
			return "define void @f(ptr %p, i32 %z, i1 %c) {\nentry:\n  br label %loop\nloop:\n" +
				lines(n, func(i int) string {
					return fmt.Sprintf("  %%a%d = phi i32 [ %%z, %%entry ], [ %%s%d, %%loop ]\n", i, (i+1)%n)
				}) +
				lines(n, func(i int) string { return fmt.Sprintf("  %%s%d = add i32 %%a%d, %%a%d\n", i, i, (i*7+3)%n) }) +
				"  br i1 %c, label %loop, label %exit\nexit:\n  store i32 %s0, ptr %p\n  ret void\n}\n"
		}},
		{Name: "nested loops", Depth: 2000, Text: func(n int) string {
			return "define void @f(ptr %p, i32 %m) {\nentry:\n  br label %h0\n" + lines(n, func(i int) string {
				from := "%entry"
				if i > 0 {
					from = fmt.Sprintf("%%h%d", i-1)
				}
				to := fmt.Sprintf("h%d", i+1)
				if i == n-1 {
					to = "body"
				}
				return fmt.Sprintf("h%d:\n  %%i%d = phi i32 [ 0, %s ], [ %%j%d, %%l%d ]\n  br label %%%s\n", i, i, from, i, i, to)
			}) + fmt.Sprintf("body:\n  %%s = add i32 %%i0, %%i%d\n  store volatile i32 %%s, ptr %%p\n  br label %%l%d\n", n-1, n-1) + lines(n, func(k int) string {
				i := n - 1 - k
				to := "exit"
				if i > 0 {
					to = fmt.Sprintf("l%d", i-1)
				}
				return fmt.Sprintf("l%d:\n  %%j%d = add i32 %%i%d, 1\n  %%c%d = icmp slt i32 %%j%d, %%m\n  br i1 %%c%d, label %%h%d, label %%%s\n", i, i, i, i, i, i, i, to)
			}) + "exit:\n  ret void\n}\n"
		}},
		inlined, calls("calls", ""), calls("calls, noinline", "noinline"),
		{Name: "chain of aliases", Text: func(n int) string {
			return "define void @a0(ptr %p) {\n  ret void\n}\n" + lines(n, func(i int) string { return fmt.Sprintf("@a%d = alias void (ptr), ptr @a%d\n", i+1, i) })
		}},
		{Name: "chain of variables", Text: func(n int) string {
			return "@g0 = addrspace(1) global i32 0\n" + lines(n, func(i int) string {
				return fmt.Sprintf("@g%d = addrspace(1) global [2 x ptr addrspace(1)] [ptr addrspace(1) @g%d, ptr addrspace(1) @g%d]\n", i+1, i, i)
			})
		}},
		{Name: "metadata", Text: func(n int) string {
			return "!x = !{!0}\n" + lines(n, func(i int) string { return fmt.Sprintf("!%d = !{!%d, !%d}\n", i, i+1, i+1) }) + fmt.Sprintf("!%d = !{}\n", n)
		}},
		{Name: "tbaa", Text: func(n int) string {
			return "define void @f(ptr %p, ptr %q) {\n  store i32 0, ptr %p, !tbaa !0\n  %v = load i32, ptr %q, !tbaa !1\n  store i32 %v, ptr %p\n  ret void\n}\n" +
				"!0 = !{!4, !2, i64 0}\n!1 = !{!5, !2, i64 0}\n!2 = !{!\"int\", !3, i64 0}\n!3 = !{!\"root\"}\n" +
				lines(n+2, func(i int) string {
					of := i + 5
					if i == n+1 {
						of = 2
					}
					return fmt.Sprintf("!%d = !{!\"s%d\", !%d, i64 0, !%d, i64 4}\n", i+4, i, of, of)
				})
		}},
	}
}

// calls is a chain of functions that each call the one before twice.
func calls(name, attr string) Chain {
	return Chain{Name: name, Text: func(n int) string {
		return fmt.Sprintf("define internal i32 @f0(i32 %%x, ptr %%p) %s {\n  store volatile i32 %%x, ptr %%p\n  ret i32 %%x\n}\n", attr) + lines(n, func(i int) string {
			return fmt.Sprintf("define internal i32 @f%d(i32 %%x, ptr %%p) %s {\n  %%a = call i32 @f%d(i32 %%x, ptr %%p)\n  %%b = call i32 @f%d(i32 %%a, ptr %%p)\n  ret i32 %%b\n}\n", i+1, attr, i, i)
		}) + fmt.Sprintf("define i32 @k(i32 %%x, ptr %%p) {\n  %%a = call i32 @f%d(i32 %%x, ptr %%p)\n  ret i32 %%a\n}\n", n)
	}}
}
