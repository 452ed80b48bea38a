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
  select l.id, l.organization_id, l.occurred_on, l.amount_minor, l.description, l.reference, bank.currency,
    private.plain_text(l.description) as words
  from public.bank_lines l join bank on bank.id = l.bank_account_id
  where l.organization_id = bank.organization_id and l.id = any (p_line_ids) and l.status = 'open'
), money_in as materialized (
  select a.* from asked a where a.amount_minor > 0
), owed as (
  select lb.lease_id, lb.receivable_minor from public.lease_balances lb join bank on lb.organization_id = bank.organization_id
  where lb.currency = bank.currency and lb.receivable_minor > 0 and exists (select 1 from money_in)
), oldest as (
  -- What a lease owes, from its oldest charge on: the amounts that pay some months whole.
  select c.lease_id, sum(c.outstanding_minor) over (partition by c.lease_id order by c.due_on, c.posting_number) as amount_minor
  from public.charges c join bank on c.organization_id = bank.organization_id
  where c.currency = bank.currency and c.outstanding_minor > 0 and exists (select 1 from money_in)
), rents as (
  -- The rent of a month of who lives there, also before it is charged: by the step of that rent that no later one has followed.
  select m.id as line_id, s.lease_id
  from money_in m
  join public.lease_rent_steps s on s.organization_id = m.organization_id and s.rent_minor = m.amount_minor and s.starts_on <= m.occurred_on
  join public.leases l on l.id = s.lease_id and l.status in ('active', 'notice_given', 'month_to_month') and l.currency = m.currency
  where not exists (select 1 from public.lease_rent_steps n
    where n.lease_id = s.lease_id and n.starts_on > s.starts_on and n.starts_on <= m.occurred_on)
), names as materialized (
  select o.lease_id, o.receivable_minor, pe.search_name,
    array_remove(string_to_array(translate(pe.search_name, '-''.,', '    '), ' '), '') as words
  from owed o join public.lease_parties lt on lt.lease_id = o.lease_id
  join public.people pe on pe.id = lt.person_id
), named as (
  -- Names are compared letter by letter only with lines that have at least half of their words: all with all would be every
  -- line with every tenant on the first days of a month, when everybody owes.
  select w.line_id, n.lease_id, n.search_name
  from (select distinct m.id as line_id, m.amount_minor, t.word from money_in m
    cross join unnest(regexp_split_to_array(m.words, '[^a-z0-9]+')) as t (word)) w
  join (select n.*, t.word from names n cross join unnest(n.words) as t (word)) n on n.word = w.word
  where n.receivable_minor > w.amount_minor
  group by w.line_id, n.lease_id, n.search_name, n.words
  having 2 * count(distinct w.word) >= cardinality(n.words)
), of_leases as materialized (
  select m.id as line_id, o.lease_id, 1 as place, 'balance' as basis from money_in m join owed o on o.receivable_minor = m.amount_minor
  union all
  select m.id, o.lease_id, 2, 'charges' from money_in m join oldest o on o.amount_minor = m.amount_minor
  union all
  select r.line_id, r.lease_id, 3, 'rent' from rents r
  union all
  select m.id, n.lease_id, 4, 'part' from named n join money_in m on m.id = n.line_id
  where extensions.word_similarity(n.search_name, m.words) >= 0.8
), best_leases as (
  select distinct on (f.line_id, f.lease_id) f.line_id, f.lease_id, f.basis,
    (select max(extensions.word_similarity(pe.search_name, m.words)) from public.lease_parties lt
      join public.people pe on pe.id = lt.person_id where lt.lease_id = f.lease_id) as likeness
  from of_leases f join money_in m on m.id = f.line_id
  order by f.line_id, f.lease_id, f.place
), likely_leases as materialized (
  -- Where a whole building pays the same rent, the likeliest are enough.
  select b.*, row_number() over (partition by b.line_id order by b.likeness desc nulls last, b.lease_id) as position from best_leases b
), reported as materialized (
  -- They are few, and read once: sought for each line, all payments of the years were gone through.
  select p.id, p.lease_id, coalesce(x.received_minor, p.amount_minor) as amount_minor,
    coalesce(x.received_currency, p.currency) as currency, p.paid_on, p.reference
  from public.payments p left join public.payment_exchanges x on x.payment_id = p.id
  where p.organization_id = (select bank.organization_id from bank) and p.status = 'reported'
), booked as materialized (
  select o.journal_line_id, o.amount_minor, e.occurred_on, e.entry_number, coalesce(t.tenant_name, v.name, e.memo) as name,
    coalesce(t.search_name, private.plain_text(coalesce(v.name, e.memo))) as search_name,
    coalesce(p.reference, bp.reference, '') as reference,
    regexp_replace(lower(coalesce(p.reference, bp.reference, '')), '[^a-z0-9]', '', 'g') as bare_reference
  from private.bank_books(p_bank_account_id, (select min(x.occurred_on) - 10 from asked x), (select max(x.occurred_on) + 10 from asked x)) o
  join public.journal_lines j on j.id = o.journal_line_id
  join public.journal_entries e on e.id = j.entry_id
  left join public.payments p on p.organization_id = e.organization_id and p.entry_id = e.id
  left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc) as tenant_name,
      string_agg(pe.search_name, ', ' order by lt.is_primary desc) as search_name
    from public.lease_parties lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id) t on true
  left join public.bill_payments bp on bp.organization_id = e.organization_id and bp.entry_id = e.id
  left join public.vendors v on v.id = bp.vendor_id
  where o.amount_minor = any (array(select x.amount_minor from asked x)) and e.kind <> 'reversal'
    and not exists (select 1 from public.journal_entries r where r.organization_id = e.organization_id and r.reverses_entry_id = e.id)
), ranked as (
  -- Where many pay the same around a day, the likeliest are enough: by day, name and reference, as the screen ranks them.
  select x.*, row_number() over (partition by x.line_id
    order by 15 * x.likeness - 3 * x.days + case when x.is_named then 25 else 0 end desc, x.journal_line_id) as position
  from (
    select a.id as line_id, b.*, extensions.word_similarity(b.search_name, a.words) as likeness,
      abs(b.occurred_on - a.occurred_on) as days, char_length(b.bare_reference) >= 4 and strpos(a.bare, b.bare_reference) > 0 as is_named
    from (select asked.*, regexp_replace(lower(asked.reference || '|' || asked.description), '[^a-z0-9|]', '', 'g') as bare from asked) a
    join booked b on b.amount_minor = a.amount_minor and b.occurred_on between a.occurred_on - 10 and a.occurred_on + 10
  ) x
), found as (
  select r.line_id, 'entry' as kind, r.journal_line_id::text as id, r.amount_minor, r.occurred_on, r.name,
    r.entry_number::text as detail, r.reference, '' as words, r.likeness, '' as basis
  from ranked r where r.position <= 12
  union all
  select a.id, 'reported', p.id::text, p.amount_minor, p.paid_on, t.tenant_name, pr.name || ' · ' || u.label, p.reference, a.words, null, ''
  from asked a
  join reported p on p.currency = a.currency and p.amount_minor = a.amount_minor and p.paid_on between a.occurred_on - 15 and a.occurred_on + 15
  join public.leases l on l.id = p.lease_id
  join public.units u on u.id = l.unit_id
  join public.properties pr on pr.id = l.property_id
  left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc) as tenant_name
    from public.lease_parties lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id) t on true
  union all
  select a.id, 'bill', b.id::text, -b.outstanding_minor, b.due_on, v.name, coalesce(nullif(b.ncf, ''), ''), '', a.words, null, ''
  from asked a
  join public.bills b on b.organization_id = a.organization_id and b.outstanding_minor > 0 and b.currency = a.currency
    and b.outstanding_minor = -a.amount_minor and b.billed_on <= a.occurred_on + 5
  join public.vendors v on v.id = b.vendor_id
  union all
  -- What a vendor gives back of a credit note comes in; such a note is found by the index of those that are unused.
  select a.id, 'bill', b.id::text, -b.outstanding_minor, b.billed_on, v.name, coalesce(nullif(b.ncf, ''), ''), '', a.words, null, ''
  from money_in a
  join public.bills b on b.organization_id = a.organization_id and b.outstanding_minor < 0 and b.currency = a.currency
    and b.outstanding_minor = -a.amount_minor and b.billed_on <= a.occurred_on + 5
  join public.vendors v on v.id = b.vendor_id
  union all
  select a.id, 'lease', f.lease_id::text, a.amount_minor, null, t.tenant_name, pr.name || ' · ' || u.label, '', a.words,
    f.likeness, f.basis
  from likely_leases f
  join asked a on a.id = f.line_id
  join public.leases l on l.id = f.lease_id
  join public.units u on u.id = l.unit_id
  join public.properties pr on pr.id = l.property_id
  left join lateral (select string_agg(pe.full_name, ', ' order by lt.is_primary desc) as tenant_name
    from public.lease_parties lt join public.people pe on pe.id = lt.person_id where lt.lease_id = f.lease_id) t on true
  where f.position <= 12
)
select f.line_id, f.kind, f.id, f.amount_minor, f.occurred_on, coalesce(f.name, ''), coalesce(f.detail, ''), f.reference,
  coalesce(f.likeness, extensions.word_similarity(private.plain_text(coalesce(f.name, '')), f.words)), f.basis
