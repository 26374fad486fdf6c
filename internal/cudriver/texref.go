package cudriver

import (
	"sync"

	"gonvvm/internal/emu"
)

// TexRef is a variable of a module through which kernels read a texture, with the memory and the sampler that the program has set. Each change
// binds the variable anew, after the work of the context.
type TexRef struct {
	mod  *Module // nil: a reference that no module has
	ctx  *Context
	name string

	mu     sync.Mutex
	state  TexRefState
	object *Object // bound to the variable
}

// TexRefState is the memory of a texture reference and the way to read it.
type TexRefState struct {
	Array      *Array // or else Linear
	Linear     Linear
	Sampler    emu.Sampler
	Integers   bool // are read as such
	Flags      uint32
	Anisotropy uint32
}

// SurfRef is a variable of a module through which kernels use a surface.
type SurfRef struct {
	mod    *Module
	name   string
	mu     sync.Mutex
	array  *Array
	object *Object
}

const floatFormat = 0x20 // CU_AD_FORMAT_FLOAT

// TexRef returns the texture reference of a name, always the same one (cuModuleGetTexRef).
func (m *Module) TexRef(name string) (*TexRef, Result) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if t := m.textures[name]; t != nil {
		return t, Success
	}
	if !m.emu.IsTexture(name) {
		return nil, NotFound
	}
	t := m.ctx.NewTexRef()
	t.mod, t.name = m, name
	if m.textures == nil {
		m.textures = map[string]*TexRef{}
	}
	m.textures[name] = t
	return t, Success
}

// NewTexRef makes a reference that belongs to no module (cuTexRefCreate).
func (c *Context) NewTexRef() *TexRef {
	return &TexRef{ctx: c, state: TexRefState{Linear: Linear{Format: floatFormat, Channels: 1}}}
}

// State returns the memory and the sampler.
func (t *TexRef) State() TexRefState {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.state
}

// Change changes the state. The variable is bound if the reference has memory.
func (t *TexRef) Change(change func(s *TexRefState)) Result {
	t.mu.Lock()
	defer t.mu.Unlock()
	s := t.state
	change(&s)
	if t.mod == nil || s.Array == nil && s.Linear.Addr == 0 {
		t.state = s
		return Success
	}
	o, r := t.ctx.NewTexture(s.Array, nil, s.Linear, s.Sampler, !s.Integers)
	if r != Success {
		return r
	}
	if r := t.mod.bind(t.name, o, t.object); r != Success {
		return r
	}
	t.state, t.object = s, o
	return Success
}

// bind gives a variable another object, after the work of the context.
func (m *Module) bind(name string, o, old *Object) Result {
	m.ctx.Drain()
	if err := m.emu.Bind(name, 0, emu.Handle(o.Handle)); err != nil {
		m.ctx.Dev.drv.log(err.Error())
		o.Close()
		return InvalidValue
	}
	if old != nil {
		old.Close()
	}
	return Success
}

// SurfRef returns the surface reference of a name, always the same one (cuModuleGetSurfRef).
func (m *Module) SurfRef(name string) (*SurfRef, Result) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if s := m.surfaces[name]; s != nil {
		return s, Success
	}
	if !m.emu.IsSurface(name) {
		return nil, NotFound
	}
	if m.surfaces == nil {
		m.surfaces = map[string]*SurfRef{}
	}
	m.surfaces[name] = &SurfRef{mod: m, name: name}
	return m.surfaces[name], Success
}

// SetArray binds an array.
func (s *SurfRef) SetArray(a *Array) Result {
	s.mu.Lock()
	defer s.mu.Unlock()
	o, r := s.mod.ctx.NewSurface(a)
	if r != Success {
		return r
	}
	if r := s.mod.bind(s.name, o, s.object); r != Success {
		return r
	}
	s.array, s.object = a, o
	return Success
}

// Array returns the array that was bound, or nil.
func (s *SurfRef) Array() *Array {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.array
}
