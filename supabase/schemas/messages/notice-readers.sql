-- Whom a notice is for, and what the verbs of notices are made of.
create function private.notice_people(p_organization_id uuid, p_audience public.notice_audience, p_property_id uuid, p_unit_ids uuid[],
  p_lease_ids uuid[], p_begun_since date default null)
returns table (person_id uuid, lease_id uuid, user_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct on (lt.person_id) lt.person_id, l.id, pe.user_id
  from public.leases l
  join public.lease_parties lt on lt.lease_id = l.id
  join public.people pe on pe.id = lt.person_id
  where l.organization_id = p_organization_id and private.is_occupying(l.status)
    and (p_begun_since is null or l.starts_on >= p_begun_since)
    and case p_audience
      when 'organization' then true
      when 'property' then l.property_id = p_property_id
      when 'units' then l.property_id = p_property_id and l.unit_id = any (p_unit_ids)
      else l.id = any (p_lease_ids) end
  order by lt.person_id, l.starts_on desc
$$;
comment on function private.notice_people is
  'Tenants who live there today, of all properties, one, some units or some leases; each once.';

create function private.notice_mail_key(p_notice_id uuid, p_user_id uuid)
returns text
language sql
immutable
set search_path = ''
as $$ select 'notice/' || p_notice_id || '/' || p_user_id $$;
comment on function private.notice_mail_key is 'Names the mail about a notice to one of its readers.';

-- The mail of a notice says what is true when it goes, not when it was scheduled: its words in braces are filled when the
-- message is taken for the first time. Tried again it says the same: the provider knows it by its id.
create function private.mail_notice(p_notice public.notices, p_user_id uuid, p_at timestamptz, p_is_reminder boolean, p_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader public.notice_recipients;
begin
  select r.* into v_reader from public.notice_recipients r
  join public.people pe on pe.organization_id = r.organization_id and pe.id = r.person_id
  where r.notice_id = p_notice.id and pe.user_id = p_user_id order by r.lease_id limit 1;
  -- A reminder is for who has read it too, and not acknowledged it.
  perform private.notify_user(p_user_id, p_notice.organization_id, 'notice_published', 'notice_published', 'notice', p_notice.id,
    jsonb_build_object('notice_id', p_notice.id, 'lease_id', v_reader.lease_id, 'person_id', v_reader.person_id,
      'landlord', (select name from public.organizations where id = p_notice.organization_id),
      'title_es', p_notice.title_es, 'body_es', p_notice.body_es, 'title_en', p_notice.title_en, 'body_en', p_notice.body_en,
      'needs_acknowledgement', p_notice.needs_acknowledgement, 'is_reminder', p_is_reminder),
    p_key, case when not p_is_reminder then interval '0' end, p_at);
end
$$;
comment on function private.mail_notice is 'Mails a notice to one of its readers, from a time on.';

create function private.add_notice_recipients(p_notice public.notices, p_begun_since date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer := 0;
  v_person record;
begin
  for v_person in
    with added as (
      insert into public.notice_recipients (notice_id, person_id, organization_id, lease_id, received_at)
      select p_notice.id, w.person_id, p_notice.organization_id, w.lease_id, case when p_notice.publish_at <= now() then now() end
      from private.notice_people(p_notice.organization_id, p_notice.audience, p_notice.property_id, p_notice.unit_ids,
        p_notice.lease_ids, p_begun_since) w
      on conflict do nothing returning person_id
    )
    select a.person_id, pe.user_id from added a join public.people pe on pe.id = a.person_id
  loop
    v_count := v_count + 1;
    if v_person.user_id is not null then
      perform private.mail_notice(p_notice, v_person.user_id, greatest(p_notice.publish_at, now()), false,
        private.notice_mail_key(p_notice.id, v_person.user_id));
    end if;
  end loop;
  if v_count > 0 then
    update public.notices set recipient_count = recipient_count + v_count where id = p_notice.id;
  end if;
  return v_count;
end
$$;
comment on function private.add_notice_recipients is
  'Adds those whom a notice is for and who are not among its recipients, and mails them when it is published.';

create function private.cancel_notice_mail(p_notice_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.withdraw_notification(pe.user_id, private.notice_mail_key(p_notice_id, pe.user_id))
  from public.notice_recipients r join public.people pe on pe.id = r.person_id
  where r.notice_id = p_notice_id and pe.user_id is not null
$$;
comment on function private.cancel_notice_mail is 'Takes back what waits to be mailed about a notice.';

create function private.lock_notice(p_notice_id uuid)
returns public.notices
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_notice public.notices;
begin
  select * into v_notice from public.notices where id = p_notice_id for update;
  perform private.require_record(v_notice.organization_id, 'messages.write');
  return v_notice;
end
$$;
comment on function private.lock_notice is 'A notice that the caller may change. Error: not_found.';

create function private.check_notice(p_notice public.notices)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (p_notice.title_es = '') <> (p_notice.body_es = '') or (p_notice.title_en = '') <> (p_notice.body_en = '')
    or p_notice.title_es || p_notice.title_en = '' then
    perform private.fail('notice_text_missing');
  elsif p_notice.expires_at <= greatest(p_notice.publish_at, now()) then
    perform private.fail('notice_expiry_past');
  elsif p_notice.audience in ('property', 'units') and not exists (
    select 1 from public.properties where id = p_notice.property_id and organization_id = p_notice.organization_id) then
    perform private.fail('notice_audience_missing');
  elsif p_notice.audience = 'units' and (cardinality(p_notice.unit_ids) = 0 or (select count(*) from public.units
    where id = any (p_notice.unit_ids) and property_id = p_notice.property_id) < cardinality(p_notice.unit_ids)) then
    perform private.fail('notice_audience_missing');
  elsif p_notice.audience = 'leases' and (cardinality(p_notice.lease_ids) = 0 or (select count(*) from public.leases
    where id = any (p_notice.lease_ids) and organization_id = p_notice.organization_id) < cardinality(p_notice.lease_ids)) then
    perform private.fail('notice_audience_missing');
  end if;
end
$$;
comment on function private.check_notice is 'Errors: notice_text_missing, notice_expiry_past, notice_audience_missing.';

create function private.notice_of(p_organization_id uuid, p_notice jsonb)
returns public.notices
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_notice public.notices := jsonb_populate_record(null::public.notices, p_notice);
begin
  v_notice.organization_id := p_organization_id;
  v_notice.title_es := btrim(coalesce(v_notice.title_es, ''));
  v_notice.body_es := btrim(coalesce(v_notice.body_es, ''));
  v_notice.title_en := btrim(coalesce(v_notice.title_en, ''));
  v_notice.body_en := btrim(coalesce(v_notice.body_en, ''));
  if v_notice.audience not in ('property', 'units') then
    v_notice.property_id := null;
  end if;
  v_notice.unit_ids := case when v_notice.audience = 'units' then coalesce(v_notice.unit_ids, '{}') else '{}' end;
  v_notice.lease_ids := case when v_notice.audience = 'leases' then coalesce(v_notice.lease_ids, '{}') else '{}' end;
  v_notice.publish_at := coalesce(v_notice.publish_at, now());
  v_notice.needs_acknowledgement := coalesce(v_notice.needs_acknowledgement, false);
  return v_notice;
end
$$;
comment on function private.notice_of is
  'A notice as it was written: texts without blanks around them, and of the audience what its kind needs.';

create function private.lives_where_notice_is_for(p_notice public.notices, p_person_id uuid, p_lease_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.lease_parties lt join public.leases l on l.id = lt.lease_id
    where lt.person_id = p_person_id and l.organization_id = p_notice.organization_id and private.is_occupying(l.status)
      -- The job that ends a lease may be an hour late.
      and coalesce(l.ended_on, 'infinity') >= private.organization_today(p_notice.organization_id)
      and case p_notice.audience
        when 'organization' then true
        when 'property' then l.property_id = p_notice.property_id
        when 'units' then l.unit_id = any (p_notice.unit_ids)
        -- A renewal is another lease of the same home.
        else l.unit_id = (select o.unit_id from public.leases o where o.id = p_lease_id) end
  )
$$;
comment on function private.lives_where_notice_is_for is
  'Whether somebody lives today where a notice is for. p_lease_id is the lease by which they became a reader.';

create function private.drop_notice_readers(p_notice public.notices, p_person_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  perform private.withdraw_notification(pe.user_id, private.notice_mail_key(p_notice.id, pe.user_id))
  from public.people pe where pe.id = any (p_person_ids) and pe.user_id is not null;
  delete from public.notice_recipients where notice_id = p_notice.id and person_id = any (p_person_ids) and received_at is null;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    update public.notices set recipient_count = recipient_count - v_count where id = p_notice.id;
  end if;
end
$$;
comment on function private.drop_notice_readers is 'A notice will not reach these people: their mail is taken back.';

create function private.settle_notices(p_organization_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_notice public.notices;
begin
  for v_notice in
    select n.* from public.notices n
    where n.organization_id = p_organization_id and n.withdrawn_at is null and exists (
      select 1 from public.notice_recipients r
      where r.organization_id = p_organization_id and r.notice_id = n.id and r.received_at is null)
    order by n.id for update
  loop
    perform private.drop_notice_readers(v_notice, array(
      select r.person_id from public.notice_recipients r
      where r.notice_id = v_notice.id and r.received_at is null
        and not private.lives_where_notice_is_for(v_notice, r.person_id, r.lease_id)));
    if v_notice.publish_at <= now() then
      update public.notice_recipients set received_at = v_notice.publish_at
      where notice_id = v_notice.id and received_at is null;
    end if;
  end loop;
end
$$;
comment on function private.settle_notices is
  'Takes away who was to read a notice and left before it was published; whoever lives there keeps it from its publication on.';

create function private.leave_notices(p_organization_id uuid, p_lease_id uuid, p_person_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_notice public.notices;
begin
  -- What was published while they lived there is theirs.
  update public.notice_recipients r set received_at = n.publish_at
  from public.notices n
  where r.organization_id = p_organization_id and r.person_id = any (p_person_ids) and r.received_at is null
    and n.id = r.notice_id and n.publish_at <= now() and n.withdrawn_at is null
    and n.publish_at < coalesce((select (t.left_on + 1)::timestamp at time zone o.time_zone
      from public.lease_tenants t join public.organizations o on o.id = t.organization_id
      where t.lease_id = p_lease_id and t.person_id = r.person_id), 'infinity');
  for v_notice in
    select n.* from public.notices n
    where n.organization_id = p_organization_id and n.id in (
      select r.notice_id from public.notice_recipients r
      where r.organization_id = p_organization_id and r.person_id = any (p_person_ids) and r.received_at is null)
    order by n.id for update
  loop
    perform private.drop_notice_readers(v_notice, array(
      select r.person_id from public.notice_recipients r
      where r.notice_id = v_notice.id and r.person_id = any (p_person_ids) and r.received_at is null
        and not private.lives_where_notice_is_for(v_notice, r.person_id, r.lease_id)));
  end loop;
end
$$;
comment on function private.leave_notices is
  'Somebody lives by this lease no more: what is to be published later is not for them.';

create function private.leave_notices_with_lease()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'leases' then
    perform private.leave_notices(new.organization_id, new.id,
      array(select person_id from public.lease_tenants where lease_id = new.id));
  else
    perform private.leave_notices(old.organization_id, old.lease_id, array[old.person_id]);
  end if;
  return null;
end
$$;
comment on function private.leave_notices_with_lease is
  'Trigger: who lives there no more is a reader of no later notice.';
