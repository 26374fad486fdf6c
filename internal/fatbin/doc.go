// Package fatbin reads and writes the containers in which CUDA programs carry code for several architectures: PTX, and binaries that
// only NVIDIA's tools understand. Entries may be stored, or compressed by LZ4 or zstd.
//
// The format is not documented by NVIDIA; docs and tests describe the output of the fatbinary tool of CUDA 11.8 to 13.5.
package fatbin
