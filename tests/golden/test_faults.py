"""What a newcomer reads when a model file is wrong: every listed kind of bad input and its whole message.

Each file `faults/NAME.yaml` has its message in `faults/NAME.txt`. To see a new message, run the test and read the difference.
"""

from pathlib import Path

import pytest

import dalembert as da

FAULTS = Path(__file__).parent / "faults"
FILES = sorted(FAULTS.glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_the_message_of_a_bad_file(file):
    with pytest.raises(da.ModelError) as error:
        da.read(file)
    assert str(error.value) + "\n" == file.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_message_belongs_to_a_file():
    assert {f.stem for f in FILES} == {f.stem for f in FAULTS.glob("*.txt")}
    assert len(FILES) >= 20
