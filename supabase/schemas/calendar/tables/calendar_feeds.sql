create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of a tenant: the lease that it is of. Null: a member's.
  lease_id uuid,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  token_hash bytea not null unique,
  -- Empty: all.
  kinds public.calendar_kind[] not null default '{}',
  property_id uuid,
  is_own_only boolean not null default false,
  with_names boolean not null default false,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_read_at timestamptz,
  last_reader text not null default '' check (char_length(last_reader) <= 120),
  unique (organization_id, id),
  check (lease_id is null or (property_id is null and not is_own_only)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.calendar_feeds is
  'Addresses at which a calendar program reads the calendar of one person, with that person''s rights of the moment. Only a hash of the token is kept; filters narrow, with_names tells whether tenants are named.';
comment on column public.calendar_feeds.last_reader is 'How the program that read it last calls itself.';

create index calendar_feeds_of_user on public.calendar_feeds (user_id, organization_id);
create index calendar_feeds_of_organization on public.calendar_feeds (organization_id);
create index calendar_feeds_of_lease on public.calendar_feeds (organization_id, lease_id);
create index calendar_feeds_of_property on public.calendar_feeds (organization_id, property_id);

alter table public.calendar_feeds enable row level security;
grant all on public.calendar_feeds to service_role;
grant select (id, organization_id, user_id, lease_id, name, kinds, property_id, is_own_only, with_names, created_at, revoked_at,
  last_read_at, last_reader) on public.calendar_feeds to authenticated;
create policy "whoever made a feed sees it" on public.calendar_feeds for select to authenticated
  using (user_id = (select auth.uid()));

-- What follows a change, in this order.
create trigger write_audit_log_added after insert on public.calendar_feeds
  for each row execute function private.write_audit_log();
-- That a program read it is no change of it.
create trigger write_audit_log_changed after update of name, kinds, property_id, is_own_only, with_names, revoked_at on public.calendar_feeds
  for each row execute function private.write_audit_log();
select private.compose_texts('public.calendar_feeds');
