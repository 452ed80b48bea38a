create function public.similar_payments(p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_except_id uuid default null)
returns table (id uuid, status public.payment_status, method public.payment_method, currency public.currency_code,
  amount_minor bigint, paid_on date, reference text, is_reported boolean)
language sql
stable
set search_path = ''
as $$
  select p.id, p.status, p.method, p.currency, p.amount_minor, p.paid_on, p.reference, p.reported_by is not null
  from public.payments p
  where p.lease_id = p_lease_id and p.id is distinct from p_except_id and p.status in ('reported', 'confirmed')
    -- What a client withheld, a deposit that was kept, an opening credit and one that came along are not money that comes.
    and p.method::text not in ('withholding', 'deposit', 'opening_credit', 'moved_credit')
    and abs(p.paid_on - p_paid_on) <= 10
    and (p.amount_minor = p_amount_minor or exists (select 1 from public.payment_exchanges x
      where x.payment_id = p.id and x.received_minor = p_amount_minor))
  order by abs(p.paid_on - p_paid_on), p.paid_on desc, p.created_at desc
  limit 5
$$;
select private.declare_verb('similar_payments', 'rows', p_comment =>
  'Payments of a lease, reported or confirmed, of the same amount within ten days: what may be the same money. Whoever reads its payments sees them.');
