package live

import (
	"bytes"
	"context"
	"strings"
	"time"

	"gonvvm/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/report"
	"gonvvm/internal/target"
)

// Options are the options of a compilation.
type Options struct {
	Arch     string `json:"arch"`
	Level    int    `json:"level"`
	FMA      bool   `json:"fma"`
	FTZ      bool   `json:"ftz"`
	Fast     bool   `json:"fast"`               // approximate f32 divisions and square roots
	Compiler string `json:"compiler,omitempty"` // "" is gonvvm, else one of Service.Compilers
}

// Request asks for a compilation, and perhaps for a launch.
type Request struct {
	Options
	Name string  `json:"name"` // its end is the language: .ll, .ptx, or one of Service.Languages
	Text string  `json:"text"`
	Run  *Launch `json:"run,omitempty"`
}

// Reply is the answer.
type Reply struct {
	Report      *report.Report `json:"report,omitempty"` // absent if the text has errors
	Diagnostics []Diagnostic   `json:"diagnostics"`
	Error       string         `json:"error,omitempty"` // of the request: a wrong argument of a launch, a compiler that cannot run
	Seconds     float64        `json:"seconds"`         // of the compilation without observation
}

// Diagnostic is a message about a place of the text.
type Diagnostic struct {
	Severity    string `json:"severity"` // error, warning or note
	Code        string `json:"code"`
	Line        int    `json:"line"` // from 1; 0 is unknown
	Column      int    `json:"column"`
	Message     string `json:"message"`
	Hint        string `json:"hint,omitempty"`
	Explanation string `json:"explanation,omitempty"` // that of `gonvvm explain`
}

// About describes a service.
type About struct {
	Version   string    `json:"version"`
	Archs     []string  `json:"archs"`
	Kinds     []string  `json:"kinds"` // ends of names: .ll, .ptx …
	Compilers []string  `json:"compilers"`
	Examples  []Example `json:"examples"`
}

// Translate turns a text into another one: CUDA C into LLVM IR, LLVM IR into PTX. The diagnostics are about the first; with an
// error among them the result is nil.
type Translate func(ctx context.Context, text string, o *Options) (out []byte, said []Diagnostic, err error)

// Service answers requests.
type Service struct {
	Version   string
	Libdevice func() (*driver.Input, error) // as driver.Options.Libdevice
	Languages map[string]Translate          // to LLVM IR, by the end of names
	Compilers map[string]Translate          // from LLVM IR to PTX, by name, to compare with
	Limit     time.Duration                 // of a launch; 0: unlimited
}

// About describes the service.
func (s *Service) About() (*About, error) {
	a := &About{Version: s.Version, Kinds: []string{".ll", ".ptx"}, Compilers: sorted(s.Compilers)}
	a.Kinds = append(a.Kinds, sorted(s.Languages)...)
	for _, t := range target.Archs() {
		a.Archs = append(a.Archs, t.SM.String())
	}
	var err error
	a.Examples, err = Examples()
	return a, err
}

// Answer compiles, and runs if the request asks for it.
func (s *Service) Answer(ctx context.Context, q *Request) *Reply {
	r := &Reply{Diagnostics: []Diagnostic{}}
	if err := s.compile(ctx, q, r); err != nil {
		r.fail(err)
		return r
	}
	if q.Run != nil && r.Report != nil {
		if s.Limit > 0 {
			var end context.CancelFunc
			ctx, end = context.WithTimeout(ctx, s.Limit)
			defer end()
		}
		if err := run(ctx, r.Report, q); err != nil {
			r.fail(err)
		}
	}
	return r
}

// fail puts an error into the reply.
func (r *Reply) fail(err error) {
	list := diag.Of(err)
	if _, ok := err.(diag.List); !ok && (len(list) == 0 || list[0].Code == "") {
		r.Error = err.Error()
		return
	}
	r.say(list)
}

