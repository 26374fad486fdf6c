package libcuda

import (
	"sync"

	"gonvvm/internal/cudriver"
)

// Launches as before CUDA 4, which PyCUDA still begins all of its launches with: functions keep the block, the shared memory and the
// parameters of their next launch.

// nextLaunch is the state of a function.
type nextLaunch struct {
	mu     sync.Mutex
	block  [3]int
	shared int
	params []byte
}

// next returns the function of argument 0 and its state.
func (c *call) next() (*cudriver.Function, *nextLaunch, result) {
	f, r := c.function(0)
	if r != success {
		return nil, nil, r
	}
	n, _ := c.lib.launches.LoadOrStore(f, &nextLaunch{block: [3]int{1, 1, 1}, params: make([]byte, f.ParamBytes())})
	return f, n.(*nextLaunch), success
}

func funcSetBlockShape(c *call) result {
	_, n, r := c.next()
	if r != success {
		return r
	}
	block := [3]int{c.i(1), c.i(2), c.i(3)}
	for _, x := range block {
		if x < 1 || x > 1024 {
			return cudriver.InvalidValue
		}
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.block = block
	return success
}

func funcSetSharedSize(c *call) result {
	_, n, r := c.next()
	if r != success {
		return r
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.shared = int(c.u(1))
	return success
}

// paramSetSize checks the size of the parameters, which the function knows.
func paramSetSize(c *call) result {
	f, r := c.function(0)
	if r == success && uint64(c.u(1)) < uint64(f.ParamBytes()) {
		r = cudriver.InvalidValue
	}
	return r
}

// setParam stores bytes at an offset of the parameters.
func (c *call) setParam(data []byte) result {
	_, n, r := c.next()
	if r != success {
		return r
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	at := c.i(1)
	if at < 0 || at+len(data) > len(n.params) {
		return cudriver.InvalidValue
	}
	copy(n.params[at:], data)
	return success
}

func paramSeti(c *call) result {
	v := c.u(2)
	return c.setParam([]byte{byte(v), byte(v >> 8), byte(v >> 16), byte(v >> 24)})
}

func paramSetv(c *call) result {
	const most = 32 << 10 // of parameters
	if c.u(3) > most {
		return cudriver.InvalidValue
	}
	return c.setParam(bytesAt(c.args[2], uint64(c.u(3))))
}

func launchOne(c *call) result  { return c.launchNext(1, 1, c.defaultStream()) }
func launchGrid(c *call) result { return c.launchNext(c.i(1), c.i(2), c.defaultStream()) }

func launchGridAsync(c *call) result {
	s, r := c.stream(3)
	if r != success {
		return r
	}
	return c.launchNext(c.i(1), c.i(2), s)
}

func (c *call) launchNext(width, height int, s *cudriver.Stream) result {
	f, n, r := c.next()
	if r != success {
		return r
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	return s.Launch(f, cudriver.Launch{
		Grid: [3]int{width, height, 1}, Block: n.block, Shared: n.shared, Params: append([]byte(nil), n.params...), Origin: c.origin(),
	})
}
