-- What lines of a statement may be. Found here, ranked in src/domain/bank-matching.ts.
create function public.bank_candidates(p_bank_account_id uuid, p_line_ids uuid[])
returns table (line_id uuid, kind text, id text, amount_minor bigint, occurred_on date, name text, detail text, reference text,
  similarity real)
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
), found as (
  select a.id as line_id, 'entry' as kind, j.id::text as id, j.amount_minor, e.occurred_on,
    coalesce(t.tenant_name, v.name, e.memo) as name, e.entry_number::text as detail, coalesce(p.reference, bp.reference, '') as reference,
    a.description
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
  select a.id, 'reported', p.id::text, p.amount_minor, p.paid_on, t.tenant_name, pr.name || ' · ' || u.label, p.reference, a.description
  from asked a
  join public.payments p on p.organization_id = a.organization_id and p.status = 'reported' and p.currency = a.currency
    and p.amount_minor = a.amount_minor and p.paid_on between a.occurred_on - 15 and a.occurred_on + 15
  join public.leases l on l.id = p.lease_id
  join public.units u on u.id = l.unit_id
  join public.properties pr on pr.id = l.property_id
  left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc) as tenant_name
    from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id) t on true
  union all
  select a.id, 'bill', b.id::text, -b.outstanding_minor, b.due_on, v.name, coalesce(nullif(b.ncf, ''), ''), '', a.description
  from asked a
  join public.bills b on b.organization_id = a.organization_id and b.outstanding_minor > 0 and b.currency = a.currency
    and b.outstanding_minor = -a.amount_minor and b.billed_on <= a.occurred_on + 5
  join public.vendors v on v.id = b.vendor_id
  union all
  select a.id, 'lease', lb.lease_id::text, a.amount_minor, null, t.tenant_name, pr.name || ' · ' || u.label, '', a.description
  from asked a
  join public.lease_balances lb on lb.organization_id = a.organization_id and lb.currency = a.currency
    and lb.receivable_minor = a.amount_minor
  join public.leases l on l.id = lb.lease_id
  join public.units u on u.id = l.unit_id
  join public.properties pr on pr.id = l.property_id
  left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc) as tenant_name
    from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = lb.lease_id) t on true
  where a.amount_minor > 0
)
select f.line_id, f.kind, f.id, f.amount_minor, f.occurred_on, coalesce(f.name, ''), coalesce(f.detail, ''), f.reference,
  extensions.word_similarity(lower(coalesce(f.name, '')), lower(f.description))
from found f
$$;
comment on function public.bank_candidates is
  'For open lines of a bank account, what they may be, all of the same amount: lines of the books around the day that no bank line is yet, reported payments, open bills, leases that owe it. similarity: of the name and the line''s text, 0 to 1.';

create function public.bank_standing(p_bank_account_id uuid, p_ends_on date)
returns jsonb
language sql
stable
set search_path = ''
as $$
with bank as (
  select b.* from public.bank_accounts b
  where b.id = p_bank_account_id and b.organization_id = any (array(select private.my_organization_ids('money.read')))
), last as (
  select r.ends_on, r.closing_minor from public.bank_reconciliations r join bank on r.bank_account_id = bank.id
  where r.organization_id = bank.organization_id and r.reopened_at is null order by r.ends_on desc limit 1
), lines as (
  select count(*) filter (where l.status = 'open') as open_count,
    coalesce(sum(l.amount_minor) filter (where l.status = 'open'), 0) as open_minor,
    count(*) filter (where l.status = 'matched') as matched_count,
    coalesce(sum(l.amount_minor) filter (where l.status = 'matched'), 0) as matched_minor,
    count(*) filter (where l.status = 'ignored') as ignored_count,
    coalesce(sum(l.amount_minor) filter (where l.status = 'ignored'), 0) as ignored_minor
  from public.bank_lines l join bank on l.bank_account_id = bank.id
  where l.organization_id = bank.organization_id and l.reconciliation_id is null and l.occurred_on <= p_ends_on
), books as (
  select count(*) as book_count, coalesce(sum(j.amount_minor), 0) as book_minor
  from bank
  join public.journal_entries e on e.organization_id = bank.organization_id and e.occurred_on between bank.opening_on and p_ends_on
  join public.journal_lines j on j.organization_id = bank.organization_id and j.entry_id = e.id and j.account_id = bank.account_id
    and j.currency = bank.currency
  where not exists (select 1 from public.bank_matches m where m.journal_line_id = j.id)
)
select jsonb_build_object('last_on', last.ends_on, 'opening_minor', coalesce(last.closing_minor, bank.opening_minor),
  'open_count', lines.open_count, 'open_minor', lines.open_minor, 'matched_count', lines.matched_count,
  'matched_minor', lines.matched_minor, 'ignored_count', lines.ignored_count, 'ignored_minor', lines.ignored_minor,
  'book_count', books.book_count, 'book_minor', books.book_minor)
from bank cross join lines cross join books left join last on true
$$;
comment on function public.bank_standing is
  'How a bank account stands up to a day: what the last closed reconciliation ended with (or its opening), its lines since then by state, and what the books have on its cash account from its opening on that no bank line is (book).';
revoke execute on function public.bank_candidates, public.bank_standing from public, anon;
grant execute on function public.bank_candidates, public.bank_standing to authenticated;
