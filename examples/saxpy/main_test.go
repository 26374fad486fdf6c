package main

import (
	"context"
	"strings"
	"testing"
)

func TestSaxpy(t *testing.T) {
	var out strings.Builder
	if err := run(context.Background(), &out); err != nil {
		t.Fatal(err)
	}
	if !strings.HasSuffix(out.String(), "y = [12 24 36 48]\n") {
		t.Error(out.String())
	}
}
