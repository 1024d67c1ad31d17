"""`python -m sixthcow.cli`: the command without its script."""

import sys

from sixthcow.cli import main

sys.exit(main())
