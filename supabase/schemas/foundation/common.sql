create function private.fail(p_code text, p_detail jsonb default '{}')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_kind text := (select kind from private.refusal_kinds where code = p_code);
begin
  raise exception '%', p_code using errcode = 'P0001', detail = p_detail::text, hint = coalesce(v_kind, 'invalid');
end
$$;
comment on function private.fail is
  'Refuses with a snake_case code as the message, its parameters as JSON detail and its kind as hint; the client turns the code into text.';

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.touch_updated_at is 'Trigger: keeps updated_at.';

create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.fail('append_only', jsonb_build_object('table', tg_table_name));
  return null;
end
$$;
comment on function private.refuse_change is
  'Trigger: makes a table append-only for everyone, the service role included.';

grant execute on function private.fail to anon, authenticated, service_role;
