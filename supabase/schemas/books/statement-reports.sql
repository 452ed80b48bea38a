create function private.account_changes(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis, p_property_ids uuid[])
returns table (month date, account_id uuid, currency public.currency_code, amount_minor bigint, debit_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- Whole months are read from what is kept of them; the days before and after from the journal.
  v_first date := (date_trunc('month', p_from - 1) + interval '1 month')::date;
  v_end date := date_trunc('month', p_to + 1)::date;
begin
  if v_first < v_end then
    if p_property_ids is null then
      return query select t.month, t.account_id, t.currency, t.amount_minor, t.debit_minor from public.account_months t
        where t.organization_id = p_organization_id and t.basis = p_basis and t.month >= v_first and t.month < v_end;
    else
      return query select t.month, t.account_id, t.currency, sum(t.amount_minor)::bigint, sum(t.debit_minor)::bigint
        from public.property_account_months t
        where t.organization_id = p_organization_id and t.property_id = any (p_property_ids) and t.basis = p_basis
          and t.month >= v_first and t.month < v_end
        group by 1, 2, 3;
    end if;
  end if;
  if p_from < v_first then
    return query select * from private.days_of_accounts(p_organization_id, p_from, least(v_first - 1, p_to), p_basis, p_property_ids);
  end if;
  if p_to >= greatest(v_end, v_first, p_from) then
    return query select * from private.days_of_accounts(p_organization_id, greatest(v_end, v_first, p_from), p_to, p_basis, p_property_ids);
  end if;
end
$$;
comment on function private.account_changes is
  'By how much accounts moved from one day to another, both included, month by month, and the debits in it; a month may come in two rows.';

create function private.require_period(p_from date, p_to date)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if p_from is null or p_to is null or p_from > p_to or p_from < '1990-01-01' or p_to > '2200-12-31' then
    perform private.fail('period_invalid');
  end if;
end
$$;
comment on function private.require_period is 'Refuses with period_invalid what is no period.';

create function private.report_account_totals(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis default 'accrual',
  p_property_ids uuid[] default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return jsonb_build_object(
    'opening', coalesce((
      select jsonb_agg(jsonb_build_object('account_id', c.account_id, 'currency', c.currency, 'amount_minor', c.amount_minor,
        'earlier_minor', c.earlier_minor))
      from (
        select account_id, currency, sum(amount_minor)::bigint as amount_minor,
          coalesce(sum(amount_minor) filter (where is_of_earlier_years), 0)::bigint as earlier_minor
        from private.account_openings(p_organization_id, p_from, p_basis, p_property_ids)
        group by 1, 2 having sum(amount_minor) <> 0 or coalesce(sum(amount_minor) filter (where is_of_earlier_years), 0) <> 0
      ) c), '[]'),
    'months', coalesce((
      select jsonb_agg(jsonb_build_object('month', to_char(c.month, 'YYYY-MM'), 'account_id', c.account_id, 'currency', c.currency,
        'amount_minor', c.amount_minor, 'debit_minor', c.debit_minor) order by c.month)
      from (
        select month, account_id, currency, sum(amount_minor)::bigint as amount_minor, sum(debit_minor)::bigint as debit_minor
        from private.account_changes(p_organization_id, p_from, p_to, p_basis, p_property_ids)
        group by 1, 2, 3 having sum(amount_minor) <> 0 or sum(debit_minor) <> 0
      ) c), '[]'));
end
$$;
select private.declare_verb('report_account_totals', 'money.read', p_comment =>
  '{opening: [{account_id, currency, amount_minor, earlier_minor}], months: [{month, account_id, currency, amount_minor, debit_minor}]}: what stood on each account before p_from (earlier_minor: before the year of p_from), and what it moved by in each month up to p_to with the debits in it; debits positive, what did not move left out. Of all properties together the accounts of either basis sum to zero per currency. Errors: not_allowed, period_invalid.');

create function private.report_entries(
  p_organization_id uuid, p_account_id uuid, p_from date, p_to date, p_basis public.accounting_basis default 'accrual',
  p_currency public.currency_code default 'DOP', p_property_ids uuid[] default null, p_after_on date default null,
  p_after_source text default null, p_after_id bigint default null, p_limit integer default 51)
returns table (source text, id bigint, entry_id uuid, entry_number bigint, kind public.journal_kind, occurred_on date, memo text,
  lease_id uuid, property_name text, unit_label text, tenant_name text, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 51), 1), 501);
  v_to date := least(p_to, coalesce(p_after_on, p_to));
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return query
    with page as materialized (
      select * from (
        (select j.source, j.id, j.entry_id, j.occurred_on, j.account_id, j.property_id, j.lease_id, j.currency, j.amount_minor
        from private.movements j
        where p_property_ids is null and j.organization_id = p_organization_id and j.account_id = p_account_id
          and j.occurred_on between p_from and v_to and j.basis = p_basis and j.currency = p_currency
          and (p_after_on is null or (j.occurred_on, j.source, j.id) < (p_after_on, p_after_source, p_after_id))
        order by j.occurred_on desc, j.source desc, j.id desc limit v_limit)
        union all
        (select j.* from (select distinct u.id from unnest(p_property_ids) as u (id)) asked
        cross join lateral private.property_movements(p_organization_id, asked.id, p_from, v_to, p_basis) j
        where j.account_id = p_account_id and j.currency = p_currency
          and (p_after_on is null or (j.occurred_on, j.source, j.id) < (p_after_on, p_after_source, p_after_id))
        order by j.occurred_on desc, j.source desc, j.id desc limit v_limit)
      ) either
    )
    select m.source, m.id, m.entry_id, e.entry_number, e.kind, m.occurred_on, e.memo, m.lease_id, pr.name, u.label,
      (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = m.lease_id order by lt.is_primary desc, pe.full_name limit 1), m.amount_minor
    from page m
    join public.journal_entries e on e.id = m.entry_id
    left join public.properties pr on pr.id = m.property_id
    left join public.leases l on l.id = m.lease_id
    left join public.units u on u.id = l.unit_id
    order by m.occurred_on desc, m.source desc, m.id desc;
end
$$;
select private.declare_verb('report_entries', 'money.read', p_comment =>
  'What a figure of a report is made of, the newest first, in pages that begin behind p_after_on, p_after_source and p_after_id. On cash basis a part of a payment comes as source allocation (of a charge) or bill. Errors: not_allowed, period_invalid.');
