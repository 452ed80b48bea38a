create function private.keeps_records(p_organization_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_table regclass;
  v_is_kept boolean;
begin
  -- Read from the catalog: a table that is added later counts by itself.
  for v_table in
    with recursive gone (id) as (
      -- What remove_empty_organization removes, and all that goes with it.
      select unnest('{public.organizations,public.units,public.properties,public.people,public.account_balances,public.accounts}'::regclass[])::oid
      union
      select c.conrelid from pg_catalog.pg_constraint c join gone g on g.id = c.confrelid where c.contype = 'f' and c.confdeltype = 'c'
    )
    select distinct c.conrelid::regclass from pg_catalog.pg_constraint c
    join gone g on g.id = c.confrelid
    where c.contype = 'f' and c.confdeltype in ('a', 'r') and c.conrelid not in (select id from gone)
    union
    -- Rows that are never deleted.
    select t.tgrelid::regclass from pg_catalog.pg_trigger t
    join gone g on g.id = t.tgrelid
    where t.tgfoid = 'private.refuse_change'::regproc and t.tgtype & 8 = 8 and t.tgtype & 1 = 1
  loop
    execute format('select exists (select 1 from %s where organization_id = $1)', v_table) into v_is_kept using p_organization_id;
    if v_is_kept then
      return true;
    end if;
  end loop;
  return false;
end
$$;
comment on function private.keeps_records is
  'Whether an organisation has rows of any table that keeps it from being removed: books, receipts, electronic documents, bills.';

create function private.account_obstacles(p_user_id uuid)
returns table (organization_id uuid, name text, reason text)
language sql
stable
security definer
set search_path = ''
as $$
  select o.id, o.name, case
    when exists (select 1 from public.memberships x where x.organization_id = o.id and x.user_id <> p_user_id) then 'members'
    when exists (select 1 from public.leases l where l.organization_id = o.id) then 'leases'
    else 'books' end
  from public.memberships m
  join public.organizations o on o.id = m.organization_id
  where m.user_id = p_user_id and m.role = 'owner'
    and not exists (select 1 from public.memberships x where x.organization_id = o.id and x.role = 'owner' and x.user_id <> p_user_id)
    and (exists (select 1 from public.memberships x where x.organization_id = o.id and x.user_id <> p_user_id)
      or exists (select 1 from public.leases l where l.organization_id = o.id)
      or private.keeps_records(o.id))
  order by o.name collate private.natural_order, o.id
$$;
comment on function private.account_obstacles is
  'Organisations that would be left without an owner although somebody works or rents there, or books are kept: members, leases, books.';

create function private.list_account_obstacles()
returns table (organization_id uuid, name text, reason text)
language sql
stable
security definer
set search_path = ''
as $$ select * from private.account_obstacles(private.require_user()) $$;
select private.declare_verb('list_account_obstacles', 'own', p_comment =>
  'Why the caller cannot close the account yet, by organisation; no row when nothing stands in the way.');

create function private.remove_empty_organization(p_organization_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.units where organization_id = p_organization_id;
  delete from public.properties where organization_id = p_organization_id;
  delete from public.people where organization_id = p_organization_id;
  delete from public.account_balances where organization_id = p_organization_id;
  delete from public.accounts where organization_id = p_organization_id;
  delete from public.organizations where id = p_organization_id;
end
$$;
comment on function private.remove_empty_organization is
  'Removes an organisation in which nothing was let and nothing posted.';

create function private.close_my_account()
returns table (file_name text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_recent_sign_in();
  v_organization uuid;
  v_email text;
begin
  -- Two owners who leave at once wait for each other here, and the second finds that they are the last.
  perform 1 from public.organizations o join public.memberships m on m.organization_id = o.id
  where m.user_id = v_user and m.role = 'owner' order by o.id for update of o;
  if exists (select 1 from private.account_obstacles(v_user)) then
    perform private.fail('account_only_owner', (select jsonb_build_object('organizations', jsonb_agg(o.name))
      from private.account_obstacles(v_user) o));
  end if;
  for v_organization in
    select m.organization_id from public.memberships m where m.user_id = v_user and m.role = 'owner'
      and not exists (select 1 from public.memberships x where x.organization_id = m.organization_id and x.user_id <> v_user)
  loop
    perform private.remove_empty_organization(v_organization);
  end loop;
  delete from public.memberships where user_id = v_user;
  update public.people set user_id = null where user_id = v_user;
  update public.lease_tenants set user_id = null where user_id = v_user;
  select lower(u.email) into v_email from auth.users u where u.id = v_user;
  update public.invitations i set revoked_at = now()
  where i.email = v_email and i.accepted_at is null and i.revoked_at is null;
  update public.profiles set full_name = '', phone = '', avatar_path = null, identity_type = null, identity_number = '',
    street = '', street_number = '', sector = '', municipality = '', province = '', reference = ''
  where id = v_user;
  delete from private.requests where actor_id = v_user;
  delete from private.recovery_codes where user_id = v_user;
  perform private.forget_notification_choices(v_user);
  return query select o.name from storage.objects o
    where o.bucket_id = 'avatars' and (storage.foldername(o.name))[1] = v_user::text;
end
$$;
select private.declare_verb('close_my_account', 'own', p_comment =>
  'Ends the caller''s memberships and links to leases and clears the profile; returns the pictures for the edge to remove before it removes the user. Can be repeated. Errors: reauthentication_needed, second_factor_needed, account_only_owner with the organisations'' names.');
