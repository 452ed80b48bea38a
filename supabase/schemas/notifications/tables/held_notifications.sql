-- What waits for a digest. A row goes with the transaction that writes its digest: so nothing is lost, and nothing goes twice.
create table private.held_notifications (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  channel public.notification_channel not null check (channel in ('email', 'push')),
  user_id uuid not null,
  release_at timestamptz not null,
  -- What there is one digest of for a person and channel: a day of theirs, or an hour in which there was too much.
  window_key text not null,
  primary key (notification_id, channel)
);
comment on table private.held_notifications is
  'Notifications that wait to be sent in one message with others of the same window.';

create index held_notifications_due on private.held_notifications (release_at);
create index held_notifications_of_person on private.held_notifications (user_id, channel);

alter table private.held_notifications enable row level security;
