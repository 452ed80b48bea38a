create table public.legal_files (
  id uuid primary key,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  lease_id uuid not null,
  kind public.legal_file_kind not null,
  status public.legal_file_status not null default 'open',
  opened_by uuid references auth.users (id) on delete set null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  outcome text not null default '' check (char_length(outcome) <= 500),
  unique (organization_id, id),
  check ((status = 'closed') = (closed_at is not null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.legal_files is
  'A matter of the law on rentals about one lease, such as the end of its term or an unpaid rent. Its facts are its events. Closed, it stays so.';
comment on column public.legal_files.outcome is 'How it came out, in words.';

create unique index legal_files_one_open on public.legal_files (lease_id, kind) where status = 'open';
create index legal_files_of_organization on public.legal_files (organization_id, status, opened_at desc);
create index legal_files_of_lease on public.legal_files (organization_id, lease_id);
create index legal_files_of_opener on public.legal_files (opened_by);

alter table public.legal_files enable row level security;
grant select on public.legal_files to authenticated, service_role;
create policy "readers of leases see legal files" on public.legal_files for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.legal_files
  for each statement execute function private.refuse_change();
create trigger refuse_rewrite before update on public.legal_files
  for each row when (old.status = 'closed'
    and (to_jsonb(new) - 'opened_by') is distinct from (to_jsonb(old) - 'opened_by'))
  execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.legal_files
  for each row execute function private.write_audit_log();
select private.compose_texts('public.legal_files');
