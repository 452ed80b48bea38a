create table public.log_checkpoints (
  organization_id uuid not null,
  size bigint not null check (size > 0),
  root_hash text not null check (root_hash ~ '^[A-Za-z0-9+/]{43}=$'),
  note text not null check (char_length(note) between 100 and 2000),
  signed_at timestamptz not null default now(),
  primary key (organization_id, size)
);
comment on table public.log_checkpoints is
  'Signed sizes and root hashes of the log (C2SP tlog-checkpoint). Append-only. The Worker signs them: the database has no key.';

alter table public.log_checkpoints enable row level security;
grant select on public.log_checkpoints to authenticated, service_role;
create policy "readers of a log see its checkpoints" on public.log_checkpoints for select to authenticated
  using (organization_id = any (array(select private.my_log_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.log_checkpoints
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.log_checkpoints
  for each row execute function private.refuse_change();
