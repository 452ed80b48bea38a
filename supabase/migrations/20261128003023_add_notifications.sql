SET local check_function_bodies = off;

-- Renamed by hand: a message that waits goes on waiting.
alter table private.outgoing_mail rename to outgoing_messages;
alter index private.outgoing_mail_pkey rename to outgoing_messages_pkey;
do $$
declare
  v_constraint record;
begin
  for v_constraint in
    select conname from pg_catalog.pg_constraint
    where conrelid = 'private.outgoing_messages'::regclass and conname like 'outgoing\_mail\_%'
  loop
    execute format('alter table private.outgoing_messages rename constraint %I to %I', v_constraint.conname,
      replace(v_constraint.conname, 'outgoing_mail_', 'outgoing_messages_'));
  end loop;
end
$$;

-- What was switched off stays so.
create type public.notification_cadence as enum ('off', 'at_once', 'daily', 'weekly');
alter table public.notification_settings add column cadence public.notification_cadence;
update public.notification_settings set cadence = case when is_enabled then 'at_once' else 'off' end::public.notification_cadence;
alter table public.notification_settings alter column cadence set not null;
alter table public.notification_settings drop column is_enabled;

-- A value that is added to a type cannot be used in the same transaction: the channels are made anew.
drop function public.set_notification(public.notification_event, public.notification_channel, boolean);
drop function private.set_notification(public.notification_event, public.notification_channel, boolean);
drop function private.wants_notification(uuid, public.notification_event, public.notification_channel);
alter type public.notification_channel rename to notification_channel_before;
create type public.notification_channel as enum ('in_app', 'email', 'push', 'whatsapp');
alter table public.notification_settings
  alter column channel type public.notification_channel using channel::text::public.notification_channel;
drop type public.notification_channel_before;


DROP INDEX "private"."outgoing_mail_finished";

DROP INDEX "private"."outgoing_mail_waiting";

ALTER TABLE "private"."outgoing_messages"
  DROP CONSTRAINT "outgoing_messages_dedupe_key_key";

DROP FUNCTION "private"."cancel_mail"(text);

DROP FUNCTION "private"."forget_mail_addresses"(timestamp WITH time zone);

DROP FUNCTION "private"."mail_user"(uuid, text, jsonb, text);

DROP FUNCTION "private"."mail_user_at"(timestamp WITH time zone, uuid, text, jsonb, text);

DROP FUNCTION "private"."mark_mail_failed"(uuid, text, integer, boolean);

DROP FUNCTION "private"."mark_mail_sent"(uuid, text);

DROP FUNCTION "private"."send_mail_again"(timestamp WITH time zone);

DROP FUNCTION "private"."take_outgoing_mail"(integer);

DROP FUNCTION "public"."mark_mail_failed"(uuid, text, integer, boolean);

DROP FUNCTION "public"."mark_mail_sent"(uuid, text);

DROP FUNCTION "public"."take_outgoing_mail"(integer);

CREATE TABLE "private"."held_notifications" (
  "notification_id" uuid                        NOT NULL,
  "channel"         public.notification_channel NOT NULL,
  "user_id"         uuid                        NOT NULL,
  "release_at"      timestamp with time zone    NOT NULL,
  "window_key"      text                        NOT NULL,
  CONSTRAINT "held_notifications_channel_check" CHECK ((channel = ANY (ARRAY['email'::public.notification_channel, 'push'::public.notification_channel]))),
  CONSTRAINT "held_notifications_pkey" PRIMARY KEY (notification_id, channel)
);

ALTER TABLE "private"."held_notifications"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."notification_events" (
  "event"          text    NOT NULL,
  "permission"     text,
  "is_for_tenants" boolean NOT NULL,
  "is_critical"    boolean NOT NULL,
  "can_wait"       boolean NOT NULL,
  "is_on_whatsapp" boolean NOT NULL,
  CONSTRAINT "notification_events_check" CHECK ((NOT (is_critical AND can_wait))),
  CONSTRAINT "notification_events_pkey" PRIMARY KEY (EVENT)
);

CREATE TABLE "private"."outgoing_message_steps" (
  "id"         bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "message_id" uuid                     NOT NULL,
  "at"         timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "outgoing_message_steps_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."outgoing_message_steps"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."whatsapp_codes" (
  "consent_id"  uuid                     NOT NULL,
  "code_hash"   bytea                    NOT NULL,
  "expires_at"  timestamp with time zone NOT NULL,
  "wrong_count" smallint                 NOT NULL DEFAULT 0,
  CONSTRAINT "whatsapp_codes_pkey" PRIMARY KEY (consent_id)
);

ALTER TABLE "private"."whatsapp_codes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."whatsapp_consent_texts" (
  "version"  text NOT NULL,
  "language" text NOT NULL,
  "text"     text NOT NULL,
  CONSTRAINT "whatsapp_consent_texts_language_check" CHECK ((language = ANY (ARRAY['es'::text, 'en'::text]))),
  CONSTRAINT "whatsapp_consent_texts_pkey" PRIMARY KEY (VERSION, LANGUAGE),
  CONSTRAINT "whatsapp_consent_texts_version_check" CHECK ((version ~ '^\d{4}-\d{2}-\d{2}$'::text))
);

ALTER TABLE "private"."whatsapp_consent_texts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."whatsapp_sender_tokens" (
  "sender_id" uuid NOT NULL,
  "sealed"    text NOT NULL,
  CONSTRAINT "whatsapp_sender_tokens_pkey" PRIMARY KEY (sender_id),
  CONSTRAINT "whatsapp_sender_tokens_sealed_check" CHECK (((length(sealed) >= 20) AND (length(sealed) <= 8000)))
);

ALTER TABLE "private"."whatsapp_sender_tokens"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."whatsapp_statuses" (
  "provider_id" text                     NOT NULL,
  "status"      text                     NOT NULL,
  "at"          timestamp with time zone NOT NULL,
  "error"       text,
  "noted_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "whatsapp_statuses_error_check" CHECK ((length(error) <= 500)),
  CONSTRAINT "whatsapp_statuses_pkey" PRIMARY KEY (provider_id, status),
  CONSTRAINT "whatsapp_statuses_provider_id_check" CHECK (((length(provider_id) >= 1) AND (length(provider_id) <= 200))),
  CONSTRAINT "whatsapp_statuses_status_check" CHECK ((status = ANY (ARRAY['sent'::text, 'delivered'::text, 'read'::text, 'failed'::text])))
);

ALTER TABLE "private"."whatsapp_statuses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."whatsapp_windows" (
  "phone"           text                     NOT NULL,
  "phone_number_id" text                     NOT NULL,
  "last_inbound_at" timestamp with time zone NOT NULL,
  CONSTRAINT "whatsapp_windows_pkey" PRIMARY KEY (phone, phone_number_id)
);

ALTER TABLE "private"."whatsapp_windows"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."notification_mutes" (
  "user_id" uuid NOT NULL
);

ALTER TABLE "public"."notification_mutes"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."notification_mutes" FROM "anon";

