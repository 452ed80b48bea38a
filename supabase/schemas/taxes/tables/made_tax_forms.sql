-- What is filed is what the Worker made of the records, not what a client sends: the Worker alone writes it down here, and the
-- verbs, called with the rights of whoever files, take it from here.
create table private.made_tax_forms (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  form public.tax_form not null,
  month date not null,
  file_name text not null check (char_length(file_name) between 1 and 80),
  file_sha256 text not null,
  row_count integer not null check (row_count >= 0),
  has_errors boolean not null,
  content text not null check (char_length(content) between 1 and 20000000),
  made_at timestamptz not null default now(),
  issuer_id uuid not null,
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id) on delete cascade
);
comment on table private.made_tax_forms is
  'Forms as the Worker made them of the records, until they are checked or filed; gone after an hour.';

create index made_tax_forms_by_time on private.made_tax_forms (made_at);
create index made_tax_forms_by_organization on private.made_tax_forms (organization_id, issuer_id);
