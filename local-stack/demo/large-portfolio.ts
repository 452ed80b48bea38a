import type { Sql } from 'postgres';

/** Writes organisations with their owners by the product's triggers, then all that they have without. */
export async function writeLargePortfolio(sql: Sql): Promise<void> {
  await sql`insert into auth.users (id, email, raw_user_meta_data)
    select owner_id, 'owner' || position || '@large.llavero.test',
      jsonb_build_object('full_name', 'Propietario ' || position, 'user_type', 'owner') from large_plan.organizations`;
  await sql`insert into public.organizations (id, name, kind, default_currency, created_by)
    select id, 'Inmobiliaria ' || position, 'company', 'DOP', owner_id from large_plan.organizations`;
  await sql`insert into public.memberships (organization_id, user_id, role)
    select id, owner_id, 'owner' from large_plan.organizations`;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`insert into public.properties
        (id, organization_id, name, property_type, street, street_number, sector, municipality, province)
      select property_id, organization_id, 'Residencial ' || lpad(property_number::text, 4, '0'), 'apartment_complex',
        'Av. Independencia', (100 + property_number)::text, 'Gazcue', 'Santo Domingo', 'Distrito Nacional' from large_plan.properties`;
    await transaction`insert into public.property_finances (organization_id, property_id)
      select organization_id, property_id from large_plan.properties`;
    await transaction`insert into public.units (id, organization_id, property_id, label, bedrooms, bathrooms, area_m2)
      select u.unit_id, u.organization_id, p.property_id, 'Apto. ' || u.n, 1 + u.n % 4, 1 + u.n % 3, 45 + u.n % 120
      from large_plan.units u join large_plan.properties p using (organization_id, property_number)`;
    await transaction`insert into public.people (id, organization_id, full_name, email, phone, identity_type, identity_number)
      select person_id, organization_id, tenant_name, 'tenant' || n || '@large.llavero.test', '809-555-' || lpad((n % 10000)::text, 4, '0'),
        'passport', 'LL' || lpad(n::text, 7, '0')
      from large_plan.leases`;
    await transaction`insert into public.leases (id, organization_id, property_id, unit_id, status, starts_on, ends_on, currency,
        due_day, late_fee_kind, late_fee_basis_points, late_fee_grace_days, bill_from, charged_through)
      select lease_id, organization_id, property_id, unit_id, 'active', first_month,
        (last_month + (1 + n % 24) * interval '1 month')::date + 30,
        case when is_in_dollars then 'USD' else 'DOP' end::public.currency_code,
        due_day, 'percent_of_outstanding', 500, 5, first_month, (last_month + interval '1 month')::date - 1
      from large_plan.leases cross join (select max(month) as last_month from large_plan.calendar) c`;
    await transaction`insert into public.lease_tenants (organization_id, lease_id, person_id, is_primary)
      select organization_id, lease_id, person_id, true from large_plan.leases`;
    await transaction`insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
      select organization_id, lease_id, case when is_in_dollars then 'USD' else 'DOP' end::public.currency_code, first_month, rent_minor
      from large_plan.leases`;
  });
}
