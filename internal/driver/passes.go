package driver

import (
	"context"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// optimise runs the passes of the level.
func optimise(ctx context.Context, m *ir.Module, opt *Options, t *target.Target, workers int) error {
	return nil
}
