import type { Sql } from 'postgres';
import type { Landlord } from '#tests/support/portfolio.ts';

/**
 * Fills an organisation with `leases` leases, each with a unit, a tenant, a rent step, a balance, a paid charge, an open
 * charge for one in ten, a payment with its receipt and its entry, and as many bills, fiscal receipts and lines of a bank
 * account. Without triggers, so that it takes seconds; good for plans only.
 */
export async function fillOrganization(
  sql: Sql,
  { organizationId }: Landlord,
  leases: number,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction.unsafe(`
      create temporary table bulk on commit drop as
      select n, gen_random_uuid() as unit_id, gen_random_uuid() as person_id, gen_random_uuid() as lease_id,
        gen_random_uuid() as payment_id, gen_random_uuid() as entry_id, p.id as property_id
      from generate_series(1, ${leases}) n
      join (select id, row_number() over () as r, count(*) over () as total from public.properties
        where organization_id = '${organizationId}') p on p.r = n % p.total + 1;
      insert into public.units (id, organization_id, property_id, label)
      select unit_id, '${organizationId}', property_id, 'U' || n from bulk;
      insert into public.people (id, organization_id, full_name)
      select person_id, '${organizationId}', 'Persona ' || md5(n::text) from bulk;
      insert into public.leases (id, organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day, bill_from)
      select lease_id, '${organizationId}', property_id, unit_id, 'active', '2026-01-01', '2030-12-31', 'DOP', 1, '2026-01-01' from bulk;
      insert into public.lease_tenants (organization_id, lease_id, person_id, is_primary)
      select '${organizationId}', lease_id, person_id, true from bulk;
      insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
      select '${organizationId}', lease_id, 'DOP', '2026-01-01', 1000000 from bulk;
      insert into public.lease_balances (lease_id, organization_id, currency, billed_minor, receivable_minor)
      select lease_id, '${organizationId}', 'DOP', open_minor, open_minor
      from (select lease_id, case when n % 10 = 0 then 1000000 else 0 end as open_minor from bulk) b;
      insert into public.tenant_rows select * from private.find_tenant_rows(array(select lease_id from bulk));
      insert into public.unit_rows select * from private.find_unit_rows(array(select unit_id from bulk));
      insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo)
      select entry_id, '${organizationId}', 1000000 + n, case when n % 100 = 0 then 'manual' else 'payment' end::public.journal_kind,
        date '2026-01-01' + n % 300, case when n % 100 = 0 then 'Asiento ' || md5(n::text) else '' end from bulk;
      insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id,
        occurred_on, entry_number)
      select '${organizationId}', entry_id, a.id, 'DOP', case a.system_key when 'receivables' then -1000000 - n else 1000000 + n end,
        lease_id, property_id, date '2026-01-01' + n % 300, 1000000 + n
      from bulk join public.accounts a on a.organization_id = '${organizationId}' and a.system_key in ('receivables', 'operating_cash');
      insert into public.charges (organization_id, lease_id, property_id, kind, period_start, period_end, due_on, currency,
        amount_minor, allocated_minor, entry_id)
      select '${organizationId}', lease_id, property_id, 'rent', '2026-01-01', '2026-01-31', date '2026-01-01' + n % 300, 'DOP',
        1000000, case when n % 10 = 0 then 0 else 1000000 end, entry_id from bulk;
      insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, entry_id)
      select payment_id, '${organizationId}', lease_id, property_id, 'confirmed', 'cash', 'DOP', 1000000, date '2026-01-01' + n % 300,
        entry_id from bulk;
      insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
      select '${organizationId}', 1000000 + n, payment_id, lease_id, '2026-01-01', 'DOP', 1000000, '{}' from bulk;
    `);
    await transaction.unsafe(papersOf(organizationId));
  });
  await sql`vacuum analyze`;
}

/** What a vendor, the tax authority and a bank have of the rows of `bulk`. */
const papersOf = (organizationId: string): string => `
  insert into public.vendors (id, organization_id, name) values ('${organizationId}', '${organizationId}', 'Suplidor');
  insert into public.bills (organization_id, issuer_id, vendor_id, property_id, status, expense_kind, billed_on, due_on, paid_on, currency,
    services_minor, paid_minor, entry_id)
  select '${organizationId}', '${organizationId}', '${organizationId}', property_id, 'paid', '02', date '2026-01-01' + n % 300, date '2026-01-31' + n % 300,
    date '2026-01-15' + n % 300, 'DOP', 1000, 1000, entry_id from bulk;
  insert into public.fiscal_invoices (id, organization_id, issuer_id, lease_id, property_id, range_id, ncf, ncf_kind, issued_on, client_name,
    treatment, currency, base_minor, on_credit_minor)
  select unit_id, '${organizationId}', '${organizationId}', lease_id, property_id, '${organizationId}', 'B99' || lpad(n::text, 8, '0'), 'consumer',
    date '2026-01-01' + n % 300, 'Cliente', 'exempt', 'DOP', 1000, 1000 from bulk;
  insert into public.fiscal_withholdings (organization_id, invoice_id, lease_id, payment_id, withheld_on, isr_minor)
  select '${organizationId}', unit_id, lease_id, payment_id, date '2026-01-01' + n % 300, 100 from bulk;
  insert into public.bank_accounts (id, organization_id, account_id, name, currency, opening_on)
  select '${organizationId}', '${organizationId}', a.id, 'Corriente', 'DOP', '2026-01-01' from public.accounts a
  where a.organization_id = '${organizationId}' and a.system_key = 'operating_cash';
  insert into public.bank_lines (id, organization_id, bank_account_id, import_id, line_key, occurred_on, amount_minor, description,
    matched_minor)
  select unit_id, '${organizationId}', '${organizationId}', '${organizationId}', n::text, date '2026-01-01' + n % 300, 1000000 + n,
    'TRANSF ' || md5(n::text), case when n % 100 = 0 then 0 else 1000000 + n end from bulk;
  insert into public.bank_matches (organization_id, bank_line_id, journal_line_id, amount_minor, made)
  select '${organizationId}', b.unit_id, l.id, l.amount_minor, 'nothing' from bulk b
  join public.journal_lines l on l.organization_id = '${organizationId}' and l.entry_id = b.entry_id and l.amount_minor > 0
  where b.n % 100 <> 0;
  insert into private.bank_open_lines (journal_line_id, organization_id, account_id, currency, occurred_on, amount_minor)
  select l.id, l.organization_id, l.account_id, l.currency, l.occurred_on, l.amount_minor from bulk b
  join public.journal_lines l on l.organization_id = '${organizationId}' and l.entry_id = b.entry_id and l.amount_minor > 0
  where b.n % 100 = 0
`;
