import { beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { createUser, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let today: string;
let closed: string;
let leaseId: string;

const close = (through: string | null) =>
  outcomeOf(books.inBooks('close_period', { p_closed_through: through }));
const reopen = (through: string | null, reason: string) =>
  outcomeOf(books.inBooks('reopen_period', { p_closed_through: through, p_reason: reason }));
const contribution = [
  { account: 'operating_cash', amount: 100 },
  { account: 'owner_contribution', amount: -100 },
];

beforeAll(async () => {
  place = await createRentable(database.sql, 'Cierre');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
  closed = addDays(today, -1);
  leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: addMonths(startOfMonth(today), -2),
    endsOn: '2040-12-31',
  });
});

it('1. only what is over can be closed, and only later than before', async () => {
  expect(await close(today)).toBe('period_not_over');
  expect(await close(null)).toBe('period_not_over');
  expect(await close(closed)).toBe('done');
  expect(await close(addDays(closed, -5))).toBe('period_already_closed');
});

it('2. no verb posts in a closed period, and today is open', async () => {
  expect(await outcomeOf(books.enter(closed, contribution))).toBe('period_closed');
  const pay = (paidOn: string) =>
    outcomeOf(verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 100, paidOn }));
  expect(await pay(closed)).toBe('period_closed');
  expect(await pay(today)).toBe('done');
  const opening = books.inBooks('post_opening_balances', {
    p_occurred_on: closed,
    p_tenants: [{ lease_id: leaseId, amount_minor: 1 }],
  });
  expect(await outcomeOf(opening)).toBe('period_closed');
  expect(await outcomeOf(books.enter(today, contribution))).toBe('done');
});

it('3. not even who writes the row straight into the table', async () => {
  const insert = database.sql`
    insert into public.journal_entries (organization_id, entry_number, kind, occurred_on)
    values (${place.landlord.organizationId}, 999999, 'manual', ${closed})`;
  expect(await outcomeOf(insert)).toBe('period_closed');
});

it('4. the job posts what belongs to a closed month in the open one, and names the time', async () => {
  const { failed } = await runJobs(database.sql, new Date().toISOString());
  expect(failed).toBe(0);
  const rows = await database.sql`
    select e.occurred_on::text as on, e.memo, c.period_start::text as from, c.period_end::text as to
    from public.charges c join public.journal_entries e on e.id = c.entry_id
    where c.lease_id = ${leaseId} and c.kind = 'rent' order by c.period_start`;
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row.on >= today).toBe(true);
    expect(row.memo).toBe(row.from < today ? `${row.from} – ${row.to}` : '');
  }
});

it('5. a payment that a tenant reported for a closed day is posted today when it is confirmed', async () => {
  const [seat] = await database.sql`select id from public.lease_tenants where lease_id = ${leaseId}`;
  const [person] = await database.sql`select email from public.people where id = ${place.personId}`;
  const tenant = { userId: await createUser(database.sql, person?.email, 'tenant') };
  const { token } = await inviteTenant(database.sql, place.owner, seat?.id);
  await verbs.acceptInvitation(database.sql, tenant, { token });
  const paymentId = await verbs.reportPayment(database.sql, tenant, {
    leaseId,
    amountMinor: 5_000,
    paidOn: closed,
  });
  await verbs.confirmPayment(database.sql, place.owner, { paymentId });
  const [row] = await database.sql`
    select e.occurred_on::text as on, e.memo, p.paid_on::text as paid from public.payments p
    join public.journal_entries e on e.id = p.entry_id where p.id = ${paymentId}`;
  expect(row).toEqual({ on: today, memo: closed, paid: closed });
});

it('6. reopening says why, stands in the history and the log, and lets the day be posted again', async () => {
  expect(await reopen(addDays(closed, -3), ' ')).toBe('reason_missing');
  expect(await reopen(closed, 'Nada')).toBe('period_not_closed');
  expect(await reopen(addDays(closed, -3), 'Faltaba un aporte')).toBe('done');
  expect(await outcomeOf(books.enter(closed, contribution))).toBe('done');
  expect(await outcomeOf(books.enter(addDays(closed, -3), contribution))).toBe('period_closed');
  expect(await reopen(null, 'Todo otra vez')).toBe('done');
  expect(await outcomeOf(books.enter(addDays(closed, -3), contribution))).toBe('done');
  expect(await reopen(null, 'Ya')).toBe('period_not_closed');
  const history = await database.sql`
    select kind, reason from public.accounting_period_events
    where organization_id = ${place.landlord.organizationId} order by at`;
  expect(history.map((row) => `${row.kind} ${row.reason}`.trim())).toEqual([
    'closed',
    'reopened Faltaba un aporte',
    'reopened Todo otra vez',
  ]);
  const [log] = await database.sql`
    select count(*)::int as n from public.audit_log where table_name = 'accounting_periods'
      and organization_id = ${place.landlord.organizationId}`;
  expect(log?.n).toBe(3);
});

it('7. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
