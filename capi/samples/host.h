/* nvcc declares these functions for the host, too; clang does not. */
#ifdef __cplusplus
#include <algorithm>
using std::max;
using std::min;
#endif
