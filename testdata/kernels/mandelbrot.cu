// Escape times of the Mandelbrot set, in single and in double precision.
//launch mandelbrot grid=3,3 block=8,4 u8[288]=zero i32=24 i32=12 f32=-2.0 f32=-1.2 f32=0.125
//launch mandelbrot_double grid=1,2 block=16,4 i32[128]=zero i32=16 f64=-0.75 f64=0.1 f64=0.003
#include "gonvvm_cuda.h"

KERNEL mandelbrot(uchar *image, int w, int h, float x0, float y0, float step) {
    int px = blockIdx.x * blockDim.x + threadIdx.x;
    int py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h)
        return;
    float cx = x0 + px * step, cy = y0 + py * step, x = 0, y = 0;
    int n = 0;
    while (n < 255 && x * x + y * y <= 4.0f) {
        float t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
        n++;
    }
    image[py * w + px] = n;
}

KERNEL mandelbrot_double(int *out, int w, double x0, double y0, double step) {
    int px = blockIdx.x * blockDim.x + threadIdx.x;
    int py = blockIdx.y * blockDim.y + threadIdx.y;
    double cx = x0 + px * step, cy = y0 + py * step, x = 0, y = 0;
    int n = 0;
    do {
        double xx = x * x, yy = y * y;
        if (xx + yy > 16.0)
            break;
        y = fma(x + x, y, cy);
        x = xx - yy + cx;
    } while (++n < 200);
    out[py * w + px] = n;
}
