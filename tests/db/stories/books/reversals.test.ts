import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { AccountTotals } from '#src/domain/books/report-data.ts';
import { addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { agedTotals, totalsOf } from '#tests/support/reports.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let books: ReturnType<typeof booksOf>;
let organizationId: string;
let today: string;
/** The first day of the month before this one. */
let last: string;
let leaseId: string;
let openBillId: string;
let openChargeId: string;

beforeAll(async () => {
  const { sql } = database;
  place = await createBillPlace(sql, 'Reversos');
  books = booksOf(sql, place.landlord);
  organizationId = place.landlord.organizationId;
  today = place.today;
  last = addMonths(startOfMonth(today), -1);
  leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: last,
    endsOn: '2040-12-31',
    rentMinor: 1_200_000,
    depositMinor: 500_000,
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  await verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: 1_900_000, paidOn: today });
  openBillId = await place.save({
    itbis_minor: 180_000,
    itbis_withheld_minor: 54_000,
    isr_withheld_minor: 20_000,
    isr_kind: '2',
  });
  await place.submit(openBillId);
  openChargeId = await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 90_000, dueOn: today });
});

/** Sums alone: an entry and its reversal both count in the debits and credits of a trial balance. */
const sums = ({ opening, months }: AccountTotals) => ({
  opening,
  months: months
    .filter(({ amountMinor }) => amountMinor !== 0)
    .map(({ debitMinor: _, ...row }) => JSON.stringify(row))
    .sort(),
});

/** What every report of the year is made of. */
async function everything() {
  const { sql } = database;
  const year = { organizationId, from: `${last.slice(0, 4)}-01-01`, to: endOfMonth(today) };
  const report = async (name: string, ...values: string[]) =>
    (
      await act(sql, place.owner, (transaction) =>
        transaction.unsafe(
          `select * from public.${name}(${values.map((_, n) => `$${n + 1}`).join(', ')})`,
          values,
        ),
      )
    ).map(({ ...row }) => row);
  const accrual = await totalsOf(sql, place.owner, year);
  const aged = await agedTotals(sql, place.owner, organizationId, today);
  return {
    accrual: sums(accrual),
    cash: sums(await totalsOf(sql, place.owner, { ...year, basis: 'cash' })),
    ofProperty: sums(await totalsOf(sql, place.owner, { ...year, propertyIds: [place.propertyId] })),
    aged,
    rentRoll: await report('report_rent_roll', organizationId, today),
    deposits: await report('report_deposits_held', organizationId, today),
    owners: await report('report_owner_shares', organizationId, year.from, year.to),
    ownersDue: await report('owner_balances', place.propertyId, today),
    vacancy: await report('report_vacancy', organizationId, year.from, year.to),
    taxes: await report('report_tax_summary', organizationId, year.from, year.to),
  };
}

type TakeBack = () => Promise<unknown>;
const reason = 'Error';

/** Actions that can be taken back, each with how; what it answers takes it back. */
const actions: Readonly<Record<string, (amountMinor: number) => Promise<TakeBack>>> = {
  charge: async (amountMinor) => {
    const chargeId = await verbs.addCharge(database.sql, place.owner, { leaseId, amountMinor, dueOn: today });
    return () => verbs.reverseCharge(database.sql, place.owner, { chargeId, reason });
  },
  'fee of the month before': async (amountMinor) => {
    const chargeId = await verbs.addCharge(database.sql, place.owner, {
      leaseId,
      amountMinor,
      dueOn: last,
      kind: 'late_fee',
    });
    return () => verbs.reverseCharge(database.sql, place.owner, { chargeId, reason });
  },
  payment: async (amountMinor) => {
    const paymentId = await verbs.recordPayment(database.sql, place.owner, {
      leaseId,
      amountMinor,
      paidOn: today,
    });
    return () => verbs.reversePayment(database.sql, place.owner, { paymentId, reason });
  },
  'credit of a charge': async (amountMinor) => {
    const [charge] = await database.sql`
      select outstanding_minor::int as open from public.charges where id = ${openChargeId}`;
    const most = Math.min(amountMinor, Number(charge?.open ?? 0));
    if (most === 0) return async () => null;
    const creditId = await books.verb('credit_charge', {
      p_charge_id: openChargeId,
      p_kind: 'discount',
      p_amount_minor: most,
      p_reason: 'Acordado',
    });
    return () => books.verb('reverse_charge_credit', { p_credit_id: creditId, p_reason: reason });
  },
  'entry by hand': async (amountMinor) => {
    const entryId = await books.enter(today, [
      { account: 'insurance', amount: amountMinor, propertyId: place.propertyId },
      { account: 'operating_cash', amount: -amountMinor, propertyId: place.propertyId },
    ]);
    return () => books.verb('reverse_journal_entry', { p_entry_id: entryId, p_reason: reason });
  },
  bill: async (amountMinor) => {
    const billId = await place.save({ itbis_minor: Math.round(amountMinor * 0.18) }, [
      { account_id: place.accounts.repairs, description: 'Pintura', amount_minor: amountMinor },
    ]);
    await place.submit(billId);
    return () => verbs.voidBill(database.sql, place.owner, { billId, reason });
  },
  'payment of a bill': async (amountMinor) => {
    const bill = await place.billOf(openBillId);
    if (Number(bill?.outstanding) === 0) return async () => null;
    const paymentId = await place.pay(openBillId, Math.min(amountMinor, Number(bill?.outstanding)));
    return () => verbs.reverseBillPayment(database.sql, place.owner, { billPaymentId: paymentId, reason });
  },
  'payment of a bill, whole': async () => {
    const bill = await place.billOf(openBillId);
    if (Number(bill?.outstanding) === 0) return async () => null;
    const paymentId = await place.pay(openBillId, Number(bill?.outstanding));
    return () => verbs.reverseBillPayment(database.sql, place.owner, { billPaymentId: paymentId, reason });
  },
  distribution: async (amountMinor) => {
    const [distributionId = ''] = await verbs.distributeToOwners(database.sql, place.owner, {
      propertyId: place.propertyId,
      paidOn: today,
      parts: [{ owner: '', amount_minor: amountMinor }],
      isBeyondDue: true,
    });
    return () => verbs.reverseDistribution(database.sql, place.owner, { distributionId });
  },
};
const names = Object.keys(actions);

it.each(names)('taken back, this leaves every report as if it had not been: %s', async (name) => {
  const before = await everything();
  const takeBack = await actions[name]?.(77_700);
  expect(await everything()).not.toEqual(before);
  await takeBack?.();
  expect(await everything()).toEqual(before);
});

it('any actions, taken back the last one first, leave every report as if they had not been', async () => {
  const before = await everything();
  const sequence = fc.array(fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 40_000 })), {
    minLength: 2,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(sequence, async (chosen) => {
      const undo: TakeBack[] = [];
      for (const [name, amountMinor] of chosen)
        undo.push(await (actions[name] as (typeof actions)[string])(amountMinor));
      for (const takeBack of undo.reverse()) await takeBack();
      expect(await everything()).toEqual(before);
    }),
    // What a failure leaves behind would fail every shorter sequence too.
    { numRuns: 12, endOnFailure: true },
  );
  expect(await findDiscrepancies(database.sql)).toEqual([]);
}, 240_000);
