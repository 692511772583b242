"""Reads and reduces pictures; the browser does the work."""

import base64
import shutil
from typing import NamedTuple

import numpy as np
from playwright.sync_api import Page

from palette import Pixels

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]

# Each pixel of the result is the mean of a square of the picture.
DEVELOP = """async ({ picture, by }) => {
    const image = await createImageBitmap(await (await fetch(`data:image/*;base64,${picture}`)).blob());
    const context = (width, height) =>
        new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    const large = context(image.width, image.height);
    large.drawImage(image, 0, 0);
    const { data } = large.getImageData(0, 0, image.width, image.height);
    const [width, height] = [Math.floor(image.width / by), Math.floor(image.height / by)];
    const small = context(width, height);
    const made = small.createImageData(width, height);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        for (let part = 0; part < 3; part++) {
            let sum = 0;
            for (let down = 0; down < by; down++) for (let right = 0; right < by; right++)
                sum += data[4 * ((y * by + down) * image.width + x * by + right) + part];
            made.data[4 * (y * width + x) + part] = Math.round(sum / by / by);
        }
        made.data[4 * (y * width + x) + 3] = 255;
    }
    small.putImageData(made, 0, 0);
    const blob = await small.canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
    const text = (bytes) => {
        let all = "";
        for (let at = 0; at < bytes.length; at += 30000)
            all += String.fromCharCode(...bytes.slice(at, at + 30000));
        return btoa(all);
    };
    const webp = text(new Uint8Array(await blob.arrayBuffer()));
    return { width, height, pixels: text(made.data), webp };
}"""


class Developed(NamedTuple):
    """Rows of red, green and blue, and the same as a WebP file."""

    pixels: Pixels
    webp: bytes


def develop(page: Page, picture: bytes, by: int = 1) -> Developed:
    """A picture of any kind, reduced so many times; `page` is any that may fetch what it was given."""
    found = page.evaluate(DEVELOP, {"picture": base64.b64encode(picture).decode(), "by": by})
    pixels = np.frombuffer(base64.b64decode(found["pixels"]), np.uint8)
    shaped = pixels.reshape(found["height"], found["width"], 4)[:, :, :3]
    return Developed(shaped, base64.b64decode(found["webp"]))
