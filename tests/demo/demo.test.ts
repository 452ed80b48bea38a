import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AtOnceQuery } from '#src/data/at-once.ts';
import { leaseOverviewQuery } from '#src/data/leasing/leases/overview.ts';
import { tenancyOverviewQuery } from '#src/data/leasing/tenancy/overview.ts';
import { financeOverviewQuery } from '#src/data/money/overview.ts';
import { addMonths } from '#src/domain/foundation/dates.ts';
import { overdueForms } from '#src/domain/taxes/due-dates.ts';
import { prepareDemo } from '#stack/demo/prepare.ts';
import { seedDemo } from '#stack/demo/seed.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';
import { compareParts, visitAs } from '#tests/demo/at-once.ts';
import { readPage, recountMonth, reportMonth } from '#tests/demo/worked-month.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { scratchFolder } from '#tests/support/scratch.ts';
import { useStack } from '#tests/support/stack.ts';

const TODAY = '2026-03-20';
/** The evening of that day in Santo Domingo: in UTC it is the next one. */
const EVENING = Date.parse('2026-03-21T01:00:00Z');
const first = useStack();
const second = useStack();
let sql: Sql;

beforeAll(async () => {
  await Promise.all([seedDemo(first, TODAY), startInTheEvening(second)]);
  sql = postgres(first.databaseUrl, { max: 2, onnotice: () => undefined });
  return () => sql.end();
});

