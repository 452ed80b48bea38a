-- Who wants to hear when the product opens. One row for each address; it counts once its owner has confirmed it by mail.
create table private.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = private.normal_email(email)),
  language text not null check (language in ('es', 'en')),
  source text not null check (source ~ '^[a-z-]{0,40}$'),
  consented_at timestamptz not null default now(),
  confirm_token_hash bytea not null unique,
  confirm_expires_at timestamptz not null default now() + interval '7 days',
  leave_token_hash bytea not null unique,
  confirmed_at timestamptz,
  mail_count integer not null default 0,
  last_mailed_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table private.waitlist_entries is
  'The waitlist: one row for each address, confirmed or not. Of the tokens in its mails only hashes are kept.';

create index waitlist_entries_newest on private.waitlist_entries (created_at desc, id desc);
create index waitlist_entries_unconfirmed on private.waitlist_entries (confirm_expires_at) where confirmed_at is null;

alter table private.waitlist_entries enable row level security;
