create function private.my_person_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$ select id from public.people where user_id = (select auth.uid()) $$;
comment on function private.my_person_ids is
  'The caller as a person of the organisations that they rent or rented from.';

create function private.my_notice_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select n.id from public.notice_recipients r join public.notices n on n.id = r.notice_id
  where r.person_id in (select private.my_person_ids()) and n.publish_at <= now() and n.withdrawn_at is null
    and (r.received_at is not null or private.lives_where_notice_is_for(n, r.person_id, r.lease_id))
$$;
comment on function private.my_notice_ids is
  'Published notices that the caller received while living there, or that reach them there now; those that have expired too.';

create function public.my_notices()
returns table (id uuid, organization_id uuid, lease_id uuid, title_es text, body_es text, title_en text, body_en text,
  publish_at timestamptz, expires_at timestamptz, needs_acknowledgement boolean, read_at timestamptz, acknowledged_at timestamptz,
  organization_name text, time_zone text)
language sql
stable
set search_path = ''
as $$
  select n.id, n.organization_id, r.lease_id, private.fill_words(n.title_es, r.lease_id, r.person_id),
    private.fill_words(n.body_es, r.lease_id, r.person_id), private.fill_words(n.title_en, r.lease_id, r.person_id),
    private.fill_words(n.body_en, r.lease_id, r.person_id), n.publish_at, n.expires_at,
    n.needs_acknowledgement, r.read_at, r.acknowledged_at, o.name, o.time_zone
  from public.notice_recipients r
  join public.notices n on n.organization_id = r.organization_id and n.id = r.notice_id
  join public.organizations o on o.id = n.organization_id
  where r.person_id = any (array(select private.my_person_ids())) and n.id = any (array(select private.my_notice_ids()))
$$;
select private.declare_verb('my_notices', 'rows', p_comment =>
  'Published notices for the caller, with whether they have read and acknowledged them.');

