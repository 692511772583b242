"""What can be wrong with a data set."""

from cabochon.games.errors import CabochonError


class DatasetError(CabochonError):
    """A folder or a file that is no data set, or one for something else."""
