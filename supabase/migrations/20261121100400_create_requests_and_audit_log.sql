-- Every verb carries a request_id made by the client: a replay returns the first result.
create table private.requests (
  actor_id uuid not null,
  request_id uuid not null,
  verb text not null,
  arguments jsonb not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_id, request_id)
);
comment on table private.requests is 'Idempotency: the first result of each request, by actor.';

create function private.claim_request(p_request_id uuid, p_verb text, p_arguments jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_actor uuid := (select auth.uid());
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
  values (v_actor, p_request_id, p_verb, p_arguments)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select * into v_known from private.requests where actor_id = v_actor and request_id = p_request_id;
  if v_known.verb <> p_verb or v_known.arguments <> p_arguments then
    perform private.fail('request_id_reused');
  end if;
  return v_known.result;
end
$$;
comment on function private.claim_request is
  'Null for a new request; the first result for a replay; request_id_reused when the same id comes with another verb or other arguments.';

create function private.complete_request(p_request_id uuid, p_result jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.requests set result = p_result
  where actor_id = (select auth.uid()) and request_id = p_request_id
$$;
comment on function private.complete_request is 'Keeps the result for replays.';

-- Per organisation: the gapless numbers, and the one lock that every money verb takes first,
-- so that two verbs never wait for each other in a circle.
create table private.organization_counters (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  last_receipt_number bigint not null default 0,
  last_entry_number bigint not null default 0
);
comment on table private.organization_counters is 'Last numbers given; its row is the organisation''s money lock.';

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

create table public.audit_log (
  id bigint generated always as identity primary key,
  organization_id uuid,
  actor_id uuid,
  action text not null,
  table_name text not null,
  row_id uuid,
  before jsonb,
  after jsonb,
  at timestamptz not null default now()
);
comment on table public.audit_log is 'Who changed what, when. Append-only; organization_id is null for platform acts.';
create index audit_log_organization on public.audit_log (organization_id, id desc);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;
create policy "auditors read their organisation's log" on public.audit_log
  for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('audit.read'))));
create trigger refuse_change before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_change();

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

create trigger write_audit_log after insert or update or delete on public.organizations
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.memberships
  for each row execute function private.write_audit_log();
