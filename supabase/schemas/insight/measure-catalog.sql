-- What can be measured. src/domain/insight/measures/catalog.ts says the same to screens; a test holds the two together.
create function private.measure_catalog()
returns table (measure text, permission text, is_as_of boolean, is_by_period boolean,
  is_by_month boolean, is_money boolean, is_shared boolean, is_ratio boolean, dimensions text[])
language sql
immutable
set search_path = ''
as $$
  with groups (code, members) as (values
    ('t', array['month', 'quarter', 'year']),
    ('c', array['currency']),
    ('p', array['property', 'owner', 'property_type', 'province', 'municipality', 'sector']),
    ('u', array['unit', 'unit_use', 'bedrooms', 'area_band']),
    ('l', array['lease', 'tenant', 'lease_kind', 'lease_cohort', 'tenancy_band', 'rent_band']),
    ('k', array['charge_kind']), ('w', array['payment_method']), ('a', array['account']), ('v', array['vendor']),
    ('g', array['request_category']), ('r', array['request_priority', 'request_status'])
  ), listed (measure, permission, traits, letters) as (values
    ('billed', 'money.read', 'money shared', 'tcpulk'),
    ('rent_billed', 'money.read', 'money shared', 'tcpul'),
    ('collected', 'money.read', 'money shared', 'tcpulkw'),
    ('collected_of_billed', 'money.read', 'money shared', 'tcpulk'),
    ('collection_rate', 'money.read', 'money shared ratio', 'tcpulk'),
    ('outstanding', 'money.read', 'as_of money shared', 'tcpulk'),
    ('overdue', 'money.read', 'as_of money shared', 'tcpulk'),
    ('overdue_leases', 'money.read', 'as_of', 'tcpul'),
    ('delinquency_rate', 'money.read', 'as_of ratio', 'tcpul'),
    ('on_time_rate', 'money.read', 'ratio', 'tcpul'),
    ('average_days_late', 'money.read', 'ratio', 'tcpul'),
    ('late_fees_billed', 'money.read', 'money shared', 'tcpul'),
    ('credits_given', 'money.read', 'money shared', 'tcpulk'),
    ('deposits_held', 'money.read', 'as_of money', 'tcpul'),
    ('income', 'money.read', 'money shared', 'tcpula'),
    ('expenses', 'money.read', 'money shared', 'tcpulavg'),
    ('net_operating_income', 'money.read', 'money shared', 'tcpul'),
    ('operating_margin', 'money.read', 'money shared ratio', 'tcpul'),
    ('expense_ratio', 'money.read', 'money shared ratio', 'tcpul'),
    ('maintenance_cost', 'money.read', 'money shared', 'tcpuavg'),
    ('maintenance_cost_per_unit', 'money.read', 'periods money ratio', 'tcpu'),
    ('cash_in', 'money.read', 'money', 'tcpula'),
    ('cash_out', 'money.read', 'money', 'tcpula'),
    ('net_cash', 'money.read', 'money', 'tcpula'),
    ('units', 'leases.read', 'as_of', 'tpu'),
    ('occupied_units', 'leases.read', 'as_of', 'tpu'),
    ('vacant_units', 'leases.read', 'as_of', 'tpu'),
    ('occupancy_rate', 'leases.read', 'as_of ratio', 'tpu'),
    ('occupied_days_rate', 'leases.read', 'periods ratio', 'tpu'),
    ('vacant_days', 'leases.read', 'periods', 'tpu'),
    ('average_days_vacant', 'leases.read', 'periods ratio', 'tpu'),
    ('potential_rent', 'leases.read', 'by_month money shared', 'tcpu'),
    ('economic_occupancy', 'money.read', 'by_month money shared ratio', 'tcpu'),
    ('vacancy_loss', 'leases.read', 'by_month money shared', 'tcpu'),
    ('average_rent', 'leases.read', 'as_of money ratio', 'tcpul'),
    ('rent_per_area', 'leases.read', 'as_of money ratio', 'tcpul'),
    ('market_rent', 'leases.read', 'as_of money ratio', 'tcpu'),
    ('rent_to_market', 'leases.read', 'as_of money ratio', 'tcpul'),
    ('active_leases', 'leases.read', 'as_of', 'tcpul'),
    ('tenants', 'people.read', 'as_of', 'tpul'),
    ('leases_started', 'leases.read', '', 'tcpul'),
    ('leases_ended', 'leases.read', '', 'tcpul'),
    ('leases_ending', 'leases.read', '', 'tcpul'),
    ('renewals', 'leases.read', '', 'tcpul'),
    ('renewal_rate', 'leases.read', 'ratio', 'tcpul'),
    ('turnover_rate', 'leases.read', 'ratio', 'tcpul'),
    ('average_tenancy', 'leases.read', 'as_of ratio', 'tcpul'),
    ('requests_opened', 'maintenance.read', '', 'tpulgr'),
    ('requests_closed', 'maintenance.read', '', 'tpulgr'),
    ('open_requests', 'maintenance.read', 'as_of', 'tpulgr'),
    ('hours_to_resolve', 'maintenance.read', 'ratio', 'tpulgr'),
    ('resolved_in_time_rate', 'maintenance.read', 'ratio', 'tpulgr'),
    ('requests_per_unit', 'maintenance.read', 'periods ratio', 'tpu'),
    ('applications', 'people.read', '', 'tpu'),
    ('approval_rate', 'people.read', 'ratio', 'tpu')
  )
  select l.measure, l.permission, l.traits ~ '\mas_of\M', l.traits ~ '\m(as_of|periods)\M', l.traits ~ '\mby_month\M', l.traits ~ '\mmoney\M',
    l.traits ~ '\mshared\M', l.traits ~ '\mratio\M',
    (select array_agg(m.dimension order by g.code, m.dimension) from groups g cross join lateral unnest(g.members) m (dimension)
      where strpos(l.letters, g.code) > 0)
  from listed l
