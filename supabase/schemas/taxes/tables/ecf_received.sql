create table public.ecf_received (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  issuer_id uuid not null,
  environment public.ecf_environment not null,
  sender_tax_id text not null check (sender_tax_id ~ '^(\d{9}|\d{11})$'),
  sender_name text not null default '' check (char_length(sender_name) <= 150),
  encf text not null check (encf ~ '^E\d{12}$'),
  ncf_kind public.ncf_kind not null,
  issued_on date not null check (issued_on between '1990-01-01' and '2201-01-01'),
  total_minor bigint not null check (total_minor between 0 and 1000000000000000000),
  itbis_minor bigint not null default 0 check (itbis_minor between 0 and 1000000000000000000),
  security_code text not null default '' check (char_length(security_code) <= 6),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  is_uploaded boolean not null default false,
  state text not null default 'received' check (state in ('received', 'refused', 'accepted_by_dgii', 'rejected_by_dgii')),
  refusal smallint check (refusal between 1 and 4),
  bill_id uuid,
  bill_problem text check (bill_problem ~ '^[a-z0-9_]{1,60}$'),
  attempts integer not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null default now(),
  approval_state text not null default 'none' check (approval_state in ('none', 'approved', 'refused')),
  approval_reason text not null default '' check (char_length(approval_reason) <= 250),
  approved_by uuid,
  approved_at timestamptz,
  approval_to_sender text not null default 'none' check (approval_to_sender in ('none', 'waits', 'taken', 'refused', 'no_service')),
  approval_to_dgii text not null default 'none' check (approval_to_dgii in ('none', 'waits', 'taken', 'refused', 'no_service')),
  approval_attempts integer not null default 0 check (approval_attempts >= 0),
  approval_next_try_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((state = 'refused') = (refusal is not null)),
  check ((approval_state = 'none') = (approved_at is null)),
  check ((approval_state = 'refused') = (approval_reason <> '')),
  check ((approval_state = 'none') = (approval_to_sender = 'none') and (approval_state = 'none') = (approval_to_dgii = 'none')),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id) on delete set null (bill_id)
);
comment on table public.ecf_received is
  'Electronic receipts that others gave out to an issuer: sent to its public address, or uploaded from a file. One that was refused stays as a record; amounts in centavos of DOP.';
comment on column public.ecf_received.facts is
  'What a bill is made of: {currency, dop_rate, due_on, modified_ncf, itbis_minor, excise_minor, other_taxes_minor, tip_minor, itbis_withheld_minor, isr_withheld_minor, lines: [{description, is_goods, amount_minor}]}, amounts in that currency.';
comment on column public.ecf_received.state is
  'received: signed, for us, and DGII has not said yet whether it has it; only what it accepted becomes a draft bill by itself.';
comment on column public.ecf_received.refusal is
  'Why it was not received, as the sender was told: 1 specification, 2 signature, 3 sent twice, 4 not our number.';
comment on column public.ecf_received.bill_problem is 'Why no draft of a bill could be made of it: the code of a refusal.';
comment on column public.ecf_received.approval_to_sender is
  'What became of our answer to the deal: it waits, the sender took it or not, or has no service for it. approval_to_dgii likewise.';

create unique index ecf_received_once on public.ecf_received (issuer_id, environment, sender_tax_id, encf) where state <> 'refused';
create unique index ecf_received_one_refusal on public.ecf_received (issuer_id, environment, sender_tax_id, encf, refusal)
  where state = 'refused';
create index ecf_received_by_day on public.ecf_received (organization_id, created_at desc, id desc);
create index ecf_received_by_issue_day on public.ecf_received (organization_id, issued_on desc, id desc);
create index ecf_received_by_amount on public.ecf_received (organization_id, total_minor, id);
create index ecf_received_by_words on public.ecf_received
  using gin (organization_id, private.plain_text(sender_name || ' ' || sender_tax_id || ' ' || encf) extensions.gin_trgm_ops);
create index ecf_received_by_issuer on public.ecf_received (organization_id, issuer_id);
create index ecf_received_by_bill on public.ecf_received (organization_id, bill_id) where bill_id is not null;
create index ecf_received_to_ask on public.ecf_received (next_try_at) where state = 'received';
create index ecf_received_to_answer on public.ecf_received (approval_next_try_at)
  where approval_to_sender = 'waits' or approval_to_dgii = 'waits';

alter table public.ecf_received enable row level security;
grant select on public.ecf_received to authenticated, service_role;
create policy "readers of money see received receipts" on public.ecf_received for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.ecf_received
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.ecf_received for each row
  execute function private.keep_posted_fields('state', 'bill_id', 'bill_problem', 'attempts', 'next_try_at', 'approval_state',
    'approval_reason', 'approved_by', 'approved_at', 'approval_to_sender', 'approval_to_dgii', 'approval_attempts',
    'approval_next_try_at');
create trigger refuse_delete before delete on public.ecf_received
  for each row execute function private.refuse_change();
