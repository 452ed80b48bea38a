create table public.unit_meters (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  unit_id uuid not null,
  kind text not null check (kind in ('water', 'electricity', 'gas')),
  number text not null check (char_length(btrim(number)) between 1 and 40),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (unit_id, kind, number),
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade
);
comment on table public.unit_meters is
  'Meters and contract numbers of a unit with those who supply water, electricity and gas.';

create index unit_meters_by_unit on public.unit_meters (organization_id, unit_id, kind);

alter table public.unit_meters enable row level security;
grant select, delete on public.unit_meters to authenticated;
grant all on public.unit_meters to service_role;
grant insert (id, organization_id, unit_id, kind, number), update (kind, number) on public.unit_meters to authenticated;
create policy "portfolio writers add meters" on public.unit_meters for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers change meters" on public.unit_meters for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers remove meters" on public.unit_meters for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "readers of the portfolio see meters" on public.unit_meters for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.unit_meters
  for each row execute function private.write_audit_log();
select private.compose_texts('public.unit_meters');
