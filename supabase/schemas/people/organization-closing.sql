create function private.close_organization(p_organization_id uuid, p_confirmation text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  perform private.lock_money(p_organization_id);
  -- Whoever adds a lease or a payment just now is waited for, and then seen; who comes later sees the closing.
  perform 1 from public.organizations where id = p_organization_id for update;
  perform private.require_permission(p_organization_id, 'organization.manage');
  perform private.require_confirmation(p_organization_id, p_confirmation);
  perform private.require_second_step();
  select count(*) into v_count from public.leases where organization_id = p_organization_id
    and status in ('sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month');
  if v_count > 0 then
    perform private.fail('leases_open', jsonb_build_object('count', v_count));
  end if;
  select count(*) into v_count from public.payments where organization_id = p_organization_id and status = 'reported';
  if v_count > 0 then
    perform private.fail('payments_undecided', jsonb_build_object('count', v_count));
  end if;
  select count(*) into v_count from public.lease_balances where organization_id = p_organization_id
    and (receivable_minor <> 0 or credit_minor <> 0);
  if v_count > 0 then
    perform private.fail('balances_open', jsonb_build_object('count', v_count));
  end if;
  update public.invitations set revoked_at = now()
  where organization_id = p_organization_id and accepted_at is null and revoked_at is null;
  update public.organizations set closed_at = now() where id = p_organization_id;
  return p_organization_id;
end
$$;
select private.declare_verb('close_organization', 'organization.manage', p_repeatable => true, p_comment =>
  'Makes an organisation readable only and withdraws its invitations; p_confirmation is its name, typed. Errors: not_allowed, confirmation_differs, second_factor_needed, leases_open, payments_undecided, balances_open.');

create function private.reopen_organization(p_organization_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.memberships
    where organization_id = p_organization_id and user_id = (select auth.uid()) and role = 'owner') then
    perform private.fail('not_allowed');
  end if;
  perform private.require_second_step();
  update public.organizations set closed_at = null where id = p_organization_id and closed_at is not null;
  return p_organization_id;
end
$$;
select private.declare_verb('reopen_organization', 'own', p_comment =>
  'Takes a closing back, by an owner, whenever. Errors: not_allowed, second_factor_needed.');
