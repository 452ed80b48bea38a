create table public.audit_log (
  id bigint generated always as identity primary key,
  organization_id uuid,
  actor_id uuid,
  action text not null,
  table_name text not null,
  row_id uuid,
  before jsonb,
  after jsonb,
  at timestamptz not null default now()
);
comment on table public.audit_log is 'Who changed what, when. Append-only; organization_id is null for platform acts.';

create index audit_log_organization on public.audit_log (organization_id, id desc);
create index audit_log_actor on public.audit_log (actor_id, id desc);
create index audit_log_by_table on public.audit_log (organization_id, table_name, id desc);
create index audit_log_of_units on public.audit_log (organization_id, row_id, id desc) where table_name = 'units';

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;
create policy "auditors read their organisation's log" on public.audit_log
  for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('audit.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger log_audited_change after insert on public.audit_log
  for each row when (new.organization_id is not null and new.table_name in
    ('memberships', 'invitations', 'organizations', 'documents', 'leases', 'lease_tenants', 'lease_guarantors', 'lease_rent_steps'))
  execute function private.log_audited_change();
