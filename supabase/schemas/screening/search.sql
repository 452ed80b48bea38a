create function private.find_applications(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select a.id from public.application_applicants m
      join public.applications a on a.organization_id = m.organization_id and a.id = m.application_id
      where m.organization_id = p_organization_id and m.is_primary and m.search_name like v_pattern
        and ' ' || m.search_name like all (v_every)
      order by a.created_at desc, a.id desc limit private.search_limit();
  end if;
end
$$;
comment on function private.find_applications is 'Applications by a part of the main applicant''s name.';

create function public.search_applications(p_organization_id uuid, p_text text)
returns setof public.applications_list
language sql stable set search_path = ''
as $$ select l.* from public.applications_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_applications(p_organization_id, p_text))) $$;
select private.declare_verb('search_applications', 'rows', p_comment =>
  'Rows of applications_list with the text in the main applicant''s name, the newest 300.');

grant execute on function private.find_applications to authenticated;
