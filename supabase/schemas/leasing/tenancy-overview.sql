-- The home of a tenant stands on one answer. Each part has the rows, columns and order of the query of its name in src/data.
create function public.tenancy_overview(p_lease_id uuid default null)
returns jsonb
language plpgsql
stable
set search_path = ''
-- Its lists take longer to plan than to read, and are planned alike for everybody: once for each connection.
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_leases jsonb := public.my_leases();
  -- The lease that was chosen, or else the first in the order of the screens: in force, to come, former.
  v_lease_id uuid := (
    select l.id from jsonb_to_recordset(v_leases) as l (id uuid, status public.lease_status, starts_on date)
    order by l.id = p_lease_id desc nulls last,
      case when private.is_occupying(l.status) then 0 when l.status = 'signed' then 1 else 2 end, l.starts_on desc, l.id
    limit 1);
begin
  return jsonb_build_object(
    'leases', v_leases,
    'lease_id', v_lease_id,
    'open_charges', (select coalesce(jsonb_agg(x order by x.due_on, x.id), '[]') from (
      select id, kind, description, period_start, period_end, due_on, currency, amount_minor, outstanding_minor, reversed_at,
        reversal_reason, paid_in_time_by, posting_number
      from public.charges where lease_id = v_lease_id and outstanding_minor > 0) x),
    'recent_payments', (select coalesce(jsonb_agg(x order by x.created_at desc), '[]') from (
      select id, lease_id, property_id, status, method, currency, amount_minor, unapplied_minor, paid_on, reference, proof_path,
        decided_at, decision_reason, created_at, property_name, unit_label, tenant_name, receipt_id, receipt_number,
        receipt_voided_at
      from public.payments_list where lease_id = v_lease_id order by created_at desc limit 50) x),
    'latest_receipt', (select to_jsonb(x) from (
      select id, number, issued_on, currency, amount_minor, payment_id from public.receipts
      where lease_id = v_lease_id and voided_at is null order by number desc limit 1) x),
    'rent_steps', (select coalesce(jsonb_agg(x order by x.starts_on), '[]') from (
      select starts_on, rent_minor from public.lease_rent_steps where lease_id = v_lease_id) x),
    'balance', (select to_jsonb(x) from (
      select billed_minor, paid_minor, receivable_minor, credit_minor from public.lease_balances where lease_id = v_lease_id) x),
    'refunds', (select coalesce(jsonb_agg(x order by x.refunded_on desc), '[]') from (
      select id, payment_id, status, method, currency, amount_minor, reason, reference, failure, refunded_on
      from public.refunds where lease_id = v_lease_id and status = 'done' order by refunded_on desc limit 120) x),
    'plan', (select to_jsonb(x) from (
      select id, lease_id, currency, agreed_on, total_minor, note, cancelled_at, created_at, paid_minor, due_minor, next_due_on,
        state
      from public.payment_plans_list where lease_id = v_lease_id order by created_at desc limit 1) x),
    'instalments', (select coalesce(jsonb_agg(x order by x.position), '[]') from (
      select plan_id, position, due_on, amount_minor from public.payment_plan_instalments where lease_id = v_lease_id) x),
    'card_attempts', (select coalesce(jsonb_agg(x order by x.created_at desc), '[]') from (
      select id, lease_id, processor, is_test, status, currency, amount_minor, fee_minor, order_number, card_brand, card_last4,
        failure, problem, payment_id, created_at,
        array(select jsonb_build_object('id', a.id) from public.autopay_charges a where a.card_payment_id = p.id) as autopay_charges
      from public.card_payments p where p.lease_id = v_lease_id and p.status in ('created', 'pending')) x),
    'notices', (select coalesce(jsonb_agg(x order by x.publish_at desc), '[]') from (
      select id, lease_id, title_es, body_es, title_en, body_en, publish_at, expires_at, needs_acknowledgement, read_at,
        acknowledged_at, organization_name, time_zone
      from public.my_notices() order by publish_at desc limit 200) x),
    'contracts', (select coalesce(jsonb_agg(x), '[]') from public.my_contracts() x),
    'document_requests', (select coalesce(jsonb_agg(x order by x.created_at desc), '[]') from (
      select id, organization_id, lease_id, name, reason, due_on, status, refusal, document_id, created_at, decided_at, file_id,
        file_name, file_type, size_bytes, path, handed_in_at, handed_in_by, organization_name, time_zone, property_name,
        unit_label, lease_status
      from public.my_document_requests() order by created_at desc limit 200) x));
end
$$;
select private.declare_verb('tenancy_overview', 'rows', p_comment =>
  'What the home of a tenant shows: their leases, and how the one given stands, or else the first of them. Lists are empty for who has no lease. Amounts in minor units.');
