// Portfolios by chance, written as rows: what verbs would never do at once stands side by side in them.
import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import type { Random } from '#stack/demo/random.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { randomLeaseMoney } from './random-lease-money.ts';
import { randomUpkeep } from './random-upkeep.ts';

export type Rows = Record<string, Record<string, unknown>[]>;

/** A day so many days after the first of 2025. */
export const dayAt = (days: number) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10);
/** A point in time of that day, as UTC has it. */
export const timeAt = (days: number, hour: number) =>
  `${dayAt(days)}T${String(hour).padStart(2, '0')}:30:00Z`;

export interface Writing {
  readonly random: Random;
  readonly organizationId: string;
  readonly accounts: ReadonlyMap<string, string>;
  readonly add: (table: string, row: Record<string, unknown>) => string;
  /** An entry with one line on each account, which need not sum to zero. */
  readonly post: (
    kind: string,
    days: number,
    lines: Record<string, unknown>[],
    reverses?: string | null,
  ) => string;
  readonly chance: (share: number) => boolean;
}

/** What makes the rows of one organization. */
function writing(random: Random, organizationId: string, accounts: ReadonlyMap<string, string>) {
  const rows: Rows = {};
  let entries = 1_000;
  const add = (table: string, row: Record<string, unknown>) => {
    const id = randomUUID();
    rows[table] ??= [];
    const hasId =
      table !== 'journal_lines' && table !== 'payment_allocations' && table !== 'maintenance_events';
    rows[table].push({ ...(hasId && { id }), organization_id: organizationId, ...row });
    return id;
  };
  const writes: Writing = {
    random,
    organizationId,
    accounts,
    add,
    chance: (share) => random.next() < share,
    post(kind, days, lines, reverses = null) {
      entries += 1;
      const of = { occurred_on: dayAt(days), entry_number: entries };
      const entry_id = add('journal_entries', {
        ...of,
        kind: reverses ? 'reversal' : kind,
        memo: kind,
        reverses_entry_id: reverses,
      });
      for (const line of lines)
        add('journal_lines', { lease_id: null, property_id: null, ...of, ...line, entry_id });
      return entry_id;
    },
  };
  return { rows, writes };
}

function randomPlace(writes: Writing, number: number) {
  const { random, add, chance } = writes;
  const property = add('properties', {
    name: `Casa ${number}`,
    property_type: random.pick(['single_family', 'commercial', 'mixed']),
    municipality: random.pick(['Santiago', 'Moca']),
    province: random.pick(['Santiago', 'Espaillat']),
    sector: random.pick(['', 'Centro']),
    created_at: timeAt(random.between(0, 100), 2),
  });
  const half = random.between(1, 9_999);
  const owners = chance(0.3) ? [] : chance(0.5) ? [10_000] : [half, 10_000 - half];
  owners.forEach((share_basis_points, n) => {
    add('property_owners', {
      property_id: property,
      position: n + 1,
      full_name: n ? 'Rosa Peña' : random.pick(['Luis Mota', 'Ana Cruz']),
      identity_number: '',
      share_basis_points,
    });
  });
  if (chance(0.4))
    add('property_owner_terms', {
      property_id: property,
      starts_on: '1900-01-01',
      ends_on: '2025-09-30',
      owners: [{ name: 'Ana Cruz', identity_number: '', share_basis_points: 10_000 }],
    });
  return property;
}

function randomUnit(writes: Writing, property: string, people: readonly string[], number: number): void {
  const { random, add, chance } = writes;
  const isPriced = chance(0.8);
  const created = random.between(0, 300);
  const unit = add('units', {
    property_id: property,
    label: `${number}-A`,
    unit_use: random.pick(['dwelling', 'commercial']),
    bedrooms: random.pick([null, 0, 2]),
    area_m2: random.pick([null, 45.5, 80.25, 300]),
    market_rent_minor: isPriced ? random.between(1_000, 90_000) * 100 : null,
    market_rent_currency: isPriced ? random.pick(['DOP', 'USD']) : null,
    created_at: timeAt(created, 3),
    archived_at: chance(0.1) ? timeAt(random.between(created + 20, 760), 2) : null,
  });
  let day = random.between(0, 200);
  let before: string | null = null;
  while (day < 640 && chance(0.85)) {
    const lease = randomLease(writes, { property, unit, people, day, before });
    randomLeaseMoney(writes, lease, property, day);
    before = lease.status === 'renewed' ? lease.id : null;
    day = lease.isOpen ? 9_999 : lease.last + 1 + (before ? 0 : random.between(0, 60));
  }
}

