// Which way money went is told by a sign, a mark, a word, a column or the balance: all of them are weighed here, in one place.
import type { IsoDate } from '../foundation/dates.ts';
import type { AmountText } from './bank-amount.ts';
import {
  type BalanceCheck,
  type BalanceRow,
  checkBalance,
  type OuterBalances,
  signsByBalance,
} from './bank-balance.ts';
import type { BankLineFault, BankNote } from './bank-file.ts';

/** How the signs of a file are meant, where somebody said so: as they stand, or the other way round as cards write them. */
export const signWays = ['as_written', 'turned'] as const;
export type SignWay = (typeof signWays)[number];

/** A row of the table with its cells read; null for a column that the file does not have. */
export interface AmountRow {
  readonly line: number;
  readonly day: IsoDate | null;
  /** A row whose shape or day is wrong moves nothing that is known. */
  readonly isSpoiled: boolean;
  readonly single: AmountText | null;
  readonly debit: AmountText | null;
  readonly credit: AmountText | null;
  /** What the column for the way says; null where it says nothing that is understood. */
  readonly direction: 'in' | 'out' | null;
  readonly balanceMinor: number | null;
}

export type SignedAmount = { readonly minor: number } | { readonly fault: BankLineFault };

export interface SignedRows {
  readonly amounts: readonly SignedAmount[];
  readonly balance: BalanceCheck;
  readonly notes: readonly BankNote[];
  /** What only a person can say: the way of the one movement that no balance stands before, or of all. */
  readonly question: { readonly kind: 'first'; readonly place: number } | { readonly kind: 'sign' } | null;
}

type Read = Extract<AmountText, { kind: 'amount' }>;
const read = (text: AmountText | null): Read | null => (text?.kind === 'amount' ? text : null);
const fault = (name: BankLineFault): SignedAmount => ({ fault: name });
const FAULTS = {
  empty: 'amount_missing',
  unreadable: 'amount_unreadable',
  ambiguous: 'amount_ambiguous',
} as const;

/** What a debit counts as, out being positive; its mark tells more than its sign. */
const sideOf = ({ minor, mark }: Read, own: 'in' | 'out') =>
  mark === null ? minor : mark === own ? Math.abs(minor) : -Math.abs(minor);

/** Whether a bank writes its debits with a minus: all of them have one. With some, a minus takes a debit back. */
const areDebitsNegative = (debits: readonly number[]) =>
  debits.length > 0 && debits.every((minor) => minor < 0);

/** Two columns: what went out and what came in. */
function twoSided(rows: readonly AmountRow[], isOther: boolean): SignedAmount[] {
  const debits = rows.flatMap(({ debit }) =>
    read(debit)?.minor ? [sideOf(read(debit) as Read, 'out')] : [],
  );
  const isNegative = areDebitsNegative(debits) !== isOther;
  return rows.map(({ debit, credit }) => {
    const odd = [debit, credit].find((text) => text?.kind === 'unreadable' || text?.kind === 'ambiguous');
    if (odd && odd.kind !== 'amount') return fault(FAULTS[odd.kind]);
    const [out, into] = [read(debit), read(credit)];
    if (!out && !into) return fault('amount_missing');
    if (out?.minor && into?.minor) return fault('both_sides');
    if (into?.minor) return { minor: sideOf(into, 'in') };
    const side = out ? sideOf(out, 'out') : 0;
    return { minor: isNegative ? side : -side || 0 };
  });
}

/** One column, whose sign stands with the amount. In a file that marks only what came in, the rest went out. */
function signed(rows: readonly AmountRow[]): SignedAmount[] {
  const marks = new Set(rows.map(({ single }) => read(single)?.mark).filter(Boolean));
  const isRestOut = marks.has('in') && !marks.has('out');
  return rows.map(({ single }) => {
    if (single === null || single.kind !== 'amount') return fault(FAULTS[single?.kind ?? 'empty']);
    const { minor, mark, isSigned } = single;
    if (mark) return { minor: mark === 'in' ? Math.abs(minor) : -Math.abs(minor) || 0 };
    return { minor: isRestOut && !isSigned ? -minor || 0 : minor };
  });
}

/** One column of sizes and one that says which way: then it is two columns. */
function directed(rows: readonly AmountRow[], isOther: boolean): SignedAmount[] {
  const sided = rows.map((row) => ({
    ...row,
    debit: row.direction === 'out' ? row.single : null,
    credit: row.direction === 'in' ? row.single : null,
  }));
  return twoSided(sided, isOther).map((amount, place) => {
    const row = rows[place];
    if (row?.direction !== null || row.single?.kind !== 'amount') return amount;
    return row.single.minor === 0 ? { minor: 0 } : fault('sign_unknown');
  });
}

const turn = (amounts: readonly SignedAmount[]): SignedAmount[] =>
  amounts.map((amount) => ('minor' in amount ? { minor: -amount.minor || 0 } : amount));

