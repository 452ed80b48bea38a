create table public.assembly_items (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  assembly_id uuid not null,
  position smallint not null check (position between 1 and 100),
  title text not null check (char_length(btrim(title)) between 1 and 300),
  decision_id uuid,
  is_motion boolean not null default false,
  moved_by text not null default '' check (char_length(moved_by) <= 120),
  unique (assembly_id, position),
  check (is_motion or moved_by = ''),
  foreign key (organization_id, assembly_id) references public.assemblies (organization_id, id) on delete cascade,
  foreign key (property_id, decision_id) references public.decisions (property_id, id) on delete restrict
);
comment on table public.assembly_items is
  'The agenda of an assembly, in order; an item may be a decision. A motion came up in session.';

create index assembly_items_of_organization on public.assembly_items (organization_id, assembly_id);
create index assembly_items_of_decision on public.assembly_items (property_id, decision_id);

alter table public.assembly_items enable row level security;
grant select on public.assembly_items to authenticated, service_role;
create policy "whoever sees an assembly sees its agenda" on public.assembly_items for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or assembly_id = any (array(select private.my_assembly_ids())));
select private.compose_texts('public.assembly_items');
