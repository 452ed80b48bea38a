import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { isLateNote } from '#src/domain/taxes/late-note.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: Invoicing;

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Notas tardías');
  await desk.open();
});

/** A receipt given out some days ago, taken back by a note today. */
async function noteAfter(days: number, treatment: 'taxable' | 'exempt' = 'taxable') {
  const chargeId = await desk.charge(await desk.newLease(), 100_000);
  const invoiceId = await desk.issue([chargeId], { treatment });
  // Receipts are given out today: as if it had been then.
  await database.sql.begin(async (own) => {
    await own`set local session_replication_role = replica`;
    await own`update public.fiscal_invoices set issued_on = ${addDays(desk.today, -days)} where id = ${invoiceId}`;
  });
  return desk.invoice(
    await verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [chargeId] }),
  );
}
const billed = async () => {
  const [row] = await database.sql<{ billed: number }[]>`
    select coalesce(sum(billed_minor), 0)::int as billed from public.itbis_months
    where organization_id = ${desk.landlord.organizationId}`;
  return row?.billed ?? 0;
};

describe('a credit note', () => {
  it('1. within 30 days takes off the ITBIS of its receipt', async () => {
    const before = await billed();
    expect(await noteAfter(30)).toMatchObject({ is_itbis_lost: false, itbis_minor: '18000' });
    expect(await billed()).toBe(before);
  });

  it('2. a day later does not, and keeps it on itself', async () => {
    const before = await billed();
    expect(await noteAfter(31)).toMatchObject({ is_itbis_lost: true, itbis_minor: '18000' });
    expect(await billed()).toBe(before + 18_000);
    // The books as the form: what was billed is owed still, at the cost of the property.
    const [books] = await database.sql`
      select sum(l.amount_minor) filter (where a.system_key = 'lost_itbis')::int as cost,
        sum(l.amount_minor) filter (where a.system_key = 'itbis_payable')::int as payable,
        bool_and(l.property_id = ${desk.propertyId}) as is_of_property
      from public.journal_lines l join public.accounts a on a.id = l.account_id
      where l.organization_id = ${desk.landlord.organizationId} and a.system_key in ('lost_itbis', 'itbis_payable')`;
    expect(books).toEqual({ cost: 18_000, payable: -18_000, is_of_property: true });
  });

  it('3. of a dwelling has no ITBIS to lose', async () => {
    expect(await noteAfter(90, 'exempt')).toMatchObject({ is_itbis_lost: false });
  });

  it('4. is late on the same day as in the domain', async () => {
    for (const days of [0, 29, 30, 31, 365]) {
      const [row] = await database.sql`
        select private.is_late_note(${addDays(desk.today, -days)}, ${desk.today}) as late`;
      expect(row?.late).toBe(isLateNote(addDays(desk.today, -days), desk.today));
    }
  });
});

describe('a vendor’s note', () => {
  it('5. later than 30 days takes nothing off what is creditable', async () => {
    const place = await createBillPlace(database.sql, 'Nota de suplidor');
    const lines = [{ account_id: place.accounts.repairs, description: 'Bomba', amount_minor: 100_000 }];
    const facts = { itbis_minor: 18_000, itbis_to_cost_minor: 0 };
    const billedOn = addDays(desk.today, -40);
    await place.submit(await place.save({ ncf: 'B0100000801', billed_on: billedOn, ...facts }, lines));
    const note = (number: string, on: string, toCost: number) =>
      place
        .save(
          {
            ...{ ncf: number, modified_ncf: 'B0100000801', billed_on: on, itbis_minor: 18_000 },
            itbis_to_cost_minor: toCost,
          },
          lines,
        )
        .then((id) => outcomeOf(place.submit(id)));
    expect(await note('B0400000801', desk.today, 0)).toBe('late_note_itbis');
    expect(await note('B0400000802', desk.today, 18_000)).toBe('done');
    expect(await note('B0400000803', addDays(billedOn, 30), 0)).toBe('done');
  });
});
