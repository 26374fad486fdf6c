// Package cube has the geometry of cube maps (CUDA Programming Guide, Cubemap Textures).
package cube

import "math"

// Project turns a direction into the face of a cube map and coordinates on it, and the
// derivatives of a direction into those of the coordinates.
func Project(dir [3]float64, deriv [2][3]float64) (face int, st [2]float64, dst [2][2]float64) {
	x, y, z := math.Abs(dir[0]), math.Abs(dir[1]), math.Abs(dir[2])
	major := 2
	switch {
	case z >= x && z >= y:
	case y >= x:
		major = 1
	default:
		major = 0
	}
	negative := dir[major] < 0 || dir[major] == 0 && math.Signbit(dir[major])
	face = 2 * major
	if negative {
		face++
	}
	// The axes of s and t on each face, and their signs.
	f := [...]struct {
		s, t         int
		signS, signT float64
	}{{2, 1, -1, -1}, {2, 1, 1, -1}, {0, 2, 1, 1}, {0, 2, 1, -1}, {0, 1, 1, -1}, {0, 1, -1, -1}}[face]
	m := math.Abs(dir[major])
	if m == 0 {
		return face, [2]float64{0.5, 0.5}, dst
	}
	s, t := f.signS*dir[f.s]/m, f.signT*dir[f.t]/m
	for k, d := range deriv {
		dm := d[major]
		if negative {
			dm = -dm
		}
		dst[k] = [2]float64{(f.signS*d[f.s] - s*dm) / m / 2, (f.signT*d[f.t] - t*dm) / m / 2}
	}
	return face, [2]float64{(s + 1) / 2, (t + 1) / 2}, dst
}
