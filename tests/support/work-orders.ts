// Work orders as a story uses them: what the office does, and what vendors do by their links.
import type { Sql } from 'postgres';
import { addDays } from '#src/domain/foundation/dates.ts';
import type { Caller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { type Input, verbs } from '#tests/support/verbs.ts';

/** Begins a work order of a request; the owner pays, in pesos, where nothing else is said. */
export const openWorkOrder = (sql: Sql, caller: Caller, input: Input<'open_work_order'>): Promise<string> =>
  verbs.openWorkOrder(sql, caller, {
    title: 'Reparar la filtración',
    scope: 'Buscar la fuga y sellar',
    payer: 'owner',
    currency: 'DOP',
    ...input,
  });

export interface Asked {
  id: string;
  vendorId: string;
  token: string;
}

/** Asks vendors for a price until two weeks from today. @returns what each was sent, in their order */
export async function askForQuotes(
  sql: Sql,
  caller: Caller,
  workOrderId: string,
  vendorIds: readonly string[],
  today: string,
  more: Input<'ask_for_quotes'> = {},
): Promise<Asked[]> {
  await verbs.askForQuotes(sql, caller, {
    workOrderId,
    vendorIds,
    emails: vendorIds.map((_, place) => `vendedor-${place}@example.test`),
    language: 'es',
    expiresOn: addDays(today, 14),
    ...more,
  });
  const rows = await sql<Asked[]>`
    select id, vendor_id as "vendorId", private.quote_token(id) as token from public.quote_requests
    where work_order_id = ${workOrderId} and revoked_at is null`;
  return vendorIds.map((vendorId) => rows.find((row) => row.vendorId === vendorId) as Asked);
}

/** The price that a vendor gives by their link. */
export const giveQuote = (sql: Sql, token: string, today: string, more: Input<'give_quote'> = {}) =>
  verbs.giveQuote(sql, 'service', {
    token,
    amountMinor: 1_000_000,
    tax: 'none',
    days: 2,
    validUntil: addDays(today, 30),
    note: '',
    client: '192.0.2.10',
    ...more,
  });

/** What the holder of a link reads; null for a link that nobody was sent. */
export async function readQuote(sql: Sql, token: string): Promise<Record<string, unknown> | null> {
  const given = { p_token: token, p_client: '192.0.2.10' };
  return (await call<Record<string, unknown> | ''>(sql, 'service', 'read_quote_request', given)) || null;
}

/** The quote of a vendor who was asked. */
export async function quoteOf(sql: Sql, quoteRequestId: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.quotes where quote_request_id = ${quoteRequestId}`;
  return row?.id ?? '';
}

/** A work order as it stands. */
export async function workOrderOf(sql: Sql, id: string) {
  const [row] = await sql`select * from public.work_orders where id = ${id}`;
  return row;
}

/** The steps of a work order, in their order. */
export async function stepsOf(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ step: string }[]>`
    select facts ->> 'step' as step from public.maintenance_events
    where kind = 'work_order' and facts ->> 'order' = ${id} order by id`;
  return rows.map(({ step }) => step);
}
