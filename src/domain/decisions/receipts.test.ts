import { describe, expect, it } from 'vitest';
import { VECTOR_LEAVES, VECTOR_ROOTS } from '../trust/tree-vectors.test-support.ts';
import { leafOf, type PublishedBallots, rootOf, type VoteReceipt, verifyReceipt } from './receipts.ts';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const leafHash = async (content: string) => {
  const bytes = content.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.of(0, ...bytes))));
};

const DECISION = '00000000-0000-4000-8000-000000000001';
const receiptOf = (number: number): VoteReceipt => ({
  decisionId: DECISION,
  voteId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  weight: String(100 + number),
  choice: [1 + (number % 2)],
  ...(number % 3 === 0 && { token: String(number).padStart(64, '0') }),
});

async function publish(count: number): Promise<PublishedBallots> {
  const leaves = await Promise.all(Array.from({ length: count }, (_, number) => leafOf(receiptOf(number))));
  leaves.sort();
  return { decisionId: DECISION, leaves, root: await rootOf(leaves) };
}

/** From 0 to below 1, always the same ones. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('a receipt', () => {
  it('hashes as RFC 6962 says', async () => {
    const leaves = await Promise.all(VECTOR_LEAVES.map(leafHash));
    for (const [index, root] of VECTOR_ROOTS.entries())
      expect(await rootOf(leaves.slice(0, index + 1))).toBe(root);
    expect(await rootOf([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('is confirmed, open or secret, by a list that is whole', async () => {
    for (const count of [1, 2, 3, 12, 33]) {
      const published = await publish(count);
      for (let number = 0; number < count; number++)
        expect(await verifyReceipt(receiptOf(number), published)).toBe('counted');
      expect(await verifyReceipt({ ...receiptOf(0), choice: [2] }, published)).toBe('not_in_list');
      expect(await verifyReceipt({ ...receiptOf(0), decisionId: 'other' }, published)).toBe('other_decision');
    }
  });

  it('notices whatever is changed, dropped, added or put in another order', async () => {
    const draw = numbers(20_261_128);
    const below = (limit: number) => Math.floor(draw() * limit);
    const count = Number(process.env.RECEIPT_MUTATIONS ?? 400);
    const published = await publish(12);
    const other = await leafOf(receiptOf(99));
    for (let turn = 0; turn < count; turn++) {
      const leaves = [...published.leaves];
      const at = below(leaves.length);
      const next = (at + 1 + below(leaves.length - 1)) % leaves.length;
      const digit = below(64);
      const [leaf = '', moved = ''] = [leaves[at], leaves[next]];
      const changed =
        leaf.slice(0, digit) +
        ((Number.parseInt(leaf[digit] ?? '', 16) + 1 + below(15)) % 16).toString(16) +
        leaf.slice(digit + 1);
      const mutated = [
        leaves.with(at, changed),
        leaves.toSpliced(at, 1),
        [...leaves, other].sort(),
        leaves.with(at, moved).with(next, leaf),
        leaves.with(at, moved),
        leaves.slice(0, at),
      ][turn % 6] as string[];
      const same = await verifyReceipt(receiptOf(0), { ...published, leaves: mutated });
      expect(same, `${turn}`).toBe('list_altered');
      // A root that fits the altered list is another one than everybody saw.
      expect(await rootOf(mutated)).not.toBe(published.root);
    }
  });
});
