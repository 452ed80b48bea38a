-- Papers of a vendor. A file is taken only where a row has announced it; a paper may also be noted without one.
create table public.vendor_documents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  vendor_id uuid not null,
  kind public.vendor_document_kind not null,
  number text not null default '' check (char_length(number) <= 60),
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  note text not null default '' check (char_length(note) <= 500),
  file_name text check (char_length(btrim(file_name)) between 1 and 160),
  file_type text check (file_type in ('jpg', 'png', 'webp', 'pdf')),
  path text generated always as
    (organization_id::text || '/' || vendor_id::text || '/' || id::text || '.' || file_type) stored unique,
  -- How many days before its end it was last warned of.
  warned_days smallint not null default 31,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((file_name is null) = (file_type is null)),
  foreign key (organization_id, vendor_id) references public.vendors (organization_id, id) on delete cascade
);
comment on table public.vendor_documents is
  'Papers of a vendor: insurance, licence, tax certificate; from when and until when each is valid. Their files lie in the bucket vendor-documents.';

create index vendor_documents_by_vendor on public.vendor_documents (organization_id, vendor_id, kind, valid_until);
create index vendor_documents_by_end on public.vendor_documents (organization_id, valid_until);
create index vendor_documents_by_creator on public.vendor_documents (created_by);

alter table public.vendor_documents enable row level security;
grant select, delete on public.vendor_documents to authenticated;
grant select on public.vendor_documents to service_role;
grant insert (id, organization_id, vendor_id, kind, number, valid_from, valid_until, note, file_name, file_type)
  on public.vendor_documents to authenticated;
create policy "money writers add documents of vendors" on public.vendor_documents for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "money writers remove documents of vendors" on public.vendor_documents for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "readers of money see documents of vendors" on public.vendor_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger keep_document_rules before insert or delete on public.vendor_documents
  for each row execute function private.keep_vendor_document_rules();
create trigger write_audit_log after insert or delete on public.vendor_documents
  for each row execute function private.write_audit_log();
select private.compose_texts('public.vendor_documents');
