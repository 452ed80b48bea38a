create table public.calendar_items (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind public.calendar_item_kind not null,
  title text not null check (char_length(btrim(title)) between 1 and 160),
  note text not null default '' check (char_length(note) <= 2000),
  place text not null default '' check (char_length(place) <= 200),
  property_id uuid,
  unit_id uuid,
  lease_id uuid,
  maintenance_id uuid,
  assignee uuid references auth.users (id) on delete set null,
  -- All day, both inclusive; or with times.
  starts_on date,
  ends_on date,
  starts_at timestamptz,
  ends_at timestamptz,
  time_zone text not null,
  is_shown_to_tenants boolean not null default false,
  repeat_freq public.calendar_frequency,
  repeat_every integer not null default 1 check (repeat_every between 1 and 99),
  repeat_by_day text[] not null default '{}',
  repeat_by_month_day integer[] not null default '{}',
  repeat_times integer check (repeat_times between 1 and 999),
  repeat_until date,
  done_at timestamptz,
  -- Of an item that came from another calendar: how that one names it. A second import changes it and adds no other.
  source_uid text check (char_length(source_uid) between 1 and 300),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (num_nonnulls(starts_on, ends_on) = 2 and num_nonnulls(starts_at, ends_at) = 0
    or num_nonnulls(starts_on, ends_on) = 0 and num_nonnulls(starts_at, ends_at) = 2),
  check (ends_on between starts_on and starts_on + 366),
  check (starts_at between '1900-01-01' and '2200-12-31'),
  check (ends_at between starts_at and starts_at + interval '366 days'),
  check (not is_shown_to_tenants or lease_id is not null),
  check (unit_id is null or property_id is not null),
  check (repeat_times is null or repeat_until is null),
  -- A series is done day by day.
  check (done_at is null or repeat_freq is null),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, maintenance_id) references public.maintenance_requests (organization_id, id) on delete cascade
);
comment on table public.calendar_items is
  'Visits, tasks and reminders that members write into the calendar themselves. A repeating one is a rule (a part of RFC 5545) that counts in its own time zone; calendar_item_changes has the days that are different.';
comment on column public.calendar_items.repeat_by_day is
  'MO to SU; of a monthly rule also with a number, as 2MO or -1FR.';
comment on column public.calendar_items.repeat_until is 'The last day on which it may begin, in its own zone.';

create index calendar_items_by_day on public.calendar_items (organization_id, starts_on) where repeat_freq is null;
create index calendar_items_by_time on public.calendar_items (organization_id, starts_at) where repeat_freq is null;
create index calendar_items_repeating on public.calendar_items (organization_id) where repeat_freq is not null;
create index calendar_items_of_property on public.calendar_items (organization_id, property_id);
create index calendar_items_of_unit on public.calendar_items (organization_id, unit_id);
create index calendar_items_of_place on public.calendar_items (property_id, unit_id);
create index calendar_items_of_lease on public.calendar_items (organization_id, lease_id);
create index calendar_items_shown on public.calendar_items (lease_id) where is_shown_to_tenants;
create index calendar_items_of_maintenance on public.calendar_items (organization_id, maintenance_id);
create index calendar_items_of_assignee on public.calendar_items (assignee);
create index calendar_items_of_creator on public.calendar_items (created_by);
create unique index calendar_items_one_source on public.calendar_items (organization_id, source_uid) where source_uid is not null;

alter table public.calendar_items enable row level security;
grant select on public.calendar_items to authenticated, service_role;
create policy "readers of the portfolio see calendar items" on public.calendar_items for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));

-- What follows a change, in this order.
create trigger check_time_zone before insert or update of time_zone on public.calendar_items
  for each row execute function private.check_time_zone();
create trigger touch_updated_at before update on public.calendar_items
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update or delete on public.calendar_items
  for each row execute function private.write_audit_log();
select private.compose_texts('public.calendar_items');
