-- What is taken off a charge: a correction, a discount, or what will not come any more.
alter table public.charges add column credited_minor bigint not null default 0;
alter table public.charges
  add check (credited_minor >= 0 and allocated_minor + credited_minor <= amount_minor),
  add check (reversed_at is null or credited_minor = 0),
  alter column outstanding_minor set expression as
    (case when reversed_at is null then amount_minor - allocated_minor - credited_minor else 0 end);
drop trigger keep_posted_fields on public.charges;
create trigger keep_posted_fields before update on public.charges for each row execute function private.keep_posted_fields(
  'allocated_minor', 'credited_minor', 'outstanding_minor', 'reversed_at', 'reversal_entry_id', 'reversal_reason');

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
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_entry_id is null)),
  foreign key (charge_id, lease_id, currency) references public.charges (id, lease_id, currency),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.charge_credits is
  'What was taken off a charge and why: correction (against the income it was), discount, write_off (bad debts). Taken back by a reversal.';
create index charge_credits_by_charge on public.charge_credits (charge_id);
create index charge_credits_by_lease on public.charge_credits (lease_id, occurred_on desc);
create index charge_credits_by_organization on public.charge_credits (organization_id, occurred_on desc);
alter table public.charge_credits enable row level security;
grant select on public.charge_credits to authenticated, service_role;
create policy "readers of money and tenants see charge credits" on public.charge_credits for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids())));
create trigger refuse_delete before delete on public.charge_credits
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.charge_credits
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.charge_credits for each row
  execute function private.keep_posted_fields('reversed_at', 'reversal_entry_id');

-- Billed is what is left after credits.
create or replace function private.keep_charge_totals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_balances jsonb;
  v_months jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(d) into v_balances from (
      select lease_id, organization_id, currency, sum(case when reversed_at is null then amount_minor - credited_minor else 0 end) as billed,
        0 as paid, sum(outstanding_minor) as receivable, 0 as credit
      from new_rows group by 1, 2, 3
    ) d where billed <> 0 or receivable <> 0;
    select jsonb_agg(d) into v_months from (
      select organization_id, date_trunc('month', due_on)::date as month, currency,
        sum(case when reversed_at is null then amount_minor - credited_minor else 0 end) as billed, sum(allocated_minor) as collected, 0 as revenue
      from new_rows where kind <> 'deposit' group by 1, 2, 3
    ) d where billed <> 0 or collected <> 0;
  else
    select jsonb_agg(d) into v_balances from (
      select lease_id, organization_id, currency,
        sum(sign * case when reversed_at is null then amount_minor - credited_minor else 0 end) as billed,
        0 as paid, sum(sign * outstanding_minor) as receivable, 0 as credit
      from (select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o) s group by 1, 2, 3
    ) d where billed <> 0 or receivable <> 0;
    select jsonb_agg(d) into v_months from (
      select organization_id, date_trunc('month', due_on)::date as month, currency,
        sum(sign * case when reversed_at is null then amount_minor - credited_minor else 0 end) as billed,
        sum(sign * allocated_minor) as collected, 0 as revenue
      from (select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o) s
      where kind <> 'deposit' group by 1, 2, 3
    ) d where billed <> 0 or collected <> 0;
  end if;
  if v_balances is not null then
    perform private.add_lease_balances(v_balances);
  end if;
  if v_months is not null then
    perform private.add_monthly_totals(v_months);
  end if;
  return null;
end
$$;

create function private.free_allocations(p_charge public.charges, p_amount_minor bigint, p_today date, p_memo text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_paid record;
  v_left bigint := p_amount_minor;
  v_part bigint;
  v_entry uuid;
begin
  for v_paid in
    select payment_id, sum(amount_minor)::bigint as amount, max(id) as latest from public.payment_allocations
    where charge_id = p_charge.id group by payment_id having sum(amount_minor) <> 0 order by latest desc
  loop
    exit when v_left <= 0;
    v_part := least(v_paid.amount, v_left);
    v_entry := private.post_entry(p_charge.organization_id, 'adjustment', p_today, p_charge.currency, p_charge.lease_id,
      p_charge.property_id, jsonb_build_array(jsonb_build_object('account', 'receivables', 'amount', v_part),
        jsonb_build_object('account', 'prepaid_rent', 'amount', -v_part)), p_memo);
    insert into public.payment_allocations
      (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
    values (p_charge.organization_id, v_paid.payment_id, p_charge.id, p_charge.lease_id, p_charge.currency, -v_part, p_today,
      v_entry);
    v_left := v_left - v_part;
  end loop;
end
$$;
comment on function private.free_allocations is
  'Turns that much of what was paid on a charge into the tenant''s credit, the latest payment first.';

create function private.post_charge_credit(
  p_charge public.charges, p_kind public.charge_credit_kind, p_amount_minor bigint, p_today date, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_entry uuid;
begin
  if p_amount_minor > p_charge.outstanding_minor then
    perform private.free_allocations(p_charge, p_amount_minor - p_charge.outstanding_minor, p_today, p_reason);
  end if;
  v_entry := private.post_entry(p_charge.organization_id, 'charge_credit', p_today, p_charge.currency, p_charge.lease_id,
    p_charge.property_id, jsonb_build_array(
      jsonb_build_object('account', case p_kind when 'discount' then 'discounts' when 'write_off' then 'bad_debts'
        else private.income_account(p_charge.kind) end, 'amount', p_amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -p_amount_minor)), p_reason);
  insert into public.charge_credits
    (id, organization_id, charge_id, lease_id, currency, kind, amount_minor, occurred_on, reason, entry_id, created_by)
  values (v_id, p_charge.organization_id, p_charge.id, p_charge.lease_id, p_charge.currency, p_kind, p_amount_minor, p_today,
    p_reason, v_entry, (select auth.uid()));
  update public.charges set credited_minor = credited_minor + p_amount_minor where id = p_charge.id;
  perform private.apply_credit(p_charge.lease_id, p_today);
  return v_id;
end
$$;
comment on function private.post_charge_credit is
  'Takes an amount off a charge; what was paid on that part becomes the tenant''s credit. The caller holds the money lock.';

create function private.take_back_credit(p_credit_id uuid, p_today date, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_credit public.charge_credits;
begin
  select * into strict v_credit from public.charge_credits where id = p_credit_id;
  update public.charge_credits set reversed_at = now(),
    reversal_entry_id = private.reverse_entry(v_credit.entry_id, p_today, p_reason) where id = p_credit_id;
  update public.charges set credited_minor = credited_minor - v_credit.amount_minor where id = v_credit.charge_id;
end
$$;
comment on function private.take_back_credit is 'Opens again what a credit took off its charge. The caller holds the money lock.';
revoke execute on function private.free_allocations, private.post_charge_credit, private.take_back_credit
  from public, anon, authenticated;

create or replace view public.charges_list with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.property_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor, c.allocated_minor, c.outstanding_minor, c.reversed_at, c.reversal_reason, c.created_at,
  p.name as property_name,
  (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = c.lease_id) as unit_label,
  (select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = c.lease_id and lt.is_primary limit 1) as tenant_name,
  c.credited_minor
from public.charges c
join public.properties p on p.id = c.property_id;
