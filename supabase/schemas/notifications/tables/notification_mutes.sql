create table public.notification_mutes (
  user_id uuid not null references auth.users (id) on delete cascade,
  record_kind public.notification_record not null,
  record_id uuid not null,
  -- What its last notification said, so that a list can name it after that is gone.
  template text not null,
  parameters jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, record_kind, record_id)
);
comment on table public.notification_mutes is
  'Records of which a person wants to hear nothing more: what comes is in the centre, read already, and nothing is sent but what is critical.';

alter table public.notification_mutes enable row level security;
grant select on public.notification_mutes to authenticated, service_role;
create policy "people see what they muted" on public.notification_mutes for select to authenticated
  using (user_id = (select auth.uid()));
