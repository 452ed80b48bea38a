create table public.ecf_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  document_id uuid,
  received_id uuid,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('issued', 'signed', 'sent', 'asked', 'verdict', 'fault', 'contingency', 'delivered', 'approved',
    'annulled', 'replaced', 'again')),
  status integer,
  detail jsonb not null default '{}',
  actor_id uuid,
  foreign key (organization_id, document_id) references public.ecf_documents (organization_id, id),
  foreign key (organization_id, received_id) references public.ecf_received (organization_id, id),
  constraint ecf_events_of_one check (num_nonnulls(document_id, received_id) = 1)
);
comment on table public.ecf_events is
  'What happened to an electronic receipt, step by step; actor_id is null for what the Worker did. Append-only.';

create index ecf_events_by_document on public.ecf_events (organization_id, document_id, at);
create index ecf_events_by_received on public.ecf_events (organization_id, received_id, at) where received_id is not null;

alter table public.ecf_events enable row level security;
grant select on public.ecf_events to authenticated, service_role;
create policy "readers of money see events of electronic receipts" on public.ecf_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.ecf_events for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.ecf_events for each row execute function private.refuse_change();
