-- Only what something sends is an event; private.notification_events says of each whom it concerns and how it goes out.
create type public.notification_event as enum (
  'payment_reported', 'payment_decided', 'application_received', 'message_received', 'notice_published',
  'maintenance_reported', 'maintenance_updated', 'parcel_waiting', 'reservation_decided', 'rules_published',
  'document_requested', 'document_shared', 'document_handed_in', 'card_disputed',
  'account_security', 'autopay_announced', 'autopay_changed', 'autopay_failed', 'autopay_stopped', 'calendar_reminder',
  'certificate_ending', 'contract_decided', 'contract_to_sign', 'ecf_alarm', 'fiscal_receipt_issued', 'lease_ending',
  'maintenance_urgent', 'plan_answered', 'plan_requested', 'preventive_opened', 'quote_received', 'report_ready',
  'report_scheduled', 'test', 'unit_moved', 'vendor_document_ending', 'visit_planned', 'work_order_to_approve',
  'assembly_called', 'decision_closed', 'decision_closing', 'decision_opened', 'data_answered', 'data_requested');
create type public.notification_channel as enum ('in_app', 'email', 'push', 'whatsapp');
create type public.notification_cadence as enum ('off', 'at_once', 'daily', 'weekly');
-- What a notification is about, and opens.
create type public.notification_record as enum (
  'account', 'application', 'area_reservation', 'assembly', 'autopay', 'bill', 'calendar_event', 'contract', 'conversation', 'decision', 'document',
  'document_request', 'fiscal_invoice', 'house_rules', 'lease', 'maintenance_request', 'notice', 'parcel', 'payment',
  'preventive_plan', 'report_file', 'report_schedule', 'signing_certificate', 'vendor', 'work_order', 'data_request');
-- A number of WhatsApp Business: the first message shows whether its token works.
create type public.whatsapp_sender_status as enum ('active', 'failing', 'off');
-- How a message went, hop by hop: what a test shows. src/domain/notifications/events.ts has them too.
create type public.message_step as enum (
  'queued', 'waits_for_morning', 'taken', 'accepted', 'retried', 'refused', 'shown', 'delivered', 'read', 'failed',
  'device_gone', 'no_address', 'no_device', 'no_consent', 'no_sender', 'not_allowed', 'switched_off', 'muted', 'throttled');
