/* Requests to the compiler, for the C libraries of this folder. */
#ifndef GONVVM_H
#define GONVVM_H

#include <stddef.h>

/* A request under construction, or a reply: a list of byte strings in the written form of package wire. */
struct gonvvm_list {
	char *data;
	size_t size, capacity;
	int failed; /* memory was not to be had */
};

/* Starts an empty list. */
void gonvvm_start(struct gonvvm_list *list);
/* Adds a string of n bytes. */
void gonvvm_add(struct gonvvm_list *list, const void *data, size_t n);
/* Adds a string that ends with NUL; NULL is the empty one. */
void gonvvm_text(struct gonvvm_list *list, const char *text);
/* Adds a number in decimal digits. */
void gonvvm_number(struct gonvvm_list *list, long n);
void gonvvm_free(struct gonvvm_list *list);

/* Finds string number i of a list; returns 0 if there is none. */
int gonvvm_get(const struct gonvvm_list *list, size_t i, const char **data, size_t *n);
/* Returns string number i as a number, -1 if it is none. */
long gonvvm_code(const struct gonvvm_list *list, size_t i);

enum {
	GONVVM_OK,
	GONVVM_NO_MEMORY,
	GONVVM_NO_COMPILER, /* the compiler cannot be opened; gonvvm_problem has the reason */
};

/* Sends a request to the compiler and waits for the reply. It may be called by several threads at once, and in the child after
   fork. */
int gonvvm_request(const struct gonvvm_list *request, struct gonvvm_list *reply);

/* Opens the Go library and returns it for dlsym, NULL if it cannot be opened. Not for Windows. */
void *gonvvm_driver(void);

/* Writes a line about a function to the file that GONVVM_LOG names; "-" is standard error. */
void gonvvm_note(const char *library, const char *function, const char *text);

/* The reason why the compiler could not be opened, for logs. */
const char *gonvvm_problem(void);

#endif
