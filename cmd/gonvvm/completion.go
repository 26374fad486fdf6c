package main

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/target"
)

// documented is a subcommand as scripts for shells and the manual describe it.
type documented struct {
	name, args, what string
	flags            []documentedFlag
}

// documentedFlag is a flag with its meaning. A flag without a value has no value name.
type documentedFlag struct {
	name, value, what string
	choices           []string // the values, if they are few
}

// flagSink as the standard error of a subcommand asks for its flags: parseLeading gives it their table instead of parsing.
type flagSink struct{ set *flag.FlagSet }

// Write drops messages.
func (k *flagSink) Write(b []byte) (int, error) { return len(b), nil }

// document returns all subcommands with their flags, from the tables with which the subcommands parse them.
func document() []documented {
	var out []documented
	for _, c := range commands() {
		if c.name == "ptx" {
			for _, sub := range []string{"check", "fmt", "stat"} {
				out = append(out, c.document(sub))
			}
			continue
		}
		out = append(out, c.document())
	}
	return out
}

func (c *command) document(sub ...string) documented {
	d := documented{name: strings.Join(append([]string{c.name}, sub...), " "), args: c.args, what: c.what}
	if len(sub) > 0 {
		d.args = "[flags] FILE..."
	}
	if c.name == "completion" || c.name == "man" {
		return d // which document themselves
	}
	var sink flagSink
	c.run(append(sub, "-help"), &streams{in: strings.NewReader(""), out: io.Discard, err: &sink})
	if c.name == "llc" {
		for i := range llcFlags {
			f := documentedFlag{name: llcFlags[i].name, what: "as llc"}
			if llcFlags[i].value {
				f.value = "value"
			}
			d.flags = append(d.flags, f)
		}
	}
	if sink.set == nil {
		return d
	}
	sink.set.VisitAll(func(f *flag.Flag) {
		value, what := flag.UnquoteUsage(f)
		if what == "" && value == "" {
			return // for other programs
		}
		x := documentedFlag{name: f.Name, value: value, what: what}
		switch {
		case strings.Contains(value, "|"):
			x.choices = strings.Split(value, "|")
		case f.Name == "arch":
			for _, a := range target.Archs() {
				x.choices = append(x.choices, a.SM.String())
			}
		}
		d.flags = append(d.flags, x)
	})
	return d
}

// shells are the writers of completion scripts.
var shells = []struct {
	name  string
	write func(w io.Writer, list []documented)
}{{"bash", completeBash}, {"zsh", completeZsh}, {"fish", completeFish}, {"powershell", completePowerShell}}

// completionMain is `gonvvm completion`.
func completionMain(args []string, s *streams) int {
	const usage = `usage: gonvvm completion bash|zsh|fish|powershell

Prints a script that completes subcommands and flags in a shell:

  bash        source <(gonvvm completion bash)
  zsh         gonvvm completion zsh > "${fpath[1]}/_gonvvm"
  fish        gonvvm completion fish > ~/.config/fish/completions/gonvvm.fish
  powershell  gonvvm completion powershell | Out-String | Invoke-Expression
`
	if len(args) == 1 && isHelp(args[0]) {
		fmt.Fprint(s.out, usage)
		return exitOK
	}
	if len(args) != 1 {
		fmt.Fprint(s.err, usage)
		return exitUsage
	}
	near := diag.Nearest{Name: args[0]}
	for _, sh := range shells {
		if sh.name == args[0] {
			sh.write(s.out, document())
			return exitOK
		}
		near.Try(sh.name)
	}
	hint := "the shells are bash, zsh, fish and powershell"
	if near.Word != "" {
		hint = "did you mean " + near.Word + "?"
	}
	fmt.Fprintf(s.err, "gonvvm completion: unknown shell %q\n    hint: %s\n", args[0], hint)
	return exitUsage
}

// first returns the first word of a name: subcommands with two words are completed by their first.
func first(name string) string {
	word, _, _ := strings.Cut(name, " ")
	return word
}

// firsts calls each with every first word once, and the descriptions that begin with it.
func firsts(list []documented, each func(name string, all []documented)) {
	for i := 0; i < len(list); {
		k := i
		for k < len(list) && first(list[k].name) == first(list[i].name) {
			k++
		}
		each(first(list[i].name), list[i:k])
		i = k
	}
}

// subs returns the second words of subcommands.
func subs(all []documented) (out []string) {
	for _, d := range all {
		if _, sub, ok := strings.Cut(d.name, " "); ok {
			out = append(out, sub)
		}
	}
	return out
}

// mergedFlags returns the flags of several subcommands, each once.
func mergedFlags(all []documented) (out []documentedFlag) {
	seen := map[string]bool{}
	for _, d := range all {
		for _, f := range d.flags {
			if !seen[f.name] {
				seen[f.name] = true
				out = append(out, f)
			}
		}
	}
	return out
}

