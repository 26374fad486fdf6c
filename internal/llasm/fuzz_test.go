package llasm

import (
	"os"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// FuzzParse: no input makes the reader panic, an error has a position inside the file, and an accepted module can be
// printed and read again.
func FuzzParse(f *testing.F) {
	for _, name := range []string{"all.ll", "typed.ll", "old.ll", "debug.ll", "debug_old.ll", "upgrade.ll", "errors.txt"} {
		src, err := os.ReadFile("testdata/" + name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
		for i := 0; i+2000 < len(src); i += 2000 { // pieces are easier to change into something new
			f.Add(src[i : i+2000])
		}
	}
	for _, s := range []string{
		"define void @f() {\n  ret void\n}\n", "@x = global i32 0", "!0 = !{!0}", "%t = type { i32 }", "attributes #0 = { nounwind }",
		"define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  br label %3\n3:\n  %4 = phi i32 [ %2, %1 ]\n  ret i32 %4\n}\n",
		"define ptr @f() {\n  %p = bitcast ptr %q to ptr\n  %q = bitcast ptr %p to ptr\n  ret ptr %q\n}\n",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		m, err := Parse("fuzz.ll", src, Options{KeepNames: len(src)%2 == 0})
		if accepted := acceptsOneByOne(src); accepted && err != nil {
			t.Fatalf("only one by one there is no error: %v", err)
		}
		if err != nil {
			for _, d := range diag.Of(err) {
				if d.Code == "" || !d.Pos.IsValid() {
					t.Fatalf("error without code or position: %v", err)
				}
				d.Append(nil)
			}
			return
		}
		text := ir.Append(nil, m)
		if _, err := Parse("again.ll", text, Options{KeepNames: true}); err != nil {
			t.Fatalf("what was printed does not read: %v\n%s", diagText(err), text)
		}
	})
}
