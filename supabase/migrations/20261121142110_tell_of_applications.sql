-- Applications that nobody has looked at yet are counted where screens find their figures, and one that came through a
-- listing is told by mail to those who handle applications.
alter table public.organization_totals add column submitted_application_count integer not null default 0;
comment on column public.organization_totals.submitted_application_count is 'Applications that were received and nobody has begun to review.';
update public.organization_totals t set submitted_application_count = n.waiting
from (select organization_id, count(*)::integer as waiting from public.applications where status = 'submitted' group by 1) n
where n.organization_id = t.organization_id;

create trigger keep_submitted_application_count_on_insert after insert on public.applications referencing new table as new_rows
  for each statement execute function private.keep_count('submitted_application_count', 'status = ''submitted''');
create trigger keep_submitted_application_count_on_update after update on public.applications
  referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_count('submitted_application_count', 'status = ''submitted''');
create trigger keep_submitted_application_count_on_delete after delete on public.applications referencing old table as old_rows
  for each statement execute function private.keep_count('submitted_application_count', 'status = ''submitted''');

create function private.mail_received_application()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_user(m.user_id, 'application_received', jsonb_build_object('application_id', new.id,
      'applicant', (select a.full_name from public.application_applicants a where a.application_id = new.id and a.is_primary),
      'property', p.name, 'unit', coalesce((select u.label from public.units u where u.id = new.unit_id), '')),
    'application-received/' || new.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'people.write'
  join public.properties p on p.id = new.property_id
  where m.organization_id = new.organization_id and private.wants_notification(m.user_id, 'application_received', 'email');
  return null;
end
$$;
comment on function private.mail_received_application is
  'Trigger: tells those who handle applications that one came through a listing and was confirmed.';
create trigger mail_received_application after update of status on public.applications
  -- What the office writes down itself is no news to it.
  for each row when (old.status = 'draft' and new.status = 'submitted' and new.source = 'listing')
  execute function private.mail_received_application();
revoke execute on function private.mail_received_application from public, anon;
