create table public.house_rules (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  version smallint not null check (version > 0),
  body text not null check (char_length(btrim(body)) between 10 and 20000),
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now(),
  unique (property_id, version),
  unique (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.house_rules is
  'The rules of a house, version by version; the last one holds and none is changed.';

create index house_rules_of_organization on public.house_rules (organization_id, property_id, version desc);
create index house_rules_of_publisher on public.house_rules (published_by);

alter table public.house_rules enable row level security;
grant select on public.house_rules to authenticated, service_role;
create policy "readers and tenants see house rules" on public.house_rules for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_community_ids('any'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.house_rules
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update of id, organization_id, property_id, version, body, published_at on public.house_rules
  for each row execute function private.refuse_change();
select private.compose_texts('public.house_rules');
