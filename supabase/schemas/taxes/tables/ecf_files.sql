create table public.ecf_files (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  document_id uuid,
  received_id uuid,
  kind text not null check (kind in ('ecf', 'rfce', 'anecf', 'arecf', 'arecf_again', 'acecf', 'answer')),
  direction text not null check (direction in ('out', 'in')),
  sha256 text not null generated always as (encode(sha256(bytes), 'hex')) stored,
  bytes bytea not null check (octet_length(bytes) between 1 and 10000000),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, document_id) references public.ecf_documents (organization_id, id),
  foreign key (organization_id, received_id) references public.ecf_received (organization_id, id),
  constraint ecf_files_of_one check (num_nonnulls(document_id, received_id) = case when kind = 'anecf' then 0 else 1 end)
);
comment on table public.ecf_files is
  'The exact bytes of what was signed, sent and answered, out and in; kept for ten years, never changed. Numbers of many documents are annulled by one (anecf); what is sent to us twice is acknowledged by an arecf_again.';

create index ecf_files_by_document on public.ecf_files (organization_id, document_id, kind);
create unique index ecf_files_one_of_received on public.ecf_files (received_id, kind, direction) where received_id is not null;
create index ecf_files_by_received on public.ecf_files (organization_id, received_id) where received_id is not null;

alter table public.ecf_files enable row level security;
grant select on public.ecf_files to authenticated, service_role;
create policy "readers of money see files of electronic receipts" on public.ecf_files for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.ecf_files for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.ecf_files for each row execute function private.refuse_change();
