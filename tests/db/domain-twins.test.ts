import { beforeAll, describe, expect, it } from 'vitest';
import { errorKinds } from '#src/data/errors.ts';
import { CHART_OF_ACCOUNTS } from '#src/domain/books/chart-of-accounts.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import * as enums from '#src/domain/foundation/enums.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';
import { DEFAULT_TIME_ZONE } from '#src/domain/foundation/time-zone.ts';
import { canMoveLease, holdsUnit, isOccupying, nextLeaseStatuses } from '#src/domain/leasing/lease.ts';
import { permissionsOf } from '#src/domain/people/permissions.ts';
import { applicationVerbs, moveApplication } from '#src/domain/screening/screening.ts';
import { errorsEn } from '#src/i18n/dictionaries/foundation/errors.en.ts';
import { errorsEs } from '#src/i18n/dictionaries/foundation/errors.es.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { leaseInStatus } from '#tests/support/lease-in-status.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';
import { enumTwins } from './enum-twins.ts';

// Some rules stand in the database, which enforces them, and in the domain, which explains them: they must be the same.
const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Gemelos');
});

it('the enums have the same values', async () => {
  const rows = await database.sql<{ name: string; values: string[] }[]>`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumlabel) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by 1`;
  const sorted = Object.fromEntries(
    Object.entries(enumTwins).map(([name, values]) => [name, [...values].sort()]),
  );
  expect(Object.fromEntries(rows.map((row) => [row.name, [...row.values].sort()]))).toEqual(sorted);
});

it.each(enums.membershipRoles)('a %s may do the same', async (role) => {
  const rows = await database.sql`select permission from private.role_permissions where role = ${role}`;
  expect(rows.map((row) => row.permission).sort()).toEqual([...permissionsOf(role)].sort());
});

it('the chart of accounts is the same', async () => {
  const rows = await database.sql`
    select system_key as "systemKey", code, kind, subtype, cash_flow_class as "cashFlowClass", held_for as "heldFor"
    from private.chart_template order by code`;
  expect([...rows]).toEqual(CHART_OF_ACCOUNTS.map((account) => ({ ...account })));
});

it('the default time zone is the same', async () => {
  const [row] =
    await database.sql`select time_zone from public.organizations where id = ${place.landlord.organizationId}`;
  expect(row?.time_zone).toBe(DEFAULT_TIME_ZONE);
});

it.each(applicationVerbs)('to %s an application leads to the same status from every other', async (verb) => {
  const rows = await database.sql<{ from: enums.ApplicationStatus; to: string | null }[]>`
    select s as from, private.application_move(${verb}, s) as to from unnest(enum_range(null::public.application_status)) s`;
  expect(Object.fromEntries(rows.map(({ from, to }) => [from, to]))).toEqual(
    Object.fromEntries(enums.applicationStatuses.map((from) => [from, moveApplication(from, verb)])),
  );
});

it('the largest amount is the same', async () => {
  const propertyId = place.propertyId;
  const rent = (amount: number) =>
    outcomeOf(database.sql`
      insert into public.units (organization_id, property_id, label, market_rent_minor, market_rent_currency)
      values (${place.landlord.organizationId}, ${propertyId}, ${`M${amount}`}, ${amount}, 'DOP')`);
  expect(await rent(MAX_AMOUNT_MINOR)).toBe('done');
  expect(await rent(MAX_AMOUNT_MINOR + 1)).toBe('23514');
});

