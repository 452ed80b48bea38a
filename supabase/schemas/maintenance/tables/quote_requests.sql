create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  work_order_id uuid not null,
  vendor_id uuid not null,
  email text not null check (char_length(email) <= 254),
  language text not null check (language in ('es', 'en')),
  token_hash bytea not null unique,
  photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 20),
  shows_contact boolean not null default false,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  declined_at timestamptz,
  decline_reason text not null default '' check (char_length(decline_reason) <= 300),
  revoked_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (declined_at is not null or decline_reason = ''),
  foreign key (organization_id, work_order_id) references public.work_orders (organization_id, id) on delete restrict,
  foreign key (organization_id, vendor_id) references public.vendors (organization_id, id) on delete restrict
);
comment on table public.quote_requests is
  'Which vendor was asked for a price, by a link of which only a hash is kept: it works until it expires, is withdrawn, or the order is given.';
comment on column public.quote_requests.photo_ids is 'Photos of the request that the vendor is shown.';
comment on column public.quote_requests.shows_contact is 'Whether the vendor is shown the tenant''s name and telephone.';

create unique index quote_requests_one_a_vendor on public.quote_requests (work_order_id, vendor_id) where revoked_at is null;
create index quote_requests_of_order on public.quote_requests (organization_id, work_order_id, created_at);
create index quote_requests_of_vendor on public.quote_requests (organization_id, vendor_id);

alter table public.quote_requests enable row level security;
grant select (id, organization_id, work_order_id, vendor_id, email, language, photo_ids, shows_contact, sent_at, expires_at, opened_at,
  declined_at, decline_reason, revoked_at, created_by, created_at)
  on public.quote_requests to authenticated;
grant select on public.quote_requests to service_role;
create policy "readers of maintenance see quote requests" on public.quote_requests for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.quote_requests
  for each statement execute function private.refuse_change();
select private.compose_texts('public.quote_requests');
