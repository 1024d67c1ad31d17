"""The GPU itself: whether there is one, arrays on it, and how others take them without a copy."""

from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.fast._jit import config


def require_gpu() -> None:
    """Refuse, with a clear sentence, where no kernel can run on a GPU."""
    if find_spec("numba_cuda") is None:
        raise ModuleNotFoundError(
            "numba-cuda is not installed; pip install 'sixthcow[gpu]' brings it", name="numba_cuda"
        )
    from sixthcow.fast.cuda.target import cuda

    if not cuda.is_available():
        raise RuntimeError(
            "no GPU can be used: device='cuda' needs an NVIDIA GPU with its driver, and CUDA's"
            " libraries (pip install 'numba-cuda[cu13]' brings those of CUDA 13)"
        )


def room(shape: tuple[int, ...], kind: npt.DTypeLike) -> Any:
    """An array on the GPU, not yet written."""
    from sixthcow.fast.cuda.target import cuda

    try:
        return cuda.device_array(shape, kind)
    except Exception as problem:
        if "OUT_OF_MEMORY" not in str(problem):
            raise
        size = np.dtype(kind).itemsize * int(np.prod(shape, dtype=np.int64))
        raise MemoryError(f"the GPU has no room for {size / 1e9:.1f} GB more") from problem


def blocks_of(threads: int, count: int) -> int:
    """How many blocks of threads it takes to have one thread for each."""
    return -(-count // threads)


class GpuArray:
    """An array on the GPU. PyTorch, JAX and CuPy take it without a copy: `torch.from_dlpack(it)`,
    `jax.numpy.from_dlpack(it)`, `cupy.asarray(it)`. `numpy.asarray(it)` copies it to the CPU."""

    def __init__(self, lines: Any) -> None:
        self.lines = lines  # as Numba knows it
        self.shape: tuple[int, ...] = lines.shape
        self.dtype: np.dtype[Any] = lines.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.lines.__cuda_array_interface__
        return found

    def __dlpack__(self, **asked: Any) -> Any:
        from sixthcow.fast.cuda.target import cuda

        cuda.synchronize()
        return self._exporter().__dlpack__(**asked)

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._exporter().__dlpack_device__()
        return device

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        if copy is False:
            raise ValueError("an array on the GPU is not one of NumPy's without a copy")
        found: npt.NDArray[Any] = self.lines.copy_to_host()
        return found if dtype is None else found.astype(dtype)

    def _exporter(self) -> Any:
        if config.ENABLE_CUDASIM:  # the arrays of the simulator are those of the CPU
            return self.lines.copy_to_host()
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(self.lines, stream_ptr=-1)
