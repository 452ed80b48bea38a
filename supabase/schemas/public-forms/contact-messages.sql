create function private.send_contact_message(
  p_name text, p_email text, p_reader text, p_message text, p_language text, p_client text, p_team text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_email text := private.normal_email(p_email);
  v_language text := case when p_language = 'en' then 'en' else 'es' end;
  v_day text := (now() at time zone 'UTC')::date;
  v_id uuid;
begin
  if v_email is null then
    perform private.fail('email_address_invalid');
  end if;
  perform private.count_attempt('contact client', p_client, 10, interval '1 hour');
  perform private.count_attempt('contact address', v_email, 5, interval '1 hour');
  insert into private.contact_messages (name, email, reader, language, message, fingerprint)
  values (btrim(p_name), v_email, p_reader, v_language, btrim(p_message),
    extensions.digest(convert_to(concat_ws(E'\n', v_day, v_email, btrim(p_message)), 'utf8'), 'sha256'))
  on conflict (fingerprint) do nothing
  returning id into v_id;
  if v_id is null then
    return;
  end if;
  perform private.enqueue_mail(p_team, 'es', 'contact_message', jsonb_build_object('name', btrim(p_name), 'email', v_email,
    'reader', p_reader, 'message', btrim(p_message)), format('contact/%s', v_id), v_email);
  -- The address may be somebody else's: one acknowledgement a day.
  perform private.enqueue_mail(v_email, v_language, 'contact_received', '{}',
    format('contact-received/%s/%s', v_day, encode(private.token_hash(v_email), 'hex')));
end
$$;
select private.declare_verb('send_contact_message', 'service', p_callers => 'service_role', p_comment =>
  'Keeps a message, mails it to the team (answers go to its writer) and acknowledges it, once for the same words a day. Errors: email_address_invalid, rate_limited.');

create function private.tidy_public_forms(p_now timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.attempts where window_start < p_now - interval '1 day';
  delete from private.daily_salts where day < (p_now at time zone 'UTC')::date - 1;
  -- A week after its link expired, so that who clicks late is told why it does not work.
  delete from private.waitlist_entries where confirmed_at is null and confirm_expires_at < p_now - interval '7 days';
  delete from private.contact_messages where created_at < p_now - interval '2 years';
  perform private.forget_unconfirmed_applications(p_now);
  perform private.forget_message_addresses(p_now);
end
$$;
select private.declare_verb('tidy_public_forms', 'service', p_callers => 'service_role', p_comment =>
  'Forgets what is not needed any more: counts and salts after a day, addresses and applications that nobody confirmed, messages after two years, addresses of mail after 30 days.');
