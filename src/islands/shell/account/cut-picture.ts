/** Sharp on a dense screen at the largest size in which it is shown, and about 60 KB. */
const SIDE_PX = 512;
const JPEG_QUALITY = 0.85;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A part of a picture as a square JPEG, drawn anew: what the camera wrote into the file, such as the place, stays out.
 * @param part in pixels of the upright picture
 * @throws when the browser cannot read the file
 */
export async function cutPicture(file: File, { x, y, width, height }: Part): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency: clear parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  context.drawImage(picture, x, y, width, height, 0, 0, SIDE_PX, SIDE_PX);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!blob) throw new Error('no picture');
  return blob;
}
