//go:build !linux

package unnamed

import (
	"errors"
	"io/fs"
	"os"
)

// Create returns errors.ErrUnsupported: files have names.
func Create(dir string, perm fs.FileMode) (*os.File, error) { return nil, errors.ErrUnsupported }

// Link returns errors.ErrUnsupported.
func Link(f *os.File, name string) error { return errors.ErrUnsupported }
