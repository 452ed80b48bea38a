import { leafHash, nodeHash, textHash, toHex, utf8 } from '../trust/hashes.ts';

/** What a voter keeps. With a token it is of a secret vote. */
export interface VoteReceipt {
  readonly decisionId: string;
  readonly voteId: string;
  /** The weight as digits; of a secret vote it is not part of what is checked. */
  readonly weight: string;
  readonly choice: readonly number[];
  /** 64 hexadecimal digits that nobody else keeps. */
  readonly token?: string;
}

/** What is published of a closed decision: `published_ballots`. */
export interface PublishedBallots {
  readonly decisionId: string;
  /** Hashes of the leaves in ascending order, in hexadecimal. */
  readonly leaves: readonly string[];
  readonly root: string;
}

export type ReceiptVerdict = 'counted' | 'other_decision' | 'list_altered' | 'not_in_list';

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );

/** The hash of a ballot's leaf (RFC 6962, 2.1), in hexadecimal. Twin: private.ballot_leaves. */
export async function leafOf(receipt: VoteReceipt): Promise<string> {
  const { decisionId, voteId, weight, choice, token } = receipt;
  const lines = token
    ? ['llavero-secret-ballot-v1', token, voteId, choice.join(',')]
    : ['llavero-ballot-v1', decisionId, voteId, weight, choice.join(',')];
  const content = lines.join('\n');
  return toHex(await leafHash(token ? await textHash(content) : utf8(content)));
}

/** The root of a Merkle tree (RFC 6962, 2.1) of hashes of leaves, in hexadecimal. Twin: private.tree_root. */
export async function rootOf(leaves: readonly string[]): Promise<string> {
  let level = leaves.map(bytesOf);
  if (level.length === 0) return toHex(await textHash(''));
  while (level.length > 1) {
    const next: Promise<Uint8Array<ArrayBuffer>>[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at] as Uint8Array<ArrayBuffer>, level[at + 1]];
      next.push(right ? nodeHash(left, right) : Promise.resolve(left));
    }
    level = await Promise.all(next);
  }
  return toHex(level[0] as Uint8Array);
}

const HASH = /^[0-9a-f]{64}$/;

/** Checks a receipt against what was published, without asking anybody: the list is whole and has the ballot. */
export async function verifyReceipt(
  receipt: VoteReceipt,
  published: PublishedBallots,
): Promise<ReceiptVerdict> {
  if (receipt.decisionId !== published.decisionId) return 'other_decision';
  const { leaves, root } = published;
  const isOrdered = leaves.every(
    (leaf, index) => HASH.test(leaf) && (index === 0 || leaf > (leaves[index - 1] ?? '')),
  );
  if (!isOrdered || (await rootOf(leaves)) !== root) return 'list_altered';
  return leaves.includes(await leafOf(receipt)) ? 'counted' : 'not_in_list';
}
