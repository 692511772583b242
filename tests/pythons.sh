#!/bin/sh
# A part of the tests with every Python that the package is for and that this computer has: make pythons. Neither
# PyTorch nor Ray, which are large, nor browser and server. VERSIONS says which (all), WORKERS how many processes.
cd "$(dirname "$0")/.." || exit 1
extras="server,arena,gym,pettingzoo,openspiel,data"
tools="pytest hypothesis pytest-xdist pytest-cov pytest-timeout httpx choix fluent.syntax"
tests="tests/games tests/rules tests/match tests/players tests/search tests/protocol tests/envs tests/cli"
tests="$tests tests/analysis tests/arena tests/datasets tests/endings tests/playthroughs tests/terminal"
without="--ignore=tests/cli/test_train.py --ignore=tests/envs/test_gpu.py"
# This one needs a Ray.
without="$without --deselect=tests/arena/test_running.py::test_ray_plays_the_same_games"
: "${VERSIONS:=$(sed -n 's/.*"Programming Language :: Python :: \(3\.[0-9]*\)".*/\1/p' pyproject.toml)}"

# A name may be there and lead nowhere, as pyenv has it.
is_version() {
    "$1" -c "import ensurepip, sys; sys.exit('%d.%d' % sys.version_info[:2] != '$2')" 2> /dev/null
}

find_python() {
    for python in "python$1" "$HOME/.pyenv/versions/$1".*/bin/python; do
        if is_version "$python" "$1"; then
            echo "$python"
            return
        fi
    done
}

# In an environment of its own, with code that it has compiled itself; few examples of Hypothesis are enough, since
# the same tests look for long elsewhere.
test_with() {
    folder="$PWD/build/pythons/$2"
    install="$folder/bin/python -m pip install --quiet --quiet --disable-pip-version-check --constraint constraints.txt"
    # shellcheck disable=SC2086
    { [ -x "$folder/bin/pip" ] || "$1" -m venv --clear "$folder"; } \
        && $install hatchling editables $tools \
        && $install --no-build-isolation --editable ".[$extras]" \
        && NUMBA_CACHE_DIR="$folder/cache" HYPOTHESIS_PROFILE=interpreted "$folder/bin/pytest" -q \
            -p no:cacheprovider -n "${WORKERS:-3}" --dist worksteal $tests $without
}

passed="" failed="" missing=""
for version in $VERSIONS; do
    python=$(find_python "$version")
    if [ -z "$python" ]; then
        missing="$missing $version"
    else
        echo "Python $("$python" -c 'import sys; print(sys.version.split()[0], sys.executable)')"
        if test_with "$python" "$version"; then passed="$passed $version"; else failed="$failed $version"; fi
    fi
done
echo "Python: passed${passed:- none}; failed${failed:- none}; not on this computer${missing:- none}"
[ -z "$failed" ] && [ -n "$passed" ]
