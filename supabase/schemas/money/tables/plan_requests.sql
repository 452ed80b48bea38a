create table public.plan_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  user_id uuid not null,
  status public.plan_request_status not null default 'open',
  currency public.currency_code not null,
  owed_minor bigint not null check (owed_minor > 0),
  instalment_count smallint not null check (instalment_count between 1 and 36),
  first_on date not null,
  message text not null default '' check (char_length(message) <= 600),
  answer text not null default '' check (char_length(answer) <= 600),
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((status = 'open') = (decided_at is null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency)
);
comment on table public.plan_requests is
  'What tenants ask for: to pay what was owed on a day in so many monthly instalments from a day on. Agreed by a plan of the lease, else answered in words.';

create unique index plan_requests_one_open on public.plan_requests (lease_id) where status = 'open';
create index plan_requests_by_organization on public.plan_requests (organization_id, created_at desc);
create index plan_requests_by_lease on public.plan_requests (lease_id, created_at desc);
-- A tenant who asks for a payment plan waits for an answer: the owner's home lists it, and the navigation counts it.
create index plan_requests_waiting on public.plan_requests (organization_id, created_at) where status = 'open';

alter table public.plan_requests enable row level security;
grant select on public.plan_requests to authenticated, service_role;
create policy "readers of money and tenants see plan requests" on public.plan_requests for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('plan_requests'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.plan_requests for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.plan_requests for each row
  execute function private.keep_posted_fields('status', 'answer', 'decided_by', 'decided_at');
create trigger refuse_delete before delete on public.plan_requests for each row execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.plan_requests
  for each row execute function private.write_audit_log();
select private.compose_texts('public.plan_requests');
