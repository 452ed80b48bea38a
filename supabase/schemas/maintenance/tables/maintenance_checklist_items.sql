create table public.maintenance_checklist_items (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  maintenance_id uuid not null,
  position smallint not null check (position between 1 and 40),
  body text not null check (char_length(btrim(body)) between 1 and 200),
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  unique (maintenance_id, position),
  check (done_by is null or done_at is not null),
  foreign key (organization_id, maintenance_id) references public.maintenance_requests (organization_id, id) on delete restrict
);
comment on table public.maintenance_checklist_items is
  'What is to be done one by one for a request, and who has done it; tenants do not see it.';

create index checklist_items_of_maintenance on public.maintenance_checklist_items (organization_id, maintenance_id, position);
create index checklist_items_of_doer on public.maintenance_checklist_items (done_by);

alter table public.maintenance_checklist_items enable row level security;
grant select on public.maintenance_checklist_items to authenticated, service_role;
create policy "readers of maintenance see checklists" on public.maintenance_checklist_items for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));

-- What follows a change, in this order.
select private.compose_texts('public.maintenance_checklist_items');
