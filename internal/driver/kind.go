package driver

import (
	"bytes"
	"strings"

	"gonvvm/internal/diag"
)

// foreign returns an error for a file that is plainly not LLVM IR, by its first bytes; the hint names the next action.
func foreign(name string, data []byte) error {
	what, hint := "", ""
	has := func(prefix string) bool { return bytes.HasPrefix(data, []byte(prefix)) }
	switch {
	case has("\x7fELF"):
		what, hint = "an ELF file, an object or cubin", "LLVM IR is wanted: clang makes it with -emit-llvm; a cubin is compiled already"
	case has("\x50\xed\x55\xba"):
		what, hint = "a fat binary of CUDA", "the PTX or machine code in it is compiled already"
	case has("!<arch>\n") || has("!<thin>\n"):
		what, hint = "an archive", "unpack it (ar x) and name its members"
	case has("\x03\x02\x23\x07"):
		what, hint = "SPIR-V", "llvm-spirv -r makes LLVM IR of it"
	case has("\xff\xfe") || has("\xfe\xff"):
		what, hint = "text in UTF-16", "save it as UTF-8"
	case has("\x1f\x8b") || has("PK\x03\x04") || has("\x28\xb5\x2f\xfd") || has("\xfd7zXZ") || has("BZh"):
		what, hint = "compressed", "unpack it first"
	case has("MZ") || has("\xcf\xfa\xed\xfe") || has("\xce\xfa\xed\xfe") || has("\xca\xfe\xba\xbe"):
		what, hint = "an object or a program for a host", "LLVM IR is wanted: clang makes it with -emit-llvm"
	case bytes.IndexByte(data[:min(len(data), 512)], 0) >= 0:
		what, hint = "binary, and begins like nothing that is known", "bitcode begins with the bytes BC C0 DE"
	default:
		word := firstWord(data)
		switch {
		case word == "builtin.module" || strings.HasPrefix(word, "func.func") || strings.HasPrefix(word, "gpu.module") || word == "module" && !bytes.Contains(line1(data), []byte("asm")):
			what, hint = "MLIR", "mlir-translate --mlir-to-llvmir makes LLVM IR of the llvm dialect"
		case word == ".version":
			what, hint = "PTX", "it is compiled already: gonvvm ptx check looks for mistakes in it, gonvvm run runs it"
		case word == "#include" || word == "#pragma" || word == "#define" || word == "__global__" || word == "#ifndef":
			what, hint = "source code", "compile it to LLVM IR first: clang -x cuda --cuda-device-only -S -emit-llvm"
		}
	}
	if what == "" {
		return nil
	}
	return diag.List{{Code: "K0010", File: name, Msg: "the file is " + what + ", no LLVM IR", Hint: hint}}
}

// line1 returns the first line with more than blanks.
func line1(data []byte) []byte {
	line, _, _ := bytes.Cut(bytes.TrimLeft(data, " \t\r\n"), []byte("\n"))
	return line
}

// firstWord returns the text up to the first blank, after any C comments.
func firstWord(data []byte) string {
	for {
		data = bytes.TrimLeft(data, " \t\r\n")
		end := "\n"
		switch {
		case bytes.HasPrefix(data, []byte("/*")):
			end = "*/"
		case !bytes.HasPrefix(data, []byte("//")):
			if i := bytes.IndexAny(data, " \t\r\n<\""); i >= 0 {
				data = data[:i]
			}
			return string(data[:min(len(data), 16)])
		}
		i := bytes.Index(data, []byte(end))
		if i < 0 {
			return ""
		}
		data = data[i+len(end):]
	}
}
