// The kernels of `go run ./bench -what=emulate`, in OpenCL C. POCL compiles them for the CPU; kernels.ll is clang's IR of them
// for NVPTX, which gonvvm compiles to PTX for its emulator:
//
//	clang-22 -x cl -cl-std=CL2.0 -cl-fast-relaxed-math -target nvptx64-nvidia-cuda -Xclang -target-feature -Xclang +ptx70 -Xclang -target-cpu \
//	    -Xclang sm_80 -O2 -S -emit-llvm kernels.cl -o kernels.ll
//	sed -i 's/^define dso_local void @__clang/define internal void @__clang/; s/ noinline / /' kernels.ll # each kernel's body is a function
#ifdef __NVPTX__
#define LOCAL_X __nvvm_read_ptx_sreg_tid_x()
#define LOCAL_Y __nvvm_read_ptx_sreg_tid_y()
#define GROUP_X __nvvm_read_ptx_sreg_ctaid_x()
#define GROUP_Y __nvvm_read_ptx_sreg_ctaid_y()
#define SIZE_X __nvvm_read_ptx_sreg_ntid_x()
#define SIZE_Y __nvvm_read_ptx_sreg_ntid_y()
#define BARRIER __nvvm_bar_sync(0)
#define EXP(x) __nvvm_ex2_approx_f((x) * 1.4426950408889634f)
#define LOG(x) (__nvvm_lg2_approx_f(x) * 0.6931471805599453f)
#define SQRT(x) __nvvm_sqrt_rn_f(x)
#define RSQRT(x) __nvvm_rsqrt_approx_f(x)
#define FABS(x) __builtin_fabsf(x)
#define FMAX(x, y) __builtin_fmaxf(x, y)
#define FMA(x, y, z) __nvvm_fma_rn_f(x, y, z)
#define ATOMIC_INC(p) __nvvm_atom_add_gen_i((volatile __generic int *)(p), 1)
typedef unsigned uint;
#else
#define LOCAL_X ((int)get_local_id(0))
#define LOCAL_Y ((int)get_local_id(1))
#define GROUP_X ((int)get_group_id(0))
#define GROUP_Y ((int)get_group_id(1))
#define SIZE_X ((int)get_local_size(0))
#define SIZE_Y ((int)get_local_size(1))
#define BARRIER barrier(CLK_LOCAL_MEM_FENCE)
#define EXP(x) native_exp(x)
#define LOG(x) native_log(x)
#define SQRT(x) sqrt(x)
#define RSQRT(x) rsqrt(x)
#define FABS(x) fabs(x)
#define FMAX(x, y) fmax(x, y)
#define FMA(x, y, z) fma(x, y, z)
#define ATOMIC_INC(p) atomic_inc(p)
#endif
#define X (GROUP_X * SIZE_X + LOCAL_X)
#define Y (GROUP_Y * SIZE_Y + LOCAL_Y)

// c = a * b, each element for itself.
kernel void gemm_naive(global const float *a, global const float *b, global float *c, int n) {
    float s = 0;
    for (int k = 0; k < n; k++)
        s = FMA(a[Y * n + k], b[k * n + X], s);
    c[Y * n + X] = s;
}

// c = a * b by tiles in local memory.
kernel void gemm_tiled(global const float *a, global const float *b, global float *c, int n) {
    local float as[16][16], bs[16][16];
    int tx = LOCAL_X, ty = LOCAL_Y;
    float s = 0;
    for (int t = 0; t < n; t += 16) {
        as[ty][tx] = a[Y * n + t + tx];
        bs[ty][tx] = b[(t + ty) * n + X];
        BARRIER;
        for (int k = 0; k < 16; k++)
            s = FMA(as[ty][k], bs[k][tx], s);
        BARRIER;
    }
    c[Y * n + X] = s;
}

