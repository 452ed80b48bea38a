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
    when p_table in ('fiscal_invoices', 'ecf_documents') then 'x.issued_on <= m.last_on'
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
comment on function private.my_past_event_ids is
  'Events of requests that the caller keeps reading of leases that they left.';

grant execute on function private.my_past_ids, private.my_past_event_ids to authenticated, service_role;
