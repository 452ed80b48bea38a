create table public.deduction_evidence (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  deduction_id uuid not null references public.deposit_deductions (id) on delete restrict,
  item_id uuid not null,
  unique (deduction_id, item_id),
  foreign key (organization_id, item_id) references public.condition_items (organization_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.deduction_evidence is
  'Which items of a condition report show why something was kept of a deposit.';

create index deduction_evidence_of_organization on public.deduction_evidence (organization_id, lease_id);
create index deduction_evidence_of_lease on public.deduction_evidence (lease_id);
create index deduction_evidence_of_item on public.deduction_evidence (organization_id, item_id);

alter table public.deduction_evidence enable row level security;
grant select on public.deduction_evidence to authenticated, service_role;
create policy "readers of leases and tenants see deduction evidence" on public.deduction_evidence for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('deduction_evidence'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.deduction_evidence
  for each statement execute function private.refuse_change();
