-- A photo that waited in somebody's outbox may come days after it was announced: announcing it again lets its file in again.
create function private.add_maintenance_photo(p_photo_id uuid, p_maintenance_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
  v_is_tenant boolean;
  v_path text;
begin
  v_request := private.lock_maintenance(p_maintenance_id, true);
  v_is_tenant := private.acts_as_tenant(v_request.organization_id);
  select path into v_path from public.maintenance_photos
  where id = p_photo_id and maintenance_id = p_maintenance_id and created_by = (select auth.uid());
  if found then
    update public.maintenance_photos set created_at = now()
    where id = p_photo_id and created_at < now() - interval '1 hour'
      and not exists (select 1 from storage.objects where bucket_id = 'maintenance-photos' and name = v_path);
    return v_path;
  end if;
  if (select count(*) from public.maintenance_photos where maintenance_id = p_maintenance_id) >= 20 then
    perform private.fail('too_many_photos');
  end if;
  insert into public.maintenance_photos (id, organization_id, maintenance_id, lease_id, created_by)
  values (p_photo_id, v_request.organization_id, v_request.id, v_request.lease_id, (select auth.uid()))
  returning path into v_path;
  perform private.note_maintenance_event(v_request, 'photo_added', '', jsonb_build_object('photo', p_photo_id), false, v_is_tenant);
  return v_path;
end
$$;
select private.declare_verb('add_maintenance_photo', 'maintenance.write, own', p_comment =>
  'Announces a photo of a request and says where its file goes; repeating it changes nothing. Errors: not_found, too_many_photos.');

create function private.my_announced_maintenance_photos()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select p.path from public.maintenance_photos p
  where p.created_by = (select auth.uid()) and p.created_at > now() - interval '1 day'
$$;
comment on function private.my_announced_maintenance_photos is
  'Where the caller may put a photo: those that they announced within the day.';

create function private.my_maintenance_folders()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select organization_id::text || '/' || id::text from public.maintenance_requests
  where lease_id in (select private.my_lease_ids())
$$;
comment on function private.my_maintenance_folders is 'Where the photos of the caller''s requests as a tenant lie.';

grant execute on function private.my_announced_maintenance_photos, private.my_maintenance_folders to authenticated;
