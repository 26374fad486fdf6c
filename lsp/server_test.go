package lsp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand"
	"os"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"gonvvm/diag"
	"gonvvm/internal/lang"
)

// client is an editor in the process of the test.
type client struct {
	t         *testing.T
	conn      jsonrpc2.Conn
	published chan protocol.PublishDiagnosticsParams
	messages  chan string
	ended     chan error
	server    *Server
}

// connect starts a server and initializes it. The session ends with the test.
func connect(t *testing.T, s *Server) *client {
	fromClient, toServer := io.Pipe()
	fromServer, toClient := io.Pipe()
	c := &client{t: t, published: make(chan protocol.PublishDiagnosticsParams, 1000), messages: make(chan string, 10), ended: make(chan error, 1), server: s}
	go func() { c.ended <- s.Serve(fromClient, toClient) }()
	c.conn = jsonrpc2.NewConn(jsonrpc2.NewStream(struct {
		pipe
	}{pipe{fromServer, toServer}}))
	c.conn.Go(context.Background(), func(ctx context.Context, reply jsonrpc2.Replier, q jsonrpc2.Request) error {
		switch q.Method() {
		case protocol.MethodTextDocumentPublishDiagnostics:
			var p protocol.PublishDiagnosticsParams
			if err := json.Unmarshal(q.Params(), &p); err != nil {
				t.Error(err)
			}
			c.published <- p
		case protocol.MethodWindowShowMessage:
			c.messages <- string(q.Params())
		}
		return reply(ctx, nil, nil)
	})
	var r map[string]any
	c.call("initialize", map[string]any{"capabilities": map[string]any{}}, &r)
	if _, ok := r["capabilities"].(map[string]any)["inlayHintProvider"]; !ok {
		t.Error("no capabilities")
	}
	t.Cleanup(func() {
		c.call("shutdown", nil, nil)
		c.notify("exit", nil)
		if err := <-c.ended; err != nil {
			t.Error(err)
		}
		toServer.Close()
		toClient.Close()
	})
	return c
}

func (c *client) call(method string, params, result any) {
	c.t.Helper()
	if _, err := c.conn.Call(context.Background(), method, params, result); err != nil {
		c.t.Errorf("%s: %v", method, err)
	}
}

func (c *client) notify(method string, params any) {
	if err := c.conn.Notify(context.Background(), method, params); err != nil {
		c.t.Errorf("%s: %v", method, err)
	}
}

func (c *client) openFile(uri, text string) {
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": "ptx", "version": 1, "text": text}})
}

// on returns the parameters of a question about a position.
func on(uri string, line, character int) map[string]any {
	return map[string]any{"textDocument": map[string]any{"uri": uri}, "position": map[string]any{"line": line, "character": character}}
}

// big returns a file of at least n lines, of copies of a file with other names.
func big(t testing.TB, file, old string, n int) string {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(text, []byte(old))
	head, body := string(text[:at]), string(text[at:])
	var b strings.Builder
	b.WriteString(head)
	for i := 0; strings.Count(b.String(), "\n") < n; i++ {
		b.WriteString(strings.ReplaceAll(body, old, fmt.Sprintf("%s%d_", old, i)))
	}
	return b.String()
}

func bigPTX(t testing.TB, n int) string {
	return big(t, "../internal/emu/testdata/forms/set.sm_60.ptx", ".visible .entry k", n)
}

const smallIR = `define i32 @f(i32 %a, ptr %p) {
entry:
  %b = add i32 %a, 1
  %c = icmp ult i32 %b, 7
  br i1 %c, label %store, label %done

store:
  store i32 %b, ptr %p, align 4
  br label %done

done:
  %d = phi i32 [ 0, %entry ], [ %b, %store ]
  ret i32 %d
}

`

func bigIR(n int) string {
	var b strings.Builder
	for i := 0; strings.Count(smallIR, "\n")*i < n; i++ {
		b.WriteString(strings.ReplaceAll(smallIR, "@f", fmt.Sprintf("@f%d", i)))
	}
	return b.String()
}

