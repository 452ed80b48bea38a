create function private.limit_person_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  execute format('select count(*) from public.%I where organization_id = $1 and person_id = $2', tg_table_name)
    into v_count using new.organization_id, new.person_id;
  if v_count >= tg_argv[0]::integer then
    perform private.fail('too_many_of_person', jsonb_build_object('limit', tg_argv[0]::integer));
  end if;
  return new;
end
$$;
comment on function private.limit_person_rows is 'Trigger: a person has no more notes or tags than its argument says.';
