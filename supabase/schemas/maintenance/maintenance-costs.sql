-- What upkeep cost, from the books, and how many requests there were, place by place.
create function public.maintenance_costs(p_organization_id uuid, p_from date, p_to date)
returns table (property_id uuid, property_name text, unit_id uuid, unit_label text, account_id uuid, currency public.currency_code,
  amount_minor bigint)
language sql
stable
set search_path = ''
as $$
  select l.property_id, p.name, u.id, u.label, l.account_id, l.currency, sum(l.amount_minor)::bigint
  from public.journal_lines l
  join public.accounts a on a.organization_id = l.organization_id and a.id = l.account_id
    and (a.system_key = 'repairs' or (a.system_key is null and a.subtype = 'operating_expense'))
  join public.properties p on p.organization_id = l.organization_id and p.id = l.property_id
  -- A line knows its property; of the unit knows the bill that it comes from.
  left join public.bills b on b.organization_id = l.organization_id and l.entry_id in (b.entry_id, b.reversal_entry_id)
  left join public.units u on u.id = b.unit_id and u.property_id = l.property_id
  where l.organization_id = p_organization_id and l.occurred_on between p_from and p_to
  group by 1, 2, 3, 4, 5, 6, p.name_order, u.label_order having sum(l.amount_minor) <> 0
  order by p.name_order, l.property_id, u.label_order nulls first, u.id, l.currency, l.account_id
$$;
select private.declare_verb('maintenance_costs', 'rows', p_comment =>
  'What repairs cost by property, unit, account and currency: the account of repairs and the organisation''s own operating expenses, both days included. The unit is that of the bill.');

create function public.maintenance_counts(p_organization_id uuid, p_from date, p_to date)
returns table (property_id uuid, property_name text, unit_id uuid, unit_label text, category public.maintenance_category,
  request_count integer, completed_count integer, hours_to_resolve numeric)
language sql
stable
set search_path = ''
as $$
  select m.property_id, p.name, m.unit_id, u.label, m.category, count(*)::integer, count(m.completed_at)::integer,
    round((sum(extract(epoch from m.completed_at - m.created_at)) / 3600)::numeric, 1)
  from public.maintenance_requests m
  join public.organizations o on o.id = m.organization_id
  join public.properties p on p.organization_id = m.organization_id and p.id = m.property_id
  left join public.units u on u.id = m.unit_id
  where m.organization_id = p_organization_id and m.status <> 'cancelled'
    and m.created_at >= p_from::timestamp at time zone o.time_zone
    and m.created_at < (p_to + 1)::timestamp at time zone o.time_zone
  group by 1, 2, 3, 4, 5, p.name_order, u.label_order
  order by p.name_order, m.property_id, u.label_order nulls first, m.unit_id, m.category
$$;
select private.declare_verb('maintenance_counts', 'rows', p_comment =>
  'Requests reported between two days, cancelled ones left out, by place and category: how many, how many are completed, and the hours that those took in all.');
