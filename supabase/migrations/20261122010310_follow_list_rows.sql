-- The kept rows of the lists of tenants and units follow every change of what they are made of.
create function private.keep_rows_of_leases()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_leases uuid[];
  v_units uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct unit_id) into v_units from new_rows where status in ('active', 'notice_given', 'month_to_month');
  else
    select array_agg(n.id), array_agg(distinct n.unit_id) into v_leases, v_units from new_rows n join old_rows o using (id)
    where (n.status, n.starts_on, n.ends_on, n.unit_id, n.property_id)
      is distinct from (o.status, o.starts_on, o.ends_on, o.unit_id, o.property_id);
  end if;
  if v_leases is not null then
    perform private.keep_tenant_rows(v_leases);
  end if;
  if v_units is not null then
    perform private.keep_unit_rows(v_units);
  end if;
  return null;
end
$$;
comment on function private.keep_rows_of_leases is 'Trigger: a lease''s status, days and place stand in the kept rows.';
create trigger keep_list_rows_added after insert on public.leases referencing new table as new_rows
  for each statement execute function private.keep_rows_of_leases();
create trigger keep_list_rows_changed after update on public.leases referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_rows_of_leases();

create function private.keep_rows_of_lease_parts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_tenant_rows(array(select distinct lease_id from changed_rows));
  return null;
end
$$;
comment on function private.keep_rows_of_lease_parts is 'Trigger: a lease''s tenants and rents stand in the kept rows.';
create trigger keep_list_rows_added after insert on public.lease_tenants referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_changed after update on public.lease_tenants referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_added after insert on public.lease_rent_steps referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_changed after update on public.lease_rent_steps referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_removed after delete on public.lease_rent_steps referencing old table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();

create function private.keep_rows_of_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.tenant_rows k set receivable_minor = n.receivable_minor from new_rows n
  where k.organization_id = n.organization_id and k.lease_id = n.lease_id and k.receivable_minor <> n.receivable_minor;
  return null;
end
$$;
comment on function private.keep_rows_of_balances is 'Trigger: what a lease owes stands in the kept rows.';
create trigger keep_list_rows_added after insert on public.lease_balances referencing new table as new_rows
  for each statement execute function private.keep_rows_of_balances();
create trigger keep_list_rows_changed after update on public.lease_balances referencing new table as new_rows
  for each statement execute function private.keep_rows_of_balances();

create function private.keep_rows_of_names()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'people' then
    update public.tenant_rows k set full_name = n.full_name from new_rows n
    where k.organization_id = n.organization_id and k.person_id = n.id and k.full_name <> n.full_name;
  else
    update public.tenant_rows k set property_name = n.name from new_rows n
    where k.organization_id = n.organization_id and k.property_id = n.id and k.property_name <> n.name;
    update public.unit_rows k set property_name = n.name from new_rows n
    where k.organization_id = n.organization_id and k.property_id = n.id and k.property_name <> n.name;
  end if;
  return null;
end
$$;
comment on function private.keep_rows_of_names is 'Trigger: names of people and properties stand in the kept rows.';
create trigger keep_list_rows_changed after update on public.people referencing new table as new_rows
  for each statement execute function private.keep_rows_of_names();
create trigger keep_list_rows_changed after update on public.properties referencing new table as new_rows
  for each statement execute function private.keep_rows_of_names();

create function private.keep_rows_of_units()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_unit_rows(array(select id from new_rows));
  return null;
end
$$;
comment on function private.keep_rows_of_units is 'Trigger: every unit has its kept row.';
create trigger keep_list_rows_added after insert on public.units referencing new table as new_rows
  for each statement execute function private.keep_rows_of_units();
create trigger keep_list_rows_changed after update on public.units referencing new table as new_rows
  for each statement execute function private.keep_rows_of_units();

-- A rent that was agreed earlier begins on a day when nobody writes anything. Index: the few steps that begin now.
create index lease_rent_steps_by_day on public.lease_rent_steps (organization_id, starts_on);
create function private.portfolio_jobs(p_organization_id uuid, p_now timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.keep_tenant_rows(array(
    select distinct s.lease_id from public.lease_rent_steps s
    where s.organization_id = p_organization_id
      and s.starts_on between (p_now - interval '40 days')::date and (p_now + interval '1 day')::date))
$$;
comment on function private.portfolio_jobs is 'Part of the scheduled job: rents that began since it ran last stand in the kept rows.';

-- As before, and also what lists are sorted by.
create or replace function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date;
  v_leases integer;
  v_rents integer;
  v_fees integer;
  v_forgotten integer;
  v_months integer;
  v_bills integer;
  v_reports integer;
  v_result jsonb := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 0}';
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_result;
  end if;
  begin
    perform private.lock_money(p_organization_id);
    v_leases := private.advance_leases(p_organization_id, v_today);
    v_rents := private.post_due_rent(p_organization_id, v_today);
    v_rents := v_rents + private.post_recurring_charges(p_organization_id, v_today);
    v_fees := private.post_late_fees(p_organization_id, v_today);
    v_forgotten := private.forget_applications(p_organization_id, v_today);
    v_months := private.keep_month_ends(p_organization_id, v_today);
    v_bills := private.post_recurring_bills(p_organization_id, v_today);
    perform private.portfolio_jobs(p_organization_id, p_now);
    v_reports := private.send_scheduled_reports(p_organization_id, v_today);
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    v_result := jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees, 'failed', 0);
    if v_leases + v_rents + v_fees + v_forgotten + v_months + v_bills + v_reports > 0 then
      insert into private.job_runs (organization_id, ran_for, result)
      values (p_organization_id, p_now, v_result - 'failed'
        || jsonb_build_object('applications_forgotten', v_forgotten, 'recurring_bills', v_bills, 'reports_sent', v_reports));
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    v_result := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return v_result;
end
$$;
revoke execute on function private.keep_rows_of_leases, private.keep_rows_of_lease_parts, private.keep_rows_of_balances,
  private.keep_rows_of_names, private.keep_rows_of_units, private.portfolio_jobs from public, anon, authenticated;
