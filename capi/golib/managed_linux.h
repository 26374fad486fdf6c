#include <stddef.h>
#include <stdint.h>

enum { GONVVM_FRAMES = 24 };

struct gonvvm_fault {
	uint64_t addr;
	int32_t write; /* -1: not known */
	int32_t size;  /* of frames */
	uint64_t frames[GONVVM_FRAMES];
};

/* Maps a file twice, for the program and for the emulator; 0 if that is not possible. */
int gonvvm_twin(int file, size_t size, void **host, void **device);

/* Protects the pages of the program's view that have a byte of a range, or makes them accessible. */
void gonvvm_protect(uint64_t addr, uint64_t size, int on);

/* Takes the next access of the host to a protected page; 0 if there is none. One thread calls it at a time. */
int gonvvm_next_fault(struct gonvvm_fault *out);
