-- What is broken and what comes of it. Tenants report for a lease of theirs; the office opens requests for any place.
create type public.maintenance_status as enum ('pending', 'in_progress', 'completed', 'cancelled');
create type public.maintenance_priority as enum ('low', 'medium', 'high', 'urgent');
create type public.maintenance_category as enum (
  'plumbing', 'electricity', 'air_conditioning', 'appliances', 'doors_and_locks', 'structure', 'pests', 'cleaning',
  'common_areas', 'other');
create type public.asset_kind as enum (
  'air_conditioner', 'water_heater', 'water_pump', 'water_tank', 'generator', 'inverter', 'solar', 'elevator', 'gate',
  'appliance', 'fire_safety', 'other');
create type public.preventive_rhythm as enum ('days', 'weeks', 'months', 'years');
create type public.maintenance_stage as enum ('assigned', 'scheduled', 'waiting_for_parts', 'waiting_for_resident');
create type public.maintenance_event_kind as enum (
  'reported', 'started', 'set_back', 'completed', 'cancelled', 'reopened', 'priority_changed', 'assigned', 'stage_changed',
  'message', 'note', 'photo_added', 'rated', 'work_order');
-- What a vendor is to do about a request, from the first price to its bill.
create type public.work_order_status as enum (
  'draft', 'quoting', 'awaiting_approval', 'approved', 'in_progress', 'done', 'billed', 'cancelled');
create type public.work_order_payer as enum ('owner', 'tenant', 'deposit');
create type public.quote_tax as enum ('none', 'included', 'added');
