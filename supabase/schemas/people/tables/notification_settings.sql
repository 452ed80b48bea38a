create table public.notification_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  event public.notification_event not null,
  channel public.notification_channel not null,
  is_enabled boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, event, channel)
);
comment on table public.notification_settings is
  'Which message reaches a person on which way. Without a row a message is sent; senders ask private.wants_notification.';

alter table public.notification_settings enable row level security;
grant select on public.notification_settings to authenticated, service_role;
create policy "users read their own notification settings" on public.notification_settings
  for select to authenticated using (user_id = (select auth.uid()));
