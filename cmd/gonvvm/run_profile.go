package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"gonvvm/emu"
	"gonvvm/internal/cureport"
	"gonvvm/internal/launch"
	"gonvvm/internal/report"
)

// runProfile is -profile.
type runProfile struct {
	set    bool
	detail cureport.ProfileDetail
	file   string // for JSON; "" prints text
}

func (f *runProfile) String() string   { return "" }
func (f *runProfile) IsBoolFlag() bool { return true }
func (f *runProfile) Set(s string) error {
	f.set, f.detail = true, cureport.BySource
	switch {
	case s == "true" || s == "source":
	case s == "ptx":
		f.detail = cureport.ByPTX
	case strings.HasSuffix(s, ".json") || s == "-":
		f.file = s
	default:
		return errors.New("source, ptx, or a file whose name ends in .json")
	}
	return nil
}

// profileFile is the file of -profile=FILE.json. docs/emulator.md describes it.
type profileFile struct {
	Version int             `json:"version"`
	Kernels []kernelProfile `json:"kernels"`
}

// kernelProfile has the counts of a kernel over its launches.
type kernelProfile struct {
	Module string `json:"module"` // file of its PTX
	Kernel string `json:"kernel"`
	*cureport.Counts
}

// profiles prints or writes the profiles of the kernels, in the order of their first launches.
func (o *runOptions) profiles(s *streams, p *launch.Program, out *launch.Outcome) error {
	if !o.profile.set {
		return nil
	}
	file := profileFile{Version: 1}
	index := map[[2]string]int{}
	for i := range out.Runs {
		r := &out.Runs[i]
		key := [2]string{p.File(r.Module), r.Kernel}
		k, ok := index[key]
		if !ok {
			k = len(file.Kernels)
			index[key] = k
			file.Kernels = append(file.Kernels, kernelProfile{key[0], key[1], &cureport.Counts{}})
		}
		file.Kernels[k].Add(reportLines(r.Lines))
	}
	if o.profile.file != "" {
		text, err := json.MarshalIndent(&file, "", " ")
		if err != nil {
			return err
		}
		return writeOutput(o.profile.file, append(text, '\n'), s.out)
	}
	for _, k := range file.Kernels {
		fmt.Fprint(s.out, cureport.ProfileText(k.Kernel, k.Counts, o.profile.detail))
	}
	return nil
}

// reportLines are the counts of instructions in the form of reports.
func reportLines(lines []emu.LineStats) []cureport.Line {
	list := make([]cureport.Line, len(lines))
	for i := range lines {
		l := &lines[i]
		list[i] = cureport.Line{
			Place: cureport.Place{
				Function: l.At.Function, File: l.At.SourceFile, Line: int32(l.At.SourceLine), PTX: l.At.Pos.Line, Text: strings.TrimSpace(l.At.Text),
			},
			Traffic: report.Traffic(l),
		}
	}
	return list
}
