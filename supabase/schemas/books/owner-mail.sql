create function private.owner_mail_token(p_list_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(extensions.hmac(convert_to(p_list_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'owner_mail_token'
$$;
comment on function private.owner_mail_token is
  'The token by which an address leaves the statements of an organisation, made from its list''s id and a key that never leaves the database.';

create function private.set_owner_contact(p_organization_id uuid, p_owner_key text, p_email text, p_language text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_email text := private.normal_email(p_email);
  v_list uuid := gen_random_uuid();
  v_stopped timestamptz;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if not private.is_owner(p_organization_id, p_owner_key) then
    perform private.fail('not_found', '{"fields": ["owner_key"]}');
  elsif btrim(coalesce(p_email, '')) = '' then
    delete from public.owner_contacts c where c.organization_id = p_organization_id and c.owner_key = p_owner_key;
    return;
  elsif v_email is null then
    perform private.fail('email_address_invalid', '{"fields": ["email"]}');
  end if;
  insert into private.owner_mail_lists as l (id, organization_id, address_hash, leave_token_hash)
  values (v_list, p_organization_id, private.token_hash(v_email), private.token_hash(private.owner_mail_token(v_list)))
  on conflict (organization_id, address_hash) do update set address_hash = l.address_hash
  returning l.stopped_at into v_stopped;
  insert into public.owner_contacts as c (organization_id, owner_key, email, language, stopped_at)
  values (p_organization_id, p_owner_key, v_email, coalesce(p_language, 'es'), v_stopped)
  on conflict (organization_id, owner_key) do update
    set email = excluded.email, language = excluded.language, stopped_at = excluded.stopped_at
  -- The same again leaves no trace in the log.
  where (c.email, c.language, c.stopped_at) is distinct from (excluded.email, excluded.language, excluded.stopped_at);
end
$$;
select private.declare_verb('set_owner_contact', 'money.write', p_comment =>
  'Where an owner (private.owner_key) gets their own statements, and in which language; an empty address takes it away. An address that wanted no more of them stays stopped. Errors: not_allowed, not_found, email_address_invalid.');

create function private.leave_owner_mail(p_token text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_list private.owner_mail_lists;
begin
  update private.owner_mail_lists l set stopped_at = coalesce(l.stopped_at, now())
  where l.leave_token_hash = private.token_hash(p_token) returning * into v_list;
  update public.owner_contacts c set stopped_at = v_list.stopped_at
  where c.organization_id = v_list.organization_id and private.token_hash(c.email) = v_list.address_hash
    and c.stopped_at is null;
  return 'left';
end
$$;
select private.declare_verb('leave_owner_mail', 'service', p_callers => 'service_role', p_comment =>
  'Stops an organisation''s statements to the address of a token. Says left also when it was none, or had left before.');

create function private.follow_owner_contacts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_key text := private.owner_key(old.full_name, old.identity_number);
  v_new text;
begin
  if private.is_owner(old.organization_id, v_key) then
    return null;
  end if;
  -- Somebody whose number was added or corrected is the same person under another key.
  select min(private.owner_key(o.full_name, o.identity_number)) into v_new from public.property_owners o
  where o.property_id = old.property_id and lower(btrim(o.full_name)) = lower(btrim(old.full_name));
  update public.owner_contacts c set owner_key = v_new
  where c.organization_id = old.organization_id and c.owner_key = v_key and v_new is not null and not exists (
    select 1 from public.owner_contacts t where t.organization_id = old.organization_id and t.owner_key = v_new);
  delete from public.owner_contacts c where c.organization_id = old.organization_id and c.owner_key = v_key;
  return null;
end
$$;
comment on function private.follow_owner_contacts is
  'Trigger at commit: an owner''s address goes with their last property, and stays theirs when their number is written down.';

create function private.may_receive_statement(p_parameters jsonb, p_address text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_receive_report(p_parameters)
    and exists (select 1 from public.owner_contacts c
      where c.organization_id = (p_parameters ->> 'organization_id')::uuid and c.owner_key = p_parameters ->> 'owner'
        and c.email = p_address and c.stopped_at is null)
    and exists (select 1 from public.property_owners o
      where o.organization_id = (p_parameters ->> 'organization_id')::uuid
        and private.owner_key(o.full_name, o.identity_number) = p_parameters ->> 'owner'
        and (p_parameters ->> 'property_id' is null or o.property_id = (p_parameters ->> 'property_id')::uuid))
$$;
comment on function private.may_receive_statement is
  'Whether an owner''s statement may still go to an address: theirs, not stopped, and they own something of what it is about.';

create function private.mail_owner_statement(p_contact public.owner_contacts, p_reader uuid, p_statement jsonb, p_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.enqueue_mail(p_contact.email, p_contact.language, 'owner_statement',
    w.words || jsonb_build_object('leave_token', private.owner_mail_token(l.id)), p_key)
  from (select p_statement || jsonb_build_object('organization_id', p_contact.organization_id, 'user_id', p_reader,
    'report', 'owner_statement', 'owner', p_contact.owner_key)) w (words)
  join private.owner_mail_lists l on l.organization_id = p_contact.organization_id
    and l.address_hash = private.token_hash(p_contact.email)
  where private.may_receive_statement(w.words, p_contact.email)
$$;
comment on function private.mail_owner_statement is
  'Writes an owner''s statement down for them, once for each key, to be made with the rights of a member; nothing where it may not go.';

create function private.send_owner_statement(
  p_request_id uuid, p_organization_id uuid, p_owner_key text, p_email text, p_from date, p_to date,
  p_basis public.accounting_basis default 'cash', p_currency public.currency_code default 'DOP', p_property_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_contact public.owner_contacts;
  v_statement jsonb := jsonb_build_object('property_id', p_property_id, 'from', p_from, 'to', p_to,
    'basis', coalesce(p_basis, 'cash'), 'currency', coalesce(p_currency, 'DOP'));
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.require_period(p_from, p_to);
  select * into v_contact from public.owner_contacts c
  where c.organization_id = p_organization_id and c.owner_key = p_owner_key;
  if not found or not exists (select 1 from public.property_owners o where o.organization_id = p_organization_id
    and private.owner_key(o.full_name, o.identity_number) = p_owner_key
    and (p_property_id is null or o.property_id = p_property_id)) then
    perform private.fail('not_found', '{"fields": ["owner_key"]}');
  elsif v_contact.email is distinct from private.normal_email(p_email) then
    -- What was confirmed on the screen is where it goes, or it does not go.
    perform private.fail('owner_address_changed', '{"fields": ["email"]}');
  elsif v_contact.stopped_at is not null then
    perform private.fail('owner_mail_stopped', '{"fields": ["email"]}');
  end if;
  perform private.count_attempt('owner statement', v_contact.id::text, 20, interval '1 day');
  perform private.mail_owner_statement(v_contact, (select auth.uid()), v_statement, 'owner-statement/' || p_request_id);
end
$$;
select private.declare_verb('send_owner_statement', 'money.write', p_repeatable => true, p_comment =>
  'Sends an owner (private.owner_key) the statement of their own share of a period, to the address that was confirmed, which must be theirs still. Errors: not_allowed, not_found, owner_address_changed, owner_mail_stopped, period_invalid, rate_limited.');
