import { fitWithin, redrawPicture } from './redraw-picture.ts';

/** Sharp on a large screen, and about 300 KB. */
const LONGEST_SIDE_PX = 1600;

/** A photo as a JPEG without what the camera wrote into the file; null when the browser cannot read it. */
export const photoForUpload = (file: File): Promise<Blob | null> =>
  redrawPicture(file, (picture) => ({
    part: { x: 0, y: 0, width: picture.width, height: picture.height },
    size: fitWithin(picture, LONGEST_SIDE_PX),
  })).catch(() => null);
