/* The parts of the operating system that the C libraries use: locks, processes and shared libraries. */
#ifndef GONVVM_OS_H
#define GONVVM_OS_H

#ifdef _WIN32
#include <windows.h>
typedef SRWLOCK os_lock;
#define OS_LOCK_INIT SRWLOCK_INIT
static inline void os_acquire(os_lock *l) { AcquireSRWLockExclusive(l); }
static inline void os_release(os_lock *l) { ReleaseSRWLockExclusive(l); }
#define OS_EXPORT __declspec(dllexport)
#else
#include <pthread.h>
typedef pthread_mutex_t os_lock;
#define OS_LOCK_INIT PTHREAD_MUTEX_INITIALIZER
static inline void os_acquire(os_lock *l) { pthread_mutex_lock(l); }
static inline void os_release(os_lock *l) { pthread_mutex_unlock(l); }
#define OS_EXPORT __attribute__((visibility("default")))
#endif

#endif
