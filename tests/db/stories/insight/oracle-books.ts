// Measures of charges, payments and the journal, counted again from their rows.
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import { daysBetween } from './oracle-days.ts';
import type { ChargeRow, SeenRows } from './oracle-rows.ts';
import type { Asked, Fact, Facts } from './oracle-types.ts';

const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const within = (day: string, { from, until }: Asked) => from <= day && day <= until;
const dayOfEntry = (seen: SeenRows, id: string | null) =>
  seen.journal_entries.find((entry) => entry.id === id)?.occurred_on ?? null;
const unitOf = (seen: SeenRows, leaseId: string | null) =>
  seen.leases.find(({ id }) => id === leaseId)?.unit_id ?? null;

const ofCharge = (seen: SeenRows, charge: ChargeRow, day: string, n: number, d = 0): Fact => ({
  day,
  currency: charge.currency,
  property: charge.property_id,
  unit: unitOf(seen, charge.lease_id),
  lease: charge.lease_id,
  n,
  d,
  own: { charge_kind: charge.kind },
});
const allocationsOf = (seen: SeenRows, { id }: ChargeRow) =>
  seen.payment_allocations.filter(({ charge_id }) => charge_id === id);
const creditsOf = (seen: SeenRows, { id }: ChargeRow) =>
  seen.charge_credits.filter(({ charge_id }) => charge_id === id);
/** What is left of a charge after credits that stand. */
const billedOf = (seen: SeenRows, charge: ChargeRow) =>
  charge.amount_minor -
  total(
    creditsOf(seen, charge)
      .filter(({ reversal_entry_id }) => reversal_entry_id === null)
      .map(({ amount_minor }) => amount_minor),
  );
const paidOf = (seen: SeenRows, charge: ChargeRow) =>
  total(allocationsOf(seen, charge).map(({ amount_minor }) => amount_minor));
const due = (seen: SeenRows, asked: Asked, isMeant: (kind: string) => boolean) =>
  seen.charges.filter(
    ({ due_on, reversed_at, kind }) => reversed_at === null && within(due_on, asked) && isMeant(kind),
  );
const billed = (seen: SeenRows, asked: Asked, isMeant: (kind: string) => boolean) =>
  due(seen, asked, isMeant).map((charge) => ofCharge(seen, charge, charge.due_on, billedOf(seen, charge)));
const noDeposit = (kind: string) => kind !== 'deposit';
const isRent = (kind: string) => kind === 'rent';

/** What the books had open of a charge at the end of a day. */
function openOn(seen: SeenRows, charge: ChargeRow, day: string): number {
  const posted = dayOfEntry(seen, charge.entry_id);
  const reversed = dayOfEntry(seen, charge.reversal_entry_id);
  let open = 0;
  if (posted !== null && posted <= day) open += charge.amount_minor;
  if (reversed !== null && reversed <= day) open -= charge.amount_minor;
  for (const credit of creditsOf(seen, charge)) {
    const given = dayOfEntry(seen, credit.entry_id);
    const taken = dayOfEntry(seen, credit.reversal_entry_id);
    if (given !== null && given <= day) open -= credit.amount_minor;
    if (taken !== null && taken <= day) open += credit.amount_minor;
  }
  for (const { occurred_on, amount_minor } of allocationsOf(seen, charge))
    if (occurred_on <= day) open -= amount_minor;
  return open;
}
const openFacts = (seen: SeenRows, asked: Asked, isMeant: (charge: ChargeRow, day: string) => boolean) =>
  asked.periods.flatMap(([, day]) =>
    seen.charges
      .filter((charge) => isMeant(charge, day))
      .map((charge) => ofCharge(seen, charge, day, openOn(seen, charge, day)))
      .filter(({ n }) => n !== 0),
  );
const isOverdue = ({ due_on }: ChargeRow, day: string) => due_on < day;

interface BookedLine {
  readonly kind: string;
  readonly subtype: string;
  readonly key: string | null;
  readonly entryKind: string;
  readonly amount: number;
  readonly fact: Fact;
}
function lines(seen: SeenRows, first: string, last: string): BookedLine[] {
  const accounts = new Map(seen.accounts.map((account) => [account.id, account]));
  const entries = new Map(seen.journal_entries.map((entry) => [entry.id, entry]));
  return seen.journal_lines.flatMap((line) => {
    const account = accounts.get(line.account_id);
    const entry = entries.get(line.entry_id);
    if (!account || !entry || entry.occurred_on < first || entry.occurred_on > last) return [];
    const bill = seen.bills.find(({ entry_id, reversal_entry_id }) =>
      [entry_id, reversal_entry_id].includes(line.entry_id),
    );
    const fact: Fact = {
      day: entry.occurred_on,
      currency: line.currency,
      property: line.property_id,
      unit: unitOf(seen, line.lease_id) ?? bill?.unit_id ?? null,
      lease: line.lease_id,
      n: line.amount_minor,
      d: 0,
      own: { account: line.account_id, vendor: bill?.vendor_id ?? null, request_category: null },
    };
    const { kind, subtype, system_key: key } = account;
    return [{ kind, subtype, key, entryKind: entry.kind, amount: line.amount_minor, fact }];
  });
}
const booked =
  (value: (line: BookedLine) => readonly [n: number, d: number] | null): Facts =>
  (seen, { from, until }) =>
    lines(seen, from, until).flatMap((line) => {
      const found = value(line);
      return found ? [{ ...line.fact, n: found[0], d: found[1] }] : [];
    });
