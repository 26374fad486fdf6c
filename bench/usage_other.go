//go:build !unix

package main

import "os"

func usage(*os.ProcessState) (cost, error) { return cost{}, errNoUsage }

func cpuTime() float64 { return 0 }
