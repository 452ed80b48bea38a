create table public.document_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  name text not null check (char_length(name) between 1 and 120 and name = btrim(name)),
  reason text not null default '' check (char_length(reason) <= 600),
  due_on date not null,
  status public.document_request_status not null default 'requested',
  -- What was handed in last.
  file_id uuid,
  refusal text not null default '' check (char_length(refusal) <= 600),
  -- What an accepted file became.
  document_id uuid,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  unique (organization_id, id),
  check (status not in ('handed_in', 'refused', 'accepted') or file_id is not null),
  check ((status = 'refused') = (refusal <> '')),
  check ((status in ('refused', 'accepted', 'called_off')) = (decided_at is not null)),
  check (document_id is null or status = 'accepted'),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, document_id) references public.documents (organization_id, id) on delete set null (document_id)
);
comment on table public.document_requests is
  'A paper that the office asks the tenants of a lease for, until a day. They may replace what they handed in until it is accepted.';
alter table public.document_requests add foreign key (id, file_id) references public.requested_files (document_request_id, id);

create index document_requests_by_lease on public.document_requests (lease_id, created_at desc);
create index document_requests_by_organization on public.document_requests (organization_id, lease_id);
create index document_requests_by_due_day on public.document_requests (organization_id, due_on);
create index document_requests_by_document on public.document_requests (organization_id, document_id);
create index document_requests_by_creator on public.document_requests (created_by);
create index document_requests_by_decider on public.document_requests (decided_by);
create index document_requests_by_file on public.document_requests (id, file_id);
-- What tenants handed in waits for who decides, and what they are asked for waits for them: both count at the navigation.
create index document_requests_handed_in on public.document_requests (organization_id, created_at) where status = 'handed_in';
create index document_requests_awaited on public.document_requests (lease_id) where status in ('requested', 'refused');

alter table public.document_requests enable row level security;
grant select on public.document_requests to authenticated, service_role;
create policy "readers of leases and tenants see document requests" on public.document_requests for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('document_requests'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.document_requests
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.document_requests for each row
  execute function private.keep_posted_fields('status', 'file_id', 'refusal', 'document_id', 'created_by', 'decided_by', 'decided_at');
create trigger write_audit_log after insert or update or delete on public.document_requests
  for each row execute function private.write_audit_log();
select private.compose_texts('public.document_requests');
