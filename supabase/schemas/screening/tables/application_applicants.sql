create table public.application_applicants (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  application_id uuid not null,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  email text not null default '' check (email = '' or email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text not null default '' check (char_length(phone) <= 30),
  identity_type public.identity_type,
  identity_number text not null default '' check (char_length(identity_number) <= 30),
  occupation text not null default '' check (char_length(occupation) <= 120),
  employer text not null default '' check (char_length(employer) <= 120),
  income_minor bigint check (income_minor between 0 and 1000000000000),
  income_currency public.currency_code,
  is_primary boolean not null default false,
  consent_version text check (consent_version ~ '^\d{4}-\d{2}$'),
  consented_at timestamptz,
  search_name text generated always as (private.plain_text(full_name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((income_minor is null) = (income_currency is null)),
  check ((consent_version is null) = (consented_at is null)),
  foreign key (organization_id, application_id) references public.applications (organization_id, id) on delete cascade
);
comment on table public.application_applicants is
  'A person of an application: how to reach them, who they are, what they earn a month, and the text that they agreed to.';

create index applicants_of_application on public.application_applicants (organization_id, application_id);
create unique index one_primary_applicant on public.application_applicants (application_id) where is_primary;
create index applicants_by_search_name on public.application_applicants
  using gin (organization_id, search_name extensions.gin_trgm_ops) where is_primary;
create index applicants_by_email on public.application_applicants (lower(email));

alter table public.application_applicants enable row level security;
grant select, delete on public.application_applicants to authenticated;
grant select on public.application_applicants to service_role;
grant insert (id, organization_id, application_id, full_name, email, phone, identity_type, identity_number, occupation, employer,
  income_minor, income_currency, consent_version), update (full_name, email, phone, identity_type, identity_number, occupation,
  employer, income_minor, income_currency, consent_version)
  on public.application_applicants to authenticated;
create policy "people writers add applicants" on public.application_applicants for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers change applicants" on public.application_applicants for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove applicants" on public.application_applicants for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see applicants" on public.application_applicants for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

-- What follows a change, in this order.
create trigger keep_consent_time before insert or update of consent_version on public.application_applicants
  for each row execute function private.keep_consent_time();
create trigger keep_primary_applicant before insert or delete on public.application_applicants
  for each row execute function private.keep_primary_applicant();
create trigger refuse_decided_delete before delete on public.application_applicants
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_insert before insert on public.application_applicants
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_update before update on public.application_applicants
  for each row execute function private.refuse_decided_application();
create trigger touch_updated_at before update on public.application_applicants
  for each row execute function private.touch_updated_at();
select private.compose_texts('public.application_applicants');
