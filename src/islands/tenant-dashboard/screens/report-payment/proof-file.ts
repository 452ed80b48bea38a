import { fitWithin, redrawPicture } from '#src/islands/shell/redraw-picture.ts';

/** Longest side of a photo that is sent: print on a bank's receipt stays readable, and it weighs about 300 KB. */
const LONGEST_SIDE_PX = 1600;
/** The bucket's own limit. */
const MOST_BYTES = 5 * 1024 * 1024;

export const PROOF_ACCEPT = 'image/*,application/pdf';

export type ProofProblem = 'unreadable' | 'tooLarge' | 'kind';

export type PreparedProof = { ok: true; file: File } | { ok: false; problem: ProofProblem };

/**
 * Makes a chosen file ready to be sent. A photo is drawn anew as a JPEG of at most 1600 px, which leaves out
 * everything the camera wrote into it, such as the place; a PDF stays as it is.
 */
export async function prepareProof(file: File): Promise<PreparedProof> {
  if (file.type === 'application/pdf') {
    return file.size > MOST_BYTES ? { ok: false, problem: 'tooLarge' } : { ok: true, file };
  }
  // Some phones leave the type of a photo empty; whether it is one shows when it is opened.
  if (file.type !== '' && !file.type.startsWith('image/')) return { ok: false, problem: 'kind' };
  try {
    return { ok: true, file: await redraw(file) };
  } catch {
    // The browser cannot read this format (HEIC outside of Safari), or the file is broken.
    return { ok: false, problem: 'unreadable' };
  }
}

async function redraw(file: File): Promise<File> {
  const blob = await redrawPicture(file, (picture) => ({
    part: { x: 0, y: 0, width: picture.width, height: picture.height },
    size: fitWithin(picture, LONGEST_SIDE_PX),
  }));
  return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
}
