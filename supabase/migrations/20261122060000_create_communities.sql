-- What the tenants of a property share: which parts of it are on, the rules of the house, and how each neighbour is named.
create type public.community_part as enum ('board', 'areas', 'parcels', 'lost_and_found');
create type public.neighbour_name_kind as enum ('first_name_and_unit', 'first_name', 'unit');

create table public.communities (
  property_id uuid primary key,
  organization_id uuid not null,
  has_board boolean not null default true,
  has_areas boolean not null default true,
  has_parcels boolean not null default true,
  has_lost_and_found boolean not null default true,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.communities is 'Which parts of its community a property has; without a row it has them all.';
create index communities_of_organization on public.communities (organization_id);

create table public.house_rules (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  version smallint not null check (version > 0),
  body text not null check (char_length(btrim(body)) between 10 and 20000),
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now(),
  unique (property_id, version),
  unique (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.house_rules is 'The rules of a house, version by version; the last one holds and none is changed.';
create index house_rules_of_organization on public.house_rules (organization_id, property_id, version desc);
create index house_rules_of_publisher on public.house_rules (published_by);

create table public.house_rule_acknowledgements (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  rules_id uuid not null,
  lease_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  acknowledged_at timestamptz not null default now(),
  unique (rules_id, lease_id, user_id),
  foreign key (organization_id, rules_id) references public.house_rules (organization_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.house_rule_acknowledgements is 'Which tenant has said, and when, that they have read a version of the house rules.';
create index acknowledgements_of_organization on public.house_rule_acknowledgements (organization_id, rules_id);
create index acknowledgements_of_user on public.house_rule_acknowledgements (user_id);
create index acknowledgements_of_lease on public.house_rule_acknowledgements (lease_id);

create table public.neighbour_names (
  user_id uuid primary key references auth.users (id) on delete cascade,
  shown public.neighbour_name_kind not null
);
comment on table public.neighbour_names is
  'What neighbours are told of a tenant (Ley 172-13): at most the first name and the unit. Without a row, the first name.';

create function private.my_community_ids(p_part text)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select l.property_id from public.leases l left join public.communities c on c.property_id = l.property_id
  where l.id in (select private.my_living_lease_ids())
    and case p_part when 'board' then coalesce(c.has_board, true) when 'areas' then coalesce(c.has_areas, true)
      when 'parcels' then coalesce(c.has_parcels, true) when 'lost_and_found' then coalesce(c.has_lost_and_found, true)
      else true end
$$;
comment on function private.my_community_ids is
  'Properties where the caller lives or works today and that have the part; any other word asks for no part.';

create function private.community_lease(p_property_id uuid, p_part text, p_right text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_lease_id uuid;
begin
  if exists (select 1 from public.properties where id = p_property_id
    and organization_id in (select private.my_organization_ids(p_right))) then
    return null;
  end if;
  select id into v_lease_id from public.leases
  where property_id = p_property_id and id in (select private.my_living_lease_ids())
    and property_id in (select private.my_community_ids(p_part))
  order by starts_on, id limit 1;
  if v_lease_id is null then
    perform private.fail('not_found');
  end if;
  return v_lease_id;
end
$$;
comment on function private.community_lease is
  'As whom the caller acts in a property: null for the office, else their lease there. Error: not_found.';

create function private.neighbour_name(p_lease_id uuid, p_user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_lease record;
  v_name text;
  v_shown public.neighbour_name_kind;
begin
  select l.organization_id, l.property_id, u.label into v_lease
  from public.leases l join public.units u on u.id = l.unit_id where l.id = p_lease_id;
  if v_lease.organization_id is null then
    return '';
  end if;
  v_name := coalesce((select nullif(btrim(full_name), '') from public.profiles where id = p_user_id), '');
  if v_lease.organization_id in (select private.my_organization_ids('people.read')) then
    return concat_ws(' · ', nullif(v_name, ''), v_lease.label);
  elsif v_lease.organization_id in (select private.my_organization_ids('portfolio.read')) then
    return v_lease.label;
  elsif v_lease.property_id not in (select private.my_community_ids('any')) and p_user_id is distinct from (select auth.uid()) then
    return '';
  end if;
  v_shown := coalesce((select shown from public.neighbour_names where user_id = p_user_id), 'first_name');
  v_name := nullif(split_part(v_name, ' ', 1), '');
  return case
    when v_shown = 'unit' then v_lease.label
    when v_shown = 'first_name' then coalesce(v_name, v_lease.label)
    else concat_ws(' · ', v_name, v_lease.label) end;
end
$$;
comment on function private.neighbour_name is
  'How the author of something is named to the caller: in full to the office, as they chose to neighbours, not at all to others. Empty for the office.';
revoke execute on function private.my_community_ids, private.community_lease, private.neighbour_name from public, anon;
grant execute on function private.my_community_ids, private.neighbour_name to authenticated, service_role;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['communities', 'house_rules', 'house_rule_acknowledgements', 'neighbour_names'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
  end loop;
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.house_rules, public.communities;
  end if;
end
$$;
create policy "readers and tenants see the parts of a community" on public.communities for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_community_ids('any'))));
create policy "readers and tenants see house rules" on public.house_rules for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_community_ids('any'))));
create policy "readers see who read the rules, tenants their own reading" on public.house_rule_acknowledgements for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))) or user_id = (select auth.uid()));
create policy "tenants see how they are named" on public.neighbour_names for select to authenticated
  using (user_id = (select auth.uid()));
create trigger refuse_change before delete or update of id, organization_id, property_id, version, body, published_at on public.house_rules
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.house_rules
  for each statement execute function private.refuse_change();
