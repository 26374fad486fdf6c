package main

import (
	"errors"
	"flag"
	"fmt"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/target"
)

// choiceFlag is a flag whose value is one of a few words.
type choiceFlag struct {
	value string
	words []string
}

// newChoice registers a choiceFlag. The usage text has the words as the name of the value: `auto|always|never`.
func newChoice(fs *flag.FlagSet, name, value, usage string) *choiceFlag {
	c := &choiceFlag{}
	c.register(fs, name, value, usage)
	return c
}

// register is newChoice for a choiceFlag that exists.
func (c *choiceFlag) register(fs *flag.FlagSet, name, value, usage string) {
	list, _ := flag.UnquoteUsage(&flag.Flag{Usage: usage})
	c.value, c.words = value, strings.Split(list, "|")
	fs.Var(c, name, usage)
}

func (c *choiceFlag) String() string { return c.value }

// Set implements flag.Value.
func (c *choiceFlag) Set(s string) error {
	for _, w := range c.words {
		if s == w {
			c.value = s
			return nil
		}
	}
	return wrongChoice(s, c.words...)
}

// wrongChoice returns the error about a value that is not one of the words.
func wrongChoice(s string, words ...string) error {
	near := diag.Nearest{Name: s}
	for _, w := range words {
		near.Try(w)
	}
	msg := "the values are " + enumerate(words)
	if near.Word != "" {
		msg += "; did you mean " + near.Word + "?"
	}
	return errors.New(msg)
}

// enumerate returns words as they stand in a sentence: a, b and c.
func enumerate(words []string) string {
	n := len(words) - 1
	if n < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n], ", ") + " and " + words[n]
}

// zeroOne is a flag whose value is 0 or 1, as libNVVM's options are.
type zeroOne bool

func newZeroOne(fs *flag.FlagSet, name string, value bool, usage string) *zeroOne {
	z := zeroOne(value)
	fs.Var(&z, name, usage)
	return &z
}

func (z *zeroOne) String() string {
	if *z {
		return "1"
	}
	return "0"
}

// Set implements flag.Value.
func (z *zeroOne) Set(s string) error {
	if s != "0" && s != "1" {
		return errors.New("expected 0 or 1")
	}
	*z = s == "1"
	return nil
}

// onOff is a flag that is on, off, or given without a value.
type onOff bool

func (o *onOff) String() string {
	if *o {
		return "on"
	}
	return "off"
}

func (o *onOff) IsBoolFlag() bool { return true }

// Set implements flag.Value.
func (o *onOff) Set(s string) error {
	switch s {
	case "on", "true", "1":
		*o = true
	case "off", "false", "0":
		*o = false
	default:
		return wrongChoice(s, "on", "off")
	}
	return nil
}

// lineFlag is -generate-line-info.
type lineFlag struct {
	on bool
	ir bool // the lines are those of LLVM IR
}

func (f *lineFlag) String() string   { return "" }
func (f *lineFlag) IsBoolFlag() bool { return true }

// Set implements flag.Value.
func (f *lineFlag) Set(s string) error {
	switch s {
	case "true", "false":
		f.on, f.ir = s == "true", false
	case "ir":
		f.on, f.ir = true, true
	default:
		return wrongChoice(s, "true", "false", "ir")
	}
	return nil
}

// archFlag is -arch of a subcommand that takes one architecture.
type archFlag struct{ list archList }

func newArchFlag(fs *flag.FlagSet, value, usage string) *archFlag {
	f := &archFlag{}
	if value != "" {
		_ = f.list.Set(value) // is one
	}
	fs.Var(f, "arch", usage)
	return f
}

func (f *archFlag) String() string { return f.list.String() }

// Set implements flag.Value.
func (f *archFlag) Set(s string) error {
	if strings.Contains(s, ",") {
		return errors.New("only one architecture is expected")
	}
	return f.list.Set(s)
}

// sm returns the architecture, 0 if none was given.
func (f *archFlag) sm() target.SM {
	if len(f.list) == 0 {
		return 0
	}
	return f.list[0].sm
}

// archList is -arch of compile: architectures with commas between.
type archList []arch

// arch is an architecture and its name on the command line.
type arch struct {
	name string
	sm   target.SM
}

func (l *archList) String() string {
	var names []string
	for _, a := range *l {
		names = append(names, a.name)
	}
	return strings.Join(names, ",")
}

// Set implements flag.Value. The last -arch counts.
func (l *archList) Set(s string) error {
	*l = nil
	for name := range strings.SplitSeq(s, ",") {
		sm, err := target.ParseSM(name)
		if err != nil {
			return nearestArch(name, err)
		}
		for _, a := range *l {
			if a.sm == sm {
				return fmt.Errorf("%s and %s are the same architecture", a.name, name)
			}
		}
		*l = append(*l, arch{name, sm})
	}
	return nil
}

// nearestArch adds the closest known name to an error about an architecture.
func nearestArch(name string, err error) error {
	near := diag.Nearest{Name: name}
	prefix, _, _ := strings.Cut(name, "_")
	if prefix != "compute" && prefix != "lto" {
		prefix = "sm"
	}
	for _, t := range target.Archs() {
		near.Try(prefix + strings.TrimPrefix(t.SM.String(), "sm"))
	}
	if near.Word == "" {
		return fmt.Errorf("%w; gonvvm targets lists them", err)
	}
	return fmt.Errorf("%w; did you mean %s? gonvvm targets lists them", err, near.Word)
}
