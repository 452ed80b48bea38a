import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

export type Invoicing = Awaited<ReturnType<typeof prepareInvoicing>>;

/** A landlord with charges to give receipts for; `open` fills in the profile and adds numbers. */
export async function prepareInvoicing(sql: Sql, name: string) {
  const place = await createRentable(sql, name);
  const { landlord, owner } = place;
  const today = await todayOf(sql, landlord);
  return {
    landlord,
    owner,
    today,
    propertyId: place.propertyId,
    personId: place.personId,

    open: async () => {
      await taxVerbs.saveProfile(sql, landlord);
      for (const kind of ['fiscal_credit', 'consumer', 'debit_note', 'credit_note'] as const)
        await taxVerbs.addRange(sql, landlord, { kind, last: 10_000 });
    },

    newLease: async (currency: 'DOP' | 'USD' = 'DOP') =>
      verbs.createLease(sql, owner, {
        unitId: await addUnit(sql, landlord, place.propertyId, randomUUID().slice(0, 8)),
        personIds: [place.personId],
        startsOn: '2026-01-01',
        endsOn: '2040-12-31',
        billFrom: '2040-01-01',
        currency,
      }),

    charge: (leaseId: string, amountMinor = 5_000_000) =>
      verbs.addCharge(sql, owner, { leaseId, amountMinor, dueOn: today, description: 'Local' }),

    issue: (chargeIds: string[], more: object = {}) =>
      taxVerbs.issueInvoice(sql, owner, { chargeIds, ...more }),

    invoice: async (id: string | undefined) => {
      const [row] = await sql`select * from public.fiscal_invoices_list where id = ${id ?? null}`;
      return row;
    },

    /** What the books say of a lease, by account; accounts at zero left out. */
    booksOf: async (leaseId: string) => {
      const rows = await sql<{ key: string; amount: number }[]>`
        select a.system_key as key, sum(l.amount_minor)::int as amount from public.journal_lines l
        join public.accounts a on a.id = l.account_id where l.lease_id = ${leaseId} group by 1`;
      return Object.fromEntries(rows.filter((row) => row.amount !== 0).map((row) => [row.key, row.amount]));
    },
  };
}
