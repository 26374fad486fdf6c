package wire

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

const addOne = `define ptx_kernel void @k(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr %p, i32 %t
  %v = load i32, ptr %q
  %r = add i32 %v, 1
  store i32 %r, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
`

// ask sends a request of the strings and returns the reply.
func ask(t *testing.T, strings ...string) [][]byte {
	t.Helper()
	list := make([][]byte, len(strings))
	for i, s := range strings {
		list[i] = []byte(s)
	}
	reply, ok := ParseList(Call(AppendList(nil, list...)))
	if !ok || len(reply) < 2 {
		t.Fatalf("%s: the reply is not a list", strings[0])
	}
	return reply
}

func TestCompileAndLaunch(t *testing.T) {
	reply := ask(t, "compile", `{"Arch":"sm_90"}`, "module", "k.ll", addOne)
	if string(reply[0]) != "0" || !bytes.Contains(reply[1], []byte(".target sm_90")) {
		t.Fatalf("compile: %s\n%s", reply[0], reply[2])
	}
	ptx := string(reply[1])
	if check := ask(t, "ptx.check", "{}", "k.ptx", ptx); string(check[0]) != "0" {
		t.Errorf("ptx.check: %s", check[2])
	}
	kernels := ask(t, "emu.kernels", "{}", "k.ptx", ptx)
	var list map[string][]struct{ Name string }
	if err := json.Unmarshal(kernels[1], &list); err != nil || len(list["k"]) != 1 {
		t.Errorf("emu.kernels: %s, %v", kernels[1], err)
	}
	launch := ask(t, "emu.launch", `{"Grid":[1,1,1],"Block":[2,1,1],"Sanitize":true}`, "k.ptx", ptx, "inout", "\x01\x00\x00\x00\x02\x00\x00\x00")
	if string(launch[0]) != "0" || len(launch) != 4 || string(launch[3]) != "\x02\x00\x00\x00\x03\x00\x00\x00" {
		t.Errorf("emu.launch: %q", launch)
	}
	short := ask(t, "emu.launch", `{"Grid":[1,1,1],"Block":[2,1,1],"Sanitize":true}`, "k.ptx", ptx, "inout", "\x01\x00\x00\x00")
	var r struct {
		Text   string
		Launch struct{ Findings []json.RawMessage }
	}
	if err := json.Unmarshal(short[2], &r); err != nil || len(r.Launch.Findings) != 1 || !strings.Contains(r.Text, "past the end") {
		t.Errorf("a buffer that is too short: %s, %v", short[2], err)
	}
}

// TestRefusals sends requests that cannot be answered: each has a code and a reason.
func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		request []string
		code    string
		want    string
	}{
		{[]string{"compile"}, "-1", "options and inputs"},
		{[]string{"compile", "{"}, "-1", "options: "},
		{[]string{"compile", `{"Achr":"sm_90"}`}, "-1", `unknown field "Achr"`},
		{[]string{"compile", `{"Arch":"sm_1"}`, "module", "k.ll", addOne}, "1", "sm_1"},
		{[]string{"compile", `{"Level":9}`, "module", "k.ll", addOne}, "1", "unknown level 9"},
		{[]string{"compile", "{}", "module", "k.ll", "define"}, "1", "k.ll"},
		{[]string{"verify", "{}", "module", "k.ll", "define"}, "1", "k.ll"},
		{[]string{"link", `{"Format":7}`, "module", "k.ll", addOne}, "1", "unknown format 7"},
		{[]string{"ptx.check", "{}", "k.ptx"}, "-1", "a name and a text"},
		{[]string{"ptx.format", "{}", "k.ptx", "nonsense {"}, "1", "k.ptx"},
		{[]string{"emu.launch", "{}", "k.ptx"}, "-1", "arguments of two strings"},
		{[]string{"emu.launch", "{}", "k.ptx", "nonsense {"}, "1", "k.ptx"},
		{[]string{"nothing"}, "-1", "unknown operation"},
	} {
		reply := ask(t, c.request...)
		if string(reply[0]) != c.code || !bytes.Contains(bytes.Join(reply[1:], nil), []byte(c.want)) {
			t.Errorf("%q: %q, want %s and %s", c.request[0], reply, c.code, c.want)
		}
	}
}
