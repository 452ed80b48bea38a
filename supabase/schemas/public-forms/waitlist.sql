create function private.waitlist_token(p_entry_id uuid, p_use text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(extensions.hmac(convert_to(p_use || ':' || p_entry_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'waitlist_token'
$$;
comment on function private.waitlist_token is
  'The token of an entry for a use (confirm, leave), made from its id and a key that never leaves the database: every mail to the entry carries the same.';

create function private.mail_waitlist_entry(p_entry private.waitlist_entries)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Each further mail waits four times as long, so that nobody's mailbox is filled through this form.
  if p_entry.last_mailed_at > now() - interval '10 minutes' * power(4, least(p_entry.mail_count, 6) - 1) then
    return;
  end if;
  update private.waitlist_entries
  set mail_count = mail_count + 1, last_mailed_at = now(), confirm_expires_at = now() + interval '7 days'
  where id = p_entry.id;
  perform private.enqueue_mail(p_entry.email, p_entry.language,
    case when p_entry.confirmed_at is null then 'waitlist_confirm' else 'waitlist_known' end,
    jsonb_strip_nulls(jsonb_build_object('leave_token', private.waitlist_token(p_entry.id, 'leave'),
      'confirm_token', case when p_entry.confirmed_at is null then private.waitlist_token(p_entry.id, 'confirm') end)),
    format('waitlist/%s/%s', p_entry.id, p_entry.mail_count + 1));
end
$$;
comment on function private.mail_waitlist_entry is
  'Writes down the mail that asks for confirmation or, to who has confirmed, says so; nothing when the last one is recent.';

create function private.join_waitlist(p_email text, p_language text, p_source text, p_client text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_email text := private.normal_email(p_email);
  v_id uuid := gen_random_uuid();
  v_entry private.waitlist_entries;
begin
  if v_email is null then
    perform private.fail('email_address_invalid');
  end if;
  perform private.count_attempt('waitlist client', p_client, 20, interval '1 hour');
  perform private.count_attempt('waitlist address', v_email, 20, interval '1 hour');
  insert into private.waitlist_entries (id, email, language, source, confirm_token_hash, leave_token_hash)
  values (v_id, v_email, case when p_language = 'en' then 'en' else 'es' end, coalesce(p_source, ''),
    private.token_hash(private.waitlist_token(v_id, 'confirm')), private.token_hash(private.waitlist_token(v_id, 'leave')))
  -- Whoever asks again may not be its owner: what its owner confirmed stays.
  on conflict (email) do update set
    language = case when waitlist_entries.confirmed_at is null then excluded.language else waitlist_entries.language end
  returning * into v_entry;
  perform private.mail_waitlist_entry(v_entry);
end
$$;
select private.declare_verb('join_waitlist', 'service', p_callers => 'service_role', p_comment =>
  'Puts an address on the waitlist and mails it; answers the same, and works as long, whether it was there or not. Errors: email_address_invalid, rate_limited.');

create function private.confirm_waitlist(p_token text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry private.waitlist_entries;
begin
  select * into v_entry from private.waitlist_entries where confirm_token_hash = private.token_hash(p_token) for update;
  if not found then
    return 'unknown';
  elsif v_entry.confirmed_at is null and v_entry.confirm_expires_at <= now() then
    return 'expired';
  end if;
  update private.waitlist_entries set confirmed_at = coalesce(confirmed_at, now()) where id = v_entry.id;
  return 'confirmed';
end
$$;
select private.declare_verb('confirm_waitlist', 'service', p_callers => 'service_role', p_comment =>
  'Confirms the entry of a token: confirmed (also the second time), expired, unknown.');

create function private.erase_waitlist_entry(p_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.outgoing_messages
  set next_attempt_at = null, to_address = null, parameters = '{}', error = null
  where dedupe_key like format('waitlist/%s/%%', p_id);
  delete from private.waitlist_entries where id = p_id;
end
$$;
comment on function private.erase_waitlist_entry is
  'Deletes an entry, and its address from the mails to it; those that wait are not sent.';

create function private.leave_waitlist(p_token text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
begin
  select id into v_id from private.waitlist_entries where leave_token_hash = private.token_hash(p_token) for update;
  if found then
    perform private.erase_waitlist_entry(v_id);
  end if;
  return 'left';
end
$$;
select private.declare_verb('leave_waitlist', 'service', p_callers => 'service_role', p_comment =>
  'Takes the address of a token off the list. Says left also when it was not on it: then it has been taken off before.');
