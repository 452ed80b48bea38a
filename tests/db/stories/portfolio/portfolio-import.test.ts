import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { portfolioReasons } from '#src/domain/portfolio/portfolio-files/columns.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { createLandlord, createRentable, type Landlord } from '#tests/support/portfolio.ts';
import { runJobs } from '#tests/support/verbs.ts';

const database = useDatabase();
let landlord: Landlord;

beforeAll(async () => {
  landlord = await createLandlord(database.sql, 'Importada');
});

type Row = Record<string, unknown>;
const PROPERTY = {
  line: 2,
  reference: 'P-1',
  name: 'Torre Norte',
  property_type: 'apartment_complex',
  street: '',
  street_number: '',
  sector: '',
  municipality: 'Santiago',
  province: 'Santiago',
  directions: '',
  in_condominium: false,
  condominium_name: '',
  condominium_contact: '',
  condominium_phone: '',
  condominium_email: '',
  is_archived: false,
};
const UNIT = {
  line: 2,
  reference: 'U-1',
  property: 'P-1',
  label: '1-A',
  unit_use: 'dwelling',
  amenities: ['parking'],
};
const PERSON = {
  line: 2,
  reference: 'A-1',
  full_name: 'Ana Peña',
  email: '',
  phone: '',
  identity_number: '',
};
const LEASE = {
  line: 2,
  reference: 'L-1',
  unit: 'U-1',
  tenants: ['A-1'],
  guarantors: [],
  status: 'active',
  starts_on: '2025-01-01',
  ends_on: '2030-12-31',
  currency: 'DOP',
  due_day: 1,
  deposit_minor: 5_000_000,
  proration_method: 'calendar_month',
  late_fee_kind: 'none',
  late_fee_grace_days: 0,
  bill_from: '2026-05-01',
  rents: [{ starts_on: '2025-01-01', rent_minor: 2_500_000 }],
};
const FILES = { properties: [PROPERTY], units: [UNIT], people: [PERSON], leases: [LEASE] };

const importFiles = (
  files: Record<string, Row[]>,
  {
    isTrial = false,
    caller = landlord.owner as Caller,
    organizationId = landlord.organizationId,
    requestId = randomUUID(),
  } = {},
) =>
  act(database.sql, caller, async (sql) => {
    const [row] = await sql`
      select public.import_portfolio(${requestId}, ${organizationId}, ${sql.json(files as never)}, ${isTrial}) as result`;
    return row?.result as Record<
      string,
      { added: number; known: number; refused: { row: number; reason: string }[] }
    >;
  });
const countOf = async (organizationId: string) => {
  const [row] = await database.sql`
    select (select count(*)::int from public.properties where organization_id = ${organizationId}) as properties,
      (select count(*)::int from public.leases where organization_id = ${organizationId}) as leases,
      (select count(*)::int from public.portfolio_references where organization_id = ${organizationId}) as references`;
  return row;
};
const each = (added: number, known: number) =>
  Object.fromEntries(Object.keys(FILES).map((file) => [file, { added, known, refused: [] }]));

