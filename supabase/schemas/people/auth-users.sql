create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger mail_email_change after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.mail_email_change();
create trigger note_account_change after update of encrypted_password, email, last_sign_in_at on auth.users
  for each row execute function private.note_account_change();
