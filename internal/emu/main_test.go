package emu

import (
	"testing"

	"gonvvm/internal/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }
