export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PicturePart extends PictureSize {
  readonly x: number;
  readonly y: number;
}

interface Drawing {
  /** What of the upright picture is drawn, in its pixels. */
  readonly part: PicturePart;
  /** How large it becomes. */
  readonly size: PictureSize;
}

interface Encoding {
  type?: 'image/jpeg' | 'image/webp' | undefined;
  quality?: number;
}

/** The size at which a picture's longest side fits, with its proportions; smaller pictures stay as they are. */
export function fitWithin({ width, height }: PictureSize, longestSide: number): PictureSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * A picture drawn anew: what the camera wrote into the file, such as the place, stays out. A browser that cannot make
 * WebP makes a JPEG instead: look at the blob's type.
 * @throws when the browser cannot read the file
 */
export async function redrawPicture(
  file: Blob,
  layOut: (picture: PictureSize) => Drawing,
  { type = 'image/jpeg', quality = 0.85 }: Encoding = {},
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { part, size } = layOut(picture);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency: without a ground the clear parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  picture.close();
  const encode = (as: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, as, quality));
  const blob = await encode(type);
  const made = blob && blob.type !== type ? await encode('image/jpeg') : blob;
  if (!made) throw new Error('no picture');
  return made;
}

/**
 * The whole picture drawn anew, no longer on any side than that many pixels.
 * @throws when the browser cannot read the file
 */
export const fitPicture = (file: Blob, longestSide: number, encoding?: Encoding): Promise<Blob> =>
  redrawPicture(
    file,
    (picture) => ({
      part: { x: 0, y: 0, width: picture.width, height: picture.height },
      size: fitWithin(picture, longestSide),
    }),
    encoding,
  );
