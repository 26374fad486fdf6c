"""Compilations on a cluster of Ray.

    import gonvvm.ray, ray
    ray.init()
    results = gonvvm.compile_many(jobs, gonvvm.ray.Executor())

Ray runs a task again whose worker or node died.
"""

from __future__ import annotations

import concurrent.futures
import importlib
from concurrent.futures import Future
from typing import Any, Callable

__all__ = ["Executor"]


class Executor(concurrent.futures.Executor):
    """An executor of concurrent.futures whose calls are tasks of Ray, with options of ray.remote such as num_cpus and max_retries.

    The packages of the caller have to be installed on the nodes. Shutting down only waits for the calls.
    """

    def __init__(self, **options: Any) -> None:
        ray = importlib.import_module("ray")
        options = {"max_retries": -1, "num_cpus": 1, **options}
        self._call = ray.remote(**options)(_call)
        self._futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = self._call.remote(fn, args, kwargs).future()
        self._futures.append(future)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if wait:
            concurrent.futures.wait(self._futures)


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)
