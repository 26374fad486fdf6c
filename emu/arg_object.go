package emu

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// An image or tensor is written as TYPE[SIZE]=INIT;OPTION;OPTION…, or as &NAME;OPTION… if it is named memory.

// channelTypes are the types of channels by their names.
var channelTypes = map[Type]ChannelType{
	"u8": Uint8, "u16": Uint16, "u32": Uint32, "i8": Int8, "i16": Int16, "i32": Int32, "f16": Float16, "f32": Float32,
}

// parseImage reads a texture, a surface or an image.
func (a *Arg) parseImage(kind, text string, read ReadFile) error {
	words := strings.Split(text, ";")
	a.kind, a.Dir = map[string]argKind{"tex": textureArg, "surf": surfaceArg, "image": imageArg}[kind], InOut
	if a.kind == textureArg {
		a.Dir = In
	}
	if err := a.imageContents(words[0], read); err != nil {
		return err
	}
	switch {
	case a.kind == textureArg:
		return a.samplerOptions(words[1:])
	case len(words) > 1 && words[1] != "layers":
		return fmt.Errorf("unknown option %q", words[1])
	case len(words) > 1:
		return a.layered()
	}
	return nil
}

// imageContents reads TYPE[WIDTHxHEIGHTxDEPTH]=INIT, in which TYPE may be followed by x and the number of channels, or the name of an image.
func (a *Arg) imageContents(text string, read ReadFile) (err error) {
	if name, ok := strings.CutPrefix(text, "&"); ok && a.kind != imageArg {
		a.Dir, a.Type = Scalar, "b64"
		a.ref, a.offset, err = parseRef(name)
		return err
	}
	element, rest, ok := strings.Cut(text, "[")
	if !ok {
		return errors.New("expected TYPE[WIDTH], TYPE[WIDTHxHEIGHT] or TYPE[WIDTHxHEIGHTxDEPTH]")
	}
	name, channels, several := strings.Cut(element, "x")
	a.image.Channels = 1
	if several {
		if a.image.Channels, err = strconv.Atoi(channels); err != nil {
			return fmt.Errorf("bad number of channels %q", channels)
		}
	}
	if !slices.Contains([]int{1, 2, 4}, a.image.Channels) {
		return errors.New("an image has 1, 2 or 4 channels")
	}
	if a.image.Type, ok = channelTypes[Type(name)]; !ok {
		return fmt.Errorf("a channel cannot have type %q; it can have u8, u16, u32, i8, i16, i32, f16 and f32", name)
	}
	if !strings.Contains(rest, "=") {
		rest += "=0"
	}
	dims, err := a.contents(name+"["+rest, read)
	if err != nil {
		return err
	}
	if len(dims) < 1 || len(dims) > 3 {
		return errors.New("an image has one to three sizes")
	}
	for i, to := range []*int{&a.image.Width, &a.image.Height, &a.image.Depth}[:len(dims)] {
		*to = dims[i]
	}
	return nil
}

// layered makes the last size of an image the number of layers.
func (a *Arg) layered() error {
	for _, n := range []*int{&a.image.Depth, &a.image.Height} {
		if *n != 0 {
			a.image.Layers, *n = *n, 0
			return nil
		}
	}
	return errors.New("layers need a second size")
}

// samplerOptions reads the options of a texture or sampler.
func (a *Arg) samplerOptions(words []string) error {
	s := &a.texture.Sampler
	s.Address = [3]AddressMode{Clamp, Clamp, Clamp}
	modes := map[string]AddressMode{"wrap": Wrap, "clamp": Clamp, "mirror": Mirror, "border": Border}
	for _, w := range words {
		mode, isMode := modes[w]
		switch {
		case isMode:
			s.Address = [3]AddressMode{mode, mode, mode}
		case w == "linear":
			s.Filter = Linear
		case w == "point", w == "":
			s.Filter = Point
		case w == "normalized":
			s.Normalized = true
		case w == "float" && a.kind == textureArg:
			a.texture.NormalizedRead = true
		case w == "cube" && a.kind == textureArg:
			a.image.Cube = true
			if err := a.layered(); err != nil {
				return err
			}
		case w == "layers" && a.kind == textureArg:
			if err := a.layered(); err != nil {
				return err
			}
		default:
			return fmt.Errorf("unknown option %q; the options are linear, point, wrap, clamp, mirror, border, normalized, float, layers and cube", w)
		}
	}
	return nil
}

