package wire

import (
	"bytes"
	"context"
	"encoding/json"

	"gonvvm"
	"gonvvm/diag"
	"gonvvm/ptx"
)

// The requests of the packages for other languages. The first argument holds options as JSON. The reply is a code, the output, and
// a report as JSON: "0" for success, "1" if the report has errors.

// apiOptions are the options of compile, verify, optimize and link. The enumerations count as in package gonvvm.
type apiOptions struct {
	Arch, PTX                   string
	Level, Style, Dialect       int
	Atomics, Format             int
	Strict, NoFMA, FTZ          bool
	FastDiv, FastSqrt           bool
	LineInfo, Debug             bool
	MangleNames                 bool
	RejectGlobalCtors           bool
	IgnoreVersion, WholeProgram bool
	Internalize, Remarks        bool
	Keep                        []string
	Reflect                     map[string]int
	Workers                     int
}

// options returns the options of the compiler, and the libdevice among the inputs.
func (o *apiOptions) options(libdevice []byte) gonvvm.Options {
	opt := gonvvm.Options{
		Arch: o.Arch, PTX: o.PTX, Level: gonvvm.Level(o.Level), Style: gonvvm.Style(o.Style), Dialect: gonvvm.Dialect(o.Dialect),
		Strict: o.Strict, NoFMA: o.NoFMA, Atomics: gonvvm.Atomics(o.Atomics), FTZ: o.FTZ, FastDiv: o.FastDiv, FastSqrt: o.FastSqrt,
		LineInfo: o.LineInfo, Debug: o.Debug, MangleNames: o.MangleNames, RejectGlobalCtors: o.RejectGlobalCtors,
		IgnoreVersion: o.IgnoreVersion, WholeProgram: o.WholeProgram, Keep: o.Keep, Reflect: o.Reflect, Workers: o.Workers, Remarks: o.Remarks,
	}
	if libdevice != nil {
		opt.Libdevice = func() ([]byte, error) { return libdevice, nil }
	}
	return opt
}

// report is the part of a reply besides the output.
type report struct {
	Diagnostics json.RawMessage `json:"diagnostics"`
	Text        string          `json:"text"` // the diagnostics for people
	Remarks     []gonvvm.Remark `json:"remarks,omitempty"`
	Launch      *launchReport   `json:"launch,omitempty"`
}

// apiReply makes a reply. The diagnostics are those of err if there is one.
func apiReply(out []byte, list diag.List, remarks []gonvvm.Remark, err error) [][]byte {
	code := 0
	if err != nil {
		list, code = diag.Of(err), 1
	}
	return [][]byte{number(code), out, encode(&report{Diagnostics: list.AppendJSON(nil), Text: string(list.Append(nil)), Remarks: remarks})}
}

func encode(r *report) []byte {
	text, err := json.Marshal(r)
	if err != nil { // no field can fail
		text = []byte("{}")
	}
	return text
}

// apiArgs reads the options and the inputs, each of which is a kind ("module", "library" or "libdevice"), a name and its data.
func apiArgs(args [][]byte) (opt *apiOptions, ins []gonvvm.Input, libdevice []byte, refusal [][]byte) {
	if len(args)%3 != 1 {
		return nil, nil, nil, refuse("options and inputs of three strings are wanted")
	}
	opt = &apiOptions{}
	if err := strictJSON(args[0], opt); err != nil {
		return nil, nil, nil, refuse("options: %v", err)
	}
	for args = args[1:]; len(args) > 0; args = args[3:] {
		data := args[2]
		if string(args[0]) == "libdevice" {
			libdevice = data
			continue
		}
		ins = append(ins, gonvvm.Input{Name: string(args[1]), Data: data, Library: string(args[0]) == "library"})
	}
	return opt, ins, libdevice, nil
}

// strictJSON decodes text into to, whose fields must have all members.
func strictJSON(text []byte, to any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	return d.Decode(to)
}

func apiCompile(args [][]byte) [][]byte {
	o, ins, libdevice, refusal := apiArgs(args)
	if refusal != nil {
		return refusal
	}
	r, err := gonvvm.Compile(context.Background(), o.options(libdevice), ins...)
	if err != nil {
		return apiReply(nil, nil, nil, err)
	}
	return apiReply(r.PTX, r.Diagnostics, r.Remarks, nil)
}

func apiVerify(args [][]byte) [][]byte {
	o, ins, libdevice, refusal := apiArgs(args)
	if refusal != nil {
		return refusal
	}
	return apiList(nil, gonvvm.Verify(o.options(libdevice), ins...))
}

// apiList is apiReply for diagnostics that may have errors.
func apiList(out []byte, list diag.List) [][]byte {
	reply := apiReply(out, list, nil, nil)
	if list.Err() != nil {
		reply[0] = number(1)
	}
	return reply
}

func apiOptimize(args [][]byte) [][]byte {
	o, ins, libdevice, refusal := apiArgs(args)
	if refusal != nil {
		return refusal
	}
	m, err := gonvvm.Optimize(context.Background(), o.options(libdevice), gonvvm.Format(o.Format), ins...)
	return apiModule(m, err)
}

func apiLink(args [][]byte) [][]byte {
	o, ins, _, refusal := apiArgs(args)
	if refusal != nil {
		return refusal
	}
	m, err := gonvvm.Link(gonvvm.LinkOptions{Format: gonvvm.Format(o.Format), Internalize: o.Internalize, Keep: o.Keep}, ins...)
	return apiModule(m, err)
}

func apiModule(m *gonvvm.Module, err error) [][]byte {
	if err != nil {
		return apiReply(nil, nil, nil, err)
	}
	return apiReply(m.IR, m.Diagnostics, m.Remarks, nil)
}

// apiPTXCheck takes options, a name and a text, as apiPTXFormat.
func apiPTXCheck(args [][]byte) [][]byte {
	var opt ptx.CheckOptions
	if len(args) != 3 {
		return refuse("options, a name and a text are wanted")
	}
	if err := strictJSON(args[0], &opt); err != nil {
		return refuse("options: %v", err)
	}
	return apiList(nil, ptx.Check(string(args[1]), args[2], opt))
}

func apiPTXFormat(args [][]byte) [][]byte {
	if len(args) != 3 {
		return refuse("options, a name and a text are wanted")
	}
	out, err := ptx.Format(string(args[1]), args[2])
	return apiReply(out, nil, nil, err)
}
