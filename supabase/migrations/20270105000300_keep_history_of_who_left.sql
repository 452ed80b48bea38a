-- Who left a lease that others go on with keeps reading what was theirs until their last day, and nothing later. The policies
-- give whole leases to their parties of today (my_lease_ids); to these they give rows, each by its own day.
create function private.my_past_leases()
returns table (lease_id uuid, last_on date, until timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select l.id, private.my_last_day(l.id), private.my_last_moment(l.id) from public.leases l
  where l.id in (select private.my_past_lease_ids() except select private.my_lease_ids())
$$;
comment on function private.my_past_leases is
  'Leases that the caller left while others stayed: their last day, and the midnight after it where the lease is.';

create function private.past_rule(p_table text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_table in ('charges') then 'x.due_on <= m.last_on'
    when p_table in ('charge_credits', 'held_deposits') then 'x.occurred_on <= m.last_on'
    when p_table in ('lease_rent_steps', 'recurring_charges') then 'x.starts_on <= m.last_on'
    -- What others report afterwards of a day before is theirs alone.
    when p_table = 'payments' then 'x.paid_on <= m.last_on
      and (x.reported_by is null or x.reported_by = (select auth.uid()) or x.created_at < m.until)'
    when p_table in ('payment_exchanges', 'receipts') then 'x.payment_id in (select private.my_past_ids(''payments''))'
    when p_table = 'refunds' then 'x.requested_at < m.until'
    when p_table = 'meter_readings' then 'x.read_on <= m.last_on'
    when p_table = 'deposit_settlements' then 'x.settled_on <= m.last_on'
    when p_table = 'deposit_deductions' then 'x.settlement_id in (select private.my_past_ids(''deposit_settlements''))'
    when p_table = 'deduction_evidence' then 'x.deduction_id in (select private.my_past_ids(''deposit_deductions''))'
    when p_table = 'fiscal_invoices' then 'x.issued_on <= m.last_on'
    when p_table = 'fiscal_withholdings' then 'x.withheld_on <= m.last_on'
    when p_table = 'payment_plans' then 'x.agreed_on <= m.last_on'
    when p_table = 'payment_plan_instalments' then 'x.plan_id in (select private.my_past_ids(''payment_plans''))'
    when p_table in ('lease_tenants', 'plan_requests', 'autopays') then 'x.user_id = (select auth.uid())'
    when p_table = 'autopay_charges' then 'x.autopay_id in (select private.my_past_ids(''autopays''))'
    when p_table = 'card_payments' then 'x.user_id = (select auth.uid()) or x.created_at < m.until'
    when p_table = 'maintenance_events' then 'not x.is_internal and x.created_at < m.until'
    when p_table in ('maintenance_requests', 'maintenance_photos', 'condition_reports', 'condition_photos', 'area_reservations',
      'document_requests') then 'x.created_at < m.until'
    when p_table = 'condition_items' then 'x.report_id in (select private.my_past_ids(''condition_reports''))'
    when p_table = 'parcels' then 'x.noted_at < m.until'
    when p_table = 'documents' then 'x.is_shared and x.created_at < m.until'
  end
$$;
comment on function private.past_rule is
  'Which rows of a table somebody keeps reading of a lease that they left: x is the row, m their last day (my_past_leases).';

create function private.my_past_ids(p_table text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from private.my_past_lease_ids()) then
    return query execute format(
      'select x.id from public.%I x join private.my_past_leases() m on m.lease_id = x.lease_id where %s',
      p_table, private.past_rule(p_table));
  end if;
end
$$;
comment on function private.my_past_ids is 'Rows of a table that the caller keeps reading of leases that they left.';

create function private.my_past_event_ids()
returns setof bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from private.my_past_lease_ids()) then
    return query select x.id from public.maintenance_events x join private.my_past_leases() m on m.lease_id = x.lease_id
      where not x.is_internal and x.created_at < m.until;
  end if;
end
$$;
comment on function private.my_past_event_ids is 'Events of requests that the caller keeps reading of leases that they left.';

do $$
declare
  v_part record;
  v_policy record;
  v_theirs text;
begin
  for v_part in
    select t as table_name, 'id' as key, t as source from unnest(array['lease_tenants', 'lease_rent_steps', 'charges', 'charge_credits',
      'payments', 'receipts', 'refunds', 'recurring_charges', 'meter_readings', 'held_deposits', 'deposit_settlements',
      'deposit_deductions', 'deduction_evidence', 'fiscal_invoices', 'fiscal_withholdings', 'payment_plans',
      'payment_plan_instalments', 'plan_requests', 'autopays', 'autopay_charges', 'card_payments', 'maintenance_requests',
      'maintenance_photos', 'condition_reports', 'condition_items', 'condition_photos', 'area_reservations', 'parcels',
      'document_requests']) as t
    union all values ('payment_allocations', 'payment_id', 'payments'), ('payment_exchanges', 'payment_id', 'payments'),
      ('fiscal_invoice_charges', 'invoice_id', 'fiscal_invoices'), ('leases', 'id', null), ('maintenance_events', 'id', null)
  loop
    select policyname, qual into strict v_policy from pg_catalog.pg_policies
    where schemaname = 'public' and tablename = v_part.table_name and cmd = 'SELECT' and qual like '%my_lease_ids%';
    v_theirs := case v_part.table_name
      when 'leases' then 'id = any (array(select private.my_past_lease_ids()))'
      when 'maintenance_events' then 'id = any (array(select private.my_past_event_ids()))'
      -- What was paid ahead may pay what came later.
      when 'payment_allocations' then 'payment_id = any (array(select private.my_past_ids(''payments'')))
        and charge_id = any (array(select private.my_past_ids(''charges'')))'
      else format('%I = any (array(select private.my_past_ids(%L)))', v_part.key, v_part.source) end;
    execute format('alter policy %I on public.%I using (%s or (%s))',
      v_policy.policyname, v_part.table_name, v_policy.qual, v_theirs);
  end loop;
end
$$;

-- The place is the one that they rented; its papers are for who has it.
create or replace function private.my_unit_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select unit_id from public.leases
  where id in (select private.my_lease_ids() union all select private.my_past_lease_ids())
$$;

create or replace function private.my_property_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select property_id from public.leases
  where id in (select private.my_lease_ids() union all select private.my_past_lease_ids())
$$;

create or replace function private.my_shared_document_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  with mine as (
    select l.id, l.organization_id, l.property_id, l.unit_id, l.status from public.leases l
    where l.id in (select private.my_lease_ids())
  )
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.lease_id = m.id
  where d.is_shared
  union
  -- Papers of the place are for who has it, not for who had it.
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.unit_id = m.unit_id
  where d.is_shared and m.status in ('signed', 'active', 'notice_given', 'month_to_month')
  union
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.property_id = m.property_id
  where d.is_shared and m.status in ('signed', 'active', 'notice_given', 'month_to_month')
  union
  select d.id from public.people p join public.documents d on d.organization_id = p.organization_id and d.person_id = p.id
  where d.is_shared and p.user_id = (select auth.uid())
  union
  -- Who left while others stayed has those of the lease that were there.
  select private.my_past_ids('documents')
$$;

revoke execute on function private.my_past_leases, private.past_rule, private.my_past_ids, private.my_past_event_ids
  from public, anon, authenticated;
grant execute on function private.my_past_ids, private.my_past_event_ids to authenticated, service_role;
