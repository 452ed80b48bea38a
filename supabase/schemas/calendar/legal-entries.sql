create function private.legal_file_entries(p_organization_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select d.rule || '/' || e.id, 'lease'::public.calendar_kind, d.rule::public.calendar_rule, w.law, w.article, d.day, d.day,
      null::timestamptz, null::timestamptz, p_zone, jsonb_strip_nulls(jsonb_build_object('days', w.value)),
      'legal_file', f.id, l.property_id, l.unit_id, l.id, null::uuid,
      case when w.law is null then 'legal_file' else 'law' end::public.calendar_fixed_reason, null::timestamptz
    from public.legal_files f
    join public.leases l on l.id = f.lease_id
    join public.units u on u.id = l.unit_id
    join public.legal_file_events e on e.file_id = f.id
    cross join lateral (select case when e.step = 'tenant_died' then e.happened_on end as died_on) t
    cross join lateral private.rental_law_on('take_over', u.unit_use, t.died_on) w
    cross join lateral (select
      case e.step when 'tenant_died' then 'take_over_last_day' when 'hearing_set' then 'hearing' else 'demand_pay_day' end as rule,
      case e.step when 'tenant_died' then t.died_on + w.value when 'hearing_set' then e.due_on
        else (nullif(e.paper -> 'facts' ->> 'day', ''))::date end as day,
      -- What has happened is waited for no more.
      (case e.step when 'tenant_died' then '{taken_over}' when 'hearing_set' then '{judgment_given}' else '{debt_paid,claim_filed}' end)
        ::text[]::public.legal_step[] as after) d
    where f.organization_id = p_organization_id and f.status = 'open'
      and (e.step in ('tenant_died', 'hearing_set') or e.step = 'paper_written' and f.kind in ('unpaid_rent', 'eviction'))
      and d.day between p_from and p_to
      and not exists (select 1 from public.legal_file_events c where c.corrects_id = e.id)
      and not exists (select 1 from public.legal_file_events n where n.file_id = f.id and n.step = any (d.after)
        and not exists (select 1 from public.legal_file_events c where c.corrects_id = n.id));
end
$$;
comment on function private.legal_file_entries is
  'Days of open legal files that no other entry has: until when a lease may be taken over, until when a demand asks for payment, hearings.';

create function private.awaited_legal_days(p_organization_id uuid, p_from date, p_to date)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_zone text := (select time_zone from public.organizations where id = p_organization_id);
begin
  return query select * from private.legal_file_entries(p_organization_id, p_from, p_to, v_zone);
  -- These stand in the calendar by themselves; a file says that somebody waits for them.
  return query
    select e.* from (
      select * from private.lease_entries(p_organization_id, null, p_from, p_to, v_zone)
      union all select * from private.deposit_entries(p_organization_id, p_from, p_to, v_zone)) e
    where exists (select 1 from public.legal_files f where f.organization_id = p_organization_id and f.lease_id = e.lease_id
      and f.status = 'open' and (f.kind, e.rule) in (('end_of_term', 'notice_last_day'), ('deposit', 'deposit_reasons_day'))
      and not exists (select 1 from public.legal_file_events n where n.file_id = f.id and n.step in ('served', 'sent')
        and not exists (select 1 from public.legal_file_events c where c.corrects_id = n.id)));
end
$$;
comment on function private.awaited_legal_days is
  'The days of open legal files between two days: what only they know, and the law''s days for notices and reasons that were not given yet.';

create function private.remind_of_legal_days(p_organization_id uuid, p_today date)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, p_organization_id, 'calendar_reminder', 'legal_day', 'lease', e.lease_id,
    jsonb_build_object('lease_id', e.lease_id, 'kind', e.rule, 'last_day', e.starts_on, 'property', p.name, 'unit', u.label,
      'tenant', coalesce(private.lease_party_names(e.lease_id, p_today), '')),
    'legal-day/' || e.key || '/' || e.starts_on || '/' || w.days || '/' || m.user_id)
  from unnest('{7,1}'::integer[]) w (days)
  -- A job that did not run for two days makes up for it.
  join private.awaited_legal_days(p_organization_id, p_today - 1, p_today + 7) e on e.starts_on between p_today + w.days - 2 and p_today + w.days
  join public.properties p on p.id = e.property_id
  join public.units u on u.id = e.unit_id
  join public.memberships m on m.organization_id = p_organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'leases.write'
$$;
comment on function private.remind_of_legal_days is
  'Writes to those who handle leases that a day of an open legal file comes in seven days or tomorrow, each once.';
