#include <x>
__global__ void f(){}
