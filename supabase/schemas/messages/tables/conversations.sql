create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  lease_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  subject text not null default '' check (char_length(subject) <= 120 and subject = btrim(subject)),
  search_text text not null generated always as (private.plain_text(subject)) stored,
  created_at timestamptz not null default now(),
  -- The newest message, kept for the list.
  last_message_id bigint not null default 0,
  last_message_at timestamptz not null default now(),
  last_text text not null default '' check (char_length(last_text) <= 160),
  last_is_from_tenant boolean not null default false,
  -- Up to which message somebody of each side has read.
  office_read_id bigint not null default 0,
  tenant_read_id bigint not null default 0,
  archived_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict
);
comment on table public.conversations is
  'A matter that the office and the tenants of a lease write about. Archived: put away by the office, until a tenant writes again.';

create index conversations_newest on public.conversations (organization_id, last_message_at desc, id desc);
create index conversations_of_property on public.conversations (organization_id, property_id, last_message_at desc, id desc);
create index conversations_of_lease on public.conversations (lease_id, last_message_at desc);
create index conversations_of_unit on public.conversations (property_id, unit_id);
create index conversations_search on public.conversations using gin (organization_id, search_text extensions.gin_trgm_ops);

alter table public.conversations enable row level security;
grant select on public.conversations to authenticated, service_role;
create policy "readers of messages and the tenants concerned see conversations" on public.conversations for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read')))
    or lease_id = any (array(select private.my_lease_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.conversations
  for each statement execute function private.refuse_change();
select private.compose_texts('public.conversations');
