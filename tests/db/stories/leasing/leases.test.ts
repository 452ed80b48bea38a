import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addPerson, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Norte');
});

const newUnit = () => addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));

async function leaseOn(unitId: string, startsOn: string, endsOn: string, more: object = {}): Promise<string> {
  return verbs.createLease(database.sql, place.owner, {
    unitId,
    personIds: [place.personId],
    startsOn,
    endsOn,
    ...more,
  });
}

const tryLease = (unitId: string, startsOn: string, endsOn: string, more: object = {}) =>
  outcomeOf(leaseOn(unitId, startsOn, endsOn, more));

async function leaseRow(id: string) {
  const [row] = await database.sql`
    select status, starts_on::text, ends_on::text, ended_on::text, charged_through::text from public.leases where id = ${id}`;
  return row;
}

describe('two leases of one unit', () => {
  it('1. never share a day', async () => {
    const unit = await newUnit();
    await leaseOn(unit, '2031-01-01', '2031-12-31');
    expect(await tryLease(unit, '2031-12-31', '2032-12-30')).toBe('lease_overlaps');
    expect(await tryLease(unit, '2030-02-01', '2031-01-01')).toBe('lease_overlaps');
    expect(await tryLease(unit, '2031-06-01', '2031-06-30')).toBe('lease_overlaps');
    expect(await tryLease(unit, '2030-01-01', '2032-12-31')).toBe('lease_overlaps');
  });

  it('2. may follow each other day on day, and stand in other units', async () => {
    const unit = await newUnit();
    await leaseOn(unit, '2031-01-01', '2031-12-31');
    expect(await tryLease(unit, '2032-01-01', '2032-12-31')).toBe('done');
    expect(await tryLease(unit, '2030-01-01', '2030-12-31')).toBe('done');
    expect(await tryLease(await newUnit(), '2031-01-01', '2031-12-31')).toBe('done');
  });

  it('3. tell the other lease when they are refused', async () => {
    const unit = await newUnit();
    await leaseOn(unit, '2031-01-01', '2031-12-31');
    await expect(leaseOn(unit, '2031-05-01', '2031-06-01')).rejects.toMatchObject({
      message: 'lease_overlaps',
      detail: expect.stringContaining('"starts_on": "2031-01-01"'),
    });
  });

  it('4. a lease that runs on month to month keeps the unit without an end', async () => {
    const unit = await newUnit();
    const lease = await leaseOn(unit, '2031-01-01', '2031-12-31');
    await runJobs(database.sql, '2031-01-02T12:00:00Z');
    await runJobs(database.sql, '2032-01-02T12:00:00Z');
    expect(await leaseRow(lease)).toMatchObject({ status: 'month_to_month' });
    expect(await tryLease(unit, '2045-01-01', '2045-12-31')).toBe('lease_overlaps');
    expect(await tryLease(unit, '2030-01-01', '2030-12-31')).toBe('done');
  });

  it('5. two owners of the same screen cannot both win', async () => {
    const unit = await newUnit();
    const both = await Promise.all([
      tryLease(unit, '2031-01-01', '2031-12-31'),
      tryLease(unit, '2031-03-01', '2031-09-30'),
    ]);
    expect(both.sort()).toEqual(['done', 'lease_overlaps']);
  });

  it('6. a terminated lease frees the days after its end', async () => {
    const unit = await newUnit();
    const today = await todayOf(database.sql, place.landlord);
    const lease = await leaseOn(unit, '2020-01-01', '2040-12-31', { billFrom: '2040-01-01' });
    await verbs.terminateLease(database.sql, place.owner, { leaseId: lease, endedOn: today });
    expect(await tryLease(unit, today, '2041-01-01')).toBe('lease_overlaps');
    const [row] = await database.sql`select (${today}::date + 1)::text as tomorrow`;
    expect(await tryLease(unit, row?.tomorrow, '2041-01-01')).toBe('done');
  });
});

