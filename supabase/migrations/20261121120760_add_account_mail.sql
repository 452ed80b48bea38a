-- Messages to account holders. What protects the account is always sent; what only informs asks notification_settings first.
create function private.mail_user(p_user_id uuid, p_template text, p_parameters jsonb, p_dedupe_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_to text;
  v_locale text;
begin
  select u.email, p.locale into v_to, v_locale from auth.users u join public.profiles p on p.id = u.id where u.id = p_user_id;
  -- An address that no mail can go to must not undo what the message is about.
  if v_to ~ '^[^@\s]+@[^@\s]+$' and length(v_to) <= 254 then
    perform private.enqueue_mail(v_to, v_locale, p_template, p_parameters, p_dedupe_key);
  end if;
end
$$;
comment on function private.mail_user is 'Writes a message to a user down, in the user''s language.';

create function private.mail_security_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_user(new.user_id, 'security_notice', jsonb_build_object('kind', new.kind, 'at', new.at),
    'security/' || new.id);
  return null;
end
$$;
comment on function private.mail_security_event is 'Trigger: tells the holder by mail of what somebody else may have done to the account.';
create trigger mail_security_event after insert on private.security_events
  for each row when (new.kind in ('password_changed', 'factor_removed', 'recovery_code_used', 'recovery_codes_created'))
  execute function private.mail_security_event();

-- The present address hears of a change too: it may be the one that was taken away.
create function private.mail_email_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.email ~ '^[^@\s]+@[^@\s]+$' and length(old.email) <= 254 then
    perform private.enqueue_mail(old.email, (select locale from public.profiles where id = new.id), 'security_notice',
      jsonb_build_object('kind', 'email_changed', 'at', now()), 'email-changed/' || new.id || '/' || extract(epoch from now()));
  end if;
  return null;
end
$$;
comment on function private.mail_email_change is 'Trigger on auth.users: tells the former address that the account now has another.';
create trigger mail_email_change after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.mail_email_change();

create function private.mail_reported_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_user(m.user_id, 'payment_reported', jsonb_build_object('payment_id', new.id,
      'amount_minor', new.amount_minor, 'currency', new.currency, 'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = new.lease_id order by (lt.user_id = new.reported_by) desc nulls last, lt.is_primary desc limit 1), '')),
    'payment-reported/' || new.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.leases l on l.id = new.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = new.organization_id and private.wants_notification(m.user_id, 'payment_reported', 'email');
  return null;
end
$$;
comment on function private.mail_reported_payment is 'Trigger: tells those who handle money that a tenant says to have paid.';
create trigger mail_reported_payment after insert on public.payments
  -- What the office records itself has nobody who reported it.
  for each row when (new.status = 'reported' and new.reported_by is not null)
  execute function private.mail_reported_payment();

create function private.mail_decided_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.wants_notification(new.reported_by, 'payment_decided', 'email') then
    perform private.mail_user(new.reported_by, 'payment_decided', jsonb_build_object('payment_id', new.id,
        'amount_minor', new.amount_minor, 'currency', new.currency, 'decision', new.status,
        'reason', coalesce(new.decision_reason, ''),
        'landlord', (select o.name from public.organizations o where o.id = new.organization_id)),
      'payment-decided/' || new.id || '/' || new.status);
  end if;
  return null;
end
$$;
comment on function private.mail_decided_payment is 'Trigger: tells who reported a payment what became of it.';
create trigger mail_decided_payment after update of status on public.payments
  for each row when (old.status = 'reported' and new.status in ('confirmed', 'rejected') and new.reported_by is not null)
  execute function private.mail_decided_payment();

revoke execute on function private.mail_user from public, anon;
