import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: Invoicing;

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Papeles');
  await desk.open();
});

async function detailsOf(id: string) {
  const [row] = await database.sql<{ details: Record<string, string> }[]>`
    select details from public.fiscal_invoices where id = ${id}`;
  return row?.details ?? {};
}

/** What the paper of a receipt lists, as the owner reads it. */
async function linesOf(id: string): Promise<number[]> {
  const rows = await act(
    database.sql,
    desk.owner,
    (transaction) => transaction<{ amount: number }[]>`
      select amount_minor::int as amount from public.fiscal_invoice_lines where invoice_id = ${id} order by amount_minor`,
  );
  return rows.map(({ amount }) => amount);
}

describe('the paper of a fiscal receipt', () => {
  it('1. keeps who gave it out, though that is called otherwise later', async () => {
    const first = await desk.issue([await desk.charge(await desk.newLease())]);
    const { organizationId, owner } = desk.landlord;
    const before = await detailsOf(first);
    expect(before).toMatchObject({
      organization_name: 'Alquileres de prueba, S. R. L.',
      organization_rnc: '101850043',
    });
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['property_name', 'unit_label', 'address']));
    expect(before).not.toHaveProperty('modified_ncf');

    await act(
      database.sql,
      owner,
      (transaction) =>
        transaction`select public.save_fiscal_issuer(${organizationId}, '101010632', 'Otro nombre', 'company')`,
    );
    const second = await desk.issue([await desk.charge(await desk.newLease())]);
    expect(await detailsOf(first)).toEqual(before);
    expect(await detailsOf(second)).toMatchObject({
      organization_name: 'Otro nombre',
      organization_rnc: '101010632',
    });
  });

  it('2. is changed by nobody', async () => {
    const id = await desk.issue([await desk.charge(await desk.newLease())]);
    const change = database.sql`update public.fiscal_invoices set details = '{}' where id = ${id}`;
    expect(await outcomeOf(change)).toBe('posted_fields_change');
  });

  it('3. lists its charges without the ITBIS; each note lists those that it takes back, and the receipt still all', async () => {
    const leaseId = await desk.newLease();
    const [a, b, c] = [
      await desk.charge(leaseId, 100_000),
      await desk.charge(leaseId, 200_000),
      await desk.charge(leaseId, 300_000),
    ];
    const id = await desk.issue([a, b, c]);
    expect(await linesOf(id)).toEqual([100_000, 200_000, 300_000]);
    const note = (chargeIds: string[]) =>
      verbs.issueCreditNote(database.sql, desk.owner, { invoiceId: id, chargeIds, reason: 'Error' });
    const first = await note([b]);
    const second = await note([a, c]);
    expect(await linesOf(first)).toEqual([200_000]);
    expect(await linesOf(second)).toEqual([100_000, 300_000]);
    expect(await linesOf(id)).toEqual([100_000, 200_000, 300_000]);
    const ncf = (await desk.invoice(id))?.ncf;
    expect(await detailsOf(first)).toMatchObject({ modified_ncf: ncf, modified_issued_on: desk.today });
  });

  it('4. lists what it was for after it was cancelled, and the next receipt the same', async () => {
    const charge = await desk.charge(await desk.newLease(), 400_000);
    const id = await desk.issue([charge]);
    await verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId: id });
    const next = await desk.issue([charge]);
    expect([await linesOf(id), await linesOf(next)]).toEqual([[400_000], [400_000]]);
  });
});