function check(
  rows: readonly AmountRow[],
  amounts: readonly SignedAmount[],
  outer: OuterBalances,
): BalanceCheck {
  const balanced = rows.map((row, place): BalanceRow => {
    const amount = amounts[place];
    const isNothing = amount !== undefined && 'fault' in amount && amount.fault === 'amount_missing';
    const minor = amount !== undefined && 'minor' in amount ? amount.minor : isNothing ? 0 : null;
    return {
      line: row.line,
      day: row.day,
      balanceMinor: row.balanceMinor,
      amountMinor: row.isSpoiled ? null : minor,
    };
  });
  return checkBalance(balanced, outer);
}

interface Plan {
  readonly amounts: readonly SignedAmount[];
  readonly notes: readonly BankNote[];
}

/** The ways to read the signs, the likeliest first; the others count only where the balance says so. */
function plansOf(rows: readonly AmountRow[], hasDirection: boolean): readonly Plan[] {
  const plan = (amounts: readonly SignedAmount[], ...notes: BankNote[]): Plan => ({ amounts, notes });
  if (rows.some(({ debit, credit }) => debit !== null || credit !== null))
    return [plan(twoSided(rows, false)), plan(twoSided(rows, true))];
  const own = signed(rows);
  const turned = plan(turn(own), 'sign_turned');
  if (!hasDirection) return [plan(own), turned];
  const byWord = directed(rows, false);
  const others = [plan(directed(rows, true)), plan(own), turned];
  // Amounts that have signs of their own need no word, where some words are not understood.
  const isPartly = byWord.some((amount) => 'fault' in amount && amount.fault === 'sign_unknown');
  return isPartly && isSignedSomewhere(rows)
    ? [plan(own), plan(byWord), ...others]
    : [plan(byWord), ...others];
}

const isSignedSomewhere = (rows: readonly AmountRow[]) =>
  rows.some(({ single }) => single?.kind === 'amount' && (single.isSigned || single.mark !== null));

/** Amounts without any sign: the balance gives it. */
function byBalance(
  rows: readonly AmountRow[],
  outer: OuterBalances,
  first: 'in' | 'out' | null,
): SignedRows | null {
  const sized = rows.map((row) => ({ ...row, sizeMinor: Math.abs(read(row.single)?.minor ?? 0) }));
  const isReadable = rows.every(
    ({ single, isSpoiled }) => !isSpoiled && single?.kind !== 'unreadable' && single?.kind !== 'ambiguous',
  );
  const found = isReadable ? signsByBalance(sized, outer) : null;
  const own = signed(rows);
  if (found?.kind === 'open')
    return { amounts: own, balance: { kind: 'none' }, notes: [], question: { kind: 'sign' } };
  if (found?.kind !== 'known') return null;
  const place = found.first;
  const amounts = found.amounts.map((minor, at): SignedAmount => {
    const amount = own[at];
    if (amount !== undefined && 'fault' in amount) return amount;
    return { minor: at === place && first === 'out' ? -minor : minor };
  });
  const question = place !== null && first === null ? ({ kind: 'first', place } as const) : null;
  return { amounts, balance: check(rows, amounts, outer), notes: ['sign_from_balance'], question };
}

/**
 * Which way money went in each row. Where the file has a balance it decides; somebody's word (`way`) comes first, and is then
 * checked against the balance as well.
 */
export function signRows(
  rows: readonly AmountRow[],
  hasDirection: boolean,
  outer: OuterBalances,
  said: { readonly way: SignWay | null; readonly first: 'in' | 'out' | null },
): SignedRows {
  const plans = plansOf(rows, hasDirection);
  const [likeliest] = plans;
  const own = likeliest?.amounts ?? [];
  if (said.way !== null) {
    const amounts = said.way === 'turned' ? turn(own) : own;
    return { amounts, balance: check(rows, amounts, outer), notes: [], question: null };
  }
  const isSized = rows.some(({ single }) => single !== null) && !isSignedSomewhere(rows);
  const hasBalance = rows.some(({ balanceMinor }) => balanceMinor !== null);
  if (isSized && !hasDirection && hasBalance) {
    const found = byBalance(rows, outer, said.first);
    if (found) return found;
  }
  const checked = plans.map(({ amounts, notes }) => ({
    amounts,
    notes,
    balance: check(rows, amounts, outer),
  }));
  const best =
    checked[0]?.balance.kind === 'none'
      ? undefined
      : checked.find(({ balance }) => balance.kind === 'agrees');
  if (best) {
    // Equal amounts of one day fit either way: the signs as they stand in one order, turned in the other.
    const isEither = rows.some(({ single }) => single !== null) && !hasDirection;
    const isOpen = isEither && checked.filter(({ balance }) => balance.kind === 'agrees').length > 1;
    return { ...best, question: isOpen ? { kind: 'sign' } : null };
  }
  const found = isSized && hasDirection && hasBalance ? byBalance(rows, outer, said.first) : null;
  if (found) return found;
  const notes: BankNote[] = isSized && !hasDirection ? ['no_signs'] : [];
  return { amounts: own, balance: checked[0]?.balance ?? { kind: 'none' }, notes, question: null };
}
