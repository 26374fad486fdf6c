package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"path"
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

// intrinsic is one line of `gonvvm intrinsics`, and its JSON.
type intrinsic struct {
	Name       string           `json:"name"`
	Results    []intrinsicParam `json:"results"`
	Params     []intrinsicParam `json:"params"`
	PTX        string           `json:"ptx"`
	Family     string           `json:"family"`
	Needs      []string         `json:"needs"`
	Overloaded bool             `json:"overloaded"`
	signature  string
}

type intrinsicParam struct {
	Name    string            `json:"name"`
	Type    string            `json:"type"`
	Choices []intrinsicChoice `json:"choices,omitempty"`
}

type intrinsicChoice struct {
	Value    int64  `json:"value"`
	Modifier string `json:"modifier"`
}

// intrinsicsMain is `gonvvm intrinsics`.
func intrinsicsMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm intrinsics", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm intrinsics [-json] [PATTERN]\n\n"+
			"Lists the llvm.nvvm intrinsics that become one instruction: their operands and results\n"+
			"(with PTX's types), the instruction, and its requirements. PATTERN is a part of the\n"+
			"name, or the whole name with * and ?.\n\n")
		fs.PrintDefaults()
	}
	asJSON := fs.Bool("json", false, "print JSON, an array of objects")
	rest, code, ok := parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(rest) > 1 {
		fs.Usage()
		return exitUsage
	}
	pattern := ""
	if len(rest) == 1 {
		pattern = strings.TrimPrefix(rest[0], "llvm.")
	}
	list := []intrinsic{}
	for id := 1; id < isa.NumIntrinsics; id++ {
		info := isa.Intrinsic(isa.IntrinsicID(id))
		ok := strings.Contains(info.Name(), pattern)
		if strings.ContainsAny(pattern, "*?[") {
			var err error
			if ok, err = path.Match(pattern, info.Name()); err != nil {
				fmt.Fprintf(s.err, "gonvvm intrinsics: %v\n", err)
				return exitUsage
			}
		}
		if ok {
			list = append(list, describe(info))
		}
	}
	if *asJSON {
		e := json.NewEncoder(s.out)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		e.Encode(list)
	}
	if len(list) == 0 {
		fmt.Fprintf(s.err, "gonvvm intrinsics: no name matches %q\n", pattern)
		return exitInput
	}
	if *asJSON {
		return exitOK
	}
	for i, x := range list {
		if i > 0 {
			fmt.Fprintln(s.out)
		}
		fmt.Fprint(s.out, x.text())
	}
	return exitOK
}

// describe collects the table's entry of an intrinsic.
func describe(info *isa.IntrinsicInfo) intrinsic {
	results, params := info.Signature()
	x := intrinsic{
		Name: "llvm." + info.Name(), PTX: info.Op.Syntax(), Family: info.Op.Form().Family(), Overloaded: info.Overloaded(),
		signature: info.SignatureText(), Results: paramList(results), Params: paramList(params), Needs: []string{},
	}
	needs := info.Op.Needs(nil)
	if info.Sreg != 0 {
		x.PTX = info.Op.String() + " d, " + info.Sreg.String()
		x.Family = "special registers"
		if f := info.Sreg.Sreg().Need; f != target.FeatureNone {
			needs = append(needs, f)
		}
	}
	for _, f := range needs {
		x.Needs = append(x.Needs, target.Explain(f))
	}
	return x
}

func paramList(list []isa.Parameter) []intrinsicParam {
	out := []intrinsicParam{}
	for i := range list {
		p := &list[i]
		q := intrinsicParam{Name: p.Name, Type: p.TypeText()}
		if q.Name == "" {
			q.Name = "_"
		}
		for _, c := range p.Choices {
			m := "none"
			if c.Modifier != 0 {
				m = "." + c.Modifier.String()
			}
			q.Choices = append(q.Choices, intrinsicChoice{c.Value, m})
		}
		out = append(out, q)
	}
	return out
}

// text prints an intrinsic for people.
func (x *intrinsic) text() string {
	var b strings.Builder
	b.WriteString(x.Name)
	if x.Overloaded {
		b.WriteString(".*")
	}
	b.WriteString("\n  ")
	b.WriteString(x.signature)
	b.WriteByte('\n')
	for _, p := range x.Params {
		if len(p.Choices) == 0 {
			continue
		}
		fmt.Fprintf(&b, "  %s:", p.Name)
		for _, c := range p.Choices {
			fmt.Fprintf(&b, " %d %s", c.Value, c.Modifier)
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "  %s\n", x.PTX)
	for _, n := range x.Needs {
		fmt.Fprintf(&b, "  needs %s\n", n)
	}
	return b.String()
}
