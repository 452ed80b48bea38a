-- Who would like to rent. What is kept of an applicant is what the decision needs and no more: nothing that the law forbids
-- to decide by (Ley 85-25, art. 22) has a column; tests hold the list of columns.
create type public.application_status as enum ('draft', 'submitted', 'in_review', 'approved', 'rejected', 'withdrawn');
create type public.application_source as enum ('office', 'listing');
create type public.application_event_kind as enum
  ('created', 'submitted', 'review_started', 'approved', 'rejected', 'withdrawn', 'reopened', 'score_overridden', 'lease_made');
create type public.reference_kind as enum ('landlord', 'employer', 'personal');
create type public.reference_outcome as enum ('pending', 'favorable', 'unfavorable', 'unreachable');

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  property_id uuid not null,
  unit_id uuid,
  status public.application_status not null default 'draft',
  source public.application_source not null default 'office',
  move_in_on date check (move_in_on between '2000-01-01' and '2200-01-01'),
  term_months smallint check (term_months between 1 and 120),
  rent_minor bigint check (rent_minor between 1 and 1000000000000),
  rent_currency public.currency_code not null,
  -- Null: nobody has said.
  is_deposit_ready boolean,
  note text not null default '' check (char_length(note) <= 2000),
  decision_reason text not null default '' check (char_length(decision_reason) <= 1000),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  score_override smallint check (score_override between 0 and 100),
  score_override_note text not null default '' check (char_length(score_override_note) <= 1000),
  submitted_at timestamptz,
  retention_until date,
  lease_id uuid,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((score_override is null) = (score_override_note = '')),
  check ((retention_until is not null) = (status in ('rejected', 'withdrawn'))),
  check (status <> 'rejected' or btrim(decision_reason) <> ''),
  check (lease_id is null or status = 'approved'),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.applications is
  'Somebody, or a group, asks for a unit or for any of a property. retention_until is the last day on which a refused or withdrawn one is kept.';
create index applications_newest on public.applications (organization_id, created_at desc, id desc);
create index applications_by_status on public.applications (organization_id, status, created_at desc, id desc);
create index applications_by_property on public.applications (property_id);
create index applications_by_unit on public.applications (unit_id);
create index applications_by_lease on public.applications (lease_id);
create index applications_by_decider on public.applications (decided_by);
create index applications_by_creator on public.applications (created_by);
create index applications_to_forget on public.applications (organization_id, retention_until) where retention_until is not null;

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
  search_name text generated always as (
    translate(lower(full_name), 'áàâäãåéèêëíìîïóòôöõúùûüñçýÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇÝ', 'aaaaaaeeeeiiiiooooouuuuncyaaaaaaeeeeiiiiooooouuuuncy')
  ) stored,
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
create index applicants_search on public.application_applicants using gin (search_name extensions.gin_trgm_ops);

create table public.application_references (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  application_id uuid not null,
  kind public.reference_kind not null,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  phone text not null default '' check (char_length(phone) <= 30),
  outcome public.reference_outcome not null default 'pending',
  note text not null default '' check (char_length(note) <= 1000),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((outcome = 'pending') = (checked_at is null)),
  foreign key (organization_id, application_id) references public.applications (organization_id, id) on delete cascade
);
comment on table public.application_references is 'Whom the applicants name, and what came of asking them.';
create index references_of_application on public.application_references (organization_id, application_id);

create table public.application_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  application_id uuid not null,
  kind public.application_event_kind not null,
  actor_id uuid references auth.users (id) on delete set null,
  note text not null default '',
  at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, application_id) references public.applications (organization_id, id) on delete cascade
);
comment on table public.application_events is
  'The history of an application. Its own table and not the audit log, because it is forgotten together with the application.';
