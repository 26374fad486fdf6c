//go:build !linux

package main

import (
	"errors"
	"io/fs"
	"os"
)

// createUnnamed returns errors.ErrUnsupported: a file has a name from the start.
func createUnnamed(string, fs.FileMode) (*os.File, error) { return nil, errors.ErrUnsupported }

func linkUnnamed(*os.File, string) error { return errors.ErrUnsupported }
