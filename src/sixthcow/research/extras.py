"""A clear sentence where a package of an optional extra is missing."""


def missing(package: str, extra: str = "research") -> ModuleNotFoundError:
    """The error to raise when `package` cannot be imported."""
    return ModuleNotFoundError(
        f"{package} is not installed; pip install 'sixthcow[{extra}]' brings it", name=package
    )
