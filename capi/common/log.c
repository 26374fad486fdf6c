#include "gonvvm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void gonvvm_note(const char *library, const char *function, const char *text) {
	const char *path = getenv("GONVVM_LOG");
	if (!path || !*path)
		return;
	FILE *f = strcmp(path, "-") == 0 ? stderr : fopen(path, "a");
	if (!f)
		return;
	fprintf(f, "%s: %s%s\n", library, function, text);
	if (f != stderr)
		fclose(f);
}
