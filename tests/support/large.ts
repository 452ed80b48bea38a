import type { Sql } from 'postgres';
import type { Landlord } from '#tests/support/portfolio.ts';

/**
 * Fills an organisation with `leases` leases, each with a unit, a tenant, a rent step, a balance, a paid charge, an open
 * charge for one in ten, and a payment with its receipt. Without triggers, so that it takes seconds; good for plans only.
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
      insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on)
      select entry_id, '${organizationId}', 1000000 + n, 'payment', '2026-01-01' from bulk;
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
  });
  await sql`vacuum analyze`;
}
