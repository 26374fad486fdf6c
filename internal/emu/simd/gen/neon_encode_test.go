package main

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// TestEncode compares words with those of Arm's manual and of LLVM's assembler.
func TestEncode(t *testing.T) {
	for text, want := range map[string]uint32{
		"add v1.4s, v2.4s, v3.4s": 0x4ea38441, "and v3.16b, v0.16b, v26.16b": 0x4e3a1c03, "fmla v2.4s, v0.4s, v1.4s": 0x4e21cc02,
		"ldp q0, q4, [x8, #32]": 0xad411100, "str q3, [x7, #240]": 0x3d803ce3, "dup v29.2d, x5": 0x4e080cbd, "umull2 v4.2d, v0.4s, v1.4s": 0x6ea1c004,
		"sshr v3.4s, v0.4s, #31": 0x4f210403, "fcvtl v3.4s, v0.4h": 0x0e217803, "ld1 {v8.s}[2], [x12]": 0x4d408188,
	} {
		got, err := encode(text)
		if err != nil || got != want {
			t.Errorf("%s is %#08x, want %#08x (%v)", text, got, want, err)
		}
	}
	for _, text := range []string{"add v0.4s, v1.2d, v2.4s", "ldr q0, [x1, #8]", "shl v0.4s, v0.4s, #32", "fadd v0.8h, v0.8h, v0.8h", "add v0.3s, v0.3s, v0.3s", "vadd v0.4s"} {
		if word, err := encode(text); err == nil {
			t.Errorf("%s is accepted: %#08x", text, word)
		}
	}
}

// vectorInstructions returns the words of handlers_arm64.s by their instructions, and the file without the latter.
func vectorInstructions(t *testing.T) (words map[string]uint32, rest string) {
	t.Helper()
	source, err := os.ReadFile("../handlers_arm64.s")
	if err != nil {
		t.Fatal(err)
	}
	words = map[string]uint32{}
	line := regexp.MustCompile(`(?m)WORD (.*) // (.*)$`)
	for _, m := range line.FindAllStringSubmatch(string(source), -1) {
		list := strings.Split(m[2], "; ")
		for i, word := range strings.Split(m[1], "; WORD ") {
			n, err := strconv.ParseUint(strings.TrimPrefix(word, "$"), 0, 32)
			if err != nil {
				t.Fatal(err)
			}
			words[list[i]] = uint32(n)
		}
	}
	return words, line.ReplaceAllString(string(source), "")
}

// TestTable checks that handlers use each instruction of the table, so that all are compared with LLVM's, and that they leave registers alone that belong to
// the system and to Go.
func TestTable(t *testing.T) {
	words, rest := vectorInstructions(t)
	used := map[string]bool{}
	for text := range words {
		key, _, err := parseInstruction(text)
		if err != nil {
			t.Fatal(err)
		}
		used[key] = true
	}
	for key := range armInstructions {
		if !used[key] {
			t.Errorf("no handler uses %s", key)
		}
	}
	rest = strings.NewReplacer("MOVD R30, R26", "", "MOVD R26, R30", "").Replace(rest) // around calls of subroutines
	if reg := regexp.MustCompile(`\bR(18|2[6-9]|30)\b`).FindString(rest); reg != "" {
		t.Errorf("a handler uses %s", reg)
	}
}

// TestEncodeLLVM has clang assemble all vector instructions of the handlers, and compares the words.
func TestEncodeLLVM(t *testing.T) {
	clang := testkit.Oracle(t, "clang-22")
	words, _ := vectorInstructions(t)
	var texts []string
	for text := range words {
		texts = append(texts, text)
	}
	slices.Sort(texts)
	object, err := oracle.Run(clang, []byte(strings.Join(texts, "\n")+"\n"), "--target=aarch64-linux-gnu", "-c", "-x", "assembler", "-o", "-", "-")
	if err != nil {
		t.Fatal(err)
	}
	file, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		t.Fatal(err)
	}
	code, err := file.Section(".text").Data()
	if err != nil {
		t.Fatal(err)
	}
	if len(code) < 4*len(texts) {
		t.Fatal("the object file is too small")
	}
	for i, text := range texts {
		if got := binary.LittleEndian.Uint32(code[4*i:]); got != words[text] {
			t.Errorf("%s is %#08x, clang has %#08x", text, words[text], got)
		}
	}
	t.Logf("%d instructions", len(texts))
}
