//go:build !unix

package main

import (
	"io/fs"
	"os"
)

func replaceable(fs.FileInfo) bool { return true }

func endBySignal(os.Signal) { os.Exit(exitInput) }

// lockFile does nothing: these systems have no locks that all processes obey.
func lockFile(*os.File) error { return nil }
