-- Joined with each other, the rows before and after a statement were compared each with each: the plan is made once, mostly for
-- a statement that changed one lease, and a month's rent changes them all. Nothing here joins the two.
create or replace function private.keep_rows_of_leases()
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
    select array_agg(id), array_agg(distinct unit_id) into v_leases, v_units from (
      select id, unit_id, status, starts_on, ends_on, property_id, currency from new_rows
      except select id, unit_id, status, starts_on, ends_on, property_id, currency from old_rows) changed;
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

create or replace function private.write_lease_moves()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lease_events (organization_id, lease_id, kind, facts, actor_id)
  select n.organization_id, n.id,
    case when n.called_off_at is not null then 'called_off'
      else case n.status when 'signed' then 'signed' when 'active' then 'started' when 'month_to_month' then 'month_to_month'
        when 'terminated' then 'terminated' else 'ended' end end::public.lease_event_kind,
    jsonb_strip_nulls(jsonb_build_object('ended_on', case when n.status in ('ended', 'terminated', 'renewed') then n.ended_on end,
      'starts_on', case when n.status in ('signed', 'active') then n.starts_on end,
      'is_renewed', case when n.status = 'renewed' then true end, 'reason', nullif(n.called_off_reason, ''))),
    case when n.status in ('signed', 'terminated') then (select auth.uid()) end
  from (
    select s.*, lag(s.status) over (partition by s.id order by s.is_new) as status_before
    from (select true as is_new, r.* from new_rows r union all select false, r.* from old_rows r) s
  ) n
  -- Notice and its withdrawal are written by their verbs, with what was said.
  where n.is_new and n.status <> n.status_before and n.status not in ('draft', 'sent', 'partially_signed', 'notice_given')
    and not (n.status_before = 'notice_given' and n.status in ('active', 'month_to_month'));
  return null;
end
$$;

-- The API takes a function's own limit for its request. The service's of some seconds would end the night in which a large
-- portfolio's month is charged, every hour anew: about half a second for a thousand leases.
alter function public.run_organization_jobs(uuid, timestamptz) set statement_timeout to '10min';
