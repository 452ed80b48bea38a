import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { type LeaseInput, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Sur');
});

type Terms = Partial<LeaseInput> & { startsOn: string; endsOn: string };

async function lease(terms: Terms, where = place): Promise<string> {
  const unitId = await addUnit(database.sql, where.landlord, where.propertyId, randomUUID().slice(0, 8));
  return verbs.createLease(database.sql, where.owner, { unitId, personIds: [where.personId], ...terms });
}

async function chargesOf(leaseId: string, kind = 'rent') {
  const rows = await database.sql`
    select period_start::text as from, period_end::text as to, due_on::text as due, amount_minor::int as amount
    from public.charges where lease_id = ${leaseId} and kind = ${kind} order by due_on, period_start`;
  return [...rows];
}

describe("the month's rent", () => {
  it('1. is charged once, however often and late the job runs', async () => {
    const id = await lease({ startsOn: '2031-01-01', endsOn: '2031-12-31', dueDay: 5 });
    await runJobs(database.sql, '2031-01-01T12:00:00Z');
    await Promise.all([1, 2, 3].map(() => runJobs(database.sql, '2031-03-02T12:00:00Z')));
    expect(await chargesOf(id)).toEqual([
      { from: '2031-01-01', to: '2031-01-31', due: '2031-01-05', amount: 1_000_000 },
      { from: '2031-02-01', to: '2031-02-28', due: '2031-02-05', amount: 1_000_000 },
      { from: '2031-03-01', to: '2031-03-31', due: '2031-03-05', amount: 1_000_000 },
    ]);
  });

  it('2. is a part of a month at both ends', async () => {
    const id = await lease({ startsOn: '2031-03-15', endsOn: '2031-04-10', rentMinor: 180_000, dueDay: 1 });
    await runJobs(database.sql, '2031-04-01T12:00:00Z');
    expect(await chargesOf(id)).toEqual([
      { from: '2031-03-15', to: '2031-03-31', due: '2031-03-15', amount: 98_710 },
      { from: '2031-04-01', to: '2031-04-10', due: '2031-04-01', amount: 60_000 },
    ]);
  });

  it('3. changes with a step in mid-month', async () => {
    const id = await lease({
      startsOn: '2031-01-01',
      endsOn: '2031-12-31',
      rentMinor: 180_000,
      prorationMethod: 'thirty_days',
    });
    await database.sql`
      insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
      values (${place.landlord.organizationId}, ${id}, 'DOP', '2031-03-15', 200000)`;
    await runJobs(database.sql, '2031-01-01T12:00:00Z');
    await runJobs(database.sql, '2031-04-01T12:00:00Z');
    expect((await chargesOf(id)).map((row) => row.amount)).toEqual([180_000, 180_000, 190_967, 200_000]);
  });

  it('4. is not charged for a month that is free, and goes on after it', async () => {
    const id = await lease({ startsOn: '2031-01-01', endsOn: '2031-12-31' });
    await database.sql`
      insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
      values (${place.landlord.organizationId}, ${id}, 'DOP', '2031-02-01', 0),
        (${place.landlord.organizationId}, ${id}, 'DOP', '2031-03-01', 500000)`;
    await runJobs(database.sql, '2031-03-20T12:00:00Z');
    expect((await chargesOf(id)).map((row) => [row.from, row.amount])).toEqual([
      ['2031-01-01', 1_000_000],
      ['2031-03-01', 500_000],
    ]);
  });

  it('5. is charged from the billing day of a lease that began long before', async () => {
    const id = await lease({
      startsOn: '2029-05-01',
      endsOn: '2032-04-30',
      billFrom: '2031-06-16',
      rentMinor: 300_000,
      prorationMethod: 'thirty_days',
    });
    await runJobs(database.sql, '2031-07-01T12:00:00Z');
    expect((await chargesOf(id)).map((row) => [row.from, row.amount])).toEqual([
      ['2031-06-16', 150_000],
      ['2031-07-01', 300_000],
    ]);
  });

  it.each(['thirty_days', 'calendar_month', 'year_365', 'none'] as const)(
    '6. of a lease that runs on in mid-month is never more than the whole: %s',
    async (proration) => {
      const id = await lease({ startsOn: '2036-01-01', endsOn: '2036-03-10', prorationMethod: proration });
      await runJobs(database.sql, '2036-03-01T12:00:00Z');
      await runJobs(database.sql, '2036-03-11T12:00:00Z');
      await runJobs(database.sql, '2036-04-01T12:00:00Z');
      const march = (await chargesOf(id)).filter((row) => row.from.startsWith('2036-03'));
      expect(march.reduce((sum, row) => sum + row.amount, 0)).toBe(1_000_000);
      expect((await chargesOf(id)).at(-1)).toMatchObject({ from: '2036-04-01', amount: 1_000_000 });
    },
  );

  it('7. that was reversed is not charged again', async () => {
    const id = await lease({ startsOn: '2037-01-01', endsOn: '2037-12-31' });
    await runJobs(database.sql, '2037-01-01T12:00:00Z');
    const [charge] = await database.sql`select id from public.charges where lease_id = ${id}`;
    await verbs.reverseCharge(database.sql, place.owner, { chargeId: charge?.id, reason: 'Mes de gracia' });
    await runJobs(database.sql, '2037-01-20T12:00:00Z');
    expect(await chargesOf(id)).toHaveLength(1);
    await runJobs(database.sql, '2037-02-01T12:00:00Z');
    expect(await chargesOf(id)).toHaveLength(2);
  });

  it('8. that was charged by hand is not charged by the job', async () => {
    const id = await lease({ startsOn: '2038-01-01', endsOn: '2038-12-31' });
    await verbs.addCharge(database.sql, place.owner, {
      leaseId: id,
      kind: 'rent',
      amountMinor: 900_000,
      dueOn: '2038-01-01',
      periodStart: '2038-01-01',
      periodEnd: '2038-01-31',
    });
    await runJobs(database.sql, '2038-01-15T12:00:00Z');
    expect((await chargesOf(id)).map((row) => row.amount)).toEqual([900_000]);
  });
});

