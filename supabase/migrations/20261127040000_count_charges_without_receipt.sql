-- Forms 607 and IT-1 are made of receipts: a charge that has none is in neither. This says how many there are.
create function public.count_charges_without_receipt(p_organization_id uuid, p_from date, p_to date)
returns table (currency public.currency_code, billed_count integer, missing_count integer, missing_minor bigint, untaxed_count integer)
language sql
stable
set search_path = ''
as $$
  select c.currency, count(*)::integer, count(w.id)::integer, coalesce(sum(w.amount_minor), 0)::bigint,
    count(w.id) filter (where w.unit_use = 'commercial' or w.is_furnished)::integer
  from public.charges c
  left join public.charges_to_invoice w on w.organization_id = c.organization_id and w.id = c.id
  where c.organization_id = p_organization_id and c.due_on between p_from and p_to and c.reversed_at is null
    and c.credited_minor < c.amount_minor and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
  group by c.currency
$$;
comment on function public.count_charges_without_receipt is
  'Charges due on some days that a fiscal receipt is for, by currency: how many, how many of them have no receipt and for how much, and how many of those ask for ITBIS (shops, furnished dwellings). With the reader''s own rights.';
revoke execute on function public.count_charges_without_receipt from public, anon;
grant execute on function public.count_charges_without_receipt to authenticated;
