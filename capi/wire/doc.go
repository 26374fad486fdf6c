// Package wire is the protocol between the C libraries and the compiler: a request and a reply are lists of byte strings. The shared
// library of capi/golib and the command gonvvm capi answer the same requests, so that a C library can use either.
//
// A list is the number of its strings and then each string with its length before it; numbers are 64-bit and little-endian. The
// first string of a request names the operation. The first string of a reply is a result code in decimal digits; a request that is
// not understood is answered with "-1" and a message.
package wire
