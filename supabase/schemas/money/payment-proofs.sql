create function private.my_proof_folders()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select lt.organization_id || '/' || lt.lease_id from public.lease_parties lt where lt.user_id = (select auth.uid())
$$;
comment on function private.my_proof_folders is 'Folders into which the caller, as a tenant, puts proofs.';

create function private.my_organization_folders(p_permission text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$ select id::text from private.my_organization_ids(p_permission) as id $$;
comment on function private.my_organization_folders is
  'Top folders of the organisations in which the caller''s role holds the permission.';

grant execute on function private.my_proof_folders, private.my_organization_folders to authenticated;
