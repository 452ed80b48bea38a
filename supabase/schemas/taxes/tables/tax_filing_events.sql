create table public.tax_filing_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  filing_id uuid not null,
  status public.tax_form_status not null,
  file_name text not null default '',
  file_sha256 text not null default '',
  row_count integer not null default 0,
  reason text not null default '' check (char_length(reason) <= 300),
  actor_id uuid,
  actor_name text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, filing_id) references public.tax_filings (organization_id, id)
);
comment on table public.tax_filing_events is
  'Who checked, filed or reopened a form, when, and the hash of its file. Append-only.';

create index tax_filing_events_by_filing on public.tax_filing_events (organization_id, filing_id, created_at desc);

alter table public.tax_filing_events enable row level security;
grant select on public.tax_filing_events to authenticated, service_role;
create policy "readers of money see tax filing events" on public.tax_filing_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.tax_filing_events
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.tax_filing_events
  for each row execute function private.refuse_change();
