"""How Hypothesis searches: quickly and always the same; HYPOTHESIS_PROFILE=thorough searches for long."""

import os

from hypothesis import HealthCheck, settings

# A whole game is one example, and games take their time when they are interpreted.
settings.register_profile(
    "quick", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "thorough", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
