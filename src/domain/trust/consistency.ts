import { isSame, nodeHash } from './hashes.ts';
import { half } from './inclusion.ts';

/** A size of the log and the root hash of its tree. */
export interface Head {
  readonly size: number;
  readonly root: Uint8Array;
}

/**
 * Whether a log begins with what it was earlier (RFC 9162, 2.1.4.2): nothing of it was changed, dropped or put in between.
 * @param path the consistency proof
 */
export async function isExtension(old: Head, now: Head, path: readonly Uint8Array[]): Promise<boolean> {
  if (!isSize(old.size) || !isSize(now.size) || old.size > now.size) return false;
  if (old.size === now.size) return path.length === 0 && isSame(old.root, now.root);
  let [node, last] = [old.size - 1, now.size - 1];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  // The earlier tree is a full one: its root is the first hash, which the proof leaves out.
  const rest = node === 0 ? path : path.slice(1);
  const first = node === 0 ? old.root : path[0];
  if (!first) return false;
  let [oldHash, newHash] = [first, first];
  for (const beside of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [oldHash, newHash] = [await nodeHash(beside, oldHash), await nodeHash(beside, newHash)];
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      newHash = await nodeHash(newHash, beside);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSame(oldHash, old.root) && isSame(newHash, now.root);
}

const isSize = (size: number) => Number.isSafeInteger(size) && size > 0;
