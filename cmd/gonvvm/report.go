package main

import (
	"flag"
	"os"
	"strings"

	"gonvvm/diag"
)

// streams.report and streams.failed write all diagnostics of subcommands to standard error. As text they are
// written at once; JSON and SARIF are one document, which is written when the subcommand has ended.

// colors reports whether diagnostics have colors: as -color says, or where the standard error is a terminal (https://no-color.org).
func (s *streams) colors() bool {
	switch s.reports.color.value {
	case "always":
		return true
	case "never":
		return false
	}
	if os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	_, w := s.direct()
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// reports holds the diagnostics of a subcommand that are not written yet.
type reports struct {
	format choiceFlag // -diagnostics
	color  choiceFlag // -color
	list   diag.List
}

// parseFlags parses the arguments of a subcommand that has diagnostics; see parseFlags.
func (s *streams) parseFlags(fs *flag.FlagSet, args []string) (files []string, code int, ok bool) {
	s.reports.format.register(fs, "diagnostics", "text", "format of errors, warnings and notes: `text|json|sarif`")
	s.reports.color.register(fs, "color", "auto", "colors in diagnostics: `auto|always|never`; auto: on a terminal, unless $NO_COLOR is set")
	return parseFlags(fs, args)
}

// report writes diagnostics.
func (s *streams) report(l diag.List) {
	if s.reports.format.value == "json" || s.reports.format.value == "sarif" {
		s.reports.list = append(s.reports.list, l...)
	} else if len(l) > 0 {
		if s.colors() {
			s.err.Write(l.AppendColored(nil))
			return
		}
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
	switch s.reports.format.value {
	case "json":
		s.err.Write(s.reports.list.AppendJSON(nil))
	case "sarif":
		s.err.Write(s.reports.list.AppendSARIF(nil, diag.Tool{Name: "gonvvm", Version: strings.TrimPrefix(versionText(), "gonvvm ")}))
	}
}
