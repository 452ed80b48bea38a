import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { monthOf } from '#src/domain/foundation/months.ts';
import { type KeptInvoice, saleOf } from '#src/domain/taxes/invoice-sale.ts';
import { summarizeItbis } from '#src/domain/taxes/summaries.ts';
import { Random } from '#stack/demo/random.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { amountOf, SEED } from '#tests/support/fixed-seed.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const ACTIONS = amountOf(150, 600);
let desk: Invoicing;
let day = '2026-02-03';
let leases: string[];
const done: Record<string, number> = {};

/** From now on it is this day for the office. */
async function setToday(next: string) {
  day = next;
  for (const today of ['organization_today(p_organization_id uuid)', 'fiscal_today()'])
    await database.sql.unsafe(`create or replace function private.${today} returns date
      language sql stable as $$ select '${next}'::date $$`);
}

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'ITBIS y libros');
  await desk.open();
  leases = [await desk.newLease(), await desk.newLease(), await desk.newLease()];
  await setToday(day);
});

interface Given {
  id: string;
  lease_id: string;
  kind: string;
  issued_on: string;
  charges: string[];
}
/** Receipts and debit notes that stand, with the charges that they stand for. */
const standing = () => database.sql<Given[]>`
  select i.id, i.lease_id, i.ncf_kind as kind, i.issued_on::text, array_agg(c.charge_id order by h.posting_number) as charges
  from public.fiscal_invoices i
  join public.fiscal_invoice_charges c on c.invoice_id = i.id and c.is_live and not c.is_itbis
  join public.charges h on h.id = c.charge_id
  where i.organization_id = ${desk.landlord.organizationId} and i.cancelled_on is null
  group by i.id order by i.issued_on, i.ncf`;

async function charge(leaseId: string, random: Random) {
  const [row] = await database.sql<{ id: string }[]>`
    select private.post_charge(l, 'other', ${random.between(100, 9_000_000)}, ${day}::date, ${day}::date) as id
    from public.leases l where l.id = ${leaseId}`;
  return row?.id ?? '';
}

/** One thing that happens to a receipt; what does not apply, or is refused, is no action. */
async function step(random: Random): Promise<void> {
  const { sql } = database;
  if (random.isLikely(0.3)) await setToday(addDays(day, random.between(1, 14)));
  const all = await standing();
  const one = all.length > 0 ? random.pick(all) : null;
  const action = one
    ? random.pick(['issue', 'issue', 'debit', 'credit', 'cancel', 'withhold'] as const)
    : 'issue';
  const outcome = await outcomeOf(act(action, one, random));
  const name = outcome === 'done' ? action : outcome;
  done[name] = (done[name] ?? 0) + 1;

  async function act(what: typeof action, given: Given | null, chance: Random): Promise<unknown> {
    if (what === 'issue' || given === null) {
      const leaseId = chance.pick(leases);
      const chargeIds = [
        await charge(leaseId, chance),
        ...(chance.isLikely(0.5) ? [await charge(leaseId, chance)] : []),
      ];
      const treatment = chance.pick(['taxable', 'furnished', 'exempt'] as const);
      return desk.issue(chargeIds, { treatment, kind: chance.pick(['fiscal_credit', 'consumer']) });
    }
    const invoiceId = given.id;
    switch (what) {
      case 'debit':
        return verbs.issueDebitNote(sql, desk.owner, {
          invoiceId,
          chargeIds: [await charge(given.lease_id, chance)],
        });
      case 'credit':
        return verbs.issueCreditNote(sql, desk.owner, {
          invoiceId,
          chargeIds: chance.isLikely(0.5) ? given.charges : given.charges.slice(0, 1),
        });
      case 'cancel':
        // The books take it back on the day of the cancellation, the form in the month of the receipt: here they are one.
        if (monthOf(given.issued_on) !== monthOf(day)) return;
        return verbs.cancelFiscalInvoice(sql, desk.owner, { invoiceId });
      case 'withhold':
        return verbs.recordWithholding(sql, desk.owner, { invoiceId, withheldOn: day, isrMinor: 1 });
    }
  }
}

/** What the account of ITBIS payable got in each month. */
async function ledger(): Promise<Record<string, number>> {
  const rows = await database.sql<{ month: string; amount: number }[]>`
    select to_char(e.occurred_on, 'YYYY-MM') as month, -sum(l.amount_minor)::int as amount
    from public.journal_lines l
    join public.journal_entries e on e.id = l.entry_id
    join public.accounts a on a.id = l.account_id and a.system_key = 'itbis_payable'
    where l.organization_id = ${desk.landlord.organizationId} group by 1 order by 1`;
  return Object.fromEntries(
    rows.filter(({ amount }) => amount !== 0).map(({ month, amount }) => [month, amount]),
  );
}

/** The ITBIS billed of each month's IT-1. */
async function returns(): Promise<Record<string, number>> {
  const rows = await database.sql<(KeptInvoice & { issuedOn: string })[]>`
    select id, ncf, modified_ncf as "modifiedNcf", client_id_type as "clientIdType", client_id as "clientId",
      client_name as "clientName", income_type as "incomeType", issued_on::text as "issuedOn", treatment, dop_rate::float8 as "dopRate",
      base_minor::int as "baseMinor", itbis_minor::int as "itbisMinor", null as "withheldOn", 0 as "itbisWithheldMinor",
      0 as "isrWithheldMinor", unit_use as "unitUse", is_furnished as "isFurnished", is_itbis_lost as "isItbisLost"
    from public.fiscal_invoices_list where organization_id = ${desk.landlord.organizationId} and cancelled_on is null`;
  const paid = { cash: 0, transfer: 0, card: 0, credit: 1, other: 0 };
  const months = Map.groupBy(rows, ({ issuedOn }) => monthOf(issuedOn));
  const figures = [...months].map(([month, own]) => {
    const sales = own.map((row) => saleOf({ ...row, paid }));
    return [
      month,
      summarizeItbis(month, { sales, purchases: [], withheld: [], paid: [] }).billedMinor,
    ] as const;
  });
  return Object.fromEntries(
    figures.filter(([, minor]) => minor !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

it(`the IT-1 of each month is what its account got in the books, whatever became of the receipts (seed ${SEED})`, async () => {
  const random = new Random(SEED);
  for (let action = 1; action <= ACTIONS; action += 1) {
    await step(random);
    if (action % 30 === 0) expect(await ledger()).toEqual(await returns());
  }
  const [late] = await database.sql<{ count: number; lost: number; cost: number }[]>`
    select count(*)::int as count, coalesce(sum(itbis_minor), 0)::int as lost,
      (select coalesce(sum(l.amount_minor), 0)::int from public.journal_lines l join public.accounts a on a.id = l.account_id
        where a.organization_id = ${desk.landlord.organizationId} and a.system_key = 'lost_itbis') as cost
    from public.fiscal_invoices where organization_id = ${desk.landlord.organizationId} and is_itbis_lost`;
  // Each kind of action was there, and what late notes do not take off is a cost.
  expect(late?.count).toBeGreaterThan(3);
  expect(late?.cost).toBe(late?.lost);
  for (const action of ['issue', 'debit', 'credit', 'cancel', 'withhold'])
    expect(done[action]).toBeGreaterThan(3);
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
