// The random play of the ledger test: what it may do, and on what.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Random } from '#stack/demo/random.ts';
import { moveOut, renew } from '#tests/db/plays/ledger-play-deposits.ts';
import { decide, record, recordExchanged, report } from '#tests/db/plays/ledger-play-payments.ts';
import { type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import {
  addPerson,
  addProperty,
  addUnit,
  createLandlord,
  type Landlord,
  todayOf,
} from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

export interface PlayLease {
  id: string;
  landlord: Landlord;
  tenant: Caller;
  personId: string;
  propertyId: string;
  currency: CurrencyCode;
  /** Ids of payments made so far in the play; the play chooses among them without knowing their state. */
  payments: string[];
}

export interface Play {
  sql: Sql;
  leases: PlayLease[];
  today: string;
}

/** What a verb may answer when another was faster or the choice made no sense; anything else is a failure. */
const EXPECTED_REFUSALS = new Set([
  'payment_already_decided',
  'charge_already_reversed',
  'charge_exists',
  'lease_not_in_force',
  // What had been paid ahead has paid the debt already.
  'deductions_exceed_owed',
  // What the deposit was paid with has been given back meanwhile.
  'deductions_exceed_deposit',
  'no_deposit_held',
  'credit_exceeds_charge',
  'credit_not_for_deposit',
  'charge_invoiced',
  'payment_refunded',
  'exchange_far_from_rate',
]);

export async function createPlay(sql: Sql, organizations: number, leasesEach: number): Promise<Play> {
  const leases: PlayLease[] = [];
  let today = '';
  for (let o = 0; o < organizations; o += 1) {
    const landlord = await createLandlord(sql, `Org ${o}`);
    today = await todayOf(sql, landlord);
    const propertyId = await addProperty(sql, landlord, `Edificio ${o}`);
    for (let n = 0; n < leasesEach; n += 1) {
      const currency: CurrencyCode = n % 3 === 2 ? 'USD' : 'DOP';
      leases.push(await createPlayLease(sql, landlord, propertyId, n, currency));
    }
  }
  return { sql, leases, today };
}

async function createPlayLease(
  sql: Sql,
  landlord: Landlord,
  propertyId: string,
  n: number,
  currency: CurrencyCode,
): Promise<PlayLease> {
  const email = `${randomUUID()}@example.test`;
  const personId = await addPerson(sql, landlord, `Inquilino ${n}`, email);
  const unitId = await addUnit(sql, landlord, propertyId, `U-${n}`);
  const id = await verbs.createLease(sql, landlord.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2031-01-10',
    endsOn: '2032-06-20',
    currency,
    rentMinor: 1_000_003 + n,
    dueDay: 1 + (n % 28),
    depositMinor: n % 2 === 0 ? 1_500_000 : 0,
    ...(n % 2 === 0
      ? { lateFeeKind: 'percent_of_outstanding', lateFeeBasisPoints: 500, lateFeeGraceDays: 3 }
      : { lateFeeKind: 'fixed', lateFeeMinor: 50_001 }),
  });
  const tenant: Caller = { userId: await createUser(sql, email, 'tenant') };
  const [row] = await sql<{ id: string }[]>`select id from public.lease_tenants where lease_id = ${id}`;
  const { token } = await inviteTenant(sql, landlord.owner, row?.id ?? '');
  await verbs.acceptInvitation(sql, tenant, { token });
  return { id, landlord, tenant, personId, propertyId, currency, payments: [] };
}

/** One thing that happens: it can be done again with the same request id. */
export interface Action {
  kind: string;
  run(requestId: string): Promise<string>;
}

export type Chooser = (play: Play, lease: PlayLease, random: Random) => Action | Promise<Action>;

// About as much as is paid, so that leases owe and have credit in turns.
const chargedAmount = (random: Random) => random.pick([1, 500_003, 2_345_678, random.between(1, 5_000_000)]);

async function anyCharge(sql: Sql, leaseId: string, random: Random): Promise<string> {
  const rows = await sql<{ id: string }[]>`select id from public.charges where lease_id = ${leaseId}`;
  return rows.length === 0 ? '' : random.pick(rows).id;
}

