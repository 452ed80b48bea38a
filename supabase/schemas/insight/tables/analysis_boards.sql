create table public.analysis_boards (
  -- Made by whoever keeps it, so that one that was deleted can come back as it was.
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 60),
  is_shared boolean not null default false,
  views text[] not null default '{}',
  position integer not null default 0 check (position between 0 and 1000),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (cardinality(views) <= 12 and array_position(views, null) is null
    and char_length(array_to_string(views, '')) <= 6000)
);
comment on table public.analysis_boards is
  'Questions to the measures that somebody keeps together under a name, for themself or for the whole team. Each of views is what the address of Explore holds, in the order in which they are shown.';

create unique index analysis_boards_one_name on public.analysis_boards (user_id, organization_id, lower(btrim(name)));
create index analysis_boards_by_organization on public.analysis_boards (organization_id, position);

alter table public.analysis_boards enable row level security;
grant select, delete on public.analysis_boards to authenticated;
grant all on public.analysis_boards to service_role;
grant insert (id, organization_id, name, is_shared, views, position),
  update (name, is_shared, views, position) on public.analysis_boards to authenticated;
create policy "members change their own boards" on public.analysis_boards for update to authenticated
  using (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('money.read'))))
  with check (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "members keep boards of their own" on public.analysis_boards for insert to authenticated
  with check (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "members remove their own boards" on public.analysis_boards for delete to authenticated
  using (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "members see their own boards and shared ones" on public.analysis_boards for select to authenticated
  using ((is_shared or user_id = (select auth.uid()))
    and organization_id = any (array(select private.my_organization_ids('money.read'))));
select private.compose_texts('public.analysis_boards');
