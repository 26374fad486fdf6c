// Package capi holds the C libraries of the project: thin layers of C that keep the objects of their interfaces and send requests
// to the compiler (wire), which a library made from Go answers (golib). scripts/build-libs builds them.
//
//	common/   lists of strings, and the connection to the compiler: it is opened at the first request, in a child after fork again
//	nvvm/     libnvvm.so.4
//	nvjitlink/ libnvJitLink.so.12 and .13
//	test/     C clients for the tests
package capi
