-- The way from an entry to the paper that caused it: the payment, the bill or the charge. A reversal leads where its entry does.
create index if not exists bills_by_entry on public.bills (organization_id, entry_id) where entry_id is not null;

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
comment on function public.entry_sources is
  'Payments, bills (of a payment of a bill too) and charges that entries came from, as far as the reader may see them; reversals lead to what they took back.';
revoke execute on function public.entry_sources from public, anon;
grant execute on function public.entry_sources to authenticated;
