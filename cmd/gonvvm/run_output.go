package main

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"gonvvm/emu"
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

// progress reports finished blocks on a terminal after a while.
func progress(s *streams) func(done, total int) {
	f, ok := s.err.(*os.File)
	if !ok || runtime.GOOS == "js" {
		return nil
	}
	if st, err := f.Stat(); err != nil || st.Mode()&os.ModeCharDevice == 0 {
		return nil
	}
	last := time.Now().Add(time.Second)
	shown := false
	return func(done, total int) {
		now := time.Now()
		if done == total && shown {
			fmt.Fprintf(f, "\r\033[K")
			return
		}
		if now.Before(last) {
			return
		}
		last, shown = now.Add(200*time.Millisecond), true
		fmt.Fprintf(f, "\r%d of %d blocks", done, total)
	}
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

// outputs compares, prints and writes buffers.
func (o *runOptions) outputs(s *streams, r *report, bad *bool) int {
	usage := func(err error) int {
		fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
		return exitUsage
	}
	for _, e := range o.expect {
		k, file := split(e)
		a, k, err := o.buffer(k)
		if err != nil {
			return usage(err)
		}
		data, err := readFile(file)
		if err == nil {
			data, err = emu.Decode(data, a.Type)
		}
		var d *emu.Difference
		if err == nil {
			d, err = a.Type.Compare(a.Data, data, o.atol, o.rtol)
		}
		if err != nil {
			fmt.Fprintf(s.err, "gonvvm run: -expect=%s: %v\n", e, err)
			return exitInput
		}
		r.Compared = append(r.Compared, jsonCompare{k, file, d.Wrong, d.Elements, d.First, d.Got, d.Want, d.MaxError})
		if d.Wrong > 0 {
			*bad = true
			if !o.json {
				fmt.Fprintf(s.err, "buffer %d differs from %s in %d of %d elements; the first is [%d]: %s instead of %s; the largest error is %g\n",
					k, file, d.Wrong, d.Elements, d.First, d.Got, d.Want, d.MaxError)
			}
		}
	}
	for _, p := range o.print {
		k, count := split(p)
		a, k, err := o.buffer(k)
		if err != nil {
			return usage(err)
		}
		n := a.Count
		if count != "" {
			c, err := strconv.Atoi(count)
			if err != nil || c < 0 {
				return usage(fmt.Errorf("-print=%s: bad number of elements", p))
			}
			n = min(n, c)
		}
		values := make([]string, n)
		for i := range values {
			values[i] = a.Type.Format(a.Data, i)
		}
		if o.json {
			r.Buffers = append(r.Buffers, jsonBuffer{k, string(a.Type), values})
		} else {
			fmt.Fprintln(s.out, strings.Join(values, " "))
		}
	}
	for _, w := range o.write {
		k, file := split(w)
		a, _, err := o.buffer(k)
		if err != nil || file == "" {
			if err == nil {
				err = fmt.Errorf("-write=%s: expected K:FILE", w)
			}
			return usage(err)
		}
		data := a.Data
		if strings.HasSuffix(file, ".npy") {
			data = emu.EncodeNpy(data, a.Type)
		}
		if err := writeOutput(file, data, s.out); err != nil {
			fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
			return exitInput
		}
	}
	return exitOK
}

// statistics prints counts.
func (o *runOptions) statistics(s *streams, res *emu.Result, r *report) {
	t := &res.Stats
	j := &jsonStats{
		Warp: map[string]uint64{}, Thread: map[string]uint64{}, Branches: t.Branches, Divergent: t.Divergent,
		GlobalAccesses: t.GlobalAccesses, GlobalSectors: t.GlobalSectors, GlobalIdeal: t.GlobalIdeal,
		SharedAccesses: t.SharedAccesses, SharedConflicts: t.SharedPasses - t.SharedAccesses,
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
}
