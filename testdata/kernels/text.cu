// Bytes and strings: counting words, writing bytes as hexadecimal digits, checking that records are UTF-8,
// and turning case with a table-free test.
//launch count_words grid=2 block=64 u8[600]=text i32=600 i32[1]=zero
//launch hex_encode grid=2 block=32 u8[50]=bits u8[100]=zero i32=50
//launch utf8_check grid=1 block=32 u8[256]=list(65,66,67,0,195,169,33,0,226,130,172,46,240,159,152,128,192,128,65,66,237,160,128,65,128,65,65,65,195,40,65,65,244,144,128,128,239,191,191,65) i32=10 u8[32]=zero
//launch swap_case grid=4 block=64 u8[256]=text
#include "gonvvm_cuda.h"

static __device__ bool is_letter(uchar c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }

KERNEL count_words(const char *text, int n, uint *words) {
    int stride = blockDim.x * gridDim.x;
    uint mine = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        bool in_word = is_letter(text[i]);
        bool before = i > 0 && is_letter(text[i - 1]);
        mine += in_word && !before;
    }
    if (mine)
        atomicAdd(words, mine);
}

__constant__ char digits[] = "0123456789abcdef";

KERNEL hex_encode(const uchar *in, char *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[2 * i] = digits[in[i] >> 4];
        out[2 * i + 1] = digits[in[i] & 15];
    }
}

// The length of the UTF-8 sequence at s, of which at most n bytes may be read; 0 if it is not one.
static __device__ int utf8_length(const uchar *s, int n) {
    uchar c = s[0];
    int len;
    uint code;
    if (c < 0x80)
        return 1;
    if ((c & 0xe0) == 0xc0) {
        len = 2;
        code = c & 0x1f;
    } else if ((c & 0xf0) == 0xe0) {
        len = 3;
        code = c & 0x0f;
    } else if ((c & 0xf8) == 0xf0) {
        len = 4;
        code = c & 0x07;
    } else {
        return 0;
    }
    if (len > n)
        return 0;
    for (int i = 1; i < len; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (s[i] & 0x3f);
    }
    const uint lowest = len == 2 ? 0x80 : len == 3 ? 0x800 : 0x10000;
    if (code < lowest || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        return 0;
    return len;
}

// Records of four bytes: the number of characters in each, or 255.
KERNEL utf8_check(const uchar *records, int count, uchar *result) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= count)
        return;
    const uchar *s = records + r * 4;
    int at = 0, chars = 0;
    while (at < 4) {
        int len = utf8_length(s + at, 4 - at);
        if (len == 0) {
            chars = 255;
            break;
        }
        at += len;
        chars++;
    }
    result[r] = chars;
}

KERNEL swap_case(char *text) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    char c = text[i];
    if (is_letter(c))
        text[i] = c ^ 32;
}
