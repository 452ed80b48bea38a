create table public.neighbour_names (
  user_id uuid primary key references auth.users (id) on delete cascade,
  shown public.neighbour_name_kind not null
);
comment on table public.neighbour_names is
  'What neighbours are told of a tenant (Ley 172-13): at most the first name and the unit. Without a row, the first name.';

alter table public.neighbour_names enable row level security;
grant select on public.neighbour_names to authenticated, service_role;
create policy "tenants see how they are named" on public.neighbour_names for select to authenticated
  using (user_id = (select auth.uid()));
