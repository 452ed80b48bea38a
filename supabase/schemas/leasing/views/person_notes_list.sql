create view public.person_notes_list with (security_invoker = true) as
select n.id, n.organization_id, n.person_id, n.body, n.created_at,
  private.member_name(n.organization_id, n.created_by) as author_name
from public.person_notes n;
comment on view public.person_notes_list is 'Private notes about people with who wrote them; no name for who has left.';
grant select on public.person_notes_list to authenticated, service_role;
