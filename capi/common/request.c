/* The connection to the compiler.
 *
 * The compiler is written in Go. Its library is opened at the first request, not when a C library is loaded, and it stays open. The
 * Go runtime does not survive fork: the child has one thread only. So the child opens a copy of the library's file, which gets a
 * runtime of its own. Where Go's libraries cannot be opened later (musl), or where GONVVM_PIPE names a command, the command
 * answers instead: one process for each request. */
#define _GNU_SOURCE
#include "gonvvm.h"
#include "os.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void *(*call_function)(const void *request, size_t n, size_t *size);

static os_lock lock = OS_LOCK_INIT;
static call_function call;
static char problem[512];

const char *gonvvm_problem(void) { return problem; }

static int answered(void *data, size_t n, struct gonvvm_list *reply) {
	memset(reply, 0, sizeof *reply);
	if (!data)
		return GONVVM_NO_MEMORY;
	reply->data = data;
	reply->size = reply->capacity = n;
	return GONVVM_OK;
}

#ifdef _WIN32

static call_function find(void) {
	char path[MAX_PATH + 32];
	HMODULE self;
	if (call)
		return call;
	if (!GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT, (LPCSTR)&lock, &self))
		return NULL;
	DWORD n = GetModuleFileNameA(self, path, MAX_PATH);
	while (n > 0 && path[n - 1] != '\\')
		n--;
	strcpy(path + n, "gonvvm.dll");
	HMODULE library = LoadLibraryA(path);
	if (!library) {
		snprintf(problem, sizeof problem, "%s cannot be loaded: error %lu", path, (unsigned long)GetLastError());
		return NULL;
	}
	call = (call_function)(void *)GetProcAddress(library, "gonvvm_call");
	return call;
}

int gonvvm_request(const struct gonvvm_list *request, struct gonvvm_list *reply) {
	memset(reply, 0, sizeof *reply);
	if (request->failed)
		return GONVVM_NO_MEMORY;
	os_acquire(&lock);
	call_function f = find();
	os_release(&lock);
	if (!f)
		return GONVVM_NO_COMPILER;
	size_t n = 0;
	void *data = f(request->data, request->size, &n);
	return answered(data, n, reply);
}

#else

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

#ifdef __APPLE__
#define GO_LIBRARY "libgonvvm.dylib"
#else
#define GO_LIBRARY "libgonvvm.so"
#endif
#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

extern char **environ;

static long (*loaded_by)(void); /* the process that loaded the library of call */

static void (*enter)(void), (*leave)(void); /* surround calls */

static void *opened; /* the library of call */

static void before_fork(void) { os_acquire(&lock); }
static void after_fork(void) { os_release(&lock); }

__attribute__((constructor)) static void watch_fork(void) { pthread_atfork(before_fork, after_fork, after_fork); }

/* Writes the path of a file beside this library. */
static int beside(const char *name, char *path, size_t size) {
	Dl_info info;
	if (!dladdr((void *)&gonvvm_request, &info) || !info.dli_fname)
		return 0;
	const char *slash = strrchr(info.dli_fname, '/');
	int n = slash ? (int)(slash - info.dli_fname) + 1 : 0;
	return snprintf(path, size, "%.*s%s", n, info.dli_fname, name) < (int)size;
}

/* Opens a copy of a file that shares nothing with the file, and returns a path to it. */
static int copy_file(const char *from, char *path, size_t size) {
	static const char template[] = "/tmp/gonvvm-XXXXXX";
	char buffer[1 << 16];
	ssize_t n;
	int in = open(from, O_RDONLY | O_CLOEXEC), out = -1;
	if (in < 0)
		return -1;
#ifdef __linux__
	out = (int)syscall(SYS_memfd_create, "libgonvvm", 1u /* MFD_CLOEXEC */); /* a function of glibc since 2.27 only */
	if (out >= 0)
		snprintf(path, size, "/proc/%ld/fd/%d", (long)getpid(), out); /* dlopen knows libraries by their paths */
#endif
	if (out < 0) {
		snprintf(path, size, "%s", template);
		out = mkstemp(path);
	}
	while (out >= 0 && (n = read(in, buffer, sizeof buffer)) != 0) {
		if (n < 0 && errno == EINTR)
			continue;
		for (ssize_t done = 0; n > 0 && done < n;) {
			ssize_t m = write(out, buffer + done, (size_t)(n - done));
			if (m < 0 && errno == EINTR)
				continue;
			if (m < 0) {
				n = -1;
				break;
			}
			done += m;
		}
		if (n < 0) {
			close(out);
			out = -1;
		}
	}
	close(in);
	return out;
}

/* Blocks the signals that a program handles in threads of its own. Threads of the Go runtime inherit that. */
static void block_signals(sigset_t *before) {
	static const int list[] = {SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGCHLD, SIGCONT, SIGTSTP, SIGWINCH};
	sigset_t set;
	sigemptyset(&set);
	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		sigaddset(&set, list[i]);
	pthread_sigmask(SIG_BLOCK, &set, before);
}

