import type { IsoDate } from '../foundation/dates.ts';

/** A row as its balance is checked: what moved and what the bank says was there then. */
export interface BalanceRow {
  readonly line: number;
  readonly day: IsoDate | null;
  /** Null for a row that could not be read. */
  readonly amountMinor: number | null;
  readonly balanceMinor: number | null;
}

/** Balances that stand outside of the table. */
export interface OuterBalances {
  readonly opening: number | null;
  readonly closing: number | null;
}

export type BalanceCheck =
  /** The file has no balance, or too little of it to check anything. */
  | { readonly kind: 'none' }
  | { readonly kind: 'agrees'; readonly steps: number }
  | {
      readonly kind: 'differs';
      readonly line: number;
      readonly expectedMinor: number;
      readonly foundMinor: number;
    };

/** Days of a file with the places of their rows; a row without a day goes with the one before it. */
function daysOf(rows: readonly Pick<BalanceRow, 'day'>[]): number[][] {
  const days: number[][] = [];
  let last: IsoDate | null = null;
  rows.forEach(({ day }, place) => {
    const current = days.at(-1);
    if (current && (day === null || last === null || day === last)) current.push(place);
    else days.push([place]);
    last = day ?? last;
  });
  return days;
}

/**
 * The orders in which the rows may have happened, first to last, that their days allow: as they stand, or newest first; and
 * days in the one order with what happened within a day in the other.
 */
export function ordersOf(rows: readonly Pick<BalanceRow, 'day'>[]): readonly (readonly number[])[] {
  const known = rows.map(({ day }) => day).filter((day) => day !== null);
  const rises = known.some((day, place) => place > 0 && day > (known[place - 1] ?? day));
  const falls = known.some((day, place) => place > 0 && day < (known[place - 1] ?? day));
  const forward = rows.map((_, place) => place);
  const backward = forward.toReversed();
  if (rises === falls) return [forward, backward];
  const days = daysOf(rows);
  return rises
    ? [forward, days.flatMap((places) => places.toReversed())]
    : [backward, days.toReversed().flat()];
}

interface Walk {
  readonly steps: number;
  readonly misses: number;
  readonly first: Extract<BalanceCheck, { kind: 'differs' }> | null;
}

/** Goes along the rows in one order: each balance must be the one before and what moved since. */
function walk(rows: readonly BalanceRow[], order: readonly number[], outer: OuterBalances): Walk {
  let known = outer.opening;
  let moved = 0;
  let unread: number | null = null;
  const result = { steps: 0, misses: 0, first: null as Walk['first'] };
  const meet = (line: number, foundMinor: number) => {
    if (known !== null) {
      const expectedMinor = known + moved;
      if (expectedMinor === foundMinor) result.steps += 1;
      else {
        result.misses += 1;
        result.first ??= { kind: 'differs', line: unread ?? line, expectedMinor, foundMinor };
      }
    }
    [known, moved, unread] = [foundMinor, 0, null];
  };
  let line = 0;
  for (const place of order) {
    const row = rows[place];
    if (!row) continue;
    line = row.line;
    moved += row.amountMinor ?? 0;
    if (row.amountMinor === null) unread ??= row.line;
    if (row.balanceMinor !== null) meet(row.line, row.balanceMinor);
  }
  if (outer.closing !== null) meet(line, outer.closing);
  return result;
}

/** Some banks print the balance at the end of the day beside each line of it: then the last of a day counts. */
function endsOfDays(rows: readonly BalanceRow[]): readonly BalanceRow[] | null {
  const days = daysOf(rows);
  if (days.every((places) => places.length === 1)) return null;
  const ends: BalanceRow[] = [];
  for (const places of days) {
    const ofDay = places.flatMap((place) => rows[place] ?? []);
    const balances = new Set(ofDay.map(({ balanceMinor }) => balanceMinor).filter((one) => one !== null));
    if (balances.size > 1) return null;
    const [balanceMinor = null] = balances;
    ends.push(
      ...ofDay.map((row, place) => ({
        ...row,
        balanceMinor: place === ofDay.length - 1 ? balanceMinor : null,
      })),
    );
  }
  return ends;
}

function best(rows: readonly BalanceRow[], outer: OuterBalances): Walk {
  const [first, ...others] = ordersOf(rows).map((order) => walk(rows, order, outer));
  return others.reduce(
    (one, other) => (other.misses < one.misses ? other : one),
    first ?? { steps: 0, misses: 0, first: null },
  );
}

/** Whether what moved agrees with the balances of the file, in any order that its days allow; if not, from which line on. */
export function checkBalance(rows: readonly BalanceRow[], outer: OuterBalances): BalanceCheck {
  const found = best(rows, outer);
  if (found.misses === 0) return found.steps > 0 ? { kind: 'agrees', steps: found.steps } : { kind: 'none' };
  const ends = endsOfDays(rows);
  // The rows of a day keep their order here, whichever way the days go.
  const byDay = ends ? endsWalk(ends, outer) : null;
  if (byDay && byDay.misses === 0 && byDay.steps > 0) return { kind: 'agrees', steps: byDay.steps };
  return found.first ?? { kind: 'none' };
}

function endsWalk(rows: readonly BalanceRow[], outer: OuterBalances): Walk {
  const days = daysOf(rows);
  const walks = [days, days.toReversed()].map((order) => walk(rows, order.flat(), outer));
  return walks.reduce((one, other) => (other.misses < one.misses ? other : one));
}

/** What a size moved by, as the balance says: the size with the sign of the step. Null where the step is another amount. */
export type SignsByBalance =
  | { readonly kind: 'known'; readonly amounts: readonly number[]; readonly first: number | null }
  | { readonly kind: 'open' | 'differs' };

/**
 * The signs of amounts that have none, from balances. `first` is the place of the movement before which no balance is known;
 * its sign stays open. Open where two orders say different things.
 */
export function signsByBalance(
  rows: readonly (Omit<BalanceRow, 'amountMinor'> & { readonly sizeMinor: number })[],
  outer: OuterBalances,
): SignsByBalance {
  const found = new Map<string, { amounts: number[]; first: number | null }>();
  for (const order of ordersOf(rows)) {
    const amounts = rows.map(() => 0);
    let known = outer.opening;
    let first: number | null = null;
    const fits = order.every((place) => {
      const { sizeMinor = 0, balanceMinor = null } = rows[place] ?? {};
      if (balanceMinor === null) return sizeMinor === 0;
      const step = known === null ? null : balanceMinor - known;
      if (step === null && sizeMinor !== 0) first = place;
      known = balanceMinor;
      amounts[place] = step ?? sizeMinor;
      return step === null || Math.abs(step) === sizeMinor;
    });
    const ends = outer.closing === null || known === outer.closing;
    if (fits && ends) found.set(`${first} ${amounts.join(' ')}`, { amounts, first });
  }
  const [one, ...others] = found.values();
  if (!one) return { kind: 'differs' };
  return others.length > 0 ? { kind: 'open' } : { kind: 'known', ...one };
}
