SET local check_function_bodies = off;

DROP TRIGGER "mail_security_event" ON "private"."security_events";

DROP TRIGGER "mail_received_application" ON "public"."applications";

DROP TRIGGER "mail_decided_reservation" ON "public"."area_reservations";

DROP TRIGGER "follow_autopay_charge" ON "public"."card_payments";

DROP TRIGGER "cancel_document_not_shared" ON "public"."documents";

DROP TRIGGER "cancel_shared_document" ON "public"."documents";

DROP TRIGGER "mail_document_shared_later" ON "public"."documents";

DROP TRIGGER "mail_shared_document" ON "public"."documents";

DROP TRIGGER "cancel_rules_mail" ON "public"."house_rule_acknowledgements";

DROP TRIGGER "mail_published_rules" ON "public"."house_rules";

DROP TRIGGER "mail_moved_maintenance" ON "public"."maintenance_requests";

DROP TRIGGER "mail_reported_maintenance" ON "public"."maintenance_requests";

DROP TRIGGER "mail_collected_parcel" ON "public"."parcels";

DROP TRIGGER "mail_waiting_parcel" ON "public"."parcels";

DROP TRIGGER "agree_requested_plan" ON "public"."payment_plan_instalments";

DROP TRIGGER "mail_decided_payment" ON "public"."payments";

DROP TRIGGER "mail_recorded_payment" ON "public"."payments";

DROP TRIGGER "mail_reported_payment" ON "public"."payments";

DROP TRIGGER "mail_reversed_payment" ON "public"."payments";

DROP TRIGGER "mail_refunded_payment" ON "public"."refunds";

DROP FUNCTION "private"."agree_requested_plan"();

DROP FUNCTION "private"."cancel_rules_mail"();

DROP FUNCTION "private"."cancel_shared_document"();

DROP FUNCTION "private"."follow_autopay_charge"();

DROP FUNCTION "private"."mail_decided_payment"();

DROP FUNCTION "private"."mail_decided_reservation"();

DROP FUNCTION "private"."mail_moved_maintenance"();

DROP FUNCTION "private"."mail_published_rules"();

DROP FUNCTION "private"."mail_received_application"();

DROP FUNCTION "private"."mail_recorded_payment"();

DROP FUNCTION "private"."mail_refunded_payment"();

DROP FUNCTION "private"."mail_reported_maintenance"();

DROP FUNCTION "private"."mail_reported_payment"();

DROP FUNCTION "private"."mail_reversed_payment"();

DROP FUNCTION "private"."mail_security_event"();

DROP FUNCTION "private"."mail_shared_document"();

DROP FUNCTION "private"."mail_waiting_parcel"();

DROP FUNCTION "private"."note_security_event"(uuid, public.security_event_kind);

