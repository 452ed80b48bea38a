-- What a row was called in the file that it came from: by it a second import finds everything there already, and an
-- export writes the same names again.
create table public.portfolio_references (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind text not null check (kind in ('property', 'unit', 'person', 'lease')),
  reference text not null check (char_length(reference) between 1 and 80),
  record_id uuid not null,
  created_at timestamptz not null default now(),
  unique (organization_id, kind, reference),
  unique (organization_id, kind, record_id)
);
comment on table public.portfolio_references is
  'By which reference of an imported file a property, unit, person or lease is known. What was not imported goes by its id.';

alter table public.portfolio_references enable row level security;
grant select on public.portfolio_references to authenticated, service_role;
create policy "readers of the portfolio see references" on public.portfolio_references for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
select private.compose_texts('public.portfolio_references');
