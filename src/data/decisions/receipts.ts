// What a voter keeps of their votes, in this browser alone: the server does not have the key of a secret one.
import { createStore, entries, get, set } from 'idb-keyval';
import { AppError, type ErrorKind, toAppError } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import type { KeptReceipt } from '#src/domain/decisions/kept-receipt.ts';
import { VOTE_RECEIPTS } from '#src/domain/foundation/browser-keys.ts';
import { castSecretVote, castVote, type MyVote } from './votes.ts';

/** A vote's receipts: of what was counted, and of what was sent and may have been, the newest first. */
interface KeptVote {
  readonly cast: KeptReceipt | null;
  readonly sent: readonly KeptReceipt[];
}

// Opened when it is first used: not every browser has one.
const store = () => createStore(VOTE_RECEIPTS, VOTE_RECEIPTS);
const keyOf = (userId: string, { decisionId, voteId }: Pick<KeptReceipt, 'decisionId' | 'voteId'>) =>
  [userId, decisionId, voteId].join('/');

const keptOf = async (key: string): Promise<KeptVote> =>
  (await get<KeptVote>(key, store())) ?? { cast: null, sent: [] };

async function fetchReceipts(userId: string, decisionId: string): Promise<KeptReceipt[]> {
  const all = await entries<string, KeptVote>(store());
  const start = `${userId}/${decisionId}/`;
  return all.flatMap(([key, { cast, sent }]) => {
    const receipt = cast ?? sent[0];
    return key.startsWith(start) && receipt ? [receipt] : [];
  });
}

/** Keeps a receipt that was saved as a file: with it, a secret vote can be changed here too. */
export async function keepReceipt(userId: string, receipt: KeptReceipt): Promise<void> {
  const key = keyOf(userId, receipt);
  await set(key, { cast: receipt, sent: (await keptOf(key)).sent }, store());
}

/** A choice, and what its receipt says of the vote. */
export interface Cast {
  readonly vote: Pick<MyVote, 'voteId' | 'weight' | 'unitLabel' | 'hasVoted'>;
  readonly choice: readonly number[];
  readonly decision: { id: string; question: string; propertyName: string; isSecret: boolean };
}

/**
 * Casts a vote, or changes it, and keeps its receipt. The key of a secret one is kept before it is sent: an answer may be lost.
 * Errors: as `cast_vote`; `ballot_token_wrong` where this browser has no key that the vote was cast with.
 */
export async function castWithReceipt(
  userId: string,
  { vote, choice, decision }: Cast,
): Promise<KeptReceipt> {
  const receipt: KeptReceipt = {
    decisionId: decision.id,
    voteId: vote.voteId,
    weight: String(vote.weight),
    choice,
    question: decision.question,
    property: decision.propertyName,
    unit: vote.unitLabel,
    castAt: new Date().toISOString(),
    ...(decision.isSecret && { token: newToken() }),
  };
  const key = keyOf(userId, receipt);
  if (decision.isSecret) await castSecretly(key, receipt, vote.hasVoted);
  else await castVote({ voteId: vote.voteId, choice: [...choice] });
  await set(key, { cast: receipt, sent: [] }, store());
  void navigator.storage?.persist?.();
  return receipt;
}

/** What the server answers with these was not done. */
const REFUSED: ReadonlySet<ErrorKind> = new Set([
  'conflict',
  'invalid',
  'not_found',
  'forbidden',
  'rate_limited',
]);

async function castSecretly(key: string, receipt: KeptReceipt, hasVoted: boolean): Promise<void> {
  const before = await keptOf(key);
  // Where an answer was lost, what was sent counts, or what was there before does: the server takes the key that is right.
  const known = [...before.sent, ...(before.cast ? [before.cast] : [])];
  if (known.length === 0 && hasVoted) throw new AppError('conflict', 'ballot_token_wrong');
  await set(key, { ...before, sent: [receipt, ...before.sent] }, store());
  const { voteId, choice, token = '' } = receipt;
  const vote = { voteId, choice: [...choice], token };
  const tries = known.map((old) => ({ ...vote, oldChoice: [...old.choice], oldToken: old.token ?? '' }));
  try {
    await firstRight(tries.length > 0 ? tries : [vote]);
  } catch (error) {
    if (REFUSED.has(toAppError(error).kind)) await set(key, before, store());
    throw error;
  }
}

type SecretVote = Parameters<typeof castSecretVote>[0];

async function firstRight([first, ...others]: readonly SecretVote[]): Promise<void> {
  if (!first) return;
  try {
    await castSecretVote(first);
  } catch (error) {
    if (others.length === 0 || toAppError(error).code !== 'ballot_token_wrong') throw error;
    await firstRight(others);
  }
}

const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const receiptQueries = {
  all: ['vote-receipts'] as const,
  /** The receipts that this browser keeps of a decision. */
  kept: (userId: string, decisionId: string) =>
    query(['vote-receipts', userId, decisionId], () => fetchReceipts(userId, decisionId), { staleTime: 0 }),
};
