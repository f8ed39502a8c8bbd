# Sourced by the scripts beside it, with $root set: makes the virtual environment ready.
# Needs nothing but a POSIX shell and Python 3.11 or newer.

works() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# An environment whose making was interrupted has Python but no pip: it is made anew.
is_environment() {
    "$1" -c 'import importlib.util as u, sys
sys.exit(sys.version_info < (3, 11) or not u.find_spec("pip"))' >/dev/null 2>&1
}

find_python() {
    if is_environment "$root/.venv/bin/python"; then
        printf '%s\n' "$root/.venv/bin/python"
        return
    fi
    for candidate in ${PYTHON:+"$PYTHON"} python3.13 python3.12 python3.11 python3; do
        if works "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    echo "Sottovoce needs Python 3.11 or newer, and none was found." \
        "Install one from your system's packages or python.org, or name it: PYTHON=/path/to/python $0" >&2
    return 1
}

# prepare NAME: install requirements/NAME.txt and the package into .venv, where that is not done yet.
# prepare NAME --requirements: without the package.
prepare() {
    python=$(find_python) || exit 1
    "$python" "$root/scripts/environment.py" "$@" || exit 1
}
