SET local check_function_bodies = off;

DROP VIEW "public"."bill_pass_ons_list";

DROP FUNCTION "public"."search_charges"(uuid, text);

DROP VIEW "public"."charges_list";

DROP FUNCTION "public"."search_payments"(uuid, text);

DROP VIEW "public"."payments_list";

CREATE OR REPLACE FUNCTION private.month_of_money (
  p_organization_id uuid,
  p_month           date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'figures', (select coalesce(jsonb_agg(x order by x.currency), '[]') from (
      select currency, billed_minor, collected_minor, expense_minor from public.monthly_totals
      where organization_id = p_organization_id and month = p_month) x),
    'income', (select coalesce(jsonb_agg(to_jsonb(x) - 'account_id' order by x.account_id, x.currency), '[]') from (
      select m.account_id, m.currency, m.amount_minor from public.account_months m join public.accounts a on a.id = m.account_id
      where m.organization_id = p_organization_id and m.basis = 'accrual' and m.month = p_month and a.kind = 'income') x));
end
$function$;

CREATE OR REPLACE FUNCTION private.property_name_of (
  p_property_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select name from public.properties where id = p_property_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.start_of_caller()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'profile', (select jsonb_build_object('full_name', p.full_name, 'phone', p.phone, 'locale', p.locale, 'theme', p.theme,
        'time_zone', p.time_zone, 'preferences_saved_at', p.preferences_saved_at)
      from public.profiles p where p.id = (select auth.uid())),
    'user_type', (select p.user_type from public.profiles p where p.id = (select auth.uid())),
    'areas', (select to_jsonb(a) from public.my_areas() a),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('event', n.event, 'channel', n.channel, 'is_enabled', n.is_enabled)
        order by n.event, n.channel), '[]')
      from public.notification_settings n where n.user_id = (select auth.uid())))
$function$;

