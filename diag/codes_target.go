package diag

var targetInfos = [...]Info{
	{
		"T0001", "the target cannot be chosen",
		`The PTX version that was asked for is too old to name the architecture. Each
architecture appeared in one version of the PTX ISA; gonvvm targets lists them.
Leave -ptx out to get the lowest version that will do.`,
		"; gonvvm compile -arch=sm_90a -ptx=7.0\n",
	},
	{
		"T0002", "the PTX version was raised",
		`A note, not an error: the program uses something that is newer than the first PTX
version that knows the architecture, so .version names a newer one. A driver
older than that version will refuse to load the module. -ptx=VERSION fixes the
version; features that it lacks are then errors.`,
		"",
	},
	{
		"T0003", "the module is for another machine",
		`The module's target triple does not name an NVIDIA GPU. Front ends write
nvptx64-nvidia-cuda for 64-bit programs.`,
		"; gonvvm compile\ntarget triple = \"x86_64-unknown-linux-gnu\"\n",
	},
	{
		"T0004", "the data layout cannot be used",
		`The data layout disagrees with the triple about the size of pointers, or says something that no GPU
has: big-endian memory, or pointers that have neither 32 nor 64 bits. It may be left out.`,
		"; gonvvm compile\ntarget datalayout = \"e-p:32:32\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n",
	},
}