const isOperating = ({ kind, subtype }: BookedLine) => kind === 'income' || subtype === 'operating_expense';
const isUpkeep = ({ key, subtype }: BookedLine) =>
  key === 'repairs' || (key === null && subtype === 'operating_expense');
const isCashIn = ({ amount, entryKind }: BookedLine) => amount > 0 !== (entryKind === 'reversal');

export const booksFacts: Partial<Record<MeasureId, Facts>> = {
  billed: (seen, asked) => billed(seen, asked, noDeposit),
  rent_billed: (seen, asked) => billed(seen, asked, isRent),
  late_fees_billed: (seen, asked) => billed(seen, asked, (kind) => kind === 'late_fee'),
  collected: (seen, asked) =>
    seen.payment_allocations
      .filter(({ occurred_on }) => within(occurred_on, asked))
      .flatMap((allocation) => {
        const charge = seen.charges.find(({ id }) => id === allocation.charge_id);
        if (!charge || charge.kind === 'deposit' || charge.kind === 'itbis') return [];
        const fact = ofCharge(seen, charge, allocation.occurred_on, allocation.amount_minor);
        const method = seen.payments.find(({ id }) => id === allocation.payment_id)?.method ?? null;
        return [{ ...fact, own: { ...fact.own, payment_method: method } }];
      }),
  collected_of_billed: (seen, asked) =>
    due(seen, asked, noDeposit).map((charge) => ofCharge(seen, charge, charge.due_on, paidOf(seen, charge))),
  collection_rate: (seen, asked) =>
    due(seen, asked, noDeposit).map((charge) =>
      ofCharge(seen, charge, charge.due_on, paidOf(seen, charge), billedOf(seen, charge)),
    ),
  outstanding: (seen, asked) => openFacts(seen, asked, () => true),
  overdue: (seen, asked) => openFacts(seen, asked, isOverdue),
  overdue_leases: (seen, asked) => {
    const late = openFacts(seen, asked, isOverdue).filter(({ n }) => n > 0);
    const once = new Map(late.map((fact) => [`${fact.day} ${fact.lease}`, { ...fact, n: 1 }]));
    return [...once.values()];
  },
  on_time_rate: (seen, asked) =>
    due(seen, asked, isRent)
      .filter((charge) => billedOf(seen, charge) > 0 && charge.due_on <= asked.today)
      .map((charge) => {
        const inTime = allocationsOf(seen, charge).filter(({ occurred_on }) => occurred_on <= charge.due_on);
        const isPaid = total(inTime.map(({ amount_minor }) => amount_minor)) >= billedOf(seen, charge);
        return ofCharge(seen, charge, charge.due_on, Number(isPaid), 1);
      }),
  average_days_late: (seen, asked) =>
    due(seen, asked, isRent).flatMap((charge) => {
      if (billedOf(seen, charge) === 0 || paidOf(seen, charge) < billedOf(seen, charge)) return [];
      const paid = allocationsOf(seen, charge).filter(({ amount_minor }) => amount_minor > 0);
      const late = Math.max(...paid.map(({ occurred_on }) => daysBetween(charge.due_on, occurred_on)));
      return late > 0 ? [ofCharge(seen, charge, charge.due_on, late, 1)] : [];
    }),
  credits_given: (seen, asked) =>
    seen.charge_credits.flatMap((credit) => {
      const charge = seen.charges.find(({ id }) => id === credit.charge_id);
      if (!charge) return [];
      const moves = [
        [dayOfEntry(seen, credit.entry_id), credit.amount_minor],
        [dayOfEntry(seen, credit.reversal_entry_id), -credit.amount_minor],
      ] as const;
      return moves.flatMap(([day, n]) =>
        day !== null && within(day, asked) ? [ofCharge(seen, charge, day, n)] : [],
      );
    }),
  deposits_held: (seen, asked) =>
    asked.periods.flatMap(([, day]) =>
      lines(seen, '0000', day)
        .filter(({ subtype }) => subtype === 'deposits_held')
        .map(({ fact, amount }) => ({ ...fact, day, n: -amount })),
    ),
  income: booked(({ kind, amount }) => (kind === 'income' ? [-amount, 0] : null)),
  expenses: booked(({ kind, amount }) => (kind === 'expense' ? [amount, 0] : null)),
  net_operating_income: booked((line) => (isOperating(line) ? [-line.amount, 0] : null)),
  operating_margin: booked((line) =>
    isOperating(line) ? [-line.amount, line.kind === 'income' ? -line.amount : 0] : null,
  ),
  expense_ratio: booked((line) =>
    isOperating(line) ? (line.kind === 'income' ? [0, -line.amount] : [line.amount, 0]) : null,
  ),
  maintenance_cost: booked((line) => (isUpkeep(line) ? [line.amount, 0] : null)),
  cash_in: booked((line) => (line.subtype === 'cash' && isCashIn(line) ? [line.amount, 0] : null)),
  cash_out: booked((line) => (line.subtype === 'cash' && !isCashIn(line) ? [-line.amount, 0] : null)),
  net_cash: booked(({ subtype, amount }) => (subtype === 'cash' ? [amount, 0] : null)),
};
