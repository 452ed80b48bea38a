create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  list text not null check (list in ('properties', 'units')),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  query text not null check (char_length(query) <= 1000),
  created_at timestamptz not null default now(),
  unique (organization_id, id)
);
comment on table public.saved_views is
  'Searches and filters of a list that somebody keeps under a name: the user''s own, in one organisation. query is what the list''s address holds.';

create unique index saved_views_one_name on public.saved_views (user_id, organization_id, list, lower(btrim(name)));

alter table public.saved_views enable row level security;
grant select, delete on public.saved_views to authenticated;
grant all on public.saved_views to service_role;
grant insert (id, organization_id, list, name, query), update (name, query) on public.saved_views to authenticated;
create policy "members change their own views" on public.saved_views for update to authenticated
  using (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('portfolio.read'))))
  with check (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
create policy "members keep views of their own" on public.saved_views for insert to authenticated
  with check (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
create policy "members remove their own views" on public.saved_views for delete to authenticated
  using (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
create policy "members see their own views" on public.saved_views for select to authenticated
  using (user_id = (select auth.uid())
    and organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
select private.compose_texts('public.saved_views');
