/** Pictures of positions: from the server's SVG to what else people can use. */

/** Pixels of a PNG for each of the drawing's own, so that it stays sharp. */
const SHARPNESS = 2;

/** An SVG as an address that an image can have. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The same as PNG; throws where the browser can't. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARPNESS;
  canvas.height = image.naturalHeight * SHARPNESS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (png === null) throw new Error("no PNG");
  return png;
}
