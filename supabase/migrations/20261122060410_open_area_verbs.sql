create function public.save_common_area(p_area_id uuid, p_property_id uuid, p_name text, p_description text, p_opens_at time,
  p_closes_at time, p_slot_minutes integer, p_max_per_week integer, p_days_ahead integer, p_needs_approval boolean, p_is_open boolean)
returns uuid language sql set search_path = ''
as $$
  select private.save_common_area(row(p_area_id, null, p_property_id, p_name, p_description, p_opens_at, p_closes_at,
    p_slot_minutes::smallint, p_max_per_week::smallint, p_days_ahead::smallint, p_needs_approval, p_is_open)::public.common_areas)
$$;
comment on function public.save_common_area is
  'Adds a common area under an id that the client made, or changes it. Error: not_found.';
create function public.reserve_area(p_reservation_id uuid, p_area_id uuid, p_starts_at timestamptz, p_note text default '')
returns public.reservation_status language sql set search_path = ''
as $$ select private.reserve_area(p_reservation_id, p_area_id, p_starts_at, p_note) $$;
comment on function public.reserve_area is
  'Reserves a slot under an id that the client made; the office blocks one. Errors: not_found, area_closed, slot_invalid, slot_past, slot_too_far, week_full, slot_taken.';
create function public.decide_reservation(p_reservation_id uuid, p_is_confirmed boolean, p_reason text default '')
returns void language sql set search_path = ''
as $$ select private.decide_reservation(p_reservation_id, p_is_confirmed, p_reason) $$;
comment on function public.decide_reservation is
  'The office confirms or, with a reason, refuses what a tenant asked for. Errors: not_found, reservation_decided, reason_missing.';
create function public.cancel_reservation(p_reservation_id uuid, p_reason text default '')
returns void language sql set search_path = ''
as $$ select private.cancel_reservation(p_reservation_id, p_reason) $$;
comment on function public.cancel_reservation is
  'Gives a slot back; the office says why. Errors: not_found, reservation_decided, reason_missing.';
create function public.area_busy_times(p_area_id uuid, p_from timestamptz, p_to timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz) language sql stable set search_path = ''
as $$ select * from private.area_busy_times(p_area_id, p_from, p_to) $$;
comment on function public.area_busy_times is
  'When an area is taken between two moments, without saying by whom; none for who is no neighbour. 1,000 at most.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['save_common_area', 'reserve_area', 'decide_reservation', 'cancel_reservation', 'area_busy_times'] loop
    execute format('revoke execute on function private.%I, public.%I from public, anon', v_verb, v_verb);
    execute format('grant execute on function private.%I, public.%I to authenticated', v_verb, v_verb);
  end loop;
end
$$;
revoke execute on function private.check_slot, private.free_areas_of_lease from public, anon, authenticated;
