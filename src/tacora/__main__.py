"""`python -m tacora`."""

from tacora.cli import main

if __name__ == "__main__":
    main()
