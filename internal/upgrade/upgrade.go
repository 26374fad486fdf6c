package upgrade

import "gonvvm/internal/ir"

// Module upgrades m in place.
func Module(m *ir.Module) {}
