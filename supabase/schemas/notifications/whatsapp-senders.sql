create function private.whatsapp_sender_for(p_organization_id uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select s.id from public.whatsapp_senders s join private.whatsapp_sender_tokens t on t.sender_id = s.id
  where (s.organization_id = p_organization_id or s.organization_id is null) and s.status <> 'off'
  order by s.organization_id nulls last limit 1
$$;
comment on function private.whatsapp_sender_for is 'The number that writes for an organization: its own, else the platform''s; null without.';

create function private.set_whatsapp_sender(
  p_organization_id uuid, p_phone_number_id text, p_waba_id text, p_display_phone text, p_sealed text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
begin
  if p_organization_id is null then
    perform private.require_platform_admin('whatsapp_sender');
  else
    perform private.require_permission(p_organization_id, 'organization.manage');
  end if;
  insert into public.whatsapp_senders (organization_id, phone_number_id, waba_id, display_phone)
  values (p_organization_id, p_phone_number_id, p_waba_id, p_display_phone)
  on conflict (organization_id) do update set phone_number_id = excluded.phone_number_id, waba_id = excluded.waba_id,
    display_phone = excluded.display_phone, status = 'active', problem = '', set_at = now()
  returning id into v_id;
  insert into private.whatsapp_sender_tokens (sender_id, sealed) values (v_id, p_sealed)
  on conflict (sender_id) do update set sealed = excluded.sealed;
  return v_id;
end
$$;
select private.declare_verb('set_whatsapp_sender', 'organization.manage, admin', p_comment =>
  'Sets the number of WhatsApp Business that an organization writes from (null: the platform, for administrators), with its token, which the edge has encrypted. Returns its id. Errors: not_allowed, already_exists for a number of another.');

create function private.remove_whatsapp_sender(p_organization_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_organization_id is null then
    perform private.require_platform_admin('whatsapp_sender');
  else
    perform private.require_permission(p_organization_id, 'organization.manage');
  end if;
  delete from public.whatsapp_senders where organization_id is not distinct from p_organization_id;
end
$$;
select private.declare_verb('remove_whatsapp_sender', 'organization.manage, admin', p_comment =>
  'An organization (null: the platform) writes by WhatsApp no more from a number of its own; its token is deleted. Error: not_allowed.');

create function private.note_whatsapp_problem(p_phone_number_id text, p_problem text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.whatsapp_senders set status = case when coalesce(p_problem, '') = '' then 'active' else 'failing' end::public.whatsapp_sender_status,
    problem = left(coalesce(p_problem, ''), 500)
  where phone_number_id = p_phone_number_id and status <> 'off'
$$;
select private.declare_verb('note_whatsapp_problem', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: why WhatsApp takes nothing from a number, in its own words; empty once it does again.');

create function private.record_whatsapp_status(p_provider_id text, p_status text, p_at timestamptz, p_error text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_is_new boolean;
begin
  insert into private.whatsapp_statuses (provider_id, status, at, error)
  values (p_provider_id, p_status, p_at, nullif(left(coalesce(p_error, ''), 500), ''))
  on conflict do nothing
  returning true into v_is_new;
  if v_is_new and p_status = 'failed' then
    update private.outgoing_messages set error = left(coalesce(nullif(p_error, ''), 'failed'), 500)
    where provider_id = p_provider_id and channel = 'whatsapp';
  end if;
  return coalesce(v_is_new, false);
end
$$;
select private.declare_verb('record_whatsapp_status', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: what WhatsApp says became of a message (sent, delivered, read, failed), in any order and before mark_message_sent too; true the first time.');

create function private.record_whatsapp_inbound(p_from text, p_at timestamptz, p_text text, p_phone_number_id text default '')
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.whatsapp_windows as w (phone, phone_number_id, last_inbound_at) values (p_from, p_phone_number_id, p_at)
  on conflict (phone, phone_number_id) do update set last_inbound_at = greatest(w.last_inbound_at, excluded.last_inbound_at);
  if upper(btrim(coalesce(p_text, ''), E' \t\r\n.!')) not in ('BAJA', 'STOP', 'ALTO', 'CANCELAR', 'UNSUBSCRIBE') then
    return 'noted';
  end if;
  -- A word of before the present consent does not end it.
  update public.whatsapp_consents set withdrawn_at = now() where phone = p_from and withdrawn_at is null and given_at <= p_at;
  return 'withdrawn';
end
$$;
select private.declare_verb('record_whatsapp_inbound', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: somebody (E.164) wrote to a number, which may answer in its own words for 24 hours. BAJA, STOP, ALTO, CANCELAR or UNSUBSCRIBE withdraws the consent: noted or withdrawn. What they wrote is not kept.');
