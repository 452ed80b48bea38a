-- What is broken and what comes of it. Tenants report for a lease of theirs; the office opens requests for any place.
create type public.maintenance_status as enum ('pending', 'in_progress', 'completed', 'cancelled');
create type public.maintenance_priority as enum ('low', 'medium', 'high', 'urgent');
create type public.maintenance_category as enum ('plumbing', 'electricity', 'air_conditioning', 'appliances', 'doors_and_locks',
  'structure', 'pests', 'cleaning', 'common_areas', 'other');
create type public.maintenance_stage as enum ('assigned', 'scheduled', 'waiting_for_parts', 'waiting_for_resident');
create type public.maintenance_event_kind as enum ('reported', 'started', 'set_back', 'completed', 'cancelled', 'reopened',
  'priority_changed', 'assigned', 'stage_changed', 'message', 'note', 'photo_added', 'rated');

insert into private.role_permissions (role, permission)
select role::public.membership_role, permission from (values
  ('owner', 'maintenance.read'), ('owner', 'maintenance.write'), ('manager', 'maintenance.read'), ('manager', 'maintenance.write'),
  ('maintenance', 'maintenance.read'), ('maintenance', 'maintenance.write'),
  ('accountant', 'maintenance.read'), ('viewer', 'maintenance.read')) as p (role, permission);

create table private.maintenance_service_levels (
  priority public.maintenance_priority primary key,
  response interval not null,
  resolution interval not null check (resolution > response)
);
comment on table private.maintenance_service_levels is
  'Until when a request should be answered and resolved; src/domain/maintenance.ts is its twin.';
insert into private.maintenance_service_levels (priority, response, resolution) values
  ('low', '72 hours', '168 hours'), ('medium', '24 hours', '72 hours'), ('high', '4 hours', '24 hours'), ('urgent', '1 hour', '4 hours');

create table public.maintenance_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  number bigint not null check (number > 0),
  property_id uuid not null,
  unit_id uuid,
  -- Whose tenants see it; null: the office alone.
  lease_id uuid,
  status public.maintenance_status not null default 'pending',
  stage public.maintenance_stage,
  priority public.maintenance_priority not null,
  category public.maintenance_category not null,
  title text not null check (char_length(btrim(title)) between 3 and 120),
  description text not null default '' check (char_length(description) <= 4000),
  may_enter boolean not null default false,
  access_note text not null default '' check (char_length(access_note) <= 300),
  assigned_to uuid references auth.users (id) on delete set null,
  scheduled_on date,
  reported_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  respond_by timestamptz not null,
  resolve_by timestamptz not null,
  responded_at timestamptz,
  completed_at timestamptz,
  reopened_count smallint not null default 0,
  rating smallint check (rating between 1 and 5),
  rating_comment text not null default '' check (char_length(rating_comment) <= 1000),
  search_text text not null generated always as (
    translate(lower(title || ' ' || description), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy')) stored,
  unique (organization_id, id),
  unique (organization_id, number),
  check (stage is null or status = 'in_progress'),
  check ((completed_at is not null) = (status = 'completed')),
  check (rating is null or status = 'completed'),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.maintenance_requests is
  'What is to be repaired, numbered per organisation; stage says more about one in progress. Times due come from the priority.';
create index maintenance_newest on public.maintenance_requests (organization_id, created_at desc, id desc);
create index maintenance_by_status on public.maintenance_requests (organization_id, status, created_at desc, id desc);
create index maintenance_open on public.maintenance_requests (organization_id, resolve_by, id) where status in ('pending', 'in_progress');
create index maintenance_of_property on public.maintenance_requests (property_id, created_at desc);
create index maintenance_of_unit on public.maintenance_requests (unit_id, created_at desc);
create index maintenance_of_lease on public.maintenance_requests (lease_id, created_at desc);
create index maintenance_of_assignee on public.maintenance_requests (assigned_to);
create index maintenance_of_reporter on public.maintenance_requests (reported_by);
create index maintenance_search on public.maintenance_requests using gin (search_text extensions.gin_trgm_ops);

create table public.maintenance_events (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  maintenance_id uuid not null,
  lease_id uuid,
  kind public.maintenance_event_kind not null,
  body text not null default '' check (char_length(body) <= 2000),
  facts jsonb not null default '{}',
  is_internal boolean not null default false,
  actor_id uuid,
  -- Whether the tenant's side acted: who left has no membership to tell it from any more.
  is_from_tenant boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, maintenance_id) references public.maintenance_requests (organization_id, id) on delete restrict
);
comment on table public.maintenance_events is
  'Everything that happened to a request, messages too; what is internal stays inside the organisation.';
create index events_of_maintenance on public.maintenance_events (organization_id, maintenance_id, id);
create index maintenance_events_of_lease on public.maintenance_events (lease_id);

create table public.maintenance_photos (
  id uuid primary key,
  organization_id uuid not null,
  maintenance_id uuid not null,
  lease_id uuid,
  path text not null generated always as
    (organization_id::text || '/' || maintenance_id::text || '/' || id::text || '.jpg') stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, maintenance_id) references public.maintenance_requests (organization_id, id) on delete restrict
);
comment on table public.maintenance_photos is
  'Photos of a request; the files lie in the bucket maintenance-photos, where each was announced by its row.';
create index photos_of_maintenance on public.maintenance_photos (organization_id, maintenance_id, created_at);
create index maintenance_photos_of_lease on public.maintenance_photos (lease_id);
create index maintenance_photos_of_creator on public.maintenance_photos (created_by);

alter table private.organization_counters add column last_maintenance_number bigint not null default 0;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['maintenance_requests', 'maintenance_events', 'maintenance_photos'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of maintenance and tenants see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''maintenance.read'')))
        or (lease_id = any (array(select private.my_lease_ids()))%s))', replace(v_table, '_', ' '), v_table,
      case v_table when 'maintenance_events' then ' and not is_internal' else '' end);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.maintenance_requests, public.maintenance_events;
  end if;
end
$$;
create trigger refuse_change before update on public.maintenance_events for each row execute function private.refuse_change();