CREATE OR REPLACE FUNCTION private.start_of_owner (
  p_organization_id uuid,
  p_at              timestamp with time zone,
  p_shows_home      boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  c_months constant integer := 12;
  c_ends_soon_days constant integer := 60;
  c_size constant integer := 4;
  v_user_id uuid := (select auth.uid());
  v_organization_id uuid;
  v_today date;
  v_first_month date;
  v_home jsonb;
begin
  -- The one that they chose; for who has chosen none, or one in which they no longer are, that of which they were a member first.
  select o.id, (coalesce(p_at, now()) at time zone o.time_zone)::date into v_organization_id, v_today
  from public.memberships m join public.organizations o on o.id = m.organization_id
  where m.user_id = v_user_id
  order by (m.organization_id = p_organization_id) desc nulls last, m.created_at limit 1;
  if p_shows_home and exists (select 1 from public.organization_totals where organization_id = v_organization_id) then
    v_first_month := (date_trunc('month', v_today) - make_interval(months => c_months - 1))::date;
    v_home := jsonb_build_object(
      'organization_id', v_organization_id,
      'today', v_today,
      'first_month', v_first_month,
      'ends_until', v_today + c_ends_soon_days,
      'size', c_size,
      'overview', public.home_overview(v_organization_id, v_today, v_first_month, v_today + c_ends_soon_days, c_size));
  end if;
  return jsonb_build_object(
    'memberships', (select coalesce(jsonb_agg(jsonb_build_object('role', m.role, 'id', o.id, 'name', o.name,
        'default_currency', o.default_currency, 'time_zone', o.time_zone, 'is_closed', o.closed_at is not null)
        order by m.created_at), '[]')
      from public.memberships m join public.organizations o on o.id = m.organization_id where m.user_id = v_user_id),
    'waiting', jsonb_build_object('organization_id', v_organization_id, 'counts', public.waiting_counts(v_organization_id)),
    'home', v_home);
end
$function$;

CREATE OR REPLACE FUNCTION private.start_of_tenant (
  p_lease_id   uuid,
  p_shows_home boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'my_waiting', public.my_waiting_counts(),
    'landlord_time_zone', (select o.time_zone from public.organizations o order by o.created_at desc limit 1),
    'tenancy', case when p_shows_home then
      jsonb_build_object('asked_lease_id', p_lease_id, 'overview', public.tenancy_overview(p_lease_id)) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.unit_label_of (
  p_lease_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = p_lease_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.finance_overview (
  p_organization_id uuid,
  p_month           date,
  p_compared_month  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  perform private.check_days('{month,compared_month}', p_month, p_compared_month);
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
$function$;

REVOKE ALL ON FUNCTION "public"."finance_overview"(uuid, date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.home_overview (
  p_organization_id uuid,
  p_today           date,
  p_first_month     date,
  p_ends_until      date,
  p_size            integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  v_size integer := least(greatest(coalesce(p_size, 4), 1), 50);
  v_totals jsonb;
begin
  perform private.check_days('{today,first_month,ends_until}', p_today, p_first_month, p_ends_until);
  select to_jsonb(t) into v_totals from (
    select property_count, unit_count, occupied_unit_count, tenant_count, reported_payment_count
    from public.organization_totals where organization_id = p_organization_id) t;
  if v_totals is null then
    perform private.fail('not_found');
  end if;
  return jsonb_build_object(
    'totals', v_totals,
    'monthly', (select coalesce(jsonb_agg(m order by m.month), '[]') from (
      select month, currency, billed_minor, collected_minor, revenue_minor from public.monthly_totals
      where organization_id = p_organization_id and month between p_first_month and date_trunc('month', p_today)::date) m),
    'month_ends', (select coalesce(jsonb_agg(n order by n.month), '[]') from (
      select month, property_count, unit_count, leased_unit_count from public.month_ends
      where organization_id = p_organization_id and month >= p_first_month) n),
    'arrears', (select coalesce(jsonb_agg(a), '[]') from (
      select currency, lease_count, outstanding_minor from public.arrears where organization_id = p_organization_id) a),
    'reported', (select coalesce(jsonb_agg(r order by r.created_at), '[]') from (
      select id, lease_id, currency, amount_minor, paid_on, created_at, property_name, unit_label, tenant_name, received_minor, received_currency
      from public.payments_list where organization_id = p_organization_id and status = 'reported'
      order by created_at limit v_size) r),
    'plan_requests', (select coalesce(jsonb_agg(q order by q.created_at), '[]') from (
      select r.id, r.lease_id, r.currency, r.owed_minor, r.instalment_count, r.created_at, l.property_name, l.unit_label,
        (select t.full_name from public.tenants_list t where t.lease_id = r.lease_id and t.is_primary limit 1) as tenant_name
      from public.plan_requests r join public.leases_list l on l.id = r.lease_id
      where r.organization_id = p_organization_id and r.status = 'open'
      order by r.created_at limit v_size) q),
    -- Of the charges that are open the longest, those of the same lease together; names are looked up for the few that are listed.
    'late', (select coalesce(jsonb_agg(l order by l.oldest_due_on, l.lease_id), '[]') from (
      select g.lease_id, g.oldest_due_on, g.outstanding_minor, g.currency, n.tenant_name, n.property_name, n.unit_label
      from (
        select c.lease_id, c.currency, min(c.due_on) as oldest_due_on, sum(c.outstanding_minor)::bigint as outstanding_minor,
          min(c.id::text)::uuid as charge_id
        from (
          select id, lease_id, due_on, outstanding_minor, currency from public.charges
          where organization_id = p_organization_id and outstanding_minor > 0 and due_on < p_today
          order by due_on, id limit 200) c
        group by c.lease_id, c.currency order by 3, 1 limit v_size) g
      join public.charges_list n on n.id = g.charge_id) l),
    'ending', (select coalesce(jsonb_agg(e order by e.ends_on, e.id), '[]') from (
      select id, property_name, unit_label, ends_on, status from public.leases_list
      where organization_id = p_organization_id and status in ('active', 'notice_given') and ends_on <= p_ends_until
      order by ends_on, id limit v_size) e),
    'urgent', (select coalesce(jsonb_agg(g order by g.resolve_by, g.id), '[]') from (
      select id, title, status, resolve_by, property_name, unit_label from public.maintenance_list
      where organization_id = p_organization_id and status in ('pending', 'in_progress') and priority = 'urgent'
      order by resolve_by, id limit v_size) g),
    'vacant', (select coalesce(jsonb_agg(v), '[]') from (
      select id, label, property_name, market_rent_minor, market_rent_currency from public.units_list
      where organization_id = p_organization_id and archived_at is null and not is_leased
        and (v_totals ->> 'unit_count')::integer > (v_totals ->> 'occupied_unit_count')::integer
      order by listed_property_order, listed_label, id limit v_size) v));
end
$function$;

CREATE OR REPLACE FUNCTION public.lease_overview (
  p_lease_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."lease_overview"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.start_overview (
  p_area            text,
  p_at              timestamp with time zone,
  p_shows_home      boolean,
  p_organization_id uuid                     DEFAULT NULL::uuid,
  p_lease_id        uuid                     DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.check_moments('{at}', p_at);
  return private.start_of_caller() || case p_area
    when 'owner' then private.start_of_owner(p_organization_id, p_at, p_shows_home)
    when 'tenant' then private.start_of_tenant(p_lease_id, p_shows_home)
    else '{}'::jsonb
  end;
end
$function$;

REVOKE ALL ON FUNCTION "public"."start_overview"(text, timestamp WITH time zone, boolean, uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tenancy_overview (
  p_lease_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."tenancy_overview"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE VIEW "public"."charges_list" WITH (security_invoker=true) AS  SELECT c.id,
    c.organization_id,
    c.lease_id,
    c.property_id,
    c.kind,
    c.description,
    c.period_start,
    c.period_end,
    c.due_on,
    c.currency,
    c.amount_minor,
    c.allocated_minor,
    c.outstanding_minor,
    c.reversed_at,
    c.reversal_reason,
    c.created_at,
    COALESCE(k.property_name, private.property_name_of(c.property_id)) AS property_name,
    COALESCE(k.unit_label, private.unit_label_of(c.lease_id)) AS unit_label,
    k.full_name AS tenant_name,
    c.credited_minor,
    c.posting_number
   FROM (public.charges c
     LEFT JOIN public.tenant_rows k ON (((k.lease_id = ANY (ARRAY[c.lease_id])) AND k.is_primary)));

CREATE OR REPLACE FUNCTION public.search_charges (
  p_organization_id uuid,
  p_text            text
)
  RETURNS SETOF public.charges_list
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select l.* from public.charges_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_charges(p_organization_id, p_text))) $function$;

REVOKE ALL ON FUNCTION "public"."search_charges"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE VIEW "public"."bill_pass_ons_list" WITH (security_invoker=true) AS  SELECT o.charge_id AS id,
    o.organization_id,
    o.bill_id,
    o.pass_on_id,
    o.line_ids,
    o.method,
    o.created_at,
    c.lease_id,
    c.property_id,
    c.kind,
    c.description,
    c.due_on,
    c.currency,
    c.amount_minor,
    c.outstanding_minor,
    c.reversed_at,
    c.property_name,
    c.unit_label,
    c.tenant_name
   FROM (public.bill_pass_ons o
     JOIN public.charges_list c ON ((c.id = o.charge_id)));

REVOKE ALL ON TABLE "public"."bill_pass_ons_list" FROM "anon";

REVOKE ALL ON TABLE "public"."charges_list" FROM "anon";

CREATE VIEW "public"."payments_list" WITH (security_invoker=true) AS  SELECT pa.id,
    pa.organization_id,
    pa.lease_id,
    pa.property_id,
    pa.status,
    pa.method,
    pa.currency,
    pa.amount_minor,
    pa.unapplied_minor,
    pa.paid_on,
    pa.reference,
    pa.proof_path,
    pa.decided_at,
    pa.decision_reason,
    pa.created_at,
    COALESCE(k.property_name, private.property_name_of(pa.property_id)) AS property_name,
    COALESCE(k.unit_label, private.unit_label_of(pa.lease_id)) AS unit_label,
    k.full_name AS tenant_name,
    r.id AS receipt_id,
    r.number AS receipt_number,
    r.voided_at AS receipt_voided_at,
    ( SELECT a.system_key
           FROM public.accounts a
          WHERE (a.id = pa.account_id)) AS account_key,
    ( SELECT a.name
           FROM public.accounts a
          WHERE (a.id = pa.account_id)) AS account_name,
    x.received_currency,
    x.received_minor,
    x.rate,
    x.rate_source,
    x.rated_on,
    x.difference_currency,
    x.difference_minor
   FROM (((public.payments pa
     LEFT JOIN public.tenant_rows k ON (((k.lease_id = ANY (ARRAY[pa.lease_id])) AND k.is_primary)))
     LEFT JOIN public.receipts r ON ((r.payment_id = pa.id)))
     LEFT JOIN public.payment_exchanges x ON ((x.payment_id = pa.id)));

CREATE OR REPLACE FUNCTION public.search_payments (
  p_organization_id uuid,
  p_text            text
)
  RETURNS SETOF public.payments_list
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select l.* from public.payments_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_payments(p_organization_id, p_text))) $function$;

REVOKE ALL ON FUNCTION "public"."search_payments"(uuid, text) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON TABLE "public"."payments_list" FROM "anon";

COMMENT ON FUNCTION "private"."month_of_money"(uuid, date) IS 'Billed, collected, spent and earned in a month per currency, as far as the caller may read it.';

COMMENT ON FUNCTION "private"."property_name_of"(uuid) IS 'The property''s name for who may not read the kept row that has it. A function, so that only a row that needs it pays for it: lists are not planned with it.';

COMMENT ON FUNCTION "private"."unit_label_of"(uuid) IS 'The label of a lease''s unit, as private.property_name_of.';

COMMENT ON FUNCTION "public"."finance_overview"(uuid, date, date) IS 'Figures of a month and of the one that it is compared with, what is overdue today and what waits for a decision, as far as the caller may read it; empty for strangers. Amounts in minor units.';

COMMENT ON FUNCTION "public"."lease_overview"(uuid) IS 'What the page of a lease shows before anything is opened on it, as far as the caller may read it; null for who may not read the lease. Amounts in minor units.';

COMMENT ON FUNCTION "public"."search_charges"(uuid, text) IS 'Rows of charges_list with the text in the tenant''s name, the latest 300.';

COMMENT ON FUNCTION "public"."search_payments"(uuid, text) IS 'Rows of payments_list with the text in the tenant''s name or in the reference, the latest 300.';

COMMENT ON FUNCTION "public"."start_overview"(text, timestamp with time zone, boolean, uuid, uuid) IS 'What an area (owner, tenant, admin) begins with: the caller''s profile and settings; for owners their memberships and what home_overview answers of the organization that they see first, as of p_at; for tenants what tenancy_overview answers. With the reader''s own rights; nothing of an organization to strangers.';

COMMENT ON FUNCTION "public"."tenancy_overview"(uuid) IS 'What the home of a tenant shows: their leases, and how the one given stands, or else the first of them. Lists are empty for who has no lease. Amounts in minor units.';

COMMENT ON VIEW "public"."bill_pass_ons_list" IS 'What was passed on of bills, with the charge, its unit and its tenant.';

COMMENT ON VIEW "public"."charges_list" IS 'Charges with place and tenant; outstanding is what is not yet paid.';

COMMENT ON VIEW "public"."payments_list" IS 'Payments with place, tenant and receipt. account_key, account_name: the cash account that it arrived on, for readers of the books; null while nothing is posted, and for what brought no money. received_*, rate_*, difference_*: what came where that was the other currency.';

REVOKE ALL ON FUNCTION "private"."month_of_money"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."month_of_money"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."month_of_money"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."month_of_money"(uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."month_of_money"(uuid, date) TO "service_role";

REVOKE ALL ON FUNCTION "private"."property_name_of"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."property_name_of"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."property_name_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."property_name_of"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."property_name_of"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."start_of_caller"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_of_caller"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_of_caller"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_of_caller"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_of_owner"(uuid, timestamp WITH time zone, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_of_owner"(uuid, timestamp WITH time zone, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_of_owner"(uuid, timestamp WITH time zone, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_of_owner"(uuid, timestamp WITH time zone, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_of_tenant"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_of_tenant"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_of_tenant"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_of_tenant"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unit_label_of"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."unit_label_of"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."unit_label_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unit_label_of"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."unit_label_of"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."finance_overview"(uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."finance_overview"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finance_overview"(uuid, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."lease_overview"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."lease_overview"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lease_overview"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_charges"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_charges"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_charges"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_payments"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_payments"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_payments"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_overview"(text, timestamp WITH time zone, boolean, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."start_overview"(text, timestamp WITH time zone, boolean, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_overview"(text, timestamp WITH time zone, boolean, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenancy_overview"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tenancy_overview"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenancy_overview"(uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."bill_pass_ons_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."bill_pass_ons_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."bill_pass_ons_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."bill_pass_ons_list" TO "service_role";

REVOKE ALL ON TABLE "public"."charges_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."charges_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."charges_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."charges_list" TO "service_role";

REVOKE ALL ON TABLE "public"."payments_list" FROM "authenticated";

GRANT SELECT ON TABLE "public"."payments_list" TO "authenticated";

REVOKE ALL ON TABLE "public"."payments_list" FROM "service_role";

GRANT SELECT ON TABLE "public"."payments_list" TO "service_role";