create function private.save_notice(p_organization_id uuid, p_notice_id uuid, p_notice jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_new public.notices;
  v_old public.notices;
begin
  if p_notice_id is not null then
    v_old := private.lock_notice(p_notice_id);
  else
    perform private.require_record(p_organization_id, 'messages.write');
  end if;
  if p_notice_id is not null and (v_old.publish_at <= now() or v_old.withdrawn_at is not null) then
    perform private.fail('notice_published');
  end if;
  v_new := private.notice_of(coalesce(v_old.organization_id, p_organization_id), p_notice);
  perform private.check_notice(v_new);
  if p_notice_id is not null then
    perform private.cancel_notice_mail(p_notice_id);
    delete from public.notices where id = p_notice_id;
  end if;
  insert into public.notices (id, organization_id, title_es, body_es, title_en, body_en, audience, property_id, unit_ids, lease_ids,
    publish_at, expires_at, needs_acknowledgement, created_by)
  values (coalesce(p_notice_id, gen_random_uuid()), v_new.organization_id, v_new.title_es, v_new.body_es, v_new.title_en, v_new.body_en,
    v_new.audience, v_new.property_id, v_new.unit_ids, v_new.lease_ids, v_new.publish_at, v_new.expires_at,
    v_new.needs_acknowledgement, coalesce(v_old.created_by, (select auth.uid())))
  returning * into v_new;
  perform private.add_notice_recipients(v_new, null);
  return v_new.id;
end
$$;
select private.declare_verb('save_notice', 'messages.write', p_repeatable => true, p_comment =>
  'Writes a notice (columns of notices as JSON; now when publish_at is null), or a scheduled one anew. Errors: not_found, notice_published, notice_text_missing, notice_expiry_past, notice_audience_missing.');

create function private.unpublish_notice(p_notice_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_notice(p_notice_id);
  perform private.cancel_notice_mail(p_notice_id);
  update public.notices set withdrawn_at = now() where id = p_notice_id and withdrawn_at is null;
  return p_notice_id;
end
$$;
select private.declare_verb('unpublish_notice', 'messages.write', p_comment =>
  'Takes a notice back: its readers no longer see it. Error: not_found.');

create function private.remind_notice(p_notice_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_notice public.notices;
  v_count integer := 0;
  v_user uuid;
begin
  v_notice := private.lock_notice(p_notice_id);
  if v_notice.withdrawn_at is not null or v_notice.publish_at > now() then
    perform private.fail('notice_not_current');
  end if;
  for v_user in
    select pe.user_id from public.notice_recipients r join public.people pe on pe.id = r.person_id
    where r.notice_id = p_notice_id and pe.user_id is not null
      and case when v_notice.needs_acknowledgement then r.acknowledged_at else r.read_at end is null
      and private.lives_where_notice_is_for(v_notice, r.person_id, r.lease_id)
  loop
    -- Once a day, however often it is asked for.
    perform private.mail_notice(v_notice, v_user, now(), true, private.notice_mail_key(p_notice_id, v_user) || '/'
      || private.organization_today(v_notice.organization_id));
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
select private.declare_verb('remind_notice', 'messages.write', p_comment =>
  'Mails who lives there and has not read (or acknowledged) a notice, once a day; returns how many there are. Errors: not_found, notice_not_current.');

create function private.read_notice(p_notice_id uuid, p_is_acknowledged boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_read integer;
  v_acknowledged integer;
begin
  if p_notice_id not in (select private.my_notice_ids()) then
    perform private.fail('not_found');
  end if;
  -- Readers wait for each other here: the counts are of all of them.
  perform 1 from public.notices where id = p_notice_id for update;
  with mine as (
    select r.person_id, r.read_at is null as is_new,
      r.acknowledged_at is null and p_is_acknowledged and n.needs_acknowledgement as is_acknowledging
    from public.notice_recipients r join public.notices n on n.id = r.notice_id
    where r.notice_id = p_notice_id and r.person_id in (select private.my_person_ids())
  ), changed as (
    update public.notice_recipients r set read_at = coalesce(r.read_at, now()),
      acknowledged_at = case when m.is_acknowledging then now() else r.acknowledged_at end
    from mine m where r.notice_id = p_notice_id and r.person_id = m.person_id and (m.is_new or m.is_acknowledging)
    returning m.is_new, m.is_acknowledging
  )
  select count(*) filter (where is_new), count(*) filter (where is_acknowledging) into v_read, v_acknowledged from changed;
  if v_read + v_acknowledged > 0 then
    update public.notices set read_count = read_count + v_read, acknowledged_count = acknowledged_count + v_acknowledged
    where id = p_notice_id;
    perform private.mark_read_of(v_user, 'notice', p_notice_id);
  end if;
end
$$;
select private.declare_verb('read_notice', 'own', p_comment =>
  'The caller has read a notice for them, or acknowledges it. Error: not_found.');

create function private.count_notice_people(p_organization_id uuid, p_notice jsonb)
returns table (people integer, with_account integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_notice public.notices := private.notice_of(p_organization_id, p_notice);
begin
  perform private.require_record(p_organization_id, 'messages.write');
  return query select count(*)::integer, count(w.user_id)::integer
    from private.notice_people(p_organization_id, v_notice.audience, v_notice.property_id, v_notice.unit_ids, v_notice.lease_ids) w;
end
$$;
select private.declare_verb('count_notice_people', 'messages.write', p_comment =>
  'How many tenants a notice would be for today, and how many of them have an account. Error: not_found.');

create function private.message_jobs(p_organization_id uuid, p_now timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_notice public.notices;
  v_count integer := 0;
begin
  perform private.settle_notices(p_organization_id);
  for v_notice in
    select * from public.notices
    where organization_id = p_organization_id and withdrawn_at is null and audience <> 'leases'
      and publish_at between p_now - interval '60 days' and p_now + interval '60 days'
      and (expires_at is null or expires_at > p_now)
  loop
    v_count := v_count + private.add_notice_recipients(v_notice, (v_notice.created_at - interval '1 day')::date);
  end loop;
  return v_count;
end
$$;
comment on function private.message_jobs is
  'Who has moved in since a notice was written is one of its readers too, for 60 days; who left before it was published is none.';

grant execute on function private.my_person_ids, private.my_notice_ids to authenticated, service_role;
