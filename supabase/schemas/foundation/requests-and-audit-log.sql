create function private.claim_request(p_request_id uuid, p_verb text, p_arguments jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_actor uuid := (select auth.uid());
  v_digest text := encode(extensions.digest(convert_to(p_arguments::text, 'utf8'), 'sha256'), 'hex');
  v_known private.requests;
begin
  if v_actor is null then
    perform private.fail('not_signed_in');
  end if;
  if p_request_id is null then
    perform private.fail('request_id_missing');
  end if;
  -- A second call with the same id waits here for the first to commit or roll back.
  insert into private.requests (actor_id, request_id, verb, arguments)
  values (v_actor, p_request_id, p_verb, v_digest)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select * into v_known from private.requests where actor_id = v_actor and request_id = p_request_id;
  if v_known.verb <> p_verb or v_known.arguments <> v_digest then
    perform private.fail('request_id_reused');
  end if;
  return v_known.result;
end
$$;
comment on function private.claim_request is
  'Null for a new request; the first result for a replay; request_id_reused when the same id comes with another verb or other arguments.';

create function private.complete_request(p_request_id uuid, p_result jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.requests set result = p_result
  where actor_id = (select auth.uid()) and request_id = p_request_id and result is null;
end
$$;
comment on function private.complete_request is 'Keeps the result for replays; what is kept stays.';

create function private.forget_request(p_request_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$ delete from private.requests where actor_id = (select auth.uid()) and request_id = p_request_id $$;
comment on function private.forget_request is 'For a trial, which does nothing that could be done twice.';

create function private.lock_money(p_organization_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from private.organization_counters where organization_id = p_organization_id for update;
  if not found then
    perform private.fail('not_found');
  end if;
end
$$;
comment on function private.lock_money is 'Serialises the money verbs of one organisation until the transaction ends.';

create function private.write_audit_log()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_row jsonb := coalesce(v_after, v_before);
begin
  if v_before is not distinct from v_after then
    return null;
  end if;
  insert into public.audit_log (organization_id, actor_id, action, table_name, row_id, before, after)
  values (
    case when tg_table_name = 'organizations' then (v_row ->> 'id')::uuid else (v_row ->> 'organization_id')::uuid end,
    (select auth.uid()), lower(tg_op), tg_table_name,
    coalesce(v_row ->> 'id', v_row ->> 'user_id')::uuid,
    v_before - 'token_hash', v_after - 'token_hash'
  );
  return null;
end
$$;
comment on function private.write_audit_log is 'Trigger: one audit row a changed row.';

-- Whoever lost an answer can ask whether the action was done, by the request id that it was sent with.
create function private.was_request_done(p_request_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from private.requests r
    where r.actor_id = (select auth.uid()) and r.request_id = p_request_id)
$$;
select private.declare_verb('was_request_done', 'own', p_comment =>
  'Whether an action that the caller sent with this request id was done. Of others'' ids it says no.');
