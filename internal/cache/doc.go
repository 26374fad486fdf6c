// Package cache keeps results in a folder under the digests of all that they depend on. The folder may be used by several processes at
// once: an entry appears whole or not at all, and one that is damaged is removed when it is read. The size of the folder is bounded; the
// entries that were not used for the longest time are removed first.
//
// The entries are in 64 shards, folders of their own with an equal part of the size, so that a process looks at one shard at a time
// instead of all files, and needs no lock.
package cache
