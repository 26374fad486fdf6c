package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"gonvvm/diag"
	"gonvvm/internal/cache"
	"gonvvm/internal/driver"
)

// jobLine is a line of a manifest.
type jobLine struct {
	Name    string                     `json:"name"`
	Input   wordsJSON                  `json:"input"` // files
	Text    string                     `json:"text"`  // LLVM IR, instead of files
	Arch    string                     `json:"arch"`
	Options map[string]json.RawMessage `json:"options"` // flags of compile
}

// wordsJSON is a string or a list of strings.
type wordsJSON []string

// UnmarshalJSON implements json.Unmarshaler.
func (w *wordsJSON) UnmarshalJSON(b []byte) error {
	if b[0] == '"' {
		*w = []string{""}
		return json.Unmarshal(b, &(*w)[0])
	}
	return json.Unmarshal(b, (*[]string)(w))
}

// parseJob reads a line of a manifest.
func parseJob(text []byte) (*jobLine, error) {
	j := &jobLine{}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(j); err != nil {
		return nil, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("expected one object in a line")
	}
	if (len(j.Input) > 0) == (j.Text != "") {
		return nil, errors.New("a job has either input, a file or a list of files, or text")
	}
	if slices.Contains(j.Input, "-") {
		return nil, errors.New("standard input cannot be the input of a job")
	}
	if j.Name == "" {
		j.Name = strings.Join(j.Input, " ")
	}
	return j, nil
}

// flags returns the flags of compile that the job has, in the order of their names.
func (j *jobLine) flags() ([]string, error) {
	var args []string
	if j.Arch != "" {
		args = append(args, "-arch="+j.Arch)
	}
	names := make([]string, 0, len(j.Options))
	for name := range j.Options {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		d := json.NewDecoder(bytes.NewReader(j.Options[name]))
		d.UseNumber()
		var value any
		if err := d.Decode(&value); err != nil {
			return nil, err
		}
		list, ok := value.([]any)
		if !ok {
			list = []any{value}
		}
		for _, v := range list {
			switch v := v.(type) {
			case string, json.Number:
				args = append(args, fmt.Sprintf("-%s=%v", name, v))
			case bool: // flags take 0 and 1, too
				args = append(args, fmt.Sprintf("-%s=%d", name, map[bool]int{true: 1}[v]))
			default:
				return nil, fmt.Errorf("option %s: expected a string, a number, true or false, or a list of them", name)
			}
		}
	}
	return args, nil
}

// options reads the flags of the job.
func (j *jobLine) options(dir string) (c codeFlags, opt driver.Options, mode driver.Mode, err error) {
	args, err := j.flags()
	if err != nil {
		return c, opt, 0, err
	}
	var messages bytes.Buffer
	fs := flag.NewFlagSet("gonvvm compile", flag.ContinueOnError)
	fs.SetOutput(&messages)
	c.register(fs)
	if err := parseQuietly(fs, args); err != nil {
		wrongFlag(fs, err)
		said, _, _ := strings.Cut(messages.String(), "\n")
		return c, opt, 0, errors.New(strings.TrimPrefix(said, "gonvvm compile: "))
	}
	c.front.dir = dir
	if opt, mode, err = c.options(); err == nil && (mode == driver.ModeGenLTOAndLLC || len(c.archs) > 1) {
		err = errors.New("a job has one output: several architectures are several jobs, and -gen-lto-and-llc cannot be used")
	}
	opt.SM, opt.Workers = c.archs[0].sm, 1
	return c, opt, mode, err
}

// libdevices are the libdevices that jobs have asked for, each read once.
type libdevices struct {
	mu   sync.Mutex
	kept map[libdeviceFlag]*keptLibdevice
}

type keptLibdevice struct {
	read   func() (*driver.Input, error)
	digest string
	err    error
}

// use makes opt use a libdevice and returns its digest.
func (l *libdevices) use(opt *driver.Options, where libdeviceFlag) (string, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	k := l.kept[where]
	if k == nil {
		k = &keptLibdevice{}
		k.digest, k.err = keepLibdevice(opt)
		k.read = opt.Libdevice
		if l.kept == nil {
			l.kept = make(map[libdeviceFlag]*keptLibdevice)
		}
		l.kept[where] = k
	}
	opt.Libdevice = k.read
	return k.digest, k.err
}

