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

-- Names of the trade in place of the house's own: docs/glossary.md. What is stored stays as it is.
set local check_function_bodies = off;

alter table public.seat_signals rename to membership_signals;
alter table public.membership_signals rename constraint seat_signals_pkey to membership_signals_pkey;
alter table public.membership_signals rename constraint seat_signals_id_fkey to membership_signals_id_fkey;
alter table public.card_claims rename column told_at to reported_at;
alter table public.bills rename column own_receipt to purchase_receipt_kind;
alter table public.bills rename constraint bills_own_receipt_check to bills_purchase_receipt_kind_check;
alter table public.deposit_settlements rename column kept_minor to deducted_minor;
alter table public.parcels rename column kept_at to storage_place;
alter table public.parcels rename constraint parcels_kept_at_check to parcels_storage_place_check;
alter table public.unit_rows rename column is_let to is_leased;
alter table public.month_ends rename column let_unit_count to leased_unit_count;
alter table public.profiles rename constraint profiles_identity_is_whole to profiles_identity_complete;

alter view public.bills_list rename column own_receipt to purchase_receipt_kind;
alter view public.bills_list rename column own_receipt_id to purchase_receipt_id;
alter view public.parcels_list rename column kept_at to storage_place;
alter view public.units_list rename column is_let to is_leased;

alter function private.signal_seats rename to signal_memberships;
alter function private.check_own_receipt rename to check_purchase_receipt;
alter function private.give_out_own_receipt rename to insert_purchase_receipt;
alter function private.cancel_own_receipt rename to cancel_purchase_receipt;
alter function private.keep_own_number rename to keep_ncf_of_purchase;
alter function private.is_own_purchase_number rename to is_purchase_receipt_number;
alter trigger cancel_own_receipt on public.bills rename to cancel_purchase_receipt;
alter trigger keep_own_number on public.bills rename to keep_ncf_of_purchase;
alter function private.deposits_kept rename to deposits_in_accounts;
alter function private.let_unit_count rename to leased_unit_count;
alter function private.is_unit_let rename to is_unit_leased;
alter function private.give_out_receipt rename to issue_receipt;
alter function private.set_usual_accounts rename to set_default_accounts;
alter function public.set_usual_accounts rename to set_default_accounts;
alter function private.take_back_held_deposit rename to reverse_held_deposit;
alter function public.take_back_held_deposit rename to reverse_held_deposit;
alter function private.tell_of_declined_autopay rename to notify_of_declined_autopay;
alter function private.tell_of_document_decision rename to notify_of_document_decision;
alter function private.tell_of_ending_autopays rename to notify_of_ending_autopays;
alter function private.tell_of_message rename to notify_of_message;
alter function private.tell_of_started_autopay rename to notify_of_started_autopay;
alter function private.tell_office_of_left_autopay rename to notify_office_of_left_autopay;

-- JSON that is stored under the old names and read under the new ones.
alter table public.lease_events disable trigger refuse_change;
update public.lease_events set facts = facts - 'kept_minor' || jsonb_build_object('deducted_minor', facts -> 'kept_minor')
where facts ? 'kept_minor';
alter table public.lease_events enable trigger refuse_change;
update public.recurring_bills set bill = bill - 'own_receipt' || jsonb_build_object('purchase_receipt_kind', bill -> 'own_receipt')
where bill ? 'own_receipt';
update private.outgoing_mail set parameters = parameters - 'kept_at' || jsonb_build_object('storage_place', parameters -> 'kept_at')
where parameters ? 'kept_at';

delete from private.refusal_kinds where code = 'own_receipt_stays';

SET local check_function_bodies = off;

DROP FUNCTION "private"."cash_positions"(uuid);

DROP FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text);

DROP FUNCTION "public"."cash_positions"(uuid);

DROP FUNCTION "public"."note_parcel"(uuid, uuid, uuid, text, text);

DROP FUNCTION "public"."property_months"(uuid, date, date);

