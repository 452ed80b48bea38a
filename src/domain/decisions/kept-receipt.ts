import { readReceipt, receiptFile } from './receipt-file.ts';
import type { VoteReceipt } from './receipts.ts';

/** A receipt with what its voter knows it by; a file may say none of it. */
export interface KeptReceipt extends VoteReceipt {
  readonly question: string;
  readonly property: string;
  /** Null where each person has one vote. */
  readonly unit: string | null;
  /** When it was cast: an instant, ISO 8601. */
  readonly castAt: string | null;
}

const LONGEST = 500;
const textOf = (value: unknown) => (typeof value === 'string' && value.length <= LONGEST ? value : '');
const instantOf = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** A receipt as the text of its file (JSON). */
export const composeKeptReceipt = (receipt: KeptReceipt): string => receiptFile(receipt);

/** Reads the file of a receipt; null for a text that is none. What it says is not believed, only checked. */
export function readKeptReceipt(text: string): KeptReceipt | null {
  const receipt = readReceipt(text);
  if (!receipt) return null;
  const { question, property, unit, castAt } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return {
    ...receipt,
    question: textOf(question),
    property: textOf(property),
    unit: textOf(unit) || null,
    castAt: instantOf(castAt),
  };
}

/** The name of a receipt's file: by its vote, so that those of several units lie side by side. */
export const receiptFileName = ({ voteId }: VoteReceipt): string => `llavero-${voteId.slice(0, 8)}.json`;
