// Rows of card payments, refunds and plans, made by the verbs that the screens and the edge call.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { autopays } from '#tests/support/autopay-rows.ts';
import { call } from '#tests/support/call.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { inviteTenant, verbs } from '#tests/support/verbs.ts';

export interface CardRows {
  /** An attempt that is on the processor's page. */
  cardPaymentId: string;
  /** A refund about which the processor has not answered. */
  cardRefundId: string;
  paymentPlanId: string;
  autopayId: string;
  /** Announced for the tenant's day. */
  autopayChargeId: string;
  /** Of the plan, which answered it. */
  planRequestId: string;
}

/** Lets tenants of an organisation pay by card. */
export async function takeCards(
  sql: Sql,
  { owner, organizationId }: Landlord,
  settings: object = {},
): Promise<void> {
  await act(sql, owner, async (transaction) => {
    await transaction`select public.set_card_credentials(${organizationId}, 'azul', 'v1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaa', true)`;
    await transaction`select public.save_online_payments(${organizationId},
      ${transaction.json({ takes_cards: true, is_test: false, minimum_minor: 100, ...settings } as never)})`;
  });
}

export const cards = {
  start: (
    sql: Sql,
    caller: Caller,
    leaseId: string,
    amountMinor: number,
    feeMinor = 0,
    requestId: string = randomUUID(),
  ) =>
    call(sql, caller, 'start_card_payment', {
      p_request_id: requestId,
      p_lease_id: leaseId,
      p_amount_minor: amountMinor,
      p_fee_minor: feeMinor,
    }),

  open: (sql: Sql, id: string, reference = 'sess-1') =>
    call(sql, 'service', 'open_card_payment', {
      p_id: id,
      p_reference: reference,
      p_secret: 'v1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaa',
    }),

  /** What the edge says once it has verified it. */
  settle: (sql: Sql, id: string, result: object) =>
    act(sql, 'service', async (transaction) => {
      const [row] = await transaction<
        { settled: { status: string; payment_id: string | null; changed: boolean; problem?: string } }[]
      >`
        select public.settle_card_payment(${id}, ${transaction.json(result as never)}) as settled`;
      if (!row) throw new Error('No answer.');
      return row.settled;
    }),

  requestRefund: (
    sql: Sql,
    caller: Caller,
    paymentId: string,
    amountMinor: number,
    requestId: string = randomUUID(),
  ) =>
    call(sql, caller, 'request_card_refund', {
      p_request_id: requestId,
      p_payment_id: paymentId,
      p_amount_minor: amountMinor,
      p_reason: 'Error',
    }),

  settleRefund: (sql: Sql, id: string, isDone: boolean, failure = '') =>
    call(sql, 'service', 'settle_card_refund', {
      p_id: id,
      p_is_done: isDone,
      p_reference: 're_1',
      p_failure: failure,
    }),

  /** What the processor told of a refund or a dispute outside. */
  settleClaim: (sql: Sql, id: string, claim: object) =>
    act(sql, 'service', async (transaction) => {
      const [row] = await transaction<{ status: string }[]>`
        select public.settle_card_claim(${id}, ${transaction.json(claim as never)}) as status`;
      return row?.status;
    }),

  agreePlan: (
    sql: Sql,
    caller: Caller,
    leaseId: string,
    instalments: object[],
    requestId: string = randomUUID(),
  ) =>
    act(sql, caller, async (transaction) => {
      const [row] = await transaction<{ id: string }[]>`
        select public.agree_payment_plan(${requestId}, ${leaseId}, ${transaction.json(instalments as never)}) as id`;
      return row?.id ?? '';
    }),
};

/** Gives the first tenant of a lease an account; the same person has one account for all leases. */
export async function addTenantToLease(
  sql: Sql,
  owner: Caller,
  leaseId: string,
): Promise<Caller & { userId: string }> {
  const [seat] = await sql<{ id: string; email: string; seated: boolean; user: string | null }[]>`
    select lt.id, p.email, lt.user_id is not null as seated, (select u.id from auth.users u where u.email = p.email) as user
    from public.lease_tenants lt join public.people p on p.id = lt.person_id where lt.lease_id = ${leaseId} limit 1`;
  if (!seat) throw new Error('The lease has no tenant.');
  const userId = seat.user ?? (await createUser(sql, seat.email, 'tenant'));
  if (seat.seated) return { userId };
  const { token } = await inviteTenant(sql, owner, seat.id);
  await verbs.acceptInvitation(sql, { userId }, { token });
  return { userId };
}

/** What is owed of a lease up to a day, in minor units. */
export async function owedOf(sql: Sql, leaseId: string, day: string): Promise<number> {
  const [row] = await sql<{ owed: number }[]>`
    select coalesce(sum(outstanding_minor), 0)::int as owed from public.charges where lease_id = ${leaseId} and due_on <= ${day}`;
  return row?.owed ?? 0;
}

/** An attempt in every state, a refund of each kind and a plan, on a lease whose tenant owes something. */
export async function addCardRows(
  sql: Sql,
  { owner }: Landlord,
  leaseId: string,
  tenant: Caller,
  today: string,
): Promise<CardRows> {
  const paid = await cards.start(sql, tenant, leaseId, 20_000);
  const { payment_id } = await cards.settle(sql, paid, {
    outcome: 'approved',
    amount_minor: 20_000,
    currency: 'DOP',
  });
  const declined = await cards.start(sql, tenant, leaseId, 20_000);
  await cards.settle(sql, declined, { outcome: 'declined', failure: '51' });
  const cardPaymentId = await cards.start(sql, tenant, leaseId, 20_000);
  await cards.open(sql, cardPaymentId);
  await call(sql, owner, 'refund_payment', {
    p_request_id: randomUUID(),
    p_payment_id: payment_id ?? '',
    p_amount_minor: 500,
    p_method: 'cash',
    p_reason: 'Cobro de más',
  });
  await cards.settleClaim(sql, paid, {
    kind: 'dispute',
    status: 'open',
    reference: `dp_${paid}`,
    currency: 'DOP',
    amount_minor: 20_000,
  });
  const cardRefundId = await cards.requestRefund(sql, owner, payment_id ?? '', 1_000);
  const autopayId = await autopays.activated(sql, tenant, leaseId);
  const autopayChargeId = await autopays.announced(sql, autopayId, today);
  const planRequestId = await call(sql, tenant, 'request_payment_plan', {
    p_request_id: randomUUID(),
    p_lease_id: leaseId,
    p_instalment_count: 3,
    p_first_on: today,
    p_message: 'Cobro el 15',
  });
  const owed = await owedOf(sql, leaseId, today);
  const paymentPlanId = await cards.agreePlan(sql, owner, leaseId, [{ due_on: today, amount_minor: owed }]);
  return { cardPaymentId, cardRefundId, paymentPlanId, autopayId, autopayChargeId, planRequestId };
}
