package ipo

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxPaddedShared is the size of all shared variables up to which those get padding for the sake of their alignment; blocks have 48 KB.
const maxPaddedShared = 32 << 10

// AlignVariables raises the alignment of arrays in shared memory that only this module knows, so that neighbouring elements are
// accessed as vectors.
func AlignVariables(m *ir.Module) bool {
	total := uint64(0)
	shared := func(s *ir.Symbol) bool {
		return s.Kind == ir.SymVar && !s.Dead && s.Space == analysis.Shared
	}
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; shared(s) {
			total += m.SizeOf(s.Type)
		}
	}
	changed := false
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if !shared(s) || !s.Linkage.IsLocal() || s.Section != "" {
			continue
		}
		size := m.SizeOf(s.Type)
		if size < vectorBytes || s.Align >= vectorBytes || total > maxPaddedShared && size%vectorBytes != 0 {
			continue
		}
		s.Align, changed = vectorBytes, true
	}
	return changed
}
