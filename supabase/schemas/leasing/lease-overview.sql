-- The page of a lease stands on one answer. Each part has the rows, columns and order of the query of its name in src/data.
create function public.lease_overview(p_lease_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
-- Its lists take longer to plan than to read, and are planned alike for everybody: once for each connection.
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_lease jsonb;
begin
  select to_jsonb(x) into v_lease from (
    select id, property_id, unit_id, status, starts_on, ends_on, ended_on, currency, due_day, deposit_minor, proration_method,
      late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from, is_deposit_held,
      charged_through, property_name, unit_label, street, street_number, sector, municipality, province, unit_use, rent_minor,
      billed_minor, paid_minor, receivable_minor, credit_minor
    from public.leases_list where id = p_lease_id) x;
  if v_lease is null then
    return null;
  end if;
  return jsonb_build_object(
    'lease', v_lease,
    'tenants', (select coalesce(jsonb_agg(to_jsonb(x) - 'full_name_order' order by x.is_primary desc, x.full_name_order), '[]') from (
      select id, person_id, lease_id, user_id, is_primary, full_name, email, phone, property_id, unit_id, property_name, unit_label,
        rent_minor, currency, starts_on, ends_on, status, receivable_minor, credit_minor, left_on, has_left, tags,
        full_name_order
      from public.tenants_list where lease_id = p_lease_id and not has_left) x),
    'former_tenants', (select coalesce(jsonb_agg(to_jsonb(x) - 'full_name_order' order by x.left_on desc, x.full_name_order), '[]') from (
      select id, person_id, lease_id, user_id, is_primary, full_name, email, phone, property_id, unit_id, property_name, unit_label,
        rent_minor, currency, starts_on, ends_on, status, receivable_minor, credit_minor, left_on, has_left, tags,
        full_name_order
      from public.tenants_list where lease_id = p_lease_id and has_left) x),
    'chain', (select coalesce(jsonb_agg(x order by x.starts_on desc), '[]') from (
      select l.id, l.renews_lease_id, l.moved_from_lease_id, l.unit_id, l.status, l.starts_on, l.ends_on, u.label as unit_label
      from public.leases l
      left join public.units u on u.id = l.unit_id
      where l.id = p_lease_id or l.renews_lease_id = p_lease_id or l.moved_from_lease_id = p_lease_id
        or l.id = (select coalesce(o.renews_lease_id, o.moved_from_lease_id) from public.leases o where o.id = p_lease_id)) x),
    'invitations', (select coalesce(jsonb_agg(x order by x.created_at desc), '[]') from (
      select id, email, lease_tenant_id, expires_at, accepted_at, revoked_at, created_at from public.invitations
      where lease_tenant_id = any (array(select t.id from public.tenant_rows t where t.lease_id = p_lease_id and not t.has_left))) x),
    'charges', (select coalesce(jsonb_agg(x order by x.due_on desc, x.id desc), '[]') from (
      select id, lease_id, property_id, kind, description, period_start, period_end, due_on, currency, amount_minor, allocated_minor,
        credited_minor, outstanding_minor, reversed_at, reversal_reason, property_name, unit_label, tenant_name, posting_number
      from public.charges_list where lease_id = p_lease_id order by due_on desc, id desc limit 120) x),
    'open_charges', (select coalesce(jsonb_agg(x order by x.due_on, x.id), '[]') from (
      select id, lease_id, property_id, kind, description, period_start, period_end, due_on, currency, amount_minor, allocated_minor,
        credited_minor, outstanding_minor, reversed_at, reversal_reason, property_name, unit_label, tenant_name, posting_number
      from public.charges_list where lease_id = p_lease_id and outstanding_minor > 0) x),
    'payments', (select coalesce(jsonb_agg(x order by x.paid_on desc, x.id desc), '[]') from (
      select id, lease_id, property_id, status, method, currency, amount_minor, unapplied_minor, paid_on, reference, proof_path,
        decided_at, decision_reason, created_at, property_name, unit_label, tenant_name, receipt_id, receipt_number,
        receipt_voided_at
      from public.payments_list where lease_id = p_lease_id order by paid_on desc, id desc limit 120) x),
    'refunds', (select coalesce(jsonb_agg(x order by x.refunded_on desc), '[]') from (
      select id, payment_id, status, method, currency, amount_minor, reason, reference, failure, refunded_on
      from public.refunds where lease_id = p_lease_id and status = 'done' order by refunded_on desc limit 120) x),
    'rent_steps', (select coalesce(jsonb_agg(x order by x.starts_on), '[]') from (
      select starts_on, rent_minor from public.lease_rent_steps where lease_id = p_lease_id) x),
    'plan_request', (select to_jsonb(x) from (
      select id, lease_id, user_id, status, currency, owed_minor, instalment_count, first_on, message, answer, created_at
      from public.plan_requests where lease_id = p_lease_id order by created_at desc limit 1) x),
    'events', (select coalesce(jsonb_agg(x order by x.id desc), '[]') from (
      select id, kind, facts, created_at, actor_name from public.lease_events_list where lease_id = p_lease_id) x),
    'requests', (select coalesce(jsonb_agg(x order by x.created_at desc), '[]') from (
      select id, organization_id, number, property_id, unit_id, lease_id, status, stage, priority, category, title, description,
        may_enter, access_note, assigned_to, scheduled_on, created_at, respond_by, resolve_by, responded_at, completed_at,
        reopened_count, rating, rating_comment, property_name, unit_label, assignee_name, reporter_name
      from public.maintenance_list where lease_id = p_lease_id order by created_at desc limit 200) x));
end
$$;
select private.declare_verb('lease_overview', 'rows', p_comment =>
  'What the page of a lease shows before anything is opened on it, as far as the caller may read it; null for who may not read the lease. Amounts in minor units.');
