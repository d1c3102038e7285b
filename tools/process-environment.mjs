/**
 * The environment of every process of the product. After its first large allocation, glibc no longer returns such
 * blocks to the system but keeps them for the thread that freed them: 24 password hashes left 135 MB behind. A fixed
 * threshold, which is glibc's initial one, prevents that.
 */
export const processEnvironment = { MALLOC_MMAP_THRESHOLD_: '131072' };
