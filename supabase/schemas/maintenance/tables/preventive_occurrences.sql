create table public.preventive_occurrences (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  plan_id uuid not null,
  planned_on date not null,
  due_on date not null,
  maintenance_id uuid unique,
  skipped_at timestamptz,
  reason text not null default '' check (char_length(reason) <= 300),
  decided_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (plan_id, planned_on),
  check (skipped_at is null or (maintenance_id is null and reason <> '')),
  check (due_on = planned_on or reason <> ''),
  foreign key (organization_id, plan_id) references public.preventive_plans (organization_id, id) on delete restrict,
  foreign key (organization_id, maintenance_id) references public.maintenance_requests (organization_id, id) on delete restrict
);
comment on table public.preventive_occurrences is
  'A day of a plan about which something is known: its request, or why it was skipped or postponed to due_on.';

create index preventive_occurrences_of_plan on public.preventive_occurrences (organization_id, plan_id, planned_on);
create index preventive_occurrences_of_decider on public.preventive_occurrences (decided_by);

alter table public.preventive_occurrences enable row level security;
grant select on public.preventive_occurrences to authenticated, service_role;
create policy "readers of maintenance see preventive occurrences" on public.preventive_occurrences for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.preventive_occurrences
  for each statement execute function private.refuse_change();
select private.compose_texts('public.preventive_occurrences');
