create table public.decision_documents (
  decision_id uuid not null,
  document_id uuid not null,
  organization_id uuid not null,
  property_id uuid not null,
  primary key (decision_id, document_id),
  foreign key (organization_id, decision_id) references public.decisions (organization_id, id) on delete cascade,
  foreign key (organization_id, document_id) references public.documents (organization_id, id) on delete restrict
);
comment on table public.decision_documents is 'Documents that a decision is about.';

create index decision_documents_of_organization on public.decision_documents (organization_id, decision_id);
create index decision_documents_of_document on public.decision_documents (organization_id, document_id);

alter table public.decision_documents enable row level security;
grant select on public.decision_documents to authenticated, service_role;
create policy "whoever sees a decision sees its documents" on public.decision_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or decision_id = any (array(select private.my_decision_ids())));

-- What follows a change, in this order.
create trigger refuse_after_opening before insert or delete or update on public.decision_documents
  for each row execute function private.refuse_after_opening();
