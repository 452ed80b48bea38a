import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { Random } from '#stack/demo/random.ts';
import {
  type Action,
  chooseAction,
  createPlay,
  type Play,
  perform,
  runJobsAt,
} from '#tests/db/plays/ledger-play.ts';
import { expectReportsAsCounted } from '#tests/support/counted-reports.ts';
import { useDatabase } from '#tests/support/database.ts';
import { amountOf, SEED } from '#tests/support/fixed-seed.ts';
import { figuresSpoiltBy, findDiscrepancies, recountNames } from '#tests/support/ledger.ts';
import { expectReportsAgree } from '#tests/support/reports.ts';

const VERBS = amountOf(1_600, 10_000);
/** So many are enough for every figure to be there, and few enough to count all of them again and again. */
const FIRST_VERBS = 800;
const CONNECTIONS = 16;
/** The play covers the same months, however long it is. */
const JOB_EVERY = VERBS / 40;
/** Each kind happens as often as its share says, or nearly. */
const LEAST_OF_A_KIND = VERBS / 800;
/** A machine that is busy with something else must not fail the test. */
const PATIENCE_MS = 900_000;

const database = useDatabase();
let play: Play;

beforeAll(async () => {
  play = await createPlay(database.sql, 3, 8);
});

interface Done {
  action: Action;
  requestId: string;
  answer: string;
  kind: string;
}

const counts = new Map<string, number>();
const count = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
const recent: Done[] = [];
let started = 0;

/** Ten in a hundred requests arrive twice at once, ten are sent again later: all must answer as the first did. */
async function step(random: Random): Promise<void> {
  const luck = random.next();
  const again = luck < 0.1 && recent.length > 0 ? random.pick(recent) : undefined;
  if (again) {
    const { answer } = await perform(again.action, again.requestId);
    if (again.kind !== 'refused') expect(answer).toBe(again.answer);
    count('replayed later');
    return;
  }
  const action = await chooseAction(play, random);
  const requestId = randomUUID();
  const [first, second] = await Promise.all([
    perform(action, requestId),
    luck > 0.9 ? perform(action, requestId) : undefined,
  ]);
  if (second) {
    // What was refused left nothing behind, and the other of the two may have come after somebody else's verb.
    if (first.kind !== 'refused' && second.kind !== 'refused') expect(second.answer).toBe(first.answer);
    count('sent twice at once');
  }
  count(first.kind);
  recent[started % 200] = { action, requestId, ...first };
}

/** Goes on until so many verbs were begun since the play opened. */
async function playUntil(verbs: number): Promise<void> {
  const worker = async (number: number) => {
    const random = new Random(SEED + started + number);
    while (started < verbs) {
      started += 1;
      if (started % JOB_EVERY === 0) {
        await runJobsAt(play, started / VERBS);
        count('scheduled job');
      }
      await step(random);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => worker(number)));
}

it('would notice: a recount finds each figure that somebody moved', { timeout: PATIENCE_MS }, async () => {
  await playUntil(FIRST_VERBS);
  const spoil = [
    'update public.account_balances set balance_minor = balance_minor + 1',
    'update public.account_months set amount_minor = amount_minor + 1',
    'update public.property_account_months set amount_minor = amount_minor + 1',
    'update private.account_years set amount_minor = amount_minor + 1',
    'update private.property_account_years set amount_minor = amount_minor + 1',
    'update private.lease_account_years set amount_minor = amount_minor + 1',
    'update private.property_dues set amount_minor = amount_minor + 1',
    'update public.journal_lines set occurred_on = occurred_on + 1 where id in (select max(id) from public.journal_lines)',
    'update public.payment_allocations set property_id = gen_random_uuid() where id in (select max(id) from public.payment_allocations)',
    'update public.lease_balances set paid_minor = paid_minor + 1',
    'update public.monthly_totals set revenue_minor = revenue_minor + 1',
    'update public.monthly_totals set expense_minor = expense_minor + 1',
    'update public.organization_totals set tenant_count = tenant_count + 1',
    'update public.charges set allocated_minor = allocated_minor - 1 where allocated_minor > 0',
    'update public.charges set credited_minor = credited_minor - 1 where credited_minor > 0',
    "update public.payments set unapplied_minor = unapplied_minor + 1 where status = 'confirmed' and unapplied_minor < amount_minor",
    'update private.organization_counters set last_entry_number = last_entry_number + 1',
    'update private.organization_counters set last_receipt_number = last_receipt_number + 1',
  ];
  const found = new Set<string>();
  for (const statement of spoil) {
    const figures = await figuresSpoiltBy(database.sql, statement);
    expect(figures, statement).not.toEqual([]);
    for (const figure of figures) found.add(figure);
  }
  expect(found.size).toBeGreaterThanOrEqual(10);
  expect(recountNames.length).toBeGreaterThanOrEqual(found.size);
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});

it(
  `keeps every figure right through ${VERBS} random verbs, ${CONNECTIONS} at a time (seed ${SEED})`,
  async () => {
    await playUntil(VERBS);
    // The play is worth nothing unless everything happened.
    for (const kind of [
      'record_payment',
      'record_exchanged',
      'report_payment',
      'confirm_payment',
      'reject_payment',
      'reverse_payment',
      'add_charge',
      'reverse_charge',
      'credit_charge',
      'create_lease',
      'renew_lease',
      'settle_deposit',
      'scheduled job',
      'replayed later',
      'sent twice at once',
    ]) {
      expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(LEAST_OF_A_KIND);
    }
  },
  PATIENCE_MS,
);

it('has posted to every account that the play can reach, in both currencies', async () => {
  const rows = await database.sql`
    select distinct a.system_key || ' ' || l.currency as account from public.journal_lines l
    join public.accounts a on a.id = l.account_id`;
  const touched = rows.map((row) => row.account);
  for (const account of [
    'operating_cash',
    'receivables',
    'prepaid_rent',
    'rent_income',
    'late_fee_income',
    'other_income',
    'deposits_held',
  ]) {
    expect(touched).toContain(`${account} DOP`);
    expect(touched).toContain(`${account} USD`);
  }
});

it('has charged late fees, and left some leases owing and some with credit', async () => {
  const [row] = await database.sql`
    select (select count(*)::int from public.charges where late_fee_for is not null) as fees,
      (select count(*)::int from public.lease_balances where receivable_minor > 0) as owing,
      (select count(*)::int from public.lease_balances where credit_minor > 0) as ahead`;
  expect(row?.fees).toBeGreaterThan(20);
  expect(row?.owing).toBeGreaterThan(1);
  expect(row?.ahead).toBeGreaterThan(1);
});

it('equals a recount in every figure', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});

it('has reports that agree with each other on any day, however the play went', async () => {
  const days = ['2026-06-30', '2026-11-17', '2031-05-31', '2031-12-31', '2032-09-09'];
  for (const { organizationId, owner } of new Set(play.leases.map((lease) => lease.landlord))) {
    for (const day of days) {
      await expectReportsAgree(database.sql, owner, organizationId, day);
      await expectReportsAsCounted(database.sql, owner, organizationId, day);
    }
  }
});
