import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { fillOrganization } from '#tests/support/large.ts';
import { addProperty } from '#tests/support/portfolio.ts';
import { LARGE, readAll } from '#tests/support/read-all.ts';

// Not how long, which depends on the machine, but how: by index, and helpers once a query.
const LEASES = 6_000;
const PROPERTIES = 60;

const database = useCastDatabase();
let cast: Cast;

beforeAll(async () => {
  cast = database.cast;
  for (let n = 0; n < PROPERTIES; n += 1) await addProperty(database.sql, cast.home, `Torre ${n}`);
  await fillOrganization(database.sql, cast.home, LEASES);
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Parent Relationship'?: string;
  'Function Name'?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function planOf(actor: 'owner' | 'tenant', query: string): Promise<PlanNode[]> {
  const [row] = await act(database.sql, cast.callers[actor], (sql) =>
    sql.unsafe(`explain (analyze, timing off, format json) ${query}`),
  );
  return nodesOf(row?.['QUERY PLAN'][0].Plan);
}

const organization = () => `organization_id = '${cast.home.organizationId}'`;
const lease = () => `lease_id = '${cast.shared.id}'`;
const behind = (column: string, value: string, sign: '<' | '>') =>
  `${column} ${sign}= '${value}' and not (${column} = '${value}' and id ${sign === '>' ? '<' : '>'}= '${cast.shared.id}')`;

const ofOwner: [name: string, query: () => string, index: string][] = [
  [
    'tenants by name',
    () => `select * from public.tenants_list where ${organization()} order by full_name_order, id limit 51`,
    'tenant_rows_by_name',
  ],
  [
    'tenants, a later page',
    () => `select * from public.tenants_list where ${organization()} and ${behind('full_name_order', 'Persona 8', '>')}
    order by full_name_order, id limit 51`,
    'tenant_rows_by_name',
  ],
  [
    'tenants with a balance',
    () => `select * from public.tenants_list where ${organization()} and receivable_minor > 0
    order by full_name_order, id limit 51`,
    'tenant_rows_owing',
  ],
  [
    'tenants by what they owe',
    () =>
      `select * from public.tenants_list where ${organization()} order by receivable_minor desc, id desc limit 51`,
    'tenant_rows_by_balance',
  ],
  [
    'tenants by rent',
    () => `select * from public.tenants_list where ${organization()} order by rent_minor, id limit 51`,
    'tenant_rows_by_rent',
  ],
  [
    'vacant units',
    () => `select * from public.units_list where ${organization()} and archived_at is null and is_leased = false
    order by listed_property_order, listed_label, id limit 51`,
    'unit_rows_vacant',
  ],
  [
    'units by rent',
    () => `select * from public.units_list where ${organization()} and archived_at is null and rent_minor is not null
    order by rent_minor desc, id desc limit 51`,
    'tenant_rows_let_by_rent',
  ],
  [
    'units by the end of their lease',
    () => `select * from public.units_list where ${organization()} and archived_at is null and lease_ends_on is not null
    order by lease_ends_on, id limit 51`,
    'tenant_rows_let_by_end',
  ],
  [
    'payments by day',
    () =>
      `select * from public.payments_list where ${organization()} order by paid_on desc, id desc limit 51`,
    'payments_by_day',
  ],
  [
    'payments, a later page',
    () => `select * from public.payments_list where ${organization()} and ${behind('paid_on', '2026-05-05', '<')}
    order by paid_on desc, id desc limit 51`,
    'payments_by_day',
  ],
  [
    'payments of a property',
    () => `select * from public.payments_list where ${organization()} and property_id in ('${cast.home.propertyId}')
    order by paid_on desc, id desc limit 51`,
    'payments_by_property',
  ],
  [
    'payments, what is left of a day',
    () => `select * from public.payments_list where ${organization()} and paid_on = '2026-05-05' and id < '${cast.shared.id}'
    order by id desc limit 51`,
    'payments_by_day',
  ],
  [
    'payments to decide',
    () =>
      `select * from public.payments where ${organization()} and status = 'reported' order by created_at limit 51`,
    'payments_to_decide',
  ],
  [
    'charges by due day',
    () => `select * from public.charges_list where ${organization()} order by due_on desc, id desc limit 51`,
    'charges_by_due_day',
  ],
  [
    'charges of a lease',
    () =>
      `select * from public.charges_list where ${organization()} and ${lease()} order by due_on desc, id desc limit 51`,
    'charges_by_lease',
  ],
  [
    'payments of a lease',
    () =>
      `select * from public.payments_list where ${organization()} and ${lease()} order by paid_on desc, id desc limit 51`,
    'payments_by_lease',
  ],
  [
    'properties by name',
    () => `select * from public.properties_list where ${organization()} order by name_order, id limit 51`,
    'properties_by_name',
  ],
  [
    'units by property',
    () => `select * from public.units_list where ${organization()} and archived_at is null and listed_property_order is not null
    order by listed_property_order, listed_label, id limit 51`,
    'unit_rows_by_place',
  ],
  [
    'units by property, a later page',
    () => `select * from public.units_list where ${organization()} and listed_property_order >= 'Torre 3'
    and not (listed_property_order = 'Torre 3' and (listed_label < 'U3'
      or (listed_label = 'U3' and id <= '${cast.shared.id}')))
    order by listed_property_order, listed_label, id limit 51`,
    'unit_rows_by_place',
  ],
  [
    'units of a property',
    () => `select * from public.units_list where ${organization()} and property_id = '${cast.home.propertyId}'
    order by label_order, id limit 51`,
    'units_in_order',
  ],
  [
    "what a property's month is made of",
    () => `select sum(amount_minor), sum(allocated_minor) from public.charges where ${organization()}
    and property_id = '${cast.home.emptyPropertyId}' and due_on >= '2026-01-01' and due_on < '2026-02-01'`,
    'charges_by_property',
  ],
  [
    'a month of charges without a receipt',
    () => `select * from public.charges_to_invoice where ${organization()} and due_on >= '2026-05-01' and due_on <= '2026-05-31'
    order by due_on desc, id desc limit 51`,
    'charges_by_due_day',
  ],
  [
    "a month's receipts",
    () => `select * from public.fiscal_invoices_list where ${organization()} and issued_on >= '2026-05-01' and issued_on <= '2026-05-31'
    order by issued_on desc, id desc limit 51`,
    'fiscal_invoices_by_day',
  ],
  [
    'lines of a bank account',
    () => `select * from public.bank_lines where ${organization()} and bank_account_id = '${cast.home.organizationId}'
    order by occurred_on desc, id desc limit 51`,
    'bank_lines_by_day',
  ],
  [
    'lines of a bank account, a later page',
    () => `select * from public.bank_lines where ${organization()} and bank_account_id = '${cast.home.organizationId}'
    and ${behind('occurred_on', '2026-05-05', '<')} order by occurred_on desc, id desc limit 51`,
    'bank_lines_by_day',
  ],
  [
    'open lines of a bank account',
    () => `select * from public.bank_lines where ${organization()} and bank_account_id = '${cast.home.organizationId}'
    and status in ('open') order by occurred_on desc, id desc limit 51`,
    'bank_lines_unmatched',
  ],
];

const ofTenant: typeof ofOwner = [
  [
    'leases',
    () => `select lease_id from public.lease_tenants where user_id = '${cast.users.tenant}'`,
    'lease_tenants_by_user',
  ],
  [
    'a lease',
    () => `select * from public.leases_list where id in ('${cast.shared.id}')`,
    'lease_balances_pkey',
  ],
  [
    'charges',
    () => `select * from public.charges_list where ${lease()} order by due_on desc limit 51`,
    'charges_by_lease',
  ],
  [
    'payments',
    () => `select * from public.payments_list where ${lease()} order by paid_on desc limit 51`,
    'payments_by_lease',
  ],
  [
    'receipts',
    () => `select * from public.receipts where ${lease()} order by number desc limit 51`,
    'receipts_by_lease',
  ],
];

const cases = [
  ...ofOwner.map(([name, query, index]) => ['owner', name, query, index] as const),
  ...ofTenant.map(([name, query, index]) => ['tenant', name, query, index] as const),
];

describe.each(cases)('the %s reads %s', (actor, _name, query, index) => {
  it('by index, and never a large table from end to end', async () => {
    const nodes = await planOf(actor, query());
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    const whole = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''),
    );
    expect(whole.map((node) => node['Relation Name'])).toEqual([]);
  });

  it('asking who the reader is once for each table', async () => {
    const helpers = (await planOf(actor, query())).filter((node) => node['Node Type'] === 'ProjectSet');
    expect(helpers.length).toBeGreaterThan(0);
    for (const helper of helpers) expect(helper['Actual Loops']).toBeLessThanOrEqual(1);
  });
});

// At this size other ways would be cheaper; they are forbidden, to see that there is an index of parts of words to find the
// rows by.
describe.each([
  ['properties', 'Torre 17'],
  ['units', 'U4711'],
  ['tenants', '8f14e45'],
  ['payments', '8f14e45'],
  ['charges', '8f14e45'],
  ['people', '8f14e45'],
  ['people', '8f14e45 persona'],
])('a search in the list of %s', (list, text) => {
  it('finds its rows by index, and never reads a large table from end to end', async () => {
    const scanned = await act(database.sql, cast.callers.owner, async (sql) => {
      for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
        await sql.unsafe(`set local enable_${way} = off`);
      return readAll(sql, LEASES, async () => {
        const found = await sql.unsafe(`select id from public.search_${list}($1, $2)`, [
          cast.home.organizationId,
          text,
        ]);
        expect(found.length).toBeGreaterThan(0);
      });
    });
    expect(scanned).toEqual([]);
  });
});

it('a page of tenants touches as many people as it shows, not all', async () => {
  const [, query] = ofOwner[0] as (typeof ofOwner)[0];
  const people = (await planOf('owner', query())).find((node) => node['Relation Name'] === 'people');
  expect(people?.['Actual Rows']).toBeLessThan(200);
});
