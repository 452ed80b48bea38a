create function public.post_journal_entry(p_request_id uuid, p_organization_id uuid, p_occurred_on date, p_memo text, p_lines jsonb)
returns uuid language sql set search_path = ''
as $$ select private.post_journal_entry(p_request_id, p_organization_id, p_occurred_on, p_memo, p_lines) $$;
comment on function public.post_journal_entry is
  'Posts an entry by hand: p_lines [{account_id, currency, amount_minor, property_id}], debit positive, summing to zero per currency. Returns its id. Errors: not_allowed, description_missing, date_in_future, date_too_old, period_closed, entry_incomplete, entry_unbalanced, account_missing, account_inactive, account_reserved, amount_not_positive, property_missing.';
create function public.reverse_journal_entry(p_request_id uuid, p_entry_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reverse_journal_entry(p_request_id, p_entry_id, p_reason) $$;
comment on function public.reverse_journal_entry is
  'Takes back, today, an entry that was written by hand. Returns the reversal''s id. Errors: not_found, reason_missing, entry_has_source, entry_already_reversed.';
create function public.post_opening_balances(p_request_id uuid, p_organization_id uuid, p_occurred_on date,
  p_accounts jsonb default '[]', p_tenants jsonb default '[]')
returns uuid language sql set search_path = ''
as $$ select private.post_opening_balances(p_request_id, p_organization_id, p_occurred_on, p_accounts, p_tenants) $$;
comment on function public.post_opening_balances is
  'Balances taken over from elsewhere, against opening_equity: p_accounts as the lines of post_journal_entry in one entry, p_tenants [{lease_id, amount_minor}] as a charge each. Returns the entry''s id, null without accounts. Taken back by reverse_journal_entry and reverse_charge. Errors as post_journal_entry, and not_found, lease_not_in_force.';

-- A page of the journal, the newest number first; a line that fits brings its whole entry.
create function public.list_journal(
  p_organization_id uuid, p_account_id uuid default null, p_property_id uuid default null, p_lease_id uuid default null,
  p_kinds public.journal_kind[] default null, p_from date default null, p_to date default null,
  p_min_minor bigint default null, p_max_minor bigint default null, p_text text default '',
  p_before_number bigint default null, p_limit integer default 51)
returns table (
  id uuid, entry_number bigint, kind public.journal_kind, occurred_on date, memo text, created_at timestamptz,
  reverses_number bigint, reverses_kind public.journal_kind, reversed_by_number bigint, lease_id uuid, charge_id uuid, payment_id uuid, lines jsonb)
language sql
stable
set search_path = ''
as $$
  select e.id, e.entry_number, e.kind, e.occurred_on, e.memo, e.created_at,
    (select o.entry_number from public.journal_entries o where o.id = e.reverses_entry_id),
    (select o.kind from public.journal_entries o where o.id = e.reverses_entry_id),
    (select r.entry_number from public.journal_entries r where r.reverses_entry_id = e.id),
    (select l.lease_id from public.journal_lines l where l.organization_id = e.organization_id and l.entry_id = e.id
      and l.lease_id is not null limit 1),
    (select c.id from public.charges c where c.entry_id = coalesce(e.reverses_entry_id, e.id) limit 1),
    (select p.id from public.payments p where p.entry_id = coalesce(e.reverses_entry_id, e.id) limit 1),
    (select jsonb_agg(jsonb_build_object('id', l.id, 'account_id', l.account_id, 'account_code', a.code,
        'system_key', a.system_key, 'account_name', a.name, 'currency', l.currency, 'amount_minor', l.amount_minor,
        'property_id', l.property_id, 'property_name', pr.name) order by l.id)
      from public.journal_lines l join public.accounts a on a.id = l.account_id
      left join public.properties pr on pr.id = l.property_id
      where l.organization_id = e.organization_id and l.entry_id = e.id)
  from public.journal_entries e
  where e.organization_id = p_organization_id
    and (p_before_number is null or e.entry_number < p_before_number)
    and (p_kinds is null or e.kind = any (p_kinds))
    and (p_from is null or e.occurred_on >= p_from) and (p_to is null or e.occurred_on <= p_to)
    and (coalesce(btrim(p_text), '') = '' or e.memo ilike '%' || p_text || '%' or e.entry_number::text = btrim(p_text, ' #'))
    and (coalesce(p_account_id, p_property_id, p_lease_id) is null and p_min_minor is null and p_max_minor is null or exists (
      select 1 from public.journal_lines l
      where l.organization_id = e.organization_id and l.entry_id = e.id
        and (p_account_id is null or l.account_id = p_account_id)
        and (p_property_id is null or l.property_id = p_property_id)
        and (p_lease_id is null or l.lease_id = p_lease_id)
        and (p_min_minor is null or abs(l.amount_minor) >= p_min_minor)
        and (p_max_minor is null or abs(l.amount_minor) <= p_max_minor)))
  order by e.entry_number desc
  limit least(greatest(p_limit, 1), 501)
$$;
comment on function public.list_journal is
  'Entries with their lines, found by account, property, lease, kind, day, amount of a line and words of the memo; p_before_number is the last number of the page before. With the reader''s own rights.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['post_journal_entry', 'reverse_journal_entry', 'post_opening_balances'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
revoke execute on function private.post_lines, private.account_of, private.check_lines, private.check_entry_day,
  private.open_day, private.kind_of_subtype, private.check_account from public, anon, authenticated;
revoke execute on function public.list_journal from public, anon;
grant execute on function public.list_journal to authenticated;

-- Each kind of charge with the account that it credits, and its place among charges of one due day.
create or replace function private.charge_rank(p_kind public.charge_kind)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case p_kind when 'opening_balance' then 0 when 'rent' then 1 when 'late_fee' then 2 when 'deposit' then 4 else 3 end
$$;
create or replace function private.income_account(p_kind public.charge_kind)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_kind when 'rent' then 'rent_income' when 'late_fee' then 'late_fee_income'
    when 'deposit' then 'deposits_held' when 'opening_balance' then 'opening_equity'
    when 'condominium_fee' then 'recovered_expenses' when 'utility' then 'recovered_expenses' else 'other_income' end
$$;

-- Cash basis: income counts when it is paid. Entries that only say what is owed are left out, receivables too; in their
-- place stands what each payment pays, on the account that its charge credited.
create view private.cash_basis_entries as
select e.organization_id, e.occurred_on, l.account_id, l.property_id, l.lease_id, l.currency, l.amount_minor
from public.journal_entries e
left join public.journal_entries r on r.id = e.reverses_entry_id
join public.journal_lines l on l.organization_id = e.organization_id and l.entry_id = e.id
join public.accounts a on a.id = l.account_id
where coalesce(r.kind, e.kind) not in ('charge', 'charge_credit') and a.system_key is distinct from 'receivables'
union all
select p.organization_id, p.occurred_on, a.id, c.property_id, p.lease_id, p.currency, -p.amount_minor
from public.payment_allocations p
join public.charges c on c.id = p.charge_id
join public.accounts a on a.organization_id = p.organization_id and a.system_key = private.income_account(c.kind);
comment on view private.cash_basis_entries is
  'Movements of accounts on the cash basis, derived from the journal and the allocations; debits positive. Over any days they sum to zero per currency.';

create function private.cash_basis_totals(p_organization_id uuid, p_from date, p_to date)
returns table (account_id uuid, property_id uuid, currency public.currency_code, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id not in (select private.my_organization_ids('money.read')) then
    perform private.fail('not_allowed');
  end if;
  return query
    select c.account_id, c.property_id, c.currency, sum(c.amount_minor)::bigint
    from private.cash_basis_entries c
    where c.organization_id = p_organization_id
      and c.occurred_on between coalesce(p_from, '-infinity') and coalesce(p_to, 'infinity')
    group by 1, 2, 3 having sum(c.amount_minor) <> 0;
end
$$;
create function public.cash_basis_totals(p_organization_id uuid, p_from date default null, p_to date default null)
returns table (account_id uuid, property_id uuid, currency public.currency_code, amount_minor bigint)
language sql stable set search_path = ''
as $$ select * from private.cash_basis_totals(p_organization_id, p_from, p_to) $$;
comment on function public.cash_basis_totals is
  'Each account''s movement on the cash basis from a day through another, by property and currency, debits positive. Errors: not_allowed.';
revoke execute on function private.cash_basis_totals, public.cash_basis_totals from public, anon;
grant execute on function private.cash_basis_totals, public.cash_basis_totals to authenticated;
