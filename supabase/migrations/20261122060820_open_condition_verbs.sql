create function public.start_condition_report(p_report_id uuid, p_lease_id uuid, p_moment public.condition_moment)
returns uuid language sql set search_path = ''
as $$ select private.start_condition_report(p_report_id, p_lease_id, p_moment) $$;
comment on function public.start_condition_report is
  'Begins the report of a lease, or answers the one that there is; that of the move-out begins with the items of the move-in. Errors: not_found, lease_not_in_force.';
create function public.save_condition_item(p_item_id uuid, p_report_id uuid, p_room text, p_name text,
  p_condition public.item_condition, p_note text default '')
returns uuid language sql set search_path = ''
as $$ select private.save_condition_item(p_item_id, p_report_id, p_room, p_name, p_condition, p_note) $$;
comment on function public.save_condition_item is
  'Adds an item under an id that the client made, or changes it. Errors: not_found, report_confirmed, too_many_items.';
create function public.remove_condition_item(p_item_id uuid)
returns void language sql set search_path = '' as $$ select private.remove_condition_item(p_item_id) $$;
comment on function public.remove_condition_item is
  'Takes an item and its photos out of a report. Errors: not_found, report_confirmed, item_compared.';
create function public.add_condition_photo(p_photo_id uuid, p_item_id uuid)
returns text language sql set search_path = '' as $$ select private.add_condition_photo(p_photo_id, p_item_id) $$;
comment on function public.add_condition_photo is
  'Announces a photo of an item, six at most, and says where its file goes. Errors: not_found, report_confirmed, item_photos_full.';
create function public.confirm_condition_report(p_report_id uuid, p_revision integer)
returns void language sql set search_path = '' as $$ select private.confirm_condition_report(p_report_id, p_revision) $$;
comment on function public.confirm_condition_report is
  'The caller''s side agrees with the report as they have read it. Errors: not_found, report_changed, report_empty.';
create function public.set_deduction_evidence(p_deduction_id uuid, p_item_ids uuid[])
returns void language sql set search_path = '' as $$ select private.set_deduction_evidence(p_deduction_id, p_item_ids) $$;
comment on function public.set_deduction_evidence is
  'Says which items show why something was kept of a deposit. Error: not_found.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['start_condition_report', 'save_condition_item', 'remove_condition_item', 'add_condition_photo',
    'confirm_condition_report', 'set_deduction_evidence'] loop
    execute format('revoke execute on function private.%I, public.%I from public, anon', v_verb, v_verb);
    execute format('grant execute on function private.%I, public.%I to authenticated', v_verb, v_verb);
  end loop;
end
$$;
revoke execute on function private.inspected_lease, private.open_report, private.change_report from public, anon, authenticated;
