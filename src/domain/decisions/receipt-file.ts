import type { VoteReceipt } from './receipts.ts';

const FORMAT = 'llavero-vote-receipt-v1';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TOKEN = /^[0-9a-f]{64}$/;

/** A receipt as the text of its file (JSON). */
export const receiptFile = (receipt: VoteReceipt): string =>
  `${JSON.stringify({ format: FORMAT, ...receipt }, null, 2)}\n`;

/** Reads the file of a receipt; null for a text that is none. */
export function readReceipt(text: string): VoteReceipt | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { format, decisionId, voteId, weight, choice, token } = read as Record<string, unknown>;
  const isWhole =
    format === FORMAT &&
    [decisionId, voteId].every((id) => typeof id === 'string' && UUID.test(id)) &&
    typeof weight === 'string' &&
    /^\d+$/.test(weight) &&
    Array.isArray(choice) &&
    choice.every((one) => Number.isInteger(one) && one >= 0) &&
    (token === undefined || (typeof token === 'string' && TOKEN.test(token)));
  if (!isWhole) return null;
  const receipt = { decisionId, voteId, weight, choice } as VoteReceipt;
  return token === undefined ? receipt : { ...receipt, token: token as string };
}
