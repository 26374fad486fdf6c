package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"gonvvm/emu"
	"gonvvm/internal/launch"
)

type jsonFinding struct {
	Code     string     `json:"code"`
	Message  string     `json:"message"`
	File     string     `json:"file"`
	Line     int32      `json:"line"`
	Column   int32      `json:"column"`
	Function string     `json:"function"`
	Source   string     `json:"source_file,omitempty"`
	SrcLine  int32      `json:"source_line,omitempty"`
	Block    *[3]int    `json:"block,omitempty"`
	Thread   *[3]int    `json:"thread,omitempty"`
	Other    *jsonPlace `json:"other,omitempty"`
	Count    int        `json:"count"`
	Fatal    bool       `json:"fatal"`
}

func jsonOf(f *emu.Finding) jsonFinding {
	d := f.Diagnostic()
	j := jsonFinding{
		Code: string(f.Code), Message: d.Msg, File: f.At.File, Line: f.At.Pos.Line, Column: f.At.Pos.Col, Function: f.At.Function,
		Source: f.At.SourceFile, SrcLine: int32(f.At.SourceLine), Count: f.Count, Fatal: f.Fatal,
	}
	if f.HasThread {
		j.Block, j.Thread = &f.Block, &f.Thread
	}
	if o := f.Other; o != nil {
		j.Other = &jsonPlace{o.Pos.Line, strings.TrimSpace(o.Text), o.SourceFile, int32(o.SourceLine)}
	}
	return j
}

// bufferOf finds the memory that "K:REST" or, in a script, "NAME:REST" begins with: the K-th out or inout buffer, counted from 1, or
// memory with a name. Without K it is the last buffer.
func bufferOf(out *launch.Outcome, spec string) (a *emu.Arg, k int, rest string, err error) {
	head, tail, colon := strings.Cut(spec, ":")
	if out.Memory != nil {
		a, err = out.Memory.Get(head)
		return a, 0, tail, err
	}
	var list []*emu.Arg
	for _, arg := range out.Args {
		list = append(list, arg.Buffers()...)
	}
	k, err = strconv.Atoi(head)
	switch {
	case err != nil:
		k, tail = len(list), spec
	case !colon:
		tail = ""
	}
	if k < 1 || k > len(list) {
		return nil, 0, "", fmt.Errorf("no buffer %d: the launch has %d out and inout buffers, counted from 1", k, len(list))
	}
	return list[k-1], k, tail, nil
}

// label is the name of a buffer in messages.
func label(k int, spec string) string {
	if k == 0 {
		name, _, _ := strings.Cut(spec, ":")
		return name
	}
	return strconv.Itoa(k)
}

// outputs compares, prints and writes buffers.
func (o *runOptions) outputs(s *streams, out *launch.Outcome, r *runResult, bad *bool) int {
	for _, e := range o.expect {
		if err := o.compare(s, out, e, r, bad); err != nil {
			return o.wrongOutput(s, "-expect="+e, err)
		}
	}
	for _, p := range o.print {
		a, k, count, err := bufferOf(out, p)
		n := 0
		if err == nil {
			n = a.Count
			if c, e := strconv.Atoi(count); count != "" && (e != nil || c < 0) {
				err = fmt.Errorf("bad number of elements")
			} else if count != "" {
				n = min(n, c)
			}
		}
		if err != nil {
			return o.wrongOutput(s, "-print="+p, &outputUse{err})
		}
		values := make([]string, n)
		for i := range values {
			values[i] = a.Type.Format(a.Data, i)
		}
		if o.json {
			r.Buffers = append(r.Buffers, jsonBuffer{k, nameOf(out, p), string(a.Type), values})
		} else {
			fmt.Fprintln(s.out, strings.Join(values, " "))
		}
	}
	for _, w := range o.write {
		a, _, file, err := bufferOf(out, w)
		if err == nil && file == "" {
			err = fmt.Errorf("expected %s:FILE", w)
		}
		if err != nil {
			return o.wrongOutput(s, "-write="+w, &outputUse{err})
		}
		data := a.Data
		if strings.HasSuffix(file, ".npy") {
			data = emu.EncodeNpy(data, a.Type)
		}
		if err := writeOutput(file, data, s.out); err != nil {
			return o.wrongOutput(s, "-write="+w, err)
		}
	}
	return exitOK
}

