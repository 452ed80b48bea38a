// The definitions of RFC 6962, 2.1, as they are written there: slow, and of another hand than what it checks.
import { createHash } from 'node:crypto';

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

const split = (count: number) => 2 ** Math.ceil(Math.log2(count) - 1);

/** MTH(D[n]) */
export function treeHash(leaves: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const [first] = leaves;
  if (!first) return sha256();
  if (leaves.length === 1) return sha256(Uint8Array.of(0), first);
  const k = split(leaves.length);
  return sha256(Uint8Array.of(1), treeHash(leaves.slice(0, k)), treeHash(leaves.slice(k)));
}

/** PATH(m, D[n]) */
export function auditPath(m: number, leaves: readonly Uint8Array[]): Uint8Array[] {
  if (leaves.length <= 1) return [];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return m < k ? [...auditPath(m, left), treeHash(right)] : [...auditPath(m - k, right), treeHash(left)];
}

/** PROOF(m, D[n]) */
export function consistencyProof(m: number, leaves: readonly Uint8Array[]): Uint8Array[] {
  return m > 0 && m < leaves.length ? subproof(m, leaves, true) : [];
}

function subproof(m: number, leaves: readonly Uint8Array[], isWhole: boolean): Uint8Array[] {
  if (m === leaves.length) return isWhole ? [] : [treeHash(leaves)];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return m <= k
    ? [...subproof(m, left, isWhole), treeHash(right)]
    : [...subproof(m - k, right, false), treeHash(left)];
}
