-- Whoever owes two months often pays one. A line's money may be a lease's whole balance, its oldest charges, a month's rent, or
-- a part of what somebody owes whose name stands in the line. Names are compared without accents, as banks write them.
drop function public.bank_candidates(uuid, uuid[]);
create function public.bank_candidates(p_bank_account_id uuid, p_line_ids uuid[])
returns table (line_id uuid, kind text, id text, amount_minor bigint, occurred_on date, name text, detail text, reference text,
  similarity real, basis text)
language sql
stable
set search_path = ''
as $$
with bank as (
  select b.* from public.bank_accounts b
  where b.id = p_bank_account_id and b.organization_id = any (array(select private.my_organization_ids('money.read')))
), asked as (
  select l.id, l.organization_id, l.occurred_on, l.amount_minor, l.description, bank.account_id, bank.currency, bank.opening_on
  from public.bank_lines l join bank on bank.id = l.bank_account_id
  where l.organization_id = bank.organization_id and l.id = any (p_line_ids) and l.status = 'open'
), money_in as (
  select a.*, private.plain_text(a.description) as words from asked a where a.amount_minor > 0
), owed as (
  select lb.lease_id, lb.receivable_minor from public.lease_balances lb join bank on lb.organization_id = bank.organization_id
  where lb.currency = bank.currency and lb.receivable_minor > 0 and exists (select 1 from money_in)
), oldest as (
  -- What a lease owes, from its oldest charge on: the amounts that pay some months whole.
  select c.lease_id, sum(c.outstanding_minor) over (partition by c.lease_id order by c.due_on, c.id) as amount_minor
  from public.charges c join bank on c.organization_id = bank.organization_id
  where c.currency = bank.currency and c.outstanding_minor > 0 and exists (select 1 from money_in)
), rents as (
  -- The rent of a month of who lives there, also before it is charged.
  select m.id as line_id, l.id as lease_id
  from money_in m
  join public.leases l on l.organization_id = m.organization_id and l.status in ('active', 'notice_given', 'month_to_month')
    and l.currency = m.currency
  join lateral (select s.rent_minor from public.lease_rent_steps s where s.lease_id = l.id and s.starts_on <= m.occurred_on
    order by s.starts_on desc limit 1) step on step.rent_minor = m.amount_minor
), names as (
  select o.lease_id, pe.search_name from owed o join public.lease_tenants lt on lt.lease_id = o.lease_id
  join public.people pe on pe.id = lt.person_id
), of_leases as (
  select m.id as line_id, o.lease_id, 1 as place, 'balance' as basis from money_in m join owed o on o.receivable_minor = m.amount_minor
  union all
  select m.id, o.lease_id, 2, 'charges' from money_in m join oldest o on o.amount_minor = m.amount_minor
  union all
  select r.line_id, r.lease_id, 3, 'rent' from rents r
  union all
  select m.id, n.lease_id, 4, 'part' from money_in m join owed o on o.receivable_minor > m.amount_minor
  join names n on n.lease_id = o.lease_id
  where extensions.word_similarity(n.search_name, m.words) >= 0.8
), best_leases as (
  select distinct on (f.line_id, f.lease_id) f.line_id, f.lease_id, f.basis,
    (select max(extensions.word_similarity(pe.search_name, m.words)) from public.lease_tenants lt
      join public.people pe on pe.id = lt.person_id where lt.lease_id = f.lease_id) as likeness
  from of_leases f join money_in m on m.id = f.line_id
  order by f.line_id, f.lease_id, f.place
), found as (
  select a.id as line_id, 'entry' as kind, j.id::text as id, j.amount_minor, e.occurred_on,
    coalesce(t.tenant_name, v.name, e.memo) as name, e.entry_number::text as detail, coalesce(p.reference, bp.reference, '') as reference,
    a.description, null::real as likeness, '' as basis
  from asked a
  join public.journal_entries e on e.organization_id = a.organization_id
    and e.occurred_on between greatest(a.occurred_on - 10, a.opening_on) and a.occurred_on + 10
  join public.journal_lines j on j.organization_id = a.organization_id and j.entry_id = e.id and j.account_id = a.account_id
    and j.currency = a.currency and j.amount_minor = a.amount_minor
  left join public.payments p on p.organization_id = e.organization_id and p.entry_id = e.id
  left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc) as tenant_name
    from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id) t on true
  left join public.bill_payments bp on bp.organization_id = e.organization_id and bp.entry_id = e.id
  left join public.vendors v on v.id = bp.vendor_id
  where e.kind <> 'reversal'
    and not exists (select 1 from public.journal_entries r where r.organization_id = e.organization_id and r.reverses_entry_id = e.id)
    and not exists (select 1 from public.bank_matches m where m.journal_line_id = j.id)
  union all
  select a.id, 'reported', p.id::text, p.amount_minor, p.paid_on, t.tenant_name, pr.name || ' · ' || u.label, p.reference, a.description, null, ''
  from asked a
  join public.payments p on p.organization_id = a.organization_id and p.status = 'reported' and p.currency = a.currency
    and p.amount_minor = a.amount_minor and p.paid_on between a.occurred_on - 15 and a.occurred_on + 15
  join public.leases l on l.id = p.lease_id
  join public.units u on u.id = l.unit_id
  join public.properties pr on pr.id = l.property_id
  left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc) as tenant_name
    from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id) t on true
  union all
  select a.id, 'bill', b.id::text, -b.outstanding_minor, b.due_on, v.name, coalesce(nullif(b.ncf, ''), ''), '', a.description, null, ''
  from asked a
  join public.bills b on b.organization_id = a.organization_id and b.outstanding_minor > 0 and b.currency = a.currency
    and b.outstanding_minor = -a.amount_minor and b.billed_on <= a.occurred_on + 5
  join public.vendors v on v.id = b.vendor_id
  union all
  select a.id, 'lease', f.lease_id::text, a.amount_minor, null, t.tenant_name, pr.name || ' · ' || u.label, '', a.description,
    f.likeness, f.basis
  from (
    -- Where a whole building pays the same rent, the likeliest are enough.
    select b.*, row_number() over (partition by b.line_id order by b.likeness desc nulls last, b.lease_id) as position from best_leases b
  ) f
  join asked a on a.id = f.line_id
  join public.leases l on l.id = f.lease_id
  join public.units u on u.id = l.unit_id
  join public.properties pr on pr.id = l.property_id
  left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc) as tenant_name
    from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = f.lease_id) t on true
  where f.position <= 12
)
select f.line_id, f.kind, f.id, f.amount_minor, f.occurred_on, coalesce(f.name, ''), coalesce(f.detail, ''), f.reference,
  coalesce(f.likeness, extensions.word_similarity(private.plain_text(coalesce(f.name, '')), private.plain_text(f.description))), f.basis
from found f
$$;
comment on function public.bank_candidates is
  'For open lines of a bank account, what they may be: lines of the books around the day that no bank line is yet, reported payments and open bills, all of the same amount; leases that it pays. basis, of a lease: balance (all it owes), charges (its oldest ones whole), rent (a month''s), part (less than it owes, by the name). similarity: of the name and the line''s text, 0 to 1.';
revoke execute on function public.bank_candidates from public, anon;
grant execute on function public.bank_candidates to authenticated;