// nameOf returns the name of the memory that a flag begins with, "" for a buffer with a number.
func nameOf(out *launch.Outcome, spec string) string {
	if out.Memory == nil {
		return ""
	}
	return label(0, spec)
}

// outputUse is a mistake of the command line.
type outputUse struct{ error }

func (o *runOptions) wrongOutput(s *streams, flag string, err error) int {
	fmt.Fprintf(s.err, "gonvvm run: %s: %v\n", flag, err)
	if use := (*outputUse)(nil); errors.As(err, &use) {
		return exitUsage
	}
	return exitInput
}

// compare compares a buffer with a file, and reports the difference.
func (o *runOptions) compare(s *streams, out *launch.Outcome, spec string, r *runResult, bad *bool) error {
	d, err := o.difference(out, spec)
	if err != nil {
		return err
	}
	r.Compared = append(r.Compared, d)
	if d.Wrong > 0 {
		*bad = true
		if !o.json {
			fmt.Fprintf(s.err, "buffer %s differs from %s in %d of %d elements; the first is [%d]: %s instead of %s; the largest error is %g\n",
				label(d.Buffer, spec), d.File, d.Wrong, d.Total, d.First, d.Got, d.Want, d.Max)
		}
	}
	return nil
}

// difference compares a buffer with a file.
func (o *runOptions) difference(out *launch.Outcome, spec string) (c jsonCompare, err error) {
	a, k, file, err := bufferOf(out, spec)
	if err != nil {
		return c, &outputUse{err}
	}
	data, err := readFile(file)
	if err == nil {
		data, err = emu.Decode(data, a.Type)
	}
	if err != nil {
		return c, err
	}
	d, err := a.Type.Compare(a.Data, data, o.atol, o.rtol)
	return jsonCompare{k, nameOf(out, spec), file, d.Wrong, d.Elements, d.First, d.Got, d.Want, d.MaxError}, err
}

// statistics prints counts.
func (o *runOptions) statistics(s *streams, out *launch.Outcome, r *runResult) {
	t := &emu.Stats{}
	for i := range out.Runs {
		t.Add(&out.Runs[i].Stats)
	}
	j := &jsonStats{
		Warp: map[string]uint64{}, Thread: map[string]uint64{}, Branches: t.Branches, Divergent: t.Divergent,
		GlobalAccesses: t.GlobalAccesses, GlobalSectors: t.GlobalSectors, GlobalIdeal: t.GlobalIdeal,
		SharedAccesses: t.SharedAccesses, SharedConflicts: t.SharedPasses - t.SharedAccesses,
		Atomics: t.Atomics, AtomicContention: t.AtomicRounds - t.Atomics,
	}
	for _, c := range t.Classes {
		j.Warp[c.Name], j.Thread[c.Name] = c.Warp, c.Thread
		if !o.json {
			fmt.Fprintf(s.out, "%-10s %12d warp instructions %14d thread instructions\n", c.Name, c.Warp, c.Thread)
		}
	}
	r.Stats = j
	if o.json {
		return
	}
	fmt.Fprintf(s.out, "branches   %12d of which %d diverged\n", t.Branches, t.Divergent)
	fmt.Fprintf(s.out, "global     %12d accesses, %d sectors of 32 bytes (%d would do)\n", t.GlobalAccesses, t.GlobalSectors, t.GlobalIdeal)
	fmt.Fprintf(s.out, "shared     %12d accesses, %d bank conflicts\n", t.SharedAccesses, j.SharedConflicts)
	fmt.Fprintf(s.out, "atomics    %12d accesses, %d rounds by contention within warps\n", t.Atomics, j.AtomicContention)
}
