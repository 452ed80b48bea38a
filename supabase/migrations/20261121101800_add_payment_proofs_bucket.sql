-- Path: <organisation>/<lease>/<file>. Nobody overwrites or removes a proof.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('payment-proofs', 'payment-proofs', false, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do nothing;

create function private.my_proof_folders()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select lt.organization_id || '/' || lt.lease_id from public.lease_tenants lt where lt.user_id = (select auth.uid())
$$;
comment on function private.my_proof_folders is 'Folders into which the caller, as a tenant, puts proofs.';

create function private.my_organization_folders(p_permission text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$ select id::text from private.my_organization_ids(p_permission) as id $$;
comment on function private.my_organization_folders is 'Top folders of the organisations in which the caller''s role holds the permission.';
grant execute on function private.my_proof_folders, private.my_organization_folders to authenticated;

create policy "tenants add payment proofs for their leases" on storage.objects for insert to authenticated
  with check (bucket_id = 'payment-proofs'
    and array_length(storage.foldername(name), 1) = 2
    and storage.filename(name) ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$'
    and (storage.foldername(name))[1] || '/' || (storage.foldername(name))[2] = any (array(select private.my_proof_folders())));
create policy "tenants and readers of money see payment proofs" on storage.objects for select to authenticated
  using (bucket_id = 'payment-proofs'
    and ((storage.foldername(name))[1] = any (array(select private.my_organization_folders('money.read')))
      or (storage.foldername(name))[1] || '/' || (storage.foldername(name))[2] = any (array(select private.my_proof_folders()))));
