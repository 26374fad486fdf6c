/* nvcc declares these functions for the host, too; clang does not. */
#ifdef __cplusplus
#include <algorithm>
using std::max;
using std::min;

static inline unsigned min(unsigned a, int b) { return min(a, static_cast<unsigned>(b)); }
static inline unsigned min(int a, unsigned b) { return min(static_cast<unsigned>(a), b); }
static inline unsigned max(unsigned a, int b) { return max(a, static_cast<unsigned>(b)); }
static inline unsigned max(int a, unsigned b) { return max(static_cast<unsigned>(a), b); }
static inline double min(double a, float b) { return min(a, static_cast<double>(b)); }
static inline double min(float a, double b) { return min(static_cast<double>(a), b); }
static inline double max(double a, float b) { return max(a, static_cast<double>(b)); }
static inline double max(float a, double b) { return max(static_cast<double>(a), b); }
#endif

#if defined(__CUDA__) && defined(__cplusplus)
/* The entry of a pure virtual function in a table of virtual functions. clang declares it for HIP only. */
extern "C" __device__ __attribute__((weak)) void __cxa_pure_virtual(void) { __builtin_trap(); }

/* clang declares it for the device, and defines it for HIP only. */
static __device__ double nan(const char *) { return __builtin_nan(""); }
#endif
