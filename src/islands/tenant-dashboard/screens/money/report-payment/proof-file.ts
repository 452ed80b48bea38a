import { preparePhoto } from '#src/islands/shell/prepare-photo.ts';

/** The limit of the bucket for proofs. */
const MOST_BYTES = 5 * 1024 * 1024;

export const PROOF_ACCEPT = 'image/*,application/pdf';

export type ProofProblem = 'unreadable' | 'tooLarge' | 'kind';

export type PreparedProof = { ok: true; file: File } | { ok: false; problem: ProofProblem };

/**
 * Makes a chosen file ready to be sent. A photo is drawn anew; a PDF stays as it is.
 * @param mostBytes of a PDF; 5 MB when left out
 */
export async function prepareProof(file: File, mostBytes = MOST_BYTES): Promise<PreparedProof> {
  if (file.type === 'application/pdf') {
    return file.size > mostBytes ? { ok: false, problem: 'tooLarge' } : { ok: true, file };
  }
  // Some phones leave the type of a photo empty; whether it is one shows when it is opened.
  if (file.type !== '' && !file.type.startsWith('image/')) return { ok: false, problem: 'kind' };
  const photo = await preparePhoto(file);
  if (!photo) return { ok: false, problem: 'unreadable' };
  return { ok: true, file: new File([photo], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }) };
}
