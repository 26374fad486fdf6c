package live

import (
	"embed"
	"fmt"
	"path"
	"strconv"
	"strings"
)

// exampleFiles are the examples. Each begins with comments: its title, the lesson, and its launch.
//
//go:embed examples
var exampleFiles embed.FS

// Example is a text to begin with.
type Example struct {
	Name  string  `json:"name"`
	Title string  `json:"title"`
	File  string  `json:"file"`
	Text  string  `json:"text"`
	Run   *Launch `json:"run,omitempty"`
}

// Examples returns the examples, in the order of their names. The error is about a file that does not have the form.
func Examples() ([]Example, error) {
	const dir = "examples"
	files, err := exampleFiles.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var list []Example
	for _, f := range files {
		text, err := exampleFiles.ReadFile(path.Join(dir, f.Name()))
		if err != nil {
			return nil, err
		}
		e, err := example(f.Name(), string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name(), err)
		}
		list = append(list, e)
	}
	return list, nil
}

// example reads the comments of an example: the first line is its title; "run: -grid=X,Y -block=X ARGUMENT..." its launch.
func example(file, text string) (Example, error) {
	e := Example{Name: strings.TrimSuffix(file, path.Ext(file)), File: "kernel" + path.Ext(file), Text: text}
	for line := range strings.Lines(text) {
		comment, ok := strings.CutPrefix(strings.TrimSpace(line), ";")
		if !ok {
			if comment, ok = strings.CutPrefix(strings.TrimSpace(line), "//"); !ok {
				break
			}
		}
		comment = strings.TrimSpace(comment)
		if e.Title == "" {
			e.Title = strings.TrimSuffix(comment, ".")
		}
		if words, ok := strings.CutPrefix(comment, "run: "); ok {
			l, err := parseLaunch(strings.Fields(words))
			if err != nil {
				return e, err
			}
			e.Run = l
		}
	}
	return e, nil
}

// parseLaunch reads flags and arguments of `gonvvm run`.
func parseLaunch(words []string) (*Launch, error) {
	l := &Launch{Grid: []int{1, 1, 1}, Block: []int{1, 1, 1}, Args: []string{}}
	for _, w := range words {
		flag, value, ok := strings.Cut(w, "=")
		if !ok || flag[0] != '-' {
			l.Args = append(l.Args, w)
			continue
		}
		var n []int
		for _, x := range strings.Split(value, ",") {
			k, err := strconv.Atoi(x)
			if err != nil {
				return nil, err
			}
			n = append(n, k)
		}
		switch flag {
		case "-grid":
			copy(l.Grid, n)
		case "-block":
			copy(l.Block, n)
		case "-shared":
			l.Shared = n[0]
		default:
			return nil, fmt.Errorf("unknown flag %s", flag)
		}
	}
	return l, nil
}
