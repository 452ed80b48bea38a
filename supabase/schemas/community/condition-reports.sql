create function private.keep_confirmed_reports()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_report_id uuid;
begin
  if tg_table_name = 'condition_reports' then
    v_report_id := old.id;
  elsif tg_table_name = 'condition_items' then
    v_report_id := case when tg_op = 'INSERT' then new.report_id else old.report_id end;
  else
    select report_id into v_report_id from public.condition_items where id = case when tg_op = 'INSERT' then new.item_id else old.item_id end;
  end if;
  if exists (select 1 from public.condition_reports
    where id = v_report_id and office_confirmed_at is not null and tenant_confirmed_at is not null) then
    perform private.fail('report_confirmed');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.keep_confirmed_reports is
  'Trigger: what both sides have confirmed stays as it is, whoever asks.';

create function private.my_condition_photo_paths(p_right text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select path from public.condition_photos
  where case p_right when 'add' then created_by = (select auth.uid()) and created_at > now() - interval '1 day'
    else lease_id in (select private.my_lease_ids()) end
$$;
comment on function private.my_condition_photo_paths is
  'Photos of condition reports of the caller''s leases or, for `add`, those that they announced within the day.';

create function private.inspected_lease(p_lease_id uuid)
returns public.leases
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
begin
  select l.* into v_lease from public.leases l where l.id = p_lease_id
    and (l.organization_id in (select private.my_organization_ids('leases.write'))
      or (l.id in (select private.my_lease_ids())
        and not exists (select 1 from public.organizations o where o.id = l.organization_id and o.closed_at is not null)
        and (l.status = 'signed' or private.is_occupying(l.status)
          or l.ended_on >= private.organization_today(l.organization_id) - 30)));
  if not found then
    perform private.fail('not_found');
  elsif v_lease.status in ('draft', 'sent', 'partially_signed') then
    perform private.fail('lease_not_in_force');
  end if;
  return v_lease;
end
$$;
comment on function private.inspected_lease is
  'A lease on whose condition reports the caller may work: the office, and its tenants from the signature to 30 days after the end. Errors: not_found, lease_not_in_force.';

create function private.start_condition_report(p_report_id uuid, p_lease_id uuid, p_moment public.condition_moment)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases := private.inspected_lease(p_lease_id);
  v_id uuid;
begin
  insert into public.condition_reports (id, organization_id, lease_id, moment, created_by)
  values (p_report_id, v_lease.organization_id, p_lease_id, p_moment, (select auth.uid()))
  on conflict (lease_id, moment) do nothing returning id into v_id;
  if v_id is null then
    -- The other side was first: both work on the same one.
    select id into v_id from public.condition_reports where lease_id = p_lease_id and moment = p_moment;
    return v_id;
  end if;
  if p_moment = 'move_out' then
    insert into public.condition_items (id, organization_id, report_id, lease_id, origin_id, position, room, name, condition)
    select gen_random_uuid(), i.organization_id, v_id, i.lease_id, i.id, i.position, i.room, i.name, i.condition
    from public.condition_items i join public.condition_reports r on r.id = i.report_id
    where r.lease_id = p_lease_id and r.moment = 'move_in';
  end if;
  return v_id;
end
$$;
select private.declare_verb('start_condition_report', 'leases.write, own', p_comment =>
  'Begins the report of a lease, or answers the one that there is; that of the move-out begins with the items of the move-in. Errors: not_found, lease_not_in_force.');

create function private.open_report(p_report_id uuid)
returns public.condition_reports
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_report public.condition_reports;
begin
  select * into v_report from public.condition_reports where id = p_report_id for update;
  perform private.inspected_lease(v_report.lease_id);
  if v_report.office_confirmed_at is not null and v_report.tenant_confirmed_at is not null then
    perform private.fail('report_confirmed');
  end if;
  return v_report;
end
$$;
comment on function private.open_report is
  'A report that the caller may still change. Errors: not_found, report_confirmed.';

create function private.change_report(p_report_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  -- What one side confirmed is no longer what stands there.
  update public.condition_reports set revision = revision + 1, office_confirmed_at = null, office_confirmed_by = null,
    tenant_confirmed_at = null, tenant_confirmed_by = null where id = p_report_id
$$;
comment on function private.change_report is 'Counts a change of a report; whoever had confirmed it confirms it anew.';

create function private.save_condition_item(
  p_item_id uuid, p_report_id uuid, p_room text, p_name text, p_condition public.item_condition, p_note text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_report public.condition_reports := private.open_report(p_report_id);
begin
  if exists (select 1 from public.condition_items where id = p_item_id and report_id = p_report_id and room = btrim(p_room)
    and name = btrim(p_name) and condition = p_condition and note = btrim(coalesce(p_note, ''))) then
    return p_item_id;
  elsif exists (select 1 from public.condition_items where id = p_item_id and report_id <> p_report_id) then
    perform private.fail('not_found');
  elsif (select count(*) from public.condition_items where report_id = p_report_id and id <> p_item_id) >= 300 then
    perform private.fail('too_many_items');
  end if;
  insert into public.condition_items (id, organization_id, report_id, lease_id, position, room, name, condition, note)
  values (p_item_id, v_report.organization_id, p_report_id, v_report.lease_id,
    (select coalesce(max(position), 0) + 1 from public.condition_items where report_id = p_report_id),
    btrim(p_room), btrim(p_name), p_condition, btrim(coalesce(p_note, '')))
  on conflict (id) do update set room = excluded.room, name = excluded.name, condition = excluded.condition, note = excluded.note;
  perform private.change_report(p_report_id);
  return p_item_id;
end
$$;
select private.declare_verb('save_condition_item', 'leases.write, own', p_comment =>
  'Adds an item under an id that the client made, or changes it. Errors: not_found, report_confirmed, too_many_items.');

create function private.remove_condition_item(p_item_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_report_id uuid;
begin
  select report_id into v_report_id from public.condition_items where id = p_item_id;
  perform private.open_report(v_report_id);
  if exists (select 1 from public.condition_items where origin_id = p_item_id) then
    perform private.fail('item_compared');
  end if;
  insert into private.files_to_remove (bucket_id, path)
  select 'condition-photos', path from public.condition_photos where item_id = p_item_id;
  delete from public.condition_photos where item_id = p_item_id;
  delete from public.condition_items where id = p_item_id;
  perform private.change_report(v_report_id);
end
$$;
select private.declare_verb('remove_condition_item', 'leases.write, own', p_comment =>
  'Takes an item and its photos out of a report. Errors: not_found, report_confirmed, item_compared.');

create function private.add_condition_photo(p_photo_id uuid, p_item_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_item public.condition_items;
  v_path text;
begin
  select * into v_item from public.condition_items where id = p_item_id;
  perform private.open_report(v_item.report_id);
  select path into v_path from public.condition_photos where id = p_photo_id and item_id = p_item_id;
  if found then
    return v_path;
  elsif (select count(*) from public.condition_photos where item_id = p_item_id) >= 6 then
    perform private.fail('item_photos_full');
  end if;
  insert into public.condition_photos (id, organization_id, item_id, lease_id, created_by)
  values (p_photo_id, v_item.organization_id, p_item_id, v_item.lease_id, (select auth.uid())) returning path into v_path;
  perform private.change_report(v_item.report_id);
  return v_path;
end
$$;
select private.declare_verb('add_condition_photo', 'leases.write, own', p_comment =>
  'Announces a photo of an item, six at most, and says where its file goes. Errors: not_found, report_confirmed, item_photos_full.');

create function private.confirm_condition_report(p_report_id uuid, p_revision integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_report public.condition_reports;
  v_is_office boolean;
begin
  select * into v_report from public.condition_reports where id = p_report_id for update;
  perform private.inspected_lease(v_report.lease_id);
  v_is_office := v_report.organization_id in (select private.my_organization_ids('leases.write'));
  if (case when v_is_office then v_report.office_confirmed_at else v_report.tenant_confirmed_at end) is not null then
    return;
  elsif v_report.revision <> p_revision then
    perform private.fail('report_changed');
  elsif not exists (select 1 from public.condition_items where report_id = p_report_id) then
    perform private.fail('report_empty');
  end if;
  if v_is_office then
    update public.condition_reports set office_confirmed_at = now(), office_confirmed_by = (select auth.uid()) where id = p_report_id;
  else
    update public.condition_reports set tenant_confirmed_at = now(), tenant_confirmed_by = (select auth.uid()) where id = p_report_id;
  end if;
end
$$;
select private.declare_verb('confirm_condition_report', 'leases.write, own', p_comment =>
  'The caller''s side agrees with the report as they have read it. Errors: not_found, report_changed, report_empty.');

create function private.set_deduction_evidence(p_deduction_id uuid, p_item_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_deduction public.deposit_deductions;
begin
  select * into v_deduction from public.deposit_deductions
  where id = p_deduction_id and organization_id in (select private.my_organization_ids('money.write')) for update;
  if not found or exists (select 1 from unnest(p_item_ids) i (id)
    where not exists (select 1 from public.condition_items c where c.id = i.id and c.lease_id = v_deduction.lease_id)) then
    perform private.fail('not_found');
  end if;
  delete from public.deduction_evidence where deduction_id = p_deduction_id and item_id <> all (p_item_ids);
  insert into public.deduction_evidence (organization_id, lease_id, deduction_id, item_id)
  select v_deduction.organization_id, v_deduction.lease_id, p_deduction_id, id from unnest(p_item_ids) i (id)
  on conflict do nothing;
end
$$;
select private.declare_verb('set_deduction_evidence', 'money.write', p_comment =>
  'Says which items show why something was kept of a deposit. Error: not_found.');

grant execute on function private.my_condition_photo_paths to authenticated;
