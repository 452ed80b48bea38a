import { describe, expect, it } from 'vitest';
import { isExtension } from './consistency.ts';
import { leafHash, toHex } from './hashes.ts';
import { isIncluded, rootByPath } from './inclusion.ts';
import { auditPath, consistencyProof, treeHash } from './log-oracle.test-support.ts';
import { VECTOR_LEAVES, VECTOR_ROOTS } from './tree-vectors.test-support.ts';

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const leaves = VECTOR_LEAVES.map(bytes);
const roots = VECTOR_ROOTS;
const rootAt = (size: number) => bytes(roots[size - 1] ?? '');
const [A, B, C, D, E] = [
  '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
  '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
  '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
];
const FIFTH_AND_SIXTH = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a';

describe('published vectors', () => {
  it.each(roots.map((root, at) => [at + 1, root] as const))('root of %i', (size, root) => {
    expect(toHex(treeHash(leaves.slice(0, size)))).toBe(root);
  });

  // Positions of the vectors count from one, ours from zero.
  it.each([
    [1, 1, []],
    [1, 8, [A, B, C]],
    [6, 8, [D, E, roots[3]]],
    [3, 3, [roots[1]]],
    [2, 5, [roots[0], B, D]],
  ])('inclusion of %i among %i', async (number, size, path) => {
    const hashes = path.map((hash) => bytes(hash ?? ''));
    const leaf = await leafHash(leaves[number - 1] ?? new Uint8Array());
    const place = { position: number - 1, size };
    expect(await isIncluded(leaf, place, hashes, rootAt(size))).toBe(true);
    expect(await rootByPath(leaf, { position: number - 1, size: size + 8 }, hashes)).toBeNull();
    expect(await isIncluded(leaf, place, [...hashes, bytes(A ?? '')], rootAt(size))).toBe(false);
  });

  it.each([
    [1, 1, []],
    [1, 8, [A, B, C]],
    [6, 8, [FIFTH_AND_SIXTH, E, roots[3]]],
    [2, 5, [B, D]],
  ])('consistency of %i with %i', async (old, now, path) => {
    const hashes = path.map((hash) => bytes(hash ?? ''));
    const [before, after] = [
      { size: old, root: rootAt(old) },
      { size: now, root: rootAt(now) },
    ];
    expect(await isExtension(before, after, hashes)).toBe(true);
    expect(await isExtension({ ...before, root: bytes(A ?? '') }, after, hashes)).toBe(false);
  });
});

describe('every size up to 40', () => {
  const many = Array.from({ length: 40 }, (_, n) => Uint8Array.of(n, 7));

  it('every leaf is found at its place, and at no other', async () => {
    for (let size = 1; size <= many.length; size += 1) {
      const tree = many.slice(0, size);
      const root = treeHash(tree);
      for (const [position, leaf] of tree.entries()) {
        const [hash, path] = [await leafHash(leaf), auditPath(position, tree)];
        expect(await isIncluded(hash, { position, size }, path, root)).toBe(true);
        expect(await isIncluded(hash, { position: (position + 1) % size, size }, path, root)).toBe(
          size === 1,
        );
      }
    }
  });

  it('every size begins with every smaller one', async () => {
    for (let now = 1; now <= many.length; now += 1)
      for (let old = 1; old <= now; old += 1) {
        const [before, after] = [old, now].map((size) => ({ size, root: treeHash(many.slice(0, size)) }));
        if (!(before && after)) throw new Error('no heads');
        const path = consistencyProof(old, many.slice(0, now));
        expect(await isExtension(before, after, path)).toBe(true);
        if (path.length > 0) expect(await isExtension(before, after, path.slice(1))).toBe(false);
      }
  });
});