interface LeasePlace {
  readonly property: string;
  readonly unit: string;
  readonly people: readonly string[];
  readonly day: number;
  readonly before: string | null;
}

export interface RandomLease {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly last: number;
  readonly isOpen: boolean;
}

function randomLease(
  { random, add, chance }: Writing,
  { property, unit, people, day, before }: LeasePlace,
): RandomLease {
  const agreed = day + random.between(20, 400);
  const status = random.pick([
    'ended',
    'ended',
    'terminated',
    'renewed',
    'active',
    'notice_given',
    'month_to_month',
  ] as const);
  const isOver = status === 'ended' || status === 'terminated' || status === 'renewed';
  const last = isOver && chance(0.7) ? random.between(day, agreed + 90) : agreed;
  const currency = random.pick(['DOP', 'USD']);
  const id = add('leases', {
    property_id: property,
    unit_id: unit,
    status,
    starts_on: dayAt(day),
    ends_on: dayAt(agreed),
    ended_on: isOver && last !== agreed ? dayAt(last) : null,
    currency,
    due_day: 1,
    bill_from: dayAt(day + random.pick([0, 5])),
    renews_lease_id: before,
  });
  const rent = random.between(300, 70_000) * 100;
  add('lease_rent_steps', { lease_id: id, currency, starts_on: dayAt(day), rent_minor: rent });
  if (chance(0.4))
    add('lease_rent_steps', {
      lease_id: id,
      currency,
      starts_on: dayAt(day + 90),
      rent_minor: rent + 77_700,
    });
  const [first, second] = random.next() < 0.5 ? people : people.toReversed();
  const changes = chance(0.3) ? day + 40 : null;
  add('lease_tenants', {
    lease_id: id,
    person_id: first,
    is_primary: true,
    left_on: changes ? dayAt(changes) : null,
    primary_from: null,
    has_left: false,
  });
  if (changes || chance(0.3))
    add('lease_tenants', {
      lease_id: id,
      person_id: second,
      is_primary: Boolean(changes),
      left_on: null,
      primary_from: changes ? dayAt(changes + 1) : null,
      has_left: false,
    });
  return {
    id,
    status,
    currency,
    last,
    isOpen: status === 'active' || status === 'notice_given' || status === 'month_to_month',
  };
}

/** Fills an organization with a random portfolio. */
export async function fillByChance(sql: Sql, { organizationId }: Landlord, random: Random): Promise<void> {
  const found = await sql<{ key: string; id: string }[]>`
    select system_key as key, id from public.accounts where organization_id = ${organizationId}`;
  const accounts = new Map(found.map(({ key, id }) => [key, id]));
  const { rows, writes } = writing(random, organizationId, accounts);
  const people = ['Juan Díaz', 'Eva Soto', 'José Gil'].map((full_name) =>
    writes.add('people', { full_name }),
  );
  for (let p = 0; p < 2; p += 1) {
    const property = randomPlace(writes, p);
    for (let u = 0; u < random.between(1, 3); u += 1) randomUnit(writes, property, people, u);
    randomUpkeep(writes, property, rows);
  }
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const [table, written] of Object.entries(rows)) await insert(transaction, table, written);
  });
}

/** Rows of one table may differ in what they have: those alike go in together. */
async function insert(transaction: TransactionSql, table: string, rows: Record<string, unknown>[]) {
  const alike = Map.groupBy(rows, (row) => Object.keys(row).join(', '));
  for (const [columns, some] of alike) {
    await transaction.unsafe(
      `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
      [JSON.stringify(some)],
    );
  }
}
