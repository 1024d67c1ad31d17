"""A clear error for a missing package of an optional extra."""


def missing(package: str, extra: str = "research") -> ModuleNotFoundError:
    """The error to raise when `package` cannot be imported."""
    return ModuleNotFoundError(
        f"{package} is not installed; pip install 'sixthcow[{extra}]' brings it", name=package
    )
