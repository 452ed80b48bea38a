create table public.required_vendor_documents (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind public.vendor_document_kind not null,
  primary key (organization_id, kind)
);
comment on table public.required_vendor_documents is
  'Which papers a vendor needs, valid on the day, to be given work; no row: none.';

alter table public.required_vendor_documents enable row level security;
grant select on public.required_vendor_documents to authenticated, service_role;
create policy "readers of money see required vendor documents" on public.required_vendor_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
