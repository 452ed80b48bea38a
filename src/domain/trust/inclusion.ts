import { isSame, nodeHash } from './hashes.ts';

/** Where a leaf stands: its position from 0, in the tree of a size. */
export interface Place {
  readonly position: number;
  readonly size: number;
}

/**
 * The root hash that an audit path leads to (RFC 9162, 2.1.3.2).
 * @param path the hashes beside the way up, the leaf's sibling first
 * @returns null when the path is not as long as the place asks, or there is no such place
 */
export async function rootByPath(
  leaf: Uint8Array,
  { position, size }: Place,
  path: readonly Uint8Array[],
): Promise<Uint8Array | null> {
  if (!Number.isSafeInteger(position) || !Number.isSafeInteger(size)) return null;
  if (position < 0 || position >= size) return null;
  let [node, last, hash] = [position, size - 1, leaf];
  for (const beside of path) {
    if (last === 0) return null;
    if (node % 2 === 1 || node === last) {
      hash = await nodeHash(beside, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      hash = await nodeHash(hash, beside);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 ? hash : null;
}

/** Whether a leaf stands at its place in the tree with this root. */
export async function isIncluded(
  leaf: Uint8Array,
  place: Place,
  path: readonly Uint8Array[],
  root: Uint8Array,
): Promise<boolean> {
  const found = await rootByPath(leaf, place, path);
  return found !== null && isSame(found, root);
}

// Sizes are larger than what the operators on bits take.
export const half = (value: number): number => Math.floor(value / 2);
