create table public.preventive_plans (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  property_id uuid not null,
  unit_id uuid,
  asset_id uuid,
  title text not null check (char_length(btrim(title)) between 3 and 120),
  description text not null default '' check (char_length(description) <= 2000),
  category public.maintenance_category not null,
  priority public.maintenance_priority not null,
  every smallint not null check (every between 1 and 366),
  rhythm public.preventive_rhythm not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  lead_days smallint not null default 0 check (lead_days between 0 and 90),
  checklist text[] not null default '{}' check (cardinality(checklist) <= 40),
  assigned_to uuid references auth.users (id) on delete set null,
  is_active boolean not null default true,
  -- Which of its days comes next: 0 is that on which it starts.
  next_number integer not null default 0 check (next_number >= 0),
  next_on date,
  last_error text,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.plain_text(title)) stored,
  unique (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  foreign key (organization_id, asset_id) references public.assets (organization_id, id) on delete restrict
);
comment on table public.preventive_plans is
  'Work that comes again: every so many days, weeks, months or years from a day on. lead_days before each day a request is opened. next_on is the next day that has none yet; last_error says why the last one could not be opened.';

create index preventive_plans_newest on public.preventive_plans (organization_id, created_at desc, id desc);
create index preventive_plans_next on public.preventive_plans (organization_id, next_on, id);
create index preventive_plans_of_property on public.preventive_plans (property_id);
create index preventive_plans_of_unit on public.preventive_plans (unit_id);
create index preventive_plans_of_asset on public.preventive_plans (asset_id);
create index preventive_plans_of_assignee on public.preventive_plans (assigned_to);
create index preventive_plans_of_creator on public.preventive_plans (created_by);

alter table public.preventive_plans enable row level security;
grant select on public.preventive_plans to authenticated, service_role;
create policy "readers of maintenance see preventive plans" on public.preventive_plans for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));

-- What follows a change, in this order.
create trigger write_audit_log_on_insert after insert on public.preventive_plans
  for each row execute function private.write_audit_log();
create trigger write_audit_log_on_update after update of title, description, property_id, unit_id, asset_id, category, priority,
  every, rhythm, starts_on, ends_on, lead_days, checklist, assigned_to, is_active on public.preventive_plans
  for each row execute function private.write_audit_log();
select private.compose_texts('public.preventive_plans');
