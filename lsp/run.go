package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"go.lsp.dev/protocol"

	"gonvvm/diag"
	"gonvvm/internal/lang"
)

// Commands of the server. Editors call the first from the lens over a kernel.
const (
	commandRun     = "gonvvm.run"
	commandExplain = "gonvvm.explain"
)

// lenses puts "run" over each kernel. The arguments of its command are the document, the kernel, and arguments for gonvvm run as
// the types of the parameters suggest them, which the user may change.
func lenses(d *snapshot, _ *protocol.CodeLensParams) []protocol.CodeLens {
	out := []protocol.CodeLens{}
	for _, s := range d.Symbols() {
		if s.Kind != lang.Kernel {
			continue
		}
		name := strings.TrimPrefix(s.Name, "@")
		args := []string{"-grid=1", "-block=32"}
		for _, c := range s.Children {
			if c.Kind == lang.Parameter {
				args = append(args, argument(c.Detail))
			}
		}
		out = append(out, protocol.CodeLens{Range: d.rangeOf(s.Ident), Command: &protocol.Command{
			Title: "▶ run " + name, Command: commandRun, Arguments: []any{d.uri, name, args},
		}})
	}
	return out
}

// argument suggests an argument for a parameter by its declaration: a buffer for a pointer or an integer of its size.
func argument(declaration string) string {
	for _, w := range strings.Fields(declaration) {
		switch strings.TrimPrefix(w, ".") {
		case "u64", "b64", "s64", "ptr", "i64":
			return "inout:u8[65536]=0"
		case "f32", "float":
			return "f32:1"
		case "f64", "double":
			return "f64:1"
		case "u16", "s16", "b16", "i16":
			return "u16:1"
		case "u8", "s8", "i8":
			return "u8:1"
		case "f16", "half":
			return "f16:1"
		}
	}
	return "u32:32"
}

func executeCommand(s *Server, ctx context.Context, params json.RawMessage) (any, error) {
	var p struct {
		Command   string            `json:"command"`
		Arguments []json.RawMessage `json:"arguments"`
	}
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, err
	}
	arg := func(i int, to any) error {
		if i >= len(p.Arguments) {
			return fmt.Errorf("%s: argument %d is missing", p.Command, i+1)
		}
		return json.Unmarshal(p.Arguments[i], to)
	}
	switch p.Command {
	case commandExplain:
		var code string
		if err := arg(0, &code); err != nil {
			return nil, err
		}
		info := diag.Lookup(diag.Code(code))
		if info == nil {
			return nil, fmt.Errorf("unknown code %s", code)
		}
		return Explain(info), nil
	case commandRun:
		var uri protocol.DocumentURI
		var kernel string
		var args []string
		if err := errors.Join(arg(0, &uri), arg(1, &kernel), arg(2, &args)); err != nil {
			return nil, err
		}
		d := s.open(uri)
		if d == nil || s.Run == nil {
			return nil, errors.New("the kernel cannot be run: its file is not open, or the server was not started by gonvvm lsp")
		}
		go s.run(ctx, d, kernel, args)
		return nil, nil
	}
	return nil, fmt.Errorf("unknown command %s", p.Command)
}

// Explain returns the explanation of a code, with its example, as Markdown.
func Explain(i *diag.Info) string {
	text := "# " + string(i.Code) + ": " + i.Title + "\n\n" + strings.TrimSpace(i.Text) + "\n"
	if i.Example != "" {
		text += "\n```\n" + strings.TrimSpace(i.Example) + "\n```\n"
	}
	return text
}

// run executes a kernel and shows the output in the editor.
func (s *Server) run(ctx context.Context, d *snapshot, kernel string, args []string) {
	text, err := s.Run(ctx, d.name(), kernel, args)
	m := protocol.ShowMessageParams{Message: "kernel " + kernel + " has run: see the log of the language server", Type: protocol.MessageTypeInfo}
	if err != nil {
		m = protocol.ShowMessageParams{Message: "kernel " + kernel + ": " + err.Error(), Type: protocol.MessageTypeError}
	}
	// A client that does not read any more ends the session.
	_ = s.conn.Notify(ctx, protocol.MethodWindowLogMessage, &protocol.LogMessageParams{Message: text, Type: protocol.MessageTypeInfo})
	_ = s.conn.Notify(ctx, protocol.MethodWindowShowMessage, &m)
}
