-- Who comes by an invitation or a code has no password until they choose one: nothing of theirs was changed, and no message says so.
create or replace function private.note_account_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password and coalesce(old.encrypted_password, '') <> '' then
    perform private.note_security_event(new.id, 'password_changed');
  end if;
  if new.email is distinct from old.email then
    perform private.note_security_event(new.id, 'email_changed');
  end if;
  perform private.note_security_changes(new.id);
  return null;
exception when others then
  -- A log must never keep anybody from signing in.
  raise warning 'security event not noted: %', sqlerrm;
  return null;
end
$$;
comment on function private.note_account_change is
  'Trigger on auth.users: notes changed passwords (not a first one), new addresses and sign-ins.';
