create function public.waiting_counts(p_organization_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'reported_payments', coalesce(t.reported_payment_count, 0),
    'submitted_applications', coalesce(t.submitted_application_count, 0),
    'unread_conversations', (select count(*) from public.conversation_marks
      where user_id = (select auth.uid()) and organization_id = p_organization_id and unread_count > 0
        and p_organization_id in (select private.my_organization_ids('messages.read'))),
    'pending_requests', (select count(*) from public.maintenance_requests
      where organization_id = p_organization_id and status = 'pending'),
    'handed_in_documents', (select count(*) from public.document_requests
      where organization_id = p_organization_id and status = 'handed_in'
        and p_organization_id in (select private.my_organization_ids('leases.write'))),
    'asked_plans', (select count(*) from public.plan_requests
      where organization_id = p_organization_id and status = 'open'
        and p_organization_id in (select private.my_organization_ids('money.write'))),
    'unread_notifications', private.unread_notification_count())
  from (select 1) one left join public.organization_totals t on t.organization_id = p_organization_id
$$;
select private.declare_verb('waiting_counts', 'rows', p_comment =>
  'What waits for the caller in an organisation: payments to decide, new applications, unread conversations, maintenance requests that nobody has begun, documents that were handed in and not decided on, and payment plans that tenants asked for; and their unread notifications of all organisations. Zero for strangers.');

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
        and r.read_at is null),
    'asked_documents', (select count(*) from public.document_requests d
      where d.lease_id = any (array(select private.my_asked_lease_ids())) and d.status in ('requested', 'refused')),
    'votes_to_cast', (select count(*) from public.decision_votes v join public.decisions d on d.id = v.decision_id
      where v.person_ids && array(select private.my_person_ids()) and not v.has_voted and d.status = 'open' and d.closes_at > now()),
    'has_decisions', exists (select 1 from private.my_decision_property_ids()),
    'has_lease', exists (select 1 from public.lease_tenants t where t.user_id = (select auth.uid())),
    'unread_notifications', private.unread_notification_count())
$$;
select private.declare_verb('my_waiting_counts', 'rows', p_comment =>
  'What waits for the caller as a tenant: unread conversations, notices and notifications, documents that they may still hand in, and votes to cast. And whether they rent, and have a part in decisions.');
