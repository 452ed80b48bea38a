-- A scheduled report may be of one owner's properties, as the report on a screen may.
alter table public.report_schedules add column owner_key text check (char_length(owner_key) between 1 and 120),
  add constraint report_schedules_of_one_place check (property_id is null or owner_key is null);
comment on column public.report_schedules.owner_key is
  'Whose properties it is of (private.owner_key); null for all. Never together with a property.';
grant insert (owner_key), update (owner_key) on public.report_schedules to authenticated;

create function private.is_owner(p_organization_id uuid, p_owner_key text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.property_owners o where o.organization_id = p_organization_id
    and private.owner_key(o.full_name, o.identity_number) = p_owner_key)
$$;
comment on function private.is_owner is 'Whether somebody, by the key of owners, owns a property of the organisation.';

create function private.check_report_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Whoever may not schedule is refused by the policy, and learns nothing here of who owns what.
  if new.owner_key is not null and new.organization_id = any (array(select private.my_organization_ids('money.write')))
    and not private.is_owner(new.organization_id, new.owner_key) then
    perform private.fail('not_found', '{"fields": ["owner_key"]}');
  end if;
  return new;
end
$$;
comment on function private.check_report_owner is 'Trigger: a scheduled report is of somebody who owns a property here.';
create trigger check_report_owner before insert or update of owner_key on public.report_schedules
  for each row execute function private.check_report_owner();
revoke execute on function private.is_owner, private.check_report_owner from public, anon, authenticated;

create or replace function private.send_scheduled_reports(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_schedule public.report_schedules;
  v_span private.report_span;
  v_count integer := 0;
begin
  for v_schedule in
    select * from public.report_schedules s where s.organization_id = p_organization_id
      and coalesce(s.sent_through, '-infinity') < (private.report_period(s.rhythm, p_today)).ends_on
    order by s.id for update skip locked
  loop
    v_span := private.report_period(v_schedule.rhythm, p_today);
    -- Who left, or may not read money any more, is passed over; and nothing goes out of an owner who owns nothing any more.
    perform private.mail_user(m.user_id, 'scheduled_report', jsonb_build_object('organization_id', p_organization_id,
        'user_id', m.user_id, 'report', v_schedule.report, 'property_id', v_schedule.property_id,
        'owner', v_schedule.owner_key, 'from', v_span.starts_on, 'to', v_span.ends_on, 'basis', v_schedule.basis,
        'currency', v_schedule.currency),
      'report/' || v_schedule.id || '/' || v_span.ends_on || '/' || m.user_id)
    from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'money.read'
    where m.organization_id = p_organization_id and m.user_id = any (v_schedule.recipient_ids)
      and (v_schedule.owner_key is null or private.is_owner(p_organization_id, v_schedule.owner_key));
    update public.report_schedules set sent_through = v_span.ends_on where id = v_schedule.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
