-- What an address said to an organisation outlives its row: taken out and put in again it stays stopped.
create table private.owner_mail_lists (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  address_hash bytea not null,
  leave_token_hash bytea not null unique,
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, address_hash)
);
comment on table private.owner_mail_lists is
  'Whether an address takes statements of an organisation. Of the address, and of the token in its messages, only hashes are kept.';

alter table private.owner_mail_lists enable row level security;
