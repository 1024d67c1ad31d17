"""`python -m sixthcow.fast`: compile the kernels once, so that nobody waits for them later."""

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter

from sixthcow.fast.kernels import all_modules, warm_module


def main() -> None:
    """Fill the cache on disk, using all cores, with a progress line."""
    modules = all_modules()
    began, wanted = perf_counter(), len(modules)
    print(f"Compiling the fast kernels: 0 of {wanted} ", end="", flush=True)
    workers = min(wanted, os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(warm_module, module) for module in modules]
        for done, task in enumerate(as_completed(tasks), start=1):
            task.result()
            print(f"\rCompiling the fast kernels: {done} of {wanted} ", end="", flush=True)
    print(f"({perf_counter() - began:.0f} s)")


if __name__ == "__main__":
    main()
