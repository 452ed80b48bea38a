-- What is there already: the parts of bills' payments in the order in which they came, then the cash basis anew.
do $$
declare
  v_payment public.bill_payments;
  v_paid bigint;
  v_entry public.journal_entries;
begin
  for v_payment in select * from public.bill_payments order by created_at, id loop
    select coalesce(sum(p.amount_minor), 0) + v_payment.amount_minor into v_paid from public.bill_payment_parts p
    where p.organization_id = v_payment.organization_id and p.bill_id = v_payment.bill_id;
    select * into strict v_entry from public.journal_entries where id = v_payment.entry_id;
    insert into public.bill_payment_parts (organization_id, bill_payment_id, bill_id, bill_line_id, entry_id, occurred_on,
      account_id, property_id, currency, amount_minor)
    select v_payment.organization_id, v_payment.id, v_payment.bill_id, s.id, v_entry.id, v_entry.occurred_on, s.account_id,
      s.property_id, s.currency, s.part
    from (
      select l.*, round(l.through::numeric * v_paid / l.whole)::bigint
          - round((l.through - l.amount_minor)::numeric * v_paid / l.whole)::bigint
          - coalesce((select sum(p.amount_minor) from public.bill_payment_parts p
            where p.organization_id = l.organization_id and p.bill_id = v_payment.bill_id and p.bill_line_id = l.id), 0)::bigint as part
      from (
        select j.*, sum(j.amount_minor) over (order by j.id) as through, sum(j.amount_minor) over () as whole
        from public.journal_lines j join public.accounts a on a.id = j.account_id and a.system_key is distinct from 'payables'
        where j.organization_id = v_payment.organization_id
          and j.entry_id = (select b.entry_id from public.bills b where b.id = v_payment.bill_id)
      ) l
    ) s
    where s.part <> 0
    order by s.id;
    insert into public.bill_payment_parts (organization_id, bill_payment_id, bill_id, bill_line_id, entry_id, occurred_on,
      account_id, property_id, currency, amount_minor)
    select p.organization_id, p.bill_payment_id, p.bill_id, p.bill_line_id, e.id, e.occurred_on, p.account_id, p.property_id,
      p.currency, -p.amount_minor
    from public.bill_payment_parts p join public.journal_entries e on e.id = v_payment.reversal_entry_id
    where p.bill_payment_id = v_payment.id
    order by p.id;
  end loop;
end
$$;

delete from public.account_months where basis = 'cash';
delete from public.property_account_months where basis = 'cash';
select private.add_account_months(jsonb_agg(d)) from (
  select o.id as organization_id, 'cash' as basis, date_trunc('month', m.occurred_on)::date as month, m.account_id, m.property_id,
    m.currency, sum(m.amount_minor) as amount
  from public.organizations o
  cross join lateral private.journal_movements(o.id, '1900-01-01', '2201-01-01', 'cash') m
  group by 1, 2, 3, 4, 5, 6
) d;

drop function public.cash_basis_totals;
drop function private.cash_basis_totals;
drop view private.cash_basis_entries;
comment on function public.report_account_totals is
  '{opening: [{account_id, currency, amount_minor}], months: [{month, account_id, currency, amount_minor}]}: what stood on each account before p_from and what it moved by in each month up to p_to, debits positive, zero left out. Of all properties together the accounts of either basis sum to zero per currency. Errors: not_allowed, period_invalid.';
comment on function public.report_entries is
  'What a figure of a report is made of, the newest first, in pages that begin behind p_after_on, p_after_source and p_after_id. On cash basis a part of a payment comes as source allocation (of a charge) or bill. Errors: not_allowed, period_invalid.';
