// The calendar reads as much as a portfolio has, however many years lie behind it and however many months are asked for.
import { beforeAll, expect, it } from 'vitest';
import { act, type Caller } from '#tests/support/actors.ts';
import { readFeed } from '#tests/support/calendar.ts';
import { createFeed } from '#tests/support/calendar-rows.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { fillOrganization } from '#tests/support/large.ts';
import { readAll } from '#tests/support/read-all.ts';

const LEASES = 600;
/** Months that every lease has paid. */
const MONTHS_BEHIND = 24;
const database = useCastDatabase();
let cast: Cast;

/** Every lease has years behind it, and its own late fees and end. */
beforeAll(async () => {
  cast = database.cast;
  const { sql } = database;
  await fillOrganization(sql, cast.home, LEASES);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into public.charges (organization_id, lease_id, property_id, kind, period_start, period_end, due_on, currency, amount_minor,
        allocated_minor, entry_id)
      select c.organization_id, c.lease_id, c.property_id, 'rent', m.day, m.day + 27, m.day, 'DOP', c.amount_minor, c.amount_minor, c.entry_id
      from public.charges c
      cross join lateral (select date '2023-12-01' + make_interval(months => n) as at from generate_series(0, ${MONTHS_BEHIND - 1}) n) g
      cross join lateral (select g.at::date as day) m
      where c.organization_id = ${cast.home.organizationId} and c.period_start = '2026-01-01'`;
    await transaction`
      update public.leases set charged_through = '2026-01-31', late_fee_kind = 'percent_of_outstanding', late_fee_basis_points = 500
      where organization_id = ${cast.home.organizationId} and ends_on = '2030-12-31'`;
  });
  await sql`vacuum analyze`;
});

/** The tables of which this many rows were read. */
const read = (caller: Caller, rows: number, ask: string) =>
  act(database.sql, caller, (sql) => readAll(sql, rows, () => sql.unsafe(ask)));
const entries = (from: string, to: string) =>
  `select public.calendar_entries('${cast.home.organizationId}', '${from}', '${to}')`;

it('of a month reads no history', async () => {
  expect(await read(cast.callers.owner, LEASES * 3, entries('2026-05-01', '2026-05-31'))).not.toContain(
    'charges',
  );
});

it('of a year reads each lease and each agreed rent a few times, and not once a month', async () => {
  const whole = await read(cast.callers.owner, LEASES * 8, entries('2026-02-01', '2027-01-31'));
  expect(whole).toEqual([]);
});

it('of a feed that has nothing new reads no more', async () => {
  const { sql } = database;
  const { tokenHash } = await createFeed(sql, cast.callers.owner, cast.home.organizationId);
  const { etag, entries: first } = await readFeed(sql, tokenHash);
  expect(first?.length).toBeGreaterThan(LEASES * 10);
  const ask = `select public.read_calendar_feed('${tokenHash}', '${etag}', 'x') -> 'entries' as entries`;
  expect(await read('service', LEASES * 10, ask)).toEqual([]);
});
