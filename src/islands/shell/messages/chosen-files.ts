import { DOCUMENT_ACCEPT, documentFault } from '#src/data/documents/document-file.ts';
import { typedFile } from '#src/domain/foundation/chosen-file.ts';
import { preparePhoto } from '../prepare-photo.ts';

const PHOTO = /^image\//;

/** Most files of a message. */
export const MOST_FILES = 10;
/** What the picker offers: photos of any kind, which are drawn anew, and documents. */
export const FILE_ACCEPT = `image/*,${DOCUMENT_ACCEPT}`;

async function prepared(chosen: File): Promise<File | null> {
  const file = typedFile(chosen);
  if (PHOTO.test(file.type)) {
    const drawn = await preparePhoto(file);
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
