create function private.lease_tenant_names(p_organization_id uuid, p_lease_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
    from public.lease_parties lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = p_lease_id and lt.organization_id = p_organization_id
      and p_organization_id = any (array(select private.my_organization_ids('messages.read')))
  );
end
$$;
comment on function private.lease_tenant_names is
  'Who rents under a lease, the main tenant first; for readers of messages alone.';

create function private.message_author_name(p_organization_id uuid, p_conversation_id uuid, p_author_id uuid,
  p_is_from_tenant boolean)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_is_from_tenant and (p_organization_id in (select private.my_organization_ids('messages.read'))
    or p_conversation_id in (select private.my_conversation_ids())
    or p_conversation_id in (select id from private.my_past_conversations())) then
    return (select pe.full_name from public.conversations c
      join public.lease_tenants lt on lt.lease_id = c.lease_id and lt.user_id = p_author_id
      join public.people pe on pe.id = lt.person_id
      where c.id = p_conversation_id and c.organization_id = p_organization_id limit 1);
  elsif not p_is_from_tenant and p_organization_id in (select private.my_organization_ids('messages.read')) then
    return (select coalesce(nullif(p.full_name, ''), u.email) from auth.users u left join public.profiles p on p.id = u.id
      where u.id = p_author_id);
  end if;
  return null;
end
$$;
comment on function private.message_author_name is
  'Who wrote a message: tenants by name to both sides, members to the organisation alone. Null for who has left.';

create function private.find_conversations(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
  v_people text := private.people_pattern(p_text);
  v_people_every text[] := private.people_patterns(p_text);
  v_limit integer := private.search_limit();
begin
  if p_organization_id in (select private.my_organization_ids('messages.read')) then
    return query
      select c.id from public.conversations c
      where c.organization_id = p_organization_id and c.id in (
        (select s.id from public.conversations s where s.organization_id = p_organization_id and s.search_text like v_pattern
          and ' ' || s.search_text like all (v_every)
          limit v_limit)
        union
        (select m.conversation_id from public.messages m where m.organization_id = p_organization_id and m.search_text like v_pattern
          and ' ' || m.search_text like all (v_every)
          order by m.id desc limit v_limit)
        union
        (select s.id from public.people pe
          join public.lease_tenants lt on lt.organization_id = pe.organization_id and lt.person_id = pe.id
          join public.conversations s on s.lease_id = lt.lease_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every) limit v_limit)
        union
        (select s.id from public.units u
          join public.conversations s on s.property_id = u.property_id and s.unit_id = u.id
          where u.organization_id = p_organization_id and u.search_text like v_pattern
            and ' ' || u.search_text like all (v_every) limit v_limit))
      order by c.last_message_at desc, c.id desc limit v_limit;
  end if;
end
$$;
comment on function private.find_conversations is
  'Conversations by a part of subject, of what was written, of a tenant''s name or of the unit''s label.';

create function public.search_conversations(p_organization_id uuid, p_text text)
returns setof public.conversations_list
language sql
stable
set search_path = ''
as $$
  select l.* from public.conversations_list l where l.organization_id = p_organization_id
    and l.id = any (array(select private.find_conversations(p_organization_id, p_text)))
$$;
select private.declare_verb('search_conversations', 'rows', p_comment =>
  'Rows of conversations_list that a text finds, 300 at most; none for who does not read messages.');

create function public.my_latest_conversations(p_count integer default 10, p_message_count integer default 51)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.id), '[]')
      from (
        select id, client_id, author_id, is_from_tenant, body, attachment_count, created_at, author_name
        from public.messages_list where conversation_id = c.id
        order by id desc limit greatest(1, least(p_message_count, 100))
      ) m)) order by c.last_message_at desc, c.id desc), '[]')
  from (
    (select id, organization_id, lease_id, property_id, unit_id, subject, created_at, last_message_id, last_message_at, last_text,
      last_is_from_tenant, office_read_id, tenant_read_id, archived_at, property_name, unit_label, lease_status, organization_name,
      time_zone, tenant_names, unread_count, is_unread
    from public.conversations_list where lease_id = any (array(select private.my_lease_ids()))
    order by last_message_at desc, id desc limit greatest(1, least(p_count, 20)))
    union all
    (select c.id, c.organization_id, c.lease_id, c.property_id, c.unit_id, c.subject, c.created_at, c.last_message_id,
      c.last_message_at, c.last_text, c.last_is_from_tenant, c.office_read_id, c.tenant_read_id, c.archived_at, p.name, u.label,
      'ended', o.name, o.time_zone, null, 0, false
    from private.my_past_conversations() c
    join public.organizations o on o.id = c.organization_id
    join public.properties p on p.id = c.property_id
    join public.units u on u.id = c.unit_id
    order by c.last_message_at desc, c.id desc limit greatest(1, least(p_count, 20)))
    order by last_message_at desc, id desc limit greatest(1, least(p_count, 20))
  ) c
$$;
select private.declare_verb('my_latest_conversations', 'rows', p_comment =>
  'The newest conversations of the caller''s leases as a tenant, 20 at most, as conversations_list has them, each with its newest messages, 100 at most, the oldest first.');

grant execute on function private.lease_tenant_names, private.message_author_name to authenticated, service_role;
grant execute on function private.find_conversations to authenticated;
