/* Lists of byte strings, as package wire writes them. */
#include "gonvvm.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put(char *at, uint64_t n) {
	for (int i = 0; i < 8; i++)
		at[i] = (char)(n >> (8 * i));
}

static uint64_t get(const char *at) {
	uint64_t n = 0;
	for (int i = 0; i < 8; i++)
		n |= (uint64_t)(unsigned char)at[i] << (8 * i);
	return n;
}

void gonvvm_start(struct gonvvm_list *list) {
	memset(list, 0, sizeof *list);
	list->capacity = 256;
	list->data = malloc(list->capacity);
	if (!list->data) {
		list->failed = 1;
		return;
	}
	put(list->data, 0);
	list->size = 8;
}

void gonvvm_add(struct gonvvm_list *list, const void *data, size_t n) {
	if (list->failed)
		return;
	if (n > SIZE_MAX / 4 || list->size > SIZE_MAX / 4) {
		list->failed = 1;
		return;
	}
	size_t need = list->size + 8 + n;
	if (need > list->capacity) {
		size_t capacity = need > 2 * list->capacity ? need : 2 * list->capacity;
		char *more = realloc(list->data, capacity);
		if (!more) {
			list->failed = 1;
			return;
		}
		list->data = more;
		list->capacity = capacity;
	}
	put(list->data + list->size, n);
	if (n > 0)
		memcpy(list->data + list->size + 8, data, n);
	list->size = need;
	put(list->data, get(list->data) + 1);
}

void gonvvm_text(struct gonvvm_list *list, const char *text) { gonvvm_add(list, text, text ? strlen(text) : 0); }

void gonvvm_number(struct gonvvm_list *list, long n) {
	char digits[32];
	snprintf(digits, sizeof digits, "%ld", n);
	gonvvm_text(list, digits);
}

void gonvvm_free(struct gonvvm_list *list) {
	free(list->data);
	memset(list, 0, sizeof *list);
}

int gonvvm_get(const struct gonvvm_list *list, size_t i, const char **data, size_t *n) {
	if (list->size < 8 || i >= get(list->data))
		return 0;
	for (size_t at = 8;; i--) {
		if (list->size - at < 8)
			return 0;
		uint64_t size = get(list->data + at);
		at += 8;
		if (size > list->size - at)
			return 0;
		if (i == 0) {
			*data = list->data + at;
			*n = (size_t)size;
			return 1;
		}
		at += (size_t)size;
	}
}

long gonvvm_code(const struct gonvvm_list *list, size_t i) {
	const char *data;
	size_t n;
	char digits[32];
	if (!gonvvm_get(list, i, &data, &n) || n == 0 || n >= sizeof digits)
		return -1;
	memcpy(digits, data, n);
	digits[n] = 0;
	return strtol(digits, NULL, 10);
}
