-- Where somebody works and rents is asked for at every start of a dashboard: once, and not in three questions.
create function public.my_areas()
returns table (is_member boolean, is_tenant boolean, last_area text)
language sql
stable
set search_path = ''
as $$
  select exists (select 1 from public.memberships m where m.user_id = p.id),
    exists (select 1 from public.lease_tenants t where t.user_id = p.id)
      or exists (select 1 from public.unit_owners o where o.person_id in (select private.my_person_ids())), p.last_area
  from public.profiles p where p.id = (select auth.uid())
$$;
select private.declare_verb('my_areas', 'rows', p_comment =>
  'Whether the caller works for an organization, and rents or owns a unit of one, besides what their account is for, and the area they used last. With the reader''s own rights.');
