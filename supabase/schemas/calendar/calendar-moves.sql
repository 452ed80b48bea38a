create function private.fixed_reason(p_key text)
returns public.calendar_fixed_reason
language sql
immutable
set search_path = ''
as $$
  select case
    when k.name in ('rent', 'charge', 'late_fee', 'instalment', 'lease_start', 'lease_end', 'rent_step') then 'lease_terms'
    when k.name in ('notice_last_day', 'deposit_reasons_day', 'take_over_last_day') then 'law'
    when k.name in ('demand_pay_day', 'hearing') then 'legal_file'
    when k.name like 'tax\_%' or k.name in ('receipt_range_ends', 'certificate_ends') then 'tax'
    when k.name in ('bill', 'bill_repeats', 'report', 'card_claim', 'autopay', 'card_ends') then 'books'
    when k.name like 'service\_level\_%' then 'service_level'
    when k.name in ('reservation', 'notice', 'document', 'holiday') then k.name
  end::public.calendar_fixed_reason
  from (select split_part(p_key, '/', 1) as name) k
$$;
comment on function private.fixed_reason is 'Why an entry with such a key stays where it is; null for others.';

create function private.move_calendar_entry(
  p_organization_id uuid, p_key text, p_starts_on date default null, p_starts_at timestamptz default null)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_name text := split_part(coalesce(p_key, ''), '/', 1);
  v_id uuid;
  v_request public.maintenance_requests;
begin
  if p_organization_id is null or p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  elsif num_nonnulls(p_starts_on, p_starts_at) <> 1 then
    perform private.fail('item_times_missing', '{"fields": ["starts_on"]}');
  elsif private.fixed_reason(p_key) is not null then
    perform private.fail('entry_fixed', jsonb_build_object('reason', private.fixed_reason(p_key)));
  elsif v_name not in ('item', 'repair_visit') or split_part(p_key, '/', 2) !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.fail('not_found');
  end if;
  v_id := split_part(p_key, '/', 2)::uuid;
  if v_name = 'repair_visit' then
    select * into v_request from public.maintenance_requests where id = v_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('not_found');
    end if;
    -- A repair is planned for a day.
    perform private.plan_maintenance(v_id, v_request.priority, v_request.stage, v_request.assigned_to, coalesce(p_starts_on,
      (p_starts_at at time zone (select o.time_zone from public.organizations o where o.id = p_organization_id))::date));
  else
    perform private.move_item_to(v_id, p_organization_id, nullif(split_part(p_key, '/', 3), '')::date, p_starts_on, p_starts_at);
  end if;
  return p_key;
end
$$;
select private.declare_verb('move_calendar_entry', 'calendar.write, maintenance.read, maintenance.write, own', p_repeatable => true, p_comment =>
  'Moves an entry that may be moved, known by its key: an item or one time of it, or the visit of a repair. On a day it keeps its hours; it lasts as long as before, and what is all-day stays so. Returns the key. Errors: not_found, item_times_missing, entry_fixed {reason}, and those of plan_maintenance and move_calendar_item.');

create function private.move_item_to(p_item_id uuid, p_organization_id uuid, p_occurs_on date, p_starts_on date, p_starts_at timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_item public.calendar_items := private.item_for_verb(p_item_id);
  v_now record;
  v_day date := coalesce(p_starts_on, (p_starts_at at time zone v_item.time_zone)::date);
  v_at timestamptz;
begin
  if v_item.organization_id <> p_organization_id then
    perform private.fail('not_found');
  end if;
  select o.* into v_now from private.item_occurrences(v_item, coalesce(p_occurs_on, v_item.starts_on, current_date),
    coalesce(p_occurs_on, v_item.starts_on, current_date)) o where p_occurs_on is null or o.occurs_on = p_occurs_on limit 1;
  if not found then
    perform private.fail('not_found');
  elsif v_now.starts_on is not null then
    perform private.move_calendar_item(p_item_id, v_day, v_day + (v_now.ends_on - v_now.starts_on), null, null, p_occurs_on);
  else
    v_at := coalesce(p_starts_at,
      private.moment_of(p_starts_on + (v_now.starts_at at time zone v_item.time_zone)::time, v_item.time_zone));
    perform private.move_calendar_item(p_item_id, null, null, v_at, v_at + (v_now.ends_at - v_now.starts_at), p_occurs_on);
  end if;
end
$$;
comment on function private.move_item_to is 'Moves an item, or one time of it, that lasts as long as before.';

create function private.calendar_clashes(
  p_organization_id uuid, p_starts_on date default null, p_ends_on date default null, p_starts_at timestamptz default null,
  p_ends_at timestamptz default null, p_assignee uuid default null, p_property_id uuid default null, p_except_item_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_zone text := (select o.time_zone from public.organizations o where o.id = p_organization_id);
  v_from date := coalesce(p_starts_on, (p_starts_at at time zone v_zone)::date);
  v_to date := coalesce(p_ends_on, (p_ends_at at time zone v_zone)::date);
begin
  if p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  end if;
  perform private.check_item_times(p_starts_on, p_ends_on, p_starts_at, p_ends_at);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('clash', case e.kind when 'holiday' then 'holiday'
      when 'reservation' then 'area_reserved' else 'assignee_busy' end, 'entry', s.entry) order by s.starts, s.key), '[]')
    from private.office_entries(p_organization_id, v_from, v_to, '{item,reservation,holiday}', v_zone) e
    cross join lateral private.shown_entries(array[e], v_from, v_to, v_zone, null, null, false) s
    where case e.kind
      when 'holiday' then true
      -- Who has an errand for the whole day can still be somewhere at ten.
      when 'reservation' then e.property_id = p_property_id and e.starts_at < p_ends_at and e.ends_at > p_starts_at
      else e.assignee = p_assignee and e.done_at is null and e.record_id is distinct from p_except_item_id
        and e.starts_at < p_ends_at and e.ends_at > p_starts_at end);
end
$$;
select private.declare_verb('calendar_clashes',
  'calendar.write, leases.read, maintenance.read, maintenance.write, messages.read, money.read, portfolio.read', p_comment =>
  'What stands against a time: [{clash, entry}], clash assignee_busy (an item of the same person at that time), area_reserved (a common area of the property at that time) or holiday; entry as in calendar_entries. Nothing of it forbids anything. Errors: not_found, item_times_missing, item_ends_before_start, item_too_long.');