// edit is a random change: the text that replaces a range, and the offsets of that range.
func edit(rng *rand.Rand, text string) (start, end int, insert string) {
	start = rng.Intn(len(text) + 1)
	end = min(len(text), start+rng.Intn(12)*rng.Intn(2))
	for start > 0 && start < len(text) && text[start]&0xC0 == 0x80 {
		start--
	}
	for end < len(text) && text[end]&0xC0 == 0x80 {
		end++
	}
	pieces := []string{"", "\n", ";", "}", "{", "a", "%r1", "\t.reg .b32 %x;\n", "add.s32 ", "// é𝄞\n", "\"", "%c = ", "label:", "𝄞", "(", "/*"}
	insert = pieces[rng.Intn(len(pieces))]
	if at := rng.Intn(len(text) + 1); rng.Intn(4) == 0 { // text of another place, whole lines
		if n := strings.IndexByte(text[at:], '\n'); n > 0 {
			insert = strings.ToValidUTF8(text[at:at+n+1], "")
		}
	}
	return start, end, insert
}

// TestEdits sends 10,000 random changes of a file of 5,000 lines: the text of the server is that of the editor, and everything that
// it knows is as in a fresh document. No goroutine is left of a change.
func TestEdits(t *testing.T) {
	n := 10_000
	if testing.Short() {
		n = 300
	}
	for name, text := range map[string]string{"big.ptx": bigPTX(t, 5000), "big.ll": bigIR(5000)} {
		t.Run(name, func(t *testing.T) {
			c := connect(t, &Server{Pause: time.Millisecond})
			uri := "file:///" + name
			c.openFile(uri, text)
			first := text
			rng := rand.New(rand.NewSource(1))
			goroutines := runtime.NumGoroutine()
			for i := range n {
				start, end, insert := edit(rng, text)
				d := newSnapshot(protocol.DocumentURI(uri), "", 0, []byte(text))
				r := d.rangeOf(lang.Span{Start: start, End: end})
				text = text[:start] + insert + text[end:]
				change := map[string]any{"text": insert, "range": r}
				if i%500 == 250 { // another beginning, so that the file stays mostly correct
					text = first
					change = map[string]any{"text": text}
				}
				c.notify("textDocument/didChange", map[string]any{
					"textDocument": map[string]any{"uri": uri, "version": i + 2}, "contentChanges": []any{change},
				})
				if i%100 == 0 {
					var list []protocol.DocumentSymbol
					c.call("textDocument/documentSymbol", on(uri, 0, 0), &list)
					sameDocument(t, c.server.open(protocol.DocumentURI(uri)), text)
				}
				for len(c.published) > 500 {
					<-c.published
				}
			}
			c.call("textDocument/documentSymbol", on(uri, 0, 0), nil)
			sameDocument(t, c.server.open(protocol.DocumentURI(uri)), text)
			if now := runtime.NumGoroutine(); now > goroutines+5 {
				t.Errorf("%d goroutines become %d", goroutines, now)
			}
		})
	}
}

// sameDocument compares the document of the server with a fresh one of the editor's text.
func sameDocument(t *testing.T, d *snapshot, text string) {
	t.Helper()
	if string(d.text) != text {
		t.Fatal("the texts differ")
	}
	fresh := newSnapshot(d.uri, d.language(), d.version, []byte(text))
	for what, pair := range map[string][2]any{
		"diagnostics": {d.Check(), fresh.Check()},
		"symbols":     {d.Symbols(), fresh.Symbols()},
		"names":       {d.Names(), fresh.Names()},
		"tokens":      {allTokens(d, nil), allTokens(fresh, nil)},
		"lines":       {d.lines, fresh.lines},
	} {
		if !reflect.DeepEqual(pair[0], pair[1]) {
			t.Fatalf("%s differ", what)
		}
	}
}

