package lsp

import (
	"strings"

	"go.lsp.dev/protocol"

	"gonvvm/diag"
	"gonvvm/internal/lang"
)

// questions are the requests about one document.
var questions = map[string]method{
	protocol.MethodTextDocumentHover:                ask(func(p *protocol.HoverParams) protocol.DocumentURI { return p.TextDocument.URI }, hover),
	protocol.MethodTextDocumentCompletion:           ask(func(p *protocol.CompletionParams) protocol.DocumentURI { return p.TextDocument.URI }, completion),
	protocol.MethodTextDocumentDefinition:           ask(func(p *protocol.DefinitionParams) protocol.DocumentURI { return p.TextDocument.URI }, definition),
	protocol.MethodTextDocumentReferences:           ask(func(p *protocol.ReferenceParams) protocol.DocumentURI { return p.TextDocument.URI }, references),
	protocol.MethodTextDocumentDocumentHighlight:    ask(func(p *protocol.DocumentHighlightParams) protocol.DocumentURI { return p.TextDocument.URI }, highlight),
	protocol.MethodTextDocumentDocumentSymbol:       ask(func(p *protocol.DocumentSymbolParams) protocol.DocumentURI { return p.TextDocument.URI }, symbols),
	protocol.MethodTextDocumentFoldingRange:         ask(func(p *protocol.FoldingRangeParams) protocol.DocumentURI { return p.TextDocument.URI }, folds),
	protocol.MethodTextDocumentFormatting:           ask(func(p *protocol.DocumentFormattingParams) protocol.DocumentURI { return p.TextDocument.URI }, format),
	protocol.MethodTextDocumentCodeAction:           ask(func(p *protocol.CodeActionParams) protocol.DocumentURI { return p.TextDocument.URI }, codeActions),
	protocol.MethodTextDocumentCodeLens:             ask(func(p *protocol.CodeLensParams) protocol.DocumentURI { return p.TextDocument.URI }, lenses),
	protocol.MethodSemanticTokensFull:               ask(func(p *protocol.SemanticTokensParams) protocol.DocumentURI { return p.TextDocument.URI }, allTokens),
	protocol.MethodSemanticTokensRange:              ask(func(p *protocol.SemanticTokensRangeParams) protocol.DocumentURI { return p.TextDocument.URI }, someTokens),
	protocol.MethodTextDocumentPrepareCallHierarchy: ask(func(p *protocol.CallHierarchyPrepareParams) protocol.DocumentURI { return p.TextDocument.URI }, prepareCalls),
	protocol.MethodCallHierarchyIncomingCalls:       ask(func(p *protocol.CallHierarchyIncomingCallsParams) protocol.DocumentURI { return p.Item.URI }, incoming),
	protocol.MethodCallHierarchyOutgoingCalls:       ask(func(p *protocol.CallHierarchyOutgoingCallsParams) protocol.DocumentURI { return p.Item.URI }, outgoing),
	protocol.MethodTextDocumentPrepareRename:        ask(func(p *protocol.PrepareRenameParams) protocol.DocumentURI { return p.TextDocument.URI }, prepareRename),
	protocol.MethodTextDocumentRename:               handle((*Server).rename),
	"textDocument/inlayHint":                        ask(func(p *inlayHintParams) protocol.DocumentURI { return p.TextDocument.URI }, inlayHints),
}

// use returns the use of a name at a position, nil if there is none. A sigil before the name belongs to it.
func (d *snapshot) use(p protocol.Position) *lang.Use {
	at := d.offset(p)
	u := d.Names().At(at)
	if u == nil && at < len(d.text) && strings.IndexByte("%@!#$", d.text[at]) >= 0 {
		u = d.Names().At(at + 1)
	}
	return u
}

func hover(d *snapshot, p *protocol.HoverParams) *protocol.Hover {
	h, ok := d.Hover(d.offset(p.Position))
	if !ok {
		return nil
	}
	r := d.rangeOf(h.Span)
	return &protocol.Hover{Contents: protocol.MarkupContent{Kind: protocol.Markdown, Value: h.Text}, Range: &r}
}

func completion(d *snapshot, p *protocol.CompletionParams) *protocol.CompletionList {
	out := &protocol.CompletionList{Items: []protocol.CompletionItem{}}
	for _, c := range d.Complete(d.offset(p.Position)) {
		out.Items = append(out.Items, protocol.CompletionItem{
			Label: c.Label, Detail: c.Detail, Kind: classes[c.Kind].completion, FilterText: c.Label,
			TextEdit: &protocol.TextEdit{Range: d.rangeOf(c.Span), NewText: c.Label},
		})
	}
	return out
}

func (d *snapshot) location(u *lang.Use) protocol.Location {
	return protocol.Location{URI: d.uri, Range: d.rangeOf(u.Span)}
}

func definition(d *snapshot, p *protocol.DefinitionParams) []protocol.Location {
	u := d.use(p.Position)
	if u == nil {
		return nil
	}
	var out []protocol.Location
	if n := &d.Names().Names[u.Name]; n.Func >= 0 && (n.Kind == lang.Function || n.Kind == lang.Kernel) {
		// Of a function that is declared, too, the definition comes first.
		body := d.Names().Funcs[n.Func].All
		d.Names().Of(u.Name, func(u *lang.Use) {
			if u.Def && u.Start >= body.Start && u.Start < body.End {
				out = append(out, d.location(u))
			}
		})
	}
	if def := d.Names().Def(u.Name); def != nil && len(out) == 0 {
		out = append(out, d.location(def))
	}
	return out
}

