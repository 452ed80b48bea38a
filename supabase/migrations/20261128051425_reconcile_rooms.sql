SET local check_function_bodies = off;

DROP FUNCTION "private"."first_late_day"(public.late_fee_rules, date);

DROP FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid);

DROP FUNCTION "private"."part_key"(public.leases, date);

DROP FUNCTION "private"."rent_of_period"(uuid, public.proration_method, date, date);

DROP FUNCTION "private"."take_sealed_with_other_keys"(text, integer);

DROP FUNCTION "public"."take_sealed_with_other_keys"(text, integer);

CREATE OR REPLACE FUNCTION private.accept_quote (
  p_quote_id        uuid,
  p_override_reason text DEFAULT ''::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_quote public.quotes;
  v_request public.quote_requests;
  v_order public.work_orders;
begin
  select r.* into v_request from public.quote_requests r join public.quotes q on q.quote_request_id = r.id where q.id = p_quote_id;
  v_order := private.lock_work_order(v_request.work_order_id, 'maintenance.write', '{quoting}');
  -- The vendor changes it under the same lock.
  select * into strict v_quote from public.quotes where id = p_quote_id;
  select * into strict v_request from public.quote_requests where id = v_request.id;
  if v_request.revoked_at is not null or v_request.declined_at is not null then
    perform private.fail('quote_withdrawn');
  elsif v_quote.valid_until < private.organization_today(v_order.organization_id) then
    perform private.fail('quote_over', jsonb_build_object('valid_until', v_quote.valid_until));
  end if;
  perform private.require_work_vendor(v_order, v_request.vendor_id, coalesce(p_override_reason, ''));
  update public.work_orders set vendor_id = v_request.vendor_id, quote_id = p_quote_id, tax = v_quote.tax,
    net_minor = v_quote.net_minor, itbis_minor = v_quote.itbis_minor
  where id = v_order.id returning * into v_order;
  perform private.note_work_order(v_order, 'quote_accepted', '', jsonb_build_object(
    'vendor', (select name from public.vendors where id = v_order.vendor_id)));
  return private.submit_work(v_order);
end
$function$;

CREATE OR REPLACE FUNCTION private.agree_work (
  p_work_order_id   uuid,
  p_vendor_id       uuid,
  p_amount_minor    bigint,
  p_tax             public.quote_tax,
  p_override_reason text             DEFAULT ''::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{draft,quoting}');
begin
  if coalesce(p_amount_minor, 0) <= 0 then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  end if;
  perform private.require_work_vendor(v_order, p_vendor_id, coalesce(p_override_reason, ''));
  update public.work_orders w set vendor_id = p_vendor_id, quote_id = null, tax = p_tax, net_minor = s.net_minor,
    itbis_minor = s.itbis_minor
  from private.split_price(p_amount_minor, p_tax, private.organization_today(v_order.organization_id)) s
  where w.id = p_work_order_id returning w.* into v_order;
  perform private.note_work_order(v_order, 'price_agreed', '', jsonb_build_object(
    'vendor', (select name from public.vendors where id = p_vendor_id)));
  return private.submit_work(v_order);
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_quotes (
  p_work_order_id uuid,
  p_vendor_ids    uuid[],
  p_emails        text[],
  p_language      text,
  p_expires_on    date,
  p_photo_ids     uuid[]  DEFAULT '{}'::uuid[],
  p_shows_contact boolean DEFAULT false
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_order public.work_orders := private.lock_work_order(p_work_order_id, 'maintenance.write', '{draft,quoting}');
  v_zone text := (select time_zone from public.organizations where id = v_order.organization_id);
  v_today date := private.organization_today(v_order.organization_id);
  v_vendor uuid;
  v_email text;
  v_place integer;
  v_known public.quote_requests;
begin
  if coalesce(cardinality(p_vendor_ids), 0) not between 1 and 10 or cardinality(p_emails) is distinct from cardinality(p_vendor_ids)
    or (select count(distinct v) from unnest(p_vendor_ids) v) <> cardinality(p_vendor_ids) then
    perform private.fail('vendor_missing', '{"fields": ["vendor_ids"]}');
  elsif (p_expires_on between v_today and v_today + 90) is not true then
    perform private.fail('quote_day_invalid', '{"fields": ["expires_on"]}');
  elsif (select count(*) from public.maintenance_photos f where f.organization_id = v_order.organization_id
      and f.maintenance_id = v_order.maintenance_id and f.id = any (p_photo_ids)) <> cardinality(p_photo_ids) then
    perform private.fail('not_found', '{"fields": ["photo_ids"]}');
  end if;
  for v_place in 1 .. cardinality(p_vendor_ids) loop
    v_vendor := p_vendor_ids[v_place];
    v_email := private.normal_email(p_emails[v_place]);
    perform private.require_work_vendor(v_order, v_vendor, null);
    if v_email is null then
      perform private.fail('email_address_invalid', jsonb_build_object('fields', jsonb_build_array('emails.' || v_place - 1)));
    end if;
    perform private.count_attempt('quote address', v_email, 20, interval '1 day');
    select * into v_known from public.quote_requests
    where work_order_id = p_work_order_id and vendor_id = v_vendor and revoked_at is null;
    -- An address that was wrong gets no more of it: its link ends, and the right one gets another.
    if found and v_known.email <> v_email then
      update public.quote_requests set revoked_at = now() where id = v_known.id;
      v_known.id := null;
    end if;
    if v_known.id is null then
      v_known.id := gen_random_uuid();
      insert into public.quote_requests (id, organization_id, work_order_id, vendor_id, email, language, token_hash, photo_ids,
        shows_contact, expires_at, created_by)
      values (v_known.id, v_order.organization_id, p_work_order_id, v_vendor, v_email, p_language,
        private.token_hash(private.quote_token(v_known.id)), p_photo_ids, coalesce(p_shows_contact, false),
        (p_expires_on + 1)::timestamp at time zone v_zone, (select auth.uid()));
    else
      update public.quote_requests set sent_at = now(), declined_at = null, decline_reason = '', photo_ids = p_photo_ids,
        language = p_language, shows_contact = coalesce(p_shows_contact, false),
        expires_at = (p_expires_on + 1)::timestamp at time zone v_zone
      where id = v_known.id;
    end if;
    perform private.mail_quote_request(v_known.id);
  end loop;
  update public.work_orders set status = 'quoting' where id = p_work_order_id;
  perform private.note_work_order(v_order, 'quotes_asked', '', jsonb_build_object('count', cardinality(p_vendor_ids)));
  return cardinality(p_vendor_ids);
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
  delete from private.outgoing_messages
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared'
    and parameters -> 'documents' ? p_document_id::text and (parameters -> 'documents') - p_document_id::text = '{}';
  update private.outgoing_messages set parameters = parameters #- array['documents', p_document_id::text]
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared'
    and parameters -> 'documents' ? p_document_id::text;
  delete from public.notifications
  where template = 'document_shared' and parameters -> 'documents' ? p_document_id::text
    and (parameters -> 'documents') - p_document_id::text = '{}';
  update public.notifications set parameters = parameters #- array['documents', p_document_id::text]
  where template = 'document_shared' and parameters -> 'documents' ? p_document_id::text;
end
$function$;

CREATE OR REPLACE FUNCTION private.export_my_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_user();
begin
  perform private.note_security_changes(v_user);
  perform private.note_security_event(v_user, 'data_exported');
  return private.export_account(v_user)
    || jsonb_build_object('exported_at', now(), 'leases', private.export_leases(v_user))
    || private.export_kept(v_user)
    || private.export_words(v_user)
    || private.export_community(v_user)
    || private.export_calendar(v_user)
    || private.export_about(v_user)
    || private.export_notifications(v_user)
    || private.export_activity(v_user);
end
$function$;

CREATE OR REPLACE FUNCTION private.first_late_day (
  p_rule   public.late_fee_rules,
  p_due_on date
)
  RETURNS date
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return p_due_on + p_rule.grace_days + 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.forecast_entries (
  p_organization_id uuid,
  p_lease_id        uuid,
  p_from            date,
  p_to              date,
  p_zone            text
)
  RETURNS SETOF private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return query
    select (e.entry).* from (
      select l, private.late_fee_rule_of(l) as late_rule from public.leases l
      where l.organization_id = p_organization_id and (p_lease_id is null or l.id = p_lease_id)
        and l.status in ('signed', 'active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed')
        and (l.status in ('active', 'signed', 'month_to_month') or l.charged_through is null
          or l.charged_through < coalesce(l.ended_on, l.ends_on))
        and coalesce(l.charged_through, l.bill_from - 1) < p_to
    ) x
    cross join lateral private.rent_parts_of(x.l, p_to, true) p
    cross join lateral (
      select row('rent/' || private.part_key(x.l, p.period_start), 'rent', 'rent_due', null, null, p.due_on, p.due_on, null, null, p_zone,
        jsonb_build_object('charge_kind', 'rent', 'amount_minor', p.amount_minor, 'outstanding_minor', p.amount_minor,
          'currency', (x.l).currency, 'period_start', p.period_start, 'period_end', p.period_end, 'is_posted', false),
        'lease', (x.l).id, (x.l).property_id, (x.l).unit_id, (x.l).id, null, 'lease_terms', null)::private.calendar_entry as entry
      where p.due_on between p_from and p_to
      union all
      select private.late_entry(x.l, x.late_rule, p.period_start, p.due_on, p.amount_minor, p.amount_minor, p_zone, 'lease', (x.l).id)
      where (x.late_rule).kind <> 'none' and private.first_late_day(x.late_rule, p.due_on) between p_from and p_to
      -- Each entry is made once: pulled up, it would be made anew for each of its columns.
      offset 0
    ) e
    where p.amount_minor > 0;
  return query
    select 'charge/' || r.id || '/' || p.period_start, 'rent'::public.calendar_kind, 'charge_due'::public.calendar_rule, null::text,
      null::text, p.due_on, p.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('charge_kind', r.kind, 'title', nullif(r.description, ''), 'amount_minor', p.amount_minor,
        'outstanding_minor', p.amount_minor, 'currency', r.currency, 'period_start', p.period_start, 'period_end', p.period_end,
        'is_posted', false)),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
    from public.recurring_charges r
    join public.leases l on l.id = r.lease_id
    cross join lateral private.recurring_parts_of(r, l, p_to, true) p
    where r.organization_id = p_organization_id and (p_lease_id is null or r.lease_id = p_lease_id)
      and l.status in ('signed', 'active', 'notice_given', 'month_to_month') and p.amount_minor > 0 and p.due_on between p_from and p_to;
end
$function$;

CREATE OR REPLACE FUNCTION private.late_entry (
  p_lease             public.leases,
  p_rule              public.late_fee_rules,
  p_period_start      date,
  p_due_on            date,
  p_amount_minor      bigint,
  p_outstanding_minor bigint,
  p_zone              text,
  p_record_kind       text,
  p_record_id         uuid
)
  RETURNS private.calendar_entry
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_day date := private.first_late_day(p_rule, p_due_on);
begin
  return row('late_fee/' || private.part_key(p_lease, p_period_start), 'rent', 'late_fee_day', null, null, v_day, v_day, null, null, p_zone,
    jsonb_build_object('amount_minor', private.late_fee_to_post(p_rule, p_due_on, p_amount_minor, p_outstanding_minor, 0, 0, 0, null, v_day),
      'outstanding_minor', p_outstanding_minor, 'currency', p_lease.currency, 'due_on', p_due_on),
    p_record_kind, p_record_id, p_lease.property_id, p_lease.unit_id, p_lease.id, null, 'lease_terms', null)::private.calendar_entry;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_ending_vendor_document (
  p_organization_id uuid,
  p_document_id     uuid,
  p_days            integer
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, p_organization_id, 'vendor_document_ending', 'vendor_document_ending', 'vendor', v.id,
    jsonb_build_object('vendor_id', v.id, 'vendor', v.name, 'kind', d.kind, 'last_day', d.valid_until),
    'vendor-document-ending/' || d.id || '/' || p_days || '/' || m.user_id)
  from public.vendor_documents d
  join public.vendors v on v.organization_id = d.organization_id and v.id = d.vendor_id
  join public.memberships m on m.organization_id = d.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  where d.organization_id = p_organization_id and d.id = p_document_id
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
  if v_request.scheduled_on is not null and v_request.scheduled_on is distinct from p_before.scheduled_on then
    -- The day says that it has begun: nobody hears of it twice.
    perform private.mail_planned_visit(v_request);
    return;
  elsif v_request.status = p_before.status then
    return;
  end if;
  if p_before.status = 'completed' and v_request.organization_id not in (select private.my_organization_ids('maintenance.write')) then
    perform private.mail_maintenance_to_office(v_request, true);
  end if;
  perform private.notify_user(lt.user_id, v_request.organization_id, 'maintenance_updated', 'maintenance_updated',
    'maintenance_request', v_request.id, jsonb_build_object('maintenance_id', v_request.id, 'number', v_request.number,
      'title', v_request.title, 'status', v_request.status, 'landlord', (select name from public.organizations where id = v_request.organization_id)),
    'maintenance-updated/' || v_request.id || '/' || v_request.status || '/' || lt.user_id || '/' || extract(epoch from now()))
  from public.lease_parties lt
  where lt.lease_id = v_request.lease_id and lt.user_id is not null and lt.user_id is distinct from (select auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_planned_visit (
  p_request public.maintenance_requests
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(w.user_id, p_request.organization_id, 'visit_planned', 'visit_planned', 'maintenance_request', p_request.id,
    jsonb_build_object('maintenance_id', p_request.id, 'number', p_request.number, 'title', p_request.title, 'visit_on', p_request.scheduled_on,
      'landlord', (select name from public.organizations where id = p_request.organization_id), 'to', w.side,
      'property', p.name, 'unit', coalesce(u.label, '')),
    'visit-planned/' || p_request.id || '/' || p_request.scheduled_on || '/' || w.user_id || '/' || extract(epoch from now()))
  from (
    select lt.user_id, 'tenant' as side from public.lease_parties lt where lt.lease_id = p_request.lease_id
    union
    select p_request.assigned_to, 'office'
  ) w
  join public.properties p on p.id = p_request.property_id
  left join public.units u on u.id = p_request.unit_id
  where w.user_id is not null and w.user_id is distinct from (select auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.mail_quote_to_office (
  p_request     public.quote_requests,
  p_is_declined boolean
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, w.organization_id, 'quote_received', 'quote_received', 'work_order', w.id, jsonb_build_object('work_order_id', w.id, 'number', w.number, 'title', w.title,
      'vendor', v.name, 'property', p.name, 'unit', coalesce(u.label, ''), 'is_declined', p_is_declined,
      'total_minor', q.total_minor, 'currency', w.currency, 'days', q.days),
    'quote-received/' || p_request.id || '/' || extract(epoch from now()) || '/' || m.user_id)
  from public.work_orders w
  join public.vendors v on v.id = p_request.vendor_id
  join public.properties p on p.id = w.property_id
  left join public.units u on u.id = w.unit_id
  left join public.quotes q on q.quote_request_id = p_request.id
  join public.memberships m on m.organization_id = w.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  where w.id = p_request.work_order_id
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
  v_notification uuid;
begin
  for v_reader in select * from private.document_readers(p_document) loop
    if v_reader.user_id is distinct from (select auth.uid()) then
      v_key := 'documents-shared/' || p_document.organization_id || '/' || v_reader.user_id || '/' || coalesce(v_reader.lease_id::text, '')
        || '/' || floor(extract(epoch from now()) / 600)::bigint;
      v_notification := private.notify_user(v_reader.user_id, p_document.organization_id, 'document_shared', 'document_shared',
        'document', p_document.id, jsonb_build_object(
          'landlord', (select name from public.organizations where id = p_document.organization_id), 'lease_id', v_reader.lease_id,
          'documents', '{}'::jsonb), v_key, '10 minutes');
      -- Who wanted no mail a moment ago may want one now.
      perform private.queue_messages(n, n.parameters || jsonb_build_object('lease_id', n.lease_id), false, '10 minutes')
      from public.notifications n where n.id = v_notification and n.read_at is null
        and not exists (select 1 from private.outgoing_messages m where m.notification_id = n.id);
      update public.notifications
      set parameters = jsonb_set(parameters, array['documents', p_document.id::text], to_jsonb(p_document.name)), read_at = null
      where id = v_notification;
      update private.outgoing_messages
      set parameters = jsonb_set(parameters, array['documents', p_document.id::text], to_jsonb(p_document.name))
      where notification_id = v_notification and attempts = 0 and sent_at is null;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_notifications_read (
  p_ids       uuid[]                   DEFAULT NULL::uuid[],
  p_through   timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_group_key text                     DEFAULT NULL::text
)
  RETURNS SETOF uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with read as (
    update public.notifications set read_at = now(), snoozed_until = null
    where user_id = (select auth.uid()) and read_at is null and is_shown and created_at <= now()
      -- What was put away for later is not among all.
      and (id = any (p_ids) or group_key = p_group_key
        or created_at <= p_through and (snoozed_until is null or snoozed_until <= now()))
    returning id
  ), unsent as (
    delete from private.outgoing_messages m using read
    where m.notification_id = read.id and m.is_for_unread and m.attempts = 0 and m.sent_at is null
  )
  select id from read
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_preventive_request (
  p_maintenance_id uuid,
  p_due_on         date
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, r.organization_id, 'preventive_opened', 'preventive_opened', 'maintenance_request', r.id,
    jsonb_build_object('maintenance_id', r.id, 'number', r.number, 'title', r.title, 'due_on', p_due_on, 'property', p.name,
      'unit', coalesce(u.label, '')),
    'preventive-opened/' || r.id || '/' || m.user_id)
  from public.maintenance_requests r
  join public.properties p on p.id = r.property_id
  left join public.units u on u.id = r.unit_id
  join public.memberships m on m.organization_id = r.organization_id
    and (m.user_id = r.assigned_to or r.assigned_to is null)
  join private.role_permissions x on x.role = m.role and x.permission = 'maintenance.write'
  where r.id = p_maintenance_id
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_work_to_approve (
  p_order public.work_orders
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, w.organization_id, 'work_order_to_approve', 'work_order_to_approve', 'work_order', w.id,
    jsonb_build_object('work_order_id', w.id, 'number', w.number, 'title', w.title, 'vendor', v.name, 'property', p.name,
      'unit', coalesce(u.label, ''), 'total_minor', w.total_minor, 'currency', w.currency),
    'work-order-to-approve/' || w.id || '/' || extract(epoch from now()) || '/' || m.user_id)
  from public.work_orders w
  join public.vendors v on v.id = w.vendor_id
  join public.properties p on p.id = w.property_id
  left join public.units u on u.id = w.unit_id
  join public.memberships m on m.organization_id = w.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'money.reverse'
  -- Nobody approves what they asked for.
  where w.id = p_order.id and m.user_id is distinct from w.submitted_by and m.user_id is distinct from w.created_by
$function$;

CREATE OR REPLACE FUNCTION private.open_preventive_request (
  p_plan       public.preventive_plans,
  p_occurrence public.preventive_occurrences
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row public.maintenance_requests;
  v_id uuid;
begin
  if exists (select 1 from public.properties where id = p_plan.property_id and archived_at is not null)
    or exists (select 1 from public.units where id = p_plan.unit_id and archived_at is not null) then
    perform private.fail('place_archived');
  end if;
  v_row.organization_id := p_plan.organization_id;
  v_row.property_id := p_plan.property_id;
  v_row.unit_id := p_plan.unit_id;
  v_row.asset_id := p_plan.asset_id;
  v_row.category := p_plan.category;
  v_row.priority := p_plan.priority;
  v_row.title := p_plan.title;
  v_row.description := p_plan.description;
  v_row.assigned_to := (select m.user_id from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
    where m.organization_id = p_plan.organization_id and m.user_id = p_plan.assigned_to);
  v_id := private.insert_maintenance(v_row, false);
  -- Work that was planned is due at the end of its day, whatever the hours of its priority.
  update public.maintenance_requests set scheduled_on = p_occurrence.due_on, resolve_by = greatest(respond_by,
    (p_occurrence.due_on + 1)::timestamp at time zone (select o.time_zone from public.organizations o where o.id = p_plan.organization_id))
  where id = v_id;
  insert into public.maintenance_checklist_items (organization_id, maintenance_id, position, body)
  select p_plan.organization_id, v_id, c.n, c.line from unnest(p_plan.checklist) with ordinality as c (line, n);
  update public.preventive_occurrences set maintenance_id = v_id where id = p_occurrence.id;
  perform private.notify_of_preventive_request(v_id, p_occurrence.due_on);
end
$function$;

CREATE OR REPLACE FUNCTION private.part_key (
  p_lease        public.leases,
  p_period_start date
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return p_lease.id || '/' || to_char(p_period_start, 'YYYY-MM')
    || case when p_period_start = greatest(date_trunc('month', p_period_start::timestamp)::date, p_lease.bill_from) then ''
      else '/' || p_period_start end;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_calendar_items (
  p_organization_id uuid,
  p_now             timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_zone text := (select time_zone from public.organizations where id = p_organization_id);
  v_today date := (p_now at time zone v_zone)::date;
  v_due record;
begin
  for v_due in
    select e, i.created_by, i.is_shown_to_tenants, t.is_tenant, t.at
    from private.item_entries(p_organization_id, null, v_today, v_today + 1) e
    join public.calendar_items i on i.id = e.record_id
    cross join lateral (values
      -- Who sees to it an hour before, or in the morning; who lives there on the evening before.
      (false, coalesce(e.starts_at - interval '1 hour', (e.starts_on + time '08:00') at time zone e.time_zone)),
      (true, (coalesce(e.starts_on, (e.starts_at at time zone e.time_zone)::date) - 1 + time '18:00') at time zone e.time_zone)) t (is_tenant, at)
    -- The job runs every hour; one that came late makes up for what it missed.
    where e.done_at is null and t.at > p_now - interval '3 hours' and t.at <= p_now + interval '65 minutes'
      and (i.is_shown_to_tenants or not t.is_tenant)
  loop
    if v_due.is_tenant then
      perform private.remind_of_item(l.user_id, p_organization_id, v_due.e, true, v_due.at)
      from public.lease_parties l where l.lease_id = (v_due.e).lease_id and l.user_id is not null;
    else
      perform private.remind_of_item(m.user_id, p_organization_id, v_due.e, false, v_due.at)
      from public.memberships m
      where m.organization_id = p_organization_id and m.user_id = coalesce((v_due.e).assignee, v_due.created_by);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_item (
  p_user_id         uuid,
  p_organization_id uuid,
  p_entry           private.calendar_entry,
  p_is_tenant       boolean,
  p_at              timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(p_user_id, p_organization_id, 'calendar_reminder', 'calendar_reminder', 'calendar_event', p_entry.record_id,
    jsonb_build_object('title', p_entry.facts ->> 'title', 'place', coalesce(p_entry.facts ->> 'place', ''), 'is_tenant', p_is_tenant,
      'starts_on', p_entry.starts_on, 'starts_at', p_entry.starts_at, 'time_zone', p_entry.time_zone, 'lease_id', p_entry.lease_id,
      'property', coalesce(p.name, ''), 'unit', coalesce(u.label, '')),
    -- Moved to another time, it is reminded of again.
    'calendar-reminder/' || p_entry.key || '/' || coalesce(p_entry.starts_on::text, extract(epoch from p_entry.starts_at)::bigint::text)
      || '/' || p_user_id, null, p_at)
  from (select 1) one
  left join public.properties p on p.id = p_entry.property_id
  left join public.units u on u.id = p_entry.unit_id
$function$;

CREATE OR REPLACE FUNCTION private.renew_sealed (
  p_place           text,
  p_organization_id uuid,
  p_processor       public.card_processor,
  p_id              uuid,
  p_was             text,
  p_sealed          text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- What was changed meanwhile is newer than what it would be changed to.
  if p_place = 'credentials' then
    update private.card_credentials set sealed = p_sealed
    where organization_id = p_organization_id and processor = p_processor and sealed = p_was;
  elsif p_place = 'attempt' then
    update private.card_payment_secrets set sealed = p_sealed where card_payment_id = p_id and sealed = p_was;
  elsif p_place = 'card' then
    update private.autopay_cards set sealed = p_sealed where autopay_id = p_id and sealed = p_was;
  elsif p_place = 'whatsapp' then
    update private.whatsapp_sender_tokens set sealed = p_sealed where sender_id = p_id and sealed = p_was;
  end if;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.rent_of_period (
  p_lease_id     uuid,
  p_method       public.proration_method,
  p_period_start date,
  p_period_end   date
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_first date := date_trunc('month', p_period_start)::date;
  v_rent bigint;
begin
  -- Most are whole months that no step cuts: a calendar asks for thousands of them.
  if p_method <> 'none' and p_period_start = v_first and p_period_end = (v_first + interval '1 month')::date - 1
    and not exists (select 1 from public.lease_rent_steps
      where lease_id = p_lease_id and starts_on > p_period_start and starts_on <= p_period_end) then
    select rent_minor into v_rent from public.lease_rent_steps
    where lease_id = p_lease_id and starts_on <= p_period_start order by starts_on desc limit 1;
    if found then
      return v_rent;
    end if;
  end if;
  -- The rule of src/domain/rent-schedule.ts, to the cent: each part is rounded half up on the exact rational.
  return (
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
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.require_work_vendor (
  p_order           public.work_orders,
  p_vendor_id       uuid,
  p_override_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (select 1 from public.vendors v
    where v.organization_id = p_order.organization_id and v.id = p_vendor_id and v.archived_at is null) then
    perform private.fail('vendor_missing', '{"fields": ["vendor_id"]}');
  end if;
  -- A price may be asked of anybody; work is given to those whose papers are in order.
  if p_override_reason is not null then
    perform private.require_vendor_may_work(p_vendor_id, private.organization_today(p_order.organization_id), p_override_reason);
  end if;
  if btrim(coalesce(p_override_reason, '')) <> '' then
    perform private.note_work_order(p_order, 'vendor_override', p_override_reason, jsonb_build_object('vendor',
      (select name from public.vendors where id = p_vendor_id)));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_entries (
  p_entries     private.calendar_entry[],
  p_from        date,
  p_to          date,
  p_zone        text,
  p_property_id uuid,
  p_assignee    uuid,
  p_with_names  boolean
)
  RETURNS TABLE (
    key     text,
    starts  timestamp without time zone,
    last_on date,
    entry   jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with chosen as materialized (
    select e.*, coalesce(e.starts_on::timestamp, e.starts_at at time zone p_zone) as starts,
      coalesce(e.ends_on, (e.ends_at at time zone p_zone)::date) as last_on
    from unnest(p_entries) e
    where (p_property_id is null or e.property_id = p_property_id or e.kind = 'holiday') and (p_assignee is null or e.assignee = p_assignee)
  ), parties as materialized (
    select coalesce(jsonb_object_agg(n.lease_id, n.names), '{}') as of_lease from (
      select l.lease_id, jsonb_agg(pe.full_name order by t.is_primary desc, pe.full_name collate private.natural_order) as names
      from (select distinct c.lease_id from chosen c where p_with_names) l
      join public.lease_parties t on t.lease_id = l.lease_id join public.people pe on pe.id = t.person_id
      group by l.lease_id) n
  )
  select c.key, c.starts, c.last_on, jsonb_build_object('key', c.key, 'kind', c.kind, 'rule', c.rule, 'law', c.law, 'article', c.article,
    'starts_on', c.starts_on, 'ends_on', c.ends_on, 'starts_at', c.starts_at, 'ends_at', c.ends_at, 'time_zone', c.time_zone,
    'facts', jsonb_strip_nulls(c.facts || jsonb_build_object('property', p.name, 'unit', u.label, 'tenants', n.of_lease -> c.lease_id::text)),
    'record_kind', c.record_kind, 'record_id', c.record_id, 'property_id', c.property_id, 'unit_id', c.unit_id, 'lease_id', c.lease_id,
    'assignee', c.assignee, 'can_move', c.fixed_because is null, 'fixed_because', c.fixed_because, 'done_at', c.done_at)
  from chosen c
  left join public.properties p on p.id = c.property_id
  left join public.units u on u.id = c.unit_id
  cross join parties n
  where c.starts::date <= p_to and c.last_on >= p_from
$function$;

CREATE OR REPLACE FUNCTION private.submit_work (
  p_order public.work_orders
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.work_orders set submitted_by = (select auth.uid()), decision_reason = '' where id = p_order.id;
  if private.is_above_work_limit(p_order) then
    update public.work_orders set status = 'awaiting_approval' where id = p_order.id;
    perform private.note_work_order(p_order, 'sent_for_approval');
    perform private.notify_of_work_to_approve(p_order);
    return 'awaiting_approval';
  end if;
  perform private.approve_work(p_order);
  return 'approved';
end
$function$;

CREATE OR REPLACE FUNCTION private.take_sealed_with_other_keys (
  p_key_id text,
  p_limit  integer DEFAULT 100
)
  RETURNS TABLE (
    place           text,
    organization_id uuid,
    processor       public.card_processor,
    id              uuid,
    sealed_for      uuid,
    number          text,
    sealed          text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select * from (
    select 'credentials', c.organization_id, c.processor, null::uuid, null::uuid, null::text, c.sealed from private.card_credentials c
    union all
    select 'attempt', null, null, s.card_payment_id, null, null, s.sealed from private.card_payment_secrets s
    union all
    select 'card', null, null, a.autopay_id, a.sealed_for, null, a.sealed from private.autopay_cards a
    union all
    select 'whatsapp', w.organization_id, null, t.sender_id, null, w.phone_number_id, t.sealed
    from private.whatsapp_sender_tokens t join public.whatsapp_senders w on w.id = t.sender_id
  ) as t (place, organization_id, processor, id, sealed_for, number, sealed)
  where t.sealed is not null and not starts_with(t.sealed, 'v2.' || p_key_id || '.')
  order by t.place, t.organization_id, t.id limit least(greatest(coalesce(p_limit, 100), 1), 500)
$function$;

CREATE OR REPLACE FUNCTION private.warn_of_ending_leases (
  p_organization_id uuid,
  p_today           date
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, p_organization_id, 'lease_ending', 'lease_ending', 'lease', l.id,
    jsonb_build_object('lease_id', l.id, 'property', p.name, 'unit', u.label, 'last_day', l.ends_on, 'days', w.days,
      'tenant', coalesce((select pe.full_name from public.lease_parties t join public.people pe on pe.id = t.person_id
        where t.lease_id = l.id order by t.is_primary desc, pe.full_name collate private.natural_order, pe.id limit 1), '')),
    'lease-ending/' || l.id || '/' || l.ends_on || '/' || w.days || '/' || m.user_id)
  from public.leases l
  -- A job that did not run for two days makes up for it.
  join unnest('{90,60,30}'::integer[]) w (days) on l.ends_on between p_today + w.days - 2 and p_today + w.days
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  join public.memberships m on m.organization_id = l.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'leases.write'
  where l.organization_id = p_organization_id and l.status = 'active' and l.ended_on is null
    -- One that is renewed ends quietly.
    and not exists (select 1 from public.leases n where n.organization_id = l.organization_id and n.renews_lease_id = l.id
      and n.status in ('signed', 'active'))
$function$;

CREATE OR REPLACE FUNCTION public.take_sealed_with_other_keys (
  p_key_id text,
  p_limit  integer DEFAULT 100
)
  RETURNS TABLE (
    place           text,
    organization_id uuid,
    processor       public.card_processor,
    id              uuid,
    sealed_for      uuid,
    number          text,
    sealed          text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.take_sealed_with_other_keys(p_key_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) FROM PUBLIC, "anon", "authenticated";

COMMENT ON FUNCTION "private"."first_late_day"(public.late_fee_rules, date) IS 'The first day on which rent brings a late fee.';

COMMENT ON FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid) IS 'From when rent that is not paid brings a late fee, and how much that day.';

COMMENT ON FUNCTION "private"."mail_planned_visit"(public.maintenance_requests) IS 'Tells the tenants, and whom it is assigned to, on which day somebody comes; not who planned it.';

COMMENT ON FUNCTION "private"."notify_of_preventive_request"(uuid, date) IS 'Notifies the person that planned work is assigned to, or else everybody who sees to repairs.';

COMMENT ON FUNCTION "private"."notify_of_work_to_approve"(public.work_orders) IS 'Notifies those who may approve work that waits, but for who asked for it.';

COMMENT ON FUNCTION "private"."part_key"(public.leases, date) IS 'What a month''s rent of a lease is known by, posted or not; a later part of a month by its first day besides.';

COMMENT ON FUNCTION "private"."remind_of_calendar_items"(uuid, timestamp with time zone) IS 'Reminds of what members wrote into the calendar, each time once: whom it is assigned to, else who wrote it, an hour before or at eight in the morning; tenants who are shown it on the evening before.';

COMMENT ON FUNCTION "private"."remind_of_item"(uuid, uuid, private.calendar_entry, boolean, timestamp with time zone) IS 'Writes to one person that an item of the calendar comes up, from a moment on.';

COMMENT ON FUNCTION "private"."rent_of_period"(uuid, public.proration_method, date, date) IS 'Rent of one calendar month or a part of it, in minor units, prorated by the method and cut at rent steps.';

COMMENT ON FUNCTION "private"."require_work_vendor"(public.work_orders, uuid, text) IS 'Refuses a vendor who may not be given the work; why it is given all the same is kept in the history. A null reason only asks for a price. Errors: vendor_missing, vendor_documents_missing (kinds).';

COMMENT ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."warn_of_ending_leases"(uuid, date) IS 'Writes to those who handle leases that the term of one ends in 90, 60 or 30 days and nothing follows it, each once.';

COMMENT ON FUNCTION "public"."accept_quote"(uuid, uuid, text) IS 'Takes the price of one vendor: the work is approved, or waits for approval where it is above the limit of its property. Returns the new status. Errors: not_found, work_order_moved, quote_withdrawn, quote_over, vendor_missing, vendor_documents_missing.';

COMMENT ON FUNCTION "public"."agree_work"(uuid, uuid, uuid, bigint, public.quote_tax, text) IS 'Gives work to a vendor at a price that was agreed in another way: it is approved, or waits for approval. Returns the new status. Errors: not_found, work_order_moved, amount_not_positive, vendor_missing, vendor_documents_missing.';

COMMENT ON FUNCTION "public"."mark_notifications_read"(uuid[], timestamp with time zone, text) IS 'The caller has read these notifications: by their ids, all up to a moment that are not put away, or all of a group. Returns the ids of those that were unread: mark_notifications_unread takes them back.';

COMMENT ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) IS 'What is sealed with another key than the one that seals now: credentials of an organization, secrets of open payments, stored cards, tokens of numbers of WhatsApp.';

REVOKE ALL ON FUNCTION "private"."first_late_day"(public.late_fee_rules, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_late_day"(public.late_fee_rules, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."first_late_day"(public.late_fee_rules, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."late_entry"(public.leases, public.late_fee_rules, date, date, bigint, bigint, text, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_planned_visit"(public.maintenance_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_planned_visit"(public.maintenance_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_planned_visit"(public.maintenance_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_preventive_request"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_preventive_request"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_preventive_request"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_work_to_approve"(public.work_orders) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_work_to_approve"(public.work_orders) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_work_to_approve"(public.work_orders) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_key"(public.leases, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_key"(public.leases, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."part_key"(public.leases, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remind_of_calendar_items"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_calendar_items"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remind_of_calendar_items"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remind_of_item"(uuid, uuid, private.calendar_entry, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_item"(uuid, uuid, private.calendar_entry, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remind_of_item"(uuid, uuid, private.calendar_entry, boolean, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rent_of_period"(uuid, public.proration_method, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rent_of_period"(uuid, public.proration_method, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rent_of_period"(uuid, public.proration_method, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."warn_of_ending_leases"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."warn_of_ending_leases"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."warn_of_ending_leases"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) TO "service_role";

insert into private.notification_events (event, permission, is_for_tenants, is_critical, can_wait, is_on_whatsapp) values
  ('account_security', null, false, true, false, false),
  ('application_received', 'people.write', false, false, true, false),
  ('autopay_announced', null, true, true, false, true),
  ('autopay_changed', null, true, false, true, false),
  ('autopay_failed', 'money.write', false, false, true, false),
  ('autopay_stopped', null, true, true, false, true),
  ('calendar_reminder', 'portfolio.read', true, false, true, false),
  ('card_disputed', 'money.write', false, true, false, false),
  ('certificate_ending', 'organization.manage', false, true, false, false),
  ('contract_decided', 'leases.write', true, false, true, false),
  ('contract_to_sign', null, true, false, false, true),
  ('document_handed_in', 'leases.write', false, false, true, false),
  ('document_requested', null, true, false, true, false),
  ('document_shared', null, true, false, true, false),
  ('ecf_alarm', 'money.write', false, true, false, false),
  ('fiscal_receipt_issued', null, true, false, true, false),
  ('lease_ending', 'leases.write', false, false, true, false),
  ('maintenance_reported', 'maintenance.write', false, false, true, false),
  ('maintenance_updated', null, true, false, true, true),
  ('maintenance_urgent', 'maintenance.write', false, true, false, true),
  ('message_received', 'messages.write', true, false, true, false),
  ('notice_published', null, true, false, true, true),
  ('parcel_waiting', null, true, false, true, true),
  ('payment_decided', null, true, false, true, true),
  ('payment_reported', 'money.write', false, false, true, true),
  ('plan_answered', null, true, false, true, true),
  ('plan_requested', 'money.write', false, false, true, false),
  ('preventive_opened', 'maintenance.write', false, false, true, false),
  ('quote_received', 'maintenance.write', false, false, true, false),
  ('report_ready', 'money.read', false, false, true, false),
  ('report_scheduled', 'money.read', false, false, false, false),
  ('reservation_decided', null, true, false, true, false),
  ('rules_published', null, true, false, true, false),
  ('test', null, false, false, false, true),
  ('unit_moved', null, true, false, true, false),
  ('vendor_document_ending', 'maintenance.write', false, false, true, false),
  ('visit_planned', 'maintenance.write', true, false, true, true),
  ('work_order_to_approve', 'money.reverse', false, false, true, false)
on conflict (event) do update set permission = excluded.permission, is_for_tenants = excluded.is_for_tenants,
  is_critical = excluded.is_critical, can_wait = excluded.can_wait, is_on_whatsapp = excluded.is_on_whatsapp;

insert into private.job_steps (position, function_name, takes, counted_as) values
  (10, 'advance_leases', 'day', 'leases'),
  (100, 'autopay_jobs', 'moment', 'autopays'),
  (105, 'notify_of_ending_autopays', 'day', null),
  (106, 'warn_of_ending_certificates', 'day', null),
  (107, 'warn_of_long_contingencies', 'day', null),
  (108, 'warn_of_ending_vendor_documents', 'day', null),
  (109, 'warn_of_ending_leases', 'day', null),
  (110, 'message_jobs', 'moment', null),
  (112, 'remind_of_calendar_items', 'moment', null),
  (120, 'forget_notifications', 'moment', null),
  (20, 'post_due_rent', 'day', 'rents'),
  (30, 'post_recurring_charges', 'day', 'rents'),
  (35, 'move_credits', 'day', null),
  (40, 'post_late_fees', 'day', 'late_fees'),
  (5, 'mark_tenants_who_left', 'day', null),
  (50, 'forget_applications', 'day', 'applications_forgotten'),
  (60, 'keep_month_ends', 'day', 'month_ends'),
  (70, 'post_recurring_bills', 'day', 'recurring_bills'),
  (75, 'open_preventive_requests', 'day', 'preventive_requests'),
  (80, 'portfolio_jobs', 'moment', null),
  (90, 'send_scheduled_reports', 'day', 'reports_sent')
on conflict (position) do update set function_name = excluded.function_name, takes = excluded.takes, counted_as = excluded.counted_as;
