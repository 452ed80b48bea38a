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

alter table public.applications enable row level security;
grant select on public.applications to authenticated, service_role;
grant update (property_id, unit_id, move_in_on, term_months, rent_minor, rent_currency, is_deposit_ready, note)
  on public.applications to authenticated;
create policy "people writers change applications" on public.applications for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see applications" on public.applications for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

-- What follows a change, in this order.
create trigger refuse_decided_application before update of property_id, unit_id, move_in_on, term_months, rent_minor, rent_currency,
  is_deposit_ready on public.applications
  for each row execute function private.refuse_decided_application();
create trigger touch_updated_at before update on public.applications
  for each row execute function private.touch_updated_at();
create trigger keep_submitted_application_count_on_delete after delete on public.applications referencing old table as old_rows
  for each statement execute function private.keep_count('submitted_application_count', 'status = ''submitted''');
create trigger keep_submitted_application_count_on_insert after insert on public.applications referencing new table as new_rows
  for each statement execute function private.keep_count('submitted_application_count', 'status = ''submitted''');
create trigger keep_submitted_application_count_on_update after update on public.applications
  referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_count('submitted_application_count', 'status = ''submitted''');
select private.compose_texts('public.applications');
