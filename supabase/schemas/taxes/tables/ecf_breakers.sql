create table private.ecf_breakers (
  environment public.ecf_environment not null,
  issuing_way public.issuing_way not null,
  since timestamptz not null,
  closed_until timestamptz not null,
  fault text not null check (fault in ('unreachable', 'maintenance')),
  primary key (environment, issuing_way)
);
comment on table private.ecf_breakers is
  'Where receipts go and nobody answers: while a row is here nothing is sent there but one document a minute, to see whether it works again.';
