create function private.set_community_parts(
  p_property_id uuid, p_has_board boolean, p_has_areas boolean, p_has_parcels boolean, p_has_lost_and_found boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid := private.managed_property(p_property_id);
begin
  insert into public.communities (property_id, organization_id, has_board, has_areas, has_parcels, has_lost_and_found)
  values (p_property_id, v_organization_id, p_has_board, p_has_areas, p_has_parcels, p_has_lost_and_found)
  on conflict (property_id) do update set has_board = excluded.has_board, has_areas = excluded.has_areas,
    has_parcels = excluded.has_parcels, has_lost_and_found = excluded.has_lost_and_found;
end
$$;
select private.declare_verb('set_community_parts', 'portfolio.write', p_comment =>
  'Says which parts the community of a property has. Error: not_found.');

create function private.managed_property(p_property_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid;
begin
  select organization_id into v_organization_id from public.properties where id = p_property_id for no key update;
  perform private.require_record(v_organization_id, 'portfolio.write');
  return v_organization_id;
end
$$;
comment on function private.managed_property is
  'The organisation of a property that the caller may change, and a lock on it. Error: not_found.';

create function private.publish_house_rules(p_rules_id uuid, p_property_id uuid, p_body text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid := private.managed_property(p_property_id);
  v_rules public.house_rules;
begin
  if exists (select 1 from public.house_rules where id = p_rules_id and property_id = p_property_id and body = btrim(p_body)) then
    return p_rules_id;
  end if;
  insert into public.house_rules (id, organization_id, property_id, version, body, published_by)
  values (p_rules_id, v_organization_id, p_property_id,
    (select coalesce(max(version), 0) + 1 from public.house_rules where property_id = p_property_id), btrim(p_body), (select auth.uid()))
  returning * into v_rules;
  perform private.mail_published_rules(v_rules);
  return p_rules_id;
end
$$;
select private.declare_verb('publish_house_rules', 'portfolio.write', p_comment =>
  'Publishes the next version of the rules of a house under an id that the client made; repeating it changes nothing. Error: not_found.');

create function private.acknowledge_house_rules(p_rules_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_rules public.house_rules;
begin
  select * into v_rules from public.house_rules where id = p_rules_id and property_id in (select private.my_community_ids('any'));
  if not found then
    perform private.fail('not_found');
  elsif v_rules.version < (select max(version) from public.house_rules where property_id = v_rules.property_id) then
    perform private.fail('rules_replaced');
  end if;
  insert into public.house_rule_acknowledgements (organization_id, rules_id, lease_id, user_id)
  select v_rules.organization_id, p_rules_id, l.id, (select auth.uid()) from public.leases l
  where l.property_id = v_rules.property_id and l.id in (select private.my_living_lease_ids())
  on conflict do nothing;
  if found then
    -- Who has read them needs no mail about them.
    perform private.mark_read_of((select auth.uid()), 'house_rules', p_rules_id);
  end if;
end
$$;
select private.declare_verb('acknowledge_house_rules', 'own', p_comment =>
  'A tenant says that they have read the rules that hold. Errors: not_found, rules_replaced.');

create function private.set_neighbour_name(p_shown public.neighbour_name_kind)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.neighbour_names (user_id, shown) values ((select auth.uid()), p_shown)
  on conflict (user_id) do update set shown = excluded.shown
$$;
select private.declare_verb('set_neighbour_name', 'own', p_comment =>
  'Says how the caller is named to neighbours.');

create function private.house_rule_readers(p_property_id uuid)
returns table (lease_tenant_id uuid, unit_label text, full_name text, acknowledged_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select t.id, u.label, p.full_name, a.acknowledged_at
  from public.leases l
  join public.units u on u.id = l.unit_id
  join public.lease_parties t on t.lease_id = l.id
  join public.people p on p.id = t.person_id
  left join public.house_rules r on r.property_id = l.property_id
    and r.version = (select max(version) from public.house_rules where property_id = p_property_id)
  left join public.house_rule_acknowledgements a on a.rules_id = r.id and a.lease_id = l.id and a.user_id = t.user_id
  where l.property_id = p_property_id and private.is_occupying(l.status)
    and l.organization_id in (select private.my_organization_ids('people.read'))
  order by u.label_order, p.full_name_order
$$;
select private.declare_verb('house_rule_readers', 'people.read', p_comment =>
  'The tenants of a property and when they read the rules that hold; none for who does not read people.');
