package oracle

import (
	"os"
	"testing"
)

// EnvOracles is the environment variable that admits the tools to tests: any value but
// "" does, and "require" makes a test fail where a tool is missing.
const EnvOracles = "GONVVM_ORACLES"

// Admitted reports whether tools may be used: by commands always, by tests only if GONVVM_ORACLES is set, so that the
// result of "go test ./..." does not depend on installed tools. Each function that finds a tool calls it.
func Admitted() bool { return !testing.Testing() || os.Getenv(EnvOracles) != "" }

// Required reports whether a test must fail where a tool is missing.
func Required() bool { return os.Getenv(EnvOracles) == "require" }