create index events_of_application on public.application_events (organization_id, application_id, at);
create index application_events_by_actor on public.application_events (actor_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['applications', 'application_applicants', 'application_references', 'application_events'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
  end loop;
  foreach v_table in array array['applications', 'application_applicants', 'application_references'] loop
    execute format('create trigger touch_updated_at before update on public.%I
      for each row execute function private.touch_updated_at()', v_table);
  end loop;
end
$$;

grant update (property_id, unit_id, move_in_on, term_months, rent_minor, rent_currency, is_deposit_ready, note)
  on public.applications to authenticated;
grant insert (id, organization_id, application_id, full_name, email, phone, identity_type, identity_number, occupation, employer,
    income_minor, income_currency, consent_version),
  update (full_name, email, phone, identity_type, identity_number, occupation, employer, income_minor, income_currency, consent_version),
  delete on public.application_applicants to authenticated;
grant insert (id, organization_id, application_id, kind, full_name, phone, outcome, note),
  update (kind, full_name, phone, outcome, note),
  delete on public.application_references to authenticated;

create policy "readers of people see applications" on public.applications for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));
create policy "people writers change applications" on public.applications for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see applicants" on public.application_applicants for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));
create policy "people writers add applicants" on public.application_applicants for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers change applicants" on public.application_applicants for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove applicants" on public.application_applicants for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see references" on public.application_references for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));
create policy "people writers add references" on public.application_references for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers change references" on public.application_references for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove references" on public.application_references for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see what happened to applications" on public.application_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

create function private.keep_consent_time()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.consent_version is null then
    new.consented_at := null;
  elsif tg_op = 'INSERT' or new.consent_version is distinct from old.consent_version then
    new.consented_at := now();
  end if;
  return new;
end
$$;
comment on function private.keep_consent_time is 'Trigger: the moment of a consent is the server''s.';
create trigger keep_consent_time before insert or update of consent_version on public.application_applicants
  for each row execute function private.keep_consent_time();

create function private.keep_check_time()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.outcome = 'pending' then
    new.checked_at := null;
  elsif tg_op = 'INSERT' or new.outcome is distinct from old.outcome then
    new.checked_at := now();
  end if;
  return new;
end
$$;
comment on function private.keep_check_time is 'Trigger: the moment at which a reference was asked is the server''s.';
create trigger keep_check_time before insert or update of outcome on public.application_references
  for each row execute function private.keep_check_time();

create function private.refuse_decided_application()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  v_kept constant text[] := array['updated_at', 'search_name', 'note'];
  v_status public.application_status;
begin
  if tg_op = 'UPDATE' and tg_table_name <> 'application_references' and to_jsonb(old) - v_kept = v_row - v_kept then
    return new;
  end if;
  if tg_table_name = 'applications' then
    v_status := v_row ->> 'status';
  else
    -- Locked, so that nothing is changed while somebody decides. None when the application itself is being deleted.
    select status into v_status from public.applications where id = (v_row ->> 'application_id')::uuid for share;
  end if;
  if v_status in ('approved', 'rejected', 'withdrawn') then
    perform private.fail('application_decided');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.refuse_decided_application is
  'Trigger: what was decided on stays as it was then; reopening lets it be changed again.';
create trigger refuse_decided_application before update of property_id, unit_id, move_in_on, term_months, rent_minor, rent_currency,
  is_deposit_ready on public.applications
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_insert before insert on public.application_applicants
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_delete before delete on public.application_applicants
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_update before update on public.application_applicants
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_insert before insert on public.application_references
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_delete before delete on public.application_references
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_update before update on public.application_references
  for each row when (old is distinct from new) execute function private.refuse_decided_application();

create function private.keep_primary_applicant()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- Two who add the first one at once wait for each other.
    perform 1 from public.applications where id = new.application_id for update;
    new.is_primary := not exists (select 1 from public.application_applicants where application_id = new.application_id);
    return new;
  elsif old.is_primary and exists (select 1 from public.applications where id = old.application_id) then
    perform private.fail('applicant_primary');
  end if;
  return old;
end
$$;
comment on function private.keep_primary_applicant is
  'Trigger: the first applicant is the main one and stays as long as the application does.';
create trigger keep_primary_applicant before insert or delete on public.application_applicants
  for each row execute function private.keep_primary_applicant();
