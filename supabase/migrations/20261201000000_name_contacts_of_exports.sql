-- A line of a bill names its vendor and one of a distribution its owner, as programs ask for in accounts payable; and each line its property.
create or replace function public.export_entries(p_organization_id uuid, p_format public.export_format, p_currency public.currency_code,
  p_from date, p_to date, p_is_only_new boolean, p_through_number bigint, p_after_on date default null, p_after_number bigint default 0,
  p_limit integer default 200)
returns table (entry_number bigint, occurred_on date, kind public.journal_kind, memo text, lines jsonb)
language sql
stable
set search_path = ''
as $$
  select e.entry_number, e.occurred_on, e.kind, e.memo, l.lines
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
      select pe.full_name, pe.email from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
      where lt.lease_id = j.lease_id and lt.is_primary limit 1
    ) t on true
    where j.organization_id = e.organization_id and j.entry_id = e.id and j.currency = p_currency
  ) l
  where e.organization_id = p_organization_id and e.occurred_on between p_from and p_to and e.entry_number <= p_through_number
    and (e.occurred_on, e.entry_number) > (coalesce(p_after_on, p_from), case when p_after_on is null then 0 else p_after_number end)
    and l.lines is not null
    and (not p_is_only_new or not exists (select 1 from public.accounting_exports x where x.organization_id = e.organization_id
      and x.format = p_format and x.currency = p_currency and e.occurred_on between x.from_on and x.to_on
      and e.entry_number <= x.through_number))
  order by e.occurred_on, e.entry_number limit least(p_limit, 500)
$$;
comment on function public.export_entries is
  'A page of entries with their lines in one currency, for a file; lines [{account_id, amount_minor, charge, contact, email, property}]; contact: the tenant, or else the vendor of the bill or the owner who drew. Only new: none that an earlier file of the format holds. With the reader''s own rights.';
