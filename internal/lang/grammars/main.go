// Command grammars writes the grammars of PTX for editors from the tables of package isa: for TextMate, as Visual Studio Code reads it,
// and for tree-sitter. go generate runs it.
//
//go:generate go run . ../../../editors
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gonvvm/internal/isa"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: grammars DIR")
		os.Exit(2)
	}
	w := collect()
	for name, text := range map[string]string{
		"vscode/syntaxes/ptx.tmLanguage.json":    w.textMate(),
		"tree-sitter-ptx/mnemonics.js":           w.treeSitter(),
		"tree-sitter-ptx/queries/highlights.scm": w.highlights(),
	} {
		if err := os.WriteFile(filepath.Join(os.Args[1], name), []byte(text), 0o666); err != nil {
			fmt.Fprintln(os.Stderr, "grammars:", err)
			os.Exit(1)
		}
	}
}

// words are the words of PTX that grammars tell apart.
type words struct {
	mnemonics []string
	types     []string // without their dot
	special   []string // special registers without % and the component after the dot
}

func collect() words {
	var w words
	isa.Mnemonics(func(m string) {
		if m != "" {
			w.mnemonics = append(w.mnemonics, m)
		}
	})
	for a := isa.Atom(1); a.String() != ""; a++ {
		switch {
		case a.IsType():
			w.types = append(w.types, a.String())
		case a.IsSreg():
			name, _, _ := strings.Cut(strings.TrimPrefix(a.String(), "%"), ".")
			w.special = append(w.special, name)
		}
	}
	for _, list := range []*[]string{&w.mnemonics, &w.types, &w.special} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
		// An alternative of a regular expression comes before those that it begins with.
		slices.SortStableFunc(*list, func(a, b string) int { return len(b) - len(a) })
	}
	return w
}

const generated = "go generate ./internal/lang/grammars writes this file from the tables of the instruction set."

// textMate returns the grammar for TextMate and Visual Studio Code.
func (w *words) textMate() string {
	type rule map[string]any
	match := func(name, expr string) rule { return rule{"name": name, "match": expr} }
	one := func(list []string) string { return "(?:" + strings.Join(list, "|") + ")" }
	grammar := rule{
		"information_for_contributors": generated,
		"name":                         "PTX",
		"scopeName":                    "source.ptx",
		"fileTypes":                    []string{"ptx"},
		"patterns": []rule{
			match("comment.line.double-slash.ptx", `//.*$`),
			match("comment.line.dwarf.ptx", `^\s*@@.*$`),
			match("meta.preprocessor.ptx", `#[ \t]*(?:line[ \t]+)?[0-9].*$`),
			{"name": "comment.block.ptx", "begin": `/\*`, "end": `\*/`},
			{"name": "string.quoted.double.ptx", "begin": `"`, "end": `"`, "patterns": []rule{match("constant.character.escape.ptx", `\\(?:\\|[0-3][0-7]{2})`)}},
			{"match": `(?<![\w$%.])(` + one(w.mnemonics) + `)((?:\.[\w:]+)*)(?=[\s;{]|$)`, "captures": rule{
				"1": rule{"name": "keyword.operator.ptx"},
				"2": rule{"patterns": []rule{match("storage.type.ptx", `\.`+one(w.types)+`\b`), match("storage.modifier.ptx", `\.[\w:]+`)}},
			}},
			{"match": `(\.(?:entry|func))\s+([A-Za-z_$%][\w$]*)`, "captures": rule{
				"1": rule{"name": "keyword.other.directive.ptx"}, "2": rule{"name": "entity.name.function.ptx"},
			}},
			match("entity.name.function.ptx", `[A-Za-z_$][\w$]*(?=\()`),
			match("variable.language.special.ptx", `%`+one(w.special)+`(?:\.[xyzw])?(?![\w$])`),
			match("variable.other.register.ptx", `%[\w$]+`),
			match("storage.type.ptx", `\.`+one(w.types)+`\b`),
			match("keyword.other.directive.ptx", `\.[A-Za-z_][\w:]*`),
			{"match": `^\s*([A-Za-z_$%][\w$]*)(:)`, "captures": rule{"1": rule{"name": "entity.name.label.ptx"}, "2": rule{"name": "punctuation.separator.ptx"}}},
			match("constant.numeric.ptx", `\b(?:0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+\.\d*(?:[eE][+-]?\d+)?|\d+U?)\b`),
			match("keyword.control.guard.ptx", `@!?`),
			match("variable.other.ptx", `[A-Za-z_$][\w$]*`),
		},
	}
	text, err := json.MarshalIndent(grammar, "", "  ")
	if err != nil {
		panic(err) // maps and strings can always be encoded
	}
	return strings.NewReplacer(`\u003c`, "<", `\u003e`, ">", `\u0026`, "&").Replace(string(text)) + "\n"
}

// treeSitter returns the module of mnemonics that grammar.js uses.
func (w *words) treeSitter() string {
	return "// " + generated + "\nmodule.exports = [\n  '" + strings.Join(w.mnemonics, "',\n  '") + "',\n];\n"
}

// highlights returns the queries that colour the tree.
func (w *words) highlights() string {
	return "; " + generated + `

(comment) @comment
(string) @string
(number) @number
(mnemonic) @keyword
(modifier) @attribute
((modifier) @type
  (#match? @type "^\\.(` + strings.Join(w.types, "|") + `)$"))
(dotted) @keyword.directive
((dotted) @type
  (#match? @type "^\\.(` + strings.Join(w.types, "|") + `)$"))
(identifier) @variable
((identifier) @variable.builtin
  (#match? @variable.builtin "^%(` + strings.Join(w.special, "|") + `)$"))
(label (identifier) @label)
(function name: (identifier) @function)
(guard) @keyword.conditional
[".entry" ".func" ".version" ".target" ".address_size" ".file" ".loc" ".section"] @keyword.directive
`
}