CREATE OR REPLACE FUNCTION private.acknowledge_house_rules (
  p_rules_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rules public.house_rules;
begin
  select * into v_rules from public.house_rules where id = p_rules_id and property_id in (select private.my_community_ids('any'));
  if not found then
    perform private.fail('not_found');
  elsif v_rules.version < (select max(version) from public.house_rules where property_id = v_rules.property_id) then
    perform private.fail('rules_replaced');
  end if;
  insert into public.house_rule_acknowledgements (organization_id, rules_id, lease_id, user_id)
  select v_rules.organization_id, p_rules_id, l.id, (select auth.uid()) from public.leases l
  where l.property_id = v_rules.property_id and l.id in (select private.my_living_lease_ids())
  on conflict do nothing;
  if found then
    -- Who has read them needs no mail about them.
    perform private.cancel_mail('house-rules/' || p_rules_id || '/' || (select auth.uid()));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.agree_payment_plan (
  p_lease_id    uuid,
  p_instalments jsonb,
  p_note        text  DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
  v_open bigint;
  v_total numeric;
  v_count integer;
  v_request public.plan_requests;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
  perform private.lock_money(v_lease.organization_id);
  v_today := private.organization_today(v_lease.organization_id);
  v_open := (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = p_lease_id and due_on <= v_today);
  select coalesce(sum(amount_minor), 0), count(*) into v_total, v_count
  from jsonb_to_recordset(coalesce(p_instalments, '[]')) as i (due_on date, amount_minor bigint);
  if v_open = 0 then
    perform private.fail('nothing_owed');
  elsif v_count not between 1 and 36 then
    perform private.fail('instalments_missing');
  elsif exists (select 1 from jsonb_to_recordset(p_instalments) as i (due_on date, amount_minor bigint)
    where i.due_on is null or i.due_on < v_today or i.due_on > v_today + 1096 or coalesce(i.amount_minor, 0) <= 0) then
    perform private.fail('instalment_invalid');
  elsif v_total <> v_open then
    perform private.fail('instalments_sum', jsonb_build_object('owed_minor', v_open));
  elsif exists (select 1 from public.payment_plans where lease_id = p_lease_id and cancelled_at is null
    and exists (select 1 from public.charges c where c.lease_id = p_lease_id and c.due_on <= agreed_on and c.outstanding_minor > 0)) then
    perform private.fail('plan_exists');
  end if;
  insert into public.payment_plans (id, organization_id, lease_id, currency, agreed_on, total_minor, note, created_by)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, v_today, v_open, btrim(coalesce(p_note, '')), (select auth.uid()));
  insert into public.payment_plan_instalments (organization_id, plan_id, lease_id, position, due_on, amount_minor)
  select v_lease.organization_id, v_id, p_lease_id, row_number() over (order by i.due_on), i.due_on, i.amount_minor
  from jsonb_to_recordset(p_instalments) as i (due_on date, amount_minor bigint);
  -- It answers what its tenant had asked for.
  select * into v_request from public.plan_requests where lease_id = p_lease_id and status = 'open' for update;
  if found then
    perform private.decide_plan_request(v_request, 'agreed', (select note from public.payment_plans where id = v_id));
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.bounce_payment (
  p_payment_id      uuid,
  p_reason          text,
  p_fee_minor       bigint DEFAULT 0,
  p_fee_description text   DEFAULT ''::text,
  p_on              date   DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
  v_lease public.leases;
  v_today date;
begin
  if coalesce(p_fee_minor, 0) < 0 then
    perform private.fail('amount_not_positive');
  end if;
  -- The whole is one transaction, which this request keeps from happening twice.
  v_payment := private.take_payment_back(p_payment_id, p_reason, p_on);
  if p_fee_minor > 0 then
    select * into strict v_lease from public.leases where id = v_payment.lease_id;
    v_today := coalesce(p_on, private.organization_today(v_lease.organization_id));
    perform private.post_charge(v_lease, 'returned_payment', p_fee_minor, v_today, v_today, null, null,
      coalesce(btrim(p_fee_description), ''));
  end if;
  perform private.mail_reversed_payment(p_payment_id, coalesce(p_fee_minor, 0));
  return p_payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_reservation (
  p_reservation_id uuid,
  p_reason         text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reservation public.area_reservations;
  v_is_office boolean;
begin
  select * into v_reservation from public.area_reservations
  where id = p_reservation_id and (organization_id in (select private.my_organization_ids('portfolio.write'))
    or lease_id in (select private.my_living_lease_ids())) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  v_is_office := v_reservation.organization_id in (select private.my_organization_ids('portfolio.write'));
  if v_reservation.status = 'cancelled' then
    return;
  elsif v_reservation.status = 'refused' or v_reservation.ends_at <= now() then
    perform private.fail('reservation_decided');
  elsif v_is_office and v_reservation.lease_id is not null and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.area_reservations set status = 'cancelled', reason = btrim(coalesce(p_reason, '')), decided_at = now()
  where id = p_reservation_id returning * into v_reservation;
  perform private.mail_decided_reservation(v_reservation);
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_shared_document (
  p_document_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.outgoing_mail set parameters = parameters #- array['documents', p_document_id::text]
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared'
    and parameters -> 'documents' ? p_document_id::text;
  delete from private.outgoing_mail
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared' and parameters -> 'documents' = '{}';
end
$function$;

CREATE OR REPLACE FUNCTION private.collect_parcel (
  p_parcel_id    uuid,
  p_is_collected boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_before public.parcels;
  v_parcel public.parcels;
begin
  select * into v_before from public.parcels
  where id = p_parcel_id and (lease_id in (select private.my_living_lease_ids())
    or organization_id in (select private.my_organization_ids('maintenance.write'))) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  update public.parcels set
    collected_at = case when p_is_collected then coalesce(collected_at, now()) end,
    collected_by = case when p_is_collected then coalesce(collected_by, (select auth.uid())) end
  where id = p_parcel_id returning * into v_parcel;
  if (v_before.collected_at is null) <> (v_parcel.collected_at is null) then
    perform private.mail_waiting_parcel(v_parcel);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.confirm_application (
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_known private.listing_applications;
  v_application public.applications;
begin
  select * into v_known from private.listing_applications where token_hash = private.token_hash(p_token) for update;
  if not found then
    return 'unknown';
  elsif v_known.confirmed_at is not null then
    return 'confirmed';
  elsif v_known.expires_at <= now() then
    return 'expired';
  end if;
  update private.listing_applications set confirmed_at = now() where application_id = v_known.application_id;
  update public.applications set status = 'submitted', submitted_at = now()
  where id = v_known.application_id and status = 'draft' returning * into v_application;
  if found then
    perform private.note_application_event(v_application, 'submitted', '');
    perform private.mail_received_application(v_application);
  end if;
  return 'confirmed';
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_reservation (
  p_reservation_id uuid,
  p_is_confirmed   boolean,
  p_reason         text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reservation public.area_reservations;
begin
  select * into v_reservation from public.area_reservations where id = p_reservation_id for update;
  perform private.require_record(v_reservation.organization_id, 'portfolio.write');
  if v_reservation.status = (case when p_is_confirmed then 'confirmed' else 'refused' end)::public.reservation_status then
    return;
  elsif v_reservation.status <> 'requested' then
    perform private.fail('reservation_decided');
  elsif not p_is_confirmed and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.area_reservations set status = (case when p_is_confirmed then 'confirmed' else 'refused' end)::public.reservation_status,
    reason = btrim(coalesce(p_reason, '')), decided_at = now() where id = p_reservation_id
  returning * into v_reservation;
  perform private.mail_decided_reservation(v_reservation);
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_autopay_charge (
  p_card_payment_id uuid,
  p_status          public.card_payment_status
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_charge public.autopay_charges;
  v_autopay public.autopays;
  v_retry_on date;
begin
  select * into v_charge from public.autopay_charges where card_payment_id = p_card_payment_id;
  if not found then
    return;
  end if;
  select * into strict v_autopay from public.autopays where id = v_charge.autopay_id;
  update public.autopay_charges set decided_at = now(), status = (case p_status::text
    when 'declined' then 'declined' when 'abandoned' then 'unknown' else 'paid' end)::public.autopay_charge_status where id = v_charge.id;
  if p_status = 'approved' then
    -- An approval that was believed declined before leaves nothing to try again.
    update public.autopay_charges set status = 'skipped', decided_at = now()
    where lease_id = v_charge.lease_id and month = v_charge.month and attempt = 2 and status = 'announced';
  elsif p_status = 'declined' and v_charge.attempt = 1 and v_autopay.status = 'active' then
    v_retry_on := private.organization_today(v_charge.organization_id)
      + private.payment_rule('autopay_retry_days', private.organization_today(v_charge.organization_id));
    insert into public.autopay_charges (organization_id, autopay_id, lease_id, month, attempt, status, currency, announced_minor, charge_on)
    values (v_charge.organization_id, v_charge.autopay_id, v_charge.lease_id, v_charge.month, 2, 'announced', v_charge.currency,
      v_charge.amount_minor, v_retry_on)
    on conflict do nothing;
  elsif v_autopay.status = 'active' then
    perform private.stop_autopay(v_autopay, 'paused', case when p_status = 'declined' then 'declined' else 'unverified' end);
  end if;
  if p_status = 'declined' then
    perform private.tell_of_declined_autopay(v_autopay, v_charge, v_retry_on);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_sharing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_was_shared boolean := tg_op <> 'INSERT' and old.is_shared;
  v_is_shared boolean := tg_op <> 'DELETE' and new.is_shared;
begin
  if v_is_shared and not v_was_shared then
    perform private.mail_shared_document(new);
  elsif v_was_shared and not v_is_shared then
    perform private.cancel_shared_document(old.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.insert_maintenance (
  p_row            public.maintenance_requests,
  p_is_from_tenant boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row public.maintenance_requests := p_row;
  v_level private.maintenance_service_levels;
begin
  select * into v_level from private.maintenance_service_levels where priority = v_row.priority;
  update private.organization_counters set last_maintenance_number = last_maintenance_number + 1
  where organization_id = v_row.organization_id returning last_maintenance_number into v_row.number;
  insert into public.maintenance_requests (organization_id, number, property_id, unit_id, lease_id, priority, category, title,
    description, may_enter, access_note, reported_by, respond_by, resolve_by, responded_at)
  values (v_row.organization_id, v_row.number, v_row.property_id, v_row.unit_id, v_row.lease_id, v_row.priority, v_row.category,
    btrim(v_row.title), btrim(coalesce(v_row.description, '')), coalesce(v_row.may_enter, false), btrim(coalesce(v_row.access_note, '')),
    (select auth.uid()), now() + v_level.response, now() + v_level.resolution, case when p_is_from_tenant then null else now() end)
  returning * into v_row;
  perform private.note_maintenance_event(v_row, 'reported', '', jsonb_build_object('priority', v_row.priority), false, p_is_from_tenant);
  -- What the office opens has been answered by being opened.
  if v_row.responded_at is null or v_row.priority = 'urgent' then
    perform private.mail_maintenance_to_office(v_row, false);
  end if;
  return v_row.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_decided_payment (
  p_payment public.payments
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.wants_notification(p_payment.reported_by, 'payment_decided', 'email') then
    perform private.mail_user(p_payment.reported_by, 'payment_decided', jsonb_build_object('payment_id', p_payment.id,
        'lease_id', p_payment.lease_id, 'amount_minor', p_payment.amount_minor, 'currency', p_payment.currency,
        'decision', p_payment.status, 'reason', coalesce(p_payment.decision_reason, ''),
        'landlord', (select o.name from public.organizations o where o.id = p_payment.organization_id)),
      'payment-decided/' || p_payment.id || '/' || p_payment.status);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_decided_reservation (
  p_reservation public.area_reservations
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_reservation.lease_id is not null and p_reservation.reserved_by is not null
    and p_reservation.reserved_by is distinct from (select auth.uid())
    and p_reservation.organization_id in (select private.my_organization_ids('portfolio.write'))
    and exists (select 1 from public.leases where id = p_reservation.lease_id and private.is_occupying(status))
    and private.wants_notification(p_reservation.reserved_by, 'reservation_decided', 'email') then
    perform private.mail_user(p_reservation.reserved_by, 'reservation_decided', (
      select jsonb_build_object('lease_id', p_reservation.lease_id, 'area', a.name, 'property', p.name, 'landlord', o.name, 'decision', p_reservation.status,
        'reason', p_reservation.reason, 'starts_at', p_reservation.starts_at, 'ends_at', p_reservation.ends_at, 'time_zone', o.time_zone)
      from public.common_areas a
      join public.properties p on p.id = a.property_id
      join public.organizations o on o.id = a.organization_id
      where a.id = p_reservation.area_id), 'reservation/' || p_reservation.id || '/' || p_reservation.status);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_moved_maintenance (
  p_before public.maintenance_requests
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
begin
  select * into strict v_request from public.maintenance_requests where id = p_before.id;
  if v_request.status = p_before.status then
    return;
  end if;
  if p_before.status = 'completed' and v_request.organization_id not in (select private.my_organization_ids('maintenance.write')) then
    perform private.mail_maintenance_to_office(v_request, true);
  end if;
  perform private.mail_user(lt.user_id, 'maintenance_updated', jsonb_build_object('maintenance_id', v_request.id, 'number', v_request.number,
      'title', v_request.title, 'status', v_request.status, 'landlord', (select name from public.organizations where id = v_request.organization_id)),
    'maintenance-updated/' || v_request.id || '/' || v_request.status || '/' || lt.user_id || '/' || extract(epoch from now()))
  from public.lease_parties lt
  where lt.lease_id = v_request.lease_id and lt.user_id is not null and lt.user_id is distinct from (select auth.uid())
    and private.wants_notification(lt.user_id, 'maintenance_updated', 'email');
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_posted_payment (
  p_payment_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  if v_payment.reported_by is not null then
    perform private.mail_decided_payment(v_payment);
  -- A settled deposit tells of itself, and post_card_payment tells who paid on the processor's page.
  elsif v_payment.method in ('cash', 'transfer', 'cheque', 'card')
    and not exists (select 1 from public.card_payments where payment_id = p_payment_id) then
    perform private.mail_tenants(v_payment.lease_id, 'payment_recorded', jsonb_build_object('payment_id', p_payment_id,
        'amount_minor', v_payment.amount_minor, 'currency', v_payment.currency, 'paid_on', v_payment.paid_on,
        'method', v_payment.method, 'receipt_number', (select number from public.receipts where payment_id = p_payment_id)),
      'payment-recorded/' || p_payment_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_published_rules (
  p_rules public.house_rules
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reader record;
  v_before uuid := (select id from public.house_rules where property_id = p_rules.property_id and version = p_rules.version - 1);
begin
  for v_reader in
    select distinct on (lt.user_id) lt.user_id, l.id as lease_id, p.name as property, o.name as landlord
    from public.leases l
    join public.lease_parties lt on lt.lease_id = l.id and lt.user_id is not null
    join public.properties p on p.id = l.property_id
    join public.organizations o on o.id = l.organization_id
    where l.property_id = p_rules.property_id and private.is_occupying(l.status)
    order by lt.user_id, l.starts_on desc, l.id
  loop
    perform private.cancel_mail('house-rules/' || v_before || '/' || v_reader.user_id);
    if v_reader.user_id is distinct from (select auth.uid())
      and private.wants_notification(v_reader.user_id, 'rules_published', 'email') then
      perform private.mail_user_at(now() + interval '10 minutes', v_reader.user_id, 'rules_published', jsonb_build_object(
        'lease_id', v_reader.lease_id, 'property', v_reader.property, 'landlord', v_reader.landlord, 'is_new', p_rules.version = 1),
        'house-rules/' || p_rules.id || '/' || v_reader.user_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_received_application (
  p_application public.applications
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mail_user(m.user_id, 'application_received', jsonb_build_object('application_id', p_application.id,
      'applicant', (select a.full_name from public.application_applicants a where a.application_id = p_application.id and a.is_primary),
      'property', p.name, 'unit', coalesce((select u.label from public.units u where u.id = p_application.unit_id), '')),
    'application-received/' || p_application.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'people.write'
  join public.properties p on p.id = p_application.property_id
  where m.organization_id = p_application.organization_id and private.wants_notification(m.user_id, 'application_received', 'email')
$function$;

CREATE OR REPLACE FUNCTION private.mail_refunded_payment (
  p_refund_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mail_tenants(r.lease_id, 'payment_refunded', jsonb_build_object('payment_id', r.payment_id,
      'amount_minor', r.amount_minor, 'currency', r.currency, 'refunded_on', r.refunded_on, 'method', r.method,
      'reason', r.reason, 'paid_minor', p.amount_minor, 'paid_on', p.paid_on,
      'owed_again_minor', (select coalesce(-sum(a.amount_minor), 0) from public.payment_allocations a
        where a.entry_id = r.entry_id and a.amount_minor < 0)),
    'payment-refunded/' || r.id)
  from public.refunds r join public.payments p on p.id = r.payment_id where r.id = p_refund_id
$function$;

CREATE OR REPLACE FUNCTION private.mail_reported_payment (
  p_payment_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mail_user(m.user_id, 'payment_reported', jsonb_build_object('payment_id', pay.id,
      'amount_minor', pay.amount_minor, 'currency', pay.currency, 'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = pay.lease_id order by (lt.user_id = pay.reported_by) desc nulls last, lt.is_primary desc limit 1), '')),
    'payment-reported/' || pay.id || '/' || m.user_id)
  from public.payments pay
  join public.memberships m on m.organization_id = pay.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.leases l on l.id = pay.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where pay.id = p_payment_id and private.wants_notification(m.user_id, 'payment_reported', 'email')
$function$;

CREATE OR REPLACE FUNCTION private.mail_reversed_payment (
  p_payment_id uuid,
  p_fee_minor  bigint DEFAULT 0
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  if v_payment.method::text not in ('deposit', 'withholding', 'opening_credit', 'moved_credit') then
    perform private.mail_tenants(v_payment.lease_id, 'payment_reversed', jsonb_build_object('payment_id', p_payment_id,
        'amount_minor', v_payment.amount_minor, 'currency', v_payment.currency, 'paid_on', v_payment.paid_on,
        'reason', coalesce(v_payment.decision_reason, ''),
        'receipt_number', (select number from public.receipts where payment_id = p_payment_id), 'fee_minor', p_fee_minor),
      'payment-reversed/' || p_payment_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_security_event (
  p_event private.security_events
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_event.kind in ('password_changed', 'factor_removed', 'recovery_code_used', 'recovery_codes_created') then
    perform private.mail_user(p_event.user_id, 'security_notice', jsonb_build_object('kind', p_event.kind, 'at', p_event.at),
      'security/' || p_event.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_shared_document (
  p_document public.documents
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reader record;
  v_key text;
begin
  for v_reader in select * from private.document_readers(p_document) loop
    if v_reader.user_id is distinct from (select auth.uid())
      and private.wants_notification(v_reader.user_id, 'document_shared', 'email') then
      v_key := 'documents-shared/' || p_document.organization_id || '/' || v_reader.user_id || '/' || coalesce(v_reader.lease_id::text, '')
        || '/' || floor(extract(epoch from now()) / 600)::bigint;
      perform private.mail_user_at(now() + interval '10 minutes', v_reader.user_id, 'document_shared', jsonb_build_object(
        'landlord', (select name from public.organizations where id = p_document.organization_id), 'lease_id', v_reader.lease_id,
        'documents', '{}'::jsonb), v_key);
      update private.outgoing_mail
      set parameters = jsonb_set(parameters, array['documents', p_document.id::text], to_jsonb(p_document.name))
      where dedupe_key = v_key and attempts = 0 and sent_at is null;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_waiting_parcel (
  p_parcel public.parcels
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reader record;
begin
  for v_reader in
    select lt.user_id, p.name as property, u.label as unit
    from public.lease_parties lt
    join public.leases l on l.id = lt.lease_id and private.is_occupying(l.status)
    join public.properties p on p.id = l.property_id
    join public.units u on u.id = l.unit_id
    left join public.communities c on c.property_id = l.property_id
    where lt.lease_id = p_parcel.lease_id and lt.user_id is not null and coalesce(c.has_parcels, true)
  loop
    if p_parcel.collected_at is not null then
      perform private.cancel_mail('parcel/' || p_parcel.id || '/' || v_reader.user_id);
    elsif v_reader.user_id is distinct from p_parcel.noted_by and v_reader.user_id is distinct from (select auth.uid())
      and private.wants_notification(v_reader.user_id, 'parcel_waiting', 'email') then
      perform private.mail_user_at(now() + interval '10 minutes', v_reader.user_id, 'parcel_waiting', jsonb_build_object(
        'lease_id', p_parcel.lease_id, 'property', v_reader.property, 'unit', v_reader.unit, 'description', p_parcel.description, 'kept_at', p_parcel.kept_at),
        'parcel/' || p_parcel.id || '/' || v_reader.user_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_application (
  p_application_id uuid,
  p_permission     text,
  p_verb           text,
  p_reason         text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_application public.applications;
  v_to public.application_status;
  v_reason text := btrim(coalesce(p_reason, ''));
begin
  select * into v_application from public.applications where id = p_application_id for update;
  perform private.require_record(v_application.organization_id, p_permission);
  v_to := private.application_move(p_verb, v_application.status);
  if v_to is null then
    perform private.fail('application_moved', jsonb_build_object('status', v_application.status));
  elsif p_verb = 'reject' and v_reason = '' then
    perform private.fail('reason_missing');
  elsif v_application.lease_id is not null then
    perform private.fail('application_has_lease');
  elsif v_to = 'submitted' and exists (
    select 1 from public.application_applicants where application_id = p_application_id and consented_at is null
  ) then
    perform private.fail('consent_missing');
  end if;
  update public.applications set
    status = v_to,
    submitted_at = case when v_to = 'submitted' then now() else submitted_at end,
    decision_reason = case when v_to in ('approved', 'rejected', 'withdrawn') then v_reason else '' end,
    decided_by = case when v_to in ('approved', 'rejected', 'withdrawn') then (select auth.uid()) end,
    decided_at = case when v_to in ('approved', 'rejected', 'withdrawn') then now() end,
    retention_until = case when v_to in ('rejected', 'withdrawn')
      then private.organization_today(organization_id) + private.application_retention_days(organization_id) end
  where id = p_application_id;
  perform private.note_application_event(v_application,
    case when p_verb = 'reopen' then 'reopened' when v_to = 'in_review' then 'review_started' else v_to::text end::public.application_event_kind,
    v_reason);
  -- What the office writes down itself is no news to it.
  if v_application.status = 'draft' and v_to = 'submitted' and v_application.source = 'listing' then
    perform private.mail_received_application(v_application);
  end if;
  return p_application_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_maintenance (
  p_maintenance_id uuid,
  p_status         public.maintenance_status,
  p_note           text                      DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
  v_is_tenant boolean;
  v_kind public.maintenance_event_kind;
begin
  v_request := private.lock_maintenance(p_maintenance_id, true);
  v_is_tenant := private.acts_as_tenant(v_request.organization_id);
  v_kind := private.maintenance_move(v_request.status, p_status);
  -- A tenant takes back what nobody has begun, and says when it was not repaired after all.
  if v_kind is null or (v_is_tenant and not (v_request.status = 'pending' and p_status = 'cancelled' or v_kind = 'reopened')) then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  elsif v_kind = 'reopened' and v_is_tenant and v_request.completed_at < now() - interval '30 days' then
    perform private.fail('reopening_too_late');
  elsif v_kind in ('cancelled', 'reopened') and btrim(coalesce(p_note, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.maintenance_requests set
    status = p_status,
    stage = case when p_status = 'in_progress' then stage end,
    responded_at = case when v_is_tenant then responded_at else coalesce(responded_at, now()) end,
    completed_at = case when p_status = 'completed' then now() end,
    rating = null, rating_comment = '',
    reopened_count = reopened_count + (v_kind = 'reopened')::integer,
    resolve_by = case when v_kind = 'reopened'
      then now() + (select resolution from private.maintenance_service_levels l where l.priority = v_request.priority) else resolve_by end
  where id = p_maintenance_id;
  perform private.note_maintenance_event(v_request, v_kind, p_note, '{}', false, v_is_tenant);
  perform private.mail_moved_maintenance(v_request);
  return p_maintenance_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_parcel (
  p_parcel_id   uuid,
  p_property_id uuid,
  p_unit_id     uuid,
  p_description text,
  p_kept_at     text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own uuid := private.community_lease(p_property_id, 'parcels', 'maintenance.write');
  v_lease public.leases;
  v_parcel public.parcels;
begin
  if exists (select 1 from public.parcels where id = p_parcel_id and noted_by = (select auth.uid()) and unit_id = p_unit_id) then
    return p_parcel_id;
  end if;
  select * into v_lease from public.leases
  where property_id = p_property_id and unit_id = p_unit_id and private.is_occupying(status);
  if not found then
    perform private.fail('unit_without_tenant');
  elsif v_own is not null and (select count(*) from public.parcels
    where noted_by = (select auth.uid()) and noted_at > now() - interval '1 day') >= 20 then
    perform private.fail('too_many_posts');
  end if;
  insert into public.parcels (id, organization_id, property_id, unit_id, lease_id, description, kept_at, noted_by_lease_id, noted_by)
  values (p_parcel_id, v_lease.organization_id, p_property_id, p_unit_id, v_lease.id, btrim(p_description),
    btrim(coalesce(p_kept_at, '')), v_own, (select auth.uid()))
  returning * into v_parcel;
  perform private.mail_waiting_parcel(v_parcel);
  return p_parcel_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_security_changes (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_event private.security_events;
begin
  insert into private.security_events (user_id, kind, at, session_id, user_agent)
  select s.user_id, 'signed_in', s.created_at, s.id, left(s.user_agent, 400)
  from auth.sessions s where s.user_id = p_user_id
  on conflict do nothing;
  insert into private.security_events (user_id, kind, at, factor_id)
  select f.user_id, 'factor_added', f.updated_at, f.id
  from auth.mfa_factors f where f.user_id = p_user_id and f.status = 'verified'
  on conflict do nothing;
  for v_event in
    insert into private.security_events (user_id, kind, factor_id)
    select e.user_id, 'factor_removed', e.factor_id
    from private.security_events e
    where e.user_id = p_user_id and e.kind = 'factor_added'
      and not exists (select 1 from auth.mfa_factors f where f.id = e.factor_id)
    on conflict do nothing
    returning *
  loop
    perform private.mail_security_event(v_event);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_security_event (
  p_user_id uuid,
  p_kind    public.security_event_kind
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_event private.security_events;
begin
  insert into private.security_events (user_id, kind, session_id, user_agent)
  select p_user_id, p_kind, private.my_session_id(),
    (select left(user_agent, 400) from auth.sessions where id = private.my_session_id() and user_id = p_user_id)
  returning * into v_event;
  perform private.mail_security_event(v_event);
end
$function$;

CREATE OR REPLACE FUNCTION private.plan_maintenance (
  p_maintenance_id uuid,
  p_priority       public.maintenance_priority,
  p_stage          public.maintenance_stage,
  p_assigned_to    uuid,
  p_scheduled_on   date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
  v_level private.maintenance_service_levels;
begin
  v_request := private.lock_maintenance(p_maintenance_id, false);
  if v_request.status not in ('pending', 'in_progress') then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  elsif p_assigned_to is not null and p_assigned_to is distinct from v_request.assigned_to
    and p_assigned_to not in (select user_id from private.maintenance_workers(v_request.organization_id)) then
    perform private.fail('assignee_not_member');
  elsif p_scheduled_on is not null and p_scheduled_on is distinct from v_request.scheduled_on
    and p_scheduled_on < private.organization_today(v_request.organization_id) then
    perform private.fail('scheduled_in_past');
  end if;
  select * into v_level from private.maintenance_service_levels where priority = p_priority;
  update public.maintenance_requests set
    -- To say how it stands is to have begun.
    status = case when p_stage is null then status else 'in_progress'::public.maintenance_status end,
    stage = p_stage, assigned_to = p_assigned_to, scheduled_on = p_scheduled_on, priority = p_priority,
    responded_at = coalesce(responded_at, now()),
    respond_by = case when priority = p_priority then respond_by else created_at + v_level.response end,
    resolve_by = case when priority = p_priority then resolve_by else created_at + v_level.resolution end
  where id = p_maintenance_id;
  if v_request.status = 'pending' and p_stage is not null then
    perform private.note_maintenance_event(v_request, 'started', '', '{}', false, false);
  end if;
  if v_request.priority <> p_priority then
    perform private.note_maintenance_event(v_request, 'priority_changed', '',
      jsonb_build_object('from', v_request.priority, 'to', p_priority), false, false);
  end if;
  if v_request.assigned_to is distinct from p_assigned_to then
    perform private.note_maintenance_event(v_request, 'assigned', '', jsonb_build_object('to', p_assigned_to), false, false);
  end if;
  if v_request.stage is distinct from p_stage or v_request.scheduled_on is distinct from p_scheduled_on then
    perform private.note_maintenance_event(v_request, 'stage_changed', '',
      jsonb_build_object('stage', p_stage, 'on', p_scheduled_on), false, false);
  end if;
  perform private.mail_moved_maintenance(v_request);
  return p_maintenance_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.post_card_claim (
  p_claim public.card_claims
)
  RETURNS public.card_claims
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
  v_reason text;
  v_part bigint;
begin
  select * into strict v_payment from public.payments where id = p_claim.payment_id;
  -- Both words are read in either language.
  select case p_claim.kind when 'dispute' then 'Contracargo (chargeback) ' else 'Reembolso (refund) ' end || initcap(c.processor::text)
  into strict v_reason from public.card_payments c where c.id = p_claim.card_payment_id;
  v_part := least(p_claim.amount_minor, private.refundable_minor(v_payment));
  if v_payment.status <> 'confirmed' or p_claim.currency <> v_payment.currency::text then
    return p_claim;
  elsif p_claim.kind = 'dispute' and p_claim.amount_minor >= v_payment.amount_minor + v_payment.fee_minor
    and v_part = v_payment.amount_minor then
    perform private.reverse_confirmed_payment(v_payment,
      concat_ws(' · ', v_reason || ' ' || p_claim.reference, nullif(p_claim.reason, '')));
    perform private.mail_reversed_payment(v_payment.id);
    p_claim.posted_minor := v_payment.amount_minor + v_payment.fee_minor;
  elsif v_part > 0 then
    p_claim.refund_id := gen_random_uuid();
    p_claim.posted_minor := v_part;
    insert into public.refunds (id, organization_id, lease_id, payment_id, status, method, currency, amount_minor, reason, reference)
    values (p_claim.refund_id, v_payment.organization_id, v_payment.lease_id, v_payment.id, 'requested', 'card', v_payment.currency,
      v_part, concat_ws(' · ', v_reason, nullif(p_claim.reason, '')), p_claim.reference);
    perform private.post_refund(p_claim.refund_id);
  end if;
  return p_claim;
end
$function$;

CREATE OR REPLACE FUNCTION private.post_payment (
  p_payment_id uuid,
  p_account_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
  v_exchange public.payment_exchanges;
  v_allocated bigint;
  v_entry uuid;
  v_number bigint;
  v_posted_on date;
  v_account uuid;
  v_cash jsonb;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  v_account := private.cash_account(v_payment.organization_id, p_account_id, 'payments');
  v_cash := jsonb_build_array(
    jsonb_build_object('account_id', v_account, 'amount', v_payment.amount_minor + v_payment.fee_minor));
  select * into v_exchange from public.payment_exchanges where payment_id = p_payment_id;
  if found then
    v_exchange.difference_currency := (select default_currency from public.organizations where id = v_payment.organization_id);
    v_exchange.difference_minor := private.exchange_difference(v_exchange.difference_currency, v_payment.currency,
      v_payment.amount_minor, v_exchange.received_minor, v_exchange.rate);
    update public.payment_exchanges set difference_currency = v_exchange.difference_currency,
      difference_minor = v_exchange.difference_minor where payment_id = p_payment_id;
    v_cash := jsonb_build_array(jsonb_build_object('account_id', v_account, 'currency', v_exchange.received_currency,
        'amount', v_exchange.received_minor))
      || private.exchange_lines(v_payment.organization_id, v_payment.currency, v_payment.amount_minor, v_exchange.received_minor,
        v_exchange.difference_minor);
  end if;
  -- The tenant says when they paid: in a time that is closed by now, it is posted on the first open day. The office is
  -- told instead that the day is closed.
  v_posted_on := case when v_payment.reported_by is null then v_payment.paid_on
    else private.open_day(v_payment.organization_id, v_payment.paid_on) end;
  -- Before it pays: what it need not pay is gone.
  perform private.take_back_late_fees(v_payment);
  v_allocated := least(v_payment.amount_minor, private.open_amount(v_payment.lease_id));
  v_entry := private.post_entry(v_payment.organization_id, 'payment', v_posted_on, v_payment.currency, v_payment.lease_id,
    v_payment.property_id, v_cash || jsonb_build_array(
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - v_payment.amount_minor),
      jsonb_build_object('account', 'other_income', 'amount', -v_payment.fee_minor)),
    case when v_posted_on <> v_payment.paid_on then v_payment.paid_on::text else '' end);
  update public.payments set status = 'confirmed', entry_id = v_entry, account_id = v_account, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_payment_id;
  perform private.allocate_payment(p_payment_id, v_allocated, v_posted_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_payment.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_payment.organization_id, v_number, p_payment_id, v_payment.lease_id,
    private.organization_today(v_payment.organization_id), v_payment.currency, v_payment.amount_minor,
    private.receipt_details(p_payment_id));
  perform private.mail_posted_payment(p_payment_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.post_refund (
  p_refund_id uuid,
  p_on        date DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_refund public.refunds;
  v_payment public.payments;
  v_exchange public.payment_exchanges;
  v_today date;
  v_credit bigint;
  v_entry uuid;
  v_account uuid;
  v_part bigint;
  v_cash jsonb;
begin
  select * into strict v_refund from public.refunds where id = p_refund_id;
  select * into strict v_payment from public.payments where id = v_refund.payment_id;
  v_today := coalesce(p_on, private.organization_today(v_refund.organization_id));
  -- From where it arrived, also when that account is not used any more.
  v_account := coalesce(v_payment.account_id, private.cash_account(v_refund.organization_id, null, 'payments'));
  v_credit := least(v_payment.unapplied_minor, v_refund.amount_minor);
  v_cash := jsonb_build_array(jsonb_build_object('account_id', v_account, 'amount', -v_refund.amount_minor));
  select * into v_exchange from public.payment_exchanges where payment_id = v_payment.id;
  if found then
    -- In the money that it came in, at its own rate: parts of it add up to what was received.
    v_part := private.received_part(v_exchange.received_minor, v_payment.amount_minor, v_payment.refunded_minor + v_refund.amount_minor)
      - private.received_part(v_exchange.received_minor, v_payment.amount_minor, v_payment.refunded_minor);
    v_cash := jsonb_build_array(jsonb_build_object('account_id', v_account, 'currency', v_exchange.received_currency, 'amount', -v_part))
      || private.exchange_lines(v_refund.organization_id, v_exchange.received_currency, v_part, v_refund.amount_minor,
        private.exchange_difference(v_exchange.difference_currency, v_exchange.received_currency, v_part, v_refund.amount_minor,
          v_exchange.rate));
  end if;
  v_entry := private.post_entry(v_refund.organization_id, 'payment_refund', v_today, v_refund.currency, v_refund.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_credit),
      jsonb_build_object('account', 'receivables', 'amount', v_refund.amount_minor - v_credit)) || v_cash, v_refund.reason);
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select v_refund.organization_id, v_payment.id, s.charge_id, v_refund.lease_id, v_refund.currency, -s.amount_minor, v_today, v_entry
  from private.shares_to_take_back(v_payment.id, v_refund.amount_minor - v_credit) s;
  update public.payments set unapplied_minor = unapplied_minor - v_refund.amount_minor,
    refunded_minor = refunded_minor + v_refund.amount_minor
  where id = v_payment.id;
  update public.refunds set status = 'done', entry_id = v_entry, refunded_on = v_today, decided_at = now(), next_check_at = null
  where id = p_refund_id;
  perform private.apply_credit(v_refund.lease_id, private.organization_today(v_refund.organization_id));
  perform private.mail_refunded_payment(p_refund_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.publish_house_rules (
  p_rules_id    uuid,
  p_property_id uuid,
  p_body        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization_id uuid := private.managed_property(p_property_id);
  v_rules public.house_rules;
begin
  if exists (select 1 from public.house_rules where id = p_rules_id and property_id = p_property_id and body = btrim(p_body)) then
    return p_rules_id;
  end if;
  insert into public.house_rules (id, organization_id, property_id, version, body, published_by)
  values (p_rules_id, v_organization_id, p_property_id,
    (select coalesce(max(version), 0) + 1 from public.house_rules where property_id = p_property_id), btrim(p_body), (select auth.uid()))
  returning * into v_rules;
  perform private.mail_published_rules(v_rules);
  return p_rules_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reject_payment (
  p_payment_id uuid,
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
  update public.payments set status = 'rejected', decision_reason = btrim(p_reason),
    decided_by = (select auth.uid()), decided_at = now() where id = p_payment_id
  returning * into v_payment;
  perform private.mail_decided_payment(v_payment);
  return p_payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_payment (
  p_lease_id       uuid,
  p_amount_minor   bigint,
  p_paid_on        date,
  p_method         public.payment_method DEFAULT 'transfer'::public.payment_method,
  p_reference      text                  DEFAULT ''::text,
  p_proof_path     text                  DEFAULT NULL::text,
  p_received_minor bigint                DEFAULT NULL::bigint,
  p_rate           numeric               DEFAULT NULL::numeric,
  p_rate_source    text                  DEFAULT NULL::text,
  p_rated_on       date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  if p_proof_path is not null and not exists (
    select 1 from storage.objects where bucket_id = 'payment-proofs' and name = p_proof_path
      and starts_with(name, v_lease.organization_id || '/' || v_lease.id || '/')
  ) then
    perform private.fail('proof_not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on,
    reference, proof_path, reported_by)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''), p_proof_path, (select auth.uid()));
  if p_received_minor is not null then
    perform private.keep_exchange(v_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  perform private.mail_reported_payment(v_id);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reverse_payment (
  p_payment_id uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.take_payment_back(p_payment_id, p_reason, p_on);
  perform private.mail_reversed_payment(p_payment_id);
  return p_payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_card_payment (
  p_id     uuid,
  p_result jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_outcome text := p_result ->> 'outcome';
  v_card public.card_payments;
  v_amount bigint := (p_result ->> 'amount_minor')::bigint;
  v_currency text := p_result ->> 'currency';
begin
  select * into v_card from public.card_payments where id = p_id;
  if not found then
    perform private.fail('not_found');
  elsif v_outcome is null or v_outcome not in ('approved', 'declined', 'abandoned') then
    perform private.fail('outcome_invalid');
  end if;
  perform private.lock_money(v_card.organization_id);
  select * into strict v_card from public.card_payments where id = p_id for update;
  -- A verified approval overtakes whatever was thought before; nothing else overtakes a decision.
  if v_card.status in ('approved', 'partially_refunded', 'refunded') or v_card.status::text = v_outcome
    or (v_outcome = 'abandoned' and v_card.status = 'declined') then
    return jsonb_build_object('status', v_card.status, 'payment_id', v_card.payment_id, 'changed', false);
  end if;
  -- A processor that does not tell the amount again fixed it when the attempt was opened.
  if v_outcome = 'approved' and (coalesce(v_amount, v_card.amount_minor + v_card.fee_minor) <> v_card.amount_minor + v_card.fee_minor
      or coalesce(v_currency, v_card.currency::text) <> v_card.currency::text) then
    update public.card_payments set problem = 'amount_mismatch', next_check_at = null where id = p_id;
    return jsonb_build_object('status', v_card.status, 'payment_id', null, 'changed', false, 'problem', 'amount_mismatch');
  end if;
  if v_outcome = 'approved' and not v_card.is_test then
    v_card.card_brand := left(p_result ->> 'card_brand', 30);
    v_card.card_last4 := substring(p_result ->> 'card_last4' from '[0-9]{4}$');
    v_card.payment_id := private.post_card_payment(v_card, p_result ->> 'authorization_code');
  end if;
  update public.card_payments set status = v_outcome::public.card_payment_status, payment_id = v_card.payment_id,
    reference = coalesce(left(p_result ->> 'reference', 200), reference),
    authorization_code = left(p_result ->> 'authorization_code', 80), card_brand = left(p_result ->> 'card_brand', 30),
    card_last4 = substring(p_result ->> 'card_last4' from '[0-9]{4}$'), failure = left(p_result ->> 'failure', 200),
    problem = case when v_outcome = 'approved' then null else coalesce(p_result ->> 'problem', problem) end,
    decided_at = now(),
    -- Who left the page may have come back to it: nobody signs that somebody left.
    next_check_at = case when v_outcome = 'abandoned' and p_result ->> 'failure' = 'cancelled' then now() + interval '1 hour' end
  where id = p_id;
  perform private.follow_autopay_charge(p_id, v_outcome::public.card_payment_status);
  if v_outcome = 'approved' then
    delete from private.card_payment_secrets where card_payment_id = p_id;
  end if;
  return jsonb_build_object('status', v_outcome, 'payment_id', v_card.payment_id, 'changed', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_payment_back (
  p_payment_id uuid,
  p_reason     text,
  p_on         date
)
  RETURNS public.payments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_payment := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  -- It is a part of a payment of the lease before: that one is reversed, and this with it.
  if v_payment.moved_from_payment_id is not null then
    perform private.fail('moved_credit_stays');
  end if;
  perform private.reverse_confirmed_payment(v_payment, p_reason, p_on);
  return v_payment;
end
$function$;

CREATE TRIGGER follow_sharing
  AFTER INSERT OR DELETE OR UPDATE OF is_shared ON public.documents
  FOR EACH ROW
  EXECUTE FUNCTION private.follow_sharing();

COMMENT ON FUNCTION "private"."cancel_shared_document"(uuid) IS 'A mail that waits does not name what is not shared any more.';

COMMENT ON FUNCTION "private"."follow_autopay_charge"(uuid, public.card_payment_status) IS 'What became of the card payment of an automatic one: paid, tried again once after a decline, else paused.';

COMMENT ON FUNCTION "private"."follow_sharing"() IS 'Trigger: the office writes documents without a verb, so their tenants hear from here what is shared with them now, and what no longer is.';

COMMENT ON FUNCTION "private"."insert_maintenance"(public.maintenance_requests, boolean) IS 'Numbers a request, sets until when it is due, begins its history, and tells who sees to repairs.';

COMMENT ON FUNCTION "private"."mail_decided_payment"(public.payments) IS 'Tells who reported a payment what became of it.';

COMMENT ON FUNCTION "private"."mail_decided_reservation"(public.area_reservations) IS 'Tells who reserved an area that the office confirmed, refused or cancelled it.';

COMMENT ON FUNCTION "private"."mail_moved_maintenance"(public.maintenance_requests) IS 'Tells the tenants of a new status, and the office of what was not repaired after all.';

COMMENT ON FUNCTION "private"."mail_posted_payment"(uuid) IS 'Tells who reported a payment that it was confirmed, or the tenants of one that the office recorded. Its receipt is there.';

COMMENT ON FUNCTION "private"."mail_published_rules"(public.house_rules) IS 'Mails those who live or work there the rules that hold now, in place of what waits about the ones before.';

COMMENT ON FUNCTION "private"."mail_received_application"(public.applications) IS 'Tells those who handle applications that one came through a listing and was confirmed.';

COMMENT ON FUNCTION "private"."mail_refunded_payment"(uuid) IS 'Tells tenants what of a payment was given back, how and why, and what of it is owed again.';

COMMENT ON FUNCTION "private"."mail_reported_payment"(uuid) IS 'Tells those who handle money that a tenant says to have paid.';

COMMENT ON FUNCTION "private"."mail_reversed_payment"(uuid, bigint) IS 'Tells tenants of a payment that was reversed, and of the fee that was charged for its return.';

COMMENT ON FUNCTION "private"."mail_security_event"(private.security_events) IS 'Tells the holder by mail of what somebody else may have done to the account.';

COMMENT ON FUNCTION "private"."mail_shared_document"(public.documents) IS 'Writes to the tenants who see a document now, in one mail with what else is shared with them within ten minutes.';

COMMENT ON FUNCTION "private"."mail_waiting_parcel"(public.parcels) IS 'Mails the tenants of a unit what waits for them, but for who noted it, and takes that back when it is collected.';

COMMENT ON FUNCTION "private"."note_security_event"(uuid, public.security_event_kind) IS 'Writes down what the caller''s session did, and tells the holder where somebody else may have done it.';

COMMENT ON FUNCTION "private"."post_payment"(uuid, uuid) IS 'What happens when a payment is confirmed: late fees that it makes undue go, it is posted on the cash account that was chosen or the usual one, pays what is due, gets its receipt, and people hear of it.';

COMMENT ON FUNCTION "private"."take_payment_back"(uuid, text, date) IS 'Reverses a payment for a reason, and tells nobody: what is charged for its return comes first. Errors as reverse_payment.';

REVOKE ALL ON FUNCTION "private"."cancel_shared_document"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cancel_shared_document"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cancel_shared_document"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_autopay_charge"(uuid, public.card_payment_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_autopay_charge"(uuid, public.card_payment_status) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_autopay_charge"(uuid, public.card_payment_status) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_sharing"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_sharing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_sharing"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_decided_payment"(public.payments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_decided_payment"(public.payments) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_decided_payment"(public.payments) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_decided_reservation"(public.area_reservations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_decided_reservation"(public.area_reservations) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_decided_reservation"(public.area_reservations) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_moved_maintenance"(public.maintenance_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_moved_maintenance"(public.maintenance_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_moved_maintenance"(public.maintenance_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_posted_payment"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_posted_payment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_posted_payment"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_published_rules"(public.house_rules) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_published_rules"(public.house_rules) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_published_rules"(public.house_rules) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_received_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_received_application"(public.applications) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_received_application"(public.applications) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_refunded_payment"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_refunded_payment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_refunded_payment"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_reported_payment"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_reported_payment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_reported_payment"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_reversed_payment"(uuid, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_reversed_payment"(uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_reversed_payment"(uuid, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_security_event"(private.security_events) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_security_event"(private.security_events) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_security_event"(private.security_events) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_shared_document"(public.documents) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_shared_document"(public.documents) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_shared_document"(public.documents) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_waiting_parcel"(public.parcels) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_waiting_parcel"(public.parcels) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_waiting_parcel"(public.parcels) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_security_event"(uuid, public.security_event_kind) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_security_event"(uuid, public.security_event_kind) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_security_event"(uuid, public.security_event_kind) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_payment_back"(uuid, text, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_payment_back"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_payment_back"(uuid, text, date) TO "postgres";
