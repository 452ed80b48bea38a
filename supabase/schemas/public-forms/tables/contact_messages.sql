create table private.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 100),
  email text not null check (email = private.normal_email(email)),
  reader text not null check (reader in ('owner', 'tenant', 'manager', 'company', 'other')),
  language text not null check (language in ('es', 'en')),
  message text not null check (length(btrim(message)) between 1 and 4000),
  -- The same words from the same address on the same day are one message, however often the form is sent.
  fingerprint bytea not null unique,
  answered_at timestamptz,
  answered_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table private.contact_messages is
  'What visitors wrote through the contact form, and whether somebody has answered. Deleted after two years.';

create index contact_messages_newest on private.contact_messages (created_at desc, id desc);
create index contact_messages_by_answerer on private.contact_messages (answered_by);
create index contact_messages_by_email on private.contact_messages (email);

alter table private.contact_messages enable row level security;
