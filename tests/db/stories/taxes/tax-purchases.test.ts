import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let entryId: string;
let vendorId: string;

/** The columns that forms 606 and IR-17 read, for a database that keeps no bills of vendors. */
const BILLS = `
  create table if not exists public.vendors (id uuid primary key default gen_random_uuid(), organization_id uuid, name text,
    identity_type public.identity_type, identity_number text);
  create table if not exists public.bills (id uuid primary key default gen_random_uuid(), organization_id uuid, vendor_id uuid,
    status text, ncf text not null default '', modified_ncf text not null default '', expense_kind text, billed_on date,
    due_on date, paid_on date, currency public.currency_code, services_minor bigint default 0, goods_minor bigint default 0,
    itbis_minor bigint default 0, itbis_withheld_minor bigint default 0, itbis_proportional_minor bigint default 0,
    itbis_to_cost_minor bigint default 0, isr_kind text, isr_withheld_minor bigint default 0, excise_minor bigint default 0,
    other_taxes_minor bigint default 0, tip_minor bigint default 0, payment_form text default '04', entry_id uuid);
  grant select on public.vendors, public.bills to authenticated;`;

beforeAll(async () => {
  const { sql } = database;
  await sql.unsafe(BILLS);
  place = await createRentable(sql, 'Compras');
  const { organizationId } = place.landlord;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  const dueOn = await todayOf(sql, place.landlord);
  await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 100, dueOn, description: 'x' });
  const [entry] = await sql<{ id: string }[]>`
    select id from public.journal_entries where organization_id = ${organizationId} limit 1`;
  entryId = entry?.id ?? '';
  const [vendor] = await sql<{ id: string }[]>`
    insert into public.vendors (organization_id, name, identity_type, identity_number)
    values (${organizationId}, 'Suplidor', 'rnc', '101010632') returning id`;
  vendorId = vendor?.id ?? '';
});

const addBill = (ncf: string, status: string, billedOn: string, paidOn: string | null = null) => database.sql`
  insert into public.bills (organization_id, vendor_id, status, ncf, expense_kind, billed_on, due_on, paid_on, currency,
    services_minor, itbis_minor, isr_kind, isr_withheld_minor, payment_form, entry_id)
  values (${place.landlord.organizationId}, ${vendorId}, ${status}, ${ncf}, '02', ${billedOn}, ${billedOn}, ${paidOn}, 'DOP',
    1000000, 180000, '2', 100000, '02', ${status === 'draft' ? null : entryId})`;

const read = (isByPayment: boolean, caller = place.owner) =>
  act(
    database.sql,
    caller,
    (sql) => sql`
    select * from public.tax_purchases(${place.landlord.organizationId}, '2026-01-01', '2026-01-31', ${isByPayment})`,
  );

describe('bills of vendors', () => {
  beforeAll(async () => {
    await addBill('B0100000001', 'approved', '2026-01-05');
    await addBill('B0100000002', 'paid', '2025-12-31', '2026-01-02');
    await addBill('B0100000003', 'paid', '2026-01-31', '2026-02-01');
    await addBill('B0100000004', 'draft', '2026-01-05');
  });

  it('1. are told in the month of the bill, once they are posted', async () => {
    const rows = await read(false);
    expect(rows.map((row) => row.ncf).sort()).toEqual(['B0100000001', 'B0100000003']);
    expect(rows.find((row) => row.ncf === 'B0100000001')).toMatchObject({
      vendor_id_type: 'rnc',
      vendor_tax_id: '101010632',
      expense_kind: '02',
      services_minor: '1000000',
      itbis_minor: '180000',
      isr_kind: '2',
      isr_withheld_minor: '100000',
      currency: 'DOP',
      paid_on: null,
    });
  });

  it('2. or in that of their payment, where what was withheld is paid on', async () => {
    expect((await read(true)).map((row) => row.ncf)).toEqual(['B0100000002']);
  });

  it('3. come a page at a time', async () => {
    const page = (after: string) =>
      act(
        database.sql,
        place.owner,
        (sql) => sql<{ id: string; ncf: string }[]>`
        select * from public.tax_purchases(${place.landlord.organizationId}, '2026-01-01', '2026-01-31', false, ${after}, 1)`,
      );
    const [first] = await page('00000000-0000-0000-0000-000000000000');
    const [second] = await page(first?.id ?? randomUUID());
    expect([first?.ncf, second?.ncf].sort()).toEqual(['B0100000001', 'B0100000003']);
    expect(await page(second?.id ?? randomUUID())).toHaveLength(0);
  });
});
