create table public.payment_plan_instalments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  plan_id uuid not null,
  lease_id uuid not null,
  position smallint not null check (position between 1 and 36),
  due_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  unique (plan_id, position),
  unique (plan_id, due_on),
  foreign key (organization_id, plan_id) references public.payment_plans (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.payment_plan_instalments is 'What of a plan is to be paid by which day.';

create index payment_plan_instalments_by_organization on public.payment_plan_instalments (organization_id, plan_id);
create index payment_plan_instalments_by_due_day on public.payment_plan_instalments (organization_id, due_on);
create index payment_plan_instalments_by_lease on public.payment_plan_instalments (lease_id);

alter table public.payment_plan_instalments enable row level security;
grant select on public.payment_plan_instalments to authenticated, service_role;
create policy "readers of money and tenants see payment plan instalments" on public.payment_plan_instalments for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('payment_plan_instalments'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.payment_plan_instalments
  for each statement execute function private.refuse_change();
create trigger refuse_change before update on public.payment_plan_instalments
  for each row execute function private.refuse_change();
create trigger refuse_delete before delete on public.payment_plan_instalments
  for each row execute function private.refuse_change();
