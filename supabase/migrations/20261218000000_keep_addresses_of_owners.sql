-- Where an owner of properties gets their own statement, in which language, and whether they want it. An owner is known by
-- the key of owners, in all properties of an organisation at once.
create table public.owner_contacts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  owner_key text not null check (char_length(owner_key) between 1 and 120),
  email text not null check (email = private.normal_email(email)),
  language text not null check (language in ('es', 'en')),
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, owner_key)
);
comment on table public.owner_contacts is
  'The address of somebody who owns properties here (private.owner_key), for statements of their own share. It goes with their last property. stopped_at: whoever reads that address wants no more of them.';
alter table public.owner_contacts enable row level security;
grant select on public.owner_contacts to authenticated;
grant all on public.owner_contacts to service_role;
create policy "readers of money see where owners get their statements" on public.owner_contacts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create trigger touch_updated_at before update on public.owner_contacts
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update or delete on public.owner_contacts
  for each row execute function private.write_audit_log();

-- What an address said to an organisation outlives its row: taken out and put in again it stays stopped.
create table private.owner_mail_lists (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  address_hash bytea not null,
  leave_token_hash bytea not null unique,
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, address_hash)
);
comment on table private.owner_mail_lists is
  'Whether an address takes statements of an organisation. Of the address, and of the token in its messages, only hashes are kept.';
alter table private.owner_mail_lists enable row level security;
insert into private.secrets (name, value) values ('owner_mail_token', extensions.gen_random_bytes(32));

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
create function public.set_owner_contact(p_organization_id uuid, p_owner_key text, p_email text, p_language text)
returns void language sql set search_path = ''
as $$ select private.set_owner_contact(p_organization_id, p_owner_key, p_email, p_language) $$;
comment on function public.set_owner_contact is
  'Where an owner (private.owner_key) gets their own statements, and in which language; an empty address takes it away. An address that wanted no more of them stays stopped. Errors: not_allowed, not_found, email_address_invalid.';
select private.guard_door('set_owner_contact');

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
comment on function private.leave_owner_mail is
  'Stops an organisation''s statements to the address of a token. Says left also when it was none, or had left before.';
create function public.leave_owner_mail(p_token text)
returns text language sql set search_path = ''
as $$ select private.leave_owner_mail(p_token) $$;
comment on function public.leave_owner_mail is 'For the edge, as the service: see private.leave_owner_mail.';

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
create constraint trigger follow_owner_contacts after update or delete on public.property_owners
  deferrable initially deferred for each row execute function private.follow_owner_contacts();

revoke execute on function private.owner_mail_token, private.follow_owner_contacts, private.leave_owner_mail,
  public.leave_owner_mail from public, anon, authenticated;
revoke execute on function private.set_owner_contact, public.set_owner_contact from public, anon;
grant execute on function private.set_owner_contact, public.set_owner_contact to authenticated;
grant execute on function private.leave_owner_mail, public.leave_owner_mail to service_role;
