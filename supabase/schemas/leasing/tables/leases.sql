create table public.leases (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  status public.lease_status not null default 'draft',
  starts_on date not null,
  ends_on date not null,
  ended_on date,
  currency public.currency_code not null,
  due_day smallint not null check (due_day between 1 and 28),
  deposit_minor bigint not null default 0 check (deposit_minor between 0 and 1000000000000),
  proration_method public.proration_method not null default 'calendar_month',
  late_fee_kind public.late_fee_kind not null default 'none',
  late_fee_minor bigint check (late_fee_minor between 1 and 1000000000000),
  late_fee_basis_points integer check (late_fee_basis_points between 1 and 10000),
  late_fee_cap_minor bigint check (late_fee_cap_minor > 0),
  late_fee_grace_days smallint not null default 0 check (late_fee_grace_days between 0 and 60),
  bill_from date not null,
  charged_through date,
  -- The days on which the unit is taken: two leases of one unit never share a day.
  occupies daterange not null generated always as (
      case
        when status in ('draft', 'sent', 'partially_signed') or called_off_at is not null then 'empty'::daterange
        when status = 'month_to_month' then daterange(starts_on, ended_on, '[]')
        else daterange(starts_on, coalesce(ended_on, ends_on), '[]')
      end
    ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  renews_lease_id uuid,
  called_off_at timestamptz,
  called_off_reason text not null default '' check (char_length(called_off_reason) <= 300),
  late_fee_inherited boolean not null default false,
  is_deposit_held boolean not null default false,
  moved_from_lease_id uuid,
  unique (organization_id, id),
  unique (id, currency),
  check (ends_on >= starts_on),
  check (starts_on between '1990-01-01' and '2200-01-01' and ends_on <= '2200-01-01'),
  check (ended_on is null or ended_on >= starts_on),
  check (bill_from between starts_on and '2200-01-01'),
  check (case late_fee_kind
    when 'none' then late_fee_minor is null and late_fee_basis_points is null
    when 'fixed' then late_fee_minor is not null and late_fee_basis_points is null
    else late_fee_minor is null and late_fee_basis_points is not null end),
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  constraint leases_never_overlap exclude using gist
    (unit_id extensions.gist_uuid_ops with =, occupies with &&),
  foreign key (organization_id, renews_lease_id) references public.leases (organization_id, id),
  check (renews_lease_id <> id),
  check ((called_off_at is null) = (called_off_reason = '')),
  check (called_off_at is null or (status = 'terminated' and ended_on is null)),
  check (not late_fee_inherited or late_fee_kind = 'none'),
  foreign key (organization_id, moved_from_lease_id) references public.leases (organization_id, id),
  check (moved_from_lease_id <> id),
  check (moved_from_lease_id is null or renews_lease_id is null)
);
comment on table public.leases is
  'A contract for one unit. The term is inclusive of both days; charged_through is the last day whose rent has been charged.';
comment on column public.leases.ended_on is
  'The last day when it is another than the agreed one: decided by notice or by a renewal, or the actual one once closed.';
comment on column public.leases.renews_lease_id is 'The lease of the same unit that this one follows by renewal.';
comment on column public.leases.called_off_at is
  'When a signed lease was called off before its first day: it never held its unit.';
comment on column public.leases.late_fee_inherited is
  'True when a lease without a late fee of its own follows the rule of its property or organisation; else none means none.';
comment on column public.leases.is_deposit_held is
  'Said of a draft: its deposit was left before, so that it is opened and not charged when the lease is agreed. What is held of it then stands in held_deposits.';
comment on column public.leases.moved_from_lease_id is 'The lease of another unit that its tenants moved from.';

create index leases_by_unit on public.leases (unit_id);
create index leases_by_property on public.leases (property_id, unit_id);
create index leases_to_charge on public.leases (organization_id, charged_through)
  where status in ('active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed')
    and (status = 'month_to_month' or charged_through is null or charged_through < coalesce(ended_on, ends_on));
create index leases_to_advance on public.leases (organization_id, status, starts_on, ends_on);
create index leases_ending on public.leases (organization_id, ends_on, id) where status in ('active', 'notice_given');
create unique index leases_one_renewal on public.leases (renews_lease_id) where status <> 'terminated';
create index leases_by_renewed on public.leases (organization_id, renews_lease_id);
create index leases_being_agreed on public.leases (organization_id, created_at desc)
  where status in ('draft', 'sent', 'partially_signed');
create unique index leases_one_move on public.leases (moved_from_lease_id) where status <> 'terminated';
create index leases_by_moved_from on public.leases (organization_id, moved_from_lease_id);

alter table public.leases enable row level security;
grant select on public.leases to authenticated;
grant all on public.leases to service_role;
create policy "readers and tenants see leases" on public.leases for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_lease_ids())));

-- What follows a change, in this order.
create trigger keep_renewal before update on public.leases
  for each row when (old.status = 'draft' and new.status = 'draft' and new.renews_lease_id is not null)
  execute function private.keep_renewal();
create trigger refuse_lease_delete before delete on public.leases
  for each row execute function private.refuse_lease_delete();
create trigger refuse_lease_status before update of status on public.leases
  for each row when (old.status is distinct from new.status) execute function private.refuse_lease_status();
create trigger touch_updated_at before update on public.leases
  for each row execute function private.touch_updated_at();
create trigger carry_late_fee_rule after insert on public.leases
  for each row when (new.renews_lease_id is not null or new.moved_from_lease_id is not null)
  execute function private.carry_late_fee_rule();
create trigger free_areas_of_lease after update of status on public.leases
  for each row when (new.status in ('ended', 'terminated')) execute function private.free_areas_of_lease();
create trigger leave_notices_with_lease after update of status on public.leases
  for each row when (private.is_occupying(old.status) and not private.is_occupying(new.status))
  execute function private.leave_notices_with_lease();
create trigger start_lease_balance after insert on public.leases
  for each row execute function private.start_lease_balance();
create trigger write_audit_log after insert or update or delete on public.leases
  for each row execute function private.write_audit_log();
create trigger keep_list_rows_added after insert on public.leases referencing new table as new_rows
  for each statement execute function private.keep_rows_of_leases();
create trigger keep_list_rows_changed after update on public.leases referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_rows_of_leases();
create trigger keep_occupied_unit_count_on_delete after delete on public.leases referencing old table as old_rows
  for each statement execute function private.keep_count('occupied_unit_count', 'private.is_occupying(status)');
create trigger keep_occupied_unit_count_on_insert after insert on public.leases referencing new table as new_rows
  for each statement execute function private.keep_count('occupied_unit_count', 'private.is_occupying(status)');
create trigger keep_occupied_unit_count_on_update after update on public.leases referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_count('occupied_unit_count', 'private.is_occupying(status)');
create trigger keep_tenant_count_on_update after update on public.leases referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_tenant_count();
create trigger refuse_in_closed_organization after insert on public.leases referencing new table as new_rows
  for each statement execute function private.refuse_in_closed_organization();
create trigger write_lease_beginnings after insert on public.leases referencing new table as new_rows
  for each statement execute function private.write_lease_beginnings();
create trigger write_lease_moves after update on public.leases referencing new table as new_rows old table as old_rows
  for each statement execute function private.write_lease_moves();
select private.compose_texts('public.leases');
