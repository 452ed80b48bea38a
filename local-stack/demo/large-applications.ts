import type { Sql } from 'postgres';

/** Writes an application for one unit in ten, in every status, with its applicant; without triggers. */
export async function writeLargeApplications(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`create temporary table written on commit drop as
      select l.n, gen_random_uuid() as id, l.organization_id, l.property_id, l.unit_id, l.tenant_name, l.rent_minor, l.is_in_dollars,
        (array['submitted', 'in_review', 'in_review', 'approved', 'rejected'])[1 + l.n / 10 % 5]::public.application_status as status,
        now() - l.n * interval '7 minutes' as created_at
      from large_plan.leases l where l.n % 10 = 4`;
    await transaction`insert into public.applications (id, organization_id, property_id, unit_id, status, rent_minor, rent_currency,
        decision_reason, retention_until, submitted_at, created_at)
      select id, organization_id, property_id, unit_id, status, rent_minor,
        case when is_in_dollars then 'USD' else 'DOP' end::public.currency_code,
        case when status = 'rejected' then 'Ingresos insuficientes' else '' end,
        case when status = 'rejected' then current_date + 90 end, created_at, created_at
      from written`;
    await transaction`insert into public.application_applicants (organization_id, application_id, full_name, is_primary)
      select organization_id, id, tenant_name, true from written`;
    await transaction`update public.organization_totals t set submitted_application_count = (select count(*)
      from public.applications a where a.organization_id = t.organization_id and a.status = 'submitted')`;
  });
}
