-- What is known of people who were refused or went elsewhere is needed for a while, to answer for the decision, and not
-- longer. How many there were is kept, without anything about anybody.
create table public.screening_settings (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  retention_days smallint not null default 90 check (retention_days between 30 and 365),
  forgotten_count integer not null default 0 check (forgotten_count >= 0)
);
comment on table public.screening_settings is
  'For how many days an organisation keeps refused and withdrawn applications, and how many it has forgotten. Without a row: 90 and none.';

alter table public.screening_settings enable row level security;
grant select on public.screening_settings to authenticated, service_role;
create policy "readers of people see how long applications are kept" on public.screening_settings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));
