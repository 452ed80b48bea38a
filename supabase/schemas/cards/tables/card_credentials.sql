-- What the processor gave the organisation. The edge encrypts it before it comes here and alone can read it.
create table private.card_credentials (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  processor public.card_processor not null,
  sealed text not null check (length(sealed) between 20 and 8000),
  set_by uuid,
  set_at timestamptz not null default now(),
  can_store_cards boolean not null default false,
  primary key (organization_id, processor)
);
comment on table private.card_credentials is
  'Credentials of card processors, AES-GCM with a key that only the edge has, bound to organisation and processor.';

alter table private.card_credentials enable row level security;