describe('a lease is refused', () => {
  const person = () => place.personId;
  it.each<[string, string, () => object]>([
    ['7. with no rent', 'rent_not_positive', () => ({ rentMinor: 0 })],
    ['8. with a negative rent', 'rent_not_positive', () => ({ rentMinor: -1 })],
    ['9. without a rent', 'rent_not_positive', () => ({ rentMinor: null })],
    ['10. with more than the largest amount', 'value_out_of_range', () => ({ rentMinor: 1_000_000_000_001 })],
    ['11. without tenants', 'no_tenants', () => ({ personIds: [] })],
    ['12. with an unknown tenant', 'not_found', () => ({ personIds: [randomUUID()] })],
    ['13. with an empty tenant', 'not_found', () => ({ personIds: [null] })],
    ['14. with the same tenant twice', 'already_exists', () => ({ personIds: [person(), person()] })],
    [
      '15. that ends before it starts',
      'term_ends_before_start',
      () => ({ startsOn: '2031-02-01', endsOn: '2031-01-31' }),
    ],
    ['16. due on a day that some months lack', 'value_out_of_range', () => ({ dueDay: 29 })],
    ['17. due on day zero', 'value_out_of_range', () => ({ dueDay: 0 })],
    ['18. with a negative deposit', 'value_out_of_range', () => ({ depositMinor: -1 })],
    ['19. billed before it starts', 'value_out_of_range', () => ({ billFrom: '2030-12-31' })],
    ['20. with a fixed late fee without amount', 'value_out_of_range', () => ({ lateFeeKind: 'fixed' })],
    [
      '21. with an amount but no late fee',
      'value_out_of_range',
      () => ({ lateFeeKind: 'none', lateFeeMinor: 100 }),
    ],
    [
      '22. with a late fee above the whole',
      'value_out_of_range',
      () => ({ lateFeeKind: 'percent_of_rent', lateFeeBasisPoints: 10_001 }),
    ],
    ['23. in an unknown unit', 'not_found', () => ({ unitId: randomUUID() })],
    [
      '24. far outside of time',
      'value_out_of_range',
      () => ({ startsOn: '1900-01-01', endsOn: '1900-12-31' }),
    ],
  ])('%s', async (_name, code, more) => {
    expect(await tryLease(place.unitId, '2031-01-01', '2031-12-31', more())).toBe(code);
  });

  it('25. in a unit that was archived, and a unit in use is not archived', async () => {
    const unit = await newUnit();
    const archive = (id: string) =>
      outcomeOf(
        act(
          database.sql,
          place.owner,
          (sql) => sql`update public.units set archived_at = now() where id = ${id}`,
        ),
      );
    expect(await archive(unit)).toBe('done');
    expect(await tryLease(unit, '2031-01-01', '2031-12-31')).toBe('unit_archived');
    const taken = await newUnit();
    await leaseOn(taken, '2031-01-01', '2031-12-31');
    expect(await archive(taken)).toBe('in_use');
    const whole = act(
      database.sql,
      place.owner,
      (sql) => sql`update public.properties set archived_at = now() where id = ${place.propertyId}`,
    );
    expect(await outcomeOf(whole)).toBe('in_use');
  });
});