it('every refusal of the database has a text in both languages', async () => {
  const rows = await database.sql<{ code: string }[]>`
    select distinct m[1] as code from pg_proc, regexp_matches(prosrc, 'private\\.fail\\(''(\\w+)''', 'g') m
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const codes = rows.map((row) => row.code).sort();
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !Object.hasOwn(errorsEn.codes, code))).toEqual([]);
  expect(codes.filter((code) => !Object.hasOwn(errorsEs.codes, code))).toEqual([]);
});

it('every refusal that tells a kind is one that the database makes, and its hint is the kind', async () => {
  const unknown = await database.sql`
    select code from private.refusal_kinds k where not exists (
      select from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and prosrc like '%''' || k.code || '''%')`;
  expect(unknown).toEqual([]);
  const kinds = await database.sql<{ kind: string }[]>`select distinct kind from private.refusal_kinds`;
  expect(kinds.map(({ kind }) => kind).filter((kind) => !errorKinds.some((own) => own === kind))).toEqual([]);
  const hintOf = (code: string) =>
    database.sql`select private.fail(${code})`.then(
      () => null,
      (error: { hint?: string }) => error.hint,
    );
  expect(await hintOf('lease_overlaps')).toBe('conflict');
  expect(await hintOf('amount_too_large')).toBe('invalid');
});

it.each([
  'ana@example.com',
  'ANA@Example.com',
  ' ana@example.com\n',
  'ana+casa@sub.example.com.do',
  "o'neill@example.com",
  'ana@xn--piaverde-e3a.do',
  'ana@127.0.0.1',
  'ana@example',
  'a..b@example.com',
  'ana@-example.com',
  'Ana <ana@example.com>',
  'peña@example.com',
  `${'a'.repeat(64)}@example.com`,
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a'.repeat(63)}.com`,
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'abcdef.'.repeat(35)}com`,
  `ana@${'abcdef.'.repeat(36)}com`,
])('%j is an address for both or for neither', async (text) => {
  const [row] = await database.sql`select private.normal_email(${text}) as address`;
  expect(row?.address).toBe(normalizeEmail(text));
});

describe('a lease', () => {
  const leaseIn = (status: enums.LeaseStatus) => leaseInStatus(database.sql, place, status, '2026-01-01');

  it('may change its status only as the domain says', async () => {
    const rows = await database.sql`select from_status, to_status from private.lease_transitions`;
    const kept = rows.map((row) => `${row.from_status} > ${row.to_status}`).sort();
    const told = enums.leaseStatuses.flatMap((from) =>
      nextLeaseStatuses(from).map((to) => `${from} > ${to}`),
    );
    expect(kept).toEqual(told.sort());
  });

  it.each(enums.leaseStatuses)('that is %s is kept from every status that may not follow', async (from) => {
    const id = await leaseIn(from);
    for (const to of enums.leaseStatuses) {
      const undo = new Error('undo');
      const change = database.sql.begin(async (sql) => {
        await sql`update public.leases set status = ${to} where id = ${id}`;
        throw undo;
      });
      const outcome = await outcomeOf(
        change.catch((error: unknown) => (error === undo ? null : Promise.reject(error))),
      );
      expect(outcome, to).toBe(to === from || canMoveLease(from, to) ? 'done' : 'lease_status_change');
    }
  });

  it.each(enums.leaseStatuses)(
    'that is %s occupies and holds its unit in both or in neither',
    async (status) => {
      const id = await leaseIn(status);
      const [row] = await database.sql`
      select private.is_occupying(status) as occupies, not isempty(occupies) as holds from public.leases where id = ${id}`;
      expect(row).toEqual({ occupies: isOccupying(status), holds: holdsUnit(status) });
    },
  );

  it.each(enums.leaseStatuses)('that is %s is terminated only where the domain allows it', async (status) => {
    const endedOn = await todayOf(database.sql, place.landlord);
    const outcome = await outcomeOf(
      verbs.terminateLease(database.sql, place.owner, { leaseId: await leaseIn(status), endedOn }),
    );
    expect(outcome).toBe(canMoveLease(status, 'terminated') ? 'done' : 'lease_not_in_force');
  });

  it.each(enums.leaseStatuses)(
    'that is %s moves with the calendar only where the domain allows it',
    async (status) => {
      const id = await leaseIn(status);
      let seen = status;
      for (const day of ['2026-06-01', '2041-01-01', '2041-02-01', '2050-01-01']) {
        await runJobs(database.sql, `${day}T12:00:00Z`);
        const [row] = await database.sql<
          { status: enums.LeaseStatus }[]
        >`select status from public.leases where id = ${id}`;
        const next = row?.status ?? seen;
        if (next !== seen) expect(nextLeaseStatuses(seen)).toContain(next);
        seen = next;
      }
    },
  );
});

it('the fee of a card is the same', async () => {
  const { cardFee } = await import('#src/domain/cards/card-fee.ts');
  const rules = [
    { feePayer: 'tenant', feeBasisPoints: 350, feeFixedMinor: 500 },
    { feePayer: 'tenant', feeBasisPoints: 1, feeFixedMinor: 0 },
    { feePayer: 'landlord', feeBasisPoints: 350, feeFixedMinor: 500 },
  ] as const;
  for (const rule of rules) {
    const rows = await database.sql<{ amount: number; fee: number }[]>`
      select n as amount, private.card_fee(jsonb_populate_record(null::public.online_payment_settings, ${database.sql.json(
        {
          fee_payer: rule.feePayer,
          fee_basis_points: rule.feeBasisPoints,
          fee_fixed_minor: rule.feeFixedMinor,
        },
      )}), n)::int as fee from generate_series(1, 20000, 7) n`;
    expect(rows.filter(({ amount, fee }) => cardFee(amount, rule) !== fee)).toEqual([]);
  }
});
