create function private.require_asset_there(p_organization_id uuid, p_property_id uuid, p_unit_id uuid, p_asset_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Equipment of the whole property is worked on for a unit too: a pump, the generator.
  if p_asset_id is not null and not exists (select 1 from public.assets a
    where a.id = p_asset_id and a.organization_id = p_organization_id and a.property_id = p_property_id
      and (a.unit_id is null or p_unit_id is null or a.unit_id = p_unit_id)) then
    perform private.fail('asset_elsewhere');
  end if;
end
$$;
comment on function private.require_asset_there is
  'Refuses an asset that is not of the place: of another property, or of another of its units. Error: asset_elsewhere.';

create function private.set_maintenance_asset(p_maintenance_id uuid, p_asset_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
begin
  v_request := private.lock_maintenance(p_maintenance_id, false);
  perform private.require_asset_there(v_request.organization_id, v_request.property_id, v_request.unit_id, p_asset_id);
  update public.maintenance_requests set asset_id = p_asset_id where id = p_maintenance_id;
end
$$;
select private.declare_verb('set_maintenance_asset', 'maintenance.write, own', p_comment =>
  'Says which asset of the place a request is about; null for none. Errors: not_found, asset_elsewhere.');
