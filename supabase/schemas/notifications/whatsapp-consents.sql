create function private.whatsapp_consent(p_language text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('version', version, 'language', language, 'text', text) from private.whatsapp_consent_texts
  where language = case when p_language = 'en' then 'en' else 'es' end order by version desc limit 1
$$;
select private.declare_verb('whatsapp_consent', 'own', p_comment =>
  'What people agree to with messages by WhatsApp, as of now: {version, language, text}. p_language is es or en.');

create function private.whatsapp_phone_of(p_user_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select phone from public.whatsapp_consents where user_id = p_user_id and withdrawn_at is null and verified_at is not null
$$;
comment on function private.whatsapp_phone_of is 'The number that a person agreed to and proved to be theirs; null without.';

create function private.give_whatsapp_consent(p_phone text, p_consent_version text, p_language text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_text jsonb := private.whatsapp_consent(p_language);
  v_code text := lpad(((('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint) % 1000000)::text, 6, '0');
  v_organization uuid;
  v_id uuid;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  elsif p_phone is null or p_phone !~ '^\+[1-9][0-9]{7,14}$' then
    perform private.fail('phone_invalid');
  elsif p_consent_version is distinct from v_text ->> 'version' then
    perform private.fail('consent_changed');
  end if;
  v_organization := private.organization_writing_to(v_user);
  if private.whatsapp_sender_for(v_organization) is null then
    perform private.fail('whatsapp_not_set_up');
  end if;
  perform private.count_attempt('whatsapp code', v_user::text, 5, interval '1 hour');
  perform private.count_attempt('whatsapp number', p_phone, 5, interval '1 hour');
  update public.whatsapp_consents set withdrawn_at = now() where user_id = v_user and withdrawn_at is null;
  insert into public.whatsapp_consents (user_id, phone, words, version, language)
  values (v_user, p_phone, v_text ->> 'text', p_consent_version, v_text ->> 'language') returning id into v_id;
  insert into private.whatsapp_codes (consent_id, code_hash, expires_at)
  values (v_id, private.token_hash(v_id || v_code), now() + interval '10 minutes');
  insert into private.outgoing_messages (dedupe_key, channel, user_id, organization_id, language, template, parameters)
  values ('whatsapp-code/' || v_id, 'whatsapp', v_user, v_organization, v_text ->> 'language', 'whatsapp_code',
    jsonb_build_object('code', v_code, 'consent_id', v_id));
  return v_id;
end
$$;
select private.declare_verb('give_whatsapp_consent', 'own', p_comment =>
  'The caller agrees to messages by WhatsApp at a number (E.164), in the words of a version; a code goes there, which confirm_whatsapp_code wants. It takes the place of the number of before. Errors: phone_invalid, consent_changed, whatsapp_not_set_up, rate_limited.');

create function private.confirm_whatsapp_code(p_code text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_code private.whatsapp_codes;
begin
  select k.* into v_code from public.whatsapp_consents c join private.whatsapp_codes k on k.consent_id = c.id
  where c.user_id = (select auth.uid()) and c.withdrawn_at is null for update of k;
  if not found then
    perform private.fail('not_found');
  elsif v_code.expires_at <= now() or v_code.wrong_count >= 5 then
    return 'expired';
  elsif private.token_hash(v_code.consent_id || btrim(coalesce(p_code, ''))) <> v_code.code_hash then
    -- An answer, not an error: the count of wrong ones must stay.
    update private.whatsapp_codes set wrong_count = wrong_count + 1 where consent_id = v_code.consent_id;
    return 'wrong';
  end if;
  update public.whatsapp_consents set verified_at = now() where id = v_code.consent_id;
  delete from private.whatsapp_codes where consent_id = v_code.consent_id;
  return 'confirmed';
end
$$;
select private.declare_verb('confirm_whatsapp_code', 'own', p_comment =>
  'The code that came to the number the caller gave: confirmed, wrong, or expired (ten minutes, five tries). Error: not_found when none is waited for.');

create function private.withdraw_whatsapp_consent()
returns void
language sql
security definer
set search_path = ''
as $$
  update public.whatsapp_consents set withdrawn_at = now() where user_id = (select auth.uid()) and withdrawn_at is null
$$;
select private.declare_verb('withdraw_whatsapp_consent', 'own', p_comment =>
  'The caller wants no more messages by WhatsApp; what waits is not sent. Repeating it changes nothing.');

create function private.organization_writing_to(p_user_id uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select organization_id from (
    select m.organization_id, m.created_at from public.memberships m where m.user_id = p_user_id
    union all
    select pe.organization_id, pe.created_at from public.people pe where pe.user_id = p_user_id
  ) o
  order by exists (select 1 from public.whatsapp_senders s
    where s.organization_id = o.organization_id and s.status <> 'off') desc, created_at desc limit 1
$$;
comment on function private.organization_writing_to is
  'The organization whose number writes to a person when it is about none: one of theirs that has a number.';
