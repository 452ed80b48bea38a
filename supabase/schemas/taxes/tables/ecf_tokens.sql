create table private.ecf_tokens (
  certificate_id uuid not null references public.signing_certificates (id) on delete cascade,
  environment public.ecf_environment not null,
  sealed text not null check (length(sealed) between 20 and 12000),
  expires_at timestamptz not null,
  primary key (certificate_id, environment)
);
comment on table private.ecf_tokens is
  'The tax authority''s token of a signer in an environment, which holds for an hour; encrypted by the Worker.';

alter table private.ecf_tokens enable row level security;
