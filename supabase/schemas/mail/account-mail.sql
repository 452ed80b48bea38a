-- Messages to account holders about their account, and to the tenants of a lease about their money.
create function private.mail_security_event(p_event private.security_events)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_event.kind in ('password_changed', 'factor_removed', 'recovery_code_used', 'recovery_codes_created',
    'program_granted') then
    perform private.notify_user(p_event.user_id, null, 'account_security', 'security_notice', 'account', p_event.user_id,
      jsonb_build_object('kind', p_event.kind, 'at', p_event.at), 'security/' || p_event.id);
  end if;
end
$$;
comment on function private.mail_security_event is
  'Tells the holder by mail of what somebody else may have done to the account.';

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
comment on function private.mail_email_change is
  'Trigger on auth.users: tells the former address that the account now has another.';

-- Tenants hear of what the office does with their money: a payment that it recorded, with its receipt, one that it gave back, whole or
-- in part, and one that was reversed or came back.
create function private.mail_tenants(p_lease_id uuid, p_template text, p_parameters jsonb, p_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_facts jsonb := private.place_of_lease(p_lease_id) || jsonb_build_object('lease_id', p_lease_id) || p_parameters;
  v_tenant record;
begin
  for v_tenant in
    select lt.id, lt.user_id, pe.email from public.lease_parties lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = p_lease_id order by lt.is_primary desc, lt.id
  loop
    if v_tenant.user_id is not null then
      perform private.notify_user(v_tenant.user_id, (select organization_id from public.leases where id = p_lease_id),
        case p_template when 'fiscal_receipt' then 'fiscal_receipt_issued' else 'payment_decided' end::public.notification_event,
        p_template, case when p_parameters ? 'payment_id' then 'payment' else 'lease' end::public.notification_record,
        coalesce((p_parameters ->> 'payment_id')::uuid, p_lease_id), v_facts || '{"has_account": true}', p_key || '/' || v_tenant.id);
    -- Who has no account yet is owed the notice all the same; there is no page for them to open.
    elsif v_tenant.email <> '' and length(v_tenant.email) <= 254 then
      perform private.enqueue_mail(v_tenant.email, 'es', p_template, v_facts || '{"has_account": false}', p_key || '/' || v_tenant.id);
    end if;
  end loop;
end
$$;
comment on function private.mail_tenants is
  'Writes a message about their payments to the tenants of a lease who have an address and did not switch it off.';
