create table public.signing_certificates (
  id uuid primary key,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  holder_name text not null check (char_length(holder_name) between 1 and 200),
  holder_id text not null default '' check (char_length(holder_id) <= 60),
  authority_name text not null default '' check (char_length(authority_name) <= 200),
  serial_number text not null check (serial_number ~ '^[0-9a-f]{1,60}$'),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  certificate text not null check (char_length(certificate) between 100 and 12000),
  created_by uuid,
  created_at timestamptz not null default now(),
  key_replaced_at timestamptz,
  key_replaced_by uuid,
  consented_at timestamptz,
  consented_by uuid,
  consent_version text check (char_length(consent_version) between 1 and 40),
  removed_at timestamptz,
  warned_days smallint not null default 90 check (warned_days in (90, 60, 30, 7, 0)),
  unique (organization_id, id),
  check (valid_until > valid_from),
  constraint signing_certificates_consent_whole check ((consented_at is null) = (consent_version is null))
);
comment on table public.signing_certificates is
  'Certificates of persons who sign electronic receipts. The key of one is sealed in private.signing_keys until it is removed; the certificate stays, for what was signed with it.';
comment on column public.signing_certificates.holder_id is 'As its authority writes it, e.g. IDCDO- and the digits of a cédula.';
comment on column public.signing_certificates.fingerprint is 'SHA-256 of the certificate, in hexadecimal.';
comment on column public.signing_certificates.certificate is 'DER in base64.';
comment on column public.signing_certificates.key_replaced_at is
  'When its key was handed in again, and by whom (key_replaced_by): what was sealed opened no more. Null: never.';
comment on column public.signing_certificates.consent_version is
  'Which legal text somebody agreed to, so that the key is kept here and signs receipts with fiscal value.';
comment on column public.signing_certificates.warned_days is
  'The last warning that its end comes: 60, 30 or 7 days before, 0 when it is over; 90 before the first.';

create unique index signing_certificates_once on public.signing_certificates (organization_id, fingerprint) where removed_at is null;
create index signing_certificates_ending on public.signing_certificates (valid_until) where removed_at is null;

alter table public.signing_certificates enable row level security;
grant select on public.signing_certificates to authenticated, service_role;
create policy "readers of money see signing certificates" on public.signing_certificates for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.signing_certificates
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.signing_certificates for each row
  execute function private.keep_posted_fields('key_replaced_at', 'key_replaced_by', 'consented_at', 'consented_by', 'consent_version', 'removed_at', 'warned_days');
create trigger write_audit_log after insert or update on public.signing_certificates
  for each row execute function private.write_audit_log();
select private.compose_texts('public.signing_certificates');