func references(d *snapshot, p *protocol.ReferenceParams) []protocol.Location {
	out := []protocol.Location{}
	if u := d.use(p.Position); u != nil {
		d.Names().Of(u.Name, func(u *lang.Use) {
			if p.Context.IncludeDeclaration || !u.Def {
				out = append(out, d.location(u))
			}
		})
	}
	return out
}

func highlight(d *snapshot, p *protocol.DocumentHighlightParams) []protocol.DocumentHighlight {
	out := []protocol.DocumentHighlight{}
	if u := d.use(p.Position); u != nil {
		d.Names().Of(u.Name, func(u *lang.Use) {
			kind := protocol.DocumentHighlightKindRead
			if u.Def {
				kind = protocol.DocumentHighlightKindWrite
			}
			out = append(out, protocol.DocumentHighlight{Range: d.rangeOf(u.Span), Kind: kind})
		})
	}
	return out
}

func symbols(d *snapshot, _ *protocol.DocumentSymbolParams) []protocol.DocumentSymbol {
	return d.outline(d.Symbols())
}

func (d *snapshot) outline(list []lang.Symbol) []protocol.DocumentSymbol {
	out := []protocol.DocumentSymbol{}
	for i := range list {
		s := &list[i]
		out = append(out, protocol.DocumentSymbol{
			Name: s.Name, Detail: s.Detail, Kind: classes[s.Kind].symbol, Range: d.rangeOf(s.All), SelectionRange: d.rangeOf(s.Ident),
			Children: d.outline(s.Children),
		})
	}
	return out
}

func folds(d *snapshot, _ *protocol.FoldingRangeParams) []protocol.FoldingRange {
	out := []protocol.FoldingRange{}
	for _, s := range d.Folds() {
		r := d.rangeOf(s)
		out = append(out, protocol.FoldingRange{StartLine: r.Start.Line, EndLine: r.End.Line, Kind: protocol.RegionFoldingRange})
	}
	return out
}

func format(d *snapshot, _ *protocol.DocumentFormattingParams) []protocol.TextEdit {
	text, err := d.Format()
	if err != nil || text == nil || string(text) == string(d.text) {
		return []protocol.TextEdit{} // the diagnostics have the mistakes of syntax
	}
	return d.edits([]lang.Edit{{Span: lang.Span{End: len(d.text)}, Text: string(text)}})
}

func prepareRename(d *snapshot, p *protocol.PrepareRenameParams) *protocol.Range {
	u := d.use(p.Position)
	if u == nil || d.Names().Names[u.Name].Fixed {
		return nil
	}
	r := d.rangeOf(u.Span)
	return &r
}

func codeActions(d *snapshot, p *protocol.CodeActionParams) []protocol.CodeAction {
	out := []protocol.CodeAction{}
	var list diag.List
	for _, x := range d.Check() {
		if r := d.place(x); r.Start.Line <= p.Range.End.Line && r.End.Line >= p.Range.Start.Line {
			list = append(list, x)
		}
	}
	for _, a := range d.Actions(list) {
		out = append(out, protocol.CodeAction{
			Title: a.Title, Kind: protocol.QuickFix, Diagnostics: []protocol.Diagnostic{d.diagnostic(a.For)}, Edit: d.workspaceEdit(a.Edits), IsPreferred: a.For.Fix != nil,
		})
	}
	return out
}

func allTokens(d *snapshot, _ *protocol.SemanticTokensParams) *protocol.SemanticTokens {
	return d.tokens(lang.Span{End: len(d.text)})
}

func someTokens(d *snapshot, p *protocol.SemanticTokensRangeParams) *protocol.SemanticTokens {
	return d.tokens(d.span(p.Range))
}

// tokens returns the tokens in a span, each by its distance from the one before. A token of several lines ends with its first one.
func (d *snapshot) tokens(in lang.Span) *protocol.SemanticTokens {
	types := legend().TokenTypes
	out := &protocol.SemanticTokens{Data: []uint32{}}
	var numbers [len(classes)]uint32
	for i := 1; i < len(classes); i++ {
		numbers[i] = uint32(tokenNumber(types, classes[i].token))
	}
	line, lineStart, lastLine, lastChar := 0, 0, uint32(0), uint32(0)
	for _, t := range d.Tokens() {
		if t.End <= in.Start {
			continue
		}
		if t.Start >= in.End {
			break
		}
		for line+1 < len(d.lines) && d.lines[line+1] <= t.Start {
			line++
		}
		lineStart = d.lines[line]
		char := units(d.text[lineStart:t.Start])
		text := d.text[t.Start:t.End]
		if i := strings.IndexByte(string(text), '\n'); i >= 0 {
			text = text[:i]
		}
		def := uint32(0)
		if t.Def {
			def = 1
		}
		from := uint32(0)
		if uint32(line) == lastLine {
			from = lastChar
		}
		out.Data = append(out.Data, uint32(line)-lastLine, char-from, units(text), numbers[t.Kind], def)
		lastLine, lastChar = uint32(line), char
	}
	return out
}

// Inlay hints belong to version 3.17 of the protocol, which the library does not have.

type inlayHintParams struct {
	TextDocument protocol.TextDocumentIdentifier `json:"textDocument"`
	Range        protocol.Range                  `json:"range"`
}

type inlayHint struct {
	Position    protocol.Position `json:"position"`
	Label       string            `json:"label"`
	PaddingLeft bool              `json:"paddingLeft,omitempty"`
}

func inlayHints(d *snapshot, p *inlayHintParams) []inlayHint {
	out := []inlayHint{}
	for _, h := range d.Hints(d.span(p.Range)) {
		out = append(out, inlayHint{Position: d.position(h.At), Label: h.Text, PaddingLeft: !strings.HasPrefix(h.Text, " ")})
	}
	return out
}
