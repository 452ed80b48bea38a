-- A message is written down in the transaction that causes it and sent afterwards by the edge: it is never lost with a request,
-- never sent for something that was rolled back, and sent once however often its sender is called.
create table private.outgoing_messages (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null check (length(dedupe_key) between 1 and 200),
  channel public.notification_channel not null default 'email',
  -- Of a message to somebody without an account, both are null.
  user_id uuid,
  event public.notification_event,
  notification_id uuid,
  organization_id uuid,
  -- The push device that it is for.
  device_id uuid,
  -- It is not sent once its notification was read.
  is_for_unread boolean not null default false,
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
  check (sent_at is null or next_attempt_at is null),
  unique nulls not distinct (dedupe_key, channel, user_id, event, device_id)
);
comment on table private.outgoing_messages is
  'Mail, push and WhatsApp to send, one row for each key, person, event, channel and device. next_attempt_at is null once it was sent or given up. Parameters are emptied when it was sent or refused for good, else with the address, after 30 days.';

create index outgoing_messages_waiting on private.outgoing_messages (channel, next_attempt_at, id) where next_attempt_at is not null;
create index outgoing_messages_finished on private.outgoing_messages (created_at)
  where next_attempt_at is null and (to_address is not null or parameters <> '{}');
create index outgoing_messages_of_notification on private.outgoing_messages (notification_id) where notification_id is not null;
create index outgoing_messages_of_provider on private.outgoing_messages (provider_id) where channel = 'whatsapp';
create index outgoing_messages_pushed on private.outgoing_messages (user_id, first_attempt_at) where channel = 'push';

alter table private.outgoing_messages enable row level security;
