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
    private.plain_text(title || ' ' || description)) stored,
  asset_id uuid,
  unique (organization_id, id),
  unique (organization_id, number),
  check (stage is null or status = 'in_progress'),
  check ((completed_at is not null) = (status = 'completed')),
  check (rating is null or status = 'completed'),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  foreign key (organization_id, asset_id) references public.assets (organization_id, id) on delete restrict
);
comment on table public.maintenance_requests is
  'What is to be repaired, numbered per organisation; stage says more about one in progress. Times due come from the priority.';

create index maintenance_newest on public.maintenance_requests (organization_id, created_at desc, id desc);
create index maintenance_by_status on public.maintenance_requests (organization_id, status, created_at desc, id desc);
create index maintenance_open on public.maintenance_requests (organization_id, resolve_by, id) where status in ('pending', 'in_progress');
create index maintenance_by_visit on public.maintenance_requests (organization_id, scheduled_on) where scheduled_on is not null;
create index maintenance_of_property on public.maintenance_requests (property_id, created_at desc);
create index maintenance_of_unit on public.maintenance_requests (unit_id, created_at desc);
create index maintenance_of_asset on public.maintenance_requests (asset_id, created_at desc);
create index maintenance_of_lease on public.maintenance_requests (lease_id, created_at desc);
create index maintenance_of_assignee on public.maintenance_requests (assigned_to);
create index maintenance_of_reporter on public.maintenance_requests (reported_by);
create index maintenance_search on public.maintenance_requests using gin (organization_id, search_text extensions.gin_trgm_ops);
create index maintenance_urgent on public.maintenance_requests (organization_id, resolve_by, id)
  where status in ('pending', 'in_progress') and priority = 'urgent';

alter table public.maintenance_requests enable row level security;
grant select on public.maintenance_requests to authenticated, service_role;
create policy "readers of maintenance and tenants see maintenance requests" on public.maintenance_requests for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('maintenance_requests'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.maintenance_requests
  for each statement execute function private.refuse_change();
create trigger apply_service_level before insert on public.maintenance_requests
  for each row execute function private.apply_service_level();
create trigger apply_service_level_of_priority before update of priority on public.maintenance_requests
  for each row when (old.priority <> new.priority) execute function private.apply_service_level();
select private.compose_texts('public.maintenance_requests');
