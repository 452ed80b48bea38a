import type { CurrencyCode } from '../foundation/enums.ts';
import { parseMoneyText } from '../foundation/money-text.ts';

/** A cell of a budget: an account and a month, 1 to 12. */
export interface CellPlace {
  readonly accountId: string;
  readonly month: number;
}
export interface CellChange extends CellPlace {
  /** Null: not planned. */
  readonly amountMinor: number | null;
}

export const MONTHS_A_YEAR = 12;
/** The numbers 1 to 12. */
export const monthsOfYear: readonly number[] = Array.from({ length: MONTHS_A_YEAR }, (_, index) => index + 1);
export const cellKey = ({ accountId, month }: CellPlace): string => `${accountId}/${month}`;

/** What a cell holds, by its key; not planned where there is none. */
export type BudgetCells = ReadonlyMap<string, number>;

/**
 * What was typed into a cell, in minor units; null when it is empty. An amount below zero has a minus in front or stands
 * in parentheses. Undefined when it cannot be read without a doubt.
 */
export function parseCell(text: string, currency: CurrencyCode): number | null | undefined {
  const bare = text.trim();
  if (bare === '' || bare === '—' || bare === '-') return null;
  const negative = /^\((.*)\)$/.exec(bare)?.[1] ?? /^[-−](.*)$/.exec(bare)?.[1];
  const parsed = parseMoneyText(negative ?? bare, currency);
  if (!parsed.ok) return undefined;
  // The sum keeps a zero from becoming a negative zero.
  return negative === undefined ? parsed.amountMinor : 0 - parsed.amountMinor;
}

/** A block as spreadsheets copy it: lines of cells between tabs. */
export function splitPasted(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
}

export interface Paste {
  readonly changes: readonly CellChange[];
  /** What could not be read, by the key of its cell. */
  readonly unreadable: ReadonlyMap<string, string>;
}

/**
 * What a block changes when it is put down with its first cell at `place`; what reaches beyond the grid is left out.
 * @param accountIds the grid's rows in their order
 */
export function pasteBlock(
  block: readonly (readonly string[])[],
  place: CellPlace,
  accountIds: readonly string[],
  currency: CurrencyCode,
): Paste {
  const changes: CellChange[] = [];
  const unreadable = new Map<string, string>();
  const first = accountIds.indexOf(place.accountId);
  for (const [down, line] of block.entries()) {
    for (const [right, text] of line.entries()) {
      const accountId = accountIds[first + down];
      const month = place.month + right;
      if (accountId === undefined || month > MONTHS_A_YEAR) continue;
      const amountMinor = parseCell(text, currency);
      if (amountMinor === undefined) unreadable.set(cellKey({ accountId, month }), text);
      else changes.push({ accountId, month, amountMinor });
    }
  }
  return { changes, unreadable };
}

/** The cells after the changes. */
export function applyChanges(cells: BudgetCells, changes: readonly CellChange[]): Map<string, number> {
  const next = new Map(cells);
  for (const change of changes) {
    if (change.amountMinor === null) next.delete(cellKey(change));
    else next.set(cellKey(change), change.amountMinor);
  }
  return next;
}

/** What takes changes back: the cells as they were. */
export function inverseOf(changes: readonly CellChange[], before: BudgetCells): CellChange[] {
  return changes.map(({ accountId, month }) => ({
    accountId,
    month,
    amountMinor: before.get(cellKey({ accountId, month })) ?? null,
  }));
}

/** What leads from one state of the cells to another. */
export function changesBetween(before: BudgetCells, after: BudgetCells): CellChange[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => {
      const [accountId = '', month = ''] = key.split('/');
      return { accountId, month: Number(month), amountMinor: after.get(key) ?? null };
    });
}

/** The cell that a key leads to from another; null when it leads nowhere or means nothing. */
export function neighbour(key: string, place: CellPlace, accountIds: readonly string[]): CellPlace | null {
  const at = accountIds.indexOf(place.accountId);
  const moves: Record<string, readonly [down: number, right: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const move = moves[key];
  if (!move) return null;
  const accountId = accountIds[at + move[0]];
  const month = place.month + move[1];
  return accountId === undefined || month < 1 || month > MONTHS_A_YEAR ? null : { accountId, month };
}
