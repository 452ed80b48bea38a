create table public.issuer_signers (
  issuer_id uuid primary key,
  organization_id uuid not null,
  certificate_id uuid not null,
  set_by uuid,
  set_at timestamptz not null default now(),
  unique (organization_id, issuer_id),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id) on delete cascade,
  foreign key (organization_id, certificate_id) references public.signing_certificates (organization_id, id) on delete cascade
);
comment on table public.issuer_signers is
  'Whose certificate signs the electronic receipts of an issuer. One person may sign for several; the tax authority knows them as signers of each.';

create index issuer_signers_by_certificate on public.issuer_signers (organization_id, certificate_id);

alter table public.issuer_signers enable row level security;
grant select on public.issuer_signers to authenticated, service_role;
create policy "readers of money see issuer signers" on public.issuer_signers for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update on public.issuer_signers
  for each row execute function private.write_audit_log();
create trigger write_audit_log_of_removal after delete on public.issuer_signers
  for each row execute function private.write_audit_log();
