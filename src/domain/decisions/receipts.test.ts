import { describe, expect, it } from 'vitest';
import { leafOf, type PublishedBallots, rootOf, type VoteReceipt, verifyReceipt } from './receipts.ts';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const leafHash = async (content: string) => {
  const bytes = content.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.of(0, ...bytes))));
};
/** The leaves of RFC 6962's reference implementation, and the roots of the first of them. */
const INPUTS = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

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
    const leaves = await Promise.all(INPUTS.map(leafHash));
    for (const [index, root] of ROOTS.entries()) expect(await rootOf(leaves.slice(0, index + 1))).toBe(root);
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
