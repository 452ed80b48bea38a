create table public.tax_filings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  form public.tax_form not null,
  month date not null check (extract(day from month) = 1),
  status public.tax_form_status not null default 'open',
  file_name text not null default '' check (char_length(file_name) <= 80),
  file_sha256 text not null default '' check (file_sha256 ~ '^([0-9a-f]{64})?$'),
  row_count integer not null default 0 check (row_count >= 0),
  checked_at timestamptz,
  checked_by uuid,
  filed_at timestamptz,
  filed_by uuid,
  to_rectify_since timestamptz,
  issuer_id uuid not null,
  unique (organization_id, id),
  unique (issuer_id, form, month),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id),
  check ((status = 'filed') = (filed_at is not null)),
  check (status = 'open' or (checked_at is not null and file_sha256 <> ''))
);
comment on table public.tax_filings is
  'How far a form of a month has come: open, checked (with the hash of what was checked), filed by hand with the tax authority. No row: open.';
comment on column public.tax_filings.to_rectify_since is
  'Since when a bill that came late makes the filed form another; null while it says what the records give. Cleared by filing again.';

create index tax_filings_by_month on public.tax_filings (organization_id, month);
create index tax_filings_by_issuer on public.tax_filings (organization_id, issuer_id);

alter table public.tax_filings enable row level security;
grant select on public.tax_filings to authenticated, service_role;
create policy "readers of money see tax filings" on public.tax_filings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger clear_rectification before update of status on public.tax_filings
  for each row when (new.status = 'filed' and old.status <> 'filed') execute function private.clear_rectification();
create trigger write_filing_event after insert or update of status, file_sha256 on public.tax_filings
  for each row execute function private.write_filing_event();
