//go:build !race

package emu

const oneWorker = false
