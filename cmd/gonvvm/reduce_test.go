package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The flags of gonvvm reduce, and the place of the file among the arguments of its command.
func TestReduceCommand(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"reduce", "x.ll"}, "the command is missing"},
		{[]string{"reduce", "--", "true"}, "one input file is needed"},
		{[]string{"reduce", "no-such-file.ll", "--", "true"}, "no-such-file.ll"},
		{[]string{"reduce", "-statsu=3", "x.ll", "--", "true"}, "did you mean -status?"},
	} {
		if code, out, msg := gonvvm("", c.args...); code == exitOK || out != "" || !strings.Contains(msg, c.want) {
			t.Errorf("%v: exit status %d, %s", c.args, code, msg)
		}
	}
	test := interest{command: []string{"opt", "--in={}", "-O3"}}
	if got := test.arguments("f.ll"); !slices.Equal(got, []string{"opt", "--in=f.ll", "-O3"}) {
		t.Error(got)
	}
	test = interest{command: []string{"llc"}}
	if got := test.arguments("f.ll"); !slices.Equal(got, []string{"llc", "f.ll"}) {
		t.Error(got)
	}
}

// The profiles that flags of every subcommand request are written.
func TestProfiles(t *testing.T) {
	dir := t.TempDir()
	var p profiles
	rest, err := p.take([]string{"targets", "-cpuprofile=" + dir + "/cpu", "--memprofile", dir + "/memory", "-trace=" + dir + "/trace", "--", "-trace=kept"})
	if err != nil || !slices.Equal(rest, []string{"targets", "--", "-trace=kept"}) {
		t.Fatal(rest, err)
	}
	if err := p.start(); err != nil {
		t.Fatal(err)
	}
	if err := p.finish(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"cpu", "memory", "trace"} {
		if s, err := os.Stat(filepath.Join(dir, name)); err != nil || s.Size() == 0 {
			t.Error(name, err)
		}
	}
	if _, err := p.take([]string{"-cpuprofile"}); err == nil {
		t.Error("a profile without a file is accepted")
	}
}
