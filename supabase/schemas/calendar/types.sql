-- Kinds are what a reader chooses by; the rule says why an entry stands on its day. Screens have a text for each.
create type public.calendar_kind as enum (
  'rent', 'lease', 'tax', 'books', 'maintenance', 'reservation', 'notice', 'document', 'decision', 'item', 'holiday');
create type public.calendar_rule as enum (
  'rent_due', 'charge_due', 'late_fee_day', 'instalment_due', 'autopay_charge', 'autopay_card_ends',
  'lease_start', 'lease_end', 'rent_step', 'notice_last_day', 'deposit_reasons_day', 'take_over_last_day',
  'demand_pay_day', 'hearing',
  'tax_606', 'tax_607', 'tax_608', 'tax_it1', 'tax_ir17', 'tax_ir1', 'tax_ir2', 'tax_ipi', 'receipt_range_ends', 'certificate_ends',
  'bill_due', 'bill_repeats', 'report_sent', 'card_claim_answer',
  'repair_visit', 'service_level_response', 'service_level_resolution',
  'area_reserved', 'notice_published', 'document_due',
  'assembly_starts', 'assembly_second_call', 'decision_closes', 'visit', 'task', 'reminder', 'holiday');
-- Why an entry stays where it is, or null where it may be moved.
create type public.calendar_fixed_reason as enum (
  'lease_terms', 'law', 'legal_file', 'tax', 'books', 'service_level', 'reservation', 'notice', 'document', 'decision', 'holiday', 'done', 'not_allowed');
create type public.calendar_item_kind as enum ('visit', 'task', 'reminder');
create type public.calendar_frequency as enum ('daily', 'weekly', 'monthly', 'yearly');
-- All day: starts_on and ends_on, both inclusive. Timed: starts_at and ends_at, read in time_zone.
create type private.calendar_entry as (
  key text,
  kind public.calendar_kind,
  rule public.calendar_rule,
  law text,
  article text,
  starts_on date,
  ends_on date,
  starts_at timestamptz,
  ends_at timestamptz,
  time_zone text,
  facts jsonb,
  record_kind text,
  record_id uuid,
  property_id uuid,
  unit_id uuid,
  lease_id uuid,
  assignee uuid,
  fixed_because public.calendar_fixed_reason,
  done_at timestamptz
);
-- A rule by which an item comes again, a part of RFC 5545; days are those of the item's own zone. by_day: MO, or 2MO and -1FR
-- where the rule is monthly. by_month_day: 1 to 31, -1 the last. until is inclusive.
create type private.repeat_rule as (
  freq public.calendar_frequency,
  every integer,
  by_day text[],
  by_month_day integer[],
  times integer,
  until date
);