CREATE TABLE "public"."notification_schedules" (
  "user_id"        uuid                     NOT NULL,
  "time_zone"      text,
  "quiet_from"     time without time zone,
  "quiet_to"       time without time zone,
  "digest_time"    time without time zone   NOT NULL DEFAULT '08:00:00'::time WITHOUT time zone,
  "digest_weekday" smallint                 NOT NULL DEFAULT 1,
  "updated_at"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "notification_schedules_check1" CHECK ((quiet_from <> quiet_to)),
  CONSTRAINT "notification_schedules_check2"
    CHECK (((quiet_from < '24:00:00'::time without time zone) AND (quiet_to < '24:00:00'::time without time zone) AND (digest_time < '24:00:00'::time without time zone))),
  CONSTRAINT "notification_schedules_check3"
    CHECK (((EXTRACT(second FROM quiet_from) = (0)::numeric) AND (EXTRACT(second FROM quiet_to) = (0)::numeric) AND (EXTRACT(second FROM digest_time) = (0)::numeric))),
  CONSTRAINT "notification_schedules_check" CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  CONSTRAINT "notification_schedules_digest_weekday_check" CHECK (((digest_weekday >= 1) AND (digest_weekday <= 7))),
  CONSTRAINT "notification_schedules_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "public"."notification_schedules"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."notification_schedules" FROM "anon";

CREATE TABLE "public"."notifications" (
  "id"              uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id"         uuid NOT NULL,
  "organization_id" uuid,
  CONSTRAINT "notifications_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."notifications"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."notifications" FROM "anon";

CREATE TABLE "public"."push_devices" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"       uuid                     NOT NULL,
  "endpoint"      text                     NOT NULL,
  "p256dh"        text                     NOT NULL,
  "auth"          text                     NOT NULL,
  "label"         text                     NOT NULL DEFAULT ''::text,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "last_shown_at" timestamp with time zone,
  "failed_at"     timestamp with time zone,
  CONSTRAINT "push_devices_auth_check" CHECK ((auth ~ '^[A-Za-z0-9_-]{16,40}={0,2}$'::text)),
  CONSTRAINT "push_devices_endpoint_check" CHECK (((endpoint ~ '^https?://[^\s]+$'::text) AND (length(endpoint) <= 1000))),
  CONSTRAINT "push_devices_endpoint_key" UNIQUE (endpoint),
  CONSTRAINT "push_devices_label_check" CHECK ((char_length(label) <= 80)),
  CONSTRAINT "push_devices_p256dh_check" CHECK ((p256dh ~ '^[A-Za-z0-9_-]{80,100}=?$'::text)),
  CONSTRAINT "push_devices_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."push_devices"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."push_devices" FROM "anon";

CREATE TABLE "public"."whatsapp_consents" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"      uuid                     NOT NULL,
  "phone"        text                     NOT NULL,
  "words"        text                     NOT NULL,
  "version"      text                     NOT NULL,
  "language"     text                     NOT NULL,
  "given_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "verified_at"  timestamp with time zone,
  "withdrawn_at" timestamp with time zone,
  CONSTRAINT "whatsapp_consents_language_check" CHECK ((language = ANY (ARRAY['es'::text, 'en'::text]))),
  CONSTRAINT "whatsapp_consents_phone_check" CHECK ((phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  CONSTRAINT "whatsapp_consents_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."whatsapp_consents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."whatsapp_consents" FROM "anon";

CREATE TABLE "public"."whatsapp_senders" (
  "id"              uuid NOT NULL DEFAULT gen_random_uuid(),
  "organization_id" uuid,
  "phone_number_id" text NOT NULL,
  "waba_id"         text NOT NULL,
  "display_phone"   text NOT NULL,
  CONSTRAINT "whatsapp_senders_display_phone_check" CHECK ((display_phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  CONSTRAINT "whatsapp_senders_organization_id_key" UNIQUE NULLS NOT DISTINCT (organization_id),
  CONSTRAINT "whatsapp_senders_phone_number_id_check" CHECK ((phone_number_id ~ '^[0-9]{5,30}$'::text)),
  CONSTRAINT "whatsapp_senders_phone_number_id_key" UNIQUE (phone_number_id),
  CONSTRAINT "whatsapp_senders_pkey" PRIMARY KEY (id),
  CONSTRAINT "whatsapp_senders_waba_id_check" CHECK ((waba_id ~ '^[0-9]{5,30}$'::text))
);

ALTER TABLE "public"."whatsapp_senders"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."whatsapp_senders" FROM "anon";

ALTER TABLE "private"."outgoing_messages"
  ADD COLUMN "channel" public.notification_channel NOT NULL DEFAULT 'email'::public.notification_channel;

ALTER TABLE "private"."outgoing_messages"
  ADD COLUMN "user_id" uuid;

CREATE TYPE "public"."message_step" AS ENUM (
  'queued',
  'waits_for_morning',
  'taken',
  'accepted',
  'retried',
  'refused',
  'shown',
  'delivered',
  'read',
  'failed',
  'device_gone',
  'no_address',
  'no_device',
  'no_consent',
  'no_sender',
  'not_allowed',
  'switched_off',
  'muted',
  'throttled'
);

ALTER TABLE "private"."outgoing_message_steps"
  ADD COLUMN "step" public.message_step NOT NULL;

ALTER TABLE "private"."outgoing_message_steps"
  ADD COLUMN "detail" text NOT NULL DEFAULT ''::text;

ALTER TYPE "public"."notification_event" ADD VALUE 'account_security' AFTER 'card_disputed';



ALTER TYPE "public"."notification_event" ADD VALUE 'autopay_announced' AFTER 'account_security';



ALTER TYPE "public"."notification_event" ADD VALUE 'autopay_changed' AFTER 'autopay_announced';



ALTER TYPE "public"."notification_event" ADD VALUE 'autopay_failed' AFTER 'autopay_changed';



ALTER TYPE "public"."notification_event" ADD VALUE 'autopay_stopped' AFTER 'autopay_failed';



ALTER TYPE "public"."notification_event" ADD VALUE 'calendar_reminder' AFTER 'autopay_stopped';



ALTER TYPE "public"."notification_event" ADD VALUE 'certificate_ending' AFTER 'calendar_reminder';



ALTER TYPE "public"."notification_event" ADD VALUE 'contract_decided' AFTER 'certificate_ending';



ALTER TYPE "public"."notification_event" ADD VALUE 'contract_to_sign' AFTER 'contract_decided';



ALTER TYPE "public"."notification_event" ADD VALUE 'ecf_alarm' AFTER 'contract_to_sign';



ALTER TYPE "public"."notification_event" ADD VALUE 'fiscal_receipt_issued' AFTER 'ecf_alarm';



ALTER TYPE "public"."notification_event" ADD VALUE 'lease_ending' AFTER 'fiscal_receipt_issued';



ALTER TYPE "public"."notification_event" ADD VALUE 'maintenance_urgent' AFTER 'lease_ending';



ALTER TYPE "public"."notification_event" ADD VALUE 'plan_answered' AFTER 'maintenance_urgent';



ALTER TYPE "public"."notification_event" ADD VALUE 'plan_requested' AFTER 'plan_answered';



ALTER TYPE "public"."notification_event" ADD VALUE 'preventive_opened' AFTER 'plan_requested';



ALTER TYPE "public"."notification_event" ADD VALUE 'quote_received' AFTER 'preventive_opened';



ALTER TYPE "public"."notification_event" ADD VALUE 'report_ready' AFTER 'quote_received';



ALTER TYPE "public"."notification_event" ADD VALUE 'report_scheduled' AFTER 'report_ready';



ALTER TYPE "public"."notification_event" ADD VALUE 'test' AFTER 'report_scheduled';



ALTER TYPE "public"."notification_event" ADD VALUE 'unit_moved' AFTER 'test';



ALTER TYPE "public"."notification_event" ADD VALUE 'vendor_document_ending' AFTER 'unit_moved';



ALTER TYPE "public"."notification_event" ADD VALUE 'visit_planned' AFTER 'vendor_document_ending';



ALTER TYPE "public"."notification_event" ADD VALUE 'work_order_to_approve' AFTER 'visit_planned';



ALTER TABLE "private"."outgoing_messages"
  ADD COLUMN "event" public.notification_event;

ALTER TABLE "private"."outgoing_messages"
  ADD COLUMN "notification_id" uuid;

ALTER TABLE "private"."outgoing_messages"
  ADD COLUMN "organization_id" uuid;

ALTER TABLE "private"."outgoing_messages"
  ADD COLUMN "device_id" uuid;

ALTER TABLE "private"."outgoing_messages"
  ADD COLUMN "is_for_unread" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."notifications"
  ADD COLUMN "event" public.notification_event NOT NULL;

ALTER TABLE "public"."notifications"
  ADD COLUMN "template" text NOT NULL;

ALTER TABLE "public"."notifications"
  ADD COLUMN "dedupe_key" text NOT NULL;

CREATE TYPE "public"."notification_record" AS ENUM (
  'account',
  'application',
  'area_reservation',
  'autopay',
  'bill',
  'calendar_event',
  'contract',
  'conversation',
  'document',
  'document_request',
  'fiscal_invoice',
  'house_rules',
  'lease',
  'maintenance_request',
  'notice',
  'parcel',
  'payment',
  'preventive_plan',
  'report_file',
  'report_schedule',
  'signing_certificate',
  'vendor',
  'work_order'
);

ALTER TABLE "public"."notification_mutes"
  ADD COLUMN "record_kind" public.notification_record NOT NULL;

ALTER TABLE "public"."notification_mutes"
  ADD COLUMN "record_id" uuid NOT NULL;

ALTER TABLE "public"."notification_mutes"
  ADD COLUMN "template" text NOT NULL;

ALTER TABLE "public"."notification_mutes"
  ADD COLUMN "parameters" jsonb NOT NULL;

ALTER TABLE "public"."notification_mutes"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."notifications"
  ADD COLUMN "record_kind" public.notification_record;

ALTER TABLE "public"."notifications"
  ADD COLUMN "record_id" uuid;

ALTER TABLE "public"."notifications"
  ADD COLUMN "group_key" text NOT NULL;

ALTER TABLE "public"."notifications"
  ADD COLUMN "lease_id" uuid;

ALTER TABLE "public"."notifications"
  ADD COLUMN "parameters" jsonb NOT NULL DEFAULT '{}'::jsonb;

ALTER TABLE "public"."notifications"
  ADD COLUMN "is_shown" boolean NOT NULL DEFAULT true;

ALTER TABLE "public"."notifications"
  ADD COLUMN "created_at" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."notifications"
  ADD COLUMN "read_at" timestamp WITH time zone;

ALTER TABLE "public"."notifications"
  ADD COLUMN "snoozed_until" timestamp WITH time zone;

CREATE TYPE "public"."whatsapp_sender_status" AS ENUM (
  'active',
  'failing',
  'off'
);

ALTER TABLE "public"."whatsapp_senders"
  ADD COLUMN "status" public.whatsapp_sender_status NOT NULL DEFAULT 'active'::public.whatsapp_sender_status;

ALTER TABLE "public"."whatsapp_senders"
  ADD COLUMN "problem" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."whatsapp_senders"
  ADD COLUMN "set_at" timestamp WITH time zone NOT NULL DEFAULT now();

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
    perform private.mark_read_of((select auth.uid()), 'house_rules', p_rules_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_report_file_part (
  p_id       uuid,
  p_position integer,
  p_content  text,
  p_entries  integer,
  p_last     jsonb                    DEFAULT NULL::jsonb,
  p_is_last  boolean                  DEFAULT false,
  p_now      timestamp with time zone DEFAULT now()
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file public.report_files;
begin
  select * into v_file from public.report_files where id = p_id for update;
  if not found or v_file.status <> 'working' or v_file.part_count <> p_position then
    return false;
  end if;
  insert into public.report_file_parts (report_file_id, position, organization_id, content)
  values (p_id, p_position, v_file.organization_id, p_content);
  update public.report_files set part_count = part_count + 1, byte_count = byte_count + octet_length(p_content),
    done_count = done_count + p_entries, entry_count = greatest(entry_count, done_count + p_entries),
    after_on = coalesce((p_last ->> 'on')::date, after_on), after_number = coalesce((p_last ->> 'number')::bigint, after_number),
    taken_until = case when p_is_last then null else p_now + interval '60 seconds' end,
    status = case when p_is_last then 'done' else status end, finished_at = case when p_is_last then p_now end
  where id = p_id returning * into v_file;
  if p_is_last then
    update public.report_files set entry_count = done_count where id = p_id;
    perform private.notify_user(v_file.requested_by, v_file.organization_id, 'report_ready', 'report_file_ready', 'report_file',
      p_id, jsonb_build_object('organization', o.name,
      'from', v_file.starts_on, 'to', v_file.ends_on, 'entries', v_file.done_count), 'report-file/' || p_id)
    from public.organizations o where o.id = v_file.organization_id;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.after_quiet_hours (
  p_user_id uuid,
  p_at      timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_schedule public.notification_schedules;
  v_zone text;
  v_clock timestamp;
  v_end timestamptz;
begin
  select * into v_schedule from public.notification_schedules where user_id = p_user_id and quiet_from is not null;
  if not found then
    return p_at;
  end if;
  v_zone := private.zone_of(p_user_id);
  v_clock := p_at at time zone v_zone;
  if not private.is_quiet(v_clock::time, v_schedule.quiet_from, v_schedule.quiet_to) then
    return p_at;
  end if;
  v_end := (v_clock::date + v_schedule.quiet_to
    + case when v_clock::time < v_schedule.quiet_to then interval '0' else interval '1 day' end) at time zone v_zone;
  -- With no change of the clock until then, that is it. Else the first minute at which the clock is out of quiet hours.
  if v_end - p_at = (v_end at time zone v_zone) - v_clock and (v_end - interval '4 hours') at time zone v_zone
    = (v_end at time zone v_zone) - interval '4 hours' then
    return v_end;
  end if;
  return (
    select min(m) from generate_series(date_trunc('minute', p_at) + interval '1 minute', v_end + interval '1 day', interval '1 minute') m
    where not private.is_quiet((m at time zone v_zone)::time, v_schedule.quiet_from, v_schedule.quiet_to));
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_document (
  p_lease_id uuid,
  p_name     text,
  p_reason   text,
  p_due_on   date
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
begin
  select * into v_lease from public.leases where id = p_lease_id for update;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  v_today := private.organization_today(v_lease.organization_id);
  if v_lease.status <> 'signed' and not private.is_occupying(v_lease.status) then
    perform private.fail('lease_not_in_force');
  elsif char_length(btrim(coalesce(p_name, ''))) not between 1 and 120 or char_length(btrim(coalesce(p_reason, ''))) > 600 then
    perform private.fail('document_request_invalid');
  elsif p_due_on is null or p_due_on < v_today or p_due_on > v_today + 366 then
    perform private.fail('document_due_invalid');
  elsif (select count(*) from public.document_requests
      where lease_id = p_lease_id and status in ('requested', 'handed_in', 'refused')) >= 20 then
    perform private.fail('too_many_document_requests');
  end if;
  insert into public.document_requests (id, organization_id, lease_id, name, reason, due_on, created_by)
  values (v_id, v_lease.organization_id, p_lease_id, btrim(p_name), btrim(coalesce(p_reason, '')), p_due_on, (select auth.uid()));
  perform private.notify_user(lt.user_id, v_lease.organization_id, 'document_requested', 'document_requested', 'document_request',
    v_id, jsonb_build_object('lease_id', p_lease_id, 'name', btrim(p_name),
      'reason', btrim(coalesce(p_reason, '')), 'due_on', p_due_on,
      'landlord', (select name from public.organizations where id = v_lease.organization_id)),
    private.document_mail_key(v_id, lt.user_id))
  from public.lease_parties lt
  where lt.organization_id = v_lease.organization_id and lt.lease_id = p_lease_id and lt.user_id is not null;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.cadence_of (
  p_user_id uuid,
  p_event   public.notification_event,
  p_channel public.notification_channel
)
  RETURNS public.notification_cadence
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when p_event = 'test' then 'at_once' else coalesce(
    (select cadence from public.notification_settings where user_id = p_user_id and event = p_event and channel = p_channel),
    case when p_channel <> 'whatsapp' or (select is_on_whatsapp from private.notification_events where event = p_event::text)
      then 'at_once' else 'off' end::public.notification_cadence) end
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
    perform private.withdraw_notification(v_user, private.document_mail_key(p_document_request_id, v_user));
    v_was_told := v_was_told or exists (select 1 from private.outgoing_messages
      where dedupe_key = private.document_mail_key(p_document_request_id, v_user));
  end loop;
  -- Who never read of it need not read that it is over.
  if v_was_told then
    perform private.notify_of_document_decision(v_request);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_notice_mail (
  p_notice_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.withdraw_notification(pe.user_id, private.notice_mail_key(p_notice_id, pe.user_id))
  from public.notice_recipients r join public.people pe on pe.id = r.person_id
  where r.notice_id = p_notice_id and pe.user_id is not null
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
  update private.outgoing_messages set parameters = parameters #- array['documents', p_document_id::text]
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared'
    and parameters -> 'documents' ? p_document_id::text;
  delete from private.outgoing_messages
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared' and parameters -> 'documents' = '{}';
  update public.notifications set parameters = parameters #- array['documents', p_document_id::text]
  where template = 'document_shared' and parameters -> 'documents' ? p_document_id::text;
  delete from public.notifications where template = 'document_shared' and parameters -> 'documents' = '{}'
    and record_id = p_document_id and record_kind = 'document';
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_marks (
  p_conversation public.conversations,
  p_user_ids     uuid[],
  p_through      bigint
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with cleared as (
    select user_id, first_unread_id from public.conversation_marks
    where conversation_id = p_conversation.id and organization_id = p_conversation.organization_id
      and user_id = any (p_user_ids) and unread_count > 0
  ), forgotten as (
    select private.mark_read_of(user_id, 'conversation', p_conversation.id) from cleared
  ), counted as (
    select count(*) from forgotten
  )
  insert into public.conversation_marks (user_id, conversation_id, organization_id, last_read_id)
  select u.id, p_conversation.id, p_conversation.organization_id, p_through
  from unnest(p_user_ids) as u (id), counted
  on conflict (user_id, conversation_id) do update set unread_count = 0, first_unread_id = null,
    last_read_id = greatest(conversation_marks.last_read_id, excluded.last_read_id)
$function$;

CREATE OR REPLACE FUNCTION private.close_my_account()
  RETURNS TABLE (
    file_name text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_recent_sign_in();
  v_organization uuid;
  v_email text;
begin
  -- Two owners who leave at once wait for each other here, and the second finds that they are the last.
  perform 1 from public.organizations o join public.memberships m on m.organization_id = o.id
  where m.user_id = v_user and m.role = 'owner' order by o.id for update of o;
  if exists (select 1 from private.account_obstacles(v_user)) then
    perform private.fail('account_only_owner', (select jsonb_build_object('organizations', jsonb_agg(o.name))
      from private.account_obstacles(v_user) o));
  end if;
  for v_organization in
    select m.organization_id from public.memberships m where m.user_id = v_user and m.role = 'owner'
      and not exists (select 1 from public.memberships x where x.organization_id = m.organization_id and x.user_id <> v_user)
  loop
    perform private.remove_empty_organization(v_organization);
  end loop;
  delete from public.memberships where user_id = v_user;
  update public.people set user_id = null where user_id = v_user;
  update public.lease_tenants set user_id = null where user_id = v_user;
  select lower(u.email) into v_email from auth.users u where u.id = v_user;
  update public.invitations i set revoked_at = now()
  where i.email = v_email and i.accepted_at is null and i.revoked_at is null;
  update public.profiles set full_name = '', phone = '', avatar_path = null, identity_type = null, identity_number = '',
    street = '', street_number = '', sector = '', municipality = '', province = '', reference = ''
  where id = v_user;
  delete from private.requests where actor_id = v_user;
  delete from private.recovery_codes where user_id = v_user;
  perform private.forget_notification_choices(v_user);
  return query select o.name from storage.objects o
    where o.bucket_id = 'avatars' and (storage.foldername(o.name))[1] = v_user::text;
end
$function$;

CREATE OR REPLACE FUNCTION private.confirm_whatsapp_code (
  p_code text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_code private.whatsapp_codes;
begin
  select k.* into v_code from public.whatsapp_consents c join private.whatsapp_codes k on k.consent_id = c.id
  where c.user_id = (select auth.uid()) and c.withdrawn_at is null for update of k;
  if not found then
    perform private.fail('not_found');
  elsif v_code.expires_at <= now() or v_code.wrong_count >= 5 then
    return 'expired';
  elsif private.token_hash(v_code.consent_id || btrim(coalesce(p_code, ''))) <> v_code.code_hash then
    -- An answer, not an error: the count of wrong ones must stay.
    update private.whatsapp_codes set wrong_count = wrong_count + 1 where consent_id = v_code.consent_id;
    return 'wrong';
  end if;
  update public.whatsapp_consents set verified_at = now() where id = v_code.consent_id;
  delete from private.whatsapp_codes where consent_id = v_code.consent_id;
  return 'confirmed';
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_plan_request (
  p_request public.plan_requests,
  p_status  public.plan_request_status,
  p_answer  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.plan_requests set status = p_status, answer = p_answer, decided_by = (select auth.uid()), decided_at = now()
  where id = p_request.id;
  if p_status <> 'withdrawn' then
    perform private.notify_user(p_request.user_id, p_request.organization_id, 'plan_answered', 'plan_answered', 'lease',
      p_request.lease_id, jsonb_build_object('lease_id', p_request.lease_id,
        'is_agreed', p_status = 'agreed', 'answer', p_answer, 'currency', p_request.currency,
        'instalments', case when p_status = 'agreed' then (
          select jsonb_agg(jsonb_build_object('due_on', i.due_on, 'amount_minor', i.amount_minor) order by i.position)
          from public.payment_plan_instalments i
          where i.plan_id = (select p.id from public.payment_plans p
            where p.lease_id = p_request.lease_id and p.cancelled_at is null order by p.created_at desc limit 1)) end,
        'landlord', (select name from public.organizations where id = p_request.organization_id)),
      'plan-answered/' || p_request.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.digest_content (
  p_message private.outgoing_messages
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('ids', p_message.parameters -> 'ids', 'count', count(*), 'items', coalesce(jsonb_agg(jsonb_build_object(
    'notification_id', n.id, 'event', n.event, 'template', n.template, 'organization', coalesce(o.name, ''),
    'record_kind', n.record_kind, 'record_id', n.record_id, 'lease_id', n.lease_id, 'at', n.created_at,
    'parameters', n.parameters) order by n.created_at, n.id), '[]'))
  from jsonb_array_elements_text(p_message.parameters -> 'ids') i (id)
  join public.notifications n on n.id = i.id::uuid and n.user_id = p_message.user_id
  left join public.organizations o on o.id = n.organization_id
  where n.read_at is null and private.cadence_of(n.user_id, n.event, p_message.channel) <> 'off'
    and private.may_hear_of(n.user_id, n.organization_id, n.event, n.lease_id)
    and not exists (select 1 from public.notification_mutes m
      where m.user_id = n.user_id and m.record_kind = n.record_kind and m.record_id = n.record_id)
$function$;

CREATE OR REPLACE FUNCTION private.drop_notice_readers (
  p_notice     public.notices,
  p_person_ids uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  perform private.withdraw_notification(pe.user_id, private.notice_mail_key(p_notice.id, pe.user_id))
  from public.people pe where pe.id = any (p_person_ids) and pe.user_id is not null;
  delete from public.notice_recipients where notice_id = p_notice.id and person_id = any (p_person_ids) and received_at is null;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    update public.notices set recipient_count = recipient_count - v_count where id = p_notice.id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.enqueue_mail (
  p_to         text,
  p_language   text,
  p_template   text,
  p_parameters jsonb,
  p_dedupe_key text,
  p_reply_to   text  DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
begin
  insert into private.outgoing_messages (dedupe_key, to_address, reply_to, language, template, parameters)
  values (p_dedupe_key, p_to, p_reply_to, case when p_language = 'en' then 'en' else 'es' end, p_template, coalesce(p_parameters, '{}'))
  on conflict do nothing
  returning id into v_id;
  return coalesce(v_id, (select id from private.outgoing_messages where dedupe_key = p_dedupe_key and user_id is null));
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_waitlist_entry (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.outgoing_messages
  set next_attempt_at = null, to_address = null, parameters = '{}', error = null
  where dedupe_key like format('waitlist/%s/%%', p_id);
  delete from private.waitlist_entries where id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.export_account (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at, 'email_confirmed_at', u.email_confirmed_at) from auth.users u where u.id = p_user_id),
    'profile', (select to_jsonb(p) - 'id' from public.profiles p where p.id = p_user_id),
    'organizations', (select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'role', m.role, 'since', m.created_at)
      order by m.created_at), '[]')
      from public.memberships m join public.organizations o on o.id = m.organization_id where m.user_id = p_user_id),
    'records_about_you', (select coalesce(jsonb_agg(jsonb_build_object('kept_by', o.name, 'full_name', pe.full_name,
      'email', pe.email, 'phone', pe.phone, 'identity_type', pe.identity_type, 'identity_number', pe.identity_number,
      'since', pe.created_at) order by pe.created_at), '[]')
      from public.people pe join public.organizations o on o.id = pe.organization_id where pe.user_id = p_user_id),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('from', o.name, 'kind', i.kind, 'role', i.role,
      'created_at', i.created_at, 'accepted_at', i.accepted_at) order by i.created_at), '[]')
      from public.invitations i join public.organizations o on o.id = i.organization_id
      where i.accepted_by = p_user_id or i.email = (select lower(u.email) from auth.users u where u.id = p_user_id)),
    'files', (select coalesce(jsonb_agg(jsonb_build_object('folder', f.bucket_id, 'name', f.name, 'created_at', f.created_at)
      order by f.created_at), '[]')
      from storage.objects f where f.owner_id = p_user_id::text)
  )
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
    || private.export_about(v_user)
    || private.export_notifications(v_user)
    || private.export_activity(v_user);
end
$function$;

CREATE OR REPLACE FUNCTION private.export_notifications (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'notification_settings', (select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.event, n.channel), '[]')
      from public.notification_settings n where n.user_id = p_user_id),
    'notification_schedule', (select to_jsonb(s) - 'user_id' from public.notification_schedules s where s.user_id = p_user_id),
    'muted', (select coalesce(jsonb_agg(jsonb_build_object('kind', m.record_kind, 'since', m.created_at, 'facts', m.parameters)
      order by m.created_at), '[]') from public.notification_mutes m where m.user_id = p_user_id),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('event', n.event, 'facts', n.parameters, 'at', n.created_at,
      'read_at', n.read_at) order by n.created_at, n.id), '[]')
      from public.notifications n where n.user_id = p_user_id and n.created_at <= now()),
    'push_devices', (select coalesce(jsonb_agg(jsonb_build_object('name', d.label, 'service', substring(d.endpoint from '^https?://[^/]+'),
      'since', d.created_at, 'last_shown_at', d.last_shown_at) order by d.created_at), '[]')
      from public.push_devices d where d.user_id = p_user_id),
    'whatsapp_consents', (select coalesce(jsonb_agg(jsonb_build_object('phone', c.phone, 'words', c.words, 'language', c.language,
      'given_at', c.given_at, 'verified_at', c.verified_at, 'withdrawn_at', c.withdrawn_at, 'last_wrote_at',
      (select max(w.last_inbound_at) from private.whatsapp_windows w where w.phone = c.phone)) order by c.given_at), '[]')
      from public.whatsapp_consents c where c.user_id = p_user_id))
$function$;

CREATE OR REPLACE FUNCTION private.facts_of_message (
  p_template   text,
  p_parameters jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(private.mail_as_it_goes(p_template, p_parameters), '{}')
    - '{text,body_es,body_en,consent,message,answer,content,lease_id,user_id,organization_id}'::text[]
$function$;

CREATE OR REPLACE FUNCTION private.follow_cadence (
  p_user_id uuid,
  p_event   public.notification_event,
  p_channel public.notification_channel,
  p_cadence public.notification_cadence
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_cadence = 'off' then
    delete from private.held_notifications h using public.notifications n
    where h.user_id = p_user_id and h.channel = p_channel and n.id = h.notification_id and n.event = p_event;
  elsif p_cadence = 'at_once' then
    -- What was held goes now, in one message: each of it once, and not with the next window.
    update private.held_notifications h set release_at = now(),
      window_key = 'switch/' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
    from public.notifications n
    where h.user_id = p_user_id and h.channel = p_channel and n.id = h.notification_id and n.event = p_event;
  else
    update private.held_notifications h set release_at = w.release_at, window_key = w.window_key
    from public.notifications n, private.next_window(p_user_id, p_cadence, now()) w
    where h.user_id = p_user_id and h.channel = p_channel and n.id = h.notification_id and n.event = p_event
      and h.release_at > w.release_at;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_message_addresses (
  p_now timestamp with time zone
)
  RETURNS integer
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with forgotten as (
    update private.outgoing_messages set to_address = null, reply_to = null, parameters = '{}'
    where created_at < p_now - interval '30 days' and next_attempt_at is null
      and (to_address is not null or parameters <> '{}')
    returning 1
  )
  select count(*)::integer from forgotten
$function$;

CREATE OR REPLACE FUNCTION private.forget_notification_choices (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from public.notification_settings where user_id = p_user_id;
  delete from public.notification_schedules where user_id = p_user_id;
  delete from public.notification_mutes where user_id = p_user_id;
  delete from public.push_devices where user_id = p_user_id;
  delete from public.notifications where user_id = p_user_id;
  update public.whatsapp_consents set withdrawn_at = now() where user_id = p_user_id and withdrawn_at is null;
$function$;

CREATE OR REPLACE FUNCTION private.forget_notifications (
  p_organization_id uuid,
  p_now             timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from public.notifications
  where (organization_id = p_organization_id or organization_id is null) and created_at < p_now - interval '180 days';
  delete from private.outgoing_message_steps where at < p_now - interval '30 days';
  delete from private.whatsapp_statuses where noted_at < p_now - interval '30 days';
$function$;

CREATE OR REPLACE FUNCTION private.forget_push_device (
  p_id     uuid,
  p_answer text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_step(id, 'device_gone', p_answer) from private.outgoing_messages where device_id = p_id and event = 'test';
  delete from public.push_devices where id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.give_whatsapp_consent (
  p_phone           text,
  p_consent_version text,
  p_language        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
  v_text jsonb := private.whatsapp_consent(p_language);
  v_code text := lpad(((('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint) % 1000000)::text, 6, '0');
  v_organization uuid;
  v_id uuid;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  elsif p_phone is null or p_phone !~ '^\+[1-9][0-9]{7,14}$' then
    perform private.fail('phone_invalid');
  elsif p_consent_version is distinct from v_text ->> 'version' then
    perform private.fail('consent_changed');
  end if;
  v_organization := private.organization_writing_to(v_user);
  if private.whatsapp_sender_for(v_organization) is null then
    perform private.fail('whatsapp_not_set_up');
  end if;
  perform private.count_attempt('whatsapp code', v_user::text, 5, interval '1 hour');
  perform private.count_attempt('whatsapp number', p_phone, 5, interval '1 hour');
  update public.whatsapp_consents set withdrawn_at = now() where user_id = v_user and withdrawn_at is null;
  insert into public.whatsapp_consents (user_id, phone, words, version, language)
  values (v_user, p_phone, v_text ->> 'text', p_consent_version, v_text ->> 'language') returning id into v_id;
  insert into private.whatsapp_codes (consent_id, code_hash, expires_at)
  values (v_id, private.token_hash(v_id || v_code), now() + interval '10 minutes');
  insert into private.outgoing_messages (dedupe_key, channel, user_id, organization_id, language, template, parameters)
  values ('whatsapp-code/' || v_id, 'whatsapp', v_user, v_organization, v_text ->> 'language', 'whatsapp_code',
    jsonb_build_object('code', v_code, 'consent_id', v_id));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.hand_in_requested_file (
  p_file_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file public.requested_files;
  v_request public.document_requests;
begin
  select * into v_file from public.requested_files where id = p_file_id and created_by = (select auth.uid());
  v_request := private.document_request_for(v_file.document_request_id, true);
  -- Again under the lock.
  select * into v_file from public.requested_files where id = p_file_id;
  if v_file.handed_in_at is not null then
    return v_request.id;
  elsif v_request.status in ('accepted', 'called_off') then
    perform private.fail('document_request_closed');
  elsif not exists (select 1 from storage.objects where bucket_id = 'documents' and name = v_file.path) then
    perform private.fail('document_file_missing');
  end if;
  update public.requested_files set handed_in_at = now() where id = p_file_id;
  update public.document_requests set status = 'handed_in', file_id = p_file_id, refusal = '', decided_by = null, decided_at = null
  where id = v_request.id;
  -- What it replaces is nobody's any more; its row stays, so that sending it again is known.
  insert into private.files_to_remove (bucket_id, path)
  select 'documents', path from public.requested_files where id = v_request.file_id;
  perform private.notify_user(m.user_id, v_request.organization_id, 'document_handed_in', 'document_handed_in', 'document_request',
    v_request.id, jsonb_build_object('lease_id', v_request.lease_id, 'name', v_request.name,
      'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = v_request.lease_id and lt.user_id = (select auth.uid()) limit 1), '')),
    'document-handed-in/' || p_file_id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'leases.write'
  join public.leases l on l.id = v_request.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = v_request.organization_id;
  return v_request.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.held_cadence (
  p_user_id uuid,
  p_event   public.notification_event,
  p_channel public.notification_channel
)
  RETURNS public.notification_cadence
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case private.cadence_of(p_user_id, p_event, p_channel) when 'weekly' then 'weekly' else 'daily' end::public.notification_cadence
$function$;

CREATE OR REPLACE FUNCTION private.hold_for_hour (
  p_notification_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.held_notifications (notification_id, channel, user_id, release_at, window_key)
  select n.id, 'push', n.user_id, date_trunc('hour', now()) + interval '1 hour',
    'hour/' || to_char(date_trunc('hour', now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24')
  from public.notifications n where n.id = p_notification_id
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.hold_notification (
  p_notification public.notifications,
  p_channel      public.notification_channel,
  p_cadence      public.notification_cadence,
  p_from         timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.held_notifications (notification_id, channel, user_id, release_at, window_key)
  select p_notification.id, p_channel, p_notification.user_id, w.release_at, w.window_key
  from private.next_window(p_notification.user_id, p_cadence, p_from) w
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.is_mail_address (
  p_address text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ select coalesce(p_address ~ '^[^@\s]+@[^@\s]+$' and length(p_address) <= 254, false) $function$;

CREATE OR REPLACE FUNCTION private.is_quiet (
  p_clock time without time zone,
  p_from  time without time zone,
  p_to    time without time zone
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_from < p_to then p_clock >= p_from and p_clock < p_to else p_clock >= p_from or p_clock < p_to end
$function$;

CREATE OR REPLACE FUNCTION private.is_reached_by (
  p_user_id uuid,
  p_channel public.notification_channel
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case p_channel
    when 'push' then exists (select 1 from public.push_devices where user_id = p_user_id)
    when 'whatsapp' then private.whatsapp_phone_of(p_user_id) is not null
    else true end
$function$;

CREATE OR REPLACE FUNCTION private.is_too_much (
  p_message private.outgoing_messages
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p_message.channel = 'push' and p_message.attempts = 0 and p_message.template <> 'notification_digest'
    and p_message.event <> 'test'
    and not (select is_critical from private.notification_events where event = p_message.event::text)
    and (select count(distinct m.notification_id) >= 12 from private.outgoing_messages m
      where m.user_id = p_message.user_id and m.channel = 'push' and m.first_attempt_at > now() - interval '1 hour'
        and m.notification_id <> p_message.notification_id)
    -- A notification that rang on one device rings on the others.
    and not exists (select 1 from private.outgoing_messages m
      where m.notification_id = p_message.notification_id and m.channel = 'push' and m.first_attempt_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.keep_mail_content (
  p_id      uuid,
  p_content jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- The first one stays: a second sender says what the provider knows already.
  update private.outgoing_messages m
  set parameters = case when m.parameters ? 'content' then m.parameters else m.parameters || jsonb_build_object('content', p_content) end
  where m.id = p_id and m.next_attempt_at is not null
  returning m.parameters
$function$;

CREATE OR REPLACE FUNCTION private.mail_about_contract (
  p_version  public.contract_versions,
  p_decision text,
  p_name     text,
  p_reason   text,
  p_key      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parameters jsonb := private.place_of_lease(p_version.lease_id) || jsonb_build_object('version_id', p_version.id,
    'lease_id', p_version.lease_id, 'kind', p_version.kind, 'decision', p_decision, 'name', p_name, 'reason', p_reason);
  v_signer public.contract_signers;
begin
  if p_version.created_by is not null then
    perform private.notify_user(p_version.created_by, p_version.organization_id, 'contract_decided', 'contract_decided',
      'contract', p_version.id, v_parameters || jsonb_build_object('to', 'landlord'),
      'contract/' || p_version.id || '/' || p_key);
  end if;
  for v_signer in select * from public.contract_signers
    where version_id = p_version.id and role <> 'landlord' and p_decision = 'signed_by_all' loop
    perform private.mail_signer(v_signer, 'contract_decided', v_parameters || jsonb_build_object('to', 'party'),
      'contract/' || v_signer.id || '/' || p_key);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_autopay (
  p_autopay    public.autopays,
  p_template   text,
  p_parameters jsonb,
  p_key        text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(p_autopay.user_id, p_autopay.organization_id, case
      when p_template in ('autopay_started', 'autopay_announced') then 'autopay_announced'
      when p_template in ('autopay_stopped', 'autopay_declined') then 'autopay_stopped'
      else 'autopay_changed' end::public.notification_event, p_template, 'autopay', p_autopay.id, jsonb_build_object('lease_id', p_autopay.lease_id, 'landlord', o.name,
      'property', p.name, 'unit', u.label, 'currency', p_autopay.currency, 'last4', coalesce(p_autopay.card_last4, '')) || p_parameters, p_key)
  from public.leases l
  join public.organizations o on o.id = l.organization_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where l.id = p_autopay.lease_id
$function$;

CREATE OR REPLACE FUNCTION private.mail_card_dispute (
  p_claim public.card_claims,
  p_state text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, p_claim.organization_id, 'card_disputed', 'card_disputed', 'payment', pay.id, jsonb_build_object('state', p_state, 'payment_id', pay.id,
      'processor', c.processor, 'property', p.name, 'unit', u.label, 'currency', pay.currency,
      -- The card's bank may dispute in its own money, of which nothing here is told.
      'amount_minor', case when p_claim.currency = pay.currency::text then p_claim.amount_minor else pay.amount_minor end,
      'respond_by', (p_claim.respond_by at time zone o.time_zone)::date,
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = l.id order by lt.is_primary desc, pe.full_name limit 1), '')),
    'card-disputed/' || p_claim.id || '/' || p_state || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.organizations o on o.id = m.organization_id
  join public.payments pay on pay.id = p_claim.payment_id
  join public.card_payments c on c.id = p_claim.card_payment_id
  join public.leases l on l.id = pay.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = p_claim.organization_id
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
  perform private.notify_user(p_payment.reported_by, p_payment.organization_id, 'payment_decided', 'payment_decided', 'payment',
    p_payment.id, jsonb_build_object('payment_id', p_payment.id,
      'lease_id', p_payment.lease_id, 'amount_minor', p_payment.amount_minor, 'currency', p_payment.currency,
      'decision', p_payment.status, 'reason', coalesce(p_payment.decision_reason, ''),
      'landlord', (select o.name from public.organizations o where o.id = p_payment.organization_id)),
    'payment-decided/' || p_payment.id || '/' || p_payment.status);
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
    and exists (select 1 from public.leases where id = p_reservation.lease_id and private.is_occupying(status)) then
    perform private.notify_user(p_reservation.reserved_by, p_reservation.organization_id, 'reservation_decided',
      'reservation_decided', 'area_reservation', p_reservation.id, (
      select jsonb_build_object('lease_id', p_reservation.lease_id, 'area', a.name, 'property', p.name, 'landlord', o.name, 'decision', p_reservation.status,
        'reason', p_reservation.reason, 'starts_at', p_reservation.starts_at, 'ends_at', p_reservation.ends_at, 'time_zone', o.time_zone)
      from public.common_areas a
      join public.properties p on p.id = a.property_id
      join public.organizations o on o.id = a.organization_id
      where a.id = p_reservation.area_id), 'reservation/' || p_reservation.id || '/' || p_reservation.status);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_invitation (
  p_token      text,
  p_request_id uuid,
  p_language   text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invitation public.invitations := private.valid_invitation(p_token);
  v_is_asked_for boolean := p_request_id is null;
  v_key text := 'invitation/' || v_invitation.id || '/' || coalesce(p_request_id, gen_random_uuid());
  v_has_account boolean := private.has_confirmed_account(v_invitation.email);
begin
  if exists (select 1 from private.outgoing_messages m where m.dedupe_key = v_key) then
    return null;
  end if;
  perform private.count_attempt('invitation', v_invitation.id::text, 5, interval '1 hour');
  if v_is_asked_for then
    perform private.count_attempt('invitation address', v_invitation.email, 10, interval '1 hour');
    if v_has_account then
      return v_invitation.email;
    end if;
  end if;
  perform private.enqueue_mail(v_invitation.email,
    case when v_is_asked_for then p_language else coalesce(
      (select p.locale from public.profiles p join auth.users u on u.id = p.id
        where v_has_account and lower(u.email) = v_invitation.email), p_language) end,
    'invitation', jsonb_build_object('kind', v_invitation.kind, 'role', v_invitation.role,
      'inviter', coalesce((select p.full_name from public.profiles p where p.id = v_invitation.created_by), ''),
      'organization', o.name, 'property', coalesce(p.name, ''), 'unit', coalesce(u.label, ''),
      'token', p_token, 'key', private.invitation_key(v_invitation.id),
      'expires_on', (v_invitation.expires_at at time zone o.time_zone)::date), v_key)
  from public.organizations o
  left join public.lease_tenants lt on lt.id = v_invitation.lease_tenant_id
  left join public.leases l on l.id = lt.lease_id
  left join public.units u on u.id = l.unit_id
  left join public.properties p on p.id = l.property_id
  where o.id = v_invitation.organization_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_maintenance_to_office (
  p_request     public.maintenance_requests,
  p_is_reopened boolean
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, p_request.organization_id,
    case when p_request.priority = 'urgent' then 'maintenance_urgent' else 'maintenance_reported' end::public.notification_event,
    'maintenance_reported', 'maintenance_request', p_request.id, jsonb_build_object('maintenance_id', p_request.id,
      'number', p_request.number, 'title', p_request.title, 'priority', p_request.priority, 'property', p.name,
      'unit', coalesce(u.label, ''), 'is_reopened', p_is_reopened),
    'maintenance-reported/' || p_request.id || '/' || p_request.reopened_count || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  join public.properties p on p.id = p_request.property_id
  left join public.units u on u.id = p_request.unit_id
  where m.organization_id = p_request.organization_id and m.user_id is distinct from (select auth.uid())
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
  perform private.notify_user(lt.user_id, v_request.organization_id, 'maintenance_updated', 'maintenance_updated',
    'maintenance_request', v_request.id, jsonb_build_object('maintenance_id', v_request.id, 'number', v_request.number,
      'title', v_request.title, 'status', v_request.status, 'landlord', (select name from public.organizations where id = v_request.organization_id)),
    'maintenance-updated/' || v_request.id || '/' || v_request.status || '/' || lt.user_id || '/' || extract(epoch from now()))
  from public.lease_parties lt
  where lt.lease_id = v_request.lease_id and lt.user_id is not null and lt.user_id is distinct from (select auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_notice (
  p_notice      public.notices,
  p_user_id     uuid,
  p_at          timestamp with time zone,
  p_is_reminder boolean,
  p_key         text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reader public.notice_recipients;
begin
  select r.* into v_reader from public.notice_recipients r
  join public.people pe on pe.organization_id = r.organization_id and pe.id = r.person_id
  where r.notice_id = p_notice.id and pe.user_id = p_user_id order by r.lease_id limit 1;
  -- A reminder is for who has read it too, and not acknowledged it.
  perform private.notify_user(p_user_id, p_notice.organization_id, 'notice_published', 'notice_published', 'notice', p_notice.id,
    jsonb_build_object('notice_id', p_notice.id, 'lease_id', v_reader.lease_id, 'person_id', v_reader.person_id,
      'landlord', (select name from public.organizations where id = p_notice.organization_id),
      'title_es', p_notice.title_es, 'body_es', p_notice.body_es, 'title_en', p_notice.title_en, 'body_en', p_notice.body_en,
      'needs_acknowledgement', p_notice.needs_acknowledgement, 'is_reminder', p_is_reminder),
    p_key, case when not p_is_reminder then interval '0' end, p_at);
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
    perform private.withdraw_notification(v_reader.user_id, 'house-rules/' || v_before || '/' || v_reader.user_id);
    if v_reader.user_id is distinct from (select auth.uid()) then
      perform private.notify_user(v_reader.user_id, p_rules.organization_id, 'rules_published', 'rules_published', 'house_rules',
        p_rules.id, jsonb_build_object(
        'lease_id', v_reader.lease_id, 'property', v_reader.property, 'landlord', v_reader.landlord, 'is_new', p_rules.version = 1),
        'house-rules/' || p_rules.id || '/' || v_reader.user_id, '10 minutes');
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
  select private.notify_user(m.user_id, p_application.organization_id, 'application_received', 'application_received', 'application',
    p_application.id, jsonb_build_object('application_id', p_application.id,
      'applicant', (select a.full_name from public.application_applicants a where a.application_id = p_application.id and a.is_primary),
      'property', p.name, 'unit', coalesce((select u.label from public.units u where u.id = p_application.unit_id), '')),
    'application-received/' || p_application.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'people.write'
  join public.properties p on p.id = p_application.property_id
  where m.organization_id = p_application.organization_id
$function$;

CREATE OR REPLACE FUNCTION private.mail_reported_payment (
  p_payment_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, pay.organization_id, 'payment_reported', 'payment_reported', 'payment', pay.id,
    jsonb_build_object('payment_id', pay.id,
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
  where pay.id = p_payment_id
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
    perform private.notify_user(p_event.user_id, null, 'account_security', 'security_notice', 'account', p_event.user_id,
      jsonb_build_object('kind', p_event.kind, 'at', p_event.at), 'security/' || p_event.id);
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

CREATE OR REPLACE FUNCTION private.mail_signer (
  p_signer     public.contract_signers,
  p_template   text,
  p_parameters jsonb,
  p_dedupe_key text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_facts jsonb := private.place_of_lease(p_signer.lease_id) || jsonb_build_object('version_id', p_signer.version_id) || p_parameters;
  -- The address may have changed since the contract was sent.
  v_to text := coalesce(private.account_email(p_signer.person_id), p_signer.email);
  v_is_new boolean := not exists (select 1 from private.outgoing_messages where dedupe_key = p_dedupe_key);
begin
  if v_to is null or v_to !~ '^[^@\s]+@[^@\s]+$' or length(v_to) > 254 then
    return false;
  end if;
  if private.account_email(p_signer.person_id) is not null then
    perform private.notify_user(pe.user_id, p_signer.organization_id,
      case p_template when 'contract_to_sign' then 'contract_to_sign' else 'contract_decided' end::public.notification_event,
      p_template, 'contract', p_signer.version_id, v_facts, p_dedupe_key)
    from public.people pe where pe.id = p_signer.person_id;
  else
    perform private.enqueue_mail(v_to, null, p_template, v_facts, p_dedupe_key);
  end if;
  return v_is_new;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_tenants (
  p_lease_id   uuid,
  p_template   text,
  p_parameters jsonb,
  p_key        text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_facts jsonb := private.place_of_lease(p_lease_id) || jsonb_build_object('lease_id', p_lease_id) || p_parameters;
  v_tenant record;
begin
  for v_tenant in
    select lt.id, lt.user_id, pe.email from public.lease_parties lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = p_lease_id order by lt.is_primary desc, lt.id
  loop
    if v_tenant.user_id is not null then
      perform private.notify_user(v_tenant.user_id, (select organization_id from public.leases where id = p_lease_id),
        case p_template when 'fiscal_receipt' then 'fiscal_receipt_issued' else 'payment_decided' end::public.notification_event,
        p_template, case when p_parameters ? 'payment_id' then 'payment' else 'lease' end::public.notification_record,
        coalesce((p_parameters ->> 'payment_id')::uuid, p_lease_id), v_facts || '{"has_account": true}', p_key || '/' || v_tenant.id);
    -- Who has no account yet is owed the notice all the same; there is no page for them to open.
    elsif v_tenant.email <> '' and length(v_tenant.email) <= 254 then
      perform private.enqueue_mail(v_tenant.email, 'es', p_template, v_facts || '{"has_account": false}', p_key || '/' || v_tenant.id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_unit_move (
  p_old        public.leases,
  p_new        public.leases,
  p_held_minor bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_facts jsonb := private.place_of_lease(p_new.id) || jsonb_build_object('lease_id', p_new.id, 'moves_on', p_new.starts_on,
    'from_property', private.place_of_lease(p_old.id) ->> 'property', 'from_unit', private.place_of_lease(p_old.id) ->> 'unit',
    'currency', p_new.currency, 'due_day', p_new.due_day, 'ends_on', p_new.ends_on,
    'rent_minor', (select rent_minor from public.lease_rent_steps where lease_id = p_new.id order by starts_on limit 1),
    'held_minor', greatest(p_held_minor, 0),
    'deposit_due_minor', greatest(p_new.deposit_minor - greatest(p_held_minor, 0), 0),
    'owed_minor', (select receivable_minor from public.lease_balances where lease_id = p_old.id));
  v_tenant record;
begin
  for v_tenant in
    select lt.id, lt.user_id, pe.email, exists (select 1 from public.autopays a
      where a.lease_id = p_old.id and a.user_id = lt.user_id and a.status in ('active', 'paused')) as has_autopay
    from public.lease_parties lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = p_new.id order by lt.is_primary desc, lt.created_at
  loop
    if v_tenant.user_id is not null then
      perform private.notify_user(v_tenant.user_id, p_new.organization_id, 'unit_moved', 'unit_move', 'lease', p_new.id,
        v_facts || jsonb_build_object('has_account', true, 'has_autopay', v_tenant.has_autopay), 'unit-move/' || v_tenant.id);
    elsif v_tenant.email <> '' and length(v_tenant.email) <= 254 then
      perform private.enqueue_mail(v_tenant.email, 'es', 'unit_move',
        v_facts || '{"has_account": false, "has_autopay": false}', 'unit-move/' || v_tenant.id);
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
      perform private.withdraw_notification(v_reader.user_id, 'parcel/' || p_parcel.id || '/' || v_reader.user_id);
    elsif v_reader.user_id is distinct from p_parcel.noted_by and v_reader.user_id is distinct from (select auth.uid()) then
      perform private.notify_user(v_reader.user_id, p_parcel.organization_id, 'parcel_waiting', 'parcel_waiting', 'parcel', p_parcel.id, jsonb_build_object(
        'lease_id', p_parcel.lease_id, 'property', v_reader.property, 'unit', v_reader.unit, 'description', p_parcel.description, 'storage_place', p_parcel.storage_place),
        'parcel/' || p_parcel.id || '/' || v_reader.user_id, '10 minutes');
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_message_failed (
  p_id                  uuid,
  p_error               text,
  p_retry_after_seconds integer DEFAULT 0,
  p_is_final            boolean DEFAULT false
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.note_step(id, case when p_is_final then 'refused' else 'retried' end::public.message_step, p_error)
  from private.outgoing_messages where id = p_id and sent_at is null;
  update public.push_devices d set failed_at = now() from private.outgoing_messages m where m.id = p_id and d.id = m.device_id;
  -- A provider remembers what it has sent for a day: after that, trying again by itself could send it twice.
  update private.outgoing_messages m set error = left(p_error, 500),
    next_attempt_at = case when not gives_up then retry_at end,
    -- What the provider refused for good, or its reader may not have, will not be sent later either.
    parameters = case when p_is_final then '{}' else m.parameters end
  from (
    select o.id, t.retry_at, p_is_final or t.retry_at > o.first_attempt_at + interval '23 hours' as gives_up
    from private.outgoing_messages o
    cross join lateral (select now() + greatest(make_interval(secs => coalesce(p_retry_after_seconds, 0)),
      least(interval '1 minute' * power(2, least(o.attempts, 10) - 1), interval '3 hours')) as retry_at) t
    where o.id = p_id and o.sent_at is null
  ) f
  where m.id = f.id
$function$;

CREATE OR REPLACE FUNCTION private.mark_message_sent (
  p_id          uuid,
  p_provider_id text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.note_step(p_id, 'accepted', p_provider_id);
  -- What it said is in the reader's mailbox now, links with their tokens included: nothing of it has to be kept here.
  update private.outgoing_messages set sent_at = coalesce(sent_at, now()), next_attempt_at = null, provider_id = p_provider_id,
    error = null, parameters = '{}'
  where id = p_id
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
      and (id = any (p_ids) or created_at <= p_through or group_key = p_group_key)
    returning id
  ), unsent as (
    delete from private.outgoing_messages m using read
    where m.notification_id = read.id and m.is_for_unread and m.attempts = 0 and m.sent_at is null
  )
  select id from read
$function$;

CREATE OR REPLACE FUNCTION private.mark_notifications_unread (
  p_ids uuid[]
)
  RETURNS SETOF uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.notifications set read_at = null
  where user_id = (select auth.uid()) and id = any (p_ids) and read_at is not null and created_at <= now()
  returning id
$function$;

CREATE OR REPLACE FUNCTION private.mark_read_of (
  p_user_id     uuid,
  p_record_kind public.notification_record,
  p_record_id   uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with read as (
    update public.notifications set read_at = now(), snoozed_until = null
    where user_id = p_user_id and group_key = p_record_kind::text || '/' || p_record_id::text and read_at is null and created_at <= now()
    returning id
  )
  delete from private.outgoing_messages m using read
  where m.notification_id = read.id and m.is_for_unread and m.attempts = 0 and m.sent_at is null
$function$;

CREATE OR REPLACE FUNCTION private.may_hear_of (
  p_user_id         uuid,
  p_organization_id uuid,
  p_event           public.notification_event,
  p_lease_id        uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p_organization_id is null or e.is_for_tenants or e.permission is null or exists (
    select 1 from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = e.permission
    where m.organization_id = p_organization_id and m.user_id = p_user_id)
  from private.notification_events e where e.event = p_event::text
$function$;

CREATE OR REPLACE FUNCTION private.may_receive (
  p_message private.outgoing_messages
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case p_message.template
    when 'scheduled_report' then private.may_receive_report(p_message.parameters)
    when 'owner_statement' then private.may_receive_statement(p_message.parameters, p_message.to_address)
    else private.may_still_receive(p_message.template, p_message.parameters,
      coalesce(p_message.to_address, (select email from auth.users where id = p_message.user_id))) end
$function$;

CREATE OR REPLACE FUNCTION private.mute_record (
  p_record_kind public.notification_record,
  p_record_id   uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.notification_mutes (user_id, record_kind, record_id, template, parameters)
  select user_id, record_kind, record_id, template, parameters from public.notifications
  where user_id = (select auth.uid()) and group_key = p_record_kind::text || '/' || p_record_id::text
  order by created_at desc, id limit 1
  on conflict do nothing;
  -- Only what one was notified of is muted.
  if not exists (select 1 from public.notification_mutes
    where user_id = (select auth.uid()) and record_kind = p_record_kind and record_id = p_record_id) then
    perform private.fail('not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_test_messages()
  RETURNS TABLE (
    id              uuid,
    channel         public.notification_channel,
    device_id       uuid,
    notification_id uuid,
    created_at      timestamp with time zone,
    next_attempt_at timestamp with time zone,
    sent_at         timestamp with time zone,
    steps           jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select m.id, m.channel, m.device_id, m.notification_id, m.created_at, m.next_attempt_at, m.sent_at,
    coalesce((select jsonb_agg(jsonb_build_object('step', h.step, 'at', h.at, 'detail', h.detail) order by h.at, h.position) from (
      select s.step::text, s.at, s.detail, s.id as position from private.outgoing_message_steps s where s.message_id = m.id
      union all
      select case w.status when 'sent' then 'accepted' else w.status end, w.at, coalesce(w.error, ''),
        array_position(array['sent', 'delivered', 'read', 'failed'], w.status) + 9000000000000
      from private.whatsapp_statuses w where w.provider_id = m.provider_id and m.channel = 'whatsapp') h), '[]')
  from private.outgoing_messages m
  where m.user_id = (select auth.uid()) and m.event = 'test' and m.created_at > now() - interval '30 days'
  order by m.created_at desc, m.id limit 20
$function$;

CREATE OR REPLACE FUNCTION private.next_window (
  p_user_id uuid,
  p_cadence public.notification_cadence,
  p_after   timestamp with time zone
)
  RETURNS TABLE (
    release_at timestamp with time zone,
    window_key text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_zone text := private.zone_of(p_user_id);
  v_time time := coalesce((select digest_time from public.notification_schedules where user_id = p_user_id), '08:00');
  v_weekday integer := coalesce((select digest_weekday from public.notification_schedules where user_id = p_user_id), 1);
  v_today date := (p_after at time zone v_zone)::date;
begin
  return query
    select d.at, 'day/' || to_char(d.day, 'YYYY-MM-DD')
    from (select g.day::date as day, (g.day::date + v_time) at time zone v_zone as at
      from generate_series(v_today - 1, v_today + 15, interval '1 day') g (day)) d
    where d.at > p_after and (p_cadence = 'daily' or extract(isodow from d.day) = v_weekday)
    order by d.at limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.not_before (
  p_message private.outgoing_messages
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case
    when p_message.user_id is null or p_message.template = 'whatsapp_code' or exists (
      select 1 from private.notification_events where event = p_message.event::text and is_critical) then now()
    else private.after_quiet_hours(p_message.user_id, now()) end
$function$;

CREATE OR REPLACE FUNCTION private.note_step (
  p_message_id uuid,
  p_step       public.message_step,
  p_detail     text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.outgoing_message_steps (message_id, step, detail)
  select id, p_step, left(coalesce(p_detail, ''), 500) from private.outgoing_messages where id = p_message_id and event = 'test'
$function$;

CREATE OR REPLACE FUNCTION private.note_test_shown (
  p_message_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.note_step(m.id, 'shown', '') from private.outgoing_messages m
  where m.id = p_message_id and m.user_id = (select auth.uid()) and m.event = 'test' and m.channel = 'in_app'
    and not exists (select 1 from private.outgoing_message_steps s where s.message_id = m.id and s.step = 'shown')
$function$;

CREATE OR REPLACE FUNCTION private.note_whatsapp_problem (
  p_phone_number_id text,
  p_problem         text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.whatsapp_senders set status = case when coalesce(p_problem, '') = '' then 'active' else 'failing' end::public.whatsapp_sender_status,
    problem = left(coalesce(p_problem, ''), 500)
  where phone_number_id = p_phone_number_id and status <> 'off'
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_declined_autopay (
  p_autopay  public.autopays,
  p_charge   public.autopay_charges,
  p_retry_on date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_facts jsonb := jsonb_build_object('amount_minor', p_charge.amount_minor, 'retry_on', p_retry_on);
begin
  perform private.mail_autopay(p_autopay, 'autopay_declined', v_facts, 'autopay-declined/' || p_charge.id);
  perform private.notify_user(m.user_id, p_charge.organization_id, 'autopay_failed', 'autopay_declined_office', 'lease',
    p_charge.lease_id, v_facts || jsonb_build_object('currency', p_charge.currency,
      'lease_id', p_charge.lease_id, 'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = p_charge.lease_id order by (lt.user_id = p_autopay.user_id) desc nulls last, lt.is_primary desc limit 1), '')),
    'autopay-declined/' || p_charge.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.leases l on l.id = p_charge.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = p_charge.organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_document_decision (
  p_request public.document_requests
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(lt.user_id, p_request.organization_id, 'document_requested', 'document_decided', 'document_request',
    p_request.id, jsonb_build_object('lease_id', p_request.lease_id,
      'name', p_request.name, 'outcome', p_request.status,
      'refusal', p_request.refusal, 'landlord', (select name from public.organizations where id = p_request.organization_id)),
    'document-decided/' || p_request.id || '/' || p_request.status || '/' || coalesce(p_request.file_id::text, '') || '/' || lt.user_id)
  from public.lease_parties lt
  where lt.organization_id = p_request.organization_id and lt.lease_id = p_request.lease_id and lt.user_id is not null
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_message (
  p_conversation public.conversations,
  p_message      public.messages
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reader record;
  v_from text;
begin
  v_from := case when p_message.is_from_tenant
    then coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
      where lt.lease_id = p_conversation.lease_id and lt.user_id = p_message.author_id limit 1), '')
    else (select name from public.organizations where id = p_conversation.organization_id) end;
  for v_reader in
    with readers as (
      select m.user_id, true as is_office from public.memberships m
      join private.role_permissions r on r.role = m.role and r.permission = 'messages.write'
      where m.organization_id = p_conversation.organization_id and p_message.is_from_tenant
      union all
      select lt.user_id, false from public.lease_parties lt
      where lt.lease_id = p_conversation.lease_id and lt.user_id is not null
    ), others as (
      select user_id, bool_or(is_office) as is_office from readers where user_id <> p_message.author_id group by user_id
    ), marked as (
      insert into public.conversation_marks (user_id, conversation_id, organization_id, unread_count, first_unread_id)
      select user_id, p_conversation.id, p_conversation.organization_id, 1, p_message.id from others order by user_id
      on conflict (user_id, conversation_id) do update set unread_count = conversation_marks.unread_count + 1,
        first_unread_id = coalesce(conversation_marks.first_unread_id, excluded.first_unread_id)
      returning user_id, unread_count
    )
    select m.user_id, o.is_office from marked m join others o on o.user_id = m.user_id where m.unread_count = 1
  loop
    perform private.notify_user(v_reader.user_id, p_conversation.organization_id, 'message_received', 'message_received',
      'conversation', p_conversation.id, jsonb_build_object(
        'conversation_id', p_conversation.id, 'lease_id', p_conversation.lease_id, 'from', v_from, 'subject', p_conversation.subject,
        'text', left(p_message.body, 600), 'attachments', p_message.attachment_count,
        'to', case when v_reader.is_office then 'office' else 'tenant' end),
      private.message_mail_key(p_conversation.id, v_reader.user_id, p_message.id), '10 minutes');
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_office_of_ecf (
  p_organization_id uuid,
  p_event           text,
  p_facts           jsonb,
  p_key             text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, p_organization_id, 'ecf_alarm', 'ecf_alarm', 'fiscal_invoice',
    (p_facts ->> 'invoice_id')::uuid, p_facts || jsonb_build_object('event', p_event),
    'ecf-' || p_event || '/' || p_key || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  where m.organization_id = p_organization_id
$function$;

CREATE OR REPLACE FUNCTION private.notify_office_of_left_autopay (
  p_autopay public.autopays
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.notify_user(m.user_id, p_autopay.organization_id, 'autopay_failed', 'autopay_left_office', 'lease', l.id, jsonb_build_object('lease_id', l.id, 'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_tenants t join public.people pe on pe.id = t.person_id
        where t.lease_id = l.id and t.user_id = p_autopay.user_id limit 1), '')),
    'autopay-left/' || p_autopay.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.leases l on l.id = p_autopay.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = p_autopay.organization_id
$function$;

CREATE OR REPLACE FUNCTION private.notify_user (
  p_user_id         uuid,
  p_organization_id uuid,
  p_event           public.notification_event,
  p_template        text,
  p_record_kind     public.notification_record,
  p_record_id       uuid,
  p_parameters      jsonb,
  p_dedupe_key      text,
  p_wait            interval                   DEFAULT NULL::interval,
  p_at              timestamp with time zone   DEFAULT now()
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_notification public.notifications;
  v_is_critical boolean := (select is_critical from private.notification_events where event = p_event::text);
  v_is_muted boolean := exists (select 1 from public.notification_mutes
    where user_id = p_user_id and record_kind = p_record_kind and record_id = p_record_id);
begin
  if not exists (select 1 from public.profiles where id = p_user_id) then
    return null;
  end if;
  insert into public.notifications (user_id, organization_id, event, template, dedupe_key, record_kind, record_id, group_key,
    lease_id, parameters, is_shown, created_at, read_at)
  values (p_user_id, p_organization_id, p_event, p_template, p_dedupe_key, case when p_record_id is not null then p_record_kind end,
    case when p_record_kind is not null then p_record_id end,
    coalesce(p_record_kind::text || '/' || p_record_id::text, p_event::text || '/' || p_dedupe_key),
    (p_parameters ->> 'lease_id')::uuid, private.facts_of_message(p_template, p_parameters),
    private.cadence_of(p_user_id, p_event, 'in_app') <> 'off', greatest(p_at, now()),
    case when v_is_muted and not v_is_critical then now() end)
  on conflict (user_id, dedupe_key, event) do nothing
  returning * into v_notification;
  if v_notification.id is not null and (v_is_critical or not v_is_muted) then
    perform private.queue_messages(v_notification, coalesce(p_parameters, '{}'), v_is_critical, p_wait);
  end if;
  return coalesce(v_notification.id, (select id from public.notifications
    where user_id = p_user_id and dedupe_key = p_dedupe_key and event = p_event));
end
$function$;

CREATE OR REPLACE FUNCTION private.organization_writing_to (
  p_user_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select organization_id from (
    select m.organization_id, m.created_at from public.memberships m where m.user_id = p_user_id
    union all
    select pe.organization_id, pe.created_at from public.people pe where pe.user_id = p_user_id
  ) o
  order by exists (select 1 from public.whatsapp_senders s
    where s.organization_id = o.organization_id and s.status <> 'off') desc, created_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.phone_of_message (
  p_message private.outgoing_messages
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- The code that proves a number goes to it before it is proved.
  select case when p_message.template = 'whatsapp_code'
    then (select phone from public.whatsapp_consents
      where id = (p_message.parameters ->> 'consent_id')::uuid and withdrawn_at is null)
    else private.whatsapp_phone_of(p_message.user_id) end
$function$;

CREATE OR REPLACE FUNCTION private.post_card_payment (
  p_card      public.card_payments,
  p_reference text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
begin
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, fee_minor, paid_on, reference)
  values (v_id, p_card.organization_id, p_card.lease_id, p_card.property_id, 'reported', 'card', p_card.currency, p_card.amount_minor,
    p_card.fee_minor, private.organization_today(p_card.organization_id), left(coalesce(p_reference, p_card.order_number), 80));
  -- Before the receipt, which names the card.
  update public.card_payments set status = 'approved', payment_id = v_id, card_brand = p_card.card_brand, card_last4 = p_card.card_last4
  where id = p_card.id;
  perform private.post_payment(v_id);
  perform private.notify_user(p_card.user_id, p_card.organization_id, 'payment_decided', 'payment_decided', 'payment', v_id,
    jsonb_build_object('payment_id', v_id, 'lease_id', p_card.lease_id,
      'amount_minor', p_card.amount_minor, 'currency', p_card.currency, 'decision', 'confirmed', 'reason', '', 'by_card', true,
      'landlord', (select name from public.organizations where id = p_card.organization_id)),
    'payment-decided/' || v_id || '/confirmed');
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.push_receipt_token (
  p_message_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p_message_id || '.' || encode(extensions.hmac(convert_to(p_message_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'push_receipt'
$function$;

CREATE OR REPLACE FUNCTION private.queue_message (
  p_notification  public.notifications,
  p_channel       public.notification_channel,
  p_device_id     uuid,
  p_parameters    jsonb,
  p_from          timestamp with time zone,
  p_is_for_unread boolean
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_to text;
  v_locale text;
  v_id uuid;
begin
  select u.email, p.locale into v_to, v_locale
  from auth.users u join public.profiles p on p.id = u.id where u.id = p_notification.user_id;
  -- An address that no mail can go to must not undo what the message is about.
  if v_to !~ '^[^@\s]+@[^@\s]+$' or length(v_to) > 254 or p_channel <> 'email' then
    v_to := null;
  end if;
  if v_to is null and p_channel = 'email' and p_notification.event <> 'test' then
    return 0;
  end if;
  insert into private.outgoing_messages (dedupe_key, channel, user_id, event, notification_id, organization_id, device_id,
    is_for_unread, to_address, language, template, parameters, next_attempt_at)
  values (p_notification.dedupe_key, p_channel, p_notification.user_id, p_notification.event, p_notification.id,
    p_notification.organization_id, p_device_id, p_is_for_unread, v_to, case when v_locale = 'en' then 'en' else 'es' end,
    p_notification.template, p_parameters, p_from)
  on conflict do nothing
  returning id into v_id;
  return (v_id is not null)::integer;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_messages (
  p_notification public.notifications,
  p_parameters   jsonb,
  p_is_critical  boolean,
  p_wait         interval
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_from timestamptz := p_notification.created_at;
  v_device uuid;
  v_count integer := 0;
begin
  v_count := private.queue_on(p_notification, 'email', null, p_parameters, v_from, p_wait, p_is_critical);
  for v_device in select id from public.push_devices where user_id = p_notification.user_id order by created_at, id loop
    v_count := v_count + private.queue_on(p_notification, 'push', v_device, p_parameters, v_from, p_wait * 0, p_is_critical);
  end loop;
  if private.whatsapp_phone_of(p_notification.user_id) is not null
    and private.whatsapp_sender_for(p_notification.organization_id) is not null then
    v_count := v_count + private.queue_on(p_notification, 'whatsapp', null, p_parameters, v_from, p_wait, p_is_critical);
  end if;
  -- What is critical reaches the person on one channel at least.
  if v_count = 0 and p_is_critical then
    perform private.queue_message(p_notification, 'email', null, p_parameters, v_from + coalesce(p_wait, '0'), p_wait is not null);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_on (
  p_notification public.notifications,
  p_channel      public.notification_channel,
  p_device_id    uuid,
  p_parameters   jsonb,
  p_from         timestamp with time zone,
  p_wait         interval,
  p_is_critical  boolean
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_cadence public.notification_cadence := private.cadence_of(p_notification.user_id, p_notification.event, p_channel);
  v_from timestamptz := p_from + coalesce(p_wait, '0');
begin
  if v_cadence = 'off' then
    return 0;
  elsif v_cadence <> 'at_once' then
    perform private.hold_notification(p_notification, p_channel, v_cadence, v_from);
    return 1;
  end if;
  return private.queue_message(p_notification, p_channel, p_device_id, p_parameters,
    case when p_is_critical then v_from else private.after_quiet_hours(p_notification.user_id, v_from) end, p_wait is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.read_notice (
  p_notice_id       uuid,
  p_is_acknowledged boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
  v_read integer;
  v_acknowledged integer;
begin
  if p_notice_id not in (select private.my_notice_ids()) then
    perform private.fail('not_found');
  end if;
  -- Readers wait for each other here: the counts are of all of them.
  perform 1 from public.notices where id = p_notice_id for update;
  with mine as (
    select r.person_id, r.read_at is null as is_new,
      r.acknowledged_at is null and p_is_acknowledged and n.needs_acknowledgement as is_acknowledging
    from public.notice_recipients r join public.notices n on n.id = r.notice_id
    where r.notice_id = p_notice_id and r.person_id in (select private.my_person_ids())
  ), changed as (
    update public.notice_recipients r set read_at = coalesce(r.read_at, now()),
      acknowledged_at = case when m.is_acknowledging then now() else r.acknowledged_at end
    from mine m where r.notice_id = p_notice_id and r.person_id = m.person_id and (m.is_new or m.is_acknowledging)
    returning m.is_new, m.is_acknowledging
  )
  select count(*) filter (where is_new), count(*) filter (where is_acknowledging) into v_read, v_acknowledged from changed;
  if v_read + v_acknowledged > 0 then
    update public.notices set read_count = read_count + v_read, acknowledged_count = acknowledged_count + v_acknowledged
    where id = p_notice_id;
    perform private.mark_read_of(v_user, 'notice', p_notice_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reason_to_keep_back (
  p_message private.outgoing_messages
)
  RETURNS public.message_step
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_notification public.notifications;
  v_is_critical boolean := coalesce((select is_critical from private.notification_events where event = p_message.event::text), false);
begin
  select * into v_notification from public.notifications where id = p_message.notification_id;
  return case
    -- Who lost the right to read money after a report was written down for them gets nothing of it; nor does an owner who sold,
    -- has another address or wants no more, or a tenant who has left.
    when not private.may_receive(p_message) then 'not_allowed'
    when p_message.event is not null
      and not private.may_hear_of(p_message.user_id, p_message.organization_id, p_message.event, v_notification.lease_id) then 'not_allowed'
    when p_message.event is not null and not v_is_critical
      and private.cadence_of(p_message.user_id, p_message.event, p_message.channel) = 'off' then 'switched_off'
    when not v_is_critical and exists (select 1 from public.notification_mutes m where m.user_id = p_message.user_id
      and m.record_kind = v_notification.record_kind and m.record_id = v_notification.record_id) then 'muted'
    when p_message.is_for_unread and v_notification.read_at is not null then 'read'
    when p_message.channel = 'email' and p_message.to_address is null then 'no_address'
    when p_message.channel = 'push' and not exists (select 1 from public.push_devices d
      where d.id = p_message.device_id and d.user_id = p_message.user_id) then 'no_device'
    when p_message.channel = 'whatsapp' and private.phone_of_message(p_message) is null then 'no_consent'
    when p_message.channel = 'whatsapp' and private.whatsapp_sender_for(p_message.organization_id) is null then 'no_sender'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_push_receipt (
  p_token text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_message private.outgoing_messages;
begin
  select m.* into v_message from private.outgoing_messages m
  where m.id = case when p_token ~ '^[0-9a-f-]{36}[.][0-9a-f]{64}$' then left(p_token, 36)::uuid end
    and p_token = private.push_receipt_token(m.id);
  if not found then
    return false;
  end if;
  update public.push_devices set last_shown_at = now(), failed_at = null where id = v_message.device_id;
  perform private.note_step(v_message.id, 'shown', '')
  where not exists (select 1 from private.outgoing_message_steps where message_id = v_message.id and step = 'shown');
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_whatsapp_inbound (
  p_from            text,
  p_at              timestamp with time zone,
  p_text            text,
  p_phone_number_id text                     DEFAULT ''::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.whatsapp_windows as w (phone, phone_number_id, last_inbound_at) values (p_from, p_phone_number_id, p_at)
  on conflict (phone, phone_number_id) do update set last_inbound_at = greatest(w.last_inbound_at, excluded.last_inbound_at);
  if upper(btrim(coalesce(p_text, ''), E' \t\r\n.!')) not in ('BAJA', 'STOP', 'ALTO', 'CANCELAR', 'UNSUBSCRIBE') then
    return 'noted';
  end if;
  -- A word of before the present consent does not end it.
  update public.whatsapp_consents set withdrawn_at = now() where phone = p_from and withdrawn_at is null and given_at <= p_at;
  return 'withdrawn';
end
$function$;

CREATE OR REPLACE FUNCTION private.record_whatsapp_status (
  p_provider_id text,
  p_status      text,
  p_at          timestamp with time zone,
  p_error       text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_is_new boolean;
begin
  insert into private.whatsapp_statuses (provider_id, status, at, error)
  values (p_provider_id, p_status, p_at, nullif(left(coalesce(p_error, ''), 500), ''))
  on conflict do nothing
  returning true into v_is_new;
  if v_is_new and p_status = 'failed' then
    update private.outgoing_messages set error = left(coalesce(nullif(p_error, ''), 'failed'), 500)
    where provider_id = p_provider_id and channel = 'whatsapp';
  end if;
  return coalesce(v_is_new, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.release_digest (
  p_user_id    uuid,
  p_channel    public.notification_channel,
  p_window_key text,
  p_now        timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_key text := 'digest/' || p_window_key;
  v_ids uuid[];
begin
  -- What comes for a day whose digest has gone waits for the next.
  if exists (select 1 from private.outgoing_messages
    where dedupe_key = v_key and channel = p_channel and user_id = p_user_id) then
    update private.held_notifications h set release_at = w.release_at, window_key = w.window_key
    from private.next_window(p_user_id, 'daily', p_now) w
    where h.user_id = p_user_id and h.channel = p_channel and h.window_key = p_window_key and h.release_at <= p_now;
    return 0;
  end if;
  with released as (
    delete from private.held_notifications
    where user_id = p_user_id and channel = p_channel and window_key = p_window_key and release_at <= p_now
    returning notification_id
  )
  select array_agg(notification_id) into v_ids from released;
  insert into private.outgoing_messages (dedupe_key, channel, user_id, device_id, to_address, language, template, parameters,
    next_attempt_at)
  select v_key, p_channel, p_user_id, d.id, case when p_channel = 'email' and private.is_mail_address(u.email) then u.email end,
    case when p.locale = 'en' then 'en' else 'es' end, 'notification_digest', jsonb_build_object('ids', to_jsonb(v_ids)),
    private.after_quiet_hours(p_user_id, p_now)
  from auth.users u
  join public.profiles p on p.id = u.id
  left join public.push_devices d on d.user_id = u.id and p_channel = 'push'
  where u.id = p_user_id;
  return 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.release_digests (
  p_now timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_due record;
  v_count integer := 0;
begin
  -- One releaser at a time: two would each make a digest of a half.
  if not pg_try_advisory_xact_lock(hashtext('release_digests')) then
    return 0;
  end if;
  for v_due in
    select user_id, channel, window_key from private.held_notifications
    where release_at <= p_now group by user_id, channel, window_key order by min(release_at) limit 200
  loop
    v_count := v_count + private.release_digest(v_due.user_id, v_due.channel, v_due.window_key, p_now);
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_push_device (
  p_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ delete from public.push_devices where id = p_id and user_id = (select auth.uid()) $function$;

CREATE OR REPLACE FUNCTION private.remove_whatsapp_sender (
  p_organization_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_organization_id is null then
    perform private.require_platform_admin('whatsapp_sender');
  else
    perform private.require_permission(p_organization_id, 'organization.manage');
  end if;
  delete from public.whatsapp_senders where organization_id is not distinct from p_organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_payment_plan (
  p_lease_id         uuid,
  p_instalment_count integer,
  p_first_on         date,
  p_message          text    DEFAULT ''::text
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
  v_owed bigint;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  v_today := private.organization_today(v_lease.organization_id);
  v_owed := (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = p_lease_id and due_on <= v_today);
  if v_owed = 0 then
    perform private.fail('nothing_owed');
  elsif p_instalment_count is null or p_instalment_count not between 1 and 36 then
    perform private.fail('instalments_missing');
  elsif p_first_on is null or p_first_on < v_today or p_first_on > v_today + 366 then
    perform private.fail('instalment_invalid');
  elsif exists (select 1 from public.plan_requests where lease_id = p_lease_id and status = 'open') then
    perform private.fail('plan_requested');
  elsif exists (select 1 from public.payment_plans_list where lease_id = p_lease_id and state in ('active', 'broken')) then
    perform private.fail('plan_exists');
  end if;
  insert into public.plan_requests (id, organization_id, lease_id, user_id, currency, owed_minor, instalment_count, first_on, message)
  values (v_id, v_lease.organization_id, p_lease_id, (select auth.uid()), v_lease.currency, v_owed, p_instalment_count, p_first_on,
    btrim(coalesce(p_message, '')));
  perform private.notify_user(m.user_id, v_lease.organization_id, 'plan_requested', 'plan_requested', 'lease', p_lease_id,
    jsonb_build_object('lease_id', p_lease_id, 'property', p.name, 'unit', u.label,
      'currency', v_lease.currency, 'owed_minor', v_owed, 'count', p_instalment_count, 'first_on', p_first_on,
      'message', btrim(coalesce(p_message, '')),
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = p_lease_id order by (lt.user_id = (select auth.uid())) desc nulls last, lt.is_primary desc limit 1), '')),
    'plan-requested/' || v_id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.properties p on p.id = v_lease.property_id
  join public.units u on u.id = v_lease.unit_id
  where m.organization_id = v_lease.organization_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_push_device (
  p_endpoint text,
  p_p256dh   text,
  p_auth     text,
  p_label    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
  v_id uuid;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  elsif (select count(*) from public.push_devices where user_id = v_user and endpoint <> p_endpoint) >= 20 then
    perform private.fail('too_many_devices');
  end if;
  -- A browser is of who is signed in there: its last user hears nothing there any more.
  delete from public.push_devices where endpoint = p_endpoint and user_id <> v_user;
  insert into public.push_devices (user_id, endpoint, p256dh, auth, label)
  values (v_user, p_endpoint, p_p256dh, p_auth, left(btrim(coalesce(p_label, '')), 80))
  on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label, failed_at = null
  returning id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_messages_again (
  p_since timestamp with time zone
)
  RETURNS integer
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with again as (
    update private.outgoing_messages set next_attempt_at = now(), first_attempt_at = null, attempts = 0
    where created_at >= p_since and sent_at is null and (to_address is not null or channel <> 'email') and error is not null and parameters <> '{}'
      -- Given up, or not tried again in time.
      and (next_attempt_at is null or first_attempt_at <= now() - interval '23 hours')
    returning 1
  )
  select count(*)::integer from again
$function$;

CREATE OR REPLACE FUNCTION private.send_scheduled_reports (
  p_organization_id uuid,
  p_today           date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_schedule public.report_schedules;
  v_span private.report_span;
  v_count integer := 0;
  v_keeper uuid;
begin
  -- Statements to owners are the organisation's, whoever set them up and may have left since.
  select m.user_id into v_keeper from public.memberships m
  where m.organization_id = p_organization_id and m.role = 'owner' order by m.created_at, m.user_id limit 1;
  for v_schedule in
    select * from public.report_schedules s where s.organization_id = p_organization_id
      and coalesce(s.sent_through, '-infinity') < (private.report_period(s.rhythm, p_today)).ends_on
    order by s.id for update skip locked
  loop
    v_span := private.report_period(v_schedule.rhythm, p_today);
    -- Who left, or may not read money any more, is passed over; and nothing goes out of an owner who owns nothing any more.
    perform private.notify_user(m.user_id, p_organization_id, 'report_scheduled', 'scheduled_report', 'report_schedule',
      v_schedule.id, jsonb_build_object('organization_id', p_organization_id,
        'user_id', m.user_id, 'report', v_schedule.report, 'property_id', v_schedule.property_id,
        'owner', v_schedule.owner_key, 'from', v_span.starts_on, 'to', v_span.ends_on, 'basis', v_schedule.basis,
        'currency', v_schedule.currency),
      'report/' || v_schedule.id || '/' || v_span.ends_on || '/' || m.user_id)
    from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'money.read'
    where m.organization_id = p_organization_id and m.user_id = any (v_schedule.recipient_ids)
      and (v_schedule.owner_key is null or private.is_owner(p_organization_id, v_schedule.owner_key));
    if v_schedule.to_owners then
      perform private.mail_owner_statement(c, v_keeper, jsonb_build_object('property_id', v_schedule.property_id,
          'from', v_span.starts_on, 'to', v_span.ends_on, 'basis', v_schedule.basis, 'currency', v_schedule.currency),
        'owner-report/' || v_schedule.id || '/' || v_span.ends_on || '/' || c.id)
      from public.owner_contacts c
      where c.organization_id = p_organization_id
        and (v_schedule.owner_key is null or c.owner_key = v_schedule.owner_key);
    end if;
    update public.report_schedules set sent_through = v_span.ends_on where id = v_schedule.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_test_notification (
  p_channel   public.notification_channel,
  p_device_id uuid                        DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
  v_notification public.notifications;
  v_message uuid;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  elsif p_channel is null or (p_device_id is not null
    and not exists (select 1 from public.push_devices where id = p_device_id and user_id = v_user)) then
    perform private.fail('not_found');
  end if;
  perform private.count_attempt('notification test', v_user::text, 60, interval '1 hour');
  insert into public.notifications (user_id, organization_id, event, template, dedupe_key, group_key, is_shown)
  select v_user, private.organization_writing_to(v_user), 'test', 'notification_test', 'test/' || k.id, 'test/' || k.id, p_channel = 'in_app'
  from gen_random_uuid() k (id) returning * into v_notification;
  insert into private.outgoing_messages (dedupe_key, channel, user_id, event, notification_id, organization_id, device_id, to_address,
    language, template, parameters, next_attempt_at, sent_at)
  select v_notification.dedupe_key, p_channel, v_user, 'test', v_notification.id, v_notification.organization_id, p_device_id,
    case when p_channel = 'email' and private.is_mail_address(u.email) then u.email end, case when p.locale = 'en' then 'en' else 'es' end,
    'notification_test', jsonb_build_object('channel', p_channel),
    case when p_channel <> 'in_app' then now() end, case when p_channel = 'in_app' then now() end
  from auth.users u join public.profiles p on p.id = u.id where u.id = v_user
  returning id into v_message;
  perform private.note_step(v_message, 'queued', '');
  if p_channel = 'in_app' then
    perform private.note_step(v_message, 'accepted', '');
  end if;
  return v_message;
end
$function$;

CREATE OR REPLACE FUNCTION private.sender_of_message (
  p_message private.outgoing_messages
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('sender_id', s.id, 'phone_number_id', s.phone_number_id, 'waba_id', s.waba_id, 'sealed', t.sealed,
    'is_open', exists (select 1 from private.whatsapp_windows w where w.phone = private.phone_of_message(p_message)
      and w.phone_number_id in (s.phone_number_id, '') and w.last_inbound_at > now() - interval '24 hours'))
  from public.whatsapp_senders s join private.whatsapp_sender_tokens t on t.sender_id = s.id
  where s.id = private.whatsapp_sender_for(p_message.organization_id)
$function$;

CREATE OR REPLACE FUNCTION private.set_notification (
  p_event   public.notification_event,
  p_channel public.notification_channel,
  p_cadence public.notification_cadence
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
  v_rule private.notification_events;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  end if;
  select * into v_rule from private.notification_events where event = p_event::text;
  if p_event is null or p_channel is null or p_cadence is null or p_event = 'test'
    or (p_cadence in ('daily', 'weekly') and (p_channel not in ('email', 'push') or not v_rule.can_wait)) then
    perform private.fail('cadence_not_offered');
  end if;
  -- Two changes at once must not switch the last two channels off.
  perform 1 from public.profiles where id = v_user for update;
  insert into public.notification_settings (user_id, event, channel, cadence)
  values (v_user, p_event, p_channel, p_cadence)
  on conflict (user_id, event, channel) do update set cadence = excluded.cadence, updated_at = now();
  if v_rule.is_critical and not exists (
    select 1 from unnest('{email,push,whatsapp}'::public.notification_channel[]) c (channel)
    where private.cadence_of(v_user, p_event, c.channel) <> 'off' and private.is_reached_by(v_user, c.channel)
  ) then
    perform private.fail('notification_needed');
  end if;
  perform private.follow_cadence(v_user, p_event, p_channel, p_cadence);
end
$function$;

CREATE OR REPLACE FUNCTION private.set_notification_schedule (
  p_time_zone      text,
  p_quiet_from     time without time zone,
  p_quiet_to       time without time zone,
  p_digest_time    time without time zone,
  p_digest_weekday integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  elsif (p_quiet_from is null) <> (p_quiet_to is null) or p_quiet_from = p_quiet_to then
    perform private.fail('quiet_hours_incomplete');
  elsif p_digest_weekday is null or p_digest_weekday not between 1 and 7 or p_digest_time is null then
    perform private.fail('digest_time_missing');
  end if;
  insert into public.notification_schedules (user_id, time_zone, quiet_from, quiet_to, digest_time, digest_weekday)
  values (v_user, p_time_zone, p_quiet_from, p_quiet_to, p_digest_time, p_digest_weekday)
  on conflict (user_id) do update set time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
    quiet_to = excluded.quiet_to, digest_time = excluded.digest_time, digest_weekday = excluded.digest_weekday, updated_at = now();
  -- What is held follows: each piece of it goes with the next digest of its cadence.
  update private.held_notifications h set release_at = w.release_at, window_key = w.window_key
  from (select distinct c.channel, n.event, private.held_cadence(v_user, n.event, c.channel) as cadence
    from private.held_notifications c join public.notifications n on n.id = c.notification_id where c.user_id = v_user) c
  cross join lateral private.next_window(v_user, c.cadence, now()) w, public.notifications n
  where h.user_id = v_user and h.channel = c.channel and n.id = h.notification_id and n.event = c.event
    and h.window_key like 'day/%';
end
$function$;

CREATE OR REPLACE FUNCTION private.set_whatsapp_sender (
  p_organization_id uuid,
  p_phone_number_id text,
  p_waba_id         text,
  p_display_phone   text,
  p_sealed          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
begin
  if p_organization_id is null then
    perform private.require_platform_admin('whatsapp_sender');
  else
    perform private.require_permission(p_organization_id, 'organization.manage');
  end if;
  insert into public.whatsapp_senders (organization_id, phone_number_id, waba_id, display_phone)
  values (p_organization_id, p_phone_number_id, p_waba_id, p_display_phone)
  on conflict (organization_id) do update set phone_number_id = excluded.phone_number_id, waba_id = excluded.waba_id,
    display_phone = excluded.display_phone, status = 'active', problem = '', set_at = now()
  returning id into v_id;
  insert into private.whatsapp_sender_tokens (sender_id, sealed) values (v_id, p_sealed)
  on conflict (sender_id) do update set sealed = excluded.sealed;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.snooze_notification (
  p_id    uuid,
  p_until timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_group text := (select group_key from public.notifications where id = p_id and user_id = (select auth.uid()));
begin
  if v_group is null then
    perform private.fail('not_found');
  elsif p_until not between now() and now() + interval '1 year' then
    perform private.fail('snooze_invalid');
  end if;
  update public.notifications set snoozed_until = p_until
  where user_id = (select auth.uid()) and group_key = v_group and read_at is null;
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
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('event', n.event, 'channel', n.channel, 'cadence', n.cadence)
        order by n.event, n.channel), '[]')
      from public.notification_settings n where n.user_id = (select auth.uid())),
    'unread_notifications', private.unread_notification_count())
$function$;

CREATE OR REPLACE FUNCTION private.take_message (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_message private.outgoing_messages;
  v_reason public.message_step;
  v_at timestamptz;
begin
  select * into v_message from private.outgoing_messages where id = p_id;
  v_reason := private.reason_to_keep_back(v_message);
  if v_reason is null and v_message.template = 'notification_digest' and v_message.attempts = 0 then
    v_message.parameters := private.digest_content(v_message);
    v_reason := case when (v_message.parameters ->> 'count')::integer = 0 then 'switched_off' end;
  end if;
  if v_reason is null and private.is_too_much(v_message) then
    perform private.hold_for_hour(v_message.notification_id);
    v_reason := 'throttled';
  end if;
  if v_reason is not null then
    update private.outgoing_messages set next_attempt_at = null, parameters = '{}', error = v_reason::text where id = p_id;
    perform private.note_step(p_id, v_reason, '');
    return false;
  end if;
  v_at := private.not_before(v_message);
  if v_at > now() then
    update private.outgoing_messages set next_attempt_at = v_at where id = p_id;
    perform private.note_step(p_id, 'waits_for_morning', v_at::text);
    return false;
  end if;
  -- Who takes a message has five minutes for it; after that it counts as lost on the way and is taken again.
  update private.outgoing_messages m set attempts = m.attempts + 1, first_attempt_at = coalesce(m.first_attempt_at, now()),
    next_attempt_at = now() + interval '5 minutes',
    parameters = case when m.attempts = 0 then private.mail_as_it_goes(m.template, v_message.parameters) else m.parameters end
  where m.id = p_id;
  perform private.note_step(p_id, 'taken', '');
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_outgoing_messages (
  p_limit    integer DEFAULT 10,
  p_channels text[]  DEFAULT '{email}'::text[]
)
  RETURNS TABLE (
    id              uuid,
    channel         public.notification_channel,
    to_address      text,
    reply_to        text,
    language        text,
    template        text,
    parameters      jsonb,
    event           public.notification_event,
    notification_id uuid,
    organization_id uuid,
    record_kind     public.notification_record,
    record_id       uuid,
    lease_id        uuid,
    device          jsonb,
    phone           text,
    sender          jsonb,
    receipt_token   text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_open text[] := array(select c from unnest(p_channels) c where c in ('email', 'push', 'whatsapp'));
  v_limit integer := least(greatest(coalesce(p_limit, 10), 1), 100);
  v_taken uuid[] := '{}';
  v_turn integer := 0;
  v_seen integer := 0;
  v_id uuid;
begin
  perform private.release_digests(now());
  -- One sender at a time takes pushes: how many rang within an hour is counted by one, and nobody waits for another.
  if 'push' = any (v_open) and not pg_try_advisory_xact_lock(hashtext('take_push')) then
    v_open := array_remove(v_open, 'push');
  end if;
  -- By turns: what piles up on one channel does not keep the others waiting.
  while cardinality(v_open) > 0 and cardinality(v_taken) < v_limit and v_seen < 1000 loop
    v_seen := v_seen + 1;
    v_turn := v_turn % cardinality(v_open) + 1;
    select m.id into v_id from private.outgoing_messages m
    where m.channel = v_open[v_turn]::public.notification_channel and m.next_attempt_at <= now()
      and coalesce(m.first_attempt_at, now()) > now() - interval '23 hours'
    order by m.next_attempt_at, m.id limit 1 for update skip locked;
    if not found then
      v_open := array_remove(v_open, v_open[v_turn]);
    elsif private.take_message(v_id) then
      v_taken := v_taken || v_id;
    end if;
  end loop;
  return query
    select m.id, m.channel, m.to_address, m.reply_to, m.language, m.template, m.parameters, m.event, m.notification_id,
      m.organization_id, n.record_kind, n.record_id, n.lease_id,
      case when d.id is not null then jsonb_build_object('id', d.id, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) end,
      case when m.channel = 'whatsapp' then private.phone_of_message(m) end,
      case when m.channel = 'whatsapp' then private.sender_of_message(m) end,
      case when m.channel = 'push' then private.push_receipt_token(m.id) end
    from unnest(v_taken) with ordinality t (id, position)
    join private.outgoing_messages m on m.id = t.id
    left join public.notifications n on n.id = m.notification_id
    left join public.push_devices d on d.id = m.device_id
    order by t.position;
end
$function$;

CREATE OR REPLACE FUNCTION private.tidy_public_forms (
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.attempts where window_start < p_now - interval '1 day';
  delete from private.daily_salts where day < (p_now at time zone 'UTC')::date - 1;
  -- A week after its link expired, so that who clicks late is told why it does not work.
  delete from private.waitlist_entries where confirmed_at is null and confirm_expires_at < p_now - interval '7 days';
  delete from private.contact_messages where created_at < p_now - interval '2 years';
  perform private.forget_unconfirmed_applications(p_now);
  perform private.forget_message_addresses(p_now);
end
$function$;

CREATE OR REPLACE FUNCTION private.unmute_record (
  p_record_kind public.notification_record,
  p_record_id   uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from public.notification_mutes
  where user_id = (select auth.uid()) and record_kind = p_record_kind and record_id = p_record_id
$function$;

CREATE OR REPLACE FUNCTION private.unread_notification_count()
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from public.notifications
    where user_id = (select auth.uid()) and read_at is null and is_shown and created_at <= now()
      and (snoozed_until is null or snoozed_until <= now()));
end
$function$;

CREATE OR REPLACE FUNCTION private.warn_of_ending_certificates (
  p_organization_id uuid,
  p_today           date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ending record;
begin
  for v_ending in
    with due as (
      select c.id, min(s.days)::smallint as days from public.signing_certificates c
        cross join unnest('{60,30,7,0}'::smallint[]) s (days)
      where c.organization_id = p_organization_id and c.removed_at is null and s.days < c.warned_days
        and (c.valid_until at time zone 'America/Santo_Domingo')::date <= p_today + s.days
        and exists (select 1 from public.issuer_signers i where i.certificate_id = c.id)
      group by c.id
    )
    update public.signing_certificates c set warned_days = due.days from due where c.id = due.id
    returning c.id, c.holder_name, c.warned_days, (c.valid_until at time zone 'America/Santo_Domingo')::date as last_day
  loop
    perform private.notify_user(m.user_id, p_organization_id, 'certificate_ending', 'certificate_ending',
      'signing_certificate', v_ending.id, jsonb_build_object('holder', v_ending.holder_name,
      'days', v_ending.warned_days, 'last_day', v_ending.last_day),
      'certificate-ending/' || v_ending.id || '/' || v_ending.warned_days || '/' || m.user_id)
    from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'organization.manage'
    where m.organization_id = p_organization_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.whatsapp_consent (
  p_language text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('version', version, 'language', language, 'text', text) from private.whatsapp_consent_texts
  where language = case when p_language = 'en' then 'en' else 'es' end order by version desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.whatsapp_phone_of (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select phone from public.whatsapp_consents where user_id = p_user_id and withdrawn_at is null and verified_at is not null
$function$;

CREATE OR REPLACE FUNCTION private.whatsapp_sender_for (
  p_organization_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select s.id from public.whatsapp_senders s join private.whatsapp_sender_tokens t on t.sender_id = s.id
  where (s.organization_id = p_organization_id or s.organization_id is null) and s.status <> 'off'
  order by s.organization_id nulls last limit 1
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_notification (
  p_user_id    uuid,
  p_dedupe_key text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.outgoing_messages m using public.notifications n
  where n.user_id = p_user_id and n.dedupe_key = p_dedupe_key and m.notification_id = n.id and m.attempts = 0 and m.sent_at is null;
  delete from public.notifications where user_id = p_user_id and dedupe_key = p_dedupe_key;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_whatsapp_consent()
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.whatsapp_consents set withdrawn_at = now() where user_id = (select auth.uid()) and withdrawn_at is null
$function$;

CREATE OR REPLACE FUNCTION private.zone_of (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce((select time_zone from public.notification_schedules where user_id = p_user_id),
    (select time_zone from public.profiles where id = p_user_id), 'America/Santo_Domingo')
$function$;

CREATE OR REPLACE FUNCTION public.confirm_whatsapp_code (
  p_code text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.confirm_whatsapp_code(p_code);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_whatsapp_code"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.forget_push_device (
  p_id     uuid,
  p_answer text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.forget_push_device(p_id, p_answer);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."forget_push_device"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.give_whatsapp_consent (
  p_phone           text,
  p_consent_version text,
  p_language        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.give_whatsapp_consent(p_phone, p_consent_version, p_language);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."give_whatsapp_consent"(text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.mark_message_failed (
  p_id                  uuid,
  p_error               text,
  p_retry_after_seconds integer DEFAULT 0,
  p_is_final            boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.mark_message_failed(p_id, p_error, p_retry_after_seconds, p_is_final);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mark_message_failed"(uuid, text, integer, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.mark_message_sent (
  p_id          uuid,
  p_provider_id text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.mark_message_sent(p_id, p_provider_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mark_message_sent"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.mark_notifications_read (
  p_ids       uuid[]                   DEFAULT NULL::uuid[],
  p_through   timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_group_key text                     DEFAULT NULL::text
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{through}', p_through);
  return query select * from private.mark_notifications_read(p_ids, p_through, p_group_key);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mark_notifications_read"(uuid[], timestamp WITH time zone, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.mark_notifications_unread (
  p_ids uuid[]
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.mark_notifications_unread(p_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mark_notifications_unread"(uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.mute_record (
  p_record_kind public.notification_record,
  p_record_id   uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.mute_record(p_record_kind, p_record_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mute_record"(public.notification_record, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_test_messages()
  RETURNS TABLE (
    id              uuid,
    channel         public.notification_channel,
    device_id       uuid,
    notification_id uuid,
    created_at      timestamp with time zone,
    next_attempt_at timestamp with time zone,
    sent_at         timestamp with time zone,
    steps           jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_test_messages();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_test_messages"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_waiting_counts()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'unread_conversations', (select count(*) from public.conversation_marks k
      where k.user_id = (select auth.uid()) and k.unread_count > 0
        and k.conversation_id = any (array(select private.my_conversation_ids()))),
    'unread_notices', (select count(*) from public.notice_recipients r
      where r.person_id = any (array(select private.my_person_ids())) and r.notice_id = any (array(select private.my_notice_ids()))
        and r.read_at is null),
    'asked_documents', (select count(*) from public.document_requests d
      where d.lease_id = any (array(select private.my_asked_lease_ids())) and d.status in ('requested', 'refused')),
    'unread_notifications', private.unread_notification_count())
$function$;

CREATE OR REPLACE FUNCTION public.note_test_shown (
  p_message_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.note_test_shown(p_message_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_test_shown"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_whatsapp_problem (
  p_phone_number_id text,
  p_problem         text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.note_whatsapp_problem(p_phone_number_id, p_problem);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_whatsapp_problem"(text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_push_receipt (
  p_token text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.record_push_receipt(p_token);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_push_receipt"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_whatsapp_inbound (
  p_from            text,
  p_at              timestamp with time zone,
  p_text            text,
  p_phone_number_id text                     DEFAULT ''::text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{at}', p_at);
  return private.record_whatsapp_inbound(p_from, p_at, p_text, p_phone_number_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_whatsapp_inbound"(text, timestamp WITH time zone, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_whatsapp_status (
  p_provider_id text,
  p_status      text,
  p_at          timestamp with time zone,
  p_error       text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{at}', p_at);
  return private.record_whatsapp_status(p_provider_id, p_status, p_at, p_error);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."record_whatsapp_status"(text, text, timestamp WITH time zone, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.remove_push_device (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.remove_push_device(p_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."remove_push_device"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_whatsapp_sender (
  p_organization_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.remove_whatsapp_sender(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."remove_whatsapp_sender"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_push_device (
  p_endpoint text,
  p_p256dh   text,
  p_auth     text,
  p_label    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.save_push_device(p_endpoint, p_p256dh, p_auth, p_label);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_push_device"(text, text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_test_notification (
  p_request_id uuid,
  p_channel    public.notification_channel,
  p_device_id  uuid                        DEFAULT NULL::uuid
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
  v_known := private.claim_request(p_request_id, 'send_test_notification', jsonb_build_array(p_channel, p_device_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.send_test_notification(p_channel, p_device_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."send_test_notification"(uuid, public.notification_channel, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_notification (
  p_event   public.notification_event,
  p_channel public.notification_channel,
  p_cadence public.notification_cadence
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_notification(p_event, p_channel, p_cadence);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_notification_schedule (
  p_time_zone      text,
  p_quiet_from     time without time zone,
  p_quiet_to       time without time zone,
  p_digest_time    time without time zone,
  p_digest_weekday integer
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_notification_schedule(p_time_zone, p_quiet_from, p_quiet_to, p_digest_time, p_digest_weekday);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."set_notification_schedule"(text, time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone, integer)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_whatsapp_sender (
  p_organization_id uuid,
  p_phone_number_id text,
  p_waba_id         text,
  p_display_phone   text,
  p_sealed          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.set_whatsapp_sender(p_organization_id, p_phone_number_id, p_waba_id, p_display_phone, p_sealed);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_whatsapp_sender"(uuid, text, text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.snooze_notification (
  p_id    uuid,
  p_until timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{until}', p_until);
  perform private.snooze_notification(p_id, p_until);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."snooze_notification"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.take_outgoing_messages (
  p_limit    integer DEFAULT 10,
  p_channels text[]  DEFAULT '{email}'::text[]
)
  RETURNS TABLE (
    id              uuid,
    channel         public.notification_channel,
    to_address      text,
    reply_to        text,
    language        text,
    template        text,
    parameters      jsonb,
    event           public.notification_event,
    notification_id uuid,
    organization_id uuid,
    record_kind     public.notification_record,
    record_id       uuid,
    lease_id        uuid,
    device          jsonb,
    phone           text,
    sender          jsonb,
    receipt_token   text
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.take_outgoing_messages(p_limit, p_channels);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_outgoing_messages"(integer, text[]) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.unmute_record (
  p_record_kind public.notification_record,
  p_record_id   uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.unmute_record(p_record_kind, p_record_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."unmute_record"(public.notification_record, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.waiting_counts (
  p_organization_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'reported_payments', coalesce(t.reported_payment_count, 0),
    'submitted_applications', coalesce(t.submitted_application_count, 0),
    'unread_conversations', (select count(*) from public.conversation_marks
      where user_id = (select auth.uid()) and organization_id = p_organization_id and unread_count > 0
        and p_organization_id in (select private.my_organization_ids('messages.read'))),
    'pending_requests', (select count(*) from public.maintenance_requests
      where organization_id = p_organization_id and status = 'pending'),
    'handed_in_documents', (select count(*) from public.document_requests
      where organization_id = p_organization_id and status = 'handed_in'
        and p_organization_id in (select private.my_organization_ids('leases.write'))),
    'asked_plans', (select count(*) from public.plan_requests
      where organization_id = p_organization_id and status = 'open'
        and p_organization_id in (select private.my_organization_ids('money.write'))),
    'unread_notifications', private.unread_notification_count())
  from (select 1) one left join public.organization_totals t on t.organization_id = p_organization_id
$function$;

CREATE OR REPLACE FUNCTION public.whatsapp_consent (
  p_language text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.whatsapp_consent(p_language);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."whatsapp_consent"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_whatsapp_consent()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.withdraw_whatsapp_consent();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_whatsapp_consent"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."outgoing_message_steps"
  ADD CONSTRAINT "outgoing_message_steps_detail_check" CHECK ((char_length(detail) <= 500));

ALTER TABLE "private"."outgoing_message_steps"
  ADD CONSTRAINT "outgoing_message_steps_message_id_fkey" FOREIGN KEY (message_id) REFERENCES private.outgoing_messages(id) ON DELETE CASCADE;

ALTER TABLE "private"."outgoing_messages"
  ADD CONSTRAINT "outgoing_messages_dedupe_key_channel_user_id_event_device_i_key" UNIQUE NULLS NOT DISTINCT (dedupe_key, channel, user_id, EVENT, device_id);

ALTER TABLE "public"."notification_mutes"
  ADD CONSTRAINT "notification_mutes_pkey" PRIMARY KEY (user_id, record_kind, record_id);

ALTER TABLE "public"."notification_mutes"
  ADD CONSTRAINT "notification_mutes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."notification_schedules"
  ADD CONSTRAINT "notification_schedules_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."notification_settings"
  ADD CONSTRAINT "notification_settings_check"
    CHECK
    (((cadence = ANY (ARRAY['off'::public.notification_cadence, 'at_once'::public.notification_cadence])) OR (channel = ANY (ARRAY['email'::public.notification_channel,
    'push'::public.notification_channel]))));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_check" CHECK (((record_kind IS NULL) = (record_id IS NULL)));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_dedupe_key_check" CHECK (((length(dedupe_key) >= 1) AND (length(dedupe_key) <= 200)));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_parameters_check" CHECK ((jsonb_typeof(parameters) = 'object'::text));

ALTER TABLE "private"."held_notifications"
  ADD CONSTRAINT "held_notifications_notification_id_fkey" FOREIGN KEY (notification_id) REFERENCES public.notifications(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_template_check" CHECK ((template ~ '^[a-z][a-z_]{1,60}$'::text));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_user_id_dedupe_key_event_key" UNIQUE (user_id, dedupe_key, EVENT);

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."push_devices"
  ADD CONSTRAINT "push_devices_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."whatsapp_codes"
  ADD CONSTRAINT "whatsapp_codes_consent_id_fkey" FOREIGN KEY (consent_id) REFERENCES public.whatsapp_consents(id) ON DELETE CASCADE;

ALTER TABLE "public"."whatsapp_consents"
  ADD CONSTRAINT "whatsapp_consents_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."whatsapp_senders"
  ADD CONSTRAINT "whatsapp_senders_organization_id_fkey" FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;

ALTER TABLE "private"."whatsapp_sender_tokens"
  ADD CONSTRAINT "whatsapp_sender_tokens_sender_id_fkey" FOREIGN KEY (sender_id) REFERENCES public.whatsapp_senders(id) ON DELETE CASCADE;

ALTER TABLE "public"."whatsapp_senders"
  ADD CONSTRAINT "whatsapp_senders_problem_check" CHECK ((char_length(problem) <= 500));

CREATE VIEW "public"."my_notifications" WITH (security_invoker=true) AS  SELECT l.id,
    l.user_id,
    l.organization_id,
    l.event,
    l.template,
    l.record_kind,
    l.record_id,
    l.group_key,
    l.lease_id,
    l.parameters,
    l.created_at,
    l.read_at,
    g.snoozed_until,
    g.notification_count,
    g.unread_count,
    (g.unread_count > 0) AS is_unread,
    (EXISTS ( SELECT 1
           FROM public.notification_mutes m
          WHERE ((m.user_id = l.user_id) AND (m.record_kind = l.record_kind) AND (m.record_id = l.record_id)))) AS is_muted
   FROM (( SELECT notifications.user_id,
            notifications.group_key,
            (array_agg(notifications.id ORDER BY notifications.created_at DESC, notifications.id))[1] AS latest_id,
            (count(*))::integer AS notification_count,
            (count(*) FILTER (WHERE (notifications.read_at IS NULL)))::integer AS unread_count,
            max(notifications.snoozed_until) FILTER (WHERE (notifications.read_at IS NULL)) AS snoozed_until
           FROM public.notifications
          WHERE (notifications.is_shown AND (notifications.created_at <= now()))
          GROUP BY notifications.user_id, notifications.group_key) g
     JOIN public.notifications l ON ((l.id = g.latest_id)));

REVOKE ALL ON TABLE "public"."my_notifications" FROM "anon";

CREATE INDEX held_notifications_due ON private.held_notifications USING btree (release_at);

CREATE INDEX held_notifications_of_person ON private.held_notifications USING btree (user_id, channel);

CREATE INDEX outgoing_message_steps_by_age ON private.outgoing_message_steps USING btree (at);

CREATE INDEX outgoing_message_steps_of_message ON private.outgoing_message_steps USING btree (message_id, id);

CREATE INDEX outgoing_messages_finished ON private.outgoing_messages USING btree (created_at)
  WHERE ((next_attempt_at IS NULL) AND ((to_address IS NOT NULL) OR (parameters <> '{}'::jsonb)));

CREATE INDEX outgoing_messages_of_notification ON private.outgoing_messages USING btree (notification_id)
  WHERE (notification_id IS NOT NULL);

CREATE INDEX outgoing_messages_of_provider ON private.outgoing_messages USING btree (provider_id)
  WHERE (channel = 'whatsapp'::public.notification_channel);

CREATE INDEX outgoing_messages_pushed ON private.outgoing_messages USING btree (user_id, first_attempt_at)
  WHERE (channel = 'push'::public.notification_channel);

CREATE INDEX outgoing_messages_waiting ON private.outgoing_messages USING btree (channel, next_attempt_at, id)
  WHERE (next_attempt_at IS NOT NULL);

CREATE INDEX whatsapp_statuses_by_age ON private.whatsapp_statuses USING btree (noted_at);

CREATE INDEX notifications_of_documents ON public.notifications USING gin (((parameters -> 'documents'::text)))
  WHERE (template = 'document_shared'::text);

CREATE INDEX notifications_of_organization ON public.notifications USING btree (organization_id, created_at);

CREATE INDEX notifications_of_person ON public.notifications USING btree (user_id, created_at DESC, id);

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id)
  WHERE ((read_at IS NULL) AND is_shown);

CREATE INDEX push_devices_of_person ON public.push_devices USING btree (user_id, created_at);

CREATE UNIQUE INDEX whatsapp_consents_current ON public.whatsapp_consents USING btree (user_id)
  WHERE (withdrawn_at IS NULL);

CREATE INDEX whatsapp_consents_of_person ON public.whatsapp_consents USING btree (user_id);

CREATE INDEX whatsapp_consents_of_phone ON public.whatsapp_consents USING btree (phone)
  WHERE (withdrawn_at IS NULL);

CREATE TRIGGER refuse_change
  BEFORE DELETE OR UPDATE ON private.whatsapp_consent_texts
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER check_time_zone
  BEFORE INSERT OR UPDATE OF time_zone ON public.notification_schedules
  FOR EACH ROW
  WHEN ((new.time_zone IS NOT NULL))
  EXECUTE FUNCTION private.check_time_zone();

CREATE POLICY "people see what they muted" ON "public"."notification_mutes"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "people see their own schedule" ON "public"."notification_schedules"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "people see their own notifications" ON "public"."notifications"
  FOR SELECT
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND is_shown AND (created_at <= now())));

CREATE POLICY "people see their own devices" ON "public"."push_devices"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "people see what they agreed to" ON "public"."whatsapp_consents"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "managers see their organization's number" ON "public"."whatsapp_senders"
  FOR SELECT
  TO "authenticated"
  USING ((organization_id = ANY (ARRAY( SELECT private.my_organization_ids('organization.manage'::text) AS my_organization_ids))));

-- A project without Realtime has no publication.
do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then return; end if;
  alter publication supabase_realtime add table public.notifications;
end
$$;

COMMENT ON FUNCTION "private"."after_quiet_hours"(uuid, timestamp with time zone) IS 'The moment itself, or the end of the person''s quiet hours that it falls into.';

COMMENT ON FUNCTION "private"."cadence_of"(uuid, public.notification_event, public.notification_channel) IS 'How soon a person hears of an event on a channel: as they chose, else at once; by WhatsApp only of what the list says.';

COMMENT ON FUNCTION "private"."cancel_shared_document"(uuid) IS 'A mail that waits, and the notification, do not name what is not shared any more.';

COMMENT ON FUNCTION "private"."confirm_whatsapp_code"(text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."digest_content"(private.outgoing_messages) IS 'What a digest says at the moment that it goes: what the person has not read, still wants and may still see.';

COMMENT ON FUNCTION "private"."export_notifications"(uuid) IS 'What a person was notified of, how they want it, and the devices and numbers that it goes to.';

COMMENT ON FUNCTION "private"."facts_of_message"(text, jsonb) IS 'What a notification keeps of the parameters of its message: facts, without long texts.';

COMMENT ON FUNCTION "private"."follow_cadence"(uuid, public.notification_event, public.notification_channel, public.notification_cadence) IS 'What a digest holds follows a new setting: it goes at once, at the earlier window, or never.';

COMMENT ON FUNCTION "private"."forget_message_addresses"(timestamp with time zone) IS 'Empties the addresses, and what is left of the parameters, of messages that were sent or given up and are older than 30 days; the rows stay, so that no key is used twice.';

COMMENT ON FUNCTION "private"."forget_notification_choices"(uuid) IS 'Somebody closes their account: nothing is sent to their devices and numbers any more.';

COMMENT ON FUNCTION "private"."forget_notifications"(uuid, timestamp with time zone) IS 'Takes away notifications of more than 180 days ago, of an organization and of none, and hops of tests of more than 30.';

COMMENT ON FUNCTION "private"."forget_push_device"(uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."give_whatsapp_consent"(text, text, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."held_cadence"(uuid, public.notification_event, public.notification_channel) IS 'With which digest something goes that is held: the weekly one, or the next.';

COMMENT ON FUNCTION "private"."hold_for_hour"(uuid) IS 'Holds a push for the one that gathers those of its hour.';

COMMENT ON FUNCTION "private"."hold_notification"(public.notifications, public.notification_channel, public.notification_cadence, timestamp
  with time zone) IS 'Holds a notification for the next digest of a cadence after a moment.';

COMMENT ON FUNCTION "private"."is_mail_address"(text) IS 'Whether mail can go to an address.';

COMMENT ON FUNCTION "private"."is_quiet"(time without time zone, time without time zone, time without time zone) IS 'Whether a time of day lies in quiet hours, which may go over midnight.';

COMMENT ON FUNCTION "private"."is_reached_by"(uuid, public.notification_channel) IS 'Whether a channel leads to a person at all: a device, a number that they agreed to.';

COMMENT ON FUNCTION "private"."is_too_much"(private.outgoing_messages) IS 'Whether a push would be the thirteenth notification within an hour: it is held for one that gathers them.';

COMMENT ON FUNCTION "private"."mail_shared_document"(public.documents) IS 'Writes to the tenants who see a document now, in one message with what else is shared with them within ten minutes.';

COMMENT ON FUNCTION "private"."mark_message_failed"(uuid, text, integer, boolean) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mark_message_sent"(uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mark_notifications_read"(uuid[], timestamp with time zone, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mark_notifications_unread"(uuid[]) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mark_read_of"(uuid, public.notification_record, uuid) IS 'A person has read a record itself: its notifications are read too, and what waited for that is not sent.';

COMMENT ON FUNCTION "private"."may_hear_of"(uuid, uuid, public.notification_event, uuid) IS 'Whether a person still is one of those whom an event of an organization concerns; of tenants may_still_receive says more.';

COMMENT ON FUNCTION "private"."may_receive"(private.outgoing_messages) IS 'Whether what a message says is still for its reader, by what it is about.';

COMMENT ON FUNCTION "private"."mute_record"(public.notification_record, uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."my_test_messages"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."next_window"(uuid, public.notification_cadence, timestamp with time zone) IS 'When the person''s next digest of a cadence (daily, weekly) goes after a moment, and the day of theirs by which it is known.';

COMMENT ON FUNCTION "private"."not_before"(private.outgoing_messages) IS 'Now, or the end of its reader''s quiet hours; nothing critical waits for that.';

COMMENT ON FUNCTION "private"."note_step"(uuid, public.message_step, text) IS 'Notes a hop of a message, if that is a test.';

COMMENT ON FUNCTION "private"."note_test_shown"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."note_whatsapp_problem"(text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."notify_user"(uuid, uuid, public.notification_event, text, public.notification_record, uuid, jsonb, text, interval, timestamp
  with time zone) IS 'Notifies a person of an event, once for each key: in the centre from p_at on, by push then, by mail and WhatsApp after p_wait. With a p_wait nothing more is sent once they have read it. Words are made of p_template and p_parameters in the reader''s language. Returns the notification''s id.';

COMMENT ON FUNCTION "private"."organization_writing_to"(uuid) IS 'The organization whose number writes to a person when it is about none: one of theirs that has a number.';

COMMENT ON FUNCTION "private"."phone_of_message"(private.outgoing_messages) IS 'To which number a message goes by WhatsApp; null when its reader agreed to none.';

COMMENT ON FUNCTION "private"."push_receipt_token"(uuid) IS 'By what a device says that it showed a message, made from the message''s id and a key that never leaves the database.';

COMMENT ON FUNCTION "private"."queue_message"(public.notifications, public.notification_channel, uuid, jsonb, timestamp with time zone, boolean) IS 'Writes one message of a notification down, to be sent from a moment on.';

COMMENT ON FUNCTION "private"."queue_messages"(public.notifications, jsonb, boolean, interval) IS 'Writes down the messages of a notification that the settings of its person ask for.';

COMMENT ON FUNCTION "private"."queue_on"(public.notifications, public.notification_channel, uuid, jsonb, timestamp with time zone, interval, boolean) IS 'Writes a message on a channel down, or holds it for a digest, as the person chose; how many.';

COMMENT ON FUNCTION "private"."reason_to_keep_back"(private.outgoing_messages) IS 'Why a message is not to be sent after all; null when it is.';

COMMENT ON FUNCTION "private"."record_push_receipt"(text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_whatsapp_inbound"(text, timestamp with time zone, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."record_whatsapp_status"(text, text, timestamp with time zone, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."release_digest"(uuid, public.notification_channel, text, timestamp with time zone) IS 'Writes the digest of a person''s window down, and takes what is in it from what waits.';

COMMENT ON FUNCTION "private"."release_digests"(timestamp with time zone) IS 'Writes the digests down whose window has come, however late and however often it is asked for. Returns how many.';

COMMENT ON FUNCTION "private"."remove_push_device"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remove_whatsapp_sender"(uuid) IS '{"access": ["organization.manage", "admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_push_device"(text, text, text, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."send_messages_again"(timestamp with time zone) IS 'For whoever runs the product, by SQL: has messages that were given up since then sent after all, and returns how many. Ask the provider first whether it sent any of them: it does not know their keys any more.';

COMMENT ON FUNCTION "private"."send_test_notification"(public.notification_channel, uuid) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."sender_of_message"(private.outgoing_messages) IS 'The number that a message goes out from by WhatsApp, and whether free words may be sent now.';

COMMENT ON FUNCTION "private"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_notification_schedule"(text, time without time zone, time without time zone, time without time zone, integer) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_whatsapp_sender"(uuid, text, text, text, text) IS '{"access": ["organization.manage", "admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."snooze_notification"(uuid, timestamp with time zone) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_message"(uuid) IS 'Takes a message that is due: true. One that is kept back, or waits for the end of quiet hours, says why: false.';

COMMENT ON FUNCTION "private"."take_outgoing_messages"(integer, text[]) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."unmute_record"(public.notification_record, uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."unread_notification_count"() IS 'How many notifications the caller has not read, of all organizations; what they put away does not count.';

COMMENT ON FUNCTION "private"."whatsapp_consent"(text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."whatsapp_phone_of"(uuid) IS 'The number that a person agreed to and proved to be theirs; null without.';

COMMENT ON FUNCTION "private"."whatsapp_sender_for"(uuid) IS 'The number that writes for an organization: its own, else the platform''s; null without.';

COMMENT ON FUNCTION "private"."withdraw_notification"(uuid, text) IS 'Takes a notification back, and its messages that nobody has begun to send: what it was about is no more.';

COMMENT ON FUNCTION "private"."withdraw_whatsapp_consent"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."zone_of"(uuid) IS 'The time zone of a person''s quiet hours and digests: the one they chose for them, else that of the profile.';

COMMENT ON FUNCTION "public"."confirm_whatsapp_code"(text) IS 'The code that came to the number the caller gave: confirmed, wrong, or expired (ten minutes, five tries). Error: not_found when none is waited for.';

COMMENT ON FUNCTION "public"."forget_push_device"(uuid, text) IS 'For the edge, as the service: the push service answered 404 or 410 for a device, by the id that take_outgoing_messages gave, in its own words.';

COMMENT ON FUNCTION "public"."give_whatsapp_consent"(text, text, text) IS 'The caller agrees to messages by WhatsApp at a number (E.164), in the words of a version; a code goes there, which confirm_whatsapp_code wants. It takes the place of the number of before. Errors: phone_invalid, consent_changed, whatsapp_not_set_up, rate_limited.';

COMMENT ON FUNCTION "public"."mark_message_failed"(uuid, text, integer, boolean) IS 'Sending failed: tried again after 1, 2, 4 … minutes, 180 at most, not before p_retry_after_seconds, and given up when final or 23 hours after the first try. What was given up without being final can be sent again (private.send_messages_again) until its address is forgotten.';

COMMENT ON FUNCTION "public"."mark_message_sent"(uuid, text) IS 'The provider took the message.';

COMMENT ON FUNCTION "public"."mark_notifications_read"(uuid[], timestamp with time zone, text) IS 'The caller has read these notifications: by their ids, all up to a moment, or all of a group. Returns the ids of those that were unread: mark_notifications_unread takes them back.';

COMMENT ON FUNCTION "public"."mark_notifications_unread"(uuid[]) IS 'These notifications of the caller are unread again. Returns the ids of those that were read.';

COMMENT ON FUNCTION "public"."mute_record"(public.notification_record, uuid) IS 'The caller wants to hear nothing more of a record that they were notified of; repeating it changes nothing. Error: not_found.';

COMMENT ON FUNCTION "public"."my_test_messages"() IS 'The caller''s last twenty tests with their hops in order: {step, at, detail}; the detail is the provider''s own words.';

COMMENT ON FUNCTION "public"."my_waiting_counts"() IS 'What waits for the caller as a tenant: unread conversations, notices and notifications, and documents that they may still hand in.';

COMMENT ON FUNCTION "public"."note_test_shown"(uuid) IS 'A screen of the caller''s has shown their test in the notification centre; repeating it changes nothing.';

COMMENT ON FUNCTION "public"."note_whatsapp_problem"(text, text) IS 'For the edge, as the service: why WhatsApp takes nothing from a number, in its own words; empty once it does again.';

COMMENT ON FUNCTION "public"."record_push_receipt"(text) IS 'For the edge, as the service: a device says that it showed the message of a token; false for a token that is none. Repeating it changes nothing.';

COMMENT ON FUNCTION "public"."record_whatsapp_inbound"(text, timestamp with time zone, text, text) IS 'For the edge, as the service: somebody (E.164) wrote to a number, which may answer in its own words for 24 hours. BAJA, STOP, ALTO, CANCELAR or UNSUBSCRIBE withdraws the consent: noted or withdrawn. What they wrote is not kept.';

COMMENT ON FUNCTION "public"."record_whatsapp_status"(text, text, timestamp with time zone, text) IS 'For the edge, as the service: what WhatsApp says became of a message (sent, delivered, read, failed), in any order and before mark_message_sent too; true the first time.';

COMMENT ON FUNCTION "public"."remove_push_device"(uuid) IS 'Nothing is shown on this device of the caller any more; repeating it changes nothing.';

COMMENT ON FUNCTION "public"."remove_whatsapp_sender"(uuid) IS 'An organization (null: the platform) writes by WhatsApp no more from a number of its own; its token is deleted. Error: not_allowed.';

COMMENT ON FUNCTION "public"."save_push_device"(text, text, text, text) IS 'Notifications may be shown in this browser: its endpoint and keys (PushSubscription.toJSON) and what to call it. Repeating it changes nothing; one of somebody else becomes the caller''s. Returns its id. Error: too_many_devices.';

COMMENT ON FUNCTION "public"."send_test_notification"(uuid, public.notification_channel, uuid) IS 'Sends the caller a test on a channel, and by push to one of their devices, through the outbox; only no digest holds it. Returns the message''s id, by which my_test_messages shows its hops. Errors: not_found, rate_limited.';

COMMENT ON FUNCTION "public"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) IS 'How soon the caller hears of an event on a channel: off, at once, or in a daily or weekly digest (email and push). Repeating it changes nothing. Errors: cadence_not_offered, notification_needed for the last channel of what is critical.';

COMMENT ON FUNCTION "public"."set_notification_schedule"(text, time without time zone, time without time zone, time without time zone, integer) IS 'Sets the caller''s quiet hours (both null for none), the time and weekday (1 is Monday) of their digests, and the zone (null: that of the profile). Errors: quiet_hours_incomplete, digest_time_missing, unknown_time_zone.';

COMMENT ON FUNCTION "public"."set_whatsapp_sender"(uuid, text, text, text, text) IS 'Sets the number of WhatsApp Business that an organization writes from (null: the platform, for administrators), with its token, which the edge has encrypted. Returns its id. Errors: not_allowed, already_exists for a number of another.';

COMMENT ON FUNCTION "public"."snooze_notification"(uuid, timestamp with time zone) IS 'Puts what is unread of a notification''s group away until a moment within a year; null brings it back. Errors: not_found, snooze_invalid.';

COMMENT ON FUNCTION "public"."take_outgoing_messages"(integer, text[]) IS 'Takes messages of some channels that are due, so that nobody else sends them at the same time; what its reader may not have, has switched off, muted or read meanwhile is not among them. Its id is the key that makes sending it again harmless. device: {id, endpoint, p256dh, auth}; sender: {phone_number_id, waba_id, sealed, sender_id, is_open}, is_open while free words may be sent.';

COMMENT ON FUNCTION "public"."unmute_record"(public.notification_record, uuid) IS 'The caller wants to hear of a record again; repeating it changes nothing.';

COMMENT ON FUNCTION "public"."waiting_counts"(uuid) IS 'What waits for the caller in an organisation: payments to decide, new applications, unread conversations, maintenance requests that nobody has begun, documents that were handed in and not decided on, and payment plans that tenants asked for; and their unread notifications of all organisations. Zero for strangers.';

COMMENT ON FUNCTION "public"."whatsapp_consent"(text) IS 'What people agree to with messages by WhatsApp, as of now: {version, language, text}. p_language is es or en.';

COMMENT ON FUNCTION "public"."withdraw_whatsapp_consent"() IS 'The caller wants no more messages by WhatsApp; what waits is not sent. Repeating it changes nothing.';

COMMENT ON TABLE "private"."held_notifications" IS 'Notifications that wait to be sent in one message with others of the same window.';

COMMENT ON TABLE "private"."notification_events" IS 'Every event that people are notified of: whom it concerns, what cannot be switched off, and what may wait for a digest.';

COMMENT ON TABLE "private"."outgoing_message_steps" IS 'Each hop of a test message, as it happened; for 30 days.';

COMMENT ON TABLE "private"."outgoing_messages" IS 'Mail, push and WhatsApp to send, one row for each key, person, event, channel and device. next_attempt_at is null once it was sent or given up. Parameters are emptied when it was sent or refused for good, else with the address, after 30 days.';

COMMENT ON TABLE "private"."whatsapp_codes" IS 'The code that shows that a number is of who agreed: hashed, for ten minutes and five tries.';

COMMENT ON TABLE "private"."whatsapp_consent_texts" IS 'What people agree to when they want messages by WhatsApp, word by word; the newest version counts.';

COMMENT ON TABLE "private"."whatsapp_sender_tokens" IS 'Tokens of WhatsApp Business, AES-GCM with a key that only the edge has, bound to the number.';

COMMENT ON TABLE "private"."whatsapp_statuses" IS 'What WhatsApp said became of a message, by its own name for it: each once, in whichever order, also before the sender has noted that name.';

COMMENT ON TABLE "private"."whatsapp_windows" IS 'When somebody last wrote to a number by WhatsApp: for 24 hours it may answer in words of its own. Nothing of what they wrote is kept.';

COMMENT ON TABLE "public"."notification_mutes" IS 'Records of which a person wants to hear nothing more: what comes is in the centre, read already, and nothing is sent but what is critical.';

COMMENT ON TABLE "public"."notification_schedules" IS 'When a person wants to be left in peace, and when their digests come. Without a row: never, and at eight, weekly on Mondays.';

COMMENT ON TABLE "public"."notification_settings" IS 'How soon a person hears of an event on a channel. Without a row private.cadence_of says how.';

COMMENT ON TABLE "public"."notifications" IS 'What happened that a person is notified of: facts, without words, in the centre and the cause of mail, push and WhatsApp. Of tomorrow''s nothing is seen today. Kept for 180 days.';

COMMENT ON TABLE "public"."push_devices" IS 'Browsers in which somebody allowed notifications. One is of who is signed in there; one that its push service has forgotten is removed.';

COMMENT ON TABLE "public"."whatsapp_consents" IS 'Who agreed to messages by WhatsApp, to which number and in which words; it counts once a code that was sent there came back. Kept as the proof.';

COMMENT ON TABLE "public"."whatsapp_senders" IS 'From which number of WhatsApp Business an organization, or the platform, writes. Its token is sealed in private.whatsapp_sender_tokens.';

COMMENT ON VIEW "public"."my_notifications" IS 'The reader''s notifications, those of a record together: the last of them, how many there are and how many are unread.';

REVOKE ALL ON FUNCTION "private"."after_quiet_hours"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."after_quiet_hours"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."after_quiet_hours"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cadence_of"(uuid, public.notification_event, public.notification_channel) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cadence_of"(uuid, public.notification_event, public.notification_channel) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cadence_of"(uuid, public.notification_event, public.notification_channel) TO "postgres";

REVOKE ALL ON FUNCTION "private"."confirm_whatsapp_code"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."confirm_whatsapp_code"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."confirm_whatsapp_code"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."confirm_whatsapp_code"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."digest_content"(private.outgoing_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."digest_content"(private.outgoing_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."digest_content"(private.outgoing_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."export_notifications"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_notifications"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."export_notifications"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."facts_of_message"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."facts_of_message"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."facts_of_message"(text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_cadence"(uuid, public.notification_event, public.notification_channel, public.notification_cadence) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_cadence"(uuid, public.notification_event, public.notification_channel, public.notification_cadence) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_cadence"(uuid, public.notification_event, public.notification_channel, public.notification_cadence) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_message_addresses"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_message_addresses"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_message_addresses"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_notification_choices"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_notification_choices"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_notification_choices"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_notifications"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_notifications"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_notifications"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_push_device"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_push_device"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_push_device"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_push_device"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."give_whatsapp_consent"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."give_whatsapp_consent"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."give_whatsapp_consent"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_whatsapp_consent"(text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."held_cadence"(uuid, public.notification_event, public.notification_channel) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."held_cadence"(uuid, public.notification_event, public.notification_channel) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."held_cadence"(uuid, public.notification_event, public.notification_channel) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_for_hour"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_for_hour"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_for_hour"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_notification"(public.notifications, public.notification_channel, public.notification_cadence, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_notification"(public.notifications, public.notification_channel, public.notification_cadence, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_notification"(public.notifications, public.notification_channel, public.notification_cadence, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_mail_address"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_mail_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_mail_address"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_quiet"(time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_quiet"(time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_quiet"(time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_reached_by"(uuid, public.notification_channel) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_reached_by"(uuid, public.notification_channel) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_reached_by"(uuid, public.notification_channel) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_too_much"(private.outgoing_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_too_much"(private.outgoing_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_too_much"(private.outgoing_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_message_failed"(uuid, text, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_message_failed"(uuid, text, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_message_failed"(uuid, text, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_message_failed"(uuid, text, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."mark_message_sent"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_message_sent"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_message_sent"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_message_sent"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."mark_notifications_read"(uuid[], timestamp WITH time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."mark_notifications_read"(uuid[], timestamp WITH time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."mark_notifications_read"(uuid[], timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_notifications_read"(uuid[], timestamp WITH time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_notifications_unread"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."mark_notifications_unread"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."mark_notifications_unread"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_notifications_unread"(uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_read_of"(uuid, public.notification_record, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_read_of"(uuid, public.notification_record, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_read_of"(uuid, public.notification_record, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_hear_of"(uuid, uuid, public.notification_event, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_hear_of"(uuid, uuid, public.notification_event, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_hear_of"(uuid, uuid, public.notification_event, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_receive"(private.outgoing_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_receive"(private.outgoing_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_receive"(private.outgoing_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mute_record"(public.notification_record, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."mute_record"(public.notification_record, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."mute_record"(public.notification_record, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mute_record"(public.notification_record, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_test_messages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_test_messages"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_test_messages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_test_messages"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_window"(uuid, public.notification_cadence, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_window"(uuid, public.notification_cadence, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_window"(uuid, public.notification_cadence, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."not_before"(private.outgoing_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."not_before"(private.outgoing_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."not_before"(private.outgoing_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_step"(uuid, public.message_step, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_step"(uuid, public.message_step, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_step"(uuid, public.message_step, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_test_shown"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_test_shown"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_test_shown"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_test_shown"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_whatsapp_problem"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_whatsapp_problem"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_whatsapp_problem"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_whatsapp_problem"(text, text) TO "service_role";

REVOKE ALL
  ON FUNCTION "private"."notify_user"(uuid, uuid, public.notification_event, text, public.notification_record, uuid, jsonb, text, interval, timestamp WITH time zone)
  FROM PUBLIC;

REVOKE ALL
  ON FUNCTION "private"."notify_user"(uuid, uuid, public.notification_event, text, public.notification_record, uuid, jsonb, text, interval, timestamp WITH time zone)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION "private"."notify_user"(uuid, uuid, public.notification_event, text, public.notification_record, uuid, jsonb, text, interval, timestamp WITH time zone)
  TO "postgres";

REVOKE ALL ON FUNCTION "private"."organization_writing_to"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."organization_writing_to"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."organization_writing_to"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."phone_of_message"(private.outgoing_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."phone_of_message"(private.outgoing_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."phone_of_message"(private.outgoing_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."push_receipt_token"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."push_receipt_token"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."push_receipt_token"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."queue_message"(public.notifications, public.notification_channel, uuid, jsonb, timestamp WITH time zone, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_message"(public.notifications, public.notification_channel, uuid, jsonb, timestamp WITH time zone, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."queue_message"(public.notifications, public.notification_channel, uuid, jsonb, timestamp WITH time zone, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."queue_messages"(public.notifications, jsonb, boolean, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_messages"(public.notifications, jsonb, boolean, interval) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."queue_messages"(public.notifications, jsonb, boolean, interval) TO "postgres";

REVOKE ALL ON FUNCTION "private"."queue_on"(public.notifications, public.notification_channel, uuid, jsonb, timestamp WITH time zone, interval, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_on"(public.notifications, public.notification_channel, uuid, jsonb, timestamp WITH time zone, interval, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."queue_on"(public.notifications, public.notification_channel, uuid, jsonb, timestamp WITH time zone, interval, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reason_to_keep_back"(private.outgoing_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reason_to_keep_back"(private.outgoing_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reason_to_keep_back"(private.outgoing_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_push_receipt"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_push_receipt"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_push_receipt"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_push_receipt"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_whatsapp_inbound"(text, timestamp WITH time zone, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_whatsapp_inbound"(text, timestamp WITH time zone, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_whatsapp_inbound"(text, timestamp WITH time zone, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_whatsapp_inbound"(text, timestamp WITH time zone, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."record_whatsapp_status"(text, text, timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_whatsapp_status"(text, text, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_whatsapp_status"(text, text, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_whatsapp_status"(text, text, timestamp WITH time zone, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."release_digest"(uuid, public.notification_channel, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_digest"(uuid, public.notification_channel, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_digest"(uuid, public.notification_channel, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."release_digests"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_digests"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_digests"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_push_device"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_push_device"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_push_device"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_push_device"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_whatsapp_sender"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_whatsapp_sender"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_whatsapp_sender"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_whatsapp_sender"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_push_device"(text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_push_device"(text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_push_device"(text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_push_device"(text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_messages_again"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_messages_again"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_messages_again"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_test_notification"(public.notification_channel, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_test_notification"(public.notification_channel, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_test_notification"(public.notification_channel, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_test_notification"(public.notification_channel, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sender_of_message"(private.outgoing_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sender_of_message"(private.outgoing_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sender_of_message"(private.outgoing_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_notification_schedule"(text, time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_notification_schedule"(text, time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_notification_schedule"(text, time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_notification_schedule"(text, time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_whatsapp_sender"(uuid, text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_whatsapp_sender"(uuid, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_whatsapp_sender"(uuid, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_whatsapp_sender"(uuid, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."snooze_notification"(uuid, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."snooze_notification"(uuid, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."snooze_notification"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."snooze_notification"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_message"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_message"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_message"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_outgoing_messages"(integer, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_outgoing_messages"(integer, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_outgoing_messages"(integer, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_outgoing_messages"(integer, text[]) TO "service_role";

REVOKE ALL ON FUNCTION "private"."unmute_record"(public.notification_record, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."unmute_record"(public.notification_record, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."unmute_record"(public.notification_record, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unmute_record"(public.notification_record, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unread_notification_count"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."unread_notification_count"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."unread_notification_count"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unread_notification_count"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."whatsapp_consent"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."whatsapp_consent"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."whatsapp_consent"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."whatsapp_consent"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."whatsapp_phone_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."whatsapp_phone_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."whatsapp_phone_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."whatsapp_sender_for"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."whatsapp_sender_for"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."whatsapp_sender_for"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_notification"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdraw_notification"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_notification"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_whatsapp_consent"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."withdraw_whatsapp_consent"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."withdraw_whatsapp_consent"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_whatsapp_consent"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."zone_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."zone_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."zone_of"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_whatsapp_code"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_whatsapp_code"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_whatsapp_code"(text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."forget_push_device"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_push_device"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_push_device"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."give_whatsapp_consent"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."give_whatsapp_consent"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_whatsapp_consent"(text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."mark_message_failed"(uuid, text, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_message_failed"(uuid, text, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_message_failed"(uuid, text, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."mark_message_sent"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_message_sent"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_message_sent"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."mark_notifications_read"(uuid[], timestamp WITH time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_notifications_read"(uuid[], timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_notifications_read"(uuid[], timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_notifications_unread"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_notifications_unread"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_notifications_unread"(uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mute_record"(public.notification_record, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mute_record"(public.notification_record, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mute_record"(public.notification_record, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_test_messages"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_test_messages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_test_messages"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_test_shown"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_test_shown"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_test_shown"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_whatsapp_problem"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_whatsapp_problem"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_whatsapp_problem"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_push_receipt"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_push_receipt"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_push_receipt"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_whatsapp_inbound"(text, timestamp WITH time zone, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_whatsapp_inbound"(text, timestamp WITH time zone, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_whatsapp_inbound"(text, timestamp WITH time zone, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."record_whatsapp_status"(text, text, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_whatsapp_status"(text, text, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_whatsapp_status"(text, text, timestamp WITH time zone, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."remove_push_device"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_push_device"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_push_device"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_whatsapp_sender"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_whatsapp_sender"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_whatsapp_sender"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_push_device"(text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_push_device"(text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_push_device"(text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_test_notification"(uuid, public.notification_channel, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_test_notification"(uuid, public.notification_channel, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_test_notification"(uuid, public.notification_channel, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_notification"(public.notification_event, public.notification_channel, public.notification_cadence) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_notification_schedule"(text, time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_notification_schedule"(text, time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_notification_schedule"(text, time WITHOUT time zone, time WITHOUT time zone, time WITHOUT time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_whatsapp_sender"(uuid, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_whatsapp_sender"(uuid, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_whatsapp_sender"(uuid, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."snooze_notification"(uuid, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."snooze_notification"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."snooze_notification"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "public"."take_outgoing_messages"(integer, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_outgoing_messages"(integer, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_outgoing_messages"(integer, text[]) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."unmute_record"(public.notification_record, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."unmute_record"(public.notification_record, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unmute_record"(public.notification_record, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."whatsapp_consent"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."whatsapp_consent"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."whatsapp_consent"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_whatsapp_consent"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_whatsapp_consent"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_whatsapp_consent"() TO "postgres";

REVOKE ALL ON TABLE "public"."notification_mutes" FROM "authenticated";

GRANT SELECT ON TABLE "public"."notification_mutes" TO "authenticated";

REVOKE ALL ON TABLE "public"."notification_mutes" FROM "service_role";

GRANT SELECT ON TABLE "public"."notification_mutes" TO "service_role";

REVOKE ALL ON TABLE "public"."notification_schedules" FROM "authenticated";

GRANT SELECT ON TABLE "public"."notification_schedules" TO "authenticated";

REVOKE ALL ON TABLE "public"."notification_schedules" FROM "service_role";

GRANT SELECT ON TABLE "public"."notification_schedules" TO "service_role";

REVOKE ALL ON TABLE "public"."notifications" FROM "authenticated";

GRANT SELECT ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ON TABLE "public"."notifications" FROM "service_role";

GRANT SELECT ON TABLE "public"."notifications" TO "service_role";

REVOKE ALL ON TABLE "public"."push_devices" FROM "authenticated";

REVOKE ALL ("created_at") ON TABLE "public"."push_devices" FROM "authenticated";

GRANT SELECT ("created_at") ON TABLE "public"."push_devices" TO "authenticated";

REVOKE ALL ("endpoint") ON TABLE "public"."push_devices" FROM "authenticated";

GRANT SELECT ("endpoint") ON TABLE "public"."push_devices" TO "authenticated";

REVOKE ALL ("failed_at") ON TABLE "public"."push_devices" FROM "authenticated";

GRANT SELECT ("failed_at") ON TABLE "public"."push_devices" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."push_devices" FROM "authenticated";

GRANT SELECT ("id") ON TABLE "public"."push_devices" TO "authenticated";

REVOKE ALL ("label") ON TABLE "public"."push_devices" FROM "authenticated";

GRANT SELECT ("label") ON TABLE "public"."push_devices" TO "authenticated";

REVOKE ALL ("last_shown_at") ON TABLE "public"."push_devices" FROM "authenticated";

GRANT SELECT ("last_shown_at") ON TABLE "public"."push_devices" TO "authenticated";

REVOKE ALL ("user_id") ON TABLE "public"."push_devices" FROM "authenticated";

GRANT SELECT ("user_id") ON TABLE "public"."push_devices" TO "authenticated";

REVOKE ALL ON TABLE "public"."push_devices" FROM "service_role";

GRANT SELECT ON TABLE "public"."push_devices" TO "service_role";

REVOKE ALL ON TABLE "public"."whatsapp_consents" FROM "authenticated";

GRANT SELECT ON TABLE "public"."whatsapp_consents" TO "authenticated";

REVOKE ALL ON TABLE "public"."whatsapp_consents" FROM "service_role";

GRANT SELECT ON TABLE "public"."whatsapp_consents" TO "service_role";

REVOKE ALL ON TABLE "public"."whatsapp_senders" FROM "authenticated";

GRANT SELECT ON TABLE "public"."whatsapp_senders" TO "authenticated";

REVOKE ALL ON TABLE "public"."whatsapp_senders" FROM "service_role";

GRANT SELECT ON TABLE "public"."whatsapp_senders" TO "service_role";

REVOKE ALL ON TABLE "public"."my_notifications" FROM "authenticated";

GRANT SELECT ON TABLE "public"."my_notifications" TO "authenticated";

REVOKE ALL ON TABLE "public"."my_notifications" FROM "service_role";

GRANT SELECT ON TABLE "public"."my_notifications" TO "service_role";

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
  ('work_order_to_approve', 'money.write', false, false, true, false)
on conflict (event) do update set permission = excluded.permission, is_for_tenants = excluded.is_for_tenants,
  is_critical = excluded.is_critical, can_wait = excluded.can_wait, is_on_whatsapp = excluded.is_on_whatsapp;

insert into private.whatsapp_consent_texts (version, language, text) values
  ('2026-11-28', 'en', 'I want to get notifications about my account by WhatsApp at the number that I gave. I can choose which ones, and I can stop them at any time in my settings or by answering STOP. My operator may charge me for data.'),
  ('2026-11-28', 'es', 'Quiero recibir por WhatsApp, en el número que indiqué, avisos sobre mi cuenta. Puedo elegir cuáles y dejar de recibirlos cuando quiera en mis ajustes o respondiendo BAJA. Mi operador puede cobrarme los datos.')
on conflict (version, language) do update set text = excluded.text;

insert into private.job_steps (position, function_name, takes, counted_as) values
  (10, 'advance_leases', 'day', 'leases'),
  (100, 'autopay_jobs', 'moment', 'autopays'),
  (105, 'notify_of_ending_autopays', 'day', null),
  (106, 'warn_of_ending_certificates', 'day', null),
  (107, 'warn_of_long_contingencies', 'day', null),
  (110, 'message_jobs', 'moment', null),
  (120, 'forget_notifications', 'moment', null),
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

-- Keys are made once per database.
insert into private.secrets (name, value) values ('push_receipt', extensions.gen_random_bytes(32)) on conflict (name) do nothing;

