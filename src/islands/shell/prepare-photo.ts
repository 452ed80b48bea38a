import { fitPicture } from './redraw-picture.ts';

/** Longest side of a photo that is sent: sharp on a large screen, print on a receipt stays readable, about 300 KB. */
const LONGEST_SIDE_PX = 1600;

/**
 * The photo drawn anew at the size that is sent, without what the camera wrote into the file, such as the place; null
 * when the browser cannot read it (HEIC outside of Safari, or a broken file).
 */
export const preparePhoto = (
  file: File,
  type: 'image/jpeg' | 'image/webp' = 'image/jpeg',
): Promise<Blob | null> => fitPicture(file, LONGEST_SIDE_PX, { type }).catch(() => null);
