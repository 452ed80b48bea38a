create function private.check_report_recipients()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.recipient_ids := array(select distinct r from unnest(new.recipient_ids) r order by r);
  if exists (
    select 1 from unnest(new.recipient_ids) r (user_id)
    where not exists (select 1 from public.memberships m
      join private.role_permissions p on p.role = m.role and p.permission = 'money.read'
      where m.organization_id = new.organization_id and m.user_id = r.user_id)
  ) then
    perform private.fail('recipient_not_member');
  end if;
  -- The period that is over when it is set up is not sent any more: the first one comes at the end of the present one.
  if tg_op = 'INSERT' or new.rhythm <> old.rhythm then
    new.sent_through := (private.report_period(new.rhythm, private.organization_today(new.organization_id))).ends_on;
  end if;
  return new;
end
$$;
comment on function private.check_report_recipients is 'Trigger: reports go only to members who may read money.';

create function private.report_period(p_rhythm public.report_rhythm, p_today date)
returns private.report_span
language sql
immutable
set search_path = ''
as $$
  select case p_rhythm
    when 'weekly' then row(date_trunc('week', p_today::timestamp)::date - 7, date_trunc('week', p_today::timestamp)::date - 1)::private.report_span
    else row((date_trunc('month', p_today::timestamp) - interval '1 month')::date, date_trunc('month', p_today::timestamp)::date - 1)::private.report_span end
$$;
comment on function private.report_period is
  'The last period that is over on a day: from Monday to Sunday, or a calendar month.';

create function private.send_scheduled_reports(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_schedule public.report_schedules;
  v_span private.report_span;
  v_count integer := 0;
  v_keeper uuid;
begin
  -- Statements to owners are the organisation's, whoever set them up and may have left since.
  select m.user_id into v_keeper from public.memberships m
  where m.organization_id = p_organization_id and m.role = 'owner' order by m.created_at, m.user_id limit 1;
  for v_schedule in
    select * from public.report_schedules s where s.organization_id = p_organization_id
      and coalesce(s.sent_through, '-infinity') < (private.report_period(s.rhythm, p_today)).ends_on
    order by s.id for update skip locked
  loop
    v_span := private.report_period(v_schedule.rhythm, p_today);
    -- Who left, or may not read money any more, is passed over; and nothing goes out of an owner who owns nothing any more.
    perform private.notify_user(m.user_id, p_organization_id, 'report_scheduled', 'scheduled_report', 'report_schedule',
      v_schedule.id, jsonb_build_object('organization_id', p_organization_id,
        'user_id', m.user_id, 'report', v_schedule.report, 'property_id', v_schedule.property_id,
        'owner', v_schedule.owner_key, 'from', v_span.starts_on, 'to', v_span.ends_on, 'basis', v_schedule.basis,
        'currency', v_schedule.currency),
      'report/' || v_schedule.id || '/' || v_span.ends_on || '/' || m.user_id)
    from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'money.read'
    where m.organization_id = p_organization_id and m.user_id = any (v_schedule.recipient_ids)
      and (v_schedule.owner_key is null or private.is_owner(p_organization_id, v_schedule.owner_key));
    if v_schedule.to_owners then
      perform private.mail_owner_statement(c, v_keeper, jsonb_build_object('property_id', v_schedule.property_id,
          'from', v_span.starts_on, 'to', v_span.ends_on, 'basis', v_schedule.basis, 'currency', v_schedule.currency),
        'owner-report/' || v_schedule.id || '/' || v_span.ends_on || '/' || c.id)
      from public.owner_contacts c
      where c.organization_id = p_organization_id
        and (v_schedule.owner_key is null or c.owner_key = v_schedule.owner_key);
    end if;
    update public.report_schedules set sent_through = v_span.ends_on where id = v_schedule.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
comment on function private.send_scheduled_reports is
  'Writes the messages of every scheduled report whose period is over and was not sent; once a period however often it runs. Returns how many reports.';
