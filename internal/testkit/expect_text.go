package testkit

func isLetter(ch byte) bool { return ch|32 >= 'a' && ch|32 <= 'z' }

func countWords(c *call) {
	words := get[uint32](c, 2)
	before := false
	for _, ch := range c.data[0][:scalar[int32](c, 1)] {
		in := isLetter(ch)
		if in && !before {
			words[0]++
		}
		before = in
	}
	set(c, 2, words)
}

func hexEncode(c *call) {
	const digits = "0123456789abcdef"
	for i, b := range c.data[0][:scalar[int32](c, 2)] {
		c.data[1][2*i], c.data[1][2*i+1] = digits[b>>4], digits[b&15]
	}
}

// utf8Check: a record with a rune that Go cannot decode has 255.
func utf8Check(c *call) {
	for r := range int(scalar[int32](c, 1)) {
		n := byte(0)
		rec := c.data[0][4*r : 4*r+4]
		for i, ch := range string(rec) {
			if ch == 0xfffd && string(rec[i:min(i+3, 4)]) != "\ufffd" {
				n = 255
				break
			}
			n++
		}
		c.data[2][r] = n
	}
}

func swapCase(c *call) {
	for i, ch := range c.data[0] {
		if isLetter(ch) {
			c.data[0][i] = ch ^ 32
		}
	}
}
