package cudriver

import (
	"bytes"
	"encoding/binary"

	"gonvvm/internal/fatbin"
	"gonvvm/internal/target"
)

// maxText bounds PTX whose end is a NUL.
const maxText = 1 << 30

// ImageAt returns the code that lies at an address: PTX up to its NUL, a fat binary, the structure that points to one, or an ELF file.
func ImageAt(addr uint64) ([]byte, Result) {
	if addr == 0 {
		return nil, InvalidValue
	}
	head := bytesAt(addr, 4)
	switch {
	case fatbin.IsWrapper(head):
		return ImageAt(binary.LittleEndian.Uint64(bytesAt(addr+8, 8)))
	case fatbin.Is(head):
		h := bytesAt(addr, 16)
		n := binary.LittleEndian.Uint64(h[8:])
		if n > maxText {
			return nil, InvalidImage
		}
		return bytesAt(addr, uint64(binary.LittleEndian.Uint16(h[6:]))+n), Success
	case fatbin.IsELF(head):
		n, ok := fatbin.ELFSize(func(off, n uint64) []byte { return bytesAt(addr+off, n) })
		if !ok || n > maxText {
			return nil, InvalidImage
		}
		return bytesAt(addr, n), Success
	}
	return textAt(addr), Success
}

// StringAt returns the bytes at an address up to a NUL.
func StringAt(addr uint64) string { return string(textAt(addr)) }

func textAt(addr uint64) []byte {
	const piece = 64
	for n := uint64(0); n < maxText; {
		// Reads up to the next multiple of 64, so that it stays in the page.
		k := piece - (addr+n)%piece
		if i := bytes.IndexByte(bytesAt(addr+n, k), 0); i >= 0 {
			return bytesAt(addr, n+uint64(i))
		}
		n += k
	}
	return nil
}

// ptxOf returns the PTX of an image for a device, and the advice for an image without.
func ptxOf(image []byte, sm target.SM) (text []byte, r Result, advice string) {
	if fatbin.IsELF(image) {
		body, ok := fatbin.FromELF(image)
		if !ok {
			return nil, NoBinaryForGPU, "the image is machine code for a GPU (SASS) without PTX, which cannot be emulated: build with PTX " +
				"(nvcc -gencode arch=compute_NN,code=compute_NN, clang --cuda-include-ptx=all, or gonvvm as ptxas)"
		}
		image = body
	}
	if !fatbin.Is(image) {
		return bytes.TrimRight(image, "\x00"), Success, ""
	}
	list, err := fatbin.Parse(image)
	if err != nil {
		return nil, InvalidImage, err.Error()
	}
	list = fatbin.Flat(list)
	i := fatbin.Best(list, sm.Number(), sm.Suffix())
	if i < 0 {
		return nil, NoBinaryForGPU, "the fat binary has no PTX for " + sm.String() + ": build with PTX for it or for an older architecture " +
			"(nvcc -gencode arch=compute_NN,code=compute_NN, clang --cuda-include-ptx=all)"
	}
	return list[i].Data, Success, ""
}
