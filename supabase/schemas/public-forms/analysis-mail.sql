-- A visitor of the portfolio analyzer has its figures sent to a mailbox. The address is kept with the message only, like
-- that of any mail, and put on no list.
create function private.mail_analysis(p_email text, p_language text, p_query text, p_facts jsonb, p_client text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_email text := private.normal_email(p_email);
  v_language text := case when p_language = 'en' then 'en' else 'es' end;
begin
  if v_email is null then
    perform private.fail('email_address_invalid');
  end if;
  perform private.count_attempt('analysis client', p_client, 10, interval '1 hour');
  -- The address may be somebody else's: a mailbox gets a few a day at most, whoever asks for them.
  perform private.count_attempt('analysis address', v_email, 5, interval '1 day');
  -- The same figures to the same address on the same day are one message, however often the button is pressed.
  perform private.enqueue_mail(v_email, v_language, 'analysis',
    jsonb_build_object('query', p_query, 'facts', p_facts),
    format('analysis/%s/%s', (now() at time zone 'UTC')::date,
      encode(private.token_hash(concat_ws(E'\n', v_email, v_language, p_query, p_facts::text)), 'hex')));
end
$$;
select private.declare_verb('mail_analysis', 'service', p_callers => 'service_role', p_comment =>
  'Writes down the mail with an analysis: a link that restores it (p_query) and its figures ([[name, value], …]). Once a day for the same. Errors: email_address_invalid, rate_limited.');
