/* The versions that the profiles of gonvvm/nvvm report. Written by the tests of capi/wire with -update. */
static const struct profile {
	const char *name;
	int major, minor, debug_major, debug_minor;
} profiles[] = {
	{"open", 2, 0, 3, 2},
	{"11.8", 1, 9, 3, 1},
	{"12.5", 2, 0, 3, 1},
	{"13", 2, 0, 3, 2},
};
