package llasm

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/testkit"
)

// All errors of a text are reported, in its order, each with its line.
func TestSeveralErrors(t *testing.T) {
	src, err := os.ReadFile("testdata/wrong/several.ll")
	if err != nil {
		t.Fatal(err)
	}
	m, err := Parse("several.ll", src, Options{KeepNames: true})
	if err == nil || m != nil {
		t.Fatal("the text is accepted")
	}
	testkit.Golden(t, "testdata/wrong/several.out", diag.Of(err).Append(nil))
}

// Two independent mistakes at random places of a text are both reported, and nothing else.
func TestTwoMistakes(t *testing.T) {
	inBody := []string{
		"  %bad = ad i32 1, 2", "  %bad = add i32 1 2", "  %bad = add i33 %n, 2", "  store i32 1", "  %bad = load i32, ptr %nowhere",
		"  call void @nothing()", "  %bad = icmp equal i32 %n, 1", "  rett void", "  %bad = add i32 %n, i32 2", "  fence relaxed",
		"  %bad = getelementptr i32, ptr %p, float 1.0", "  %bad = zext i32 %n to i8", "  call i32 @callee(i32 1.5)",
		"  %bad = phi i32 [ 1 %l ]", "  %bad = select i32 %n, i32 1, i32 2", "  %bad = extractvalue i32 %n, 0", "  %n = add i32 1, 2",
	}
	outside := []string{
		"@bad = global i32", "@bad = gobal i32 1", "%Bad = type { i32, }", "declare i32 @bad(i32, , i32)", "declaer void @bad()", "$bad = comdat some",
		"attributes #9 = { nounwind", "!9 = !{i32 }", "target tripel = \"x\"", "@bad = global i32 1.5", "@bad = alias i32, ptr @nothing",
		"define i32 @bad(i32 %n {\nb:\n  ret i32 %n\n}", "module asn \"x\"",
	}
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 7))
		var lines []string
		var planted []int
		plant := func(list []string) {
			planted = append(planted, len(lines)+1)
			own := strings.NewReplacer("bad", fmt.Sprintf("bad%d", len(planted)), "nothing", fmt.Sprintf("nothing%d", len(planted)))
			lines = append(lines, strings.Split(own.Replace(list[r.IntN(len(list))]), "\n")...)
		}
		places := r.Perm(12)[:2]
		at := func(place int) bool { return place == places[0] || place == places[1] }
		for i := range 6 {
			if at(2 * i) {
				plant(outside)
			}
			lines = append(lines, fmt.Sprintf("define i32 @f%d(i32 %%n, ptr %%p) {", i), "entry:", "  br label %l", "l:",
				"  %x = add i32 %n, 1")
			if at(2*i + 1) {
				plant(inBody)
			}
			lines = append(lines, "  %y = call i32 @callee(i32 %x)", "  switch i32 %y, label %l [", "    i32 1, label %m", "  ]", "m:",
				"  ret i32 %y", "}")
		}
		lines = append(lines, "declare i32 @callee(i32)", "@g = global i32 1", "!0 = !{!1}", "!1 = !{i32 1}")
		text := strings.Join(lines, "\n") + "\n"
		_, err := Parse("x.ll", []byte(text), Options{})
		if err == nil {
			t.Fatalf("seed %d is accepted:\n%s", seed, text)
		}
		list := diag.Of(err)
		ok := len(list) == len(planted)
		for i := 0; ok && i < len(list); i++ {
			d := int(list[i].Pos.Line) - planted[i]
			ok = d == 0 || d == 1 // a missing token may be noticed in the next line
		}
		if !ok {
			t.Errorf("seed %d: mistakes in lines %v: %s\n%s\n%s", seed, planted, list.Append(nil), lines[planted[0]-1], lines[planted[1]-1])
		}
	}
}

// The number of errors of a text is limited.
func TestManyErrors(t *testing.T) {
	text := "define void @f() {\n" + strings.Repeat("  wrong\n", 3000) + "  ret void\n}\n"
	_, err := Parse("x.ll", []byte(text), Options{})
	if n := len(diag.Of(err)); n != maxErrors+1 {
		t.Errorf("%d errors", n)
	}
}

// TestSelfContaining: a structure that contains itself is one error, also while reading continues.
func TestSelfContaining(t *testing.T) {
	for _, src := range []string{
		"%a = type { i32, %b }\n%b = type { [2 x %a] }\n@g = global %a zeroinitializer\n",
		"%b = type { [2 x %a] }\n%a = type { i32, %b }\ndefine void @f(ptr %p) {\n  %v = load %a, ptr %p\n  %q = getelementptr %b, ptr %p, i64 1\n  ret void\n}\n",
		"%0 = type { <{ %0 }> }\ndefine %0 @f(%0 %x) {\n  %v = alloca %0\n  ret %0 %x\n}\n",
	} {
		_, err := Parse("t.ll", []byte(src), Options{})
		list := diag.Of(err)
		if len(list) == 0 || !strings.Contains(list[0].Msg, "contains itself") {
			t.Errorf("%s\n%v", src, err)
		}
	}
}
