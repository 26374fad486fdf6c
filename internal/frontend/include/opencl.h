// The functions of OpenCL C that clang only declares and that are registers or barriers of PTX. Offsets of the index space are 0.
#define GONVVM static inline __attribute__((always_inline, const))
#define GONVVM_WORK_ITEM(NAME, REG, OTHERWISE)                                   \
    GONVVM uint gonvvm_##NAME(uint d) {                                          \
        switch (d) {                                                             \
        case 0: return __nvvm_read_ptx_sreg_##REG##_x();                         \
        case 1: return __nvvm_read_ptx_sreg_##REG##_y();                         \
        case 2: return __nvvm_read_ptx_sreg_##REG##_z();                         \
        default: return OTHERWISE;                                               \
        }                                                                        \
    }
GONVVM_WORK_ITEM(tid, tid, 0)
GONVVM_WORK_ITEM(ntid, ntid, 1)
GONVVM_WORK_ITEM(ctaid, ctaid, 0)
GONVVM_WORK_ITEM(nctaid, nctaid, 1)

#define get_local_id(d) ((size_t)gonvvm_tid(d))
#define get_local_size(d) ((size_t)gonvvm_ntid(d))
#define get_enqueued_local_size(d) ((size_t)gonvvm_ntid(d))
#define get_group_id(d) ((size_t)gonvvm_ctaid(d))
#define get_num_groups(d) ((size_t)gonvvm_nctaid(d))
#define get_global_offset(d) ((size_t)0)
#define get_global_size(d) ((size_t)gonvvm_ntid(d) * gonvvm_nctaid(d))
#define get_global_id(d) ((size_t)gonvvm_ctaid(d) * gonvvm_ntid(d) + gonvvm_tid(d))
#define barrier(flags) __nvvm_bar_sync(0)
#define work_group_barrier(...) __nvvm_bar_sync(0)
#define mem_fence(flags) __nvvm_membar_gl()
#define read_mem_fence(flags) __nvvm_membar_gl()
#define write_mem_fence(flags) __nvvm_membar_gl()
