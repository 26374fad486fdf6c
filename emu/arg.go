package emu

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Direction is the use of a buffer.
type Direction uint8

const (
	Scalar Direction = iota // not a buffer
	In                      // filled before the launch
	Out                     // read back after it
	InOut                   // both
)

// Arg is an argument of a kernel as the command gonvvm run takes it.
type Arg struct {
	Text  string    // as it was written
	Dir   Direction // use of the buffer; of a texture, surface or tensor map that of its contents
	Type  Type      // of the scalar, or of the elements
	Count int       // elements of a buffer
	Data  []byte    // the scalar, or the buffer's contents; LaunchArgs leaves the results here

	kind    argKind
	parts   []*Arg         // members of a structure; the kind is valueArg if its bytes are known
	ref     string         // name of the memory that it refers to
	offset  uint64         // bytes from its beginning
	image   ImageDesc      // of a texture or surface
	texture TextureDesc    // of a texture or sampler; Image is not set
	tensor  *TensorMapDesc // of a tensor map; Addr is not set
	ptr     Ptr            // while a launch runs, or of a buffer in a Memory
	img     *Image         // likewise
}

// argKind is the kind of an argument.
type argKind uint8

const (
	valueArg   argKind = iota // bytes of a parameter
	bufferArg                 // address of a buffer
	structArg                 // bytes with members that are arguments
	refArg                    // address of named memory
	textureArg                // handles
	surfaceArg
	samplerArg
	mapArg   // tensor map
	imageArg // elements of textures and surfaces; in a Memory only
)

// MaxBuffer bounds the bytes of one buffer.
const MaxBuffer = 2 << 30

// ReadFile reads a file that an argument names.
type ReadFile = func(name string) ([]byte, error)

// ParseArg reads an argument:
//
//	f32:2.5                    a scalar
//	bytes:00ff…                the bytes of a structure
//	struct:{u32:7,in:f32[2]=0} a structure: members with natural alignment; a buffer is a pointer
//	in:f32[1024]=ramp          a buffer in global memory: 0, 1, 2 …
//	inout:i32[64]=rand:7       random contents; floats are in [-1, 1)
//	in:u8[100]=255             the number everywhere
//	in:f64[9]=@m.npy           a file: raw little-endian numbers, or NumPy's format
//	in:@m.npy                  a file in NumPy's format, with its type and size
//	out:f32[1024]              zeroes
//	tex:u8x4[64x32]=@m;linear  a texture of four channels; surf: is a surface, sampler:linear a sampler
//	map:f16[64x32]=ramp;box=64x8;swizzle=128B  a tensor map
//	&x+16                      address of named memory, 16 bytes after its beginning
//
// docs/emulator.md lists all forms and options. read reads the files that are named.
func ParseArg(text string, read ReadFile) (*Arg, error) {
	a := &Arg{Text: text}
	if err := a.parse(text, read); err != nil {
		return nil, fmt.Errorf("argument %q: %w", text, err)
	}
	return a, nil
}

func (a *Arg) parse(text string, read ReadFile) (err error) {
	if name, ok := strings.CutPrefix(text, "&"); ok {
		a.kind = refArg
		a.ref, a.offset, err = parseRef(name)
		return err
	}
	kind, rest, ok := strings.Cut(text, ":")
	if !ok {
		return errors.New("expected TYPE:VALUE or in:, out: or inout: and TYPE[COUNT]=INIT")
	}
	switch kind {
	case "in":
		a.Dir = In
	case "out":
		a.Dir = Out
	case "inout":
		a.Dir = InOut
	case "bytes":
		a.Type = "b8"
		a.Data, err = hex.DecodeString(strings.ReplaceAll(rest, "_", ""))
		return err
	case "struct":
		return a.parseStruct(rest, read)
	case "tex", "surf", "image":
		return a.parseImage(kind, rest, read)
	case "sampler":
		a.kind, a.Type = samplerArg, "b64"
		return a.samplerOptions(strings.Split(rest, ";"))
	case "map":
		return a.parseMap(rest, read)
	default:
		a.Type = Type(kind)
		if a.Type.Size() == 0 {
			return fmt.Errorf("unknown type %q", kind)
		}
		v, err := a.Type.parse(rest)
		a.Data = appendBits(nil, v, a.Type.Size())
		return err
	}
	a.kind = bufferArg
	dims, err := a.contents(rest, read)
	if err == nil && len(dims) > 1 {
		err = errors.New("a buffer has one size")
	}
	return err
}

// parseRef reads NAME or NAME+BYTES.
func parseRef(s string) (name string, offset uint64, err error) {
	name, bytes, ok := strings.Cut(s, "+")
	if ok {
		if offset, err = strconv.ParseUint(bytes, 0, 62); err != nil {
			return "", 0, fmt.Errorf("bad number of bytes %q", bytes)
		}
	}
	if name == "" {
		return "", 0, errors.New("a name is missing after &")
	}
	return name, offset, nil
}

// parseStruct reads the members of a structure.
func (a *Arg) parseStruct(text string, read ReadFile) error {
	body, opened := strings.CutPrefix(text, "{")
	body, closed := strings.CutSuffix(body, "}")
	if !opened || !closed {
		return errors.New("expected struct:{ARGUMENT,ARGUMENT…}")
	}
	a.kind, a.Type = structArg, "b8"
	plain := true
	for _, member := range splitMembers(body) {
		m := &Arg{Text: member}
		if err := m.parse(member, read); err != nil {
			return fmt.Errorf("member %q: %w", member, err)
		}
		a.parts = append(a.parts, m)
		plain = plain && m.kind == valueArg
	}
	if plain { // the bytes are known
		a.Data = a.layOut(func(m *Arg) []byte { return m.Data })
		a.kind = valueArg
	}
	return nil
}