// TestPositions converts every offset of a text with characters of one to four bytes to a position and back.
func TestPositions(t *testing.T) {
	text := "aé\n𝄞b\r\n\n// ü𝄞x"
	d := newSnapshot("file:///a.ptx", "", 0, []byte(text))
	for i := range text {
		if got := d.offset(d.position(i)); got != i {
			t.Errorf("offset %d becomes %d", i, got)
		}
	}
	if p := d.position(strings.Index(text, "b")); p.Line != 1 || p.Character != 2 {
		t.Errorf("b is at %v", p)
	}
	if at := d.offset(protocol.Position{Line: 0, Character: 99}); at != 3 {
		t.Errorf("after the end of the line is %d", at)
	}
}

// TestUnknown sends requests that the server does not know, and one about a document that is not open: the session goes on.
func TestUnknown(t *testing.T) {
	c := connect(t, &Server{})
	if _, err := c.conn.Call(context.Background(), "textDocument/none", nil, nil); err == nil {
		t.Error("an unknown method has a result")
	}
	if _, err := c.conn.Call(context.Background(), "textDocument/hover", []int{1}, nil); err == nil {
		t.Error("wrong parameters have a result")
	}
	var h *protocol.Hover
	c.call("textDocument/hover", on("file:///none.ptx", 0, 0), &h)
	if h != nil {
		t.Error(h)
	}
	for _, p := range []map[string]any{{"command": "gonvvm.none"}, {"command": "gonvvm.run", "arguments": []any{}}, {"command": "gonvvm.explain", "arguments": []any{"X"}}} {
		if _, err := c.conn.Call(context.Background(), "workspace/executeCommand", p, nil); err == nil {
			t.Errorf("%v has a result", p)
		}
	}
}

// TestExplanation leads from a code to the document that the server's owner keeps; without one nothing is linked.
func TestExplanation(t *testing.T) {
	for _, href := range []string{"file:///explained/P0002.md", ""} {
		c := connect(t, &Server{Pause: time.Millisecond, Explanation: func(code diag.Code, text string) string {
			if code != "P0002" || !strings.HasPrefix(text, "# P0002: ") || !strings.Contains(text, "```") {
				t.Errorf("%s: %s", code, text)
			}
			return href
		}})
		c.openFile("file:///k.ptx", ".version 7.0\n.target sm_70\n.address_size 64\n.entry k()\n{\n\tadx;\n}\n")
		list := (<-c.published).Diagnostics
		if len(list) != 1 || list[0].CodeDescription == nil && href != "" || list[0].CodeDescription != nil && string(list[0].CodeDescription.Href) != href {
			t.Errorf("%q: %+v", href, list)
		}
	}
}

// TestRun calls the command of the lens.
func TestRun(t *testing.T) {
	c := connect(t, &Server{Run: func(_ context.Context, file, kernel string, args []string) (string, error) {
		return "", fmt.Errorf("ran %s %s %v", file, kernel, args)
	}})
	c.openFile("file:///k.ptx", ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u64 p, .param .f32 x)\n{\n\tret;\n}\n")
	var lens []protocol.CodeLens
	c.call("textDocument/codeLens", on("file:///k.ptx", 0, 0), &lens)
	if len(lens) != 1 {
		t.Fatal(lens)
	}
	c.call("workspace/executeCommand", map[string]any{"command": lens[0].Command.Command, "arguments": lens[0].Command.Arguments}, nil)
	if m := <-c.messages; !strings.Contains(m, "ran /k.ptx k [-grid=1 -block=32 inout:u8[65536]=0 f32:1]") {
		t.Error(m)
	}
}

// BenchmarkKey is one key typed in a file of 50,000 lines, with the requests that editors send after it.
func BenchmarkKey(b *testing.B) {
	for name, text := range map[string]string{"ptx": bigPTX(b, 50_000), "ll": bigIR(50_000)} {
		at := strings.Index(text[len(text)/2:], "\n") + len(text)/2 + 1
		b.Run(name, func(b *testing.B) {
			for range b.N {
				d := newSnapshot(protocol.DocumentURI("file:///a."+name), "", 0, []byte(text[:at]+"a"+text[at:]))
				d.Check()
				completion(d, &protocol.CompletionParams{TextDocumentPositionParams: protocol.TextDocumentPositionParams{Position: d.position(at + 1)}})
				allTokens(d, nil)
				symbols(d, nil)
			}
		})
	}
}
