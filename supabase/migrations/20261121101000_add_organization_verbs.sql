create function private.create_organization(
  p_request_id uuid, p_name text, p_kind public.organization_kind, p_default_currency public.currency_code)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_known jsonb := private.claim_request(p_request_id, 'create_organization',
    jsonb_build_object('name', p_name, 'kind', p_kind, 'currency', p_default_currency));
  v_id uuid := gen_random_uuid();
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if not exists (select 1 from public.profiles where id = v_user and user_type in ('owner', 'manager')) then
    perform private.fail('not_allowed');
  end if;
  if (select count(*) from public.organizations where created_by = v_user) >= 50 then
    perform private.fail('too_many_organizations');
  end if;
  insert into public.organizations (id, name, kind, default_currency, created_by)
  values (v_id, btrim(p_name), p_kind, p_default_currency, v_user);
  insert into public.memberships (organization_id, user_id, role) values (v_id, v_user, 'owner');
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function public.create_organization(
  p_request_id uuid, p_name text, p_kind public.organization_kind default 'person',
  p_default_currency public.currency_code default 'DOP')
returns uuid
language sql
set search_path = ''
as $$ select private.create_organization(p_request_id, p_name, p_kind, p_default_currency) $$;
comment on function public.create_organization is
  'Makes an organisation with the caller as its owner; returns its id. Errors: not_allowed, too_many_organizations.';
revoke execute on function private.create_organization, public.create_organization from public, anon;
grant execute on function private.create_organization, public.create_organization to authenticated;
