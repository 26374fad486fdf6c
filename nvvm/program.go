package nvvm

import (
	"context"
	"sync"

	"gonvvm/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/lto"
)

// Program is a set of modules that are compiled together. The zero value is an empty program of the open profile. Its methods may
// be called by several goroutines, one of which works at a time; different programs are independent.
type Program struct {
	// Profile is the release of libNVVM to be compatible with. It must not change after the first module was added.
	Profile Profile

	mu      sync.Mutex
	modules []driver.Input
	result  []byte
	log     string
	notes   diag.List
}

// AddModule adds a module, text or bitcode, under a name for messages. The data is copied and not read before Verify or
// Compile. The error is [ErrInvalidInput] for nil data.
func (p *Program) AddModule(data []byte, name string) error { return p.add(data, name, false) }

// LazyAddModule adds a module of which only the definitions that others refer to are linked; they become internal.
// libdevice is added with it.
func (p *Program) LazyAddModule(data []byte, name string) error { return p.add(data, name, true) }

func (p *Program) add(data []byte, name string, lazy bool) error {
	if data == nil {
		return &Error{Code: ErrInvalidInput}
	}
	if n := len(data); n > 0 && data[n-1] == 0 && !isBitcode(data) && !lto.Is(data) {
		data = data[:n-1] // of a C string
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.modules = append(p.modules, driver.Input{Name: name, Data: append([]byte{}, data...), Library: lazy})
	return nil
}

// isBitcode reports whether data begins as bitcode does, with or without a wrapper.
func isBitcode(data []byte) bool {
	return len(data) >= 4 && (string(data[:4]) == "BC\xc0\xde" || string(data[:4]) == "\xde\xc0\x17\x0b")
}

// Verify judges the modules, linked together. Options are checked as Compile does. It replaces the log and leaves the result of the
// last Compile. The error is an [*Error].
func (p *Program) Verify(options ...string) error {
	return p.run(context.Background(), options, func(_ context.Context, s *session) (Code, error) {
		list := driver.Verify(&s.opt, p.modules...)
		s.notes = list
		return ErrInvalidIR, list.Err()
	})
}

// Compile compiles the modules to the form that the options select, PTX by default. It replaces the log and the result.
// The error is an [*Error].
func (p *Program) Compile(options ...string) error {
	return p.CompileContext(context.Background(), options...)
}

// CompileContext is Compile that ends with [ErrCancelled] soon after ctx has ended.
func (p *Program) CompileContext(ctx context.Context, options ...string) error {
	p.mu.Lock()
	p.result = nil
	p.mu.Unlock()
	return p.run(ctx, options, func(ctx context.Context, s *session) (Code, error) {
		result, notes, err := s.compile(ctx, p.modules)
		if s.notes = notes; err == nil {
			p.result = result
		}
		return ErrCompilation, err
	})
}

// run checks options and modules, does the work and sets the log. work returns its error with the code for errors of the input.
func (p *Program) run(ctx context.Context, options []string, work func(context.Context, *session) (Code, error)) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.log, p.notes = "", nil
	s := session{release: p.Profile.release()}
	if err := s.parse(options); err != "" {
		return p.fail(ErrInvalidOption, "libnvvm : error: "+err)
	}
	if !p.hasMain() {
		return p.fail(ErrNoModule, "")
	}
	s.prepare()
	code, err := work(ctx, &s)
	switch {
	case err == nil:
		p.log, p.notes = s.text(), s.notes
		return nil
	case ctx.Err() != nil && err == ctx.Err():
		return p.fail(ErrCancelled, "")
	}
	if s.wrongVersion {
		code = ErrIRVersion
	}
	p.notes = s.notes
	if p.notes.Err() == nil {
		p.notes = append(diag.Of(err), p.notes...)
	}
	return p.fail(code, s.failure(p.notes))
}

func (p *Program) fail(code Code, log string) error {
	p.log = log
	return &Error{Code: code, Log: log, Diagnostics: p.notes}
}

// hasMain reports whether there is a module that is not lazy.
func (p *Program) hasMain() bool {
	for i := range p.modules {
		if !p.modules[i].Library {
			return true
		}
	}
	return false
}

// Result returns the output of the last Compile, nil if it failed. The caller may change it. It has no NUL at
// the end, which nvvmGetCompiledResult adds.
func (p *Program) Result() []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]byte(nil), p.result...)
}

// Log returns the messages of the last Verify or Compile in the form of libNVVM's log, "" if there are none.
func (p *Program) Log() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.log
}

// Diagnostics returns the messages of the last Verify or Compile about the modules with positions and advice. Notes about
// the work of the compiler are not in the log.
func (p *Program) Diagnostics() diag.List {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append(diag.List(nil), p.notes...)
}
