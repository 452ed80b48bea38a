-- Texts that an organisation keeps to write messages and notices from, and the words in braces that stand for the reader's
-- own facts. A message is filled when it is sent, a notice when it is read: each reader gets their own.
create type public.template_kind as enum ('message', 'notice');

create table public.message_templates (
  -- Made by whoever saves it, so that one that was removed can come back as it was.
  id uuid primary key,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind public.template_kind not null,
  language text not null check (language in ('es', 'en')),
  title text not null check (char_length(title) between 1 and 120 and title = btrim(title)),
  body text not null check (char_length(body) between 1 and 4000 and body = btrim(body)),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, id)
);
comment on table public.message_templates is
  'Saved texts of an organisation for messages and notices, each in one language; words such as {tenant} are filled for who reads.';
create unique index message_templates_one_title
  on public.message_templates (organization_id, kind, language, lower(title));
create index message_templates_by_creator on public.message_templates (created_by);
alter table public.message_templates enable row level security;
grant select on public.message_templates to authenticated, service_role;
create policy "readers of messages see saved texts" on public.message_templates for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('messages.read'))));
create trigger write_audit_log after insert or update or delete on public.message_templates
  for each row execute function private.write_audit_log();

create function private.save_message_template(p_template_id uuid, p_organization_id uuid, p_kind public.template_kind,
  p_language text, p_title text, p_body text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_organization_id is null or p_organization_id not in (select private.my_organization_ids('messages.write')) then
    perform private.fail('not_found');
  end if;
  -- Two who save at once are counted one after the other.
  perform 1 from public.organizations where id = p_organization_id for update;
  update public.message_templates set title = btrim(p_title), body = btrim(p_body)
  where id = p_template_id and organization_id = p_organization_id and kind = p_kind and language = p_language;
  if found then
    return p_template_id;
  elsif exists (select 1 from public.message_templates where id = p_template_id) then
    perform private.fail('not_found');
  elsif (select count(*) from public.message_templates where organization_id = p_organization_id) >= 200 then
    perform private.fail('too_many_templates');
  end if;
  insert into public.message_templates (id, organization_id, kind, language, title, body, created_by)
  values (p_template_id, p_organization_id, p_kind, p_language, btrim(p_title), btrim(p_body), (select auth.uid()));
  return p_template_id;
end
$$;

create function private.remove_message_template(p_template_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.message_templates
  where id = p_template_id and organization_id in (select private.my_organization_ids('messages.write'));
  if not found then
    perform private.fail('not_found');
  end if;
end
$$;

-- A backslash or a digit after it would be an order to the replacement.
create function private.literal_words(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$ select replace(p_text, '\', '\\') $$;
comment on function private.literal_words is 'A text as regexp_replace puts it in unchanged.';

create function private.fill_words(p_text text, p_lease_id uuid, p_person_id uuid default null)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when position('{' in p_text) = 0 then p_text else coalesce((
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(p_text,
        '\{(saldo|balance)\}', private.literal_words(coalesce(f.balance, '')), 'gi'),
        '\{(propiedad|property)\}', private.literal_words(f.property), 'gi'),
        '\{(unidad|unit)\}', private.literal_words(f.unit), 'gi'),
        '\{(inquilino|tenant)\}', private.literal_words(coalesce(f.tenant, '')), 'gi')
    from (
      select p.name as property, u.label as unit,
        (select case b.currency when 'DOP' then 'RD$' when 'USD' then 'US$' else b.currency || ' ' end
            || to_char(b.receivable_minor / 100.0, 'FM999,999,999,990.00')
          from public.lease_balances b where b.lease_id = l.id) as balance,
        (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
          from public.lease_tenants lt join public.people pe on pe.organization_id = lt.organization_id and pe.id = lt.person_id
          where lt.lease_id = l.id and (p_person_id is null or lt.person_id = p_person_id)) as tenant
      from public.leases l
      join public.properties p on p.id = l.property_id
      join public.units u on u.id = l.unit_id
      where l.id = p_lease_id
    ) f), p_text) end
$$;
comment on function private.fill_words is
  'A text with {tenant}, {unit}, {property} and {balance}, in either language, filled for a lease or for one of its tenants; the balance is what is due today.';

create function private.preview_message(p_lease_id uuid, p_text text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.leases
    where id = p_lease_id and organization_id in (select private.my_organization_ids('messages.write'))) then
    perform private.fail('not_found');
  end if;
  return private.fill_words(left(p_text, 6000), p_lease_id);
end
$$;

create or replace function private.post_message(p_conversation public.conversations, p_client_id uuid, p_body text, p_attachments jsonb,
  p_is_from_tenant boolean)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_author uuid := (select auth.uid());
  v_message public.messages;
  v_count integer := jsonb_array_length(coalesce(p_attachments, '[]'));
  -- What the office writes to many says to each their own.
  v_body text := case when p_is_from_tenant then p_body else private.fill_words(p_body, p_conversation.lease_id) end;
begin
  if (btrim(coalesce(v_body, '')) = '' and v_count = 0) or char_length(v_body) > 4000 then
    perform private.fail('message_too_long');
  elsif v_count > 10 then
    perform private.fail('too_many_attachments');
  end if;
  insert into public.messages (organization_id, conversation_id, client_id, author_id, is_from_tenant, body, attachment_count)
  values (p_conversation.organization_id, p_conversation.id, p_client_id, v_author, p_is_from_tenant, btrim(coalesce(v_body, '')), v_count)
  returning * into v_message;
  insert into public.message_attachments (id, organization_id, conversation_id, message_id, name, file_type, created_by)
  select a.id, p_conversation.organization_id, p_conversation.id, v_message.id, btrim(a.name), a.file_type, v_author
  from jsonb_to_recordset(coalesce(p_attachments, '[]')) as a (id uuid, name text, file_type text);
  update public.conversations set last_message_id = v_message.id, last_message_at = v_message.created_at,
    last_text = left(regexp_replace(v_message.body, '\s+', ' ', 'g'), 160), last_is_from_tenant = p_is_from_tenant,
    office_read_id = case when p_is_from_tenant then office_read_id else v_message.id end,
    tenant_read_id = case when p_is_from_tenant then v_message.id else tenant_read_id end,
    archived_at = case when p_is_from_tenant then null else archived_at end
  where id = p_conversation.id;
  -- What one of the office has answered waits for none of them.
  perform private.clear_marks(p_conversation, case when p_is_from_tenant then array[v_author] else
    array(select user_id from public.conversation_marks k where k.conversation_id = p_conversation.id
        and k.organization_id = p_conversation.organization_id
        and not exists (select 1 from public.lease_tenants lt where lt.lease_id = p_conversation.lease_id and lt.user_id = k.user_id)
      union select v_author) end, v_message.id);
  perform private.tell_of_message(p_conversation, v_message);
  return v_message.id;
end
$$;

create or replace function private.mail_notice(p_notice public.notices, p_user_id uuid, p_at timestamptz, p_is_reminder boolean, p_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader public.notice_recipients;
begin
  if private.wants_notification(p_user_id, 'notice_published', 'email') then
    select r.* into v_reader from public.notice_recipients r
    join public.people pe on pe.organization_id = r.organization_id and pe.id = r.person_id
    where r.notice_id = p_notice.id and pe.user_id = p_user_id order by r.lease_id limit 1;
    perform private.mail_user_at(p_at, p_user_id, 'notice_published', jsonb_build_object('notice_id', p_notice.id,
      'landlord', (select name from public.organizations where id = p_notice.organization_id),
      'title_es', private.fill_words(p_notice.title_es, v_reader.lease_id, v_reader.person_id),
      'body_es', private.fill_words(p_notice.body_es, v_reader.lease_id, v_reader.person_id),
      'title_en', private.fill_words(p_notice.title_en, v_reader.lease_id, v_reader.person_id),
      'body_en', private.fill_words(p_notice.body_en, v_reader.lease_id, v_reader.person_id),
      'needs_acknowledgement', p_notice.needs_acknowledgement, 'is_reminder', p_is_reminder), p_key);
  end if;
end
$$;

create or replace function public.my_notices()
returns table (id uuid, organization_id uuid, lease_id uuid, title_es text, body_es text, title_en text, body_en text,
  publish_at timestamptz, expires_at timestamptz, needs_acknowledgement boolean, read_at timestamptz, acknowledged_at timestamptz,
  organization_name text, time_zone text)
language sql
stable
set search_path = ''
as $$
  select n.id, n.organization_id, r.lease_id, private.fill_words(n.title_es, r.lease_id, r.person_id),
    private.fill_words(n.body_es, r.lease_id, r.person_id), private.fill_words(n.title_en, r.lease_id, r.person_id),
    private.fill_words(n.body_en, r.lease_id, r.person_id), n.publish_at, n.expires_at,
    n.needs_acknowledgement, r.read_at, r.acknowledged_at, o.name, o.time_zone
  from public.notice_recipients r
  join public.notices n on n.organization_id = r.organization_id and n.id = r.notice_id
  join public.organizations o on o.id = n.organization_id
  where r.person_id = any (array(select private.my_person_ids())) and n.id = any (array(select private.my_notice_ids()))
$$;

create function public.save_message_template(p_template_id uuid, p_organization_id uuid, p_kind public.template_kind,
  p_language text, p_title text, p_body text)
returns uuid language sql set search_path = ''
as $$ select private.save_message_template(p_template_id, p_organization_id, p_kind, p_language, p_title, p_body) $$;
comment on function public.save_message_template is
  'Keeps a text for messages or notices, or writes one anew; safe to repeat. Errors: not_found, too_many_templates (200), already_exists (its title).';
create function public.remove_message_template(p_template_id uuid)
returns void language sql set search_path = '' as $$ select private.remove_message_template(p_template_id) $$;
comment on function public.remove_message_template is 'Removes a saved text; saving it under its id brings it back. Error: not_found.';
create function public.preview_message(p_lease_id uuid, p_text text)
returns text language sql stable set search_path = '' as $$ select private.preview_message(p_lease_id, p_text) $$;
comment on function public.preview_message is 'A text as the tenants of a lease would read it. Error: not_found.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['save_message_template', 'remove_message_template', 'preview_message'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
-- my_notices reads with the reader's own rights; the schema is not exposed, so nobody calls these by themselves.
revoke execute on function private.fill_words, private.literal_words from public, anon;
grant execute on function private.fill_words to authenticated;
