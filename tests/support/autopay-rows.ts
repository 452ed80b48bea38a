// Automatic payments, made by the verbs that the screens and the edge call.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';

const SEALED = 'v1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaa';
export const FIRST_PAYMENT = 10_000;

interface Terms {
  limitMinor?: number;
  /** Null is the due day. */
  paysOn?: number | null;
  amountMinor?: number;
  feeMinor?: number;
  consentVersion?: string;
}

const consentOf = (sql: Sql, tenant: Caller) =>
  act(sql, tenant, async (transaction) => {
    const [row] = await transaction<
      { version: string }[]
    >`select public.autopay_consent('es') ->> 'version' as version`;
    return row?.version ?? '';
  });

export const autopays = {
  /** @returns the id of the attempt that stores the card */
  async start(
    sql: Sql,
    tenant: Caller,
    leaseId: string,
    terms: Terms = {},
    requestId: string = randomUUID(),
  ) {
    return call(sql, tenant, 'start_autopay', {
      p_request_id: requestId,
      p_lease_id: leaseId,
      p_amount_minor: terms.amountMinor ?? FIRST_PAYMENT,
      p_fee_minor: terms.feeMinor ?? 0,
      p_limit_minor: terms.limitMinor ?? 5_000_000,
      p_pays_on: terms.paysOn ?? null,
      p_consent_version: terms.consentVersion ?? (await consentOf(sql, tenant)),
      p_language: 'es',
    });
  },

  /** Agrees to an automatic payment of another lease with the card of this one. @returns the new one's id */
  async carryOver(
    sql: Sql,
    tenant: Caller,
    autopayId: string,
    leaseId: string,
    terms: Terms & { requestId?: string } = {},
  ) {
    return call(sql, tenant, 'carry_over_autopay', {
      p_request_id: terms.requestId ?? randomUUID(),
      p_autopay_id: autopayId,
      p_lease_id: leaseId,
      p_limit_minor: terms.limitMinor ?? 5_000_000,
      p_pays_on: terms.paysOn ?? null,
      p_consent_version: terms.consentVersion ?? (await consentOf(sql, tenant)),
      p_language: 'es',
    });
  },

  /** What the caller may carry over. */
  carriable: (sql: Sql, caller: Caller) =>
    act(
      sql,
      caller,
      (transaction) => transaction`select *, starts_on::text from public.my_carriable_autopays()`,
    ),

  /** What the edge has processors forget. */
  toForget: (sql: Sql, now: string) =>
    act(sql, 'service', async (transaction) => {
      const [row] = await transaction<{ cards: { autopay_id: string; sealed_for: string }[] }[]>`
        select public.take_autopay_cards_to_forget(${now}::timestamptz, 100) as cards`;
      return row?.cards ?? [];
    }),

  activate: (sql: Sql, cardPaymentId: string, expires = '2049-12') =>
    call(sql, 'service', 'activate_autopay', {
      p_card_payment_id: cardPaymentId,
      p_sealed: SEALED,
      p_expires: expires,
    }),

  approve: (sql: Sql, cardPaymentId: string, amountMinor: number) =>
    act(sql, 'service', (transaction) => {
      const said = { outcome: 'approved', amount_minor: amountMinor, currency: 'DOP', card_last4: '4242' };
      return transaction`select public.settle_card_payment(${cardPaymentId}, ${transaction.json(said)})`;
    }),

  /** An automatic payment that counts. @returns its id */
  async activated(sql: Sql, tenant: Caller, leaseId: string, terms: Terms = {}): Promise<string> {
    const attempt = await autopays.start(sql, tenant, leaseId, terms);
    await autopays.approve(sql, attempt, (terms.amountMinor ?? FIRST_PAYMENT) + (terms.feeMinor ?? 0));
    return autopays.activate(sql, attempt);
  },

  /** A charge that the job has announced for a day; the calendar is not waited for. */
  async announced(sql: Sql, autopayId: string, chargeOn: string, amountMinor = 5_000): Promise<string> {
    const [row] = await sql<{ id: string }[]>`
      insert into public.autopay_charges (organization_id, autopay_id, lease_id, month, attempt, status, currency, announced_minor, charge_on)
      select organization_id, id, lease_id, date_trunc('month', ${chargeOn}::date), 1, 'announced', currency, ${amountMinor}, ${chargeOn}
      from public.autopays where id = ${autopayId} returning id`;
    return row?.id ?? '';
  },

  startCharge: (sql: Sql, chargeId: string, now: string) =>
    act(sql, 'service', async (transaction) => {
      const [row] = await transaction<{ id: string | null }[]>`
        select public.start_autopay_charge(${chargeId}, ${now}::timestamptz) as id`;
      return row?.id ?? null;
    }),

  dueCharges: (sql: Sql, now: string) =>
    act(sql, 'service', async (transaction) => {
      const rows = await transaction<
        { id: string }[]
      >`select * from public.take_autopay_charges(${now}::timestamptz, 100) as id`;
      return rows.map(({ id }) => id);
    }),
};
