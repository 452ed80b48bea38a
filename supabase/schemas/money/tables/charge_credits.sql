create table public.charge_credits (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  charge_id uuid not null,
  lease_id uuid not null,
  currency public.currency_code not null,
  kind public.charge_credit_kind not null,
  amount_minor bigint not null check (amount_minor > 0),
  occurred_on date not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 300),
  entry_id uuid not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversal_entry_id uuid,
  is_after_end boolean not null default false,
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_entry_id is null)),
  foreign key (charge_id, lease_id, currency) references public.charges (id, lease_id, currency),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.charge_credits is
  'What was taken off a charge and why: correction (against the income it was), discount, write_off (bad debts). Taken back by a reversal.';
comment on column public.charge_credits.is_after_end is
  'True for rent that was taken off since it is for days after the lease''s last one: withdrawing the notice takes such credits back.';

create index charge_credits_by_charge on public.charge_credits (charge_id);
create index charge_credits_by_lease on public.charge_credits (lease_id, occurred_on desc);
create index charge_credits_by_organization on public.charge_credits (organization_id, occurred_on desc);
-- A statement names its lines by their entries, whatever else the lease and the organization have; a report of deposits finds
-- those of a lease among all its charges.
create index charge_credits_by_entry on public.charge_credits (entry_id);

alter table public.charge_credits enable row level security;
grant select on public.charge_credits to authenticated, service_role;
create policy "readers of money and tenants see charge credits" on public.charge_credits for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('charge_credits'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.charge_credits
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.charge_credits for each row
  execute function private.keep_posted_fields('reversed_at', 'reversal_entry_id');
create trigger refuse_delete before delete on public.charge_credits
  for each row execute function private.refuse_change();
select private.compose_texts('public.charge_credits');
