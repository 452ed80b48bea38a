import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, type Caller } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
/** The month before this one, and the one before that. */
let last: string;
let before: string;

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Sabina');
  today = await todayOf(sql, place.landlord);
  last = addMonths(startOfMonth(today), -1);
  before = addMonths(startOfMonth(today), -2);
  const empty = await addUnit(sql, place.landlord, place.propertyId, 'Vacante');
  // Both were there since before the first of these months.
  await sql`update public.units set created_at = ${`${addDays(addMonths(before, -1), 4)}T12:00:00Z`} where property_id = ${place.propertyId}`;
  await sql`update public.units set market_rent_minor = 600000, market_rent_currency = 'DOP' where id = ${empty}`;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: last,
    endsOn: '2040-12-31',
    rentMinor: 1_000_000,
    depositMinor: 500_000,
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  // The deposit is paid first or together with the rent: pay both whole months' worth of it and half a rent.
  await verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: 1_500_000, paidOn: today });
});

const monthsSeenBy = (caller: Caller, from = before, to = today) =>
  act(
    database.sql,
    caller,
    (sql) => sql`
      select month::text as month, is_full_month, unit_days, leased_days, unpriced_days, billed_minor, rent_billed_minor,
        rent_collected_minor, vacant_minor, expense_minor
      from public.property_months(${place.propertyId}, ${from}, ${to}) m where m.currency = 'DOP' order by m.month`,
  );

describe('the months of a property', () => {
  it('tell what was let, billed and empty, and leave the deposit out', async () => {
    const [first, second, running] = await monthsSeenBy(place.owner);
    const length = (month: string) => daysBetween(month, endOfMonth(month)) + 1;
    // Nothing was let: one unit without a market rent, one with.
    expect(first).toMatchObject({
      month: before,
      is_full_month: true,
      unit_days: 2 * length(before),
      leased_days: 0,
      unpriced_days: length(before),
      billed_minor: '0',
      vacant_minor: '600000',
    });
    expect(second).toMatchObject({
      month: last,
      is_full_month: true,
      unit_days: 2 * length(last),
      leased_days: length(last),
      unpriced_days: 0,
      rent_billed_minor: '1000000',
      billed_minor: '1000000',
      vacant_minor: '600000',
      expense_minor: '0',
    });
    const days = daysBetween(startOfMonth(today), today) + 1;
    expect(running).toMatchObject({
      is_full_month: false,
      unit_days: 2 * days,
      leased_days: days,
      vacant_minor: String(Math.round((600_000 * days) / length(startOfMonth(today)))),
    });
    const collected = Number(second?.rent_collected_minor) + Number(running?.rent_collected_minor);
    const [row] = await database.sql`
      select sum(allocated_minor)::int as paid from public.charges where property_id = ${place.propertyId} and kind = 'rent'`;
    expect(collected).toBe(row?.paid);
    expect(collected).toBeGreaterThan(0);
  });

  it('begin with the first unit: what was not there yet is neither let nor empty', async () => {
    const rows = await monthsSeenBy(place.owner, addMonths(before, -3), addMonths(before, -1));
    expect(rows.map((row) => [row.unit_days > 0, row.is_full_month])).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ]);
  });

  it('end today, and are never more than sixty', async () => {
    expect(await monthsSeenBy(place.owner, before, addMonths(today, 6))).toHaveLength(3);
    expect(await monthsSeenBy(place.owner, '1990-01-01', today)).toHaveLength(60);
  });

  it('tell what the books have as operating expenses of the property, and nothing else', async () => {
    const { organizationId } = place.landlord;
    await database.sql.begin(async (sql) => {
      const [entry] = await sql`
        insert into public.journal_entries (organization_id, entry_number, kind, occurred_on, memo)
        values (${organizationId}, 900001, 'adjustment', ${last}, 'Plomero') returning id`;
      await sql`
        insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, property_id)
        select ${organizationId}, ${entry?.id}, id, 'DOP', case system_key when 'operating_cash' then -70000
          when 'interest' then 30000 else 40000 end, ${place.propertyId}
        from public.accounts where organization_id = ${organizationId} and system_key in ('repairs', 'interest', 'operating_cash')`;
    });
    const [, second] = await monthsSeenBy(place.owner);
    expect(second?.expense_minor).toBe('40000');
  });

  it('count ITBIS as collected, and as no income', async () => {
    const { sql } = database;
    const shop = await createRentable(sql, 'Local');
    await taxVerbs.saveProfile(sql, shop.landlord);
    await taxVerbs.addRange(sql, shop.landlord, { kind: 'fiscal_credit' });
    await sql`update public.units set unit_use = 'commercial' where id = ${shop.unitId}`;
    const leaseId = await verbs.createLease(sql, shop.owner, {
      unitId: shop.unitId,
      personIds: [shop.personId],
      startsOn: startOfMonth(today),
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
    });
    const chargeId = await verbs.addCharge(sql, shop.owner, {
      leaseId,
      amountMinor: 1_000_000,
      dueOn: today,
      description: 'Local',
    });
    await taxVerbs.issueInvoice(sql, shop.owner, { chargeIds: [chargeId] });
    await verbs.recordPayment(sql, shop.owner, { leaseId, amountMinor: 1_180_000, paidOn: today });
    const [row] = await act(
      sql,
      shop.owner,
      (as) => as`
        select collected_minor::int as collected, income_collected_minor::int as income
        from public.property_months(${shop.propertyId}, ${today}, ${today}) m where m.currency = 'DOP'`,
    );
    expect(row).toEqual({ collected: 1_180_000, income: 1_000_000 });
    // What the month's profit is counted from.
    const [books] = await act(
      sql,
      shop.owner,
      (as) => as`
        select -sum(t.amount_minor)::int as earned from public.account_months t join public.accounts a on a.id = t.account_id
        where t.organization_id = ${shop.landlord.organizationId} and t.basis = 'accrual' and a.kind = 'income'
          and t.month = ${startOfMonth(today)} and t.currency = 'DOP'`,
    );
    expect(books).toEqual({ earned: 1_000_000 });
  });

  it('are for readers of money alone', async () => {
    const stranger = (await createLandlord(database.sql, 'Ajeno')).owner;
    expect(await monthsSeenBy(stranger)).toEqual([]);
  });
});
