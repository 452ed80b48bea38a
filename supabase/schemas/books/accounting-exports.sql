create function private.save_accounting_names(
  p_organization_id uuid, p_system public.accounting_system, p_names jsonb, p_journal_name text default '',
  p_tax_name text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if exists (select 1 from jsonb_each_text(coalesce(p_names, '{}')) n
    where not exists (select 1 from public.accounts a where a.organization_id = p_organization_id and a.id::text = n.key)) then
    perform private.fail('not_found');
  end if;
  delete from public.accounting_account_names where organization_id = p_organization_id and system = p_system;
  insert into public.accounting_account_names (organization_id, system, account_id, external_name)
  select p_organization_id, p_system, n.key::uuid, btrim(n.value) from jsonb_each_text(coalesce(p_names, '{}')) n where btrim(n.value) <> '';
  insert into public.accounting_targets (organization_id, system, journal_name, tax_name)
  values (p_organization_id, p_system, coalesce(btrim(p_journal_name), ''), coalesce(btrim(p_tax_name), ''))
  on conflict (organization_id, system) do update set journal_name = excluded.journal_name, tax_name = excluded.tax_name, updated_at = now();
  return p_organization_id;
end
$$;
select private.declare_verb('save_accounting_names', 'money.write', p_comment =>
  'What other software calls our accounts, p_names {account id: name}; the others keep their own. Errors: not_allowed, not_found.');

create function private.record_accounting_export(
  p_organization_id uuid, p_format public.export_format, p_currency public.currency_code, p_from date, p_to date,
  p_is_only_new boolean, p_through_number bigint, p_row_count integer, p_file_name text, p_sha256 text,
  p_account_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.read');
  if p_from is null or p_to is null or p_to < p_from then
    perform private.fail('period_invalid');
  elsif p_through_number > (select last_entry_number from private.organization_counters where organization_id = p_organization_id) then
    perform private.fail('value_out_of_range');
  elsif (p_format = 'xero_bank') <> (p_account_id is not null) or p_account_id is not null and not exists (
    select 1 from public.accounts a where a.organization_id = p_organization_id and a.id = p_account_id and a.subtype = 'cash') then
    perform private.fail('account_not_allowed', '{"fields": ["account_id"]}');
  end if;
  insert into public.accounting_exports (id, organization_id, format, currency, account_id, from_on, to_on, is_only_new, through_number, row_count,
    repeats, file_name, file_sha256, created_by, created_by_name)
  values (v_id, p_organization_id, p_format, p_currency, p_account_id, p_from, p_to, p_is_only_new, p_through_number, p_row_count,
    case when p_is_only_new then 0 else (select count(*) from public.accounting_exports x where x.organization_id = p_organization_id
      and x.format = p_format and x.currency = p_currency and (x.account_id is null or x.account_id = p_account_id)
      and x.from_on <= p_to and x.to_on >= p_from) end,
    p_file_name, p_sha256, (select auth.uid()),
    coalesce((select p.full_name from public.profiles p where p.id = (select auth.uid())), ''));
  return v_id;
end
$$;
select private.declare_verb('record_accounting_export', 'money.read', p_repeatable => true, p_comment =>
  'Takes note of a file that was made; a bank statement says of which cash account it is, nothing else does. Returns its id. Errors: not_allowed, period_invalid, value_out_of_range, account_not_allowed.');

create function public.export_entries(p_organization_id uuid, p_format public.export_format, p_currency public.currency_code,
  p_from date, p_to date, p_is_only_new boolean, p_through_number bigint, p_after_on date default null, p_after_number bigint default 0,
  p_limit integer default 200, p_account_id uuid default null)
returns table (entry_number bigint, occurred_on date, kind public.journal_kind, memo text, lines jsonb, dop_rate numeric)
language sql
stable
set search_path = ''
as $$
  select e.entry_number, e.occurred_on, e.kind, e.memo, l.lines, r.rate
  -- Not coalesce(): the planner does not take it for leakproof, and would check the policy on every bill first.
  from (select *, case when reverses_entry_id is null then id else reverses_entry_id end as origin_id from public.journal_entries) e
  -- Whose bill, or whose money: of an entry that takes another back, whose that was.
  left join lateral (
    select v.name from public.bills b join public.vendors v on v.organization_id = b.organization_id and v.id = b.vendor_id
    where b.organization_id = e.organization_id and b.entry_id = e.origin_id
    union all
    select v.name from public.bill_payments y join public.vendors v on v.organization_id = y.organization_id and v.id = y.vendor_id
    where y.organization_id = e.organization_id and y.entry_id = e.origin_id
    union all
    select d.owner_name from public.owner_distributions d
    where d.organization_id = e.organization_id and d.entry_id = e.origin_id
    limit 1
  ) o on true
  -- What a dollar counts as: the rate of the paper or the exchange that was posted, else the last one kept up to its day. An entry that
  -- takes another back has that one's, so that both come to nothing in pesos, too.
  left join lateral (
    select x.rate from (
      select 1 as place, b.dop_rate as rate from public.bills b
      where b.organization_id = e.organization_id and b.entry_id = e.origin_id and b.dop_rate is not null
      union all
      select 1, i.dop_rate from public.charges c join public.fiscal_invoice_charges f on f.charge_id = c.id and f.is_live
      join public.fiscal_invoices i on i.id = f.invoice_id and i.dop_rate is not null
      where c.organization_id = e.organization_id and c.entry_id = e.origin_id
      union all
      select 1, p.rate from public.payments y join public.payment_exchanges p on p.payment_id = y.id
      where y.organization_id = e.organization_id and y.entry_id = e.origin_id
      union all
      select 1, v.rate from public.currency_conversions v where v.organization_id = e.organization_id and v.entry_id = e.origin_id
      union all
      select 1, d.rate from public.owner_distributions d
      where d.organization_id = e.organization_id and d.entry_id = e.origin_id and d.rate is not null
      union all
      (select 2, k.rate from public.exchange_rates k
      where k.organization_id = e.organization_id and k.rated_on <= case when e.reverses_entry_id is null then e.occurred_on
        else (select o.occurred_on from public.journal_entries o where o.id = e.reverses_entry_id) end
      order by k.rated_on desc, k.source limit 1)
    ) x where p_currency = 'USD' order by x.place limit 1
  ) r on true
  cross join lateral (
    select jsonb_agg(jsonb_build_object('account_id', j.account_id, 'amount_minor', j.amount_minor, 'charge', (
        select jsonb_build_object('kind', c.kind, 'description', c.description, 'due_on', c.due_on, 'period_start', c.period_start, 'period_end', c.period_end,
          'ncf', (select i.ncf from public.fiscal_invoice_charges f join public.fiscal_invoices i on i.id = f.invoice_id
            where f.charge_id = c.id and f.is_live))
        from public.charges c where c.organization_id = e.organization_id and c.entry_id = e.id limit 1),
      'contact', coalesce(t.full_name, o.name, ''), 'email', coalesce(t.email, ''), 'property', coalesce(pr.name, '')) order by j.id) as lines
    from public.journal_lines j
    left join public.properties pr on pr.id = j.property_id
    left join lateral (
      select pe.full_name, pe.email from public.lease_parties lt join public.people pe on pe.id = lt.person_id
      where lt.lease_id = j.lease_id and lt.is_primary limit 1
    ) t on true
    where j.organization_id = e.organization_id and j.entry_id = e.id and j.currency = p_currency
      and (p_account_id is null or j.account_id = p_account_id)
  ) l
  where e.organization_id = p_organization_id and e.occurred_on between p_from and p_to and e.entry_number <= p_through_number
    and (e.occurred_on, e.entry_number) > (coalesce(p_after_on, p_from), case when p_after_on is null then 0 else p_after_number end)
    and l.lines is not null
    and (not p_is_only_new or not exists (select 1 from public.accounting_exports x where x.organization_id = e.organization_id
      and x.format = p_format and x.currency = p_currency and (x.account_id is null or x.account_id = p_account_id)
      and e.occurred_on between x.from_on and x.to_on and e.entry_number <= x.through_number))
  order by e.occurred_on, e.entry_number limit least(p_limit, 500)
$$;
select private.declare_verb('export_entries', 'rows', p_comment =>
  'A page of entries with their lines in one currency, and on one account where it is given, for a file; lines [{account_id, amount_minor, charge, contact, email, property}]; contact: the tenant, or else the vendor of the bill or the owner who drew. Only new: none that an earlier file of the format, and of the account, holds. With the reader''s own rights. In dollars, with the pesos that one counted as, where a rate is kept.');
