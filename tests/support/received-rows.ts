import type { Sql } from 'postgres';
import { act } from '#tests/support/actors.ts';
import type { Landlord } from '#tests/support/portfolio.ts';

/** A receipt as the Worker read it: plumbing for 1,180.00 with ITBIS. */
const receiptOf = (today: string) => ({
  sender_tax_id: '130000019',
  sender_name: 'Comercial de Muestra',
  encf: 'E310000000001',
  ncf_kind: 'fiscal_credit',
  issued_on: today,
  total_minor: 118_000,
  itbis_minor: 18_000,
  security_code: 'aB3+/=',
  facts: {
    currency: 'DOP',
    itbis_minor: 18_000,
    total_minor: 118_000,
    lines: [{ description: 'Plomería', is_goods: false, amount_minor: 100_000 }],
  },
});

/** A received receipt that DGII accepted and of which nobody made a bill yet. @returns its id */
export async function addReceivedRows(sql: Sql, landlord: Landlord, today: string): Promise<string> {
  const { organizationId } = landlord;
  const file = Buffer.from('<ECF/>').toString('base64');
  const [row] = await act(
    sql,
    'service',
    (service) => service<{ id: string }[]>`
    select public.receive_ecf(${organizationId}, ${service.json(receiptOf(today))}, ${file}) ->> 'id' as id`,
  );
  const id = row?.id ?? '';
  await sql`update public.fiscal_issuers set issuing_way = 'direct' where id = ${organizationId}`;
  await sql`update public.ecf_received set state = 'accepted_by_dgii' where id = ${id}`;
  return id;
}
