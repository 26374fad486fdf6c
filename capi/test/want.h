/* WANT compares the result of a call with the wanted number; mistakes counts those that differ. */
#include <stdio.h>

static int mistakes;

#define WANT(want, call)                                                                  \
	do {                                                                                  \
		long got_ = (long)(call);                                                         \
		if (got_ != (long)(want)) {                                                       \
			mistakes++;                                                                   \
			printf("line %d: %s is %ld, not %ld\n", __LINE__, #call, got_, (long)(want)); \
		}                                                                                 \
	} while (0)
