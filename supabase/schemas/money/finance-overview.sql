-- The figures above the lists of money, and what waits for a decision, in one answer. Each part has the rows, columns and order
-- of the query of its name in src/data.
create function private.month_of_money(p_organization_id uuid, p_month date)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'figures', (select coalesce(jsonb_agg(x order by x.currency), '[]') from (
      select currency, billed_minor, collected_minor, expense_minor from public.monthly_totals
      where organization_id = p_organization_id and month = p_month) x),
    'income', (select coalesce(jsonb_agg(to_jsonb(x) - 'account_id' order by x.account_id, x.currency), '[]') from (
      select m.account_id, m.currency, m.amount_minor from public.account_months m join public.accounts a on a.id = m.account_id
      where m.organization_id = p_organization_id and m.basis = 'accrual' and m.month = p_month and a.kind = 'income') x));
end
$$;
comment on function private.month_of_money is
  'Billed, collected, spent and earned in a month per currency, as far as the caller may read it.';
grant execute on function private.month_of_money to authenticated, service_role;

create function public.finance_overview(p_organization_id uuid, p_month date, p_compared_month date)
returns jsonb
language plpgsql
stable
set search_path = ''
-- Its lists take longer to plan than to read, and are planned alike for everybody: once for each connection.
set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return jsonb_build_object(
    'month', private.month_of_money(p_organization_id, p_month),
    'compared', private.month_of_money(p_organization_id, p_compared_month),
    'arrears', (select coalesce(jsonb_agg(x order by x.currency), '[]') from (
      select currency, lease_count, outstanding_minor from public.arrears where organization_id = p_organization_id) x),
    'to_decide', (select coalesce(jsonb_agg(x order by x.created_at), '[]') from (
      select id, lease_id, property_id, status, method, currency, amount_minor, unapplied_minor, paid_on, reference, proof_path,
        decided_at, decision_reason, created_at, property_name, unit_label, tenant_name, receipt_id, receipt_number,
        receipt_voided_at
      from public.payments_list where organization_id = p_organization_id and status = 'reported' order by created_at limit 100) x),
    'plan_requests', (select coalesce(jsonb_agg(x order by x.created_at), '[]') from (
      select r.id, r.lease_id, r.user_id, r.status, r.currency, r.owed_minor, r.instalment_count, r.first_on, r.message, r.answer,
        r.created_at,
        (select jsonb_build_object('tenant', t.full_name, 'place', t.property_name || ', ' || t.unit_label)
          from public.tenant_rows t where t.lease_id = r.lease_id and t.is_primary limit 1) as primary_tenant
      from public.plan_requests r where r.organization_id = p_organization_id and r.status = 'open'
      order by r.created_at limit 50) x),
    'properties', (select coalesce(jsonb_agg(to_jsonb(x) - 'name_order' order by x.name_order), '[]') from (
      select id, name, sector, municipality, name_order from public.properties
      where organization_id = p_organization_id and archived_at is null order by name_order limit 1000) x));
end
$$;
select private.declare_verb('finance_overview', 'rows', p_comment =>
  'Figures of a month and of the one that it is compared with, what is overdue today and what waits for a decision, as far as the caller may read it; empty for strangers. Amounts in minor units.');
