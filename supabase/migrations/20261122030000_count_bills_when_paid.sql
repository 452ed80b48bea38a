-- One cash basis, of every account: what tenants owe and what is owed to vendors is left out, and what money pays of it stands
-- in its place, on the accounts that the charge or the bill had.
create table public.bill_payment_parts (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  bill_payment_id uuid not null,
  bill_id uuid not null,
  bill_line_id bigint not null references public.journal_lines (id),
  entry_id uuid not null,
  occurred_on date not null,
  account_id uuid not null,
  property_id uuid,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor <> 0),
  foreign key (organization_id, bill_payment_id) references public.bill_payments (organization_id, id),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id)
);
comment on table public.bill_payment_parts is
  'What each payment of a bill pays, by the lines of the bill''s entry (cost, ITBIS, what is withheld), debits positive: the parts of a payment sum to it, those of a paid bill to its lines. A payment that is taken back takes its parts back.';
create index bill_payment_parts_by_bill on public.bill_payment_parts (organization_id, bill_id, bill_line_id);
create index bill_payment_parts_by_payment on public.bill_payment_parts (organization_id, bill_payment_id);
create index bill_payment_parts_by_day on public.bill_payment_parts (organization_id, occurred_on, id);
create index bill_payment_parts_by_entry on public.bill_payment_parts (organization_id, entry_id);
create index bill_payment_parts_by_line on public.bill_payment_parts (bill_line_id);
create index bill_payment_parts_by_account on public.bill_payment_parts (organization_id, account_id);
alter table public.bill_payment_parts enable row level security;
grant select on public.bill_payment_parts to authenticated, service_role;
create policy "readers of money see bill payment parts" on public.bill_payment_parts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create trigger refuse_change before update or delete on public.bill_payment_parts
  for each row execute function private.refuse_change();

create function private.write_bill_payment_parts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := (select entry_id from public.bills where id = new.bill_id);
  v_paid bigint;
begin
  if tg_op = 'UPDATE' then
    insert into public.bill_payment_parts (organization_id, bill_payment_id, bill_id, bill_line_id, entry_id, occurred_on,
      account_id, property_id, currency, amount_minor)
    select p.organization_id, p.bill_payment_id, p.bill_id, p.bill_line_id, e.id, e.occurred_on, p.account_id, p.property_id,
      p.currency, -p.amount_minor
    from public.bill_payment_parts p join public.journal_entries e on e.id = new.reversal_entry_id
    where p.organization_id = new.organization_id and p.bill_payment_id = new.id
    order by p.id;
    return null;
  end if;
  select coalesce(sum(amount_minor), 0) + new.amount_minor into v_paid from public.bill_payments
  where organization_id = new.organization_id and bill_id = new.bill_id and reversed_at is null and id <> new.id;
  -- Up to each line the share of what is paid, rounded: a line's part is the step between two of them, less what earlier
  -- payments have had. So the parts sum to the payment, and when all is paid to the lines.
  insert into public.bill_payment_parts (organization_id, bill_payment_id, bill_id, bill_line_id, entry_id, occurred_on,
    account_id, property_id, currency, amount_minor)
  select new.organization_id, new.id, new.bill_id, s.id, e.id, e.occurred_on, s.account_id, s.property_id, s.currency, s.part
  from (
    select l.id, l.account_id, l.property_id, l.currency,
      round(l.through::numeric * v_paid / l.whole)::bigint - round((l.through - l.amount_minor)::numeric * v_paid / l.whole)::bigint
        - coalesce((select sum(p.amount_minor) from public.bill_payment_parts p
          where p.organization_id = new.organization_id and p.bill_id = new.bill_id and p.bill_line_id = l.id), 0)::bigint as part
    from (
      select j.*, sum(j.amount_minor) over (order by j.id) as through, sum(j.amount_minor) over () as whole
      from public.journal_lines j join public.accounts a on a.id = j.account_id and a.system_key is distinct from 'payables'
      where j.organization_id = new.organization_id and j.entry_id = v_entry
    ) l
  ) s
  join public.journal_entries e on e.id = new.entry_id
  where s.part <> 0
  order by s.id;
  return null;
end
$$;
comment on function private.write_bill_payment_parts is
  'Trigger: what a payment pays of its bill''s lines, and the same taken back when the payment is.';
create trigger write_bill_payment_parts after insert on public.bill_payments
  for each row execute function private.write_bill_payment_parts();
create trigger take_bill_payment_parts_back after update of reversed_at on public.bill_payments
  for each row when (old.reversed_at is null and new.reversed_at is not null)
  execute function private.write_bill_payment_parts();

