create function private.assistant_caller(p_area text, p_organization_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id uuid := private.require_user();
  v_organization_id uuid;
  v_permissions text[] := '{}';
begin
  if p_area = 'owner' then
    select m.organization_id, array(select p.permission from private.role_permissions p where p.role = m.role order by p.permission)
    into v_organization_id, v_permissions
    from public.memberships m where m.user_id = v_user_id and m.organization_id = p_organization_id;
  elsif p_area = 'tenant' then
    select l.organization_id into v_organization_id from public.leases l
    where l.id in (select private.my_lease_ids()) and l.organization_id = coalesce(p_organization_id, l.organization_id)
    order by l.starts_on desc, l.id limit 1;
  end if;
  if v_organization_id is null then
    perform private.fail('not_allowed');
  end if;
  return jsonb_build_object('organization_id', v_organization_id, 'user_id', v_user_id, 'permissions', v_permissions,
    'today', private.organization_today(v_organization_id), 'cost_micros', coalesce((select m.cost_micros from public.model_months m
      where m.organization_id = v_organization_id and m.month = date_trunc('month', now() at time zone 'UTC')::date), 0));
end
$$;
select private.declare_verb('assistant_caller', 'own', p_comment =>
  'Who asks the assistant: {organization_id, user_id, permissions, today, cost_micros}. Members name their organization. Of a tenant it is that of the latest lease, and there are no permissions. The cost is this month''s, in millionths of a US dollar. Errors: not_allowed.');

create function private.reserve_model_use(p_id uuid, p_organization_id uuid, p_user_id uuid, p_cost_micros bigint, p_cap_micros bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_month date := date_trunc('month', now() at time zone 'UTC')::date;
  v_spent bigint;
begin
  insert into public.model_months (organization_id, month) values (p_organization_id, v_month) on conflict do nothing;
  -- One question of an organization after the other, so that two do not both take what is left.
  select m.cost_micros into v_spent from public.model_months m
  where m.organization_id = p_organization_id and m.month = v_month for update;
  if exists (select 1 from private.model_uses u where u.id = p_id) then
    return;
  end if;
  if v_spent + p_cost_micros > p_cap_micros then
    perform private.fail('assistant_cap_reached');
  end if;
  perform private.count_attempt('model question', p_user_id::text, 20, interval '1 minute');
  insert into private.model_uses (id, organization_id, month, reserved_micros) values (p_id, p_organization_id, v_month, p_cost_micros);
  update public.model_months set questions = questions + 1, cost_micros = cost_micros + p_cost_micros
  where organization_id = p_organization_id and month = v_month;
end
$$;
select private.declare_verb('reserve_model_use', 'service', p_callers => 'service_role', p_comment =>
  'Sets aside the most that a question to the model may cost, in millionths of a US dollar, before it is asked. The same id again sets nothing aside. Errors: assistant_cap_reached, rate_limited.');

create function private.settle_model_use(p_id uuid, p_tokens_in bigint, p_tokens_out bigint, p_cost_micros bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_use private.model_uses;
begin
  update private.model_uses set settled_at = now() where id = p_id and settled_at is null returning * into v_use;
  if v_use.id is null then
    return;
  end if;
  update public.model_months set tokens_in = tokens_in + p_tokens_in, tokens_out = tokens_out + p_tokens_out,
    cost_micros = cost_micros - v_use.reserved_micros + p_cost_micros
  where organization_id = v_use.organization_id and month = v_use.month;
end
$$;
select private.declare_verb('settle_model_use', 'service', p_callers => 'service_role', p_comment =>
  'Puts what a question really took in the place of what was set aside for it. The same id again changes nothing.');
