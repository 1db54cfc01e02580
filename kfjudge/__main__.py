"""`python -m kfjudge`."""

from kfjudge.cli import main

if __name__ == "__main__":
    main()
