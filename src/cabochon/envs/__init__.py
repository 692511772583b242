"""What researchers plug in: many games at once, and the interfaces of other libraries, which are extras.

`Batch` needs nothing more. `cabochon.envs.gymnasium` registers the environments of Gymnasium when it is
imported.
"""

from cabochon.envs.batch import Batch

__all__ = ["Batch"]
