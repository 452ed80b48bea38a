create table public.legal_file_documents (
  event_id uuid not null,
  document_id uuid not null,
  organization_id uuid not null,
  primary key (event_id, document_id),
  foreign key (organization_id, event_id) references public.legal_file_events (organization_id, id) on delete cascade,
  foreign key (organization_id, document_id) references public.documents (organization_id, id) on delete restrict
);
comment on table public.legal_file_documents is
  'Documents that prove an event of a legal file. A document that proves something is not removed.';

create index legal_file_documents_of_organization on public.legal_file_documents (organization_id, event_id);
create index legal_file_documents_of_document on public.legal_file_documents (organization_id, document_id);

alter table public.legal_file_documents enable row level security;
grant select on public.legal_file_documents to authenticated, service_role;
create policy "readers of leases see what proves an event" on public.legal_file_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.legal_file_documents
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.legal_file_documents
  for each row execute function private.refuse_change();
