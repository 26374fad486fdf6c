// C11 atomics of all orders and sizes.
#define ORDER __ATOMIC_SEQ_CST
int add(int *p, int v) { return __atomic_fetch_add(p, v, __ATOMIC_RELAXED); }
unsigned nand(unsigned *p, unsigned v) { return __atomic_fetch_nand(p, v, __ATOMIC_ACQ_REL); }
unsigned char narrow(unsigned char *p, unsigned char v) { return __atomic_exchange_n(p, v, __ATOMIC_ACQUIRE); }
short add16(short *p, short v) { return __atomic_add_fetch(p, v, __ATOMIC_RELEASE); }
int cas(long *p, long *want, long to) { return __atomic_compare_exchange_n(p, want, to, 1, ORDER, __ATOMIC_RELAXED); }
long load(long *p) { return __atomic_load_n(p, __ATOMIC_ACQUIRE); }
void store(int *p, int v) { __atomic_store_n(p, v, __ATOMIC_RELEASE); }
void fence(void) { __atomic_thread_fence(ORDER); __atomic_signal_fence(ORDER); }
float addf(float *p, float v) { return __atomic_fetch_add(p, v, __ATOMIC_RELAXED); }
int flag(char *p) { return __atomic_test_and_set(p, ORDER); }