$$;
comment on function private.measure_catalog is
  'What can be measured. permission: what its reader needs. is_as_of: as of the last day. is_by_period: each period that is asked for is looked at by itself. is_by_month: money of days, worked out month by month. is_money: rows carry their currency. is_shared: an owner has a part of it by share; what is not is whole for each. is_ratio: numerator by denominator.';

-- What each measure adds up: a condition, a numerator and a denominator over the rows of a source.
create function private.measure_parts(p_measure text)
returns table (source text, numerator text, denominator text, condition text)
language sql
immutable
set search_path = ''
as $$
  select p.source, p.numerator, p.denominator, p.condition from (values
    ('billed', 'charges', 'billed', '0', 'charge_kind <> ''deposit'''),
    ('rent_billed', 'charges', 'billed', '0', 'charge_kind = ''rent'''),
    ('collected', 'allocations', 'amount', '0', 'charge_kind not in (''deposit'', ''itbis'')'),
    ('collected_of_billed', 'charges', 'paid', '0', 'charge_kind <> ''deposit'''),
    ('collection_rate', 'charges', 'paid', 'billed', 'charge_kind <> ''deposit'''),
    ('outstanding', 'open_charges', 'open', '0', 'open <> 0'),
    ('overdue', 'open_charges', 'open', '0', 'open <> 0 and is_overdue'),
    ('overdue_leases', 'overdue_leases', '1', '0', 'true'),
    ('delinquency_rate', 'overdue_leases', '1', '0', 'is_leased'),
    ('delinquency_rate', 'let_leases', '0', '1', 'true'),
    ('on_time_rate', 'charges', '(paid_in_time >= billed)::integer', '1', 'charge_kind = ''rent'' and billed > 0 and day <= $6'),
    ('average_days_late', 'charges', 'days_late', '1', 'charge_kind = ''rent'' and is_paid and days_late > 0'),
    ('late_fees_billed', 'charges', 'billed', '0', 'charge_kind = ''late_fee'''),
    ('credits_given', 'credits', 'amount', '0', 'true'),
    ('deposits_held', 'deposits', 'amount', '0', 'true'),
    ('income', 'lines', '-amount', '0', 'account_kind = ''income'''),
    ('expenses', 'lines', 'amount', '0', 'account_kind = ''expense'''),
    ('net_operating_income', 'lines', '-amount', '0', '(account_kind = ''income'' or subtype = ''operating_expense'')'),
    ('operating_margin', 'lines', '-amount', 'case when account_kind = ''income'' then -amount else 0 end',
      '(account_kind = ''income'' or subtype = ''operating_expense'')'),
    ('expense_ratio', 'lines', 'case when account_kind = ''income'' then 0 else amount end',
      'case when account_kind = ''income'' then -amount else 0 end', '(account_kind = ''income'' or subtype = ''operating_expense'')'),
    ('maintenance_cost', 'lines', 'amount', '0', 'is_upkeep'),
    ('maintenance_cost_per_unit', 'lines', 'amount', '0', 'is_upkeep'),
    ('maintenance_cost_per_unit', 'units_by_cost', '0', '1', 'true'),
    ('cash_in', 'lines', 'amount', '0', 'subtype = ''cash'' and is_in'),
    ('cash_out', 'lines', '-amount', '0', 'subtype = ''cash'' and not is_in'),
    ('net_cash', 'lines', 'amount', '0', 'subtype = ''cash'''),
    ('units', 'units', '1', '0', 'true'),
    ('occupied_units', 'units', '1', '0', 'is_leased'),
    ('vacant_units', 'units', '1', '0', 'not is_leased'),
    ('occupancy_rate', 'units', 'is_leased::integer', '1', 'true'),
    ('occupied_days_rate', 'unit_days', 'leased_days', 'days', 'days > 0'),
    ('vacant_days', 'unit_days', 'days - leased_days', '0', 'days > leased_days'),
    ('average_days_vacant', 'unit_days', 'days - leased_days', '1', 'days > leased_days'),
    ('potential_rent', 'unit_days', 'round(rent_minor::numeric * all_days / length)', '0', 'rent_minor is not null'),
    ('economic_occupancy', 'priced_rent', 'billed', '0', 'true'),
    ('economic_occupancy', 'unit_days', '0', 'round(rent_minor::numeric * all_days / length)', 'rent_minor is not null'),
    ('vacancy_loss', 'unit_days', 'round(rent_minor::numeric * (days - leased_days) / length)', '0', 'rent_minor is not null and days > leased_days'),
    ('average_rent', 'let_leases', 'rent', '1', 'rent is not null'),
    ('rent_per_area', 'let_leases', 'rent', 'area_m2', 'rent is not null and area_m2 is not null'),
    ('market_rent', 'priced_units', 'rent_minor', '1', 'true'),
    ('rent_to_market', 'let_leases', 'rent', 'market_rent', 'rent is not null and market_currency = currency'),
    ('active_leases', 'let_leases', '1', '0', 'true'),
    ('tenants', 'let_tenants', '1', '0', 'true'),
    ('leases_started', 'starts', '1', '0', 'not is_renewal'),
    ('leases_ended', 'ends', '1', '0', 'has_left'),
    ('leases_ending', 'agreed_ends', '1', '0', 'true'),
    ('renewals', 'starts', '1', '0', 'is_renewal'),
    ('renewal_rate', 'agreed_ends', 'is_renewed::integer', '1', 'day <= $6'),
    ('turnover_rate', 'ends', 'has_left::integer', '1', 'day <= $6'),
    ('average_tenancy', 'let_leases', 'months', '1', 'true'),
    ('requests_opened', 'requests', '1', '0', 'true'),
    ('requests_closed', 'closed_requests', '1', '0', 'true'),
    ('open_requests', 'open_requests', '1', '0', 'true'),
    ('hours_to_resolve', 'closed_requests', 'hours', '1', 'true'),
    ('resolved_in_time_rate', 'closed_requests', 'is_in_time::integer', '1', 'true'),
    ('requests_per_unit', 'requests', '1', '0', 'true'),
    ('requests_per_unit', 'units', '0', '1', 'true'),
    ('applications', 'applications', '1', '0', 'true'),
    ('approval_rate', 'decided_applications', 'is_approved::integer', '1', 'true')
  ) p (measure, source, numerator, denominator, condition)
  where p.measure = p_measure
$$;
comment on function private.measure_parts is
  'The parts whose rows a measure adds up, as text of a query over their source; none for an unknown measure.';
