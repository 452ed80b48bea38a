create function private.mail_as_it_goes(p_template text, p_parameters jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when p_template <> 'notice_published' then p_parameters else p_parameters || coalesce((
    select jsonb_object_agg(t.name, private.fill_words(p_parameters ->> t.name, (p_parameters ->> 'lease_id')::uuid,
      (p_parameters ->> 'person_id')::uuid))
    from unnest(array['title_es', 'body_es', 'title_en', 'body_en']) as t (name)
    where p_parameters ->> t.name is not null
  ), '{}') end
$$;
comment on function private.mail_as_it_goes is
  'The parameters of a message with what is true at the moment: the words of a notice, filled for its reader.';

-- A message is held back when its reader has left by the time that it goes.
create function private.may_still_receive(p_template text, p_parameters jsonb, p_to text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select (p_parameters ->> 'lease_id' is null or p_template = 'autopay_stopped' or not exists (
    select 1 from public.lease_tenants lt
    join public.people pe on pe.id = lt.person_id left join auth.users u on u.id = lt.user_id
    where lt.lease_id = (p_parameters ->> 'lease_id')::uuid
      and lower(p_to) in (lower(u.email), lower(btrim(pe.email)))
      and lt.left_on < private.organization_today(lt.organization_id)
      -- Somebody of the office may have lived there.
      and not exists (select 1 from public.memberships m where m.organization_id = lt.organization_id and m.user_id = lt.user_id)
      -- One address may serve several.
      and not exists (select 1 from public.lease_parties x
        join public.people xp on xp.id = x.person_id left join auth.users xu on xu.id = x.user_id
        where x.lease_id = lt.lease_id and lower(p_to) in (lower(xu.email), lower(btrim(xp.email)))))) and case
    when p_template = 'notice_published' then not exists (
      select 1 from public.notices n where n.id = (p_parameters ->> 'notice_id')::uuid
        and not private.lives_where_notice_is_for(n, (p_parameters ->> 'person_id')::uuid, (p_parameters ->> 'lease_id')::uuid))
    -- These wait for ten minutes, in which somebody may be taken off the lease.
    when p_template in ('parcel_waiting', 'rules_published', 'document_shared')
      or p_template = 'message_received' and p_parameters ->> 'to' = 'tenant' then
      p_parameters ->> 'lease_id' is null or exists (
        select 1 from public.lease_parties lt join auth.users u on u.id = lt.user_id
        join public.leases l on l.id = lt.lease_id
        where lt.lease_id = (p_parameters ->> 'lease_id')::uuid and lower(u.email) = lower(p_to)
          and (p_template not in ('parcel_waiting', 'rules_published') or private.is_occupying(l.status)))
    else true end
$$;
comment on function private.may_still_receive is
  'Whether a message to a tenant is still for them when it goes: who has left gets nothing that was written before.';

create function private.send_messages_again(p_since timestamptz)
returns integer
language sql
security definer
set search_path = ''
as $$
  with again as (
    update private.outgoing_messages set next_attempt_at = now(), first_attempt_at = null, attempts = 0
    where created_at >= p_since and sent_at is null and (to_address is not null or channel <> 'email') and error is not null and parameters <> '{}'
      -- Given up, or not tried again in time.
      and (next_attempt_at is null or first_attempt_at <= now() - interval '23 hours')
    returning 1
  )
  select count(*)::integer from again
$$;
comment on function private.send_messages_again is
  'For whoever runs the product, by SQL: has messages that were given up since then sent after all, and returns how many. Ask the provider first whether it sent any of them: it does not know their keys any more.';
