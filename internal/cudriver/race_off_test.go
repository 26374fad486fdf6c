//go:build !race

package cudriver

const raceDetector = false