describe("the organisation's own day", () => {
  it('9. decides when a month begins', async () => {
    const east = await createRentable(database.sql, 'Este');
    const west = await createRentable(database.sql, 'Oeste');
    const move = (where: typeof east, zone: string) =>
      act(
        database.sql,
        where.owner,
        (sql) => sql`
        update public.organizations set time_zone = ${zone} where id = ${where.landlord.organizationId}`,
      );
    await move(east, 'Pacific/Kiritimati');
    await move(west, 'Pacific/Pago_Pago');
    const terms = { startsOn: '2039-02-01', endsOn: '2039-12-31' };
    const early = await lease(terms, east);
    const late = await lease(terms, west);
    await runJobs(database.sql, '2039-01-31T11:00:00Z');
    expect([await chargesOf(early), await chargesOf(late)].map((rows) => rows.length)).toEqual([1, 0]);
    await runJobs(database.sql, '2039-02-01T11:00:00Z');
    expect([await chargesOf(early), await chargesOf(late)].map((rows) => rows.length)).toEqual([1, 1]);
  });

  it('10. is of a zone that exists', async () => {
    const change = act(
      database.sql,
      place.owner,
      (sql) => sql`
      update public.organizations set time_zone = 'Mars/Olympus' where id = ${place.landlord.organizationId}`,
    );
    await expect(change).rejects.toMatchObject({ message: 'unknown_time_zone' });
  });

  it("11. one organisation's trouble does not keep another from its rent", async () => {
    const broken = await createRentable(database.sql, 'Roto');
    const sound = await createRentable(database.sql, 'Sano');
    const terms = { startsOn: '2041-02-01', endsOn: '2041-12-31' };
    await lease(terms, broken);
    const id = await lease(terms, sound);
    // An account that is missing makes every entry of the organisation fail.
    await database.sql`update public.accounts set system_key = 'lost'
      where organization_id = ${broken.landlord.organizationId} and system_key = 'receivables'`;
    const result = await runJobs(database.sql, '2041-02-01T12:00:00Z').catch((error) => error);
    await database.sql`update public.accounts set system_key = 'receivables'
      where organization_id = ${broken.landlord.organizationId} and code = '1100'`;
    expect(result).toMatchObject({ failed: 1 });
    expect(await chargesOf(id)).toHaveLength(1);
    await runJobs(database.sql, '2041-02-02T12:00:00Z');
  });
});

it('12. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
