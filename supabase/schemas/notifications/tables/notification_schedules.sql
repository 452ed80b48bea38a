create table public.notification_schedules (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null: the zone of the profile.
  time_zone text,
  -- By the clock of that zone, to the minute; over midnight when the end is the earlier. Null for no quiet hours.
  quiet_from time,
  quiet_to time,
  digest_time time not null default '08:00',
  -- 1 is Monday.
  digest_weekday smallint not null default 1 check (digest_weekday between 1 and 7),
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to),
  check (quiet_from < '24:00' and quiet_to < '24:00' and digest_time < '24:00'),
  check (extract(second from quiet_from) = 0 and extract(second from quiet_to) = 0 and extract(second from digest_time) = 0)
);
comment on table public.notification_schedules is
  'When a person wants to be left in peace, and when their digests come. Without a row: never, and at eight, weekly on Mondays.';

alter table public.notification_schedules enable row level security;
grant select on public.notification_schedules to authenticated, service_role;
create policy "people see their own schedule" on public.notification_schedules for select to authenticated
  using (user_id = (select auth.uid()));

-- What follows a change, in this order.
create trigger check_time_zone before insert or update of time_zone on public.notification_schedules
  for each row when (new.time_zone is not null) execute function private.check_time_zone();
