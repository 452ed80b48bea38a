create table private.calendar_feed_entries (
  feed_id uuid not null references public.calendar_feeds (id) on delete cascade,
  key text not null,
  sequence integer not null default 0,
  changed_at timestamptz not null default now(),
  cancelled_at timestamptz,
  last_on date not null,
  -- Kept for what is cancelled: a program is told of its last days.
  entry jsonb not null,
  -- Of what the entry is written from: one that is known again is not written again.
  fingerprint bigint not null default 0,
  primary key (feed_id, key)
);
comment on table private.calendar_feed_entries is
  'What a feed said last of each entry, to number its changes (SEQUENCE of RFC 5545) and to say for thirty days that one is cancelled.';
