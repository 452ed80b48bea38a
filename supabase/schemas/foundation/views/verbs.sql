-- What every function of the API was declared as: the matrices, the pages and the calls of the screens are held against it.
create view private.verbs as
select f.proname::text as name,
  case when v.oid is null then array['rows']
    else array(select jsonb_array_elements_text(obj_description(v.oid, 'pg_proc')::jsonb -> 'access')) end as access,
  coalesce((obj_description(v.oid, 'pg_proc')::jsonb ->> 'repeatable')::boolean, false) as is_repeatable,
  array(select r from unnest(array['anon', 'authenticated', 'service_role']) r where has_function_privilege(r, f.oid, 'execute')) as callers
from pg_catalog.pg_proc f
left join pg_catalog.pg_proc v on v.pronamespace = 'private'::regnamespace and v.proname = f.proname
where f.pronamespace = 'public'::regnamespace;
comment on view private.verbs is
  'Functions of the API: what permission each asks for (or who it is for), whether it is done once for each request id, who may call it.';
