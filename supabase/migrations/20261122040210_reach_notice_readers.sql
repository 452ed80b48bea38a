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
  join public.lease_tenants lt on lt.lease_id = l.id
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
comment on function private.notice_people is 'Tenants who live there today, of all properties, one, some units or some leases; each once.';

create function private.notice_mail_key(p_notice_id uuid, p_user_id uuid)
returns text
language sql
immutable
set search_path = ''
as $$ select 'notice/' || p_notice_id || '/' || p_user_id $$;
comment on function private.notice_mail_key is 'Names the mail about a notice to one of its readers.';

create function private.mail_notice(p_notice public.notices, p_user_id uuid, p_at timestamptz, p_is_reminder boolean, p_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.wants_notification(p_user_id, 'notice_published', 'email') then
    perform private.mail_user_at(p_at, p_user_id, 'notice_published', jsonb_build_object('notice_id', p_notice.id,
      'landlord', (select name from public.organizations where id = p_notice.organization_id),
      'title_es', p_notice.title_es, 'body_es', p_notice.body_es, 'title_en', p_notice.title_en, 'body_en', p_notice.body_en,
      'needs_acknowledgement', p_notice.needs_acknowledgement, 'is_reminder', p_is_reminder), p_key);
  end if;
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
      insert into public.notice_recipients (notice_id, person_id, organization_id, lease_id)
      select p_notice.id, w.person_id, p_notice.organization_id, w.lease_id
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
comment on function private.add_notice_recipients is 'Adds those whom a notice is for and who are not among its recipients, and mails them when it is published.';

create function private.cancel_notice_mail(p_notice_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.cancel_mail(private.notice_mail_key(p_notice_id, pe.user_id))
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
  select * into v_notice from public.notices
  where id = p_notice_id and organization_id in (select private.my_organization_ids('messages.write')) for update;
  if not found then
    perform private.fail('not_found');
  end if;
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
comment on function private.notice_of is 'A notice as it was written: texts without blanks around them, and of the audience what its kind needs.';
revoke execute on function private.notice_people, private.notice_mail_key, private.mail_notice, private.add_notice_recipients,
  private.cancel_notice_mail, private.lock_notice, private.check_notice, private.notice_of from public, anon, authenticated;
