package main

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"

	"gonvvm/internal/driver"
)

// levelFlags are the flags that choose an optimisation level.
type levelFlags struct {
	level       level
	named       [4]*bool
	small, tiny *bool
}

// newLevelFlags registers -opt, -O0 … -O3, -Os and -Oz.
func newLevelFlags(fs *flag.FlagSet) *levelFlags {
	l := &levelFlags{level: 3}
	fs.Var(&l.level, "opt", "optimisation `level`, 0 to 3; also -O0 … -O3, -Os and -Oz")
	for i := range l.named {
		l.named[i] = fs.Bool("O"+strconv.Itoa(i), false, "same as -opt="+strconv.Itoa(i))
	}
	l.small = fs.Bool("Os", false, "-O2 without the transformations that lengthen the code, as if every function were optsize")
	l.tiny = fs.Bool("Oz", false, "-Os, and shorter code even where it is slower, as if every function were minsize")
	return l
}

// set chooses the level in opt.
func (l *levelFlags) set(opt *driver.Options) {
	opt.Level = int(l.level)
	for i, set := range l.named {
		if *set {
			opt.Level = i
		}
	}
	switch {
	case *l.tiny:
		opt.Level, opt.Size = 2, 2
	case *l.small:
		opt.Level, opt.Size = 2, 1
	}
}

// level is an optimisation level.
type level int

func (l *level) String() string { return strconv.Itoa(int(*l)) }

// Set implements flag.Value.
func (l *level) Set(s string) error {
	if len(s) != 1 || s[0] < '0' || s[0] > '3' {
		return errors.New("the levels are 0, 1, 2 and 3")
	}
	*l = level(s[0] - '0')
	return nil
}

// namedLevel sets the level of opt's -passes=default<O2>; ok is false if name does not have this form, and err reports
// an unknown level.
func namedLevel(name string, opt *driver.Options) (ok bool, err error) {
	level, ok := strings.CutPrefix(name, "default<O")
	if !ok {
		return false, nil
	}
	level, closed := strings.CutSuffix(level, ">")
	opt.Size = 0
	switch {
	case closed && level == "s":
		opt.Level, opt.Size = 2, 1
	case closed && level == "z":
		opt.Level, opt.Size = 2, 2
	case closed && len(level) == 1 && level >= "0" && level <= "3":
		opt.Level = int(level[0] - '0')
	default:
		return true, fmt.Errorf("-passes=%s: expected default<O0> … default<O3>, default<Os> or default<Oz>", name)
	}
	return true, nil
}
