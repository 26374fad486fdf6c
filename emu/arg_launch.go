package emu

import (
	"context"
	"errors"
	"fmt"

	"gonvvm/internal/emu"
)

// Buffers returns the memory of an argument that a launch may change and that is read back: the argument itself, or members of a
// structure.
func (a *Arg) Buffers() []*Arg {
	switch {
	case a.kind == structArg:
		var list []*Arg
		for _, m := range a.parts {
			list = append(list, m.Buffers()...)
		}
		return list
	case (a.Dir == Out || a.Dir == InOut) && a.ref == "":
		return []*Arg{a}
	}
	return nil
}

// Plain reports whether the argument is a scalar, the bytes of a structure without pointers, or a buffer: one that any driver takes.
func (a *Arg) Plain() bool { return a.kind == valueArg || a.kind == bufferArg }

// Copy returns an argument with contents of its own.
func (a *Arg) Copy() *Arg {
	b := *a
	b.Data = append([]byte(nil), a.Data...)
	b.parts = nil
	for _, m := range a.parts {
		b.parts = append(b.parts, m.Copy())
	}
	return &b
}

// LaunchArgs runs a kernel, as Launch does, with arguments that ParseArg returned. Buffers are allocated and filled before the
// launch, and read back into Arg.Data after it. Arguments cannot refer to named memory; see [Memory.Launch].
func (m *Module) LaunchArgs(ctx context.Context, kernel string, cfg Config, args []*Arg) (*Result, error) {
	return NewMemory(m.dev).Launch(ctx, m, kernel, cfg, args)
}

// Launch runs a kernel, as Module.LaunchArgs does, with arguments that may refer to the memory.
func (n *Memory) Launch(ctx context.Context, m *Module, kernel string, cfg Config, args []*Arg) (*Result, error) {
	k, err := m.mod.Kernel(kernel)
	if err != nil {
		return nil, err
	}
	params := k.Params()
	if len(params) != len(args) {
		return nil, wrongArgs(k, fmt.Sprintf("%d arguments for %d parameters", len(args), len(params)))
	}
	for i, a := range args {
		if err := a.suits(&params[i], m.mod.AddressBytes()); err != nil {
			return nil, wrongArgs(k, fmt.Sprintf("argument %d (%s) %v, its parameter is %s", i+1, a.Text, err, params[i].Decl))
		}
	}
	list := make([]any, len(args))
	for i, a := range args {
		b, err := n.place(a)
		if err == nil && a.kind == structArg && len(b) != params[i].Size {
			err = fmt.Errorf("a structure of %d bytes; its parameter is %s, %d bytes", len(b), params[i].Decl, params[i].Size)
		}
		if err != nil {
			return nil, wrongArgs(k, fmt.Sprintf("argument %d (%s): %v", i+1, a.Text, err))
		}
		list[i] = b
	}
	res, err := m.Launch(ctx, kernel, cfg, list...)
	if err != nil {
		return nil, err
	}
	for _, a := range args {
		if err := n.collect(a); err != nil {
			return nil, err
		}
	}
	return res, nil
}

// suits compares an argument with its parameter, of a module with pointers of address bytes. The error completes a sentence.
func (a *Arg) suits(p *emu.Param, address int) error {
	size, scalar := 8, p.Count == 0
	switch a.kind {
	case valueArg:
		if len(a.Data) != p.Size {
			return fmt.Errorf("has %d bytes", len(a.Data))
		}
		switch {
		case p.Count > 0 || p.Type == "" || a.Type[0] == 'b' && a.Type != "bf16":
		case a.Type.Float() && (p.Type[0] == 'u' || p.Type[0] == 's' || p.Pointer):
			return fmt.Errorf("is a floating-point number")
		case !a.Type.Float() && p.Type[0] == 'f':
			return fmt.Errorf("is an integer")
		}
		return nil
	case structArg:
		if scalar {
			return errors.New("is a structure")
		}
		return nil
	case mapArg:
		if p.Size != 128 || scalar {
			return errors.New("is a tensor map of 128 bytes")
		}
		return nil
	case imageArg:
		return errors.New("is an image, which is named memory only")
	case bufferArg, refArg:
		size = address
		scalar = scalar || p.Size == size // a structure of one pointer: CuTe's tensors are such
	}
	if p.Size != size || !scalar || p.Type != "" && p.Type[0] == 'f' {
		return fmt.Errorf("is %s", a.kind)
	}
	return nil
}

