// What the random play of the ledger does with payments.
import { exchangedMinor } from '#src/domain/books/exchange.ts';
import type { Random } from '#stack/demo/random.ts';
import type { Action, Chooser, PlayLease } from '#tests/db/plays/ledger-play.ts';
import { call } from '#tests/support/call.ts';
import { verbs } from '#tests/support/verbs.ts';

// About as much as is charged, so that leases owe and have credit in turns.
const paidAmount = (random: Random) => random.pick([1, 99, 500_000, 1_000_003, random.between(1, 1_500_000)]);

function remember(lease: PlayLease, id: string): string {
  lease.payments.push(id);
  return id;
}

export const record: Chooser = ({ sql, today }, lease, random) => {
  const input = { leaseId: lease.id, amountMinor: paidAmount(random), paidOn: today };
  return {
    kind: 'record_payment',
    run: async (requestId) =>
      remember(lease, await verbs.recordPayment(sql, lease.landlord.owner, { ...input, requestId })),
  };
};

export const report: Chooser = ({ sql, today }, lease, random) => {
  const input = { leaseId: lease.id, amountMinor: paidAmount(random), paidOn: today };
  return {
    kind: 'report_payment',
    run: async (requestId) =>
      remember(lease, await verbs.reportPayment(sql, lease.tenant, { ...input, requestId })),
  };
};

/** What came in the other currency: near the rate, and now and then so far off that it is refused. */
export const recordExchanged: Chooser = ({ sql, today }, lease, random) => {
  const amountMinor = paidAmount(random);
  const rate = random.between(580_000, 640_000) / 10_000;
  const share = random.pick([1, 1, 0.99, 1.02, 1.5]);
  const otherMinor = exchangedMinor(amountMinor, lease.currency, rate);
  const values = {
    p_lease_id: lease.id,
    p_amount_minor: amountMinor,
    p_paid_on: today,
    p_method: 'cash',
    p_received_minor: Math.max(1, Math.round(otherMinor * share)),
    p_rate: rate,
    p_rate_source: 'Al azar',
    p_rated_on: today,
  };
  return {
    kind: 'record_exchanged',
    run: async (requestId) =>
      remember(
        lease,
        await call(sql, lease.landlord.owner, 'record_payment', { ...values, p_request_id: requestId }),
      ),
  };
};

export const decide: Chooser = (play, lease, random) => {
  if (lease.payments.length === 0) return record(play, lease, random);
  const { sql } = play;
  const { owner } = lease.landlord;
  const paymentId = random.pick(lease.payments.slice(-8));
  const reason = 'Decidido al azar';
  return random.pick<Action>([
    {
      kind: 'confirm_payment',
      run: (requestId) => verbs.confirmPayment(sql, owner, { requestId, paymentId }),
    },
    {
      kind: 'confirm_payment',
      run: (requestId) => verbs.confirmPayment(sql, owner, { requestId, paymentId }),
    },
    {
      kind: 'reject_payment',
      run: (requestId) => verbs.rejectPayment(sql, owner, { requestId, paymentId, reason }),
    },
    {
      kind: 'reverse_payment',
      run: (requestId) => verbs.reversePayment(sql, owner, { requestId, paymentId, reason }),
    },
    {
      kind: 'reverse_payment',
      run: (requestId) => verbs.reversePayment(sql, owner, { requestId, paymentId, reason }),
    },
  ]);
};
