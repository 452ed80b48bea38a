create function public.entry_sources(p_organization_id uuid, p_entry_ids uuid[])
returns table (entry_id uuid, payment_id uuid, bill_id uuid, charge_id uuid)
language sql
stable
set search_path = ''
as $$
  with asked as materialized (
    select e.id, case when e.reverses_entry_id is null then e.id else e.reverses_entry_id end as origin
    from public.journal_entries e where e.organization_id = p_organization_id and e.id = any (p_entry_ids)
  ), found as (
    select a.id,
      (select p.id from public.payments p where p.entry_id = a.origin limit 1) as payment,
      (select b.id from public.bills b where b.organization_id = p_organization_id and b.entry_id = a.origin limit 1) as bill,
      (select y.bill_id from public.bill_payments y where y.organization_id = p_organization_id and y.entry_id = a.origin limit 1)
        as paid_bill,
      (select c.id from public.charges c where c.entry_id = a.origin limit 1) as charge
    from asked a
  )
  select f.id, f.payment, case when f.bill is null then f.paid_bill else f.bill end, f.charge from found f
$$;
select private.declare_verb('entry_sources', 'rows', p_comment =>
  'Payments, bills (of a payment of a bill too) and charges that entries came from, as far as the reader may see them; reversals lead to what they took back.');

-- One rule of which accounts are written by hand, for entries, for what a bank line is said to be, and for what pays a bill.
create function private.is_written_by_hand(p_account public.accounts)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_account.deactivated_at is null and coalesce(p_account.system_key, '') not in
    ('receivables', 'prepaid_rent', 'deposits_held', 'currency_exchange')
$$;
comment on function private.is_written_by_hand is
  'Whether people may write to the account: it is active, and does not follow what tenants owe, have paid ahead and left as deposit, or what was exchanged.';
