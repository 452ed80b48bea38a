create table private.ecf_directory (
  environment public.ecf_environment not null,
  tax_id text not null check (tax_id ~ '^(\d{9}|\d{11})$'),
  entry jsonb,
  asked_at timestamptz not null,
  primary key (environment, tax_id)
);
comment on table private.ecf_directory is
  'Where the services of other issuers are, as DGII said within the last day; an entry of null: it has none.';
