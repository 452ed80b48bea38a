-- Who reads and receives a notice is decided when it is published, and again whenever a mail of it goes. Whom it was written
-- for stays a forecast until then; what somebody received while they lived there stays theirs.
alter table public.notice_recipients add column received_at timestamptz;
comment on column public.notice_recipients.received_at is
  'Since when it is theirs for good; null while it depends on whether they live there.';
update public.notice_recipients r set received_at = greatest(n.publish_at, n.created_at)
from public.notices n where n.id = r.notice_id and n.publish_at <= now();
create index notice_recipients_expected on public.notice_recipients (organization_id, notice_id) where received_at is null;

create function private.lives_where_notice_is_for(p_notice public.notices, p_person_id uuid, p_lease_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.lease_tenants lt join public.leases l on l.id = lt.lease_id
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

create or replace function private.my_notice_ids()
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

create function private.drop_notice_readers(p_notice public.notices, p_person_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  perform private.cancel_mail(private.notice_mail_key(p_notice.id, pe.user_id))
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
    and n.id = r.notice_id and n.publish_at <= now() and n.withdrawn_at is null;
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
comment on function private.leave_notices is 'Somebody lives by this lease no more: what is to be published later is not for them.';

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
comment on function private.leave_notices_with_lease is 'Trigger: who lives there no more is a reader of no later notice.';
create trigger leave_notices_with_lease after update of status on public.leases
  for each row when (private.is_occupying(old.status) and not private.is_occupying(new.status))
  execute function private.leave_notices_with_lease();
create trigger leave_notices_with_lease after delete on public.lease_tenants
  for each row execute function private.leave_notices_with_lease();

create or replace function private.add_notice_recipients(p_notice public.notices, p_begun_since date)
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

create or replace function private.remind_notice(p_notice_id uuid)
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
comment on function public.remind_notice is
  'Mails who lives there and has not read (or acknowledged) a notice, once a day; returns how many there are. Errors: not_found, notice_not_current.';

create or replace function private.message_jobs(p_organization_id uuid, p_now timestamptz)
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

-- What a person exports are the notices that reached them.
create or replace function private.export_words(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('with', o.name, 'subject', c.subject, 'at', m.created_at, 'words', m.body,
      'attachments', (select coalesce(jsonb_agg(a.name order by a.created_at, a.id), '[]') from public.message_attachments a
        where a.message_id = m.id)) order by m.id), '[]')
      from public.messages m
      join public.conversations c on c.id = m.conversation_id
      join public.organizations o on o.id = m.organization_id
      where m.author_id = p_user_id),
    'notices', (select coalesce(jsonb_agg(jsonb_build_object('from', o.name, 'title_es', n.title_es, 'title_en', n.title_en,
      'published_at', n.publish_at, 'read_at', r.read_at, 'acknowledged_at', r.acknowledged_at) order by n.publish_at, n.id), '[]')
      from public.notice_recipients r
      join public.people pe on pe.id = r.person_id and pe.user_id = p_user_id
      join public.notices n on n.id = r.notice_id and n.publish_at <= now()
        and (r.received_at is not null or private.lives_where_notice_is_for(n, r.person_id, r.lease_id))
      join public.organizations o on o.id = n.organization_id),
    'assistant', (select coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'created_at', c.created_at,
      'turns', (select coalesce(jsonb_agg(jsonb_build_object('at', t.created_at, 'question', t.question, 'answer', t.answer)
        order by t.created_at, t.id), '[]') from public.assistant_turns t where t.conversation_id = c.id))
      order by c.created_at, c.id), '[]')
      from public.assistant_conversations c where c.user_id = p_user_id)
  )
$$;

revoke execute on function private.lives_where_notice_is_for, private.drop_notice_readers, private.settle_notices,
  private.leave_notices, private.leave_notices_with_lease from public, anon, authenticated;
