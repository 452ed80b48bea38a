create function private.application_token(p_application_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(extensions.hmac(convert_to(p_application_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'application_token'
$$;
comment on function private.application_token is
  'What the mail to an applicant carries, made from the application''s id and a key that never leaves the database.';

create function private.mail_listing_application(p_application_id uuid, p_listing public.listings, p_email text, p_language text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.listing_applications set expires_at = now() + interval '7 days'
  where application_id = p_application_id and confirmed_at is null;
  perform private.enqueue_mail(p_email, p_language, 'application_confirm', jsonb_build_object(
    'token', private.application_token(p_application_id),
    'title', case when p_language = 'en' and p_listing.title_en <> '' then p_listing.title_en else p_listing.title_es end,
    'landlord', (select name from public.organizations where id = p_listing.organization_id)),
    -- The address may be somebody else's: one a day.
    format('application/%s/%s', p_application_id, (now() at time zone 'UTC')::date));
end
$$;
comment on function private.mail_listing_application is
  'Writes down the mail that asks an applicant to confirm, once a day.';

create function private.apply_to_listing(
  p_slug text, p_language text, p_applicant jsonb, p_move_in_on date, p_note text, p_consent_version text, p_client text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_listing public.listings;
  v_email text := private.normal_email(p_applicant ->> 'email');
  v_language text := case when p_language = 'en' then 'en' else 'es' end;
  v_application public.applications;
begin
  if v_email is null then
    perform private.fail('email_address_invalid');
  elsif p_consent_version is null then
    perform private.fail('consent_missing');
  end if;
  perform private.count_attempt('application client', p_client, 10, interval '1 hour');
  perform private.count_attempt('application address', v_email, 5, interval '1 hour');
  select * into v_listing from private.open_listing(p_slug) where id is not null;
  if not found then
    return 'closed';
  end if;
  -- Who asks again for the same unit is told the same, and gets the mail again; the office sees one application.
  select a.* into v_application from public.applications a
  join public.application_applicants m on m.application_id = a.id
  where a.unit_id = v_listing.unit_id and a.status in ('draft', 'submitted', 'in_review') and a.source = 'listing' and m.email = v_email
  limit 1;
  if found then
    if v_application.status = 'draft' then
      perform private.mail_listing_application(v_application.id, v_listing, v_email, v_language);
    end if;
    return 'received';
  end if;
  insert into public.applications (organization_id, property_id, unit_id, source, move_in_on, rent_minor, rent_currency, note)
  values (v_listing.organization_id, v_listing.property_id, v_listing.unit_id, 'listing', p_move_in_on, v_listing.rent_minor,
    v_listing.rent_currency, btrim(coalesce(p_note, '')))
  returning * into v_application;
  perform private.add_applicants(v_application,
    jsonb_build_array(p_applicant || jsonb_build_object('email', v_email, 'consent_version', p_consent_version)));
  insert into private.listing_applications (application_id, token_hash, language)
  values (v_application.id, private.token_hash(private.application_token(v_application.id)), v_language);
  perform private.note_application_event(v_application, 'created', '');
  perform private.mail_listing_application(v_application.id, v_listing, v_email, v_language);
  return 'received';
end
$$;
select private.declare_verb('apply_to_listing', 'service', p_callers => 'service_role', p_comment =>
  'Keeps what a visitor sent as a draft and mails them a link to confirm it: received, also when they had sent it before; closed when the listing is not published. Errors: email_address_invalid, consent_missing, rate_limited.');

create function private.mail_received_application(p_application public.applications)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, p_application.organization_id, 'application_received', 'application_received', 'application',
    p_application.id, jsonb_build_object('application_id', p_application.id,
      'applicant', (select a.full_name from public.application_applicants a where a.application_id = p_application.id and a.is_primary),
      'property', p.name, 'unit', coalesce((select u.label from public.units u where u.id = p_application.unit_id), '')),
    'application-received/' || p_application.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'people.write'
  join public.properties p on p.id = p_application.property_id
  where m.organization_id = p_application.organization_id
$$;
comment on function private.mail_received_application is
  'Tells those who handle applications that one came through a listing and was confirmed.';

create function private.confirm_application(p_token text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known private.listing_applications;
  v_application public.applications;
begin
  select * into v_known from private.listing_applications where token_hash = private.token_hash(p_token) for update;
  if not found then
    return 'unknown';
  elsif v_known.confirmed_at is not null then
    return 'confirmed';
  elsif v_known.expires_at <= now() then
    return 'expired';
  end if;
  update private.listing_applications set confirmed_at = now() where application_id = v_known.application_id;
  update public.applications set status = 'submitted', submitted_at = now()
  where id = v_known.application_id and status = 'draft' returning * into v_application;
  if found then
    perform private.note_application_event(v_application, 'submitted', '');
    perform private.mail_received_application(v_application);
  end if;
  return 'confirmed';
end
$$;
select private.declare_verb('confirm_application', 'service', p_callers => 'service_role', p_comment =>
  'The owner of the address says that they sent it: confirmed (also the second time), expired, unknown.');

create function private.forget_unconfirmed_applications(p_now timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  -- A week after its link expired, so that who clicks late is told why it does not work. What the office took up stays.
  delete from public.applications a using private.listing_applications l
  where l.application_id = a.id and l.confirmed_at is null and a.status = 'draft' and l.expires_at < p_now - interval '7 days'
$$;
comment on function private.forget_unconfirmed_applications is
  'Deletes drafts that came through a listing and that nobody confirmed.';