create function private.is_on_cash_basis(p_kind public.journal_kind, p_system_key text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_kind not in ('charge', 'charge_credit', 'bill')
    and not coalesce(p_system_key = 'receivables' or (p_system_key = 'payables' and p_kind = 'bill_payment'), false)
$$;
comment on function private.is_on_cash_basis is
  'Whether a line of an entry of the kind (or of one that is reversed) counts on cash basis: not what is owed, nor what settles it. What was paid stands in its place.';

create or replace function private.journal_movements(p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis)
returns table (source text, id bigint, entry_id uuid, occurred_on date, account_id uuid, property_id uuid, lease_id uuid,
  currency public.currency_code, amount_minor bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select 'line', l.id, l.entry_id, e.occurred_on, l.account_id, l.property_id, l.lease_id, l.currency, l.amount_minor
  from public.journal_entries e
  join public.journal_lines l on l.organization_id = e.organization_id and l.entry_id = e.id
  where e.organization_id = p_organization_id and e.occurred_on between p_from and p_to and p_basis = 'accrual'
  union all
  select 'line', l.id, l.entry_id, e.occurred_on, l.account_id, l.property_id, l.lease_id, l.currency, l.amount_minor
  from public.journal_entries e
  left join public.journal_entries r on r.id = e.reverses_entry_id
  join public.journal_lines l on l.organization_id = e.organization_id and l.entry_id = e.id
  join public.accounts a on a.id = l.account_id
  where e.organization_id = p_organization_id and e.occurred_on between p_from and p_to and p_basis = 'cash'
    and private.is_on_cash_basis(coalesce(r.kind, e.kind), a.system_key)
  union all
  select 'allocation', p.id, p.entry_id, p.occurred_on, a.id, c.property_id, p.lease_id, p.currency, -p.amount_minor
  from public.payment_allocations p
  join public.charges c on c.id = p.charge_id
  join public.accounts a on a.organization_id = p.organization_id and a.system_key = private.income_account(c.kind)
  where p.organization_id = p_organization_id and p.occurred_on between p_from and p_to and p_basis = 'cash'
  union all
  select 'bill', b.id, b.entry_id, b.occurred_on, b.account_id, b.property_id, null, b.currency, b.amount_minor
  from public.bill_payment_parts b
  where b.organization_id = p_organization_id and b.occurred_on between p_from and p_to and p_basis = 'cash'
$$;
comment on function private.journal_movements is
  'What moves accounts from one day to another, both included, by either basis: lines of the journal; on cash basis without what is owed, and with the parts of payments that pay charges and bills. Sums to zero per currency on both.';

create or replace function private.keep_account_months()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(d) into v_changes from (
    select n.organization_id, b.basis, date_trunc('month', e.occurred_on)::date as month, n.account_id, n.property_id, n.currency,
      sum(n.amount_minor) as amount
    from new_rows n
    join public.journal_entries e on e.organization_id = n.organization_id and e.id = n.entry_id
    left join public.journal_entries r on r.id = e.reverses_entry_id
    join public.accounts a on a.id = n.account_id
    cross join unnest(array['accrual', 'cash']::public.accounting_basis[]) as b (basis)
    where b.basis = 'accrual' or private.is_on_cash_basis(coalesce(r.kind, e.kind), a.system_key)
    group by 1, 2, 3, 4, 5, 6
  ) d;
  if v_changes is not null then
    perform private.add_account_months(v_changes);
  end if;
  return null;
end
$$;

create or replace function private.keep_account_months_of_cash()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(d) into v_changes from (
    select n.organization_id, 'cash' as basis, date_trunc('month', n.occurred_on)::date as month, a.id as account_id, c.property_id,
      n.currency, -sum(n.amount_minor) as amount
    from new_rows n
    join public.charges c on c.id = n.charge_id
    join public.accounts a on a.organization_id = n.organization_id and a.system_key = private.income_account(c.kind)
    group by 1, 2, 3, 4, 5, 6
  ) d;
  if v_changes is not null then
    perform private.add_account_months(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_account_months_of_cash is
  'Trigger: what payments of charges add to the months of their accounts on cash basis.';

create function private.keep_account_months_of_bills()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(d) into v_changes from (
    select n.organization_id, 'cash' as basis, date_trunc('month', n.occurred_on)::date as month, n.account_id, n.property_id,
      n.currency, sum(n.amount_minor) as amount
    from new_rows n
    group by 1, 2, 3, 4, 5, 6
  ) d;
  if v_changes is not null then
    perform private.add_account_months(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_account_months_of_bills is
  'Trigger: what payments of bills add to the months of their accounts on cash basis.';
create trigger keep_account_months after insert on public.bill_payment_parts
  referencing new table as new_rows for each statement execute function private.keep_account_months_of_bills();

comment on table public.account_months is
  'By how much each account moved in each month, debits positive. accrual: the sum of its lines. cash: without what is owed to and by the organisation, what is paid in its place. Of each month the accounts of either basis sum to zero per currency.';

drop function private.is_accrual_only;
revoke execute on function private.write_bill_payment_parts, private.is_on_cash_basis, private.keep_account_months_of_bills
  from public, anon, authenticated;
