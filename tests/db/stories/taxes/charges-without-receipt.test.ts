import { beforeAll, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { createLandlord } from '#tests/support/portfolio.ts';

const database = useDatabase();
let desk: Invoicing;

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Sin comprobante');
  await desk.open();
});

const count = (caller = desk.owner) =>
  act(
    database.sql,
    caller,
    (sql) => sql`
    select * from public.count_charges_without_receipt(${desk.landlord.organizationId}, ${desk.today}, ${desk.today})
    order by currency`,
  );

it('1. nothing was billed: there is nothing to give a receipt for', async () => {
  expect(await count()).toEqual([]);
});

it('2. charges without a receipt are counted by currency, those that ask for ITBIS apart', async () => {
  const { sql } = database;
  const [pesos, shop, dollars] = [await desk.newLease(), await desk.newLease(), await desk.newLease('USD')];
  await sql`update public.units set unit_use = 'commercial' where id = (select unit_id from public.leases where id = ${shop})`;
  await sql`update public.units set amenities = '{furnished}' where id = (select unit_id from public.leases where id = ${dollars})`;
  const given = await desk.charge(pesos, 100_000);
  await desk.charge(pesos, 200_000);
  await desk.charge(shop, 300_000);
  await desk.charge(dollars, 3_500);
  await desk.issue([given], { treatment: 'exempt' });
  expect(await count()).toEqual([
    { currency: 'DOP', billed_count: 3, missing_count: 2, missing_minor: '500000', untaxed_count: 1 },
    { currency: 'USD', billed_count: 1, missing_count: 1, missing_minor: '3500', untaxed_count: 1 },
  ]);
});

it('3. who has nothing to do with the organization counts nothing', async () => {
  const other = await createLandlord(database.sql, 'Otra');
  expect(await count(other.owner)).toEqual([]);
});