// say adds diagnostics.
func (r *Reply) say(list diag.List) {
	for _, d := range list {
		x := Diagnostic{Severity: d.Severity.String(), Code: string(d.Code), Line: int(d.Pos.Line), Column: int(d.Pos.Col), Message: d.Msg, Hint: d.Hint}
		if d.Where != "" {
			x.Message = d.Where + ": " + x.Message
		}
		if info := diag.Lookup(d.Code); info != nil {
			x.Explanation = strings.TrimSpace(info.Title + "\n\n" + info.Text)
		}
		r.Diagnostics = append(r.Diagnostics, x)
	}
}

// compile fills in the report.
func (s *Service) compile(ctx context.Context, q *Request, r *Reply) error {
	if strings.HasSuffix(q.Name, ".ptx") {
		return s.ptx(q, r)
	}
	opt, err := s.options(&q.Options)
	if err != nil {
		return err
	}
	in := driver.Input{Name: q.Name, Data: []byte(q.Text)}
	for end, translate := range s.Languages {
		if !strings.HasSuffix(q.Name, end) {
			continue
		}
		text, said, err := translate(ctx, q.Text, &q.Options)
		r.Diagnostics = append(r.Diagnostics, said...)
		if err != nil || text == nil {
			return err
		}
		in = driver.Input{Name: strings.TrimSuffix(q.Name, end) + ".ll", Data: text}
	}
	if q.Compiler != "" && s.Compilers[q.Compiler] != nil {
		return s.other(ctx, q, r, &in)
	}
	out, notes, err := report.Compile(ctx, opt, in)
	r.say(notes)
	if err != nil {
		return err
	}
	r.Report, r.Seconds = out, out.Seconds()
	if in.Name != q.Name {
		out.SetSource("/"+q.Name, []byte(q.Text)) // the name that translators give the text
	}
	return err
}

// other compiles with another compiler, whose PTX the report is about.
func (s *Service) other(ctx context.Context, q *Request, r *Reply, in *driver.Input) error {
	start := time.Now()
	text, said, err := s.Compilers[q.Compiler](ctx, string(in.Data), &q.Options)
	r.Diagnostics = append(r.Diagnostics, said...)
	if err != nil || text == nil {
		return err
	}
	r.Seconds = time.Since(start).Seconds()
	r.Report, err = report.ReadPTX(q.Name+".ptx", text)
	return err
}

// ptx checks PTX and fills in the report of it.
func (s *Service) ptx(q *Request, r *Reply) error {
	start := time.Now()
	out, err := report.ReadPTX(q.Name, []byte(q.Text))
	if err != nil {
		return err
	}
	r.Seconds = time.Since(start).Seconds()
	r.say(ptxcheck.CheckText(&ptxcheck.Options{File: q.Name, Src: []byte(q.Text)}))
	for i := range r.Diagnostics {
		if r.Diagnostics[i].Severity == diag.Error.String() {
			return nil
		}
	}
	out.LinkToItself(q.Name)
	r.Report = out
	return nil
}

// options returns the options of the driver.
func (s *Service) options(o *Options) (*driver.Options, error) {
	opt := &driver.Options{
		Codegen: driver.Codegen{Level: min(max(o.Level, 0), 3), FMA: o.FMA, FTZ: o.FTZ, ApproxSqrt: o.Fast}, Triple: "nvptx64-nvidia-cuda", Libdevice: s.Libdevice,
	}
	if o.Fast {
		opt.PrecDiv = driver.DivApprox
	}
	var err error
	opt.SM, err = target.ParseSM(o.Arch)
	return opt, err
}

// output is the text of printf, of which only the beginning is kept.
type output struct{ bytes.Buffer }

// maxOutput bounds it.
const maxOutput = 1 << 16

func (o *output) Write(p []byte) (int, error) {
	o.Buffer.Write(p[:min(len(p), max(0, maxOutput-o.Len()))])
	return len(p), nil
}
