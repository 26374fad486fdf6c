//go:build !unix

package main

import (
	"io/fs"
	"os"
)

func replaceable(fs.FileInfo) bool { return true }

func endBySignal(os.Signal) { os.Exit(exitInput) }
