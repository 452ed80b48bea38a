create function private.invite_owner(p_person_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person public.people;
begin
  select * into v_person from public.people p
  where p.id = p_person_id and exists (select 1 from public.unit_owners o where o.person_id = p.id);
  perform private.require_record(v_person.organization_id, 'decisions.write');
  if v_person.user_id is not null then
    perform private.fail('already_accepted');
  end if;
  return private.issue_invitation(v_person.organization_id, v_person.email, null, null, p_person_id);
end
$$;
select private.declare_verb('invite_owner', 'decisions.write', p_repeatable => true, p_answer => 'issued_invitation', p_comment =>
  'Makes an invitation (7 days) for the owner of a unit to its building''s decisions; the edge mails it. Errors: not_found, already_accepted, email_missing, rate_limited, too_many_invitations.');
