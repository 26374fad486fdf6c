package analysis

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// TestStackLifetime checks which of the variables a, b, … of a function are in use at the same time.
func TestStackLifetime(t *testing.T) {
	const declarations = `
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @keep(ptr)
declare void @borrow(ptr captures(none))
declare void @other()
`
	tests := []struct {
		name string
		vars string // their names
		body string
		want string // pairs in use at the same time
	}{
		{"one after the other", "a b", `
  store i64 1, ptr %a
  %x = load i64, ptr %a
  store i64 %x, ptr %b
  %y = load i64, ptr %b
  ret void`, ""},
		{"overlapping", "a b c", `
  store i64 1, ptr %a
  store i64 2, ptr %b
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  store i64 %x, ptr %c
  %z = load i64, ptr %c
  ret void`, "ab"},
		{"copied", "a b", `
  store i64 1, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 false)
  %y = load i64, ptr %b
  ret void`, "ab"},
		{"read by the next iteration", "a b", `
  store i64 1, ptr %a
  br label %loop
loop:
  %x = load i64, ptr %a
  store i64 %x, ptr %b
  %y = load i64, ptr %b
  store i64 %y, ptr %a
  br i1 %c0, label %loop, label %exit
exit:
  ret void`, "ab"},
		{"markers in a loop", "a b", `
  br label %loop
loop:
  call void @llvm.lifetime.start.p0(ptr %a)
  store i64 1, ptr %a
  %x = load i64, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  store i64 %x, ptr %b
  %y = load i64, ptr %b
  call void @llvm.lifetime.end.p0(ptr %b)
  br i1 %c0, label %loop, label %exit
exit:
  ret void`, ""},
		{"filled in a loop", "a b", `
  br label %loop
loop:
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)
  %x = load i64, ptr %a
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 8, i1 false)
  %y = load i64, ptr %b
  br i1 %c0, label %loop, label %exit
exit:
  ret void`, ""},
		{"filled in part", "a b", `
  br label %loop
loop:
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 4, i1 false)
  %x = load i64, ptr %a
  store i64 %x, ptr %b
  %y = load i64, ptr %b
  br i1 %c0, label %loop, label %exit
exit:
  ret void`, "ab"},
		{"filled from itself, perhaps", "a b c", `
  store i64 1, ptr %a
  store i64 2, ptr %b
  %x = load i64, ptr %b
  store i64 %x, ptr %c
  %q = select i1 %c0, ptr %a, ptr %c
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %q, i64 8, i1 false)
  %y = load i64, ptr %a
  ret void`, "ab ac"},
		{"known to others", "a b", `
  call void @keep(ptr %a)
  store i64 1, ptr %b
  %x = load i64, ptr %b
  call void @other()
  ret void`, "ab"},
		{"known to others later", "a b", `
  store i64 1, ptr %b
  %x = load i64, ptr %b
  call void @keep(ptr %a)
  call void @other()
  ret void`, ""},
		{"known to others up to its end", "a b", `
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  store i64 1, ptr %b
  %x = load i64, ptr %b
  ret void`, ""},
		{"started while another one is read", "a b", `
  store i64 1, ptr %b
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @keep(ptr %a)
  %x = load i64, ptr %b
  ret void`, "ab"},
		{"lent", "a b", `
  call void @borrow(ptr %a)
  call void @borrow(ptr %b)
  ret void`, ""},
		{"stored", "a b", `
  store ptr %a, ptr %p
  store i64 1, ptr %b
  %x = load i64, ptr %b
  ret void`, "ab"},
		{"read after its end", "a b", `
  call void @llvm.lifetime.start.p0(ptr %a)
  store i64 1, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  store i64 1, ptr %b
  %x = load i64, ptr %a
  ret void`, "ab"},
		{"written before its start", "a b", `
  store i64 1, ptr %a
  call void @llvm.lifetime.start.p0(ptr %a)
  store i64 1, ptr %b
  %x = load i64, ptr %a
  ret void`, "ab"},
		{"chosen", "a b c", `
  %q = select i1 %c0, ptr %a, ptr %b
  store i64 1, ptr %q
  %x = load i64, ptr %q
  store i64 %x, ptr %c
  %y = load i64, ptr %c
  ret void`, "ab"},
		{"stepped through", "a b", `
  br label %loop
loop:
  %q = phi ptr [ %a, %0 ], [ %next, %loop ]
  store i8 1, ptr %q
  %next = getelementptr i8, ptr %q, i64 1
  br i1 %c0, label %loop, label %exit
exit:
  store i64 1, ptr %b
  %x = load i64, ptr %b
  %y = load i64, ptr %a
  ret void`, "ab"},
		{"branches", "a b", `
  br i1 %c0, label %then, label %else
then:
  store i64 1, ptr %a
  br label %join
else:
  store i64 1, ptr %b
  br label %join
join:
  br i1 %c0, label %reada, label %readb
reada:
  %x = load i64, ptr %a
  ret void
readb:
  %y = load i64, ptr %b
  ret void`, ""},
		{"written as a number", "a b", `
  %i = ptrtoint ptr %a to i64
  store i64 1, ptr %b
  %q = inttoptr i64 %i to ptr
  store i64 2, ptr %q
  %x = load i64, ptr %b
  ret void`, "ab"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			names := strings.Fields(test.vars)
			text := declarations + "define void @f(i1 %c0, ptr %p) {\n"
			for _, n := range names {
				text += "  %" + n + " = alloca i64\n"
			}
			f := function(t, module(t, text+test.body+"\n}\n"), "f")
			var vars []ir.Value
			for v := f.First(f.Entry()); v != ir.None; v = f.Next(v) {
				if f.Op(v) == ir.OpAlloca {
					vars = append(vars, v)
				}
			}
			var s StackLifetime
			s.Compute(f, vars)
			var got []string
			for i := range vars {
				for j := range i {
					if s.Together(i, j) {
						got = append(got, names[j]+names[i])
					}
				}
			}
			if strings.Join(got, " ") != test.want {
				t.Errorf("in use at the same time: %v, want %s", got, test.want)
			}
		})
	}
}
