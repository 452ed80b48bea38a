-- Arrears that a tenant pays off in instalments. Payments pay the oldest charges first, so what came of a plan is what its
-- charges have lost since it was agreed: nothing is written twice, and no job is needed to say whether it is kept.
create table public.payment_plans (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  currency public.currency_code not null,
  agreed_on date not null,
  total_minor bigint not null check (total_minor > 0),
  note text not null default '' check (char_length(note) <= 300),
  cancelled_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency)
);
comment on table public.payment_plans is
  'An agreement to pay what was owed on a day in instalments; while it is kept, no late fee is charged on those charges.';

create index payment_plans_by_organization on public.payment_plans (organization_id, created_at desc);
create index payment_plans_by_lease on public.payment_plans (lease_id);

alter table public.payment_plans enable row level security;
grant select on public.payment_plans to authenticated, service_role;
create policy "readers of money and tenants see payment plans" on public.payment_plans for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('payment_plans'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.payment_plans
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.payment_plans for each row
  execute function private.keep_posted_fields('cancelled_at');
create trigger refuse_delete before delete on public.payment_plans
  for each row execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.payment_plans
  for each row execute function private.write_audit_log();
select private.compose_texts('public.payment_plans');
