create table private.whatsapp_codes (
  consent_id uuid primary key references public.whatsapp_consents (id) on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  wrong_count smallint not null default 0
);
comment on table private.whatsapp_codes is 'The code that shows that a number is of who agreed: hashed, for ten minutes and five tries.';

alter table private.whatsapp_codes enable row level security;