from found f
$$;
select private.declare_verb('bank_candidates', 'rows', p_comment =>
  'For open lines of a bank account, what they may be: lines of the books around the day that no bank line is yet, reported payments, open bills and, of money in, unused credit notes of vendors, all of the same amount; leases that it pays. basis, of a lease: balance (all it owes), charges (its oldest ones whole), rent (a month''s), part (less than it owes, by the name). similarity: of the name and the line''s text, 0 to 1.');

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
  select count(*) as book_count, coalesce(sum(o.amount_minor), 0) as book_minor
  from private.bank_books(p_bank_account_id, '-infinity', p_ends_on) o
)
select jsonb_build_object('last_on', last.ends_on, 'opening_minor', coalesce(last.closing_minor, bank.opening_minor),
  'open_count', lines.open_count, 'open_minor', lines.open_minor, 'matched_count', lines.matched_count,
  'matched_minor', lines.matched_minor, 'ignored_count', lines.ignored_count, 'ignored_minor', lines.ignored_minor,
  'book_count', books.book_count, 'book_minor', books.book_minor)
from bank cross join lines cross join books left join last on true
$$;
select private.declare_verb('bank_standing', 'rows', p_comment =>
  'How a bank account stands up to a day: what the last closed reconciliation ended with (or its opening), its lines since then by state, and what the books have on its cash account from its opening on that no bank line is (book).');

-- Not coalesce(): the planner does not take it for leakproof, and went through all entries of all years for the 50 of a page.
create function public.bank_line_matches(p_bank_account_id uuid, p_line_ids uuid[])
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
  from public.lease_parties lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id) t on true
left join public.bill_payments bp on bp.organization_id = e.organization_id and bp.entry_id = e.id
left join public.vendors v on v.id = bp.vendor_id
order by m.created_at, m.id
$$;
select private.declare_verb('bank_line_matches', 'rows', p_comment =>
  'For matched lines of a bank account, the entries of the books that they are, with the payment or bill behind each and whose it is.');
