-- What becomes of an electronic receipt at the tax authority. facts is written once, in the transaction that gives out the number:
-- whoever signs the document later, or prints it, reads nothing that may have changed since.
create table public.ecf_documents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  issuer_id uuid not null,
  environment public.ecf_environment not null,
  ncf_kind public.ncf_kind not null,
  encf text not null check (encf ~ '^E\d{12}$'),
  invoice_id uuid,
  purchase_receipt_id uuid,
  lease_id uuid,
  issued_on date not null,
  total_minor bigint not null check (total_minor >= 0),
  buyer_tax_id text not null default '' check (buyer_tax_id ~ '^(\d{9}|\d{11})?$'),
  facts jsonb not null,
  state public.ecf_state not null default 'to_sign',
  is_summary boolean not null default false,
  signed_at timestamptz,
  security_code text check (char_length(security_code) = 6),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  track_id text check (char_length(track_id) between 1 and 200),
  sent_at timestamptz,
  answered_at timestamptz,
  messages jsonb not null default '[]',
  is_number_used boolean,
  number_given_back boolean not null default false,
  problems jsonb not null default '[]',
  attempts integer not null default 0,
  may_have_arrived boolean not null default false,
  next_try_at timestamptz default now(),
  claimed_until timestamptz,
  claim_id uuid,
  contingency_kind smallint check (contingency_kind in (1, 3)),
  due_by timestamptz,
  alarmed_hours smallint not null default 0 check (alarmed_hours in (0, 24, 60, 72)),
  delivery_state public.ecf_delivery not null default 'not_due',
  delivery_reason text check (char_length(delivery_reason) <= 500),
  approval_state public.ecf_approval not null default 'none',
  approval_reason text check (char_length(approval_reason) <= 500),
  replaced_by uuid,
  annulment_file_id uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id),
  foreign key (organization_id, invoice_id) references public.fiscal_invoices (organization_id, id),
  foreign key (organization_id, purchase_receipt_id) references public.purchase_receipts (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, replaced_by) references public.ecf_documents (organization_id, id),
  constraint ecf_documents_of_one_receipt check (num_nonnulls(invoice_id, purchase_receipt_id) = 1
    and (invoice_id is null) = (lease_id is null)),
  constraint ecf_documents_signed_once check (state in ('to_sign', 'annulled') or sha256 is not null),
  constraint ecf_documents_code_with_signature check ((signed_at is null) = (sha256 is null)
    and (signed_at is null) = (security_code is null)),
  constraint ecf_documents_given_back_unused check (not number_given_back or (state = 'rejected' and not is_number_used))
);
comment on table public.ecf_documents is
  'The e-CF of a fiscal receipt or of a receipt for an own purchase: facts as they were when its number was given out, and what the tax authority said. Those that an issuer gives out elsewhere have none.';
comment on column public.ecf_documents.facts is
  'What it says, of the moment at which its number was given out; until it is signed, the issuer''s address and the like may be mended. Twin: ecfRecord in src/domain/taxes/ecf/ecf-record.ts.';
comment on column public.ecf_documents.total_minor is 'With ITBIS, in centavos of DOP.';
comment on column public.ecf_documents.is_summary is
  'The authority gets a summary alone (RFCE): a receipt of a consumer below the sum from which one has to be named.';
comment on column public.ecf_documents.next_try_at is
  'When it is due to be signed, sent or asked for; null while somebody has to mend something first (problems), and when it is over.';
comment on column public.ecf_documents.contingency_kind is
  '1: there was no connection; 3: the authority was out of order. A paper receipt of kind 2 is no e-CF.';
comment on column public.ecf_documents.number_given_back is
  'Rejected, and its number is used again by the receipt that takes its place.';

create unique index ecf_documents_once on public.ecf_documents (issuer_id, environment, encf) where not number_given_back;
create index ecf_documents_by_number on public.ecf_documents (issuer_id, environment, encf);
create index ecf_documents_by_issuer on public.ecf_documents (organization_id, issuer_id, issued_on);
create unique index ecf_documents_by_invoice on public.ecf_documents (invoice_id);
create index ecf_documents_by_invoice_of_organization on public.ecf_documents (organization_id, invoice_id);
create index ecf_documents_by_purchase on public.ecf_documents (organization_id, purchase_receipt_id);
create index ecf_documents_by_lease on public.ecf_documents (lease_id);
create index ecf_documents_replaced on public.ecf_documents (organization_id, replaced_by) where replaced_by is not null;
-- What waits is little, however many there are.
create index ecf_documents_waiting on public.ecf_documents (next_try_at, id) where state in ('to_sign', 'signed', 'sent');
create index ecf_documents_open on public.ecf_documents (organization_id, issuer_id, state)
  where state in ('to_sign', 'signed', 'sent', 'rejected');
create index ecf_documents_to_annul on public.ecf_documents (issuer_id, environment) where state = 'annulled' and annulment_file_id is null;
create index ecf_documents_to_deliver on public.ecf_documents (issuer_id, id) where delivery_state = 'to_deliver';

alter table public.ecf_documents enable row level security;
grant select on public.ecf_documents to authenticated, service_role;
create policy "readers of money and tenants see electronic receipts" on public.ecf_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('ecf_documents'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.ecf_documents for each statement execute function private.refuse_change();
create trigger keep_facts before update on public.ecf_documents for each row
  when (old.state <> 'to_sign' and old.facts is distinct from new.facts) execute function private.refuse_change();
create trigger keep_posted_fields before update on public.ecf_documents for each row
  execute function private.keep_posted_fields('facts', 'state', 'signed_at', 'security_code', 'sha256', 'track_id', 'sent_at', 'answered_at',
    'messages', 'is_number_used', 'number_given_back', 'problems', 'attempts', 'may_have_arrived', 'next_try_at', 'claimed_until',
    'claim_id', 'contingency_kind', 'due_by', 'alarmed_hours', 'delivery_state', 'delivery_reason', 'approval_state',
    'approval_reason', 'replaced_by', 'annulment_file_id');
create trigger keep_signature before update on public.ecf_documents for each row
  when (old.sha256 is not null and (new.sha256 is distinct from old.sha256 or new.signed_at is distinct from old.signed_at
    or new.security_code is distinct from old.security_code))
  execute function private.refuse_change();
create trigger refuse_delete before delete on public.ecf_documents for each row execute function private.refuse_change();