// Accelerations of n bodies: x, y, z and mass are arrays of n.
kernel void nbody(global const float *p, global float *out, int n) {
    local float sx[128], sy[128], sz[128], sm[128];
    float x = p[X], y = p[n + X], z = p[2 * n + X], ax = 0, ay = 0, az = 0;
    for (int t = 0; t < n; t += 128) {
        sx[LOCAL_X] = p[t + LOCAL_X];
        sy[LOCAL_X] = p[n + t + LOCAL_X];
        sz[LOCAL_X] = p[2 * n + t + LOCAL_X];
        sm[LOCAL_X] = p[3 * n + t + LOCAL_X];
        BARRIER;
        for (int k = 0; k < 128; k++) {
            float dx = sx[k] - x, dy = sy[k] - y, dz = sz[k] - z;
            float r = RSQRT(FMA(dx, dx, FMA(dy, dy, FMA(dz, dz, 1e-4f))));
            float f = sm[k] * r * r * r;
            ax = FMA(f, dx, ax);
            ay = FMA(f, dy, ay);
            az = FMA(f, dz, az);
        }
        BARRIER;
    }
    out[X] = ax;
    out[n + X] = ay;
    out[2 * n + X] = az;
}

// Iterations of z*z + c until |z| > 2.
kernel void mandelbrot(global int *out, int n, int limit) {
    float cr = X * 3.0f / n - 2.0f, ci = Y * 2.0f / n - 1.0f, zr = 0, zi = 0;
    int i = 0;
    while (i < limit) {
        float a = zr * zr, b = zi * zi;
        if (a + b > 4.0f)
            break;
        zi = FMA(2.0f * zr, zi, ci);
        zr = a - b + cr;
        i++;
    }
    out[Y * n + X] = i;
}

// Sums of 8 elements for each thread, then of the group.
kernel void reduction(global const float *in, global float *out, int n) {
    local float s[256];
    float v = 0;
    for (int k = 0; k < 8; k++)
        v += in[(GROUP_X * 8 + k) * 256 + LOCAL_X];
    s[LOCAL_X] = v;
    BARRIER;
    for (int d = 128; d > 0; d >>= 1) {
        if (LOCAL_X < d)
            s[LOCAL_X] += s[LOCAL_X + d];
        BARRIER;
    }
    if (LOCAL_X == 0)
        out[GROUP_X] = s[0];
}

// Inclusive prefix sums of each group's 256 elements.
kernel void scan(global const int *in, global int *out) {
    local int s[2][256];
    int p = 0;
    s[0][LOCAL_X] = in[X];
    BARRIER;
    for (int d = 1; d < 256; d <<= 1) {
        int v = s[p][LOCAL_X];
        if (LOCAL_X >= d)
            v += s[p][LOCAL_X - d];
        p ^= 1;
        s[p][LOCAL_X] = v;
        BARRIER;
    }
    out[X] = s[p][LOCAL_X];
}

// One step of heat conduction in two dimensions.
kernel void stencil(global const float *in, global float *out, int n) {
    int i = Y * n + X;
    if (X == 0 || Y == 0 || X == n - 1 || Y == n - 1) {
        out[i] = in[i];
        return;
    }
    out[i] = FMA(0.2f, in[i - 1] + in[i + 1] + in[i - n] + in[i + n] - 4.0f * in[i], in[i]);
}

// FFT of 256 complex numbers for each group of 128 threads; w has the roots of unity.
kernel void fft(global const float *re, global const float *im, global const float *w, global float *out) {
    local float sr[256], si[256];
    int t = LOCAL_X, base = GROUP_X * 256;
    for (int k = t; k < 256; k += 128) {
        int r = 0;
        for (int b = 0; b < 8; b++)
            r |= (k >> b & 1) << (7 - b);
        sr[r] = re[base + k];
        si[r] = im[base + k];
    }
    BARRIER;
    for (int h = 1; h < 256; h <<= 1) {
        int j = t & (h - 1), a = ((t - j) << 1) + j, b = a + h, k = j * (128 / h);
        float wr = w[k], wi = w[128 + k];
        float xr = sr[b] * wr - si[b] * wi, xi = sr[b] * wi + si[b] * wr;
        float yr = sr[a], yi = si[a];
        sr[a] = yr + xr;
        si[a] = yi + xi;
        sr[b] = yr - xr;
        si[b] = yi - xi;
        BARRIER;
    }
    for (int k = t; k < 256; k += 128) {
        out[2 * (base + k)] = sr[k];
        out[2 * (base + k) + 1] = si[k];
    }
}

