package lsp

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"go.lsp.dev/protocol"

	"gonvvm/diag"
	"gonvvm/internal/lang"
)

// Changes of documents, and the diagnostics that follow them.

func (s *Server) didOpen(p *protocol.DidOpenTextDocumentParams) (any, error) {
	t := &p.TextDocument
	s.replace(newSnapshot(t.URI, t.LanguageID, t.Version, []byte(t.Text)))
	return nil, nil
}

// changes are the parameters of didChange. The library's have a range even where the client sends none.
type changes struct {
	TextDocument   protocol.VersionedTextDocumentIdentifier `json:"textDocument"`
	ContentChanges []struct {
		Range *protocol.Range `json:"range"`
		Text  string          `json:"text"`
	} `json:"contentChanges"`
}

func (s *Server) didChange(p *changes) (any, error) {
	d := s.open(p.TextDocument.URI)
	if d == nil {
		return nil, nil
	}
	for _, c := range p.ContentChanges {
		text := []byte(c.Text)
		if c.Range != nil {
			at := d.span(*c.Range)
			text = slices.Concat(d.text[:at.Start], text, d.text[max(at.Start, at.End):])
		}
		d = newSnapshot(d.uri, d.language(), p.TextDocument.Version, text)
	}
	s.replace(d)
	return nil, nil
}

func (s *Server) didClose(p *protocol.DidCloseTextDocumentParams) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f := s.files[p.TextDocument.URI]; f != nil {
		f.timer.Stop()
		delete(s.files, p.TextDocument.URI)
	}
	return nil, s.publish(p.TextDocument.URI, 0, nil)
}

// replace makes d the current version of its document, and checks it when no other one follows for a while.
func (s *Server) replace(d *snapshot) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f := s.files[d.uri]; f != nil {
		f.timer.Stop()
	}
	s.files[d.uri] = &file{d, time.AfterFunc(cmp.Or(s.Pause, 50*time.Millisecond), func() { s.check(d) })}
}

// check publishes the diagnostics of a version, if it is still the current one.
func (s *Server) check(d *snapshot) {
	list := d.Check()
	out := make([]protocol.Diagnostic, 0, len(list))
	for _, x := range list {
		out = append(out, s.explained(d.diagnostic(x), x.Code))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if f := s.files[d.uri]; f != nil && f.snapshot == d {
		_ = s.publish(d.uri, d.version, out) // a client that does not read any more ends the session
	}
}

func (s *Server) publish(u protocol.DocumentURI, version int32, list []protocol.Diagnostic) error {
	if list == nil {
		list = []protocol.Diagnostic{}
	}
	return s.conn.Notify(context.Background(), protocol.MethodTextDocumentPublishDiagnostics, &protocol.PublishDiagnosticsParams{
		URI: u, Version: uint32(max(0, version)), Diagnostics: list,
	})
}

var severities = [...]protocol.DiagnosticSeverity{
	diag.Error: protocol.DiagnosticSeverityError, diag.Warning: protocol.DiagnosticSeverityWarning, diag.Note: protocol.DiagnosticSeverityInformation,
}

// explained adds the address of the explanation of its code to a diagnostic.
func (s *Server) explained(out protocol.Diagnostic, code diag.Code) protocol.Diagnostic {
	if info := diag.Lookup(code); info != nil && s.Explanation != nil {
		if href := s.Explanation(code, Explain(info)); href != "" {
			out.CodeDescription = &protocol.CodeDescription{Href: protocol.URI(href)}
		}
	}
	return out
}

// diagnostic returns a diagnostic in the form of the protocol.
func (d *snapshot) diagnostic(x *diag.Diagnostic) protocol.Diagnostic {
	out := protocol.Diagnostic{Range: d.place(x), Severity: severities[x.Severity], Source: "gonvvm", Message: x.Msg}
	if x.Where != "" {
		out.Message = x.Where + ": " + out.Message
	}
	if x.Hint != "" {
		out.Message += "\n" + x.Hint
	}
	if x.Code != "" {
		out.Code = string(x.Code)
	}
	for _, r := range x.Related {
		at := d.at(r.Pos)
		out.RelatedInformation = append(out.RelatedInformation, protocol.DiagnosticRelatedInformation{
			Location: protocol.Location{URI: d.uri, Range: d.rangeOf(lang.Span{Start: at, End: at})}, Message: r.Msg,
		})
	}
	return out
}

// place returns the range of the token that a diagnostic is about; one without a position is about the first line.
func (d *snapshot) place(x *diag.Diagnostic) protocol.Range {
	if !x.Pos.IsValid() {
		end := strings.IndexByte(string(d.text), '\n')
		return d.rangeOf(lang.Span{End: max(0, end)})
	}
	start, end := x.Range()
	return d.rangeOf(lang.Span{Start: d.at(start), End: d.at(end)})
}
