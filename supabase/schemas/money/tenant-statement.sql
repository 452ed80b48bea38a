create function private.tenant_statement(p_lease_id uuid, p_year integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_from date;
  v_owed uuid[];
  v_opening bigint;
  v_last date := 'infinity';
  v_lines jsonb;
begin
  select * into v_lease from public.leases where id = p_lease_id and status not in ('draft', 'sent', 'partially_signed')
    and (id in (select private.my_lease_ids() union all select private.my_past_lease_ids()) or organization_id in (select private.my_organization_ids('money.read')));
  if not found then
    perform private.fail('not_found');
  elsif p_year is null or p_year not between 1990 and 2200 then
    perform private.fail('year_invalid');
  end if;
  v_from := make_date(p_year, 1, 1);
  if v_lease.organization_id not in (select private.my_organization_ids('money.read')) then
    v_last := private.my_last_day(p_lease_id);
  end if;
  if v_from > v_last then
    perform private.fail('not_found');
  end if;
  v_owed := array(select id from public.accounts
    where organization_id = v_lease.organization_id and system_key in ('receivables', 'prepaid_rent'));
  v_opening := coalesce((select sum(y.amount_minor) from private.lease_account_years y
    where y.organization_id = v_lease.organization_id and y.lease_id = p_lease_id and y.year < p_year and y.account_id = any (v_owed)), 0);
  with moved as (
    -- What an entry is of is known by its own, or by the one that it reverses.
    select coalesce(e.reverses_entry_id, e.id) as source_id, e.occurred_on, e.entry_number, e.kind,
      sum(l.amount_minor)::bigint as amount
    from public.journal_lines l
    join public.journal_entries e on e.organization_id = l.organization_id and e.id = l.entry_id
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id and l.account_id = any (v_owed)
      and l.occurred_on >= v_from and l.occurred_on < make_date(p_year + 1, 1, 1) and l.occurred_on <= v_last
    group by e.id, e.occurred_on, e.entry_number, e.kind
    having sum(l.amount_minor) <> 0
  )
  select coalesce(jsonb_agg(jsonb_build_object('occurred_on', m.occurred_on, 'kind', m.kind, 'amount_minor', m.amount,
      'charge_kind', c.kind, 'description', coalesce(nullif(c.description, ''), k.reason, ''), 'period_start', c.period_start,
      'period_end', c.period_end, 'method', p.method, 'reference', coalesce(p.reference, ''), 'receipt_number', r.number)
      order by m.occurred_on, m.entry_number), '[]')
  into v_lines
  from moved m
  left join public.charge_credits k on k.entry_id = m.source_id and k.organization_id = v_lease.organization_id
  left join public.charges o on o.entry_id = m.source_id and o.lease_id = p_lease_id
  left join public.charges c on c.id = coalesce(k.charge_id, o.id) and c.lease_id = p_lease_id
  left join public.payments p on p.entry_id = m.source_id and p.lease_id = p_lease_id
  left join public.receipts r on r.payment_id = p.id;
  return jsonb_build_object('lease_id', p_lease_id, 'year', p_year, 'currency', v_lease.currency, 'opening_minor', v_opening,
    'lines', v_lines, 'landlord', (select name from public.organizations where id = v_lease.organization_id),
    'property', (select name from public.properties where id = v_lease.property_id),
    'unit', (select label from public.units where id = v_lease.unit_id),
    'tenants', private.lease_party_names(p_lease_id, v_from));
end
$$;
select private.declare_verb('tenant_statement', 'money.read, own', p_comment =>
  'A lease''s year for its tenant and its landlord: {lease_id, year, currency, opening_minor, lines: [{occurred_on, kind, amount_minor, charge_kind, description, period_start, period_end, method, reference, receipt_number}], landlord, property, unit, tenants}. What is owed is positive, what is in the tenant''s favor negative; opening and lines sum to what the books say at the end. Errors: not_found, year_invalid.');
