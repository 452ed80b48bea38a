-- What was filed is kept itself, not its hash alone: whoever is asked for it years later has it, whatever the records give by then.
create table public.tax_filed_contents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  filing_id uuid not null,
  file_name text not null check (char_length(file_name) between 1 and 80),
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  content text not null check (char_length(content) between 1 and 20000000),
  filed_at timestamptz not null default now(),
  filed_by uuid,
  unique (organization_id, id),
  check (file_sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  foreign key (organization_id, filing_id) references public.tax_filings (organization_id, id)
);
comment on table public.tax_filed_contents is
  'The text of each form that was filed: the file of 606, 607 and 608, the figures of IT-1 and IR-17 as JSON. One each time it was filed. Append-only.';

create index tax_filed_contents_by_filing on public.tax_filed_contents (organization_id, filing_id, filed_at desc);

alter table public.tax_filed_contents enable row level security;
grant select on public.tax_filed_contents to authenticated, service_role;
create policy "readers of money see filed contents" on public.tax_filed_contents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.tax_filed_contents
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.tax_filed_contents
  for each row execute function private.refuse_change();
