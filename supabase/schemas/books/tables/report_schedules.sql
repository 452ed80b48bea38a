create table public.report_schedules (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  report public.report_kind not null,
  rhythm public.report_rhythm not null,
  basis public.accounting_basis not null default 'accrual',
  currency public.currency_code not null default 'DOP',
  property_id uuid,
  recipient_ids uuid[] not null,
  sent_through date,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  owner_key text check (char_length(owner_key) between 1 and 120),
  to_owners boolean not null default false,
  unique (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  constraint report_schedules_of_one_place check (property_id is null or owner_key is null),
  constraint report_schedules_to_owners_of_statements check (not to_owners or report = 'owner_statement'),
  constraint report_schedules_for_somebody
    check (cardinality(recipient_ids) <= 20 and (to_owners or cardinality(recipient_ids) >= 1))
);
comment on table public.report_schedules is
  'Which report goes to whom and how often; recipients are members who read money, and with to_owners each owner gets the statement of their own share. The message has the report''s figures and the report as a PDF. sent_through is the last day of the last period that was sent: a period is sent once.';
comment on column public.report_schedules.owner_key is
  'Whose properties it is of (private.owner_key); null for all. Never together with a property.';

create index report_schedules_by_organization on public.report_schedules (organization_id, report);

alter table public.report_schedules enable row level security;
grant select, delete on public.report_schedules to authenticated;
grant all on public.report_schedules to service_role;
grant insert (id, organization_id, report, rhythm, basis, currency, property_id, recipient_ids, owner_key, to_owners),
  update (report, rhythm, basis, currency, property_id, recipient_ids, owner_key, to_owners)
  on public.report_schedules to authenticated;
create policy "cashiers change scheduled reports" on public.report_schedules for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "cashiers remove scheduled reports" on public.report_schedules for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "cashiers schedule reports" on public.report_schedules for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "readers of money see scheduled reports" on public.report_schedules for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger check_report_owner before insert or update of owner_key on public.report_schedules
  for each row execute function private.check_report_owner();
create trigger check_report_recipients before insert or update of rhythm, recipient_ids on public.report_schedules
  for each row execute function private.check_report_recipients();
create trigger write_audit_log after insert or update or delete on public.report_schedules
  for each row execute function private.write_audit_log();
select private.compose_texts('public.report_schedules');
