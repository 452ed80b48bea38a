import { type Checkpoint, openNote } from './checkpoint.ts';
import { isExtension } from './consistency.ts';
import { fromBase64, isSame } from './hashes.ts';

/** What a reader's browser remembers of a log. */
export interface Watched {
  readonly note: string;
  /** The public key in base64 that its notes are signed with, as first met. */
  readonly key: string;
}

/** Why a log is not the one that it was. */
export type LogFault = 'other_key' | 'unsigned' | 'shorter' | 'rewritten';

export type Watch =
  | { readonly fault: null; readonly watched: Watched; readonly checkpoint: Checkpoint }
  | { readonly fault: LogFault };

/** What the site shows now. */
export interface Shown extends Watched {
  readonly origin: string;
}

/**
 * Compares what a log is now with what its reader remembers.
 *
 * @param remembered null at the first visit
 * @param prove gives the consistency proof between two sizes, in base64
 * @returns what to remember from now on, or why the log is not to be believed
 */
export async function watchLog(
  remembered: Watched | null,
  shown: Shown,
  prove: (oldSize: number, newSize: number) => Promise<readonly string[]>,
): Promise<Watch> {
  const { origin, note, key } = shown;
  if (remembered && remembered.key !== key) return { fault: 'other_key' };
  const bytes = fromBase64(key);
  const now = bytes && (await openNote(note, origin, bytes));
  if (!(bytes && now)) return { fault: 'unsigned' };
  const watched = { note, key };
  if (!remembered) return { fault: null, watched, checkpoint: now };
  const before = await openNote(remembered.note, origin, bytes);
  if (!before) return { fault: 'unsigned' };
  if (now.size < before.size) return { fault: 'shorter' };
  if (now.size === before.size) {
    return isSame(now.root, before.root)
      ? { fault: null, watched: remembered, checkpoint: before }
      : { fault: 'rewritten' };
  }
  const path = (await prove(before.size, now.size)).map((hash) => fromBase64(hash) ?? new Uint8Array());
  return (await isExtension(before, now, path))
    ? { fault: null, watched, checkpoint: now }
    : { fault: 'rewritten' };
}
