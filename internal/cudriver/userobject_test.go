package cudriver

import "testing"

// The destructor of an object is called once, when neither the program nor a graph refers to it; executable graphs and launches count.
func TestUserObjects(t *testing.T) {
	_, _, c := machine(t, "sm_80:16MiB")
	calls := 0
	o, r := NewUserObject(3, func() { calls++ })
	ok(t, r)
	g := c.Dev.drv.NewGraph()
	ok(t, g.RetainUser(o, 2, true))
	ok(t, o.Release(1))
	if r := o.Release(3); r != InvalidValue {
		t.Error(r)
	}
	x, r := g.Instantiate(0)
	ok(t, r)
	ok(t, x.Launch(c.Legacy(), Origin{}))
	ok(t, c.Synchronize())
	ok(t, g.ReleaseUser(o, 1))
	if r := g.ReleaseUser(o, 2); r != InvalidValue {
		t.Error(r)
	}
	g.Close()
	if calls != 0 {
		t.Error("the executable graph refers to it")
	}
	x.Close()
	if calls != 1 {
		t.Errorf("%d calls", calls)
	}
	if _, r := NewUserObject(0, func() {}); r != InvalidValue {
		t.Error(r)
	}
}