func completeBash(w io.Writer, list []documented) {
	fmt.Fprint(w, `# gonvvm completion bash wrote this.
_gonvvm() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words= values=
    COMPREPLY=()
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W "`)
	firsts(list, func(name string, _ []documented) { fmt.Fprint(w, name+" ") })
	fmt.Fprint(w, `help" -- "$cur"))
        return
    fi
    # Bash splits words at "=".
    if [ "$cur" = "=" ]; then cur=; elif [ "$prev" = "=" ]; then prev=${COMP_WORDS[COMP_CWORD-2]}; else prev=; fi
    if [ -n "$prev" ] || [ "${COMP_WORDS[COMP_CWORD]}" = "=" ]; then
        [ -n "$prev" ] || prev=${COMP_WORDS[COMP_CWORD-1]}
        case "${COMP_WORDS[1]} $prev" in
`)
	firsts(list, func(name string, all []documented) {
		for _, f := range mergedFlags(all) {
			if len(f.choices) > 0 {
				fmt.Fprintf(w, "        '%s -%s') values='%s' ;;\n", name, f.name, strings.Join(f.choices, " "))
			}
		}
	})
	fmt.Fprint(w, `        esac
        COMPREPLY=($(compgen -W "$values" -- "$cur"))
        return
    fi
    case "${COMP_WORDS[1]}" in
`)
	firsts(list, func(name string, all []documented) {
		words := subs(all)
		for _, f := range mergedFlags(all) {
			word := "-" + f.name
			if f.value != "" {
				word += "="
			}
			words = append(words, word)
		}
		fmt.Fprintf(w, "    %s) words='%s' ;;\n", name, strings.Join(words, " "))
	})
	fmt.Fprint(w, `    esac
    if [[ $cur == -* ]] || [ "$COMP_CWORD" = 2 ]; then
        COMPREPLY=($(compgen -W "$words" -- "$cur"))
        [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
    fi
}
complete -o default -F _gonvvm gonvvm
`)
}

func completeZsh(w io.Writer, list []documented) {
	quote := strings.NewReplacer("'", `'\''`, "[", `\[`, "]", `\]`, ":", `\:`, "\n", " ").Replace
	fmt.Fprint(w, "#compdef gonvvm\n# gonvvm completion zsh wrote this.\n_gonvvm() {\n    local -a subcommands\n    subcommands=(\n")
	firsts(list, func(name string, all []documented) { fmt.Fprintf(w, "        '%s:%s'\n", name, quote(all[0].what)) })
	fmt.Fprint(w, "    )\n    if (( CURRENT == 2 )); then\n        _describe subcommand subcommands\n        return\n    fi\n    local name=$words[2]\n    shift words\n    (( CURRENT-- ))\n    case $name in\n")
	firsts(list, func(name string, all []documented) {
		fmt.Fprintf(w, "    %s) _arguments :", name)
		for _, f := range mergedFlags(all) {
			eq, value := "", ""
			switch {
			case len(f.choices) > 0:
				eq, value = "=", ":value:("+strings.Join(f.choices, " ")+")"
			case f.value != "":
				eq, value = "=", ":"+quote(f.value)+":_files"
			}
			fmt.Fprintf(w, " \\\n        '-%s%s[%s]%s'", f.name, eq, quote(f.what), value)
		}
		if s := subs(all); s != nil {
			fmt.Fprintf(w, " \\\n        '1:subcommand:(%s)'", strings.Join(s, " "))
		}
		fmt.Fprint(w, " \\\n        '*:file:_files' ;;\n")
	})
	fmt.Fprint(w, "    esac\n}\n_gonvvm \"$@\"\n")
}

func completeFish(w io.Writer, list []documented) {
	quote := strings.NewReplacer(`\`, `\\`, "'", `\'`, "\n", " ").Replace
	fmt.Fprint(w, "# gonvvm completion fish wrote this.\n")
	firsts(list, func(name string, all []documented) {
		fmt.Fprintf(w, "complete -c gonvvm -f -n __fish_use_subcommand -a %s -d '%s'\n", name, quote(all[0].what))
		for _, sub := range subs(all) {
			fmt.Fprintf(w, "complete -c gonvvm -n '__fish_seen_subcommand_from %s' -a %s\n", name, sub)
		}
		for _, f := range mergedFlags(all) {
			value := ""
			switch {
			case len(f.choices) > 0:
				value = " -x -a '" + strings.Join(f.choices, " ") + "'"
			case f.value != "":
				value = " -r"
			}
			fmt.Fprintf(w, "complete -c gonvvm -n '__fish_seen_subcommand_from %s' -o %s%s -d '%s'\n", name, f.name, value, quote(f.what))
		}
	})
}

func completePowerShell(w io.Writer, list []documented) {
	quote := strings.NewReplacer("'", "''", "\n", " ").Replace
	fmt.Fprint(w, "# gonvvm completion powershell wrote this.\nRegister-ArgumentCompleter -Native -CommandName gonvvm -ScriptBlock {\n    param($word, $ast, $position)\n    $table = @{\n")
	firsts(list, func(name string, all []documented) {
		fmt.Fprintf(w, "        '%s' = @(", name)
		sep := ""
		for _, sub := range subs(all) {
			fmt.Fprintf(w, "%s@('%s', '')", sep, sub)
			sep = ", "
		}
		for _, f := range mergedFlags(all) {
			eq := ""
			if f.value != "" {
				eq = "="
			}
			fmt.Fprintf(w, "%s@('-%s%s', '%s')", sep, f.name, eq, quote(f.what))
			sep = ", "
			for _, c := range f.choices {
				fmt.Fprintf(w, "%s@('-%s=%s', '')", sep, f.name, quote(c))
			}
		}
		fmt.Fprint(w, ")\n")
	})
	fmt.Fprint(w, `    }
    $words = $ast.CommandElements | ForEach-Object { $_.ToString() }
    $items = if ($words.Count -lt 2 -or ($words.Count -eq 2 -and $word)) { $table.Keys | Sort-Object | ForEach-Object { ,@($_, '') } } else { $table[$words[1]] }
    $items | Where-Object { $_[0] -like "$word*" } | ForEach-Object {
        $help = if ($_[1]) { $_[1] } else { $_[0] }
        [System.Management.Automation.CompletionResult]::new($_[0], $_[0], 'ParameterValue', $help)
    }
}
`)
}
