-- A payment runs some forty statements. A function in the language SQL plans its statement anew at every call, and so
-- does dynamic SQL; PL/pgSQL keeps the plans of a session. What these functions do is unchanged.
create or replace function private.receipt_details(p_payment_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'organization_name', o.name,
      'tenant_name', (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
        from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id),
      'property_name', pr.name, 'unit_label', u.label,
      'address', concat_ws(', ', nullif(btrim(pr.street || ' ' || pr.street_number), ''), nullif(pr.sector, ''), pr.municipality, pr.province),
      'method', p.method, 'reference', p.reference, 'paid_on', p.paid_on,
      'allocations', coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'description', c.description,
          'period_start', c.period_start, 'period_end', c.period_end, 'amount_minor', a.amount_minor) order by c.due_on, c.id)
        from public.payment_allocations a join public.charges c on c.id = a.charge_id where a.payment_id = p.id), '[]'),
      'credit_minor', p.unapplied_minor)
    from public.payments p
    join public.organizations o on o.id = p.organization_id
    join public.leases l on l.id = p.lease_id
    join public.units u on u.id = l.unit_id
    join public.properties pr on pr.id = l.property_id
    where p.id = p_payment_id
  );
end
$$;

create or replace function private.open_amount(p_lease_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(sum(outstanding_minor), 0)::bigint from public.charges
    where lease_id = p_lease_id and outstanding_minor > 0
  );
end
$$;

create or replace function private.allocate_payment(p_payment_id uuid, p_amount_minor bigint, p_occurred_on date, p_entry_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  with open_charges as (
    select c.id, c.organization_id, c.lease_id, c.currency, c.outstanding_minor,
      sum(c.outstanding_minor) over (order by c.due_on, private.charge_rank(c.kind), c.id) - c.outstanding_minor as before
    from public.charges c
    where c.lease_id = (select p.lease_id from public.payments p where p.id = p_payment_id) and c.outstanding_minor > 0
  )
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select organization_id, p_payment_id, id, lease_id, currency, least(outstanding_minor, p_amount_minor - before),
    p_occurred_on, p_entry_id
  from open_charges where before < p_amount_minor;
end
$$;

create or replace function private.complete_request(p_request_id uuid, p_result jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.requests set result = p_result
  where actor_id = (select auth.uid()) and request_id = p_request_id;
end
$$;

create or replace function private.add_lease_balances(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lease_balances as b
    (lease_id, organization_id, currency, billed_minor, paid_minor, receivable_minor, credit_minor)
  select lease_id, organization_id, currency, billed, paid, receivable, credit
  from jsonb_to_recordset(p_changes) as d (lease_id uuid, organization_id uuid, currency public.currency_code,
    billed bigint, paid bigint, receivable bigint, credit bigint)
  order by lease_id
  on conflict (lease_id) do update set
    billed_minor = b.billed_minor + excluded.billed_minor,
    paid_minor = b.paid_minor + excluded.paid_minor,
    receivable_minor = b.receivable_minor + excluded.receivable_minor,
    credit_minor = b.credit_minor + excluded.credit_minor;
end
$$;

create or replace function private.add_monthly_totals(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.monthly_totals as t
    (organization_id, month, currency, billed_minor, collected_minor, revenue_minor)
  select organization_id, month, currency, billed, collected, revenue
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, month date, currency public.currency_code,
    billed bigint, collected bigint, revenue bigint)
  order by organization_id, month, currency
  on conflict (organization_id, month, currency) do update set
    billed_minor = t.billed_minor + excluded.billed_minor,
    collected_minor = t.collected_minor + excluded.collected_minor,
    revenue_minor = t.revenue_minor + excluded.revenue_minor;
end
$$;
