create table private.ecf_seeds (
  seed text primary key,
  issuer_id uuid not null references public.fiscal_issuers (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table private.ecf_seeds is
  'Random texts that another issuer signs to be let in at the public services of one of ours: taken once, within five minutes.';

create index ecf_seeds_by_issuer on private.ecf_seeds (issuer_id);
create index ecf_seeds_by_end on private.ecf_seeds (expires_at);
