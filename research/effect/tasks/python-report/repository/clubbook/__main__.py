import sys

from clubbook.cli import main

sys.exit(main(sys.argv[1:]))
