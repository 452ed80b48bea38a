-- Mail is written down in the transaction that causes it and sent afterwards by the edge: a message is never lost with a
-- request, never sent for something that was rolled back, and sent once however often its sender is called.
create table private.outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 200),
  to_address text check (to_address ~ '^[^@\s]+@[^@\s]+$' and length(to_address) <= 254),
  reply_to text check (reply_to ~ '^[^@\s]+@[^@\s]+$' and length(reply_to) <= 254),
  language text not null check (language in ('es', 'en')),
  template text not null check (template ~ '^[a-z][a-z_]{1,60}$'),
  parameters jsonb not null default '{}' check (jsonb_typeof(parameters) = 'object'),
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  provider_id text,
  error text,
  created_at timestamptz not null default now(),
  -- It waits, or it was sent, or it was given up.
  check (sent_at is null or next_attempt_at is null)
);
comment on table private.outgoing_mail is
  'Mail to send, one row for each dedupe_key. next_attempt_at is null once it was sent or given up. Parameters are emptied when it was sent or refused for good, else with the address, after 30 days.';

create index outgoing_mail_waiting on private.outgoing_mail (next_attempt_at) where next_attempt_at is not null;
create index outgoing_mail_finished on private.outgoing_mail (created_at) where to_address is not null and next_attempt_at is null;

alter table private.outgoing_mail enable row level security;
