create table public.notification_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  event public.notification_event not null,
  channel public.notification_channel not null,
  cadence public.notification_cadence not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, event, channel),
  -- Only what can be gathered in one message is.
  check (cadence in ('off', 'at_once') or channel in ('email', 'push'))
);
comment on table public.notification_settings is
  'How soon a person hears of an event on a channel. Without a row private.cadence_of says how.';

alter table public.notification_settings enable row level security;
grant select on public.notification_settings to authenticated, service_role;
create policy "users read their own notification settings" on public.notification_settings
  for select to authenticated using (user_id = (select auth.uid()));
