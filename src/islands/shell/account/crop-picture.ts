import { type PicturePart, redrawPicture } from '../redraw-picture.ts';

/** Sharp on a dense screen at the largest size in which it is shown, and about 60 KB. */
const SIDE_PX = 512;

/**
 * A part of a picture as a square JPEG.
 * @param part in pixels of the upright picture
 * @throws when the browser cannot read the file
 */
export function cropPicture(file: File, part: PicturePart): Promise<Blob> {
  return redrawPicture(file, () => ({ part, size: { width: SIDE_PX, height: SIDE_PX } }));
}