// Bitonic sort of each group's 512 elements, in 256 threads.
kernel void sort(global const int *in, global int *out) {
    local int s[512];
    int base = GROUP_X * 512;
    s[LOCAL_X] = in[base + LOCAL_X];
    s[LOCAL_X + 256] = in[base + LOCAL_X + 256];
    for (int k = 2; k <= 512; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
            BARRIER;
            int i = (LOCAL_X & ~(j - 1)) << 1 | (LOCAL_X & (j - 1)), l = i | j;
            int a = s[i], b = s[l];
            if ((a > b) == ((i & k) == 0)) {
                s[i] = b;
                s[l] = a;
            }
        }
    BARRIER;
    out[base + LOCAL_X] = s[LOCAL_X];
    out[base + LOCAL_X + 256] = s[LOCAL_X + 256];
}

// Histogram of bytes: one for each group, of 16 words for each thread.
kernel void histogram(global const uint *in, global int *out) {
    local int h[256];
    h[LOCAL_X] = 0;
    BARRIER;
    for (int k = 0; k < 16; k++) {
        uint v = in[(GROUP_X * 16 + k) * 256 + LOCAL_X];
        ATOMIC_INC(&h[v & 255]);
        ATOMIC_INC(&h[v >> 8 & 255]);
        ATOMIC_INC(&h[v >> 16 & 255]);
        ATOMIC_INC(&h[v >> 24]);
    }
    BARRIER;
    out[GROUP_X * 256 + LOCAL_X] = h[LOCAL_X];
}

// y = m * x for a sparse matrix with 16 + row%17 elements in each row, at random columns.
kernel void spmv(global const int *cols, global const float *vals, global const float *x, global float *y, int n) {
    float s = 0;
    int len = 16 + X % 17;
    for (int k = 0; k < len; k++) {
        int at = k * n + X;
        s = FMA(vals[at], x[cols[at] & (n - 1)], s);
    }
    y[X] = s;
}

// Softmax of rows of 1024: one group of 128 threads for each.
kernel void softmax(global const float *in, global float *out) {
    local float s[128];
    int base = GROUP_X * 1024;
    float m = -1e30f, sum = 0, v[8];
    for (int k = 0; k < 8; k++) {
        v[k] = in[base + k * 128 + LOCAL_X];
        m = FMAX(m, v[k]);
    }
    s[LOCAL_X] = m;
    BARRIER;
    for (int d = 64; d > 0; d >>= 1) {
        if (LOCAL_X < d)
            s[LOCAL_X] = FMAX(s[LOCAL_X], s[LOCAL_X + d]);
        BARRIER;
    }
    m = s[0];
    BARRIER;
    for (int k = 0; k < 8; k++) {
        v[k] = EXP(v[k] - m);
        sum += v[k];
    }
    s[LOCAL_X] = sum;
    BARRIER;
    for (int d = 64; d > 0; d >>= 1) {
        if (LOCAL_X < d)
            s[LOCAL_X] += s[LOCAL_X + d];
        BARRIER;
    }
    for (int k = 0; k < 8; k++)
        out[base + k * 128 + LOCAL_X] = v[k] / s[0];
}

// Prices of European options by Black and Scholes.
float normal(float d) {
    float k = 1.0f / FMA(0.2316419f, FABS(d), 1.0f);
    float p = k * FMA(k, FMA(k, FMA(k, FMA(k, 1.330274429f, -1.821255978f), 1.781477937f), -0.356563782f), 0.31938153f);
    p *= 0.39894228f * EXP(-0.5f * d * d);
    return d > 0 ? 1.0f - p : p;
}

kernel void black_scholes(global const float *price, global const float *strike, global const float *years, global float *call, global float *put) {
    float s = 5.0f + 25.0f * price[X], k = 1.0f + 99.0f * strike[X], t = 0.25f + 9.75f * years[X];
    float root = SQRT(t), d1 = (LOG(s / k) + (0.02f + 0.5f * 0.3f * 0.3f) * t) / (0.3f * root), d2 = d1 - 0.3f * root;
    float c1 = normal(d1), c2 = normal(d2), e = EXP(-0.02f * t);
    call[X] = s * c1 - k * e * c2;
    put[X] = k * e * (1.0f - c2) - s * (1.0f - c1);
}
