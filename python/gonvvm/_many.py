"""Many compilations at once."""

from __future__ import annotations

import hashlib
import inspect
import json
import os
import queue
import time
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Iterable, Mapping, NamedTuple, Optional, Protocol, Union

if TYPE_CHECKING:
    from . import Result

Job = Mapping[str, Any]
"""A job: input (the path of a file, or a list of them) or text (text, bitcode, or a module of llvmlite), and optionally name, arch and options, the
other arguments of compile by name. A line of the manifest of `gonvvm batch` has the same form, with flags of the command as options."""

Outcome = Union["Result", Exception]

_ATTEMPTS = 4  # that a job gets when the pool that runs it breaks, or loses it
_CHUNK = 16  # jobs that a worker gets at once, at most


class Submits(Protocol):
    """An executor of concurrent.futures, or of a cluster: Dask's Client.get_executor() is one, gonvvm.ray.Executor() another."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any: ...


class Progress(NamedTuple):
    """The state of compile_many."""

    done: int  # jobs
    total: int
    failed: int  # jobs whose outcome is an exception
    seconds: float  # since the start

    @property
    def rate(self) -> float:
        """Jobs per second."""
        return self.done / self.seconds if self.seconds > 0 else 0.0

    @property
    def remaining(self) -> float:
        """The seconds that the other jobs will take at this rate."""
        return (self.total - self.done) / self.rate if self.done else float("inf")

    def __str__(self) -> str:
        text = f"{self.done}/{self.total}, {self.rate:.0f} per second, {self.remaining:.0f} s left"
        return text + (f", {self.failed} failed" if self.failed else "")


class _Task(NamedTuple):
    """A job as a worker gets it: named inputs, and arguments of compile."""

    inputs: list[Any]
    arguments: dict[str, Any]


def _compile(tasks: list[_Task]) -> list[Outcome]:
    from . import compile

    outcomes: list[Outcome] = []
    for task in tasks:
        try:
            outcomes.append(compile(task.inputs, **task.arguments))
        except Exception as problem:
            outcomes.append(problem)
    return outcomes


def _task(number: int, job: Job) -> _Task:
    """Returns a job with the contents of its files. Raises TypeError if the job is malformed."""
    from . import Source, _read, compile

    if unknown := job.keys() - {"name", "input", "text", "arch", "options"}:
        raise TypeError(f"job {number} has the unknown key {min(unknown)!r}")
    if ("input" in job) == ("text" in job):
        raise TypeError(f"job {number} needs either input, a path or a list of paths, or text")
    options = dict(job.get("options") or {})
    known = inspect.signature(compile).parameters.keys() - {"ir", "arch"}
    if unknown := options.keys() - known:
        raise TypeError(f"job {number} has the unknown option {min(unknown)!r}")
    if "text" in job:
        inputs = [Source(*_read(job["text"], job.get("name") or "module"))]
    else:
        paths = job["input"] if isinstance(job["input"], (list, tuple)) else [job["input"]]
        inputs = [Source(*_read(Path(path), "")) for path in paths]
    return _Task(inputs, {"workers": 1, **options, **({"arch": job["arch"]} if "arch" in job else {})})


def _key(task: _Task) -> bytes:
    """Returns the digest of all that a result depends on."""
    digest = hashlib.sha256(json.dumps(task.arguments, sort_keys=True, default=_plain).encode())
    for source in task.inputs:
        digest.update(b"%d:" % len(source.data) + source.data)
    return digest.digest()


def _plain(value: Any) -> Any:
    if isinstance(value, (bytes, bytearray)):
        return hashlib.sha256(value).hexdigest()
    if isinstance(value, os.PathLike):
        return [os.fspath(value)]
    return list(value) if isinstance(value, (tuple, set, frozenset)) else str(value)


def compile_many(
    jobs: Iterable[Job], executor: Union[Submits, Callable[[], Executor], None] = None, *, progress: Optional[Callable[[Progress], None]] = None
) -> list[Outcome]:
    """Compiles many modules, and returns the outcomes in the order of the jobs.

    The outcome of a job that fails is the exception, which is not raised: Error with its diagnostics for a refused input. Jobs with equal contents,
    architecture and options are compiled once and share their outcome, whose diagnostics have the name of the first. Files are read by the caller;
    paths in options, such as libdevice, by the process that compiles. Each compilation uses one processor unless its option workers differs.

    executor runs the compilations, by default threads on all processors. If it is a function, it makes an executor, and makes another one when
    that breaks because a process of it died; jobs without an outcome are then submitted again, four times at most, and so are jobs that a
    living executor loses. (A ProcessPoolExecutor does
    not notice the death of a process that was writing its answer, and waits; the executors of Dask and Ray do notice it.) progress is called
    by the calling thread, a few times per second. Raises TypeError for a malformed job, before anything is compiled, and OSError for a file that
    cannot be read.
    """
    numbers: dict[bytes, int] = {}
    tasks: list[_Task] = []
    order: list[int] = []
    for job in jobs:
        task = _task(len(order), job)
        number = numbers.setdefault(_key(task), len(tasks))
        if number == len(tasks):
            tasks.append(task)
        order.append(number)
    make = executor if callable(executor) else (lambda: ThreadPoolExecutor(os.cpu_count() or 1)) if executor is None else None
    run = _Run(tasks, order, progress)
    for attempt in range(_ATTEMPTS):
        if make is None:
            assert executor is not None and not callable(executor)
            run.submit_all(executor)
            break
        with make() as pool:
            if run.submit_all(pool):
                break
    return [run.outcomes[n] for n in order]


class _Run:
    """The outcomes of tasks so far. An outcome is set once, whatever workers answer."""

    def __init__(self, tasks: list[_Task], order: list[int], progress: Optional[Callable[[Progress], None]]) -> None:
        self.tasks, self.progress = tasks, progress
        self.outcomes: dict[int, Outcome] = {}
        self.weights = [0] * len(tasks)  # the jobs that share a task
        for n in order:
            self.weights[n] += 1
        self.start = self.told = time.monotonic()
        self.done = self.failed = 0

    def submit_all(self, executor: Submits) -> bool:
        """Runs the tasks without an outcome; reports whether the executor lived that long.

        _compile does not raise: an exception of a future says that the executor lost the chunk. Dask's raises a ValueError of its own if a
        worker dies between its answer and the reading of it.
        """
        left = [n for n in range(len(self.tasks)) if not self._settled(n)]
        size = max(1, min(_CHUNK, len(left) // 64))
        finished: queue.SimpleQueue[tuple[list[int], int, Any]] = queue.SimpleQueue()
        futures: list[Any] = []
        broken = False

        def submit(chunk: list[int], attempt: int) -> None:
            try:
                future = executor.submit(_compile, [self.tasks[n] for n in chunk])
            except BrokenExecutor as problem:
                future = Future()
                future.set_exception(problem)
            futures.append(future)
            future.add_done_callback(lambda f: finished.put((chunk, attempt, f)))

        try:
            for at in range(0, len(left), size):
                submit(left[at : at + size], 1)
            ended = 0
            while ended < len(futures):
                chunk, attempt, future = finished.get()
                ended += 1
                try:
                    outcomes = future.result()
                except (BrokenExecutor, CancelledError) as problem:
                    broken = broken or isinstance(problem, BrokenExecutor)
                    outcomes = [problem] * len(chunk)
                except Exception as problem:
                    if attempt < _ATTEMPTS:
                        submit(chunk, attempt + 1)
                        continue
                    outcomes = [problem] * len(chunk)
                for n, outcome in zip(chunk, outcomes):
                    self._set(n, outcome)
        finally:
            for future in futures:
                future.cancel()
        return not broken

    def _settled(self, n: int) -> bool:
        return n in self.outcomes and not isinstance(self.outcomes[n], BrokenExecutor)

    def _set(self, n: int, outcome: Outcome) -> None:
        if self._settled(n):
            return
        self.outcomes[n] = outcome
        if isinstance(outcome, BrokenExecutor):
            return
        self.done += self.weights[n]
        self.failed += self.weights[n] if isinstance(outcome, Exception) else 0
        now = time.monotonic()
        if self.progress and (now - self.told > 0.2 or len(self.outcomes) == len(self.tasks)):
            self.told = now
            self.progress(Progress(self.done, sum(self.weights), self.failed, now - self.start))
