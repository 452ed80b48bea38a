-- A removed membership is a deleted row: whom to tell can no longer be asked of its policy, and telling everybody would
-- say who left where. Every user therefore has a row of their own that changes instead, and screens listen to that.
create table public.membership_signals (
  id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null default now()
);
comment on table public.membership_signals is
  'One row a user (id is the user''s): when the teams that the user works in last changed. It says that, not what.';

alter table public.membership_signals enable row level security;
grant select on public.membership_signals to authenticated, service_role;
create policy "users see their own signal" on public.membership_signals
  for select to authenticated using (id = (select auth.uid()));
