"""Many compilations at once."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Iterable, Mapping, Optional, Protocol, Union

from ._diagnostics import Error

if TYPE_CHECKING:
    from . import Result

Job = Mapping[str, Any]
Outcome = Union["Result", Error]


class Executor(Protocol):
    """An executor of concurrent.futures, or of a cluster: Dask's Client.get_executor() is one."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any: ...


def _compile(job: dict[str, Any]) -> Outcome:
    from . import compile

    try:
        return compile(**job)
    except Error as problem:
        return problem


def _fixed(value: Any) -> Any:
    """Returns a value that can be compared: that of an argument of a job."""
    if isinstance(value, Mapping):
        return tuple(sorted((k, _fixed(v)) for k, v in value.items()))
    if isinstance(value, (list, tuple)):
        return (type(value).__name__, *map(_fixed, value))
    return (type(value).__name__, value)


def compile_many(jobs: Iterable[Job], executor: Optional[Executor] = None) -> list[Outcome]:
    """Compiles many modules: each job holds the arguments of compile by name, at least ir.

    Returns the results in the order of the jobs; that of a refused input is the Error, which is not raised. Equal jobs are compiled once.
    Each compilation uses one processor, unless the job says something else with workers; executor runs them, else threads on all processors. Other errors, such
    as an unknown option or a broken pool, are raised. Paths in jobs are read by the process that compiles.
    """
    numbers: dict[Any, int] = {}
    unique: list[dict[str, Any]] = []
    order = []
    for job in jobs:
        full = {"workers": 1, **job}
        key = _fixed(full)
        if key not in numbers:
            numbers[key] = len(unique)
            unique.append(full)
        order.append(numbers[key])
    if executor is not None:
        futures = [executor.submit(_compile, job) for job in unique]
        outcomes = [f.result() for f in futures]
    else:
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            outcomes = list(pool.map(_compile, unique))
    return [outcomes[n] for n in order]
