-- The rows that figures of money are made of, as text: the measure's question is put together from it and run with the rights of
-- its reader. $1 the organization, $2 and $3 the first and the last day, $6 its today, $7 its time zone. seg has the periods that
-- are asked for, $4 their first and $5 their last days; a figure as of a day is about the last. A day that is written as a
-- parameter lets the planner know how few rows follow it. Each source has kind, id, label, day, currency, property_id, unit_id and
-- lease_id; what else it has goes by the name of the dimension. {units} stands for the source of that name.
create function private.measure_source_of_money(p_source text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_source
    when 'charges' then $q$
      select 'charge' as kind, c.id::text as id, coalesce(nullif(c.description, ''), c.kind::text) as label, c.due_on as day, c.currency,
        c.property_id, l.unit_id, c.lease_id, c.kind::text as charge_kind, c.amount_minor - c.credited_minor as billed,
        c.allocated_minor as paid, c.outstanding_minor = 0 and c.amount_minor > c.credited_minor as is_paid,
        (select coalesce(sum(a.amount_minor), 0) from public.payment_allocations a
          where a.charge_id = c.id and a.occurred_on <= c.due_on) as paid_in_time,
        (select max(a.occurred_on) from public.payment_allocations a where a.charge_id = c.id and a.amount_minor > 0) - c.due_on
          as days_late
      from public.charges c left join public.leases l on l.id = c.lease_id
      where c.organization_id = $1 and c.due_on between $2 and $3 and c.reversed_at is null $q$
    when 'priced_rent' then $q$
      select 'charge' as kind, c.id::text as id, coalesce(nullif(c.description, ''), c.kind::text) as label, c.due_on as day, c.currency,
        c.property_id, l.unit_id, c.lease_id, c.amount_minor - c.credited_minor as billed
      from public.charges c join public.leases l on l.id = c.lease_id
      join private.unit_market_rents($1) m on m.unit_id = l.unit_id and m.currency = c.currency
      where c.organization_id = $1 and c.due_on between $2 and $3 and c.reversed_at is null and c.kind = 'rent' $q$
    when 'allocations' then $q$
      select 'payment' as kind, a.payment_id::text as id, coalesce(nullif(y.reference, ''), y.method::text) as label,
        a.occurred_on as day, a.currency, a.property_id, l.unit_id, a.lease_id, c.kind::text as charge_kind,
        y.method::text as payment_method, a.amount_minor as amount
      from public.payment_allocations a join public.charges c on c.id = a.charge_id left join public.payments y on y.id = a.payment_id
      left join public.leases l on l.id = a.lease_id
      where a.organization_id = $1 and a.occurred_on between $2 and $3 $q$
    -- As private.charge_open_on has it: open now, or touched since that day.
    when 'open_charges' then $q$
      select 'charge' as kind, c.id::text as id, coalesce(nullif(c.description, ''), c.kind::text) as label, seg.last as day, c.currency,
        c.property_id, l.unit_id, c.lease_id, c.kind::text as charge_kind, c.due_on < seg.last as is_overdue,
        (case when e.occurred_on <= seg.last then c.amount_minor else 0 end
          - case when r.occurred_on <= seg.last then c.amount_minor else 0 end
          - coalesce((select sum(k.amount_minor * ((ke.occurred_on <= seg.last)::integer - coalesce(kr.occurred_on <= seg.last, false)::integer))
            from public.charge_credits k join public.journal_entries ke on ke.id = k.entry_id
            left join public.journal_entries kr on kr.id = k.reversal_entry_id where k.charge_id = c.id), 0)
          - coalesce((select sum(a.amount_minor) from public.payment_allocations a
            where a.charge_id = c.id and a.occurred_on <= seg.last), 0)) as open
      from seg
      cross join (
        select x.id from public.charges x where x.organization_id = $1 and x.outstanding_minor > 0
        union
        select a.charge_id from public.payment_allocations a
        where a.organization_id = $1 and a.occurred_on > ($5::date[])[1]
        union
        select x.id from public.journal_entries n
        join public.charges x on x.organization_id = n.organization_id and x.entry_id = coalesce(n.reverses_entry_id, n.id)
        where n.organization_id = $1 and n.kind in ('charge', 'reversal') and n.occurred_on > ($5::date[])[1]
        union
        select k.charge_id from public.journal_entries n
        join public.charge_credits k on k.organization_id = n.organization_id and k.entry_id = coalesce(n.reverses_entry_id, n.id)
        where n.organization_id = $1 and n.kind in ('charge_credit', 'reversal') and n.occurred_on > ($5::date[])[1]
      ) touched
      join public.charges c on c.id = touched.id
      join public.journal_entries e on e.id = c.entry_id
      left join public.journal_entries r on r.id = c.reversal_entry_id
      left join public.leases l on l.id = c.lease_id $q$
    when 'credits' then $q$
      select 'charge_credit' as kind, k.id::text as id, k.reason as label, w.day, k.currency, c.property_id, l.unit_id, k.lease_id,
        c.kind::text as charge_kind, w.amount
      from public.charge_credits k join public.charges c on c.id = k.charge_id
      join public.journal_entries e on e.id = k.entry_id left join public.journal_entries r on r.id = k.reversal_entry_id
      left join public.leases l on l.id = k.lease_id
      cross join lateral (values (e.occurred_on, k.amount_minor), (r.occurred_on, -k.amount_minor)) w (day, amount)
      where k.organization_id = $1 and w.day between $2 and $3 $q$
    when 'lines' then $q$
      select 'journal_entry' as kind, j.entry_id::text as id, e.memo as label, j.occurred_on as day, j.currency, j.property_id,
        coalesce(l.unit_id, (select b.unit_id from public.bills b
          where b.organization_id = $1 and j.entry_id in (b.entry_id, b.reversal_entry_id) limit 1)) as unit_id, j.lease_id,
        j.account_id::text as account, (select b.vendor_id::text from public.bills b
          where b.organization_id = $1 and j.entry_id in (b.entry_id, b.reversal_entry_id) limit 1) as vendor,
        (select q.category::text from public.bills b join public.work_orders w on w.bill_id = b.id
          join public.maintenance_requests q on q.id = w.maintenance_id
          where b.organization_id = $1 and j.entry_id in (b.entry_id, b.reversal_entry_id) limit 1) as request_category,
        a.kind as account_kind, a.subtype, a.system_key, j.amount_minor as amount,
        a.system_key = 'repairs' or (a.system_key is null and a.subtype = 'operating_expense') as is_upkeep,
        (j.amount_minor > 0) = (e.kind <> 'reversal') as is_in
      from public.journal_lines j join public.accounts a on a.organization_id = j.organization_id and a.id = j.account_id
      left join public.journal_entries e on e.id = j.entry_id
      left join public.leases l on l.id = j.lease_id
      where j.organization_id = $1 and j.occurred_on between $2 and $3 $q$
    when 'deposits' then $q$
      select 'journal_entry' as kind, j.entry_id::text as id, e.memo as label, seg.last as day, j.currency, j.property_id, l.unit_id,
        j.lease_id, -j.amount_minor as amount
      from seg join public.journal_lines j on j.organization_id = $1 and j.occurred_on <= seg.last
      join public.accounts a on a.organization_id = j.organization_id and a.id = j.account_id and a.subtype = 'deposits_held'
      left join public.journal_entries e on e.id = j.entry_id
      left join public.leases l on l.id = j.lease_id $q$
    -- Each unit once for each currency that upkeep was paid in.
    when 'units_by_cost' then $q$
      select 'unit' as kind, u.id::text as id, u.label, u.day, k.currency, u.property_id, u.unit_id, u.lease_id
      from ({units}) u cross join (
        select distinct j.currency from public.journal_lines j join public.accounts a on a.organization_id = j.organization_id
          and a.id = j.account_id and (a.system_key = 'repairs' or (a.system_key is null and a.subtype = 'operating_expense'))
        where j.organization_id = $1 and j.occurred_on between $2 and $3) k $q$
  end
$$;
comment on function private.measure_source_of_money is
  'The rows behind figures of money, by the name of their source, as text of a query; null for another name.';
