package tile

// Layout says which element of a matrix each element of some registers is. It knows the order in which whole vectors
// can be moved.
type Layout struct {
	index []int32 // element of the registers → element of the matrix, -1 for none
	kind  moveKind
	moves []move
	from  int // bytes between vectors of a block of the registers
	to    int // bytes between vectors of a block of the matrix
	need  int // elements that the matrix has at least
}

// moveKind is the unit in which elements are moved.
type moveKind uint8

const (
	single moveKind = iota // one element
	row                    // four consecutive elements on both sides
	zip                    // four of each of two registers, which alternate in the matrix
	block                  // four consecutive elements of a register are in four rows
)

// move is the first element of a unit, in the registers and in the matrix.
type move struct{ reg, mat int32 }

const vectorLen = 4 // float64 of a vector

// NewLayout makes the layout of registers with per elements in each lane, in a matrix with cols columns. The index
// lists the elements of a register lane by lane, one register after the other; -1 is an element outside of the matrix.
func NewLayout(index []int32, per, cols int) *Layout {
	l := &Layout{index: index}
	for _, at := range index {
		l.need = max(l.need, int(at)+1)
	}
	if len(index)%(vectorLen*per) != 0 || l.rows() || per == 1 && l.zips() || l.blocks(per, cols) {
		return l
	}
	l.kind, l.moves = single, nil
	return l
}

// run reports whether n elements from x on are step apart in the matrix.
func (l *Layout) run(x, n int, step int32) bool {
	for i := range n {
		if l.index[x+i] != l.index[x]+int32(i)*step || l.index[x] < 0 {
			return false
		}
	}
	return true
}

func (l *Layout) rows() bool {
	l.kind, l.moves = row, nil
	for x := 0; x < len(l.index); x += vectorLen {
		if !l.run(x, vectorLen, 1) {
			return false
		}
		l.moves = append(l.moves, move{int32(x), l.index[x]})
	}
	return true
}

func (l *Layout) zips() bool {
	l.kind, l.moves = zip, nil
	if len(l.index)%(2*Lanes) != 0 {
		return false
	}
	for x := 0; x < len(l.index); x += vectorLen {
		if x/Lanes%2 != 0 {
			continue
		}
		if !l.run(x, vectorLen, 2) || !l.run(x+Lanes, vectorLen, 2) || l.index[x+Lanes] != l.index[x]+1 {
			return false
		}
		l.moves = append(l.moves, move{int32(x), l.index[x]})
	}
	return true
}

// blocks finds blocks of 4×4: a column of the matrix is in four lanes, the next column in the four lanes after them.
func (l *Layout) blocks(per, cols int) bool {
	l.kind, l.moves = block, nil
	next := vectorLen * per
	l.from, l.to = 8*next, 8*cols
	for x := 0; x < len(l.index); x += vectorLen {
		if x/next%vectorLen != 0 {
			continue
		}
		if x+3*next+vectorLen > len(l.index) {
			return false
		}
		for i := range vectorLen {
			if !l.run(x+i*next, vectorLen, int32(cols)) || l.index[x+i*next] != l.index[x]+int32(i) {
				return false
			}
		}
		l.moves = append(l.moves, move{int32(x), l.index[x]})
	}
	return true
}

// Inside reports whether every element is one of the matrix.
func (l *Layout) Inside() bool {
	for _, x := range l.index {
		if x < 0 {
			return false
		}
	}
	return true
}

// Len returns the number of elements of the registers.
func (l *Layout) Len() int { return len(l.index) }

// Index returns the element of the matrix that element x of the registers is, or -1.
func (l *Layout) Index(x int) int { return int(l.index[x]) }

// Read writes the elements of the registers to their places in a matrix. Of two with the same place, the later one counts.
func (l *Layout) Read(mat, regs []float64) {
	if vector() && len(l.moves) > 0 {
		if len(mat) < l.need || len(regs) < len(l.index) {
			panic("tile: the matrix is too small for its layout")
		}
		readMoves(&mat[0], &regs[0], &l.moves[0], len(l.moves), int(l.kind), l.from, l.to)
		return
	}
	for x, at := range l.index {
		if at >= 0 {
			mat[at] = regs[x]
		}
	}
}

// Write writes the elements of a matrix to the registers; those outside of it stay as they are.
func (l *Layout) Write(regs, mat []float64) {
	if vector() && len(l.moves) > 0 && l.kind != block {
		if len(mat) < l.need || len(regs) < len(l.index) {
			panic("tile: the matrix is too small for its layout")
		}
		writeMoves(&regs[0], &mat[0], &l.moves[0], len(l.moves), int(l.kind))
		return
	}
	for x, at := range l.index {
		if at >= 0 {
			regs[x] = mat[at]
		}
	}
}
