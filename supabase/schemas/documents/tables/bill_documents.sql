-- Papers of a bill. A file is taken only where a row has announced it, as with applications.
create table public.bill_documents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bill_id uuid not null,
  file_name text not null check (char_length(btrim(file_name)) between 1 and 160),
  file_type text not null check (file_type in ('jpg', 'png', 'webp', 'pdf')),
  path text not null generated always as
    (organization_id::text || '/' || bill_id::text || '/' || id::text || '.' || file_type) stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id) on delete cascade
);
comment on table public.bill_documents is
  'Papers of a bill: the invoice, the proof of its payment; their files lie in the bucket bill-documents.';

create index bill_documents_by_bill on public.bill_documents (organization_id, bill_id);
create index bill_documents_by_creator on public.bill_documents (created_by);

alter table public.bill_documents enable row level security;
grant select, delete on public.bill_documents to authenticated;
grant select on public.bill_documents to service_role;
grant insert (id, organization_id, bill_id, file_name, file_type) on public.bill_documents to authenticated;
create policy "money writers add documents of bills" on public.bill_documents for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "money writers remove documents of bills" on public.bill_documents for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "readers of money see documents of bills" on public.bill_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger keep_document_rules before insert or delete on public.bill_documents
  for each row execute function private.keep_bill_document_rules();
select private.compose_texts('public.bill_documents');
