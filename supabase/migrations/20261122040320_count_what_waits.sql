-- Numbers at the navigation, each from an index of what waits. They run with the reader's own rights.
create function public.waiting_counts(p_organization_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'unread_conversations', (select count(*) from public.conversation_marks
      where user_id = (select auth.uid()) and organization_id = p_organization_id and unread_count > 0
        and p_organization_id in (select private.my_organization_ids('messages.read'))),
    'pending_requests', (select count(*) from public.maintenance_requests
      where organization_id = p_organization_id and status = 'pending'))
$$;
comment on function public.waiting_counts is
  'What waits for the caller in an organisation: unread conversations, and maintenance requests that nobody has begun; zero for strangers.';

create function public.my_waiting_counts()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'unread_conversations', (select count(*) from public.conversation_marks k
      where k.user_id = (select auth.uid()) and k.unread_count > 0
        and k.conversation_id = any (array(select private.my_conversation_ids()))),
    'unread_notices', (select count(*) from public.notice_recipients r
      where r.person_id = any (array(select private.my_person_ids())) and r.notice_id = any (array(select private.my_notice_ids()))
        and r.read_at is null))
$$;
comment on function public.my_waiting_counts is 'What waits for the caller as a tenant: unread conversations and notices.';
revoke execute on function public.waiting_counts, public.my_waiting_counts from public, anon;
grant execute on function public.waiting_counts, public.my_waiting_counts to authenticated;