describe('files of a portfolio', () => {
  it('1. are only tried out at first, with what is in one file known to the next', async () => {
    expect(await importFiles(FILES, { isTrial: true })).toEqual(each(1, 0));
    expect(await countOf(landlord.organizationId)).toEqual({ properties: 0, leases: 0, references: 0 });
  });

  it('2. are added, and a second time nothing is', async () => {
    expect(await importFiles(FILES)).toEqual(each(1, 0));
    expect(await importFiles(FILES)).toEqual(each(0, 1));
    expect(await countOf(landlord.organizationId)).toEqual({ properties: 1, leases: 1, references: 4 });
    const [figures] = await database.sql`select unit_count, occupied_unit_count, tenant_count
      from public.organization_totals where organization_id = ${landlord.organizationId}`;
    expect(figures).toEqual({ unit_count: 1, occupied_unit_count: 1, tenant_count: 1 });
  });

  it('3. bring no money where they name none; rent is charged from the day that they say', async () => {
    const charges = () => database.sql`
      select kind, period_start::text from public.charges where organization_id = ${landlord.organizationId} order by 2`;
    expect([...(await charges())]).toEqual([]);
    await runJobs(database.sql, '2026-06-15T12:00:00Z');
    expect([...(await charges())]).toEqual([
      { kind: 'rent', period_start: '2026-05-01' },
      { kind: 'rent', period_start: '2026-06-01' },
    ]);
  });

  it('4. know what is here by its id, and units by their label', async () => {
    const place = await createRentable(database.sql, 'Propia');
    const options = { caller: place.owner, organizationId: place.landlord.organizationId };
    const outcome = await importFiles(
      {
        units: [{ ...UNIT, property: place.propertyId, label: '1-a' }],
        leases: [{ ...LEASE, tenants: [place.personId] }],
      },
      options,
    );
    expect(outcome.units).toEqual({ added: 0, known: 1, refused: [] });
    expect(outcome.leases).toEqual({ added: 1, known: 0, refused: [] });
  });

  it('5. answer each bad row and take the others', async () => {
    const bad = await importFiles(
      {
        properties: [
          { ...PROPERTY, reference: 'P-2' },
          { ...PROPERTY, line: 3, reference: 'P-2' },
        ],
        units: [
          { ...UNIT, reference: 'U-2', property: 'P-9' },
          { ...UNIT, line: 3, reference: 'U-3', property: 'P-2', label: '2-B' },
          { ...UNIT, line: 4, reference: 'U-4', property: 'P-2', label: '2-b' },
        ],
        leases: [
          { ...LEASE, reference: 'L-2' },
          { ...LEASE, line: 3, reference: 'L-3', unit: 'U-9' },
          { ...LEASE, line: 4, reference: 'L-4', unit: 'U-3', tenants: ['A-9'] },
          { ...LEASE, line: 5, reference: 'L-5', unit: 'U-3', guarantors: ['A-9'] },
          { ...LEASE, line: 6, reference: 'L-6', unit: 'U-3', status: 'notice_given' },
          { ...LEASE, line: 7, reference: 'L-7', unit: 'U-3', status: 'ended', ends_on: '2025-12-31' },
          { ...LEASE, line: 8, reference: 'L-8', unit: 'U-3', starts_on: '2025-12-31' },
          { ...LEASE, line: 9, reference: 'L-9', unit: 'U-3', starts_on: '2026-01-01' },
        ],
      },
      { isTrial: true },
    );
    expect(bad.properties?.refused).toEqual([{ row: 3, reason: 'repeated' }]);
    expect(bad.units?.refused).toEqual([
      { row: 2, reason: 'property_unknown' },
      { row: 4, reason: 'repeated' },
    ]);
    expect(bad.leases?.refused.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 lease_overlaps',
      '3 unit_unknown',
      '4 tenant_unknown',
      '5 guarantor_unknown',
      '6 status_open',
      '7 lease_overlaps',
      '8 lease_overlaps',
      '9 lease_overlaps',
    ]);
    const told = Object.values(bad).flatMap(({ refused }) => refused.map(({ reason }) => reason));
    expect(portfolioReasons.filter((reason) => !told.includes(reason))).toEqual([]);
  });

  it('6. are refused to who may not write all of it, and to strangers', async () => {
    const id = await createUser(database.sql, `contable-${randomUUID()}@example.test`, 'manager');
    await database.sql`insert into public.memberships (organization_id, user_id, role)
      values (${landlord.organizationId}, ${id}, 'accountant')`;
    const stranger = await createLandlord(database.sql, 'Ajena');
    for (const caller of [{ userId: id }, stranger.owner])
      expect(await outcomeOf(importFiles(FILES, { caller }))).toBe('not_allowed');
  });

  it('7. reach nothing of another organisation by its id', async () => {
    const place = await createRentable(database.sql, 'Vecina');
    const outcome = await importFiles(
      { units: [{ ...UNIT, reference: 'X', property: place.propertyId, label: 'Z' }] },
      { isTrial: true },
    );
    expect(outcome.units?.refused).toEqual([{ row: 2, reason: 'property_unknown' }]);
  });

  it('8. sent twice with one number land once, with more rows than allowed never', async () => {
    const requestId = randomUUID();
    const files = { people: [{ ...PERSON, reference: 'A-7' }] };
    const first = await importFiles(files, { requestId });
    expect(await importFiles(files, { requestId })).toEqual(first);
    expect(await outcomeOf(importFiles({ people: [], units: [UNIT] }, { requestId }))).toBe(
      'request_id_reused',
    );
    const many = Array.from({ length: 40_001 }, (_, line) => ({ line }));
    expect(await outcomeOf(importFiles({ people: many }))).toBe('too_many_rows');
  });

  it('9. bring what a lease holds, what is owed of its deposit and the rest, or what was paid ahead', async () => {
    const place = await createRentable(database.sql, 'Con saldos');
    const options = { caller: place.owner, organizationId: place.landlord.organizationId };
    const rows = [
      {
        reference: 'L-1',
        unit: 'U-1',
        held_minor: 3_000_000,
        owed_deposit_minor: 2_000_000,
        balance_minor: 40_000,
      },
      { reference: 'L-2', unit: 'U-2', line: 3, held_minor: 5_000_000, balance_minor: -70_000 },
      { reference: 'L-3', unit: 'U-3', line: 4, held_minor: 0, balance_minor: 0 },
    ];
    const files = {
      properties: [PROPERTY],
      units: rows.map(({ unit }, line) => ({ ...UNIT, line, reference: unit, label: unit })),
      people: [PERSON],
      leases: rows.map((row) => ({ ...LEASE, ...row, bill_from: '2030-01-01' })),
    };
    const open = async () => [
      ...(await database.sql`
        select f.reference, d.held_minor::int as held, d.unpaid_minor::int as unpaid, b.receivable_minor::int as owed,
          b.credit_minor::int as credit
        from public.portfolio_references f join public.lease_deposits d on d.lease_id = f.record_id
        join public.lease_balances b on b.lease_id = f.record_id
        where f.organization_id = ${place.landlord.organizationId} order by 1`),
    ];
    await importFiles(files, { ...options, isTrial: true });
    expect(await open()).toEqual([]);
    await importFiles(files, options);
    const opened = [
      { reference: 'L-1', held: 3_000_000, unpaid: 2_000_000, owed: 2_040_000, credit: 0 },
      { reference: 'L-2', held: 5_000_000, unpaid: 0, owed: 0, credit: 70_000 },
      { reference: 'L-3', held: 0, unpaid: 0, owed: 0, credit: 0 },
    ];
    expect(await open()).toEqual(opened);
    await importFiles(files, options);
    expect(await open()).toEqual(opened);
    const [receipts] = await database.sql`
      select count(*)::int as count from public.receipts where organization_id = ${place.landlord.organizationId}`;
    expect(receipts?.count).toBe(0);
    const bad = {
      ...files,
      leases: [
        {
          ...LEASE,
          reference: 'L-9',
          unit: 'U-3',
          starts_on: '2031-01-01',
          ends_on: '2031-12-31',
          bill_from: '2031-01-01',
          rents: [{ starts_on: '2031-01-01', rent_minor: 1 }],
          held_minor: -1,
        },
      ],
    };
    expect(await outcomeOf(importFiles(bad, options))).toBe('value_out_of_range');
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('10. of thousands of units land at once', async () => {
    const large = await createLandlord(database.sql, 'Mil');
    const units = Array.from({ length: 5_000 }, (_, n) => ({
      ...UNIT,
      line: n + 2,
      reference: `U-${n}`,
      label: `Apto ${n}`,
    }));
    const outcome = await importFiles(
      { properties: [PROPERTY], units },
      { caller: large.owner, organizationId: large.organizationId },
    );
    expect(outcome.units).toEqual({ added: 5_000, known: 0, refused: [] });
  });
});
