/* Accesses of the host to managed memory while a kernel may use it.
 *
 * The memory of a device has two addresses: that of the program, and one for the emulator. While a launch is in flight, the program's view of
 * the managed memory that it may use is protected. An access of the host faults: the handler notes it, with the stack of calls, makes
 * the page accessible, and lets the program go on. */
#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include "managed_linux.h"

enum { AREAS = 64, FAULTS = 256, PAGE = 4096 };

static struct {
	uintptr_t base;
	size_t size;
} areas[AREAS];
static atomic_int area_count;
static struct gonvvm_fault faults[FAULTS];
static atomic_uint fault_count, fault_read;
static atomic_uint ready[FAULTS]; /* fault_count + 1 of the fault in the slot when it is complete */
static struct sigaction before;

static int is_write(void *context) {
#if defined __x86_64__
	return (((ucontext_t *)context)->uc_mcontext.gregs[REG_ERR] & 2) != 0;
#else
	(void)context;
	return -1;
#endif
}

static void note(uintptr_t addr, void *context) {
	unsigned n = atomic_fetch_add(&fault_count, 1);
	if (n - atomic_load(&fault_read) >= FAULTS)
		return; /* there are enough */
	struct gonvvm_fault *f = &faults[n % FAULTS];
	void *frames[GONVVM_FRAMES + 2];
	f->addr = addr;
	f->write = is_write(context);
	int size = backtrace(frames, GONVVM_FRAMES + 2);
	f->size = 0;
	for (int i = 2; i < size; i++) /* after the handler and the return from it */
		f->frames[f->size++] = (uint64_t)(uintptr_t)frames[i] + (i == 2); /* the first is not a return address */
	atomic_store(&ready[n % FAULTS], n + 1);
}

static void handle(int signal, siginfo_t *info, void *context) {
	uintptr_t addr = (uintptr_t)info->si_addr;
	int count = atomic_load(&area_count), saved = errno;
	for (int i = 0; i < count; i++)
		if (info->si_code == SEGV_ACCERR && addr - areas[i].base < areas[i].size) {
			note(addr, context);
			mprotect((void *)(addr & ~(uintptr_t)(PAGE - 1)), PAGE, PROT_READ | PROT_WRITE);
			errno = saved;
			return;
		}
	if (before.sa_flags & SA_SIGINFO)
		before.sa_sigaction(signal, info, context);
	else if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN)
		before.sa_handler(signal);
	else
		sigaction(SIGSEGV, &before, NULL); /* it faults again */
}

int gonvvm_twin(int file, size_t size, void **host, void **device) {
	int n = atomic_load(&area_count);
	if (n >= AREAS)
		return 0;
	*host = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, 0);
	*device = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, 0);
	if (*host == MAP_FAILED || *device == MAP_FAILED) {
		if (*host != MAP_FAILED)
			munmap(*host, size);
		if (*device != MAP_FAILED)
			munmap(*device, size);
		return 0;
	}
	areas[n].base = (uintptr_t)*host;
	areas[n].size = size;
	if (n == 0) {
		void *warm[1];
		struct sigaction mine = {0};
		backtrace(warm, 1); /* it loads a library the first time */
		sigaction(SIGSEGV, NULL, &before);
		mine.sa_sigaction = handle;
		mine.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
		mine.sa_mask = before.sa_mask;
		sigaction(SIGSEGV, &mine, NULL);
	}
	atomic_store(&area_count, n + 1);
	return 1;
}

void gonvvm_protect(uint64_t addr, uint64_t size, int on) {
	uintptr_t first = (uintptr_t)addr & ~(uintptr_t)(PAGE - 1), end = ((uintptr_t)(addr + size) + PAGE - 1) & ~(uintptr_t)(PAGE - 1);
	mprotect((void *)first, end - first, on ? PROT_NONE : PROT_READ | PROT_WRITE);
}

int gonvvm_next_fault(struct gonvvm_fault *out) {
	unsigned n = atomic_load(&fault_read);
	if (n == atomic_load(&fault_count))
		return 0;
	if (atomic_load(&ready[n % FAULTS]) != n + 1) {
		if (atomic_load(&fault_count) - n > FAULTS) { /* those beyond the list were not noted */
			atomic_store(&fault_read, atomic_load(&fault_count));
			return 0;
		}
		return 0;
	}
	*out = faults[n % FAULTS];
	atomic_store(&fault_read, n + 1);
	return 1;
}
