package driver

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// attributePlaces are modules with an attribute, ATTR, in each place where text can have one.
// The letters head the columns of testdata/attributes.txt.
var attributePlaces = [...]struct {
	letter byte
	module string
}{
	{'F', "define void @f() ATTR { ret void }"},
	{'G', "define void @f() #0 { ret void } attributes #0 = { ATTR }"},
	{'C', "declare void @g() define void @f() { call void @g() ATTR ret void }"},
	{'B', "declare void @g() ATTR define void @f() { call void @g() ATTR ret void }"},
	{'N', "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0 define i32 @f() { %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0 ret i32 %x } attributes #0 = { ATTR }"},
	{'p', "define void @f(ptr ATTR %x) { ret void }"},
	{'i', "define void @f(i32 ATTR %x) { ret void }"},
	{'d', "define void @f(double ATTR %x) { ret void }"},
	{'v', "define void @f(<4 x i32> ATTR %x) { ret void }"},
	{'w', "define void @f(<2 x ptr> ATTR %x) { ret void }"},
	{'s', "define void @f({ i32, ptr } ATTR %x) { ret void }"},
	{'a', "declare void @g(ptr) define void @f(ptr %x) { call void @g(ptr ATTR %x) ret void }"},
	{'P', "declare ATTR ptr @f()"},
	{'I', "declare ATTR i32 @f()"},
	{'D', "declare ATTR double @f()"},
	{'V', "declare ATTR void @f()"},
}

// refusal returns gonvvm's error for a module, "" if it is accepted.
func refusal(module string) string {
	list := Verify(&Options{}, Input{Name: "in.ll", Data: []byte(module)})
	if list.Err() == nil {
		return ""
	}
	return string(list.Append(nil))
}

// llvmRefusal returns the error of LLVM's assembler or verifier for it.
func llvmRefusal(as, module string) string {
	if _, err := oracle.RunOnce(as, []byte(module), "-o", os.DevNull); err != nil {
		return "LLVM: " + err.Error()
	}
	return ""
}

// Every attribute of LLVM 22 is taken where LLVM takes it, and refused where LLVM refuses it (S4-38,
// S4-41, S4-42). The table in testdata/attributes.txt has a line for each attribute, and for each
// place a letter: + both take it, - neither does, g only gonvvm, l only LLVM; -update asks LLVM.
func TestAttributePlaces(t *testing.T) {
	text, err := os.ReadFile("testdata/attributes.txt")
	if err != nil {
		t.Fatal(err)
	}
	as := ""
	if testkit.Update() {
		as = testkit.Oracle(t, "llvm-as-22")
	}
	var out []byte
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		attr, want, _ := strings.Cut(line, "  ")
		want = strings.TrimSpace(want)
		if attr[0] == '#' {
			out = append(out, line+"\n"...)
			continue
		}
		var row []byte
		for i := range attributePlaces {
			module := strings.ReplaceAll(attributePlaces[i].module, "ATTR", attr)
			taken := refusal(module) == ""
			if testkit.Update() {
				row = append(row, verdicts[taken][llvmRefusal(as, module) == ""])
			} else if i >= len(want) || taken != (want[i] == '+' || want[i] == 'g') {
				t.Errorf("%s: not as the table says (%s):\n%s\n%s", attr, want, module, refusal(module))
			}
		}
		out = append(out, fmt.Sprintf("%-50s  %s\n", attr, row)...)
	}
	if testkit.Update() {
		testkit.Golden(t, "testdata/attributes.txt", out)
	}
}

// verdicts are the letters of the table: taken by gonvvm, by LLVM.
var verdicts = map[bool]map[bool]byte{true: {true: '+', false: 'g'}, false: {true: 'l', false: '-'}}