/* Opens a Go library. */
static int load(const char *path) {
	sigset_t before;
	block_signals(&before);
	void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	call = NULL;
	opened = library;
	if (library) {
		call = (call_function)dlsym(library, "gonvvm_call");
		loaded_by = (long (*)(void))dlsym(library, "gonvvm_loaded_by");
		enter = (void (*)(void))dlsym(library, "gonvvm_enter");
		leave = (void (*)(void))dlsym(library, "gonvvm_leave");
		if (call && loaded_by && enter && leave)
			return 1;
	}
	const char *why = dlerror();
	snprintf(problem, sizeof problem, "the compiler cannot be opened: %s", why ? why : "the library lacks its functions");
	call = NULL;
	return 0;
}

/* Returns the function of the Go library, which it opens if this process has not done so. The lock is held. */
static call_function find(void) {
	char path[4096], copy[64];
	if (call && loaded_by() == (long)getpid())
		return call;
	if (!beside(GO_LIBRARY, path, sizeof path)) {
		snprintf(problem, sizeof problem, "the path of this library is not known");
		return NULL;
	}
	if (!load(path))
		return NULL;
	if (loaded_by() == (long)getpid())
		return call;
	/* The parent has loaded it, and the system has returned what the parent has. */
	int fd = copy_file(path, copy, sizeof copy);
	if (fd < 0) {
		snprintf(problem, sizeof problem, "%.400s cannot be copied: %s", path, strerror(errno));
		call = NULL;
		return NULL;
	}
	load(copy);
	if (strncmp(copy, "/tmp/", 5) == 0)
		unlink(copy);
	close(fd);
	return call;
}

void *gonvvm_driver(void) {
	os_acquire(&lock);
	void *library = find() ? opened : NULL;
	os_release(&lock);
	return library;
}

static int send_all(int fd, const char *data, size_t n) {
	while (n > 0) {
		ssize_t m = send(fd, data, n, MSG_NOSIGNAL);
		if (m < 0 && errno == EINTR)
			continue;
		if (m <= 0)
			return 0;
		data += m;
		n -= (size_t)m;
	}
	return 1;
}

/* Sends a request to a process of the command and reads its reply. */
static int request_by_pipe(const char *command, const struct gonvvm_list *request, struct gonvvm_list *reply) {
	int ends[2];
	char *arguments[] = {(char *)command, "capi", NULL};
	posix_spawn_file_actions_t actions;
	pid_t child;
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
		snprintf(problem, sizeof problem, "no socket: %s", strerror(errno));
		return GONVVM_NO_COMPILER;
	}
	fcntl(ends[0], F_SETFD, FD_CLOEXEC);
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, ends[1], 0);
	posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
	if (ends[1] > 2)
		posix_spawn_file_actions_addclose(&actions, ends[1]);
	int status = posix_spawnp(&child, command, &actions, NULL, arguments, environ);
	posix_spawn_file_actions_destroy(&actions);
	close(ends[1]);
	if (status != 0) {
		close(ends[0]);
		snprintf(problem, sizeof problem, "%s cannot be started: %s", command, strerror(status));
		return GONVVM_NO_COMPILER;
	}
	int ok = send_all(ends[0], request->data, request->size);
	shutdown(ends[0], SHUT_WR);
	char *data = NULL;
	size_t size = 0, capacity = 0;
	while (ok) {
		if (size == capacity) {
			size_t larger = capacity ? 2 * capacity : 1 << 16;
			char *more = realloc(data, larger);
			if (!more) {
				ok = 0;
				break;
			}
			data = more;
			capacity = larger;
		}
		ssize_t n = read(ends[0], data + size, capacity - size);
		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0) {
			ok = n == 0;
			break;
		}
		size += (size_t)n;
	}
	close(ends[0]);
	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	if (!ok || size < 8) {
		free(data);
		snprintf(problem, sizeof problem, "%s did not answer", command);
		return GONVVM_NO_COMPILER;
	}
	return answered(data, size, reply);
}

int gonvvm_request(const struct gonvvm_list *request, struct gonvvm_list *reply) {
	const char *command = getenv("GONVVM_PIPE");
	memset(reply, 0, sizeof *reply);
	if (request->failed)
		return GONVVM_NO_MEMORY;
#if defined(__linux__) && !defined(__GLIBC__)
	char path[4096];
	if (!command || !*command) {
		command = "gonvvm";
		if (beside("gonvvm", path, sizeof path) && access(path, X_OK) == 0)
			command = path;
	}
#endif
	if (command && *command)
		return request_by_pipe(command, request, reply);
	os_acquire(&lock);
	call_function f = find();
	void (*before)(void) = enter, (*after)(void) = leave;
	os_release(&lock);
	if (!f)
		return GONVVM_NO_COMPILER;
	size_t n = 0;
	before();
	void *data = f(request->data, request->size, &n);
	after();
	return answered(data, n, reply);
}

#endif
