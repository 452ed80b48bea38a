/** Longest side of a photo that is sent: print on a bank's receipt stays readable, and it weighs about 300 KB. */
const LONGEST_SIDE_PX = 1600;
const JPEG_QUALITY = 0.85;
/** The bucket's own limit. */
const MOST_BYTES = 5 * 1024 * 1024;

export const PROOF_ACCEPT = 'image/*,application/pdf';

export type ProofProblem = 'unreadable' | 'tooLarge' | 'kind';

export type PreparedProof = { ok: true; file: File } | { ok: false; problem: ProofProblem };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which a picture's longest side fits, with its proportions; smaller pictures stay as they are. */
export function fitWithin({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

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
  const picture = await createImageBitmap(file);
  const { width, height } = fitWithin(picture, LONGEST_SIDE_PX);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency: without a ground a screenshot's clear parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!blob) throw new Error('no picture');
  return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
}