// splitMembers cuts a text at commas outside of braces.
func splitMembers(s string) (list []string) {
	depth, start := 0, 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			depth++
		case '}':
			depth--
		case ',':
			if depth == 0 {
				list, start = append(list, strings.TrimSpace(s[start:i])), i+1
			}
		}
	}
	return append(list, strings.TrimSpace(s[start:]))
}

// layOut returns the bytes of a structure as C lays it out, from the bytes of its members.
func (a *Arg) layOut(of func(*Arg) []byte) (b []byte) {
	most := 1
	pad := func(n int) {
		for len(b)%n != 0 {
			b = append(b, 0)
		}
	}
	for _, m := range a.parts {
		v := of(m)
		n := m.align(len(v))
		most = max(most, n)
		pad(n)
		b = append(b, v...)
	}
	pad(most)
	return b
}

// align returns the alignment of a member of a structure that has size bytes.
func (a *Arg) align(size int) int {
	switch {
	case a.kind == mapArg:
		return 64
	case len(a.parts) > 0:
		n := 1
		for _, m := range a.parts {
			n = max(n, m.align(max(1, len(m.Data))))
		}
		return n
	case a.kind == valueArg:
		return max(1, a.Type.Size())
	}
	return max(1, size)
}

// contents reads the type, the dimensions and the initial value of memory: TYPE[COUNT]=INIT, with sizes separated by x, or @FILE.npy.
func (a *Arg) contents(text string, read ReadFile) (dims []int, err error) {
	if name, ok := strings.CutPrefix(text, "@"); ok {
		if a.Dir == Out {
			return nil, errors.New("an output has no contents: expected TYPE[COUNT]")
		}
		data, err := readAll(read, name)
		if err == nil {
			a.Type, err = NpyType(data)
		}
		if err == nil {
			a.Data, err = Decode(data, a.Type)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		a.Count = len(a.Data) / a.Type.Size()
		return []int{a.Count}, nil
	}
	head, init, hasInit := strings.Cut(text, "=")
	name, sizes, ok := strings.Cut(strings.TrimSuffix(head, "]"), "[")
	if !ok || !strings.HasSuffix(head, "]") {
		return nil, errors.New("expected TYPE[COUNT]")
	}
	if a.Type = Type(name); a.Type.Size() == 0 {
		return nil, fmt.Errorf("unknown type %q", name)
	}
	if sizes == "" && strings.HasPrefix(init, "@") { // as many as the file has
		return nil, a.fill(init, read)
	}
	a.Count = max(1, a.image.Channels)
	for _, size := range strings.Split(sizes, "x") {
		n, err := strconv.ParseInt(size, 10, 64)
		if err != nil || n < 1 || n > MaxBuffer/int64(a.Type.Size()*a.Count) {
			return nil, fmt.Errorf("bad number of elements %q", size)
		}
		a.Count *= int(n)
		dims = append(dims, int(n))
	}
	if !hasInit {
		if a.Dir == In || a.kind == bufferArg && a.Dir == InOut {
			return nil, errors.New("an input needs contents: =NUMBER, =ramp, =rand:SEED or =@FILE")
		}
		init = "0"
	}
	return dims, a.fill(init, read)
}

func readAll(read ReadFile, name string) ([]byte, error) {
	if read == nil {
		return nil, errors.New("files cannot be read here")
	}
	return read(name)
}

// fill makes the contents of a buffer.
func (a *Arg) fill(init string, read ReadFile) error {
	size := a.Type.Size()
	if name, ok := strings.CutPrefix(init, "&"); ok {
		var err error
		a.ref, a.offset, err = parseRef(name)
		return err
	}
	if name, ok := strings.CutPrefix(init, "@"); ok {
		data, err := readAll(read, name)
		if err != nil {
			return err
		}
		if a.Data, err = Decode(data, a.Type); err != nil {
			return fmt.Errorf("%s: %v", name, err)
		}
		if a.Count == 0 {
			a.Count = len(a.Data) / size
		}
		if len(a.Data) != a.Count*size {
			return fmt.Errorf("%s has %d elements of %s, not %d", name, len(a.Data)/size, a.Type, a.Count)
		}
		return nil
	}
	var elem func(i int) uint64
	switch {
	case init == "ramp":
		elem = func(i int) uint64 { return uint64(i) }
		if a.Type.Float() {
			elem = func(i int) uint64 { return a.Type.fromFloat(float64(i)) }
		}
	case strings.HasPrefix(init, "rand:"):
		seed, err := strconv.ParseUint(init[5:], 0, 64)
		if err != nil {
			return fmt.Errorf("bad seed %q", init[5:])
		}
		r := random(seed)
		elem = func(int) uint64 { return r.next() }
		if a.Type.Float() {
			elem = func(int) uint64 { return a.Type.fromFloat(float64(r.next()>>11)/(1<<52) - 1) }
		}
	default:
		v, err := a.Type.parse(init)
		if err != nil {
			return err
		}
		elem = func(int) uint64 { return v }
	}
	a.Data = make([]byte, 0, a.Count*size)
	for i := range a.Count {
		a.Data = appendBits(a.Data, elem(i), size)
	}
	return nil
}

// random is splitmix64: its sequence never changes.
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
