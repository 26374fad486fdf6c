"""compile_many: on threads, processes, Dask and Ray, and what is left of a batch when a worker is killed."""

from __future__ import annotations

import concurrent.futures
import os
import signal
from pathlib import Path

import pytest
from test_gonvvm import SAXPY, kernel

import gonvvm


def job(k: int, length: int = 1) -> dict:
    body = "  %v0 = fadd float %v, {}.0\n".format(k)
    body += "".join(f"  %v{i + 1} = fmul float %v{i}, %v\n" for i in range(length))
    return {"text": kernel("float", body + f"  %r = fadd float %v{length}, %v"), "arch": "sm_80"}


def serial(jobs: list[dict]) -> list[str]:
    return [gonvvm.compile(j["text"], j["arch"]).ptx for j in jobs]


def test_outcomes(tmp_path: Path):
    path = tmp_path / "saxpy.ll"
    path.write_text(SAXPY)
    jobs = [job(k) for k in range(40)]
    seen: list[gonvvm.Progress] = []
    more = [
        {"text": "nonsense", "name": "wrong.ll"},
        {"input": path, "options": {"ftz": True}},
        {"input": [str(path)], "options": {"ftz": True}},
        {"text": SAXPY, "options": {"level": "O9"}},
    ]
    results = gonvvm.compile_many(jobs + jobs + more, progress=seen.append)
    assert [r.ptx for r in results[:80]] == 2 * serial(jobs)
    assert results[0] is results[40] and results[81] is results[82]
    assert isinstance(results[80], gonvvm.Error) and results[80].diagnostics[0].file == "wrong.ll"
    assert results[81].ptx == gonvvm.compile(path, ftz=True).ptx
    assert isinstance(results[83], ValueError)
    assert (seen[-1].done, seen[-1].total, seen[-1].failed) == (84, 84, 2) and seen[-1].rate > 0 and seen[-1].remaining == 0
    assert str(seen[-1]).startswith("84/84, ")


def test_malformed_jobs():
    for bad, message in [
        ({"text": SAXPY, "ftz": True}, "job 0 has the unknown key 'ftz'"),
        ({"text": SAXPY, "options": {"achr": "sm_80"}}, "job 0 has the unknown option 'achr'"),
        ({"arch": "sm_80"}, "job 0 needs either input"),
    ]:
        with pytest.raises(TypeError, match=message):
            gonvvm.compile_many([bad])
    with pytest.raises(OSError):
        gonvvm.compile_many([{"input": "missing.ll"}])


class Forgetful(concurrent.futures.ThreadPoolExecutor):
    """A pool that loses the answer to the tasks for sm_90 a number of times, and says so with an exception of its own."""

    def __init__(self, failures: int) -> None:
        super().__init__(2)
        self.failures = failures
        self.lost: list = []

    def submit(self, function, tasks):
        if tasks[0].arguments["arch"] == "sm_90" and len(self.lost) < self.failures:
            self.lost.append(tasks)
            future: concurrent.futures.Future = concurrent.futures.Future()
            future.set_exception(ValueError("the answer was lost"))
            return future
        return super().submit(function, tasks)


@pytest.mark.parametrize("failures", [1, 3, 4])
def test_lost(failures: int):
    jobs = [{**job(k), "arch": "sm_90" if k == 2 else "sm_80"} for k in range(5)]
    seen: list[gonvvm.Progress] = []
    with Forgetful(failures) as pool:
        results = gonvvm.compile_many(jobs, pool, progress=seen.append)
    want: list = serial(jobs)
    if failures == 4:  # as many as there are attempts
        assert str(results[2]) == "the answer was lost"
        want[2] = results[2]
    assert [getattr(r, "ptx", r) for r in results] == want
    assert len(pool.lost) == failures and (seen[-1].done, seen[-1].failed) == (5, failures == 4)


class Killer:
    """Kills a process of a cluster the first time that it sees progress, and counts what is reported."""

    def __init__(self, find) -> None:
        self.find, self.killed, self.seen = find, 0, []

    def __call__(self, progress: gonvvm.Progress) -> None:
        assert not self.seen or progress.done >= self.seen[-1].done
        self.seen.append(progress)
        if not self.killed and progress.done < progress.total:
            self.killed = self.find()
            os.kill(self.killed, signal.SIGKILL)


def check_killed(executor, find) -> None:
    """Compiles jobs while a worker is killed: nothing is lost, and nothing is counted twice."""
    jobs = [job(k, 1500) for k in range(400)]
    killer = Killer(find)
    results = gonvvm.compile_many(jobs, executor, progress=killer)
    assert killer.killed, "the jobs ended before a worker could be killed"
    assert [getattr(r, "ptx", r) for r in results] == serial(jobs)
    assert (killer.seen[-1].done, killer.seen[-1].failed) == (len(jobs), 0)


def die(*_) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Mortal(concurrent.futures.ProcessPoolExecutor):
    """A pool of which a process dies within its 20th task. Killed from outside, a process may be writing its answer, and then Python's pool waits
    for the rest of it for ever."""

    def __init__(self) -> None:
        super().__init__(2)
        self.submitted = 0

    def submit(self, function, *args):
        self.submitted += 1
        return super().submit(die if self.submitted == 20 else function, *args)


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL")
def test_processes():
    pools = []

    def make():
        pools.append(concurrent.futures.ProcessPoolExecutor(2) if pools else Mortal())
        return pools[-1]

    jobs = [job(k, 1500) for k in range(400)]
    seen = []
    results = gonvvm.compile_many(jobs, make, progress=seen.append)
    assert [getattr(r, "ptx", r) for r in results] == serial(jobs)
    assert (seen[-1].done, seen[-1].failed) == (len(jobs), 0)
    assert len(pools) == 2
    pool = pools[0]  # a pool that is broken from the beginning
    assert isinstance(gonvvm.compile_many([job(1)], pool)[0], concurrent.futures.BrokenExecutor)


def test_dask():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as cluster, distributed.Client(cluster) as client:
        with client.get_executor() as executor:
            check_killed(executor, lambda: cluster.workers[0].process.pid)


def test_ray():
    ray = pytest.importorskip("ray")
    psutil = pytest.importorskip("psutil")
    from gonvvm.ray import Executor

    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, configure_logging=False)

    def busy() -> int:
        for _ in range(1000):  # between two tasks a process has another title
            for process in psutil.Process().children(recursive=True):
                try:
                    if "ray::_call" in " ".join(process.cmdline()):
                        return process.pid
                except psutil.Error:  # it ended
                    pass
        raise AssertionError("no process of Ray compiles")

    try:
        with Executor() as executor:
            check_killed(executor, busy)
    finally:
        ray.shutdown()
