package emu

import (
	"errors"
	"fmt"
	"strings"
)

// Memory is memory with names that several launches use: arguments refer to it as &NAME. It belongs to the goroutine of its device.
type Memory struct {
	dev   *Device
	named map[string]*Arg
	vars  map[string]variable
}

// variable is named memory that is a variable of a module.
type variable struct {
	mod  *Module
	name string
}

// NewMemory returns named memory of a device without anything in it.
func NewMemory(dev *Device) *Memory {
	return &Memory{dev: dev, named: map[string]*Arg{}, vars: map[string]variable{}}
}

// Add allocates memory and gives it a name. The text is that of ParseArg without a direction: TYPE[COUNT] or TYPE[COUNT]=INIT or
// @FILE.npy for a buffer, image:TYPE[SIZE]=INIT for an image.
func (n *Memory) Add(name, text string, read ReadFile) error {
	a, err := n.define(name, text, read)
	if err != nil {
		return err
	}
	if a.kind == imageArg {
		_, err = n.placeImage(a)
	} else {
		err = n.fillBuffer(a)
	}
	if err != nil {
		return fmt.Errorf("memory %s: %w", name, err)
	}
	n.named[name] = a
	return nil
}

// AddVariable gives a variable of a module in global or constant memory a name. The text has its type and size, as that of Add; with
// contents, they replace the initial value.
func (n *Memory) AddVariable(name string, m *Module, symbol, text string, read ReadFile) error {
	a, err := n.define(name, text, read)
	if err != nil {
		return err
	}
	b := m.mod.Bytes(symbol)
	switch {
	case a.kind == imageArg:
		err = errors.New("a variable cannot be an image")
	case b == nil:
		err = fmt.Errorf("the module has no variable %s in global or constant memory", symbol)
	case len(b) != len(a.Data):
		err = fmt.Errorf("variable %s has %d bytes, not %d", symbol, len(b), len(a.Data))
	}
	if err != nil {
		return fmt.Errorf("memory %s: %w", name, err)
	}
	if strings.ContainsAny(text, "=@") {
		copy(b, a.Data)
	}
	a.ptr, _, _ = m.Variable(symbol)
	n.named[name], n.vars[name] = a, variable{m, symbol}
	return nil
}

// define reads the text of named memory.
func (n *Memory) define(name, text string, read ReadFile) (*Arg, error) {
	if name == "" || strings.ContainsAny(name, "+:,;{}&") {
		return nil, fmt.Errorf("memory %q: a name cannot be empty or contain one of + : , ; { } &", name)
	}
	if n.named[name] != nil {
		return nil, fmt.Errorf("memory %s has been added already", name)
	}
	a := &Arg{Text: text, Dir: InOut, kind: bufferArg}
	var err error
	if rest, ok := strings.CutPrefix(text, "image:"); ok {
		err = a.parseImage("image", rest, read)
	} else {
		if !strings.HasPrefix(text, "@") && !strings.Contains(text, "=") {
			text += "=0"
		}
		_, err = a.contents(text, read)
	}
	if err == nil && a.ref != "" {
		err = errors.New("its contents cannot be other memory")
	}
	if err != nil {
		return nil, fmt.Errorf("memory %s (%s): %w", name, a.Text, err)
	}
	return a, nil
}

// Get returns memory by its name, with its present contents in Arg.Data.
func (n *Memory) Get(name string) (*Arg, error) {
	a := n.named[name]
	if a == nil {
		return nil, fmt.Errorf("no memory has the name %q", name)
	}
	if v, ok := n.vars[name]; ok {
		copy(a.Data, v.mod.mod.Bytes(v.name))
		return a, nil
	}
	return a, n.read(a)
}

// address returns an address in named memory.
func (n *Memory) address(name string, offset uint64) (Ptr, error) {
	a := n.named[name]
	switch {
	case a == nil:
		return 0, fmt.Errorf("no memory has the name %q", name)
	case a.kind == imageArg:
		return 0, fmt.Errorf("&%s is an image, which has no address: expected tex:&%s or surf:&%s", name, name, name)
	case offset > uint64(len(a.Data)):
		return 0, fmt.Errorf("&%s+%d is after the end of its %d bytes", name, offset, len(a.Data))
	}
	return a.ptr + Ptr(offset), nil
}

// image returns named memory that is an image.
func (n *Memory) image(name string) (*Image, error) {
	a := n.named[name]
	switch {
	case a == nil:
		return nil, fmt.Errorf("no memory has the name %q", name)
	case a.kind != imageArg:
		return nil, fmt.Errorf("&%s is a buffer: a texture of it needs its type and size, TYPE[WIDTH]=&%s", name, name)
	}
	return a.img, nil
}

// Bind binds a .texref, .samplerref or .surfref of a module to an argument that is a texture, sampler or surface; index is that of the
// element if the variable is an array, else 0.
func (n *Memory) Bind(m *Module, name string, index int, a *Arg) error {
	switch a.kind {
	case textureArg, surfaceArg, samplerArg:
	default:
		return fmt.Errorf("%s cannot be bound to %s (%s), which is not a tex:, surf: or sampler: argument", name, a.Text, a.kind)
	}
	b, err := n.place(a)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return m.Bind(name, index, Handle(bits(b, 8)))
}
