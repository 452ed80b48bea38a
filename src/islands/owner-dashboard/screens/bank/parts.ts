import type { BankPart } from '#src/data/bank/mutations.ts';

export const partKinds = ['account', 'bill', 'lease'] as const;
export type PartKind = (typeof partKinds)[number];

/** A part of a bank line as its form has it. */
export interface PartDraft {
  readonly key: string;
  readonly kind: PartKind;
  /** The account, the bill or the lease. */
  readonly id: string | null;
  readonly propertyId: string | null;
  /** Of an account: whether money came in. Rents come in, bills go out. */
  readonly isIn: boolean;
  /** Above zero, minor units; null while empty. */
  readonly amountMinor: number | null;
  readonly description: string;
}

/** With its sign: money in is positive. */
export function signedAmount({ kind, isIn, amountMinor }: PartDraft): number {
  const amount = amountMinor ?? 0;
  return kind === 'lease' || (kind === 'account' && isIn) ? amount : -amount;
}

/** What of the line no part says yet; zero when they make it up. */
export function restOf(lineMinor: number, parts: readonly PartDraft[]): number {
  return parts.reduce((rest, part) => rest - signedAmount(part), lineMinor);
}

/** A part that would take the rest of the line. */
export function partFor(restMinor: number, description: string, key: string): PartDraft {
  return {
    key,
    kind: 'account',
    id: null,
    propertyId: null,
    isIn: restMinor > 0,
    amountMinor: Math.abs(restMinor) || null,
    description,
  };
}

/** Whether everything is said: each part has its choice and amount, and together they are the line. */
export function areComplete(lineMinor: number, parts: readonly PartDraft[]): boolean {
  return (
    restOf(lineMinor, parts) === 0 &&
    parts.every(({ id, amountMinor }) => id !== null && (amountMinor ?? 0) > 0)
  );
}

export function toBankPart(part: PartDraft): BankPart {
  const { kind, propertyId, description } = part;
  const [id, amountMinor] = [part.id ?? '', signedAmount(part)];
  return kind === 'account' ? { kind, id, amountMinor, propertyId, description } : { kind, id, amountMinor };
}
