package lsp

import (
	"context"
	"encoding/json"

	"go.lsp.dev/protocol"

	"gonvvm/internal/lang"
)

// capabilities are those of the library's protocol, 3.16, and inlay hints, which came with 3.17.
type capabilities struct {
	protocol.ServerCapabilities
	InlayHintProvider bool `json:"inlayHintProvider"`
}

func initialize(*Server, context.Context, json.RawMessage) (any, error) {
	c := capabilities{InlayHintProvider: true}
	c.TextDocumentSync = protocol.TextDocumentSyncOptions{OpenClose: true, Change: protocol.TextDocumentSyncKindIncremental}
	c.CompletionProvider = &protocol.CompletionOptions{TriggerCharacters: []string{".", "%", "@", "!", "#"}}
	c.HoverProvider = true
	c.DefinitionProvider = true
	c.ReferencesProvider = true
	c.DocumentHighlightProvider = true
	c.DocumentSymbolProvider = true
	c.CodeActionProvider = &protocol.CodeActionOptions{CodeActionKinds: []protocol.CodeActionKind{protocol.QuickFix}}
	c.CodeLensProvider = &protocol.CodeLensOptions{}
	c.DocumentFormattingProvider = true
	c.RenameProvider = &protocol.RenameOptions{PrepareProvider: true}
	c.FoldingRangeProvider = true
	c.CallHierarchyProvider = true
	c.ExecuteCommandProvider = &protocol.ExecuteCommandOptions{Commands: []string{commandRun, commandExplain}}
	c.SemanticTokensProvider = map[string]any{"legend": legend(), "full": true, "range": true}
	return map[string]any{"capabilities": c, "serverInfo": protocol.ServerInfo{Name: "gonvvm"}}, nil
}

// class is how editors show names and tokens of a kind.
type class struct {
	token      protocol.SemanticTokenTypes
	symbol     protocol.SymbolKind
	completion protocol.CompletionItemKind
}

var classes = [...]class{
	lang.Comment:   {token: protocol.SemanticTokenComment},
	lang.String:    {token: protocol.SemanticTokenString},
	lang.Number:    {token: protocol.SemanticTokenNumber},
	lang.Keyword:   {token: protocol.SemanticTokenKeyword, completion: protocol.CompletionItemKindKeyword},
	lang.Type:      {protocol.SemanticTokenType, protocol.SymbolKindStruct, protocol.CompletionItemKindStruct},
	lang.Opcode:    {token: protocol.SemanticTokenMethod, completion: protocol.CompletionItemKindMethod},
	lang.Modifier:  {token: protocol.SemanticTokenModifier, completion: protocol.CompletionItemKindMethod},
	lang.Operator:  {token: protocol.SemanticTokenOperator},
	lang.Special:   {token: protocol.SemanticTokenEnumMember, completion: protocol.CompletionItemKindConstant},
	lang.Intrinsic: {token: protocol.SemanticTokenMacro, completion: protocol.CompletionItemKindFunction},
	lang.Kernel:    {protocol.SemanticTokenFunction, protocol.SymbolKindMethod, protocol.CompletionItemKindFunction},
	lang.Function:  {protocol.SemanticTokenFunction, protocol.SymbolKindFunction, protocol.CompletionItemKindFunction},
	lang.Variable:  {protocol.SemanticTokenVariable, protocol.SymbolKindVariable, protocol.CompletionItemKindVariable},
	lang.Local:     {protocol.SemanticTokenVariable, protocol.SymbolKindVariable, protocol.CompletionItemKindVariable},
	lang.Parameter: {protocol.SemanticTokenParameter, protocol.SymbolKindField, protocol.CompletionItemKindVariable},
	lang.Register:  {protocol.SemanticTokenVariable, protocol.SymbolKindVariable, protocol.CompletionItemKindVariable},
	lang.Label:     {protocol.SemanticTokenNamespace, protocol.SymbolKindKey, protocol.CompletionItemKindReference},
	lang.Metadata:  {protocol.SemanticTokenProperty, protocol.SymbolKindProperty, protocol.CompletionItemKindProperty},
	lang.Attribute: {protocol.SemanticTokenProperty, protocol.SymbolKindProperty, protocol.CompletionItemKindProperty},
}

// legend numbers the types of tokens: those of the kinds, without repetitions.
func legend() protocol.SemanticTokensLegend {
	l := protocol.SemanticTokensLegend{TokenModifiers: []protocol.SemanticTokenModifiers{protocol.SemanticTokenModifierDeclaration}}
	for _, c := range classes[1:] {
		if tokenNumber(l.TokenTypes, c.token) < 0 {
			l.TokenTypes = append(l.TokenTypes, c.token)
		}
	}
	return l
}

func tokenNumber(list []protocol.SemanticTokenTypes, t protocol.SemanticTokenTypes) int {
	for i, x := range list {
		if x == t {
			return i
		}
	}
	return -1
}
