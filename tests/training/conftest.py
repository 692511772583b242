"""What all tests of training share."""

import torch

# Tests run side by side already; threads that wait for each other by spinning make all of them slow.
torch.set_num_threads(1)
