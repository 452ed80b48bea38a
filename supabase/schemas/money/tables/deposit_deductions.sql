create table public.deposit_deductions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  settlement_id uuid not null,
  lease_id uuid not null,
  position smallint not null,
  kind public.deduction_kind not null,
  description text not null default '' check (char_length(description) <= 200),
  amount_minor bigint not null check (amount_minor > 0),
  charge_id uuid references public.charges (id),
  unique (settlement_id, position),
  check (kind = 'owed' or (charge_id is not null and description <> '')),
  foreign key (organization_id, settlement_id) references public.deposit_settlements (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.deposit_deductions is
  'What was kept of a deposit and why, line by line: what was owed, or a charge made for it.';

create index deposit_deductions_by_lease on public.deposit_deductions (organization_id, lease_id);
create index deposit_deductions_by_settlement on public.deposit_deductions (organization_id, settlement_id);
create index deposit_deductions_by_charge on public.deposit_deductions (charge_id);
create index deposit_deductions_of_lease on public.deposit_deductions (lease_id);

alter table public.deposit_deductions enable row level security;
grant select on public.deposit_deductions to authenticated, service_role;
create policy "readers of money and tenants see deposit deductions" on public.deposit_deductions for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('deposit_deductions'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.deposit_deductions
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update on public.deposit_deductions
  for each row execute function private.refuse_change();
select private.compose_texts('public.deposit_deductions');