func (k argKind) String() string {
	return [...]string{"a value", "the address of a buffer", "a structure", "an address", "a texture", "a surface", "a sampler", "a tensor map", "an image"}[k]
}

// place puts the contents of an argument into memory and returns the bytes for the parameter.
func (n *Memory) place(a *Arg) (b []byte, err error) {
	switch a.kind {
	case valueArg:
		return a.Data, nil
	case structArg:
		b = a.layOut(func(m *Arg) []byte {
			v, e := n.place(m)
			err = errors.Join(err, e)
			return v
		})
		return b, err
	case refArg:
		p, err := n.address(a.ref, a.offset)
		return n.pointer(p), err
	case bufferArg:
		err := n.fillBuffer(a)
		return n.pointer(a.ptr), err
	case samplerArg:
		return appendBits(nil, uint64(n.dev.NewSampler(a.texture.Sampler)), 8), nil
	case mapArg:
		if err := n.fillBuffer(a); err != nil {
			return nil, err
		}
		t := *a.tensor
		t.Addr = a.ptr
		return EncodeTensorMap(t)
	}
	img, err := n.placeImage(a)
	if err != nil {
		return nil, err
	}
	var h Handle
	if a.kind == surfaceArg {
		h, err = n.dev.NewSurface(img)
	} else {
		t := a.texture
		t.Image = img
		h, err = n.dev.NewTexture(t)
	}
	return appendBits(nil, uint64(h), 8), err
}

func (n *Memory) pointer(p Ptr) []byte { return appendBits(nil, uint64(p), n.dev.dev.AddressBytes()) }

// fillBuffer allocates a buffer and fills it, or finds the named memory that it is. It sets a.ptr.
func (n *Memory) fillBuffer(a *Arg) (err error) {
	if a.ref != "" {
		a.ptr, err = n.address(a.ref, a.offset)
		return err
	}
	if a.ptr, err = n.dev.Alloc(len(a.Data)); err != nil {
		return err
	}
	return n.dev.Write(a.ptr, a.Data)
}

// placeImage makes the image of a texture or surface. It sets a.img if the image is the argument's own.
func (n *Memory) placeImage(a *Arg) (*Image, error) {
	desc := a.image
	if a.ref != "" {
		if desc.Width == 0 {
			return n.image(a.ref)
		}
		var err error
		if desc.Addr, err = n.address(a.ref, a.offset); err != nil {
			return nil, err
		}
		desc.Pitch = desc.Width * desc.Channels * a.Type.Size()
		return n.dev.NewImage(desc)
	}
	img, err := n.dev.NewImage(desc)
	if err == nil {
		err = img.Write(0, a.Data)
	}
	a.img = img
	return img, err
}

// collect reads the memory of an argument back and frees it.
func (n *Memory) collect(a *Arg) error {
	switch {
	case a.kind == structArg:
		for _, m := range a.parts {
			if err := n.collect(m); err != nil {
				return err
			}
		}
		return nil
	case a.ref != "" || a.Dir == Scalar:
		return nil
	}
	if err := n.read(a); err != nil {
		return err
	}
	if a.img != nil {
		a.img.img.Free()
		a.img = nil
		return nil
	}
	return n.dev.Free(a.ptr)
}

// read copies the contents of the memory of an argument to its data.
func (n *Memory) read(a *Arg) error {
	if a.img != nil {
		return a.img.Read(0, a.Data)
	}
	return n.dev.Read(a.ptr, a.Data)
}
