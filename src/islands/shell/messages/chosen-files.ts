import { DOCUMENT_ACCEPT, documentFault } from '#src/data/documents/document-file.ts';
import { fitWithin, redrawPicture } from '../redraw-picture.ts';

const LONGEST_SIDE_PX = 1600;
const PHOTO = /^image\//;

/** Most files of a message. */
export const MOST_FILES = 10;
/** What the picker offers: photos of any kind, which are drawn anew, and documents. */
export const FILE_ACCEPT = `image/*,${DOCUMENT_ACCEPT}`;

async function prepared(file: File): Promise<File | null> {
  if (PHOTO.test(file.type)) {
    // Drawn anew: what the camera wrote into the file, such as the place, stays out.
    const drawn = await redrawPicture(file, (picture) => ({
      part: { x: 0, y: 0, width: picture.width, height: picture.height },
      size: fitWithin(picture, LONGEST_SIDE_PX),
    })).catch(() => null);
    return drawn ? new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : null;
  }
  return documentFault(file) === null ? file : null;
}

/** What of the chosen files can be sent, and the names of what cannot. */
export async function takeFiles(files: readonly File[]): Promise<{ taken: File[]; refused: string[] }> {
  const taken: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const ready = await prepared(file);
    if (ready) taken.push(ready);
    else refused.push(file.name);
  }
  return { taken, refused };
}
