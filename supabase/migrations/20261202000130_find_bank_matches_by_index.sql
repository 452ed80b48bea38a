-- Not coalesce(): the planner does not take it for leakproof, and went through all entries of all years for the 50 of a page.
create or replace function public.bank_line_matches(p_bank_account_id uuid, p_line_ids uuid[])
returns table (id uuid, line_id uuid, entry_number bigint, kind public.journal_kind, name text, payment_id uuid, bill_id uuid)
language sql
stable
set search_path = ''
as $$
with bank as (
  select b.* from public.bank_accounts b
  where b.id = p_bank_account_id and b.organization_id = any (array(select private.my_organization_ids('money.read')))
), matches as (
  select m.id, m.bank_line_id, m.organization_id, m.created_at,
    case when made_payment.entry_id is not null then made_payment.entry_id when made_bill.entry_id is not null then made_bill.entry_id
      else jl.entry_id end as entry_id
  from public.bank_lines l join bank on bank.id = l.bank_account_id
  join public.bank_matches m on m.organization_id = l.organization_id and m.bank_line_id = l.id
  join public.journal_lines jl on jl.id = m.journal_line_id
  left join public.payments made_payment on m.made = 'payment' and made_payment.id = m.made_id
  left join public.bill_payments made_bill on m.made = 'bill_payment' and made_bill.id = m.made_id
  where l.organization_id = bank.organization_id and l.id = any (p_line_ids)
)
select m.id, m.bank_line_id, e.entry_number, e.kind, coalesce(t.tenant_name, v.name, e.memo, ''), p.id, bp.bill_id
from matches m
join public.journal_entries e on e.id = m.entry_id
left join public.payments p on p.organization_id = e.organization_id and p.entry_id = e.id
left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name) as tenant_name
  from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id) t on true
left join public.bill_payments bp on bp.organization_id = e.organization_id and bp.entry_id = e.id
left join public.vendors v on v.id = bp.vendor_id
order by m.created_at, m.id
$$;
