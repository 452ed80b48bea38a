create table public.unit_coefficients (
  unit_id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  numerator bigint not null check (numerator between 1 and 1000000000),
  denominator bigint not null check (denominator between 1 and 1000000000),
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict
);
comment on table public.unit_coefficients is
  'The share of each unit in its building: a numerator over the denominator that all units of the building have. They sum to one.';

create index unit_coefficients_of_organization on public.unit_coefficients (organization_id, unit_id);
create index unit_coefficients_of_property on public.unit_coefficients (property_id, unit_id);

alter table public.unit_coefficients enable row level security;
grant select on public.unit_coefficients to authenticated, service_role;
create policy "readers and co-owners see coefficients" on public.unit_coefficients for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_decision_property_ids())));
