//go:build !js

package main

import (
	"os"
	"syscall"
)

// endingSignals are the signals that end the command.
var endingSignals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}
