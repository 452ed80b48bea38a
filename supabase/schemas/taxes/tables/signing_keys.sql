-- The Worker encrypts a key before it comes here, and alone can read it.
create table private.signing_keys (
  certificate_id uuid primary key references public.signing_certificates (id) on delete cascade,
  sealed text not null check (length(sealed) between 20 and 12000),
  sealed_at timestamptz not null default now()
);
comment on table private.signing_keys is
  'Private keys of signing certificates, AES-GCM with a key that only the Worker has, bound to organization, certificate and its fingerprint.';

alter table private.signing_keys enable row level security;