// do does the job of a line, unless it is left for a later pass. The error ends the batch.
func (b *batch) do(ctx context.Context, l manifestLine, pass int) error {
	if ctx.Err() != nil {
		return nil // pass returns it
	}
	bad := func(err error) error {
		d := &diag.Diagnostic{File: b.manifest, Pos: diag.Pos{Line: int32(l.index + 1), Col: 1}, Msg: err.Error(), Hint: "gonvvm batch -help shows a job"}
		key := sha256.Sum256(fmt.Appendf(nil, "line %d %s", l.index, l.text))
		return b.finish(l.index, &record{Key: cache.Key(key).String(), Diagnostics: diag.List{d}}, nil)
	}
	j, err := parseJob(l.text)
	if err != nil {
		return bad(err)
	}
	c, opt, mode, err := j.options(b.dir)
	if err != nil {
		return bad(err)
	}
	libdevice, err := b.libs.use(&opt, *c.device)
	if err != nil {
		return bad(err)
	}
	var messages bytes.Buffer
	s := &streams{in: strings.NewReader(""), out: io.Discard, err: &messages}
	ins := []driver.Input{{Name: "text", Data: []byte(j.Text)}}
	if j.Text == "" {
		if ins, err = c.front.inputs(&opt, j.Input, c.libraries, s); err != nil {
			var reported errReported
			if errors.As(err, &reported) {
				err = errors.New("the front end refused the input")
			}
			return b.refused(l, messages.String(), err)
		}
	}
	keys := keysOf(&opt, mode, ins, libdevice)
	if messages.Len() > 0 {
		keys.named = sha256.Sum256(append(keys.named[:], messages.Bytes()...))
		keys.content = keys.named
	}
	for _, k := range []cache.Key{keys.content, keys.named} {
		if at, ok := b.store.find(k); ok {
			b.have(l.index, at, k == keys.content)
			return nil
		}
	}
	switch {
	case pass == byContent && !b.claim(keys.content, l.index), pass == byName && !b.claim(keys.named, l.index):
		return nil
	}
	r := &record{Key: keys.content.String(), Messages: messages.String()}
	out, notes, ok := b.results.get(&keys)
	if !ok {
		var made *driver.Output
		if made, notes, err = driver.Emit(ctx, &opt, mode, ins...); ctx.Err() != nil {
			return nil
		}
		if err != nil {
			notes = diag.Of(err)
		} else {
			out = made.Main()
			b.results.put(&keys, out, notes, b.s)
		}
		b.compiled.Add(1)
	}
	if r.Diagnostics = notes; len(notes) > 0 {
		r.Key = keys.named.String()
	}
	r.OK, r.end = err == nil, endOf(mode)
	return b.finish(l.index, r, out)
}

// refused stores the failure of a job whose inputs cannot be read.
func (b *batch) refused(l manifestLine, messages string, err error) error {
	key := sha256.Sum256(fmt.Appendf(nil, "input %s\n%s\n%v", l.text, messages, err))
	return b.finish(l.index, &record{Key: cache.Key(key).String(), Messages: messages, Diagnostics: diag.List{{Msg: err.Error()}}}, nil)
}

// endOf returns the end of the names of outputs.
func endOf(mode driver.Mode) string {
	switch mode {
	case driver.ModeGenLTO, driver.ModeGenOptLTO:
		return ".lto"
	case driver.ModeOptiXIR:
		return ".bc"
	}
	return ".ptx"
}

// claim reports whether job i is to compile the inputs with a key; otherwise it notes the job that does.
func (b *batch) claim(k cache.Key, i int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if first, taken := b.claimed[short(k)]; taken {
		b.jobs[i].first = first
		return false
	}
	b.claimed[short(k)] = int32(i)
	return true
}

// have notes the record of a job's result.
func (b *batch) have(i int, at int64, shared bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.jobs[i].record, b.jobs[i].shared = at, shared
	b.done.Add(1)
}

// finish stores the result of a job, with the output if there is one.
func (b *batch) finish(i int, r *record, out []byte) error {
	if !r.OK {
		b.failed.Add(1)
	}
	at, err := b.store.add(r, out)
	if err != nil {
		return err
	}
	b.have(i, at, len(r.Diagnostics) == 0)
	return nil
}