CREATE OR REPLACE FUNCTION private.activate_autopay (
  p_card_payment_id uuid,
  p_sealed          text,
  p_expires         text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_autopay public.autopays;
  v_former public.autopays;
  v_card public.card_payments;
begin
  select * into v_autopay from public.autopays where card_payment_id = p_card_payment_id;
  if not found then
    return null;
  end if;
  perform private.lock_money(v_autopay.organization_id);
  select * into strict v_autopay from public.autopays where id = v_autopay.id for update;
  select * into strict v_card from public.card_payments where id = p_card_payment_id;
  if v_autopay.status <> 'pending' or v_card.status <> 'approved' then
    return v_autopay.id;
  end if;
  insert into private.autopay_cards (autopay_id, sealed) values (v_autopay.id, p_sealed);
  -- A new card takes the place of the former one, with what was announced for it.
  select * into v_former from public.autopays where lease_id = v_autopay.lease_id and status in ('active', 'paused') for update;
  if found then
    update public.autopay_charges set autopay_id = v_autopay.id where autopay_id = v_former.id and status = 'announced';
    perform private.stop_autopay(v_former, 'cancelled', 'replaced');
  end if;
  update public.autopays set status = 'active', card_brand = v_card.card_brand, card_last4 = v_card.card_last4,
    card_expires = p_expires, counts_from = private.organization_today(v_autopay.organization_id) + 1
  where id = v_autopay.id returning * into v_autopay;
  perform private.notify_of_started_autopay(v_autopay);
  return v_autopay.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.call_off_document_request (
  p_document_request_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.document_requests := private.document_request_for(p_document_request_id, false);
  v_user uuid;
  v_was_told boolean := false;
begin
  if v_request.status = 'called_off' then
    return;
  elsif v_request.status = 'accepted' then
    perform private.fail('document_request_closed');
  end if;
  update public.document_requests set status = 'called_off', file_id = null, refusal = '', decided_by = (select auth.uid()),
    decided_at = now()
  where id = p_document_request_id returning * into v_request;
  delete from public.requested_files where document_request_id = p_document_request_id;
  for v_user in select user_id from public.lease_tenants where lease_id = v_request.lease_id and user_id is not null loop
    perform private.cancel_mail(private.document_mail_key(p_document_request_id, v_user));
    v_was_told := v_was_told or exists (select 1 from private.outgoing_mail
      where dedupe_key = private.document_mail_key(p_document_request_id, v_user));
  end loop;
  -- Who never read of it need not read that it is over.
  if v_was_told then
    perform private.notify_of_document_decision(v_request);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.carry_over_autopay (
  p_autopay_id      uuid,
  p_lease_id        uuid,
  p_limit_minor     bigint,
  p_pays_on         integer,
  p_consent_version text,
  p_language        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_from public.autopays := private.my_autopay(p_autopay_id);
  v_settings public.online_payment_settings;
  v_card private.autopay_cards;
  v_new public.autopays;
begin
  -- Whoever forgets cards takes the row first or finds it shared.
  select * into v_card from private.autopay_cards where autopay_id = p_autopay_id for update;
  if not exists (select 1 from private.carriable_autopays((select auth.uid())) o
      where o.autopay_id = p_autopay_id and o.lease_id = p_lease_id) then
    perform private.fail('autopay_over');
  end if;
  select * into strict v_settings from public.online_payment_settings where organization_id = v_from.organization_id;
  perform private.check_autopay_terms(v_settings, p_limit_minor, p_pays_on, p_consent_version, p_language);
  insert into public.autopays (organization_id, lease_id, user_id, status, processor, currency, limit_minor, pays_on, consent_version,
    consent_language, carried_from, card_brand, card_last4, card_expires, counts_from)
  values (v_from.organization_id, p_lease_id, v_from.user_id, 'active', v_from.processor, v_from.currency, p_limit_minor, p_pays_on,
    p_consent_version, case when p_language = 'en' then 'en' else 'es' end, v_from.id, v_from.card_brand, v_from.card_last4,
    v_from.card_expires, private.organization_today(v_from.organization_id) + 1)
  returning * into v_new;
  insert into private.autopay_cards (autopay_id, sealed, sealed_for)
  values (v_new.id, v_card.sealed, coalesce(v_card.sealed_for, v_card.autopay_id));
  perform private.notify_of_started_autopay(v_new);
  return v_new.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.cash_positions (
  p_organization_id uuid
)
  RETURNS TABLE (
    currency             public.currency_code,
    deposits_owed_minor  bigint,
    deposits_held_minor  bigint,
    owners_due_minor     bigint,
    owners_held_minor    bigint,
    keeps_deposits_apart boolean,
    keeps_owners_apart   boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  return query
  with due as (
    -- What owners have earned when money moved, less what was drawn; one owner's advance is nobody else's money.
    -- What clients withheld never came.
    select d.currency, sum(d.amount_minor - coalesce(w.amount, 0))::bigint as amount from private.property_dues d
    left join (select x.property_id, x.currency, sum(x.amount_minor) as amount
      from private.withheld_for_owners(p_organization_id, null) x group by 1, 2) w
      on w.property_id = d.property_id and w.currency = d.currency
    where d.organization_id = p_organization_id and d.amount_minor > coalesce(w.amount, 0) and exists (select 1 from public.property_owners o
      where o.organization_id = p_organization_id and o.property_id = d.property_id)
    group by 1
  ), kept as (
    select b.currency, sum(b.balance_minor) filter (where a.held_for = 'owners')::bigint as owners,
      bool_or(b.balance_minor <> 0 and a.held_for = 'deposits') as has_deposits,
      bool_or(b.balance_minor <> 0 and a.held_for = 'owners') as has_owners
    from public.accounts a join public.account_balances b on b.account_id = a.id
    where a.organization_id = p_organization_id and a.held_for <> 'own'
    group by 1
  ), usual as (
    select exists (select 1 from public.accounts a where a.id = o.deposits_account_id and a.held_for = 'deposits')
        or coalesce((select bool_or(has_deposits) from kept), false) as deposits,
      exists (select 1 from public.accounts a where a.id = o.payments_account_id and a.held_for = 'owners')
        or coalesce((select bool_or(has_owners) from kept), false) as owners
    from public.organizations o where o.id = p_organization_id
  )
  select k.code, private.deposits_owed(p_organization_id, k.code), private.deposits_in_accounts(p_organization_id, k.code),
    coalesce(d.amount, 0), coalesce(h.owners, 0), u.deposits, u.owners
  from unnest(enum_range(null::public.currency_code)) as k (code)
  cross join usual u
  left join due d on d.currency = k.code
  left join kept h on h.currency = k.code
  order by k.code;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_deposits_out (
  p_entry        public.journal_entries,
  p_account_id   uuid,
  p_currency     public.currency_code,
  p_amount_minor bigint,
  p_is_transfer  boolean
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_left bigint;
  v_out bigint;
begin
  -- Deposits are exchanged into an account that keeps them as well.
  if not (p_is_transfer or p_entry.kind in ('deposit_refund', 'payment_refund', 'opening') or (p_entry.kind = 'conversion'
      and not exists (select 1 from public.journal_lines l join public.accounts a on a.id = l.account_id
        where l.organization_id = p_entry.organization_id and l.entry_id = p_entry.id and a.subtype = 'cash' and a.held_for <> 'deposits'))) then
    perform private.fail('deposits_reserved', '{"fields": ["account_id"]}');
  end if;
  select balance_minor into v_left from public.account_balances where account_id = p_account_id and currency = p_currency;
  if v_left < 0 then
    perform private.fail('deposits_short', jsonb_build_object('fields', '["account_id"]'::jsonb, 'currency', p_currency,
      'available_minor', greatest(v_left - p_amount_minor, 0)));
  end if;
  if p_is_transfer then
    select -coalesce(sum(l.amount_minor), 0) into v_out from public.journal_lines l
    join public.accounts a on a.id = l.account_id and a.held_for = 'deposits'
    where l.organization_id = p_entry.organization_id and l.entry_id = p_entry.id and l.currency = p_currency;
    v_left := private.deposits_in_accounts(p_entry.organization_id, p_currency) - private.deposits_owed(p_entry.organization_id, p_currency);
    if v_out > 0 and v_left < 0 then
      perform private.fail('deposits_needed', jsonb_build_object('fields', '["amount_minor"]'::jsonb, 'currency', p_currency,
        'available_minor', greatest(v_left + v_out, 0)));
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_document_request (
  p_document_request_id uuid,
  p_file_id             uuid,
  p_is_accepted         boolean,
  p_reason              text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.document_requests := private.document_request_for(p_document_request_id, false);
  v_reason text := btrim(coalesce(p_reason, ''));
begin
  if v_request.file_id = p_file_id
    and (v_request.status = 'accepted' and p_is_accepted
      or v_request.status = 'refused' and not p_is_accepted and v_request.refusal = v_reason) then
    return;
  elsif v_request.status <> 'handed_in' or v_request.file_id is distinct from p_file_id then
    perform private.fail('document_request_changed');
  elsif not p_is_accepted and v_reason = '' then
    perform private.fail('reason_missing');
  end if;
  if p_is_accepted then
    insert into public.documents (id, organization_id, lease_id, kind, name, file_type, size_bytes, is_shared)
    select f.id, f.organization_id, v_request.lease_id, 'other', v_request.name, f.file_type, f.size_bytes, false
    from public.requested_files f where f.id = p_file_id;
  end if;
  update public.document_requests set status = (case when p_is_accepted then 'accepted' else 'refused' end)::public.document_request_status,
    refusal = case when p_is_accepted then '' else left(v_reason, 600) end, document_id = case when p_is_accepted then p_file_id end,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_document_request_id returning * into v_request;
  perform private.notify_of_document_decision(v_request);
end
$function$;

CREATE OR REPLACE FUNCTION private.end_autopays (
  p_organization_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row record;
  v_autopay public.autopays;
  v_count integer := 0;
begin
  for v_row in
    select a.id, case when l.status not in ('signed', 'active', 'notice_given', 'month_to_month') then 'lease_ended' else 'left_lease' end as reason
    from public.autopays a join public.leases l on l.id = a.lease_id
    where a.organization_id = p_organization_id and a.status in ('active', 'paused')
      and (l.status not in ('signed', 'active', 'notice_given', 'month_to_month') or not exists (
        select 1 from public.lease_parties t where t.lease_id = a.lease_id and t.user_id = a.user_id))
  loop
    select * into strict v_autopay from public.autopays where id = v_row.id;
    perform private.stop_autopay(v_autopay, 'cancelled', v_row.reason);
    if v_row.reason = 'left_lease' then
      perform private.notify_office_of_left_autopay(v_autopay);
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.export_community (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('community', jsonb_build_object(
    'neighbours_see', (select n.shown from public.neighbour_names n where n.user_id = p_user_id),
    'posts', (select coalesce(jsonb_agg(jsonb_build_object('property', p.name, 'kind', c.kind, 'words', c.body,
      'created_at', c.created_at, 'withdrawn_at', c.withdrawn_at, 'hidden_at', c.hidden_at, 'hidden_reason', c.hidden_reason,
      'photos', (select coalesce(jsonb_agg(f.path order by f.created_at, f.id), '[]') from public.community_photos f
        where f.post_id = c.id)) order by c.created_at, c.id), '[]')
      from public.community_posts c join public.properties p on p.id = c.property_id
      where c.author_id = p_user_id and c.kind <> 'comment'),
    'comments', (select coalesce(jsonb_agg(jsonb_build_object('property', p.name, 'words', c.body, 'created_at', c.created_at,
      'withdrawn_at', c.withdrawn_at, 'hidden_at', c.hidden_at, 'hidden_reason', c.hidden_reason) order by c.created_at, c.id), '[]')
      from public.community_posts c join public.properties p on p.id = c.property_id
      where c.author_id = p_user_id and c.kind = 'comment'),
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'created_at', r.created_at,
      'is_upheld', r.is_upheld) order by r.created_at, r.id), '[]')
      from public.community_reports r where r.reporter_id = p_user_id),
    'reservations', (select coalesce(jsonb_agg(jsonb_build_object('area', a.name, 'property', p.name, 'starts_at', r.starts_at,
      'ends_at', r.ends_at, 'status', r.status, 'note', r.note, 'reason', r.reason, 'created_at', r.created_at)
      order by r.starts_at, r.id), '[]')
      from public.area_reservations r
      join public.common_areas a on a.id = r.area_id
      join public.properties p on p.id = r.property_id
      where r.reserved_by = p_user_id),
    'parcels_noted', (select coalesce(jsonb_agg(jsonb_build_object('description', k.description, 'storage_place', k.storage_place,
      'noted_at', k.noted_at) order by k.noted_at, k.id), '[]') from public.parcels k where k.noted_by = p_user_id),
    'house_rules_read', (select coalesce(jsonb_agg(jsonb_build_object('property', p.name, 'version', h.version,
      'acknowledged_at', a.acknowledged_at) order by a.acknowledged_at, a.id), '[]')
      from public.house_rule_acknowledgements a
      join public.house_rules h on h.id = a.rules_id
      join public.properties p on p.id = h.property_id
      where a.user_id = p_user_id)
  ))
$function$;

CREATE OR REPLACE FUNCTION private.export_lease_life (
  p_lease_id uuid,
  p_user_id  uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'maintenance_requests', (select coalesce(jsonb_agg(jsonb_build_object('number', m.number, 'title', m.title,
      'description', m.description, 'category', m.category, 'priority', m.priority, 'status', m.status, 'may_enter', m.may_enter,
      'access_note', m.access_note, 'created_at', m.created_at, 'completed_at', m.completed_at, 'rating', m.rating,
      'rating_comment', m.rating_comment, 'reported_by_you', coalesce(m.reported_by = p_user_id, false),
      'course', (select coalesce(jsonb_agg(jsonb_build_object('at', e.created_at, 'kind', e.kind,
        'by_you', coalesce(e.actor_id = p_user_id, false), 'words', case when e.actor_id = p_user_id then e.body end)
        order by e.id), '[]') from public.maintenance_events e where e.maintenance_id = m.id and not e.is_internal and e.created_at < private.last_moment_of(p_lease_id, p_user_id)),
      'your_photos', (select coalesce(jsonb_agg(f.path order by f.created_at, f.id), '[]') from public.maintenance_photos f
        where f.maintenance_id = m.id and f.created_by = p_user_id)) order by m.created_at, m.id), '[]')
      from public.maintenance_requests m where m.lease_id = p_lease_id and m.created_at < private.last_moment_of(p_lease_id, p_user_id)),
    'parcels', (select coalesce(jsonb_agg(jsonb_build_object('description', p.description, 'storage_place', p.storage_place,
      'noted_at', p.noted_at, 'collected_at', p.collected_at, 'collected_by_you', coalesce(p.collected_by = p_user_id, false))
      order by p.noted_at, p.id), '[]') from public.parcels p where p.lease_id = p_lease_id and p.noted_at < private.last_moment_of(p_lease_id, p_user_id)),
    'condition_reports', (select coalesce(jsonb_agg(jsonb_build_object('moment', r.moment, 'created_at', r.created_at,
      'confirmed_by_office_at', r.office_confirmed_at, 'confirmed_by_tenant_at', r.tenant_confirmed_at,
      'confirmed_by_you', coalesce(r.tenant_confirmed_by = p_user_id, false),
      'items', (select coalesce(jsonb_agg(jsonb_build_object('room', i.room, 'name', i.name, 'condition', i.condition, 'note', i.note,
        'photos', (select coalesce(jsonb_agg(f.path order by f.created_at, f.id), '[]') from public.condition_photos f
          where f.item_id = i.id)) order by i.position), '[]') from public.condition_items i where i.report_id = r.id))
      order by r.created_at, r.id), '[]') from public.condition_reports r where r.lease_id = p_lease_id and r.created_at < private.last_moment_of(p_lease_id, p_user_id)),
    'requested_documents', (select coalesce(jsonb_agg(jsonb_build_object('name', q.name, 'reason', q.reason, 'due_on', q.due_on,
      'status', q.status, 'refusal', q.refusal, 'created_at', q.created_at, 'decided_at', q.decided_at,
      'handed_in_by_you', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'at', f.handed_in_at)
        order by f.announced_at, f.id), '[]') from public.requested_files f
        where f.document_request_id = q.id and f.created_by = p_user_id)) order by q.created_at, q.id), '[]')
      from public.document_requests q where q.lease_id = p_lease_id and q.created_at < private.last_moment_of(p_lease_id, p_user_id)),
    'shared_documents', (select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'kind', d.kind, 'created_at', d.created_at)
      order by d.created_at, d.id), '[]') from public.documents d where d.lease_id = p_lease_id and d.created_at < private.last_moment_of(p_lease_id, p_user_id) and d.is_shared)
  )
