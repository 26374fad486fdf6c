// A header that the kernel depends on.
constexpr int factor = FACTOR;
