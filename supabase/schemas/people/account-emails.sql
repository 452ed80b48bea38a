-- Somebody who has an account is written to at its address, which is confirmed; the organization's record of the person may
-- have another one, and is offered it.
create function private.account_email(p_person_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select lower(u.email) from public.people p join auth.users u on u.id = p.user_id
  where p.id = p_person_id and u.email_confirmed_at is not null
$$;
comment on function private.account_email is 'The confirmed address of a person''s account; null without one.';

create function private.person_account_email(p_person_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select private.account_email(p.id) from public.people p
  where p.id = p_person_id and p.organization_id in (select private.my_organization_ids('people.read'))
    and private.account_email(p.id) is distinct from lower(btrim(p.email))
$$;
select private.declare_verb('person_account_email', 'people.read', p_comment =>
  'For readers of people: the address that a person''s account uses, where the record has another one; null otherwise.');
