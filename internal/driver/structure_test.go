package driver

import (
	"context"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// broken are modules that break one of LLVM's rules each.
var broken = map[string]string{
	"musttail in front of something":      "declare void @g()\ndefine void @f() {\n  musttail call void @g()\n  %x = add i32 1, 2\n  ret void\n}\n",
	"musttail of another type":            "declare i32 @g(i32)\ndefine i32 @f(i64 %y) {\n  %x = musttail call i32 @g(i32 1)\n  ret i32 %x\n}\n",
	"declaration with internal linkage":   "declare internal void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n",
	"local symbol with a visibility":      "@x = internal hidden global i32 1\n",
	"private symbol that is protected":    "define private protected void @f() {\n  ret void\n}\n",
	"common variable with a value":        "@x = common global i32 1\n",
	"common constant":                     "@x = common constant i32 0\n",
	"initialiser of an unsized type":      "%t = type opaque\n@x = global %t zeroinitializer\n",
	"appending variable that is no array": "@x = appending global i32 1\n",
	"alias of a declaration":              "declare void @g()\n@a = alias void (), ptr @g\n",
	"alias of itself":                     "@a = alias i32, ptr @b\n@b = alias i32, ptr @a\n",
	"llvm.used of no symbol":              "@llvm.used = appending global [1 x ptr] [ptr null], section \"llvm.metadata\"\n",
	"constructors of another form":        "@llvm.global_ctors = appending global [1 x i32] [i32 1]\n",
	"load of an unsized type":             "%t = type opaque\ndefine void @f(ptr %p) {\n  %x = load %t, ptr %p\n  ret void\n}\n",
	"atomic load with release":            "define void @f(ptr %p) {\n  %x = load atomic i32, ptr %p release, align 4\n  ret void\n}\n",
	"atomic store with acquire":           "define void @f(ptr %p) {\n  store atomic i32 1, ptr %p acquire, align 4\n  ret void\n}\n",
	"atomic load of an odd size":          "define void @f(ptr %p) {\n  %x = load atomic i24, ptr %p monotonic, align 4\n  ret void\n}\n",
	"atomic load of a structure":          "define void @f(ptr %p) {\n  %x = load atomic { i32 }, ptr %p monotonic, align 4\n  ret void\n}\n",
	"fence that orders nothing":           "define void @f() {\n  fence monotonic\n  ret void\n}\n",
	"cmpxchg that fails with release":     "define void @f(ptr %p) {\n  %x = cmpxchg ptr %p, i32 0, i32 1 seq_cst release\n  ret void\n}\n",
	"cmpxchg of floats":                   "define void @f(ptr %p) {\n  %x = cmpxchg ptr %p, float 0.0, float 1.0 seq_cst seq_cst\n  ret void\n}\n",
	"atomicrmw add of floats":             "define void @f(ptr %p) {\n  %x = atomicrmw add ptr %p, float 1.0 seq_cst\n  ret void\n}\n",
	"atomicrmw fadd of integers":          "define void @f(ptr %p) {\n  %x = atomicrmw fadd ptr %p, i32 1 seq_cst\n  ret void\n}\n",
	"atomicrmw that is not ordered":       "define void @f(ptr %p) {\n  %x = atomicrmw add ptr %p, i32 1 unordered\n  ret void\n}\n",
	"switch with a case twice":            "define void @f(i32 %x) {\n  switch i32 %x, label %a [ i32 1, label %a\n i32 1, label %b ]\na:\n  ret void\nb:\n  ret void\n}\n",
	"alloca of an unsized type":           "%t = type opaque\ndefine void @f() {\n  %x = alloca %t\n  ret void\n}\n",
	"ret of a value from void":            "define void @f() {\n  ret i32 1\n}\n",
	"branch to the entry":                 "define void @f() {\na:\n  br label %a\n}\n",
	"phi of a token":                      "define void @f(i1 %c) {\na:\n  br i1 %c, label %b, label %d\nb:\n  br label %d\nd:\n  %x = phi i32 [ 1, %a ], [ 2, %b ], [ 3, %b ]\n  ret void\n}\n",
	"call of an intrinsic by address":     "declare i32 @llvm.ctpop.i32(i32)\ndefine ptr @f() {\n  ret ptr @llvm.ctpop.i32\n}\n",
	"intrinsic with a body":               "define i32 @llvm.ctpop.i32(i32 %x) {\n  ret i32 %x\n}\n",
	"immediate that is none":              "declare i32 @llvm.abs.i32(i32, i1)\ndefine i32 @f(i32 %x, i1 %b) {\n  %r = call i32 @llvm.abs.i32(i32 %x, i1 %b)\n  ret i32 %r\n}\n",
	"byval of an integer":                 "define void @f(i32 byval(i32) %x) {\n  ret void\n}\n",
	"zeroext of a pointer":                "define void @f(ptr zeroext %x) {\n  ret void\n}\n",
	"two returned":                        "define i32 @f(i32 returned %x, i32 returned %y) {\n  ret i32 %x\n}\n",
	"noreturn of a parameter":             "define void @f(i32 noreturn %x) {\n  ret void\n}\n",
	"sext and zext":                       "define void @f(i8 signext zeroext %x) {\n  ret void\n}\n",
	"optnone without noinline":            "define void @f() optnone {\n  ret void\n}\n",
	"alwaysinline and noinline":           "define void @f() alwaysinline noinline {\n  ret void\n}\n",
	"variable number of kernel arguments": "define ptx_kernel void @f(...) {\n  ret void\n}\n",
	"malformed module flag":               "!llvm.module.flags = !{!0}\n!0 = !{!\"x\", !\"y\", i32 1}\n",
	"module flag twice":                   "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"y\", i32 1}\n!1 = !{i32 1, !\"y\", i32 1}\n",
	"range of the wrong type":             "define i32 @f(ptr %p) {\n  %x = load i32, ptr %p, !range !0\n  ret i32 %x\n}\n!0 = !{i8 1, i8 2}\n",
	"range of an odd number":              "define i32 @f(ptr %p) {\n  %x = load i32, ptr %p, !range !0\n  ret i32 %x\n}\n!0 = !{i32 1}\n",
	"extractvalue of nothing":             "define void @f({ i32 } %x) {\n  %y = extractvalue { i32 } %x, 1\n  ret void\n}\n",
	"metadata result":                     "define metadata @f() {\n  unreachable\n}\n",
	"label parameter":                     "define void @f(label %x) {\n  ret void\n}\n",
	"dllimport of a definition":           "@x = dllimport global i32 1\n",
	"dso_preemptable and internal":        "@x = internal dso_preemptable dllexport global i32 1\n",
}

// LLVM's structural rules: modules that llvm-as 22 refuses are refused with a place.
func TestStructuralRules(t *testing.T) {
	for name, src := range broken {
		t.Run(name, func(t *testing.T) {
			if _, err := testkit.RunTool(t, "llvm-as-22", []byte(src), "-o", "-"); err == nil {
				t.Fatal("LLVM accepts it")
			}
			list := Verify(options(t, "sm_90"), Input{Name: "broken.ll", Data: []byte(src)})
			if list.Err() == nil {
				t.Fatal("it is accepted")
			}
			checkRefusal(t, list, "verify")
			if strings.Contains(list.Error(), "internal error") {
				t.Error(list)
			}
		})
	}
}

// Uses of reflection that could not be folded are refused, each with its reason (S3-66).
func TestReflectionMisuse(t *testing.T) {
	for want, src := range map[string]string{
		"can only be used in a call instruction": "declare i32 @__nvvm_reflect(ptr)\ndefine ptr @f() {\n  ret ptr @__nvvm_reflect\n}\n",
		"requires exactly one argument":          "declare i32 @__nvvm_reflect(ptr, i32)\ndefine i32 @f() {\n  %r = call i32 @__nvvm_reflect(ptr null, i32 1)\n  ret i32 %r\n}\n",
		"must be a constant":                     "declare i32 @__nvvm_reflect(ptr)\ndefine i32 @f(ptr %p) {\n  %r = call i32 @__nvvm_reflect(ptr %p)\n  ret i32 %r\n}\n",
		"must be a constant string":              "@k = addrspace(1) global [2 x i8] c\"a\\00\"\ndeclare i32 @__nvvm_reflect(ptr)\ndefine i32 @f() {\n  %r = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @k to ptr))\n  ret i32 %r\n}\n",
		"must be null-terminated":                "@k = constant [2 x i8] c\"ab\"\ndeclare i32 @__nvvm_reflect(ptr)\ndefine i32 @f() {\n  %r = call i32 @__nvvm_reflect(ptr @k)\n  ret i32 %r\n}\n",
		"must not be empty":                      "@k = constant [1 x i8] zeroinitializer\ndeclare i32 @__nvvm_reflect(ptr)\ndefine i32 @f() {\n  %r = call i32 @__nvvm_reflect(ptr @k)\n  ret i32 %r\n}\n",
		"cannot have a body":                     "define i32 @__nvvm_reflect(ptr %p) {\n  ret i32 1\n}\n",
	} {
		list := Verify(options(t, "sm_90"), Input{Name: "reflect.ll", Data: []byte(src)})
		if list.Err() == nil || !strings.Contains(list.Error(), want) || !list[0].Pos.IsValid() {
			t.Errorf("%q: %v", want, list)
		}
	}
}

// Launch bounds: the exact one stays, with a warning; contradictions are refused, and an annotation may repeat an
// attribute but not differ from it.
func TestLaunchBounds(t *testing.T) {
	kernel := func(attrs, annotation string) string {
		src := "define ptx_kernel void @k() " + attrs + " {\n  ret void\n}\n"
		if annotation != "" {
			src += "!nvvm.annotations = !{!0}\n!0 = !{ptr @k, " + annotation + "}\n"
		}
		return src
	}
	for _, c := range []struct {
		name, src, warning, failure, want, without string
	}{
		{"both", kernel(`"nvvm.reqntid"="128" "nvvm.maxntid"="256"`, ""), "maxntid of kernel @k is dropped", "", ".reqntid 128, 1, 1", ".maxntid"},
		{"too many", kernel(`"nvvm.reqntid"="32,16" "nvvm.maxntid"="256"`, ""), "", "asks for 512, maxntid allows 256", "", ""},
		{"cluster", kernel(`"nvvm.cluster_dim"="2,1,1" "nvvm.maxclusterrank"="8"`, ""), "maxclusterrank of kernel @k is dropped", "", ".reqnctapercluster 2, 1, 1", ".maxclusterrank"},
		{"cluster too large", kernel(`"nvvm.cluster_dim"="4,4,1" "nvvm.maxclusterrank"="8"`, ""), "", "asks for 16, maxclusterrank allows 8", "", ""},
		{"repeated", kernel(`"nvvm.maxntid"="256"`, `!"maxntidx", i32 256`), "", "", ".maxntid 256, 1, 1", ""},
		{"contradicted", kernel(`"nvvm.maxntid"="256"`, `!"maxntidx", i32 128`), "", "says 128, the attribute nvvm.maxntid says 256", "", ""},
		{"annotated", kernel("", `!"maxntidx", i32 128, !"maxntidy", i32 2`), "", "", ".maxntid 128, 2, 1", ""},
	} {
		r, notes, err := Compile(context.Background(), options(t, "sm_90"), Input{Name: "k.ll", Data: []byte(c.src)})
		if c.failure != "" {
			if err == nil || !strings.Contains(err.Error(), c.failure) {
				t.Errorf("%s: %v lacks %q", c.name, err, c.failure)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		said := string(notes.Append(nil))
		if c.warning == "" && said != "" || !strings.Contains(said, c.warning) {
			t.Errorf("%s: the notes are %q, want %q", c.name, said, c.warning)
		}
		if text := string(r.PTX); !strings.Contains(text, c.want) || c.without != "" && strings.Contains(text, c.without) {
			t.Errorf("%s: with %q, without %q:\n%s", c.name, c.want, c.without, text)
		}
	}
}
