create table public.common_areas (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  name text not null check (char_length(btrim(name)) between 2 and 80),
  description text not null default '' check (char_length(description) <= 1000),
  opens_at time not null,
  closes_at time not null,
  slot_minutes smallint not null check (slot_minutes in (30, 60, 90, 120, 180, 240, 360, 480)),
  max_per_week smallint not null check (max_per_week between 1 and 50),
  days_ahead smallint not null check (days_ahead between 1 and 365),
  needs_approval boolean not null default false,
  is_open boolean not null default true,
  unique (organization_id, id),
  unique (property_id, id),
  unique (property_id, name),
  check (closes_at - opens_at >= slot_minutes * interval '1 minute'),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.common_areas is
  'What tenants of a property may reserve, in slots of one length between its hours, which are those of the organisation''s zone.';

create index common_areas_of_organization on public.common_areas (organization_id, property_id, name);

alter table public.common_areas enable row level security;
grant select on public.common_areas to authenticated, service_role;
create policy "readers and neighbours see common areas" on public.common_areas for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_community_ids('areas'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.common_areas
  for each statement execute function private.refuse_change();
create trigger refuse_delete before delete on public.common_areas
  for each row execute function private.refuse_change();
select private.compose_texts('public.common_areas');
