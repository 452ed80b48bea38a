-- Who accepts a tenant's invitation is called as the lease calls them, until they choose another name.
create or replace function private.name_invited_tenant()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles set full_name = btrim(new.full_name)
  where id = new.user_id and btrim(full_name) = '';
  return null;
end
$$;
comment on function private.name_invited_tenant is 'Trigger: a profile without a name takes that of the person it is linked to.';
revoke execute on function private.name_invited_tenant from public, anon, authenticated;
create trigger name_invited_tenant after update of user_id on public.people
  for each row when (new.user_id is not null and new.user_id is distinct from old.user_id)
  execute function private.name_invited_tenant();
