package main

import (
	"flag"
	"fmt"
	"strings"

	"gonvvm/diag"
)

// streams.report and streams.failed write all diagnostics of subcommands to standard error. As text they are
// written at once; JSON and SARIF are one document, which is written when the subcommand has ended.

// reportFormat is the value of -diagnostics.
type reportFormat string

func (f *reportFormat) String() string { return string(*f) }

func (f *reportFormat) Set(s string) error {
	switch s {
	case "text", "json", "sarif":
		*f = reportFormat(s)
		return nil
	}
	return fmt.Errorf("the formats are text, json and sarif")
}

// reports holds the diagnostics of a subcommand that are not written yet.
type reports struct {
	format reportFormat
	list   diag.List
}

// parseFlags parses the arguments of a subcommand that has diagnostics; see parseFlags.
func (s *streams) parseFlags(fs *flag.FlagSet, args []string) (files []string, code int, ok bool) {
	s.reports.format = "text"
	fs.Var(&s.reports.format, "diagnostics", "`format` of errors, warnings and notes: text, json or sarif")
	return parseFlags(fs, args)
}

// report writes diagnostics.
func (s *streams) report(l diag.List) {
	if s.reports.format == "json" || s.reports.format == "sarif" {
		s.reports.list = append(s.reports.list, l...)
	} else if len(l) > 0 {
		s.err.Write(l.Append(nil))
	}
}

// failed writes the diagnostics of err and returns the exit code for it.
func (s *streams) failed(err error) int {
	l := diag.Of(err)
	s.report(l)
	for _, d := range l {
		if d.Code == diag.CodeBug {
			return exitBug
		}
	}
	return exitInput
}

// finishReports writes the document of all diagnostics, if it was requested.
func (s *streams) finishReports() {
	switch s.reports.format {
	case "json":
		s.err.Write(s.reports.list.AppendJSON(nil))
	case "sarif":
		s.err.Write(s.reports.list.AppendSARIF(nil, diag.Tool{Name: "gonvvm", Version: strings.TrimPrefix(versionText(), "gonvvm ")}))
	}
}
