create table public.parcels (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  -- The lease that held the unit when it came: its tenants see it, those after them do not.
  lease_id uuid not null,
  description text not null check (char_length(btrim(description)) between 2 and 200),
  kept_at text not null default '' check (char_length(kept_at) <= 120),
  -- Null: the office.
  noted_by_lease_id uuid,
  noted_by uuid references auth.users (id) on delete set null,
  noted_at timestamptz not null default now(),
  collected_at timestamptz,
  collected_by uuid references auth.users (id) on delete set null,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  foreign key (organization_id, noted_by_lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.parcels is 'What arrived for a unit while nobody was there, where it is kept and when it was collected.';
create index parcels_of_organization on public.parcels (organization_id, noted_at desc);
create index parcels_of_property on public.parcels (property_id, noted_at desc);
create index parcels_of_lease on public.parcels (lease_id, noted_at desc);
create index parcels_of_unit on public.parcels (property_id, unit_id);
create index parcels_noted_by_lease on public.parcels (noted_by_lease_id);
create index parcels_noted_by on public.parcels (noted_by, noted_at desc);
create index parcels_collected_by on public.parcels (collected_by);
alter table public.parcels enable row level security;
grant select on public.parcels to authenticated, service_role;
create trigger refuse_delete before delete on public.parcels for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.parcels for each statement execute function private.refuse_change();
create policy "readers, tenants and who noted them see parcels" on public.parcels for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or lease_id = any (array(select private.my_lease_ids())) or noted_by = (select auth.uid()));
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.parcels;
  end if;
end
$$;

create function private.note_parcel(p_parcel_id uuid, p_property_id uuid, p_unit_id uuid, p_description text, p_kept_at text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_own uuid := private.community_lease(p_property_id, 'parcels', 'maintenance.write');
  v_lease public.leases;
begin
  if exists (select 1 from public.parcels where id = p_parcel_id and noted_by = (select auth.uid()) and unit_id = p_unit_id) then
    return p_parcel_id;
  end if;
  select * into v_lease from public.leases
  where property_id = p_property_id and unit_id = p_unit_id and private.is_occupying(status);
  if not found then
    perform private.fail('unit_without_tenant');
  elsif v_own is not null and (select count(*) from public.parcels
    where noted_by = (select auth.uid()) and noted_at > now() - interval '1 day') >= 20 then
    perform private.fail('too_many_posts');
  end if;
  insert into public.parcels (id, organization_id, property_id, unit_id, lease_id, description, kept_at, noted_by_lease_id, noted_by)
  values (p_parcel_id, v_lease.organization_id, p_property_id, p_unit_id, v_lease.id, btrim(p_description),
    btrim(coalesce(p_kept_at, '')), v_own, (select auth.uid()));
  return p_parcel_id;
end
$$;

create function private.collect_parcel(p_parcel_id uuid, p_is_collected boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.parcels set
    collected_at = case when p_is_collected then coalesce(collected_at, now()) end,
    collected_by = case when p_is_collected then coalesce(collected_by, (select auth.uid())) end
  where id = p_parcel_id and (lease_id in (select private.my_living_lease_ids())
    or organization_id in (select private.my_organization_ids('maintenance.write')));
  if not found then
    perform private.fail('not_found');
  end if;
end
$$;

create function private.neighbour_units(p_property_id uuid)
returns table (id uuid, label text)
language sql
stable
security definer
set search_path = ''
as $$
  select u.id, u.label from public.units u join public.leases l on l.unit_id = u.id and private.is_occupying(l.status)
  where u.property_id = p_property_id
    and (u.property_id in (select private.my_community_ids('parcels'))
      or u.organization_id in (select private.my_organization_ids('portfolio.read')))
  order by u.label_order
$$;

create function private.parcel_unit_label(p_unit_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select u.label from public.units u where u.id = p_unit_id
    and (u.property_id in (select private.my_property_ids())
      or u.organization_id in (select private.my_organization_ids('portfolio.read')))
$$;
comment on function private.parcel_unit_label is 'What a unit of the caller''s building is called, for those who rent or work there.';

create function public.note_parcel(p_parcel_id uuid, p_property_id uuid, p_unit_id uuid, p_description text, p_kept_at text default '')
returns uuid language sql set search_path = ''
as $$ select private.note_parcel(p_parcel_id, p_property_id, p_unit_id, p_description, p_kept_at) $$;
comment on function public.note_parcel is
  'The office or a neighbour notes what arrived for a unit, under an id that the client made. Errors: not_found, unit_without_tenant, too_many_posts.';
create function public.collect_parcel(p_parcel_id uuid, p_is_collected boolean default true)
returns void language sql set search_path = '' as $$ select private.collect_parcel(p_parcel_id, p_is_collected) $$;
comment on function public.collect_parcel is 'A tenant of the unit or the office says that a parcel was collected, or was not. Error: not_found.';
create function public.neighbour_units(p_property_id uuid)
returns table (id uuid, label text) language sql stable set search_path = ''
as $$ select * from private.neighbour_units(p_property_id) $$;
comment on function public.neighbour_units is 'Units of a building in which somebody lives or works, for its tenants and its office; none for others.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['note_parcel', 'collect_parcel', 'neighbour_units'] loop
    execute format('revoke execute on function private.%I, public.%I from public, anon', v_verb, v_verb);
    execute format('grant execute on function private.%I, public.%I to authenticated', v_verb, v_verb);
  end loop;
end
$$;
revoke execute on function private.parcel_unit_label from public, anon;
grant execute on function private.parcel_unit_label to authenticated, service_role;