/** As a first start in the evening makes it: what is dated a day further would be refused as lying in the future. */
async function startInTheEvening({ databaseUrl, ...stack }: SeededStack): Promise<void> {
  const database = postgres(databaseUrl, { max: 1 });
  const folder = await mkdtemp(path.join(scratchFolder(), 'llavero-demo-'));
  try {
    await database.unsafe(`create or replace function private.organization_today(p_organization_id uuid) returns date
      language sql stable as $$ select (timestamptz '${new Date(EVENING).toISOString()}' at time zone time_zone)::date
        from public.organizations where id = p_organization_id $$`);
    const demo = await prepareDemo(folder, true, () => EVENING);
    await demo.seedInto({ databaseUrl, ...stack });
  } finally {
    await database.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What must be the same whenever and wherever the data is made. */
async function figures(url: string) {
  const database = postgres(url, { max: 1 });
  try {
    const rents = await database`
      select l.id, l.status::text, l.starts_on::text, l.ends_on::text, b.billed_minor, b.paid_minor, b.receivable_minor, b.credit_minor,
        (select string_agg(p.paid_on || ' ' || p.amount_minor || ' ' || p.status || ' ' || p.reference, '; '
          order by p.paid_on, p.amount_minor, p.reference) from public.payments p where p.lease_id = l.id) as payments
      from public.leases l join public.lease_balances b on b.lease_id = l.id order by l.id`;
    const bank =
      await database`select occurred_on::text, amount_minor, description, reference, status from public.bank_lines
        order by occurred_on, amount_minor, description, reference`;
    const forms =
      await database`select form, month::text, file_sha256 from public.tax_filings order by month, form`;
    const owners =
      await database`select owner_name, paid_on::text, amount_minor from public.owner_distributions
      order by paid_on, owner_name`;
    return { rents, bank, forms, owners };
  } finally {
    await database.end();
  }
}

describe('demo data', () => {
  it('is the same every time for the same day', async () => {
    const [one, two] = await Promise.all([figures(first.databaseUrl), figures(second.databaseUrl)]);
    expect(one.rents.length).toBeGreaterThan(40);
    expect(one).toEqual(two);
  });

  it('looks like a portfolio: three properties, about forty units, some vacant, two currencies', async () => {
    const [totals] = await sql`select * from public.organization_totals`;
    expect(totals).toMatchObject({
      property_count: 3,
      reported_payment_count: 2,
      submitted_application_count: 2,
    });
    expect(totals?.unit_count).toBeGreaterThanOrEqual(38);
    expect(totals?.unit_count - totals?.occupied_unit_count).toBeGreaterThanOrEqual(3);
    const currencies =
      await sql`select currency from public.monthly_totals where month = '2026-03-01' order by 1`;
    expect(currencies.map((row) => row.currency)).toEqual(['DOP', 'USD']);
  });

  it('has what the metrics of a property are made of', async () => {
    const rows = await sql`
      select f.value_minor, f.debt_service_minor, p.name from public.property_finances f
      join public.properties p on p.id = f.property_id where f.value_minor > 0 and f.purchase_minor > 0`;
    expect(rows).toHaveLength(3);
    const owners = await sql`select full_name from public.property_owners`;
    for (const { full_name } of owners) expect(full_name).toContain('(demo)');
  });

  it('tells of two years, month by month', async () => {
    const months = await sql`select distinct month::text from public.monthly_totals where billed_minor > 0
        and month <= ${TODAY} order by 1`;
    expect(months).toHaveLength(24);
    expect(months[0]?.month).toBe('2024-04-01');
  });

  it('has bills, vendors and fiscal receipts, so that forms and reports have something to say', async () => {
    const [row] = await sql`
      select (select count(*)::int from public.bills where status = 'paid') as paid,
        (select count(*)::int from public.bills where status = 'approved') as open,
        (select count(*)::int from public.bills where isr_withheld_minor > 0) as withheld,
        (select count(*)::int from public.vendors where name like '%(demo)') as vendors,
        (select count(*)::int from public.fiscal_invoices where itbis_minor > 0 and ncf like 'B%') as receipts,
        (select count(*)::int from public.ncf_ranges where series = 'B') as ranges`;
    expect(row?.paid).toBeGreaterThan(10);
    expect(row?.open).toBeGreaterThan(0);
    expect(row?.withheld).toBeGreaterThan(1);
    expect(row).toMatchObject({ vendors: 3, receipts: 3, ranges: 4 });
  });

  it('issues electronically since a few days, in the test environment, with every verdict', async () => {
    const [issuer] =
      await sql`select legal_name, environment, issuing_way, electronic_since::text as since from public.fiscal_issuers`;
    expect(issuer).toMatchObject({ environment: 'testecf', issuing_way: 'direct', since: '2026-03-16' });
    expect(issuer?.legal_name).toContain('demostración');
    const papers =
      await sql`select distinct issued_on::text as day from public.fiscal_invoices where ncf like 'B%'`;
    expect(papers.map(({ day }) => day)).toEqual(['2026-03-15']);
    const documents =
      await sql`select substring(encf from 1 for 3) as kind, state::text, delivery_state::text as delivery,
        count(*)::int from public.ecf_documents group by 1, 2, 3 order by 1, 2, 3`;
    expect(
      documents.map(({ kind, state, delivery, count }) => [kind, state, delivery, count].join(' ')),
    ).toEqual([
      'E31 accepted delivered 3',
      'E31 conditional delivered 1',
      'E31 rejected not_due 1',
      'E32 accepted not_due 3',
      'E34 accepted delivered 1',
      'E41 accepted not_due 1',
      'E43 accepted not_due 1',
    ]);
    const [tenant] =
      await sql`select d.state::text from public.ecf_documents d join public.lease_tenants t on t.lease_id = d.lease_id
        join public.people p on p.id = t.person_id where p.email like 'tenant@%'`;
    expect(tenant?.state).toBe('accepted');
  });

  it('has received a receipt of the other taxpayer', async () => {
    const received = await sql`select sender_tax_id, state::text, refusal from public.ecf_received`;
    expect(received).toEqual([{ sender_tax_id: '199000031', state: 'accepted_by_dgii', refusal: null }]);
  });

  it('pays its owners every month what they earned, but for a reserve, and keeps no account below zero', async () => {
    const [paid] =
      await sql`select count(distinct date_trunc('month', paid_on))::int as months, bool_or(is_beyond_due) as is_beyond
      from public.owner_distributions where paid_on > ${addMonths(TODAY, -12)}`;
    expect(paid?.months).toBe(11);
    expect(paid?.is_beyond).toBe(false);
    const dues = await sql<{ currency: 'DOP' | 'USD'; due_minor: string }[]>`
      select b.currency, sum(b.due_minor) as due_minor from public.properties p
      cross join lateral private.balances_of_owners(p.organization_id, p.id, ${TODAY}) b group by p.id, b.currency`;
    const most = { DOP: 150_000_000, USD: 1_500_000 };
    for (const { currency, due_minor } of dues) {
      expect(Number(due_minor)).toBeGreaterThanOrEqual(0);
      expect(Number(due_minor)).toBeLessThan(most[currency]);
    }
    const below = await sql`select e.occurred_on from (
        select e.occurred_on, sum(l.amount_minor) over (partition by l.account_id, l.currency order by e.occurred_on) as balance
        from public.journal_lines l join public.journal_entries e on e.organization_id = l.organization_id and e.id = l.entry_id
        join public.accounts a on a.id = l.account_id and a.subtype = 'cash') e where e.balance < 0`;
    expect(below).toEqual([]);
  });

  it('has a bank account: last month reconciled, this month matched but for a few lines', async () => {
    const lines =
      await sql`select status, reconciliation_id is not null as is_closed, occurred_on::text from public.bank_lines`;
    const open = lines.filter(({ status }) => status === 'open');
    expect(lines.length).toBeGreaterThan(30);
    expect(open.length).toBeGreaterThanOrEqual(3);
    expect(open.length).toBeLessThanOrEqual(8);
    expect(open.every(({ occurred_on }) => occurred_on >= '2026-03-01')).toBe(true);
    expect(
      lines.filter(({ occurred_on }) => occurred_on < '2026-03-01').every((line) => line.is_closed),
    ).toBe(true);
    const [transfer] = await sql`select transfer_text from public.online_payment_settings`;
    expect(transfer?.transfer_text).toContain('Banco de demostración');
  });

  it('has filed each form whose day has passed', async () => {
    const filed =
      await sql`select form, to_char(month, 'YYYY-MM') as month from public.tax_filings where status = 'filed'`;
    const overdue = overdueForms(TODAY, '2024-04', (form, month) =>
      filed.some((row) => row.form === form && row.month === month),
    );
    // IT-1 of February has this day yet.
    expect(filed).toHaveLength(14);
    expect(overdue).toEqual([]);
  });

  it('offers vacant units, and keeps the page of one that was let', async () => {
    const listings = await sql`select l.is_active, r.is_leased from public.listings l
      join public.unit_rows r on r.unit_id = l.unit_id order by l.is_active, r.is_leased`;
    expect(listings).toEqual([
      { is_active: false, is_leased: true },
      { is_active: true, is_leased: false },
      { is_active: true, is_leased: false },
    ]);
  });

  it('has a photo of each property, documents that can be opened and a budget for each property', async () => {
    const files = await sql`
      select f.path, o.name from (
        select 'property-photos' as bucket, path from public.property_photos
        union all select 'property-photos', replace(path, '.webp', '-small.webp') from public.property_photos
        union all select 'documents', path from public.documents) f
      left join storage.objects o on o.bucket_id = f.bucket and o.name = f.path`;
    expect(files).toHaveLength(8);
    for (const file of files) expect(file.name).toBe(file.path);
    const budgets = await sql`select distinct property_id from public.budget_amounts where year = 2026`;
    expect(budgets).toHaveLength(3);
  });

  it('has late tenants, a rejected report and a payment that came back', async () => {
    const late =
      await sql`select distinct lease_id from public.charges where outstanding_minor > 0 and due_on < ${TODAY}`;
    expect(late.length).toBeGreaterThanOrEqual(2);
    const states = await sql`select status::text, count(*)::int from public.payments group by 1`;
    expect(Object.fromEntries(states.map((row) => [row.status, row.count]))).toMatchObject({
      rejected: 1,
      reversed: 1,
      reported: 2,
    });
  });

  it('says that it is demo data in every name and address a reader meets first', async () => {
    const [organization] = await sql`select name from public.organizations`;
    expect(organization?.name).toContain('demostración');
    const properties = await sql`select name from public.properties`;
    for (const { name } of properties) expect(name).toContain('(demo)');
    const people = await sql`select email from public.people`;
    for (const { email } of people) expect(email).toMatch(/@demo\.llavero\.test$/);
  });

  it('gives receipts the day of their payment, numbered without gaps', async () => {
    const receipts = await sql`select r.number::int, r.issued_on = p.paid_on as on_day
      from public.receipts r join public.payments p on p.id = r.payment_id order by r.number`;
    expect(receipts.map((row) => row.number)).toEqual(receipts.map((_, index) => index + 1));
    expect(receipts.every((row) => row.on_day)).toBe(true);
  });

  it('has totals and a ledger that a recount proves', async () => {
    expect(await findDiscrepancies(sql)).toEqual([]);
  });

  it('puts a proof behind each waiting report', async () => {
    const waiting = await sql`select p.proof_path, o.name from public.payments p
      left join storage.objects o on o.bucket_id = 'payment-proofs' and o.name = p.proof_path where p.status = 'reported'`;
    for (const row of waiting) expect(row.name).toBe(row.proof_path);
  });
});

describe('what one call answers for a screen', () => {
  afterAll(() => vi.unstubAllGlobals());

  async function expectParts(query: AtOnceQuery, least: number): Promise<void> {
    const parts = await compareParts(query);
    expect(parts.length).toBeGreaterThanOrEqual(least);
    for (const { key, brought, read } of parts) expect(brought, JSON.stringify(key)).toEqual(read);
  }

  it('is what each query answers: every lease, months of money, the home of a tenant', async () => {
    await visitAs(first, 'owner');
    const leases = await sql`select id, organization_id from public.leases`;
    for (const { id, organization_id } of leases)
      await expectParts(leaseOverviewQuery(organization_id, id), 13);
    const organizationId = leases[0]?.organization_id;
    for (const month of ['2026-03', '2025-12'] as const)
      await expectParts(financeOverviewQuery(organizationId, month, '2026-02'), 5);
    const tenantId = await visitAs(first, 'tenant');
    await expectParts(tenancyOverviewQuery(tenantId, null), 8);
  });
});

describe('the worked month in docs/worked-month.md', () => {
  it('has the figures that charges, payments and leases come to, and that the reports show', async () => {
    const page = readPage(await readFile('docs/worked-month.md', 'utf8'));
    const counted = await recountMonth(sql);
    const [seat] =
      await sql`select organization_id, user_id from public.memberships where role = 'owner' limit 1`;
    expect(await reportMonth(sql, { userId: seat?.user_id }, seat?.organization_id)).toEqual(counted);
    expect(page).toEqual(counted);
  });
});
