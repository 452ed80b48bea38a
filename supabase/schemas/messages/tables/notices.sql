create table public.notices (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  title_es text not null default '' check (char_length(title_es) <= 120),
  body_es text not null default '' check (char_length(body_es) <= 6000),
  title_en text not null default '' check (char_length(title_en) <= 120),
  body_en text not null default '' check (char_length(body_en) <= 6000),
  search_text text not null generated always as (private.plain_text(title_es || ' ' || title_en)) stored,
  audience public.notice_audience not null,
  property_id uuid,
  unit_ids uuid[] not null default '{}',
  lease_ids uuid[] not null default '{}',
  publish_at timestamptz not null,
  expires_at timestamptz check (expires_at > publish_at),
  needs_acknowledgement boolean not null default false,
  withdrawn_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Kept by the verbs, for the list.
  recipient_count integer not null default 0,
  read_count integer not null default 0,
  acknowledged_count integer not null default 0,
  unique (organization_id, id),
  -- In one language or in both, each whole.
  check ((title_es = '') = (body_es = '') and (title_en = '') = (body_en = '') and title_es || title_en <> ''),
  check ((property_id is not null) = (audience in ('property', 'units'))),
  check ((cardinality(unit_ids) > 0) = (audience = 'units')),
  check ((cardinality(lease_ids) > 0) = (audience = 'leases')),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.notices is
  'Notices to tenants: of all properties, of one, of some units or of some leases. Tenants see them from publish_at on, unless withdrawn.';

create index notices_newest on public.notices (organization_id, publish_at desc, id desc);
create index notices_by_words on public.notices using gin (organization_id,
  private.plain_text(title_es || ' ' || title_en || ' ' || body_es || ' ' || body_en) extensions.gin_trgm_ops);
create index notices_of_property on public.notices (organization_id, property_id);
create index notices_of_creator on public.notices (created_by);

alter table public.notices enable row level security;
grant select on public.notices to authenticated, service_role;
create policy "readers of messages and those whom they are for see notices" on public.notices for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read')))
    or id = any (array(select private.my_notice_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.notices
  for each statement execute function private.refuse_change();
select private.compose_texts('public.notices');