describe('a lease goes with the calendar', () => {
  it('26. is signed, active, month to month; a second run changes nothing', async () => {
    const lease = await leaseOn(await newUnit(), '2033-02-10', '2033-04-20');
    const seen: unknown[] = [];
    for (const day of ['2033-02-09', '2033-02-10', '2033-04-20', '2033-04-21']) {
      await runJobs(database.sql, `${day}T12:00:00Z`);
      await runJobs(database.sql, `${day}T13:00:00Z`);
      seen.push((await leaseRow(lease))?.status);
    }
    expect(seen).toEqual(['signed', 'active', 'active', 'month_to_month']);
  });

  it('27. ends on its last day when notice was given, and its last days are charged even if the job was late', async () => {
    const lease = await leaseOn(await newUnit(), '2034-01-01', '2034-03-15');
    await runJobs(database.sql, '2034-01-05T12:00:00Z');
    await database.sql`update public.leases set status = 'notice_given' where id = ${lease}`;
    await runJobs(database.sql, '2034-05-05T12:00:00Z');
    expect(await leaseRow(lease)).toMatchObject({
      status: 'ended',
      ended_on: '2034-03-15',
      charged_through: '2034-03-15',
    });
    const rents = await database.sql`
      select period_start::text, period_end::text from public.charges where lease_id = ${lease} order by 1`;
    expect([...rents]).toEqual([
      { period_start: '2034-01-01', period_end: '2034-01-31' },
      { period_start: '2034-02-01', period_end: '2034-02-28' },
      { period_start: '2034-03-01', period_end: '2034-03-15' },
    ]);
  });

  it('28. gives way to the next lease of the unit instead of running on', async () => {
    const unit = await newUnit();
    const first = await leaseOn(unit, '2035-01-01', '2035-06-30');
    const second = await leaseOn(unit, '2035-07-01', '2036-06-30');
    await runJobs(database.sql, '2035-01-01T12:00:00Z');
    await runJobs(database.sql, '2035-07-01T12:00:00Z');
    expect(await leaseRow(first)).toMatchObject({ status: 'ended', ended_on: '2035-06-30' });
    expect(await leaseRow(second)).toMatchObject({ status: 'active' });
  });

  it('29. is active at once when its term has begun', async () => {
    const today = await todayOf(database.sql, place.landlord);
    const lease = await leaseOn(await newUnit(), today, '2040-01-01');
    expect(await leaseRow(lease)).toMatchObject({ status: 'active' });
  });
});

describe('terminating', () => {
  it('30. is refused in the future, before the start, without a day, and twice', async () => {
    const today = await todayOf(database.sql, place.landlord);
    const lease = await leaseOn(await newUnit(), '2026-01-01', '2040-01-01', { billFrom: '2039-01-01' });
    const end = (endedOn: string | null) =>
      outcomeOf(verbs.terminateLease(database.sql, place.owner, { leaseId: lease, endedOn }));
    expect(await end('2039-01-01')).toBe('date_in_future');
    expect(await end('2025-12-31')).toBe('term_ends_before_start');
    expect(await end(null)).toBe('term_ends_before_start');
    expect(await end(today)).toBe('done');
    expect(await end(today)).toBe('lease_not_in_force');
  });

  it('31. still charges the days that had not been charged', async () => {
    const [day] = await database.sql<{ from: string; to: string }[]>`
      select (date_trunc('month', current_date) - interval '1 month')::date::text as from,
        (date_trunc('month', current_date) - interval '1 month' + interval '9 days')::date::text as to`;
    const lease = await leaseOn(await newUnit(), day?.from ?? '', '2040-01-01', {
      prorationMethod: 'thirty_days',
      rentMinor: 300_000,
    });
    await verbs.terminateLease(database.sql, place.owner, { leaseId: lease, endedOn: day?.to ?? '' });
    await runJobs(database.sql, new Date().toISOString());
    const rents = await database.sql`
      select period_start::text as from, period_end::text as to, amount_minor from public.charges where lease_id = ${lease}`;
    expect([...rents]).toEqual([{ ...day, amount_minor: '100000' }]);
  });
});

it('32. a person who rents cannot be removed, one who does not can', async () => {
  const stays = await addPerson(database.sql, place.landlord, 'Quien alquila');
  const goes = await addPerson(database.sql, place.landlord, 'Quien no alquila');
  await leaseOn(await newUnit(), '2031-01-01', '2031-12-31', { personIds: [stays] });
  const remove = (id: string) =>
    act(database.sql, place.owner, (sql) => sql`delete from public.people where id = ${id} returning id`);
  expect(await outcomeOf(remove(stays))).toBe('23503');
  expect(await remove(goes)).toHaveLength(1);
});

it('33. the properties of a list have as many units, let and in all, as the totals say', async () => {
  const [listed] = await act(
    database.sql,
    place.owner,
    (sql) => sql`
      select sum(unit_count)::int as units, sum(occupied_unit_count)::int as occupied from public.properties_list`,
  );
  const [totals] = await database.sql`
    select unit_count as units, occupied_unit_count as occupied from public.organization_totals
    where organization_id = ${place.landlord.organizationId}`;
  expect(totals?.occupied).toBeGreaterThan(0);
  expect(listed).toEqual(totals);
});

it('34. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
