create table public.communities (
  property_id uuid primary key,
  organization_id uuid not null,
  has_board boolean not null default true,
  has_areas boolean not null default true,
  has_parcels boolean not null default true,
  has_lost_and_found boolean not null default true,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.communities is 'Which parts of its community a property has; without a row it has them all.';

create index communities_of_organization on public.communities (organization_id);

alter table public.communities enable row level security;
grant select on public.communities to authenticated, service_role;
create policy "readers and tenants see the parts of a community" on public.communities for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_community_ids('any'))));