$function$;

CREATE OR REPLACE FUNCTION private.export_lease_money (
  p_lease_id uuid,
  p_user_id  uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'monthly_charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'description', r.description,
      'amount_minor', r.amount_minor, 'currency', r.currency, 'from', r.starts_on, 'to', r.ends_on) order by r.starts_on, r.id), '[]')
      from public.recurring_charges r where r.lease_id = p_lease_id and r.starts_on <= private.last_day_of(p_lease_id, p_user_id)),
    'meter_readings', (select coalesce(jsonb_agg(jsonb_build_object('read_on', m.read_on, 'value', m.value, 'used', m.used,
      'price_minor', m.price_minor) order by m.read_on, m.id), '[]')
      from public.meter_readings m where m.lease_id = p_lease_id and m.read_on <= private.last_day_of(p_lease_id, p_user_id) and m.removed_at is null),
    'taken_off_charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'amount_minor', c.amount_minor,
      'currency', c.currency, 'on', c.occurred_on, 'reason', c.reason, 'reversed_at', c.reversed_at) order by c.created_at, c.id), '[]')
      from public.charge_credits c where c.lease_id = p_lease_id and c.occurred_on <= private.last_day_of(p_lease_id, p_user_id)),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amount_minor', r.amount_minor, 'currency', r.currency,
      'method', r.method, 'status', r.status, 'reason', r.reason, 'reference', r.reference, 'on', r.refunded_on)
      order by r.requested_at, r.id), '[]') from public.refunds r where r.lease_id = p_lease_id and r.requested_at < private.last_moment_of(p_lease_id, p_user_id)),
    'fiscal_invoices', (select coalesce(jsonb_agg(jsonb_build_object('ncf', f.ncf, 'issued_on', f.issued_on,
      'client_name', f.client_name, 'client_id', f.client_id, 'description', f.description, 'currency', f.currency,
      'base_minor', f.base_minor, 'itbis_minor', f.itbis_minor, 'cancelled_on', f.cancelled_on,
      'withheld', (select coalesce(jsonb_agg(jsonb_build_object('on', w.withheld_on, 'itbis_minor', w.itbis_minor,
        'isr_minor', w.isr_minor) order by w.created_at), '[]') from public.fiscal_withholdings w where w.invoice_id = f.id))
      order by f.created_at, f.id), '[]') from public.fiscal_invoices f where f.lease_id = p_lease_id and f.issued_on <= private.last_day_of(p_lease_id, p_user_id)),
    'deposit_settlements', (select coalesce(jsonb_agg(jsonb_build_object('returned_on', s.returned_on, 'held_minor', s.held_minor,
      'deducted_minor', s.deducted_minor, 'refund_minor', s.refund_minor, 'currency', s.currency,
      'kept_for', (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'description', d.description,
        'amount_minor', d.amount_minor) order by d.position), '[]') from public.deposit_deductions d where d.settlement_id = s.id))
      order by s.created_at), '[]') from public.deposit_settlements s where s.lease_id = p_lease_id and s.settled_on <= private.last_day_of(p_lease_id, p_user_id)),
    'held_deposits', (select coalesce(jsonb_agg(jsonb_build_object('on', h.occurred_on, 'amount_minor', h.amount_minor,
      'currency', h.currency, 'reversed_at', h.reversed_at) order by h.created_at, h.id), '[]')
      from public.held_deposits h where h.lease_id = p_lease_id and h.occurred_on <= private.last_day_of(p_lease_id, p_user_id)),
    'payment_plans', (select coalesce(jsonb_agg(jsonb_build_object('agreed_on', p.agreed_on, 'total_minor', p.total_minor,
      'currency', p.currency, 'cancelled_at', p.cancelled_at,
      'instalments', (select coalesce(jsonb_agg(jsonb_build_object('due_on', i.due_on, 'amount_minor', i.amount_minor)
        order by i.position), '[]') from public.payment_plan_instalments i where i.plan_id = p.id))
      order by p.created_at, p.id), '[]') from public.payment_plans p where p.lease_id = p_lease_id and p.agreed_on <= private.last_day_of(p_lease_id, p_user_id)),
    'plan_requests', (select coalesce(jsonb_agg(jsonb_build_object('status', q.status, 'owed_minor', q.owed_minor,
      'currency', q.currency, 'instalment_count', q.instalment_count, 'first_on', q.first_on, 'message', q.message,
      'answer', q.answer, 'created_at', q.created_at) order by q.created_at, q.id), '[]')
      from public.plan_requests q where q.lease_id = p_lease_id and q.user_id = p_user_id),
    'card_payments', (select coalesce(jsonb_agg(jsonb_build_object('status', c.status, 'processor', c.processor,
      'amount_minor', c.amount_minor, 'fee_minor', c.fee_minor, 'currency', c.currency, 'reference', c.reference,
      'authorization_code', c.authorization_code, 'card_brand', c.card_brand, 'card_last4', c.card_last4,
      'created_at', c.created_at, 'decided_at', c.decided_at) order by c.created_at, c.id), '[]')
      from public.card_payments c where c.lease_id = p_lease_id and c.user_id = p_user_id),
    'automatic_payments', (select coalesce(jsonb_agg(jsonb_build_object('status', a.status, 'processor', a.processor,
      'limit_minor', a.limit_minor, 'currency', a.currency, 'pays_on', a.pays_on, 'card_brand', a.card_brand,
      'card_last4', a.card_last4, 'card_expires', a.card_expires, 'stopped_for', a.stopped_for, 'created_at', a.created_at,
      'consented_at', a.consented_at, 'consent_version', a.consent_version,
      'consent', (select s.text from private.autopay_consents s where s.version = a.consent_version and s.language = a.consent_language),
      'charges', (select coalesce(jsonb_agg(jsonb_build_object('month', h.month, 'attempt', h.attempt, 'status', h.status,
        'announced_minor', h.announced_minor, 'amount_minor', h.amount_minor, 'charge_on', h.charge_on)
        order by h.month, h.attempt), '[]') from public.autopay_charges h where h.autopay_id = a.id)) order by a.created_at, a.id), '[]')
      from public.autopays a where a.lease_id = p_lease_id and a.user_id = p_user_id)
  )
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
    perform private.notify_of_declined_autopay(v_autopay, v_charge, v_retry_on);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.insert_purchase_receipt (
  p_bill public.bills,
  p_kind public.ncf_kind
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ncf record;
begin
  perform private.check_purchase_receipt(p_bill, p_kind);
  if not exists (select 1 from public.fiscal_profiles where organization_id = p_bill.organization_id) then
    perform private.fail('fiscal_profile_missing', '{"fields": ["no_receipt_reason"]}');
  end if;
  loop
    select * into v_ncf from private.allocate_ncf(p_bill.organization_id, p_kind, private.organization_today(p_bill.organization_id));
    exit when not exists (select 1 from public.bills b where b.organization_id = p_bill.organization_id and b.ncf = v_ncf.ncf
      and substring(b.ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43'));
  end loop;
  insert into public.purchase_receipts (organization_id, bill_id, range_id, ncf, ncf_kind, ncf_expires_on, issued_on, details, created_by)
  select p_bill.organization_id, p_bill.id, v_ncf.range_id, v_ncf.ncf, p_kind, v_ncf.expires_on, p_bill.billed_on,
    jsonb_strip_nulls(jsonb_build_object(
      'organization_name', coalesce(f.legal_name, o.name), 'organization_rnc', nullif(o.rnc, ''),
      'organization_address', nullif(o.address, ''), 'organization_phone', nullif(o.phone, ''),
      'vendor_name', v.name, 'vendor_id_type', v.identity_type, 'vendor_id', nullif(v.identity_number, ''),
      'vendor_address', nullif(v.address, ''), 'property_name', p.name, 'unit_label', u.label)),
    (select auth.uid())
  from public.organizations o
  join public.fiscal_profiles f on f.organization_id = o.id
  join public.vendors v on v.id = p_bill.vendor_id
  left join public.properties p on p.id = p_bill.property_id
  left join public.units u on u.id = p_bill.unit_id
  where o.id = p_bill.organization_id;
  return v_ncf.ncf;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_debit_note (
  p_invoice_id  uuid,
  p_charge_ids  uuid[],
  p_reason      text,
  p_dop_rate    numeric DEFAULT 1,
  p_rate_source text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
  v_lease := private.lease_to_invoice(p_charge_ids);
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  end if;
  select * into v_invoice from public.fiscal_invoices i
  where i.id = p_invoice_id and i.lease_id = v_lease.id and i.cancelled_on is null and i.modifies_id is null
    and exists (select 1 from public.fiscal_invoice_charges c where c.invoice_id = i.id and c.is_live and not c.is_itbis);
  if not found then
    perform private.fail('receipt_not_standing', '{"fields": ["invoice_id"]}');
  end if;
  v_invoice.modifies_id := v_invoice.id;
  v_invoice.ncf_kind := 'debit_note';
  v_invoice.reason := left(btrim(p_reason), 300);
  -- What is added now has the rate of its own day.
  v_invoice.dop_rate := p_dop_rate;
  v_invoice.rate_source := p_rate_source;
  v_id := private.issue_receipt(v_lease, p_charge_ids, v_invoice);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_fiscal_invoice (
  p_charge_ids     uuid[],
  p_kind           public.ncf_kind,
  p_treatment      public.tax_treatment,
  p_client_name    text,
  p_client_id_type public.identity_type DEFAULT NULL::public.identity_type,
  p_client_id      text                 DEFAULT ''::text,
  p_income_type    text                 DEFAULT '04'::text,
  p_dop_rate       numeric              DEFAULT 1,
  p_rate_source    text                 DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
  v_lease := private.lease_to_invoice(p_charge_ids);
  if p_kind in ('credit_note', 'debit_note') then
    perform private.fail('ncf_kind_not_allowed');
  end if;
  v_invoice.ncf_kind := p_kind;
  v_invoice.treatment := p_treatment;
  v_invoice.client_name := p_client_name;
  v_invoice.client_id_type := p_client_id_type;
  v_invoice.client_id := p_client_id;
  v_invoice.income_type := p_income_type;
  v_invoice.dop_rate := p_dop_rate;
  v_invoice.rate_source := p_rate_source;
  v_id := private.issue_receipt(v_lease, p_charge_ids, v_invoice);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_purchase_receipt (
  p_bill_id uuid,
  p_kind    public.ncf_kind
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
  v_ncf text;
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid,paid}');
  if v_bill.ncf <> '' then
    perform private.fail('bill_has_receipt', jsonb_build_object('ncf', v_bill.ncf));
  end if;
  v_ncf := private.insert_purchase_receipt(v_bill, p_kind);
  update public.bills set ncf = v_ncf, no_receipt_reason = null where id = p_bill_id;
  return v_ncf;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_month_ends (
  p_organization_id uuid,
  p_today           date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_month date;
  v_last date;
  v_first date;
  v_count integer := 0;
begin
  -- Nearly every run: the month that is over is written down already.
  if exists (select 1 from public.month_ends where organization_id = p_organization_id
      and month = (date_trunc('month', p_today) - interval '1 month')::date) then
    return 0;
  end if;
  -- A building entered later than its first lease began was there, with its units, from that lease on.
  select greatest(
      date_trunc('month', p_today) - interval '24 months',
      date_trunc('month', least(
        (select min(created_at)::date from public.units where organization_id = p_organization_id),
        (select min(starts_on) from public.leases where organization_id = p_organization_id and not isempty(occupies)))),
      (select max(month) + interval '1 month' from public.month_ends where organization_id = p_organization_id))::date
    into v_first;
  v_month := v_first;
  while v_month < date_trunc('month', p_today)::date loop
    v_last := (v_month + interval '1 month' - interval '1 day')::date;
    insert into public.month_ends (organization_id, month, property_count, unit_count, leased_unit_count)
    select p_organization_id, v_month, count(distinct u.property_id), count(*), count(l.unit_id)
    from public.units u
    left join (select distinct unit_id from public.leases
      where organization_id = p_organization_id and occupies @> v_last) l on l.unit_id = u.id
    left join (select property_id, min(starts_on) as first_on from public.leases
      where organization_id = p_organization_id and not isempty(occupies) group by 1) p on p.property_id = u.property_id
    where u.organization_id = p_organization_id and least(u.created_at::date, p.first_on) <= v_last
      and (u.archived_at is null or u.archived_at::date > v_last)
    on conflict do nothing;
    v_count := v_count + 1;
    v_month := (v_month + interval '1 month')::date;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_ncf_of_purchase()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' and old.ncf <> new.ncf and exists (select 1 from public.purchase_receipts r
      where r.organization_id = old.organization_id and r.bill_id = old.id and r.ncf = old.ncf) then
    perform private.fail('purchase_receipt_stays', '{"fields": ["ncf"]}');
  elsif private.is_purchase_receipt_number(new.ncf)
    and exists (select 1 from public.ncf_ranges r where r.organization_id = new.organization_id
      and r.series || r.ncf_type = substring(new.ncf from 1 for 3)
      and substring(new.ncf from 4)::bigint between r.first_number and r.last_number)
    and not exists (select 1 from public.purchase_receipts r where r.organization_id = new.organization_id and r.bill_id = new.id
      and r.ncf = new.ncf)
    and (tg_op = 'INSERT' or old.ncf <> new.ncf) then
    perform private.fail('ncf_of_own_range', '{"fields": ["ncf"]}');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_unit_rows (
  p_unit_ids uuid[]
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.unit_rows as k select * from private.find_unit_rows(p_unit_ids)
  on conflict (unit_id) do update set property_id = excluded.property_id, property_name = excluded.property_name,
    label_order = excluded.label_order, is_leased = excluded.is_leased, market_rent_minor = excluded.market_rent_minor,
    market_rent_currency = excluded.market_rent_currency
  where k is distinct from excluded
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
        'lease_id', p_parcel.lease_id, 'property', v_reader.property, 'unit', v_reader.unit, 'description', p_parcel.description, 'storage_place', p_parcel.storage_place),
        'parcel/' || p_parcel.id || '/' || v_reader.user_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_parcel (
  p_parcel_id     uuid,
  p_property_id   uuid,
  p_unit_id       uuid,
  p_description   text,
  p_storage_place text DEFAULT ''::text
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
  insert into public.parcels (id, organization_id, property_id, unit_id, lease_id, description, storage_place, noted_by_lease_id, noted_by)
  values (p_parcel_id, v_lease.organization_id, p_property_id, p_unit_id, v_lease.id, btrim(p_description),
    btrim(coalesce(p_storage_place, '')), v_own, (select auth.uid()))
  returning * into v_parcel;
  perform private.mail_waiting_parcel(v_parcel);
  return p_parcel_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.owner_term_sums (
  p_organization_id uuid,
  p_property_id     uuid,
  p_since           date,
  p_until           date,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis
)
  RETURNS TABLE (
    currency      public.currency_code,
    earned_before bigint,
    drawn_before  bigint,
    drawn         bigint,
    drawn_ever    bigint,
    income        bigint,
    expense       bigint,
    accounts      jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with given as (
    -- One term of all time has what the property has, read in fewer steps.
    select p_since <= '1900-01-01' and p_until >= '2200-12-31' as is_of_all_time, greatest(p_from, p_since) as first,
      least(p_to, p_until) as last, least(p_from, p_until + 1) as before
  ), edges (day, sign, part, basis) as (
    select e.day, e.sign, e.part, e.basis from given g cross join lateral (values
      (g.before, -1, 'earned_before', p_basis), (p_since, 1, 'earned_before', p_basis),
      (g.before, 1, 'drawn_before', 'accrual'::public.accounting_basis), (p_since, -1, 'drawn_before', 'accrual')
    ) e (day, sign, part, basis) where g.before > p_since and not g.is_of_all_time
    union all
    select e.day, e.sign, 'drawn_ever', 'accrual' from given g
    cross join lateral (values (p_until + 1, 1), (p_since, -1)) e (day, sign) where not g.is_of_all_time
  ), accounts as (
    select a.id, a.kind, a.code, a.system_key = 'owner_draw' as is_draw from public.accounts a
    where a.organization_id = p_organization_id and (a.kind in ('income', 'expense') or a.system_key = 'owner_draw')
  ), moves as (
    select o.currency, e.part, a.id, a.kind, a.code, o.amount_minor * e.sign as amount
    from edges e
    cross join lateral private.account_openings(p_organization_id, e.day, e.basis, array[p_property_id]) o
    join accounts a on a.id = o.account_id and coalesce(a.is_draw, false) = (e.part <> 'earned_before')
    union all
    select c.currency, 'earned', a.id, a.kind, a.code, -c.amount_minor
    from given g cross join lateral private.account_changes(p_organization_id, g.first, g.last, p_basis, array[p_property_id]) c
    join accounts a on a.id = c.account_id and not coalesce(a.is_draw, false)
    where g.first <= g.last and not g.is_of_all_time
    union all
    select c.currency, 'drawn', a.id, a.kind, a.code, c.amount_minor
    from given g cross join lateral private.account_changes(p_organization_id, g.first, g.last, 'accrual', array[p_property_id]) c
    join accounts a on a.id = c.account_id and a.is_draw
    where g.first <= g.last and not g.is_of_all_time
  ), by_account as (
    select m.currency, m.part, m.id, m.kind, m.code, sum(m.amount)::bigint as amount from moves m group by 1, 2, 3, 4, 5
  )
  select s.* from given g
  cross join lateral private.owner_sums(p_organization_id, p_property_id, p_from, p_to, p_basis) s where g.is_of_all_time
  union all
  select b.currency,
    coalesce(sum(b.amount) filter (where b.part = 'earned_before'), 0)::bigint,
    coalesce(sum(b.amount) filter (where b.part = 'drawn_before'), 0)::bigint,
    coalesce(sum(b.amount) filter (where b.part = 'drawn'), 0)::bigint,
    coalesce(sum(b.amount) filter (where b.part = 'drawn_ever'), 0)::bigint,
    coalesce(sum(b.amount) filter (where b.part = 'earned' and b.kind = 'income'), 0)::bigint,
    coalesce(-sum(b.amount) filter (where b.part = 'earned' and b.kind = 'expense'), 0)::bigint,
    coalesce(jsonb_agg(jsonb_build_object('account_id', b.id, 'kind', b.kind, 'earned_minor', b.amount) order by b.kind, b.code)
      filter (where b.part = 'earned' and b.amount <> 0), '[]')
  from by_account b
  group by 1
$function$;

CREATE OR REPLACE FUNCTION private.post_bill (
  p_bill_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
  v_base bigint;
  v_extra bigint;
  v_lines jsonb;
  v_entry uuid;
  v_is_credit boolean;
  v_sign integer;
begin
  select * into strict v_bill from public.bills where id = p_bill_id;
  if v_bill.purchase_receipt_kind is not null and v_bill.ncf = '' then
    v_bill.ncf := private.insert_purchase_receipt(v_bill, v_bill.purchase_receipt_kind);
  end if;
  v_is_credit := private.is_credit_note(v_bill.ncf);
  v_sign := case when v_is_credit then -1 else 1 end;
  if v_is_credit and v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor > 0 then
    perform private.fail('credit_note_withheld');
  end if;
  v_base := v_bill.services_minor + v_bill.goods_minor;
  -- Taxes that are cost go with the lines, each its share; rounding the running sum keeps every cent.
  v_extra := v_bill.itbis_to_cost_minor + v_bill.excise_minor + v_bill.other_taxes_minor + v_bill.tip_minor;
  select jsonb_agg(jsonb_build_object('account_id', s.account_id, 'property_id', s.property_id,
      'amount', v_sign * (s.amount_minor + round(v_extra::numeric * s.through / v_base)
        - round(v_extra::numeric * (s.through - s.amount_minor) / v_base)))
      order by s.position)
    into v_lines
  from (select l.*, sum(l.amount_minor) over (order by l.position) as through
    from public.bill_lines l where l.bill_id = p_bill_id) s;
  v_entry := private.post_currency_lines(v_bill.organization_id, 'bill', v_bill.billed_on, v_bill.currency, v_lines || jsonb_build_array(
    jsonb_build_object('account', 'creditable_itbis', 'amount', v_sign * (v_bill.itbis_minor - v_bill.itbis_to_cost_minor),
      'property_id', v_bill.property_id),
    jsonb_build_object('account', 'payables', 'amount', -v_sign * v_bill.payable_minor, 'property_id', v_bill.property_id),
    jsonb_build_object('account', 'withholdings_payable', 'property_id', v_bill.property_id,
      'amount', -(v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor))),
    concat_ws(' · ', (select name from public.vendors where id = v_bill.vendor_id), nullif(v_bill.ncf, '')));
  update public.bills set status = 'approved', ncf = v_bill.ncf, is_credit = v_is_credit, entry_id = v_entry, decided_by = (select auth.uid()),
    decided_at = now()
  where id = p_bill_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.post_message (
  p_conversation   public.conversations,
  p_client_id      uuid,
  p_body           text,
  p_attachments    jsonb,
  p_is_from_tenant boolean
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_author uuid := (select auth.uid());
  v_message public.messages;
  v_count integer := jsonb_array_length(coalesce(p_attachments, '[]'));
  -- What the office writes to many says to each their own.
  v_body text := case when p_is_from_tenant then p_body else private.fill_words(p_body, p_conversation.lease_id) end;
begin
  if (btrim(coalesce(v_body, '')) = '' and v_count = 0) or char_length(v_body) > 4000 then
    perform private.fail('message_too_long');
  elsif v_count > 10 then
    perform private.fail('too_many_attachments');
  end if;
  insert into public.messages (organization_id, conversation_id, client_id, author_id, is_from_tenant, body, attachment_count)
  values (p_conversation.organization_id, p_conversation.id, p_client_id, v_author, p_is_from_tenant, btrim(coalesce(v_body, '')), v_count)
  returning * into v_message;
  insert into public.message_attachments (id, organization_id, conversation_id, message_id, name, file_type, created_by)
  select a.id, p_conversation.organization_id, p_conversation.id, v_message.id, btrim(a.name), a.file_type, v_author
  from jsonb_to_recordset(coalesce(p_attachments, '[]')) as a (id uuid, name text, file_type text);
  update public.conversations set last_message_id = v_message.id, last_message_at = v_message.created_at,
    last_text = left(regexp_replace(v_message.body, '\s+', ' ', 'g'), 160), last_is_from_tenant = p_is_from_tenant,
    office_read_id = case when p_is_from_tenant then office_read_id else v_message.id end,
    tenant_read_id = case when p_is_from_tenant then v_message.id else tenant_read_id end,
    archived_at = case when p_is_from_tenant then null else archived_at end
  where id = p_conversation.id;
  -- What one of the office has answered waits for none of them.
  perform private.clear_marks(p_conversation, case when p_is_from_tenant then array[v_author] else
    array(select user_id from public.conversation_marks k where k.conversation_id = p_conversation.id
        and k.organization_id = p_conversation.organization_id
        and not exists (select 1 from public.lease_tenants lt where lt.lease_id = p_conversation.lease_id and lt.user_id = k.user_id)
      union select v_author) end, v_message.id);
  perform private.notify_of_message(p_conversation, v_message);
  return v_message.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.rent_of_period (
  p_lease_id     uuid,
  p_method       public.proration_method,
  p_period_start date,
  p_period_end   date
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- The rule of src/domain/rent-schedule.ts, to the cent: each part is rounded half up on the exact rational.
  with month as (
    select m.first_day, (m.first_day + interval '1 month')::date - m.first_day as days_in_month
    from (select date_trunc('month', p_period_start)::date as first_day) m
  ), steps as (
    select starts_on, rent_minor::numeric as rent, lead(starts_on) over (order by starts_on) as next_on
    from public.lease_rent_steps where lease_id = p_lease_id
  ), parts as (
    select rent, least(p_period_end, coalesce(next_on - 1, p_period_end)) - greatest(p_period_start, starts_on) + 1 as days
    from steps where starts_on <= p_period_end and coalesce(next_on, p_period_end + 1) > p_period_start
  ), shape as (
    select count(*) as part_count, p_period_end - p_period_start + 1 = (select days_in_month from month) as is_full_month from parts
  )
  select case
    when p_method = 'none' then
      (select rent from steps where starts_on <= p_period_start order by starts_on desc limit 1)
    when s.is_full_month and s.part_count = 1 then (select rent from parts)
    else (
      select sum(div(2 * p.rent * p.days * f.factor + f.divisor, 2 * f.divisor))
      from parts p, month m, lateral (select
        case when not s.is_full_month and p_method = 'year_365' then 12 else 1 end as factor,
        case when s.is_full_month or p_method = 'calendar_month' then m.days_in_month
          when p_method = 'thirty_days' then 30 else 365 end as divisor) f)
    end::bigint
  from shape s
$function$;

CREATE OR REPLACE FUNCTION private.report_vacancy (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return coalesce((
    select jsonb_agg(x order by x.property_name collate private.natural_order, x.property_id, x.currency)
    from (
      select p.id as property_id, p.name as property_name, m.currency, sum(m.unit_days)::integer as unit_days,
        sum(m.leased_days)::integer as leased_days, sum(m.unpriced_days)::integer as unpriced_days,
        sum(m.vacant_minor)::bigint as vacant_minor, sum(m.rent_billed_minor)::bigint as rent_billed_minor,
        sum(m.rent_collected_minor)::bigint as rent_collected_minor
      from public.properties p cross join lateral public.property_months(p.id, p_from, p_to) m
      where p.organization_id = p_organization_id and p.archived_at is null
        and (p_property_ids is null or p.id = any (p_property_ids))
      group by 1, 2, 3 having sum(m.unit_days) > 0
    ) x), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_deposit (
  p_lease_id    uuid,
  p_returned_on date,
  p_deductions  jsonb                 DEFAULT '[]'::jsonb,
  p_method      public.payment_method DEFAULT NULL::public.payment_method,
  p_account_id  uuid                  DEFAULT NULL::uuid,
  p_settled_on  date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_today date;
  v_on date;
  v_id uuid := gen_random_uuid();
  v_held bigint;
  v_kept bigint;
  v_payment uuid;
  v_refund uuid;
  v_account uuid;
  v_charges uuid[] := '{}';
  v_line record;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'money.write');
  v_lease := private.lease_for_verb(p_lease_id, 'settle_deposit');
  v_today := private.organization_today(v_lease.organization_id);
  v_account := private.cash_account(v_lease.organization_id, p_account_id, 'deposits');
  if exists (select 1 from public.deposit_settlements where lease_id = p_lease_id) then
    perform private.fail('deposit_settled');
  elsif p_returned_on is null or p_returned_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_returned_on < v_lease.starts_on and v_lease.called_off_at is null then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  -- The last days may not be charged yet: what is owed is counted with them.
  perform private.post_due_rent(v_lease.organization_id, v_today);
  v_on := private.posting_day(v_lease.organization_id, p_settled_on, (select max(l.occurred_on) from public.journal_lines l
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id));
  v_held := private.deposit_liability(p_lease_id) - private.unpaid_deposit(p_lease_id);
  if v_held <= 0 then
    perform private.fail('no_deposit_held');
  end if;
  v_kept := private.check_deductions(p_lease_id, p_deductions, v_held);
  if v_kept < v_held and (p_method is null or p_method = 'deposit') then
    perform private.fail('method_not_allowed');
  end if;
  for v_line in
    select d.kind, btrim(coalesce(d.description, '')) as description, d.amount_minor
    from jsonb_to_recordset(coalesce(p_deductions, '[]')) as d (kind public.deduction_kind, description text, amount_minor bigint)
  loop
    v_charges := v_charges || case when v_line.kind <> 'owed' then
      private.post_charge(v_lease, 'other', v_line.amount_minor, v_on, v_on, null, null, v_line.description) end;
  end loop;
  -- The part of the deposit that was charged and never came cancels itself.
  if v_kept + private.unpaid_deposit(p_lease_id) > 0 then
    v_payment := private.pay_from_deposit(v_lease, v_kept + private.unpaid_deposit(p_lease_id), v_on);
  end if;
  if v_held > v_kept then
    v_refund := private.post_entry(v_lease.organization_id, 'deposit_refund', v_on, v_lease.currency, p_lease_id,
      v_lease.property_id, jsonb_build_array(jsonb_build_object('account', 'deposits_held', 'amount', v_held - v_kept),
        jsonb_build_object('account_id', v_account, 'amount', v_kept - v_held)));
  end if;
  insert into public.deposit_settlements (id, organization_id, lease_id, currency, returned_on, settled_on, held_minor, deducted_minor,
    method, payment_id, refund_entry_id, account_id, details)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, p_returned_on, v_on, v_held, v_kept,
    case when v_held > v_kept then p_method end, v_payment, v_refund,
    case when v_refund is not null then v_account end, private.statement_details(p_lease_id));
  insert into public.deposit_deductions (organization_id, settlement_id, lease_id, position, kind, description, amount_minor, charge_id)
  select v_lease.organization_id, v_id, p_lease_id, d.position, (d.value ->> 'kind')::public.deduction_kind,
    btrim(coalesce(d.value ->> 'description', '')), (d.value ->> 'amount_minor')::bigint, v_charges[d.position]
  from jsonb_array_elements(coalesce(p_deductions, '[]')) with ordinality as d (value, position);
  perform private.write_lease_event(v_lease, 'deposit_settled', jsonb_build_object('held_minor', v_held, 'deducted_minor', v_kept,
    'refund_minor', v_held - v_kept, 'currency', v_lease.currency, 'returned_on', p_returned_on));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.signal_memberships (
  p_organization_id uuid,
  p_former_member   uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.membership_signals (id, changed_at)
  select s.user_id, clock_timestamp()
  from (select m.user_id from public.memberships m where m.organization_id = p_organization_id
    union select p_former_member where p_former_member is not null) s
  -- A user whose account is being removed is not there any more.
  where exists (select 1 from auth.users u where u.id = s.user_id)
  order by s.user_id
  on conflict (id) do update set changed_at = excluded.changed_at
$function$;

CREATE OR REPLACE FUNCTION private.signal_team_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform private.signal_memberships(
    case when tg_table_name = 'organizations' then (v_row ->> 'id')::uuid else (v_row ->> 'organization_id')::uuid end,
    case when tg_table_name = 'memberships' then (v_row ->> 'user_id')::uuid end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_bill (
  p_id                uuid,
  p_organization_id   uuid,
  p_bill              public.bills,
  p_lines             jsonb,
  p_recurring_bill_id uuid,
  p_created_by        uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills := p_bill;
begin
  v_bill.organization_id := p_organization_id;
  v_bill := private.with_receipt(v_bill);
  if v_bill.purchase_receipt_kind is not null then
    if v_bill.ncf <> '' or v_bill.no_receipt_reason is not null then
      perform private.fail('receipt_and_reason');
    end if;
    perform private.check_purchase_receipt(v_bill, v_bill.purchase_receipt_kind);
  end if;
  insert into public.bills (id, organization_id, vendor_id, property_id, unit_id, ncf, modified_ncf, no_receipt_reason, expense_kind,
    billed_on, due_on, currency, dop_rate, rate_source, rated_on, services_minor, goods_minor, itbis_minor, itbis_withheld_minor,
    itbis_proportional_minor, itbis_to_cost_minor, isr_kind, isr_withheld_minor, excise_minor, other_taxes_minor, tip_minor, note,
    recurring_bill_id, created_by, edited_by, purchase_receipt_kind)
  values (p_id, p_organization_id, v_bill.vendor_id, v_bill.property_id, v_bill.unit_id, v_bill.ncf, v_bill.modified_ncf,
    v_bill.no_receipt_reason, v_bill.expense_kind, v_bill.billed_on, v_bill.due_on, v_bill.currency, v_bill.dop_rate,
    v_bill.rate_source, v_bill.rated_on, v_bill.services_minor, v_bill.goods_minor, v_bill.itbis_minor, v_bill.itbis_withheld_minor,
    v_bill.itbis_proportional_minor, v_bill.itbis_to_cost_minor, v_bill.isr_kind, v_bill.isr_withheld_minor, v_bill.excise_minor,
    v_bill.other_taxes_minor, v_bill.tip_minor, v_bill.note, p_recurring_bill_id, p_created_by, p_created_by,
    v_bill.purchase_receipt_kind)
  on conflict (id) do update set vendor_id = excluded.vendor_id, property_id = excluded.property_id, unit_id = excluded.unit_id,
    ncf = excluded.ncf, modified_ncf = excluded.modified_ncf, no_receipt_reason = excluded.no_receipt_reason,
    expense_kind = excluded.expense_kind, billed_on = excluded.billed_on, due_on = excluded.due_on, currency = excluded.currency,
    dop_rate = excluded.dop_rate, rate_source = excluded.rate_source, rated_on = excluded.rated_on,
    services_minor = excluded.services_minor, goods_minor = excluded.goods_minor, itbis_minor = excluded.itbis_minor,
    itbis_withheld_minor = excluded.itbis_withheld_minor, itbis_proportional_minor = excluded.itbis_proportional_minor,
    itbis_to_cost_minor = excluded.itbis_to_cost_minor, isr_kind = excluded.isr_kind, isr_withheld_minor = excluded.isr_withheld_minor,
    excise_minor = excluded.excise_minor, other_taxes_minor = excluded.other_taxes_minor, tip_minor = excluded.tip_minor,
    note = excluded.note, edited_by = excluded.edited_by,
    purchase_receipt_kind = excluded.purchase_receipt_kind;
  delete from public.bill_lines where bill_id = p_id;
  insert into public.bill_lines (organization_id, bill_id, position, account_id, property_id, description, is_goods, amount_minor)
  select p_organization_id, p_id, l.position, (l.value ->> 'account_id')::uuid,
    coalesce((l.value ->> 'property_id')::uuid, v_bill.property_id), btrim(l.value ->> 'description'),
    coalesce((l.value ->> 'is_goods')::boolean, false), (l.value ->> 'amount_minor')::bigint
  from jsonb_array_elements(p_lines) with ordinality as l (value, position);
end
$function$;

CREATE OR REPLACE FUNCTION public.cash_positions (
  p_organization_id uuid
)
  RETURNS TABLE (
    currency             public.currency_code,
    deposits_owed_minor  bigint,
    deposits_held_minor  bigint,
    owners_due_minor     bigint,
    owners_held_minor    bigint,
    keeps_deposits_apart boolean,
    keeps_owners_apart   boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.cash_positions(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."cash_positions"(uuid) FROM PUBLIC, "anon", "service_role";

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
    -- Of the charges that are open the longest, those of the same lease together.
    'late', (select coalesce(jsonb_agg(l order by l.oldest_due_on, l.lease_id), '[]') from (
      select c.lease_id, min(c.due_on) as oldest_due_on, sum(c.outstanding_minor)::bigint as outstanding_minor, c.currency,
        min(c.tenant_name) as tenant_name, min(c.property_name) as property_name, min(c.unit_label) as unit_label
      from (
        select lease_id, due_on, outstanding_minor, currency, tenant_name, property_name, unit_label
        from public.charges_list
        where organization_id = p_organization_id and outstanding_minor > 0 and due_on < p_today
        order by due_on, id limit 200) c
      group by c.lease_id, c.currency order by 2, 1 limit v_size) l),
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

CREATE OR REPLACE FUNCTION public.note_parcel (
  p_parcel_id     uuid,
  p_property_id   uuid,
  p_unit_id       uuid,
  p_description   text,
  p_storage_place text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.note_parcel(p_parcel_id, p_property_id, p_unit_id, p_description, p_storage_place);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_parcel"(uuid, uuid, uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.property_months (
  p_property_id uuid,
  p_from        date,
  p_to          date
)
  RETURNS TABLE (
    month                  date,
    currency               public.currency_code,
    is_full_month          boolean,
    unit_days              integer,
    leased_days            integer,
    unpriced_days          integer,
    billed_minor           bigint,
    collected_minor        bigint,
    rent_billed_minor      bigint,
    rent_collected_minor   bigint,
    vacant_minor           bigint,
    expense_minor          bigint,
    income_collected_minor bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.check_days('{from,to}', p_from, p_to);
with place as (
  select p.id, p.organization_id, o.default_currency, o.time_zone, (now() at time zone o.time_zone)::date as today
  from public.properties p join public.organizations o on o.id = p.organization_id
  where p.id = p_property_id and p.organization_id = any (array(select private.my_organization_ids('money.read')))
),
-- The running month up to today; months to come are none. Never more than five years at once.
months as (
  select m::date as month, (m + interval '1 month')::date - m::date as length,
    (m + interval '1 month')::date <= place.today as has_ended,
    daterange(m::date, least((m + interval '1 month')::date, place.today + 1)) as days
  from place cross join lateral generate_series(
    greatest(date_trunc('month', p_from::timestamp), date_trunc('month', p_to::timestamp) - interval '59 months'),
    least(date_trunc('month', p_to::timestamp), date_trunc('month', place.today::timestamp)), interval '1 month') m
),
lets as (
  select l.unit_id, l.occupies, l.bill_from
  from public.leases l join place on l.organization_id = place.organization_id and l.property_id = place.id
  where not isempty(l.occupies)
),
-- A unit counts from the day on which it was written down or first charged for, up to the day on which it was put away.
rentable as (
  select u.id, private.market_rent_minor(u.id) as rent_minor, private.market_rent_currency(u.id) as rent_currency,
    daterange(least((u.created_at at time zone place.time_zone)::date, f.bill_from),
      (u.archived_at at time zone place.time_zone)::date) as days
  from public.units u join place on u.organization_id = place.organization_id and u.property_id = place.id
  left join (select unit_id, min(bill_from) as bill_from from lets group by unit_id) f on f.unit_id = u.id
),
leased_days as (
  select m.month, u.id, sum(upper(l.occupies * m.days * u.days) - lower(l.occupies * m.days * u.days))::integer as days
  from months m join lets l on l.occupies && m.days join rentable u on u.id = l.unit_id
  where not isempty(l.occupies * m.days * u.days)
  group by m.month, u.id
),
unit_months as (
  select m.month, m.length, u.rent_minor, u.rent_currency, upper(m.days * u.days) - lower(m.days * u.days) as days,
    coalesce(d.days, 0) as leased_days
  from months m join rentable u on m.days && u.days left join leased_days d on d.month = m.month and d.id = u.id
),
days as (
  select um.month, sum(um.days)::integer as unit_days, sum(um.leased_days)::integer as leased_days,
    coalesce(sum(um.days - um.leased_days) filter (where um.rent_minor is null), 0)::integer as unpriced_days
  from unit_months um group by um.month
),
vacancy as (
  select um.month, um.rent_currency as currency,
    sum(round(um.rent_minor::numeric * (um.days - um.leased_days) / um.length))::bigint as minor
  from unit_months um where um.rent_minor is not null group by um.month, um.rent_currency
),
billed as (
  select date_trunc('month', c.due_on)::date as month, c.currency, sum(c.amount_minor)::bigint as billed,
    sum(c.allocated_minor)::bigint as collected,
    sum(c.amount_minor) filter (where c.kind = 'rent')::bigint as rent_billed,
    sum(c.allocated_minor) filter (where c.kind = 'rent')::bigint as rent_collected,
    sum(c.allocated_minor) filter (where c.kind not in ('itbis', 'opening_balance'))::bigint as income_collected
  from public.charges c join place on c.organization_id = place.organization_id and c.property_id = place.id
  where c.due_on >= (select min(months.month) from months) and c.due_on < (select max(months.month) + interval '1 month' from months)
    and c.reversed_at is null and c.kind <> 'deposit'
  group by 1, 2
),
spent as (
  select t.month, t.currency, sum(t.amount_minor)::bigint as minor
  from place join public.property_account_months t on t.organization_id = place.organization_id and t.property_id = place.id
    and t.basis = 'accrual' and t.month in (select months.month from months)
  join public.accounts a on a.id = t.account_id and a.subtype = 'operating_expense'
  group by 1, 2
)
select m.month, c.code, m.has_ended and m.month >= (select min(lower(rentable.days)) from rentable),
  coalesce(d.unit_days, 0), coalesce(d.leased_days, 0), coalesce(d.unpriced_days, 0),
  coalesce(b.billed, 0), coalesce(b.collected, 0), coalesce(b.rent_billed, 0), coalesce(b.rent_collected, 0),
  coalesce(v.minor, 0), coalesce(s.minor, 0), coalesce(b.income_collected, 0)
from months m
cross join unnest(enum_range(null::public.currency_code)) as c (code)
left join days d on d.month = m.month
left join billed b on b.month = m.month and b.currency = c.code
left join vacancy v on v.month = m.month and v.currency = c.code
left join spent s on s.month = m.month and s.currency = c.code
order by m.month, c.code
$function$;

REVOKE ALL ON FUNCTION "public"."property_months"(uuid, date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reverse_held_deposit (
  p_request_id uuid,
  p_lease_id   uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'reverse_held_deposit', jsonb_build_array(p_lease_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reverse_held_deposit(p_lease_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_default_accounts (
  p_organization_id     uuid,
  p_payments_account_id uuid DEFAULT NULL::uuid,
  p_deposits_account_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.set_default_accounts(p_organization_id, p_payments_account_id, p_deposits_account_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

COMMENT ON FUNCTION "private"."cash_positions"(uuid) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) IS '{"access": ["maintenance.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "public"."cash_positions"(uuid) IS 'By currency: what is owed to tenants as deposits and what stands in accounts of deposits, what is due to named owners and what stands in accounts of owners'' money; and whether the organisation keeps either apart. Errors: not_allowed.';

COMMENT ON FUNCTION "public"."note_parcel"(uuid, uuid, uuid, text, text) IS 'The office or a neighbour notes what arrived for a unit, under an id that the client made. Errors: not_found, unit_without_tenant, too_many_posts.';

COMMENT ON FUNCTION "public"."property_months"(uuid, date, date) IS 'A property month by month and currency, for readers of money; the running month up to today. billed and collected leave deposits out, as monthly_totals does; rent_ is the part that is rent, income_collected what of collected is income: neither ITBIS nor an opening balance. vacant: market rent of the days on which units stood empty; unpriced_days: such days of units whose market rent is unknown. is_full_month: the month is over and the property was there from its first day. expense: what the books have on operating expense accounts.';

COMMENT ON VIEW "public"."units_list" IS 'Units with the lease in force, its primary tenant and rent; null where vacant or not for the reader. is_leased: whether there is such a lease, for readers of the portfolio. listed_property, listed_label: the place in the list as it is kept, by which a page comes from an index.';

REVOKE ALL ON FUNCTION "private"."cash_positions"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cash_positions"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."cash_positions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cash_positions"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cash_positions"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cash_positions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cash_positions"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_parcel"(uuid, uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_parcel"(uuid, uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_parcel"(uuid, uuid, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."property_months"(uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."property_months"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."property_months"(uuid, date, date) TO "postgres";

insert into private.refusal_kinds (code, kind) values
  ('account_has_entries', 'conflict'),
  ('account_is_usual', 'conflict'),
  ('account_protected', 'conflict'),
  ('already_exists', 'conflict'),
  ('already_member', 'conflict'),
  ('already_owner', 'conflict'),
  ('already_signed', 'conflict'),
  ('application_decided', 'conflict'),
  ('application_has_lease', 'conflict'),
  ('application_moved', 'conflict'),
  ('area_closed', 'conflict'),
  ('autopay_exists', 'conflict'),
  ('autopay_not_offered', 'conflict'),
  ('autopay_over', 'conflict'),
  ('balances_open', 'conflict'),
  ('bill_has_receipt', 'conflict'),
  ('bill_month_filed', 'conflict'),
  ('budget_source_empty', 'conflict'),
  ('cards_not_taken', 'conflict'),
  ('charge_already_reversed', 'conflict'),
  ('charge_exists', 'conflict'),
  ('charge_invoiced', 'conflict'),
  ('consent_changed', 'conflict'),
  ('contract_changed', 'conflict'),
  ('contract_closed', 'conflict'),
  ('contract_not_sent', 'conflict'),
  ('contract_open', 'conflict'),
  ('deposit_already_held', 'conflict'),
  ('deposit_settled', 'conflict'),
  ('deposits_needed', 'conflict'),
  ('deposits_short', 'conflict'),
  ('distribution_exceeds_due', 'conflict'),
  ('document_request_changed', 'conflict'),
  ('document_request_closed', 'conflict'),
  ('entry_already_reversed', 'conflict'),
  ('entry_has_source', 'conflict'),
  ('entry_not_open', 'conflict'),
  ('fee_changed', 'conflict'),
  ('file_changed', 'conflict'),
  ('form_filed', 'conflict'),
  ('import_matched', 'conflict'),
  ('import_undone', 'conflict'),
  ('invoice_cancelled', 'conflict'),
  ('item_compared', 'conflict'),
  ('last_owner', 'conflict'),
  ('lease_already_renewed', 'conflict'),
  ('lease_end_open', 'conflict'),
  ('lease_not_draft', 'conflict'),
  ('lease_not_ended', 'conflict'),
  ('lease_not_signed', 'conflict'),
  ('lease_overlaps', 'conflict'),
  ('lease_status_change', 'conflict'),
  ('leases_open', 'conflict'),
  ('line_settled', 'conflict'),
  ('maintenance_moved', 'conflict'),
  ('month_filed', 'conflict'),
  ('moved_credit_stays', 'conflict'),
  ('ncf_already_unusable', 'conflict'),
  ('ncf_given_out', 'conflict'),
  ('ncf_passed_over', 'conflict'),
  ('ncf_range_overlaps', 'conflict'),
  ('no_notice', 'conflict'),
  ('not_in_test_mode', 'conflict'),
  ('nothing_owed', 'conflict'),
  ('nothing_to_invoice', 'conflict'),
  ('notice_already_given', 'conflict'),
  ('notice_not_current', 'conflict'),
  ('notice_published', 'conflict'),
  ('notice_stands', 'conflict'),
  ('organization_closed', 'conflict'),
  ('overlaps', 'conflict'),
  ('purchase_receipt_stays', 'conflict'),
  ('owner_address_changed', 'conflict'),
  ('owner_mail_stopped', 'conflict'),
  ('owners_money_short', 'conflict'),
  ('pass_on_exceeds_bill', 'conflict'),
  ('payment_already_decided', 'conflict'),
  ('payment_refunded', 'conflict'),
  ('payment_to_decide', 'conflict'),
  ('payments_undecided', 'conflict'),
  ('period_already_closed', 'conflict'),
  ('period_closed', 'conflict'),
  ('period_not_closed', 'conflict'),
  ('photos_changed', 'conflict'),
  ('plan_exists', 'conflict'),
  ('plan_request_closed', 'conflict'),
  ('plan_requested', 'conflict'),
  ('post_gone', 'conflict'),
  ('reading_charged', 'conflict'),
  ('reading_not_last', 'conflict'),
  ('receipt_not_standing', 'conflict'),
  ('renewal_drafted', 'conflict'),
  ('renewal_keeps_unit', 'conflict'),
  ('reopening_too_late', 'conflict'),
  ('report_changed', 'conflict'),
  ('report_confirmed', 'conflict'),
  ('request_id_reused', 'conflict'),
  ('reservation_decided', 'conflict'),
  ('rules_replaced', 'conflict'),
  ('settlement_known', 'conflict'),
  ('slot_taken', 'conflict'),
  ('too_many_of_person', 'conflict'),
  ('unit_move_agreed', 'conflict'),
  ('unit_without_tenant', 'conflict'),
  ('week_full', 'conflict'),
  ('not_allowed', 'forbidden'),
  ('second_factor_needed', 'forbidden'),
  ('invitation_not_found', 'not_found'),
  ('not_found', 'not_found'),
  ('report_files_busy', 'rate_limited'),
  ('too_many_attempts', 'rate_limited'),
  ('too_many_invitations', 'rate_limited'),
  ('too_many_posts', 'rate_limited'),
  ('too_many_questions', 'rate_limited'),
  ('not_signed_in', 'unauthenticated')
on conflict (code) do update set kind = excluded.kind;

insert into private.job_steps (position, function_name, takes, counted_as) values
  (10, 'advance_leases', 'day', 'leases'),
  (100, 'autopay_jobs', 'moment', 'autopays'),
  (105, 'notify_of_ending_autopays', 'day', null),
  (110, 'message_jobs', 'moment', null),
  (20, 'post_due_rent', 'day', 'rents'),
  (30, 'post_recurring_charges', 'day', 'rents'),
  (35, 'move_credits', 'day', null),
  (40, 'post_late_fees', 'day', 'late_fees'),
  (5, 'mark_tenants_who_left', 'day', null),
  (50, 'forget_applications', 'day', 'applications_forgotten'),
  (60, 'keep_month_ends', 'day', 'month_ends'),
  (70, 'post_recurring_bills', 'day', 'recurring_bills'),
  (80, 'portfolio_jobs', 'moment', null),
  (90, 'send_scheduled_reports', 'day', 'reports_sent')
on conflict (position) do update set function_name = excluded.function_name, takes = excluded.takes, counted_as = excluded.counted_as;