const charge: Chooser = ({ sql }, lease, random) => {
  const input = {
    leaseId: lease.id,
    amountMinor: chargedAmount(random),
    dueOn: `2031-0${random.between(1, 9)}-15`,
    kind: random.pick(['other', 'other', 'late_fee', 'deposit'] as const),
  };
  return {
    kind: 'add_charge',
    run: (requestId) => verbs.addCharge(sql, lease.landlord.owner, { ...input, requestId }),
  };
};

const reverseCharge: Chooser = async (play, lease, random) => {
  const { sql } = play;
  const chargeId = await anyCharge(sql, lease.id, random);
  if (!chargeId) return charge(play, lease, random);
  return {
    kind: 'reverse_charge',
    run: (requestId) =>
      verbs.reverseCharge(sql, lease.landlord.owner, { requestId, chargeId, reason: 'Al azar' }),
  };
};

const credit: Chooser = async (play, lease, random) => {
  const { sql } = play;
  const chargeId = await anyCharge(sql, lease.id, random);
  if (!chargeId) return charge(play, lease, random);
  const values = {
    p_charge_id: chargeId,
    p_kind: random.pick(['correction', 'discount', 'write_off']),
    p_amount_minor: random.pick([1, random.between(1, 900_000)]),
    p_reason: 'Al azar',
  };
  return {
    kind: 'credit_charge',
    run: (requestId) =>
      call(sql, lease.landlord.owner, 'credit_charge', { ...values, p_request_id: requestId }),
  };
};

/** A new lease of a new unit, ended or not, so that counts move while money does. */
const moveIn: Chooser = async ({ sql, today }, lease, random) => {
  const { landlord, propertyId, personId } = lease;
  const unitId = await addUnit(sql, landlord, propertyId, randomUUID().slice(0, 12));
  const depositMinor = random.pick([0, 250_000]);
  const isLeaving = random.next() < 0.5;
  const input = {
    unitId,
    personIds: [personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    depositMinor,
  };
  return {
    kind: 'create_lease',
    async run(requestId) {
      const id = await verbs.createLease(sql, landlord.owner, { ...input, requestId });
      if (!isLeaving) return id;
      await outcomeOf(verbs.terminateLease(sql, landlord.owner, { leaseId: id, endedOn: today }));
      return id;
    },
  };
};

const ACTIONS: readonly (readonly [weight: number, chooser: Chooser])[] = [
  [22, record],
  [8, recordExchanged],
  [20, report],
  [24, decide],
  [4, credit],
  [12, charge],
  [6, reverseCharge],
  [2, moveIn],
  [1, renew],
  [1, moveOut],
];

export async function chooseAction(play: Play, random: Random): Promise<Action> {
  const lease = random.pick(play.leases);
  let at = random.between(0, 99);
  for (const [weight, chooser] of ACTIONS) {
    if (at < weight) return chooser(play, lease, random);
    at -= weight;
  }
  return record(play, lease, random);
}

/** The job on a day that moves on with the play: 18 months, from the first lease's start past the end of its term. */
export async function runJobsAt(play: Play, progress: number): Promise<void> {
  const day = new Date(Date.UTC(2031, 0, 1 + Math.floor(progress * 560), 12)).toISOString();
  const { failed } = await runJobs(play.sql, day);
  if (failed > 0) {
    const rows = await play.sql`select error from private.job_runs where error is not null limit 3`;
    throw new Error(`the job failed: ${rows.map((row) => row.error).join('; ')}`);
  }
}

/** Does it; what may be refused counts as `refused`, any other failure is thrown. */
export async function perform(action: Action, requestId: string): Promise<{ kind: string; answer: string }> {
  let answer = '';
  const outcome = await outcomeOf(
    action.run(requestId).then((id) => {
      answer = id;
    }),
  );
  if (outcome === 'done') return { kind: action.kind, answer };
  if (!EXPECTED_REFUSALS.has(outcome)) throw new Error(`${action.kind}: ${outcome}`);
  return { kind: 'refused', answer: outcome };
}
