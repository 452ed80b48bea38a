-- Every verb that people may call answers in the product's words, also where a row's own limits refuse what it let pass.
-- What only reads is stable; one that visitors may call as well reads an invitation.
do $$
declare
  v_name text;
begin
  for v_name in
    select p.proname from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and l.lanname = 'sql'
      and has_function_privilege('authenticated', p.oid, 'execute') and not has_function_privilege('anon', p.oid, 'execute')
  loop
    perform private.guard_door(v_name);
  end loop;
end
$$;
