create table public.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Where the browser's push service takes messages for it (RFC 8030), and the keys that seal them (RFC 8291), base64url.
  endpoint text not null unique check (endpoint ~ '^https?://[^\s]+$' and length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{80,100}=?$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{16,40}={0,2}$'),
  label text not null default '' check (char_length(label) <= 80),
  created_at timestamptz not null default now(),
  last_shown_at timestamptz,
  failed_at timestamptz
);
comment on table public.push_devices is
  'Browsers in which somebody allowed notifications. One is of who is signed in there; one that its push service has forgotten is removed.';

create index push_devices_of_person on public.push_devices (user_id, created_at);

alter table public.push_devices enable row level security;
-- The keys are for the sender alone.
grant select (id, user_id, endpoint, label, created_at, last_shown_at, failed_at) on public.push_devices to authenticated;
grant select on public.push_devices to service_role;
create policy "people see their own devices" on public.push_devices for select to authenticated
  using (user_id = (select auth.uid()));
