// Package launch runs the launches of a program on one memory image: those of a script, or the one of a command line.
package launch

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"gonvvm/emu"
)

// Script is a file of launches, as docs/emulator.md describes it.
type Script struct {
	Modules   map[string]string `json:"modules"`   // files by name; the one of the command line has the name ""
	Memory    map[string]string `json:"memory"`    // contents by name, as emu.Memory.Add takes them
	Variables map[string]string `json:"variables"` // likewise, of variables of modules
	Bind      map[string]string `json:"bind"`      // arguments that texture references of modules are bound to
	Launches  []ScriptLaunch    `json:"launches"`
	Print     []string          `json:"print"` // as flags
	Expect    []string          `json:"expect"`
	Write     []string          `json:"write"`
}

// ScriptLaunch is a launch of a script.
type ScriptLaunch struct {
	Module  string   `json:"module"`
	Kernel  string   `json:"kernel"`
	Grid    Dim      `json:"grid"`
	Block   Dim      `json:"block"`
	Cluster Dim      `json:"cluster"`
	Shared  int      `json:"shared"`
	Args    []string `json:"args"`
	Repeat  int      `json:"repeat"` // 0: once
}

// Dim is a size: in JSON a number, or a list of up to three.
type Dim emu.Dim

// UnmarshalJSON reads a size.
func (d *Dim) UnmarshalJSON(text []byte) error {
	var list []int
	if json.Unmarshal(text, &d.X) == nil {
		list = []int{d.X}
	} else if json.Unmarshal(text, &list) != nil || len(list) > 3 {
		return fmt.Errorf("bad size %s: expected a number, or a list of up to three", text)
	}
	for i, n := range list {
		if n < 1 {
			return fmt.Errorf("bad size %s: must be positive", text)
		}
		*[]*int{&d.X, &d.Y, &d.Z}[i] = n
	}
	return nil
}

// ParseScript reads a script. An error has the line.
func ParseScript(text []byte) (*Script, error) {
	c := &Script{}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(c); err != nil {
		at := d.InputOffset()
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			at = syntax.Offset
		}
		return nil, fmt.Errorf("line %d: %w", 1+bytes.Count(text[:min(int(at), len(text))], []byte("\n")), err)
	}
	if len(c.Launches) == 0 {
		return nil, errors.New("a script needs launches")
	}
	return c, nil
}

// launches returns the launches of a script for modules with these names.
func (c *Script) launches(modules []string, read emu.ReadFile) (list []Launch, err error) {
	if len(modules) == 0 {
		return nil, errors.New("no module: the script has none, and no file is given")
	}
	for i, l := range c.Launches {
		n := Launch{
			Module: l.Module, Kernel: l.Kernel, Grid: emu.Dim(l.Grid), Block: emu.Dim(l.Block), Cluster: emu.Dim(l.Cluster),
			Shared: l.Shared, Repeat: max(1, l.Repeat),
		}
		switch {
		case slices.Contains(modules, n.Module):
		case n.Module == "" && len(modules) == 1:
			n.Module = modules[0]
		default:
			return nil, fmt.Errorf("launch %d: unknown module %q", i+1, n.Module)
		}
		if n.Args, err = ParseArgs(l.Args, read); err != nil {
			return nil, fmt.Errorf("launch %d: %w", i+1, err)
		}
		list = append(list, n)
	}
	return list, nil
}

// fill gives the memory its contents.
func (c *Script) fill(memory *emu.Memory, modules map[string]*emu.Module, read emu.ReadFile) error {
	for _, name := range slices.Sorted(maps.Keys(c.Memory)) {
		if err := memory.Add(name, c.Memory[name], read); err != nil {
			return err
		}
	}
	names := slices.Sorted(maps.Keys(modules))
	for _, name := range slices.Sorted(maps.Keys(c.Variables)) {
		mod := modules[names[0]]
		for _, m := range names {
			if _, _, ok := modules[m].Variable(name); ok {
				mod = modules[m]
			}
		}
		if err := memory.AddVariable(name, mod, name, c.Variables[name], read); err != nil {
			return err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.Bind)) {
		a, err := emu.ParseArg(c.Bind[name], read)
		if err != nil {
			return err
		}
		for _, m := range names { // of several modules, one has the reference
			if err = memory.Bind(modules[m], name, 0, a); err == nil {
				break
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}
