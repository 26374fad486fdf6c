// pocl OUT SOURCE KERNEL GROUPSX GROUPSY SIZEX SIZEY REPS ARGUMENT...
//
// Runs an OpenCL kernel REPS times on the first device and prints the least CPU time of a run in seconds, of all threads of this
// process. ARGUMENT is f:N or i:N for a buffer of N random numbers, z:N for one of N zeros, or =V for an int. OUT gets the buffers of zeros
// after the last run, one after the other.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static void check(cl_int err, const char *what) {
    if (err != CL_SUCCESS) {
        fprintf(stderr, "%s: OpenCL error %d\n", what, err);
        exit(1);
    }
}

static double cpu(void) {
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_utime.tv_sec + u.ru_stime.tv_sec + 1e-6 * (u.ru_utime.tv_usec + u.ru_stime.tv_usec);
}

// fill writes n words, the same as fill of emulate.go.
static void fill(uint32_t *p, size_t n, char kind, uint32_t seed) {
    for (size_t i = 0; i < n; i++) {
        uint32_t x = ((uint32_t)i + seed * 0x9e3779b9u) * 0x85ebca6bu;
        x = (x ^ x >> 15) * 0xc2b2ae35u;
        x ^= x >> 13;
        if (kind == 'f') {
            float f = (float)(x >> 8) / 16777216.0f;
            memcpy(&x, &f, 4);
        }
        p[i] = kind == 'z' ? 0 : x;
    }
}

int main(int argc, char **argv) {
    if (argc < 9)
        return 2;
    FILE *f = fopen(argv[2], "rb");
    if (!f)
        return 2;
    static char text[1 << 20];
    size_t len = fread(text, 1, sizeof text - 1, f);
    fclose(f);
    cl_platform_id platform;
    cl_device_id device;
    cl_int err;
    check(clGetPlatformIDs(1, &platform, NULL), "platform");
    check(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL), "device");
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &err);
    check(err, "context");
    cl_command_queue queue = clCreateCommandQueue(context, device, 0, &err);
    check(err, "queue");
    const char *src = text;
    cl_program program = clCreateProgramWithSource(context, 1, &src, &len, &err);
    check(err, "program");
    check(clBuildProgram(program, 1, &device, "-cl-fast-relaxed-math -cl-std=CL1.2", NULL, NULL), "build");
    cl_kernel kernel = clCreateKernel(program, argv[3], &err);
    check(err, "kernel");
    size_t local[2] = {atoi(argv[6]), atoi(argv[7])}, global[2] = {atoi(argv[4]) * local[0], atoi(argv[5]) * local[1]};
    cl_mem buffers[16];
    size_t sizes[16];
    for (int i = 9; i < argc; i++) {
        int k = i - 9;
        buffers[k] = NULL;
        if (argv[i][0] == '=') {
            cl_int v = atoi(argv[i] + 1);
            check(clSetKernelArg(kernel, k, sizeof v, &v), "argument");
            continue;
        }
        size_t n = atol(argv[i] + 2);
        uint32_t *data = malloc(4 * n);
        fill(data, n, argv[i][0], k);
        buffers[k] = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, 4 * n, data, &err);
        check(err, "buffer");
        free(data);
        sizes[k] = argv[i][0] == 'z' ? 4 * n : 0;
        check(clSetKernelArg(kernel, k, sizeof buffers[k], &buffers[k]), "argument");
    }
    double best = 1e9;
    for (int i = 0; i <= atoi(argv[8]); i++) { // the first run compiles
        double start = cpu();
        check(clEnqueueNDRangeKernel(queue, kernel, 2, NULL, global, local, 0, NULL, NULL), "launch");
        check(clFinish(queue), "finish");
        double t = cpu() - start;
        if (i > 0 && t < best)
            best = t;
    }
    printf("%.6f\n", best);
    f = fopen(argv[1], "wb");
    for (int k = 0; k < argc - 9; k++) {
        if (!buffers[k] || !sizes[k])
            continue;
        void *data = malloc(sizes[k]);
        check(clEnqueueReadBuffer(queue, buffers[k], CL_TRUE, 0, sizes[k], data, 0, NULL, NULL), "read");
        fwrite(data, 1, sizes[k], f);
        free(data);
    }
    return fclose(f);
}