// tensorTypes are the types of tensors by their names; the others have those of buffers.
var tensorTypes = map[string]struct {
	tensor  TensorType
	element Type
}{
	"u8": {TensorU8, "u8"}, "u16": {TensorU16, "u16"}, "u32": {TensorU32, "u32"}, "i32": {TensorS32, "i32"}, "u64": {TensorU64, "u64"},
	"i64": {TensorS64, "i64"}, "f16": {TensorF16, "f16"}, "f32": {TensorF32, "f32"}, "f64": {TensorF64, "f64"}, "bf16": {TensorBF16, "bf16"},
	"tf32": {TensorTF32, "f32"}, "f32ftz": {TensorF32FTZ, "f32"}, "tf32ftz": {TensorTF32FTZ, "f32"},
}

// parseMap reads a tensor map: TYPE[DIM0xDIM1…]=INIT;OPTION….
func (a *Arg) parseMap(text string, read ReadFile) error {
	words := strings.Split(text, ";")
	name, rest, ok := strings.Cut(words[0], "[")
	if !ok {
		return errors.New("expected TYPE[SIZE] with sizes separated by x, the innermost first")
	}
	t, ok := tensorTypes[name]
	if !ok {
		return fmt.Errorf("a tensor cannot have type %q", name)
	}
	a.kind, a.Dir = mapArg, InOut
	dims, err := a.contents(string(t.element)+"["+rest, read)
	if err != nil {
		return err
	}
	if len(dims) < 1 || len(dims) > 5 {
		return errors.New("a tensor has one to five sizes")
	}
	a.tensor = &TensorMapDesc{Type: t.tensor, Dim: dims}
	bytes := uint64(a.Type.Size())
	for _, n := range dims[:len(dims)-1] {
		bytes *= uint64(n)
		a.tensor.Stride = append(a.tensor.Stride, bytes)
	}
	for _, w := range words[1:] {
		if err := a.mapOption(w); err != nil {
			return err
		}
	}
	return nil
}

func (a *Arg) mapOption(word string) (err error) {
	t := a.tensor
	name, value, _ := strings.Cut(word, "=")
	lists := map[string]*[]int{"box": &t.Box, "step": &t.Step, "lower": &t.Lower, "upper": &t.Upper}
	numbers := map[string]*int{"channels": &t.Channels, "pixels": &t.Pixels}
	switch {
	case name == "nan" && value == "":
		t.FillNaN = true
	case name == "swizzle":
		swizzles := map[string]Swizzle{"none": SwizzleNone, "32B": Swizzle32B, "64B": Swizzle64B, "96B": Swizzle96B, "128B": Swizzle128B}
		var ok bool
		if t.Swizzle, ok = swizzles[value]; !ok {
			return fmt.Errorf("unknown swizzle %q; the swizzles are none, 32B, 64B, 96B and 128B", value)
		}
	case lists[name] != nil:
		*lists[name], err = sizes(value)
	case numbers[name] != nil:
		*numbers[name], err = strconv.Atoi(value)
	default:
		return fmt.Errorf("unknown option %q; the options are box=, step=, swizzle=, nan, lower=, upper=, channels= and pixels=", word)
	}
	if err != nil {
		return fmt.Errorf("option %q: expected numbers separated by x", word)
	}
	t.Im2col = t.Channels > 0
	return nil
}

// sizes reads numbers that are separated by x.
func sizes(text string) (list []int, err error) {
	for _, s := range strings.Split(text, "x") {
		n, err := strconv.Atoi(s)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}
