"""Networks by self-play: many games at once, on a GPU or, small, on the CPU. See docs/training.md."""

from cabochon.training.recipe import Recipe, RecipeError

__all__ = ["Recipe", "RecipeError"]
