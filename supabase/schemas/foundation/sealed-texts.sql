-- The key that seals what card processors gave can be changed: what was sealed with another is opened with that one and sealed
-- with the newest, a few at a time. A sealed text names its key (v2.<key>.…); those of before do not (v1.…).
create function private.take_sealed_with_other_keys(p_key_id text, p_limit integer default 100)
returns table (place text, organization_id uuid, processor public.card_processor, id uuid, sealed_for uuid, number text, sealed text)
language sql
stable
security definer
set search_path = ''
as $$
  select * from (
    select 'credentials', c.organization_id, c.processor, null::uuid, null::uuid, null::text, c.sealed from private.card_credentials c
    union all
    select 'attempt', null, null, s.card_payment_id, null, null, s.sealed from private.card_payment_secrets s
    union all
    select 'card', null, null, a.autopay_id, a.sealed_for, null, a.sealed from private.autopay_cards a
    union all
    select 'whatsapp', w.organization_id, null, t.sender_id, null, w.phone_number_id, t.sealed
    from private.whatsapp_sender_tokens t join public.whatsapp_senders w on w.id = t.sender_id
    union all
    select 'program', null, null, g.id, null, null, g.sealed from private.program_grants g where g.revoked_at is null
  ) as t (place, organization_id, processor, id, sealed_for, number, sealed)
  where t.sealed is not null and not starts_with(t.sealed, 'v2.' || p_key_id || '.')
  order by t.place, t.organization_id, t.id limit least(greatest(coalesce(p_limit, 100), 1), 500)
$$;
select private.declare_verb('take_sealed_with_other_keys', 'service', p_callers => 'service_role', p_comment =>
  'What is sealed with another key than the one that seals now: credentials of an organization, secrets of open payments, stored cards, tokens of numbers of WhatsApp, sign-ins of programs.');

create function private.renew_sealed(
  p_place text, p_organization_id uuid, p_processor public.card_processor, p_id uuid, p_was text, p_sealed text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What was changed meanwhile is newer than what it would be changed to.
  if p_place = 'credentials' then
    update private.card_credentials set sealed = p_sealed
    where organization_id = p_organization_id and processor = p_processor and sealed = p_was;
  elsif p_place = 'attempt' then
    update private.card_payment_secrets set sealed = p_sealed where card_payment_id = p_id and sealed = p_was;
  elsif p_place = 'card' then
    update private.autopay_cards set sealed = p_sealed where autopay_id = p_id and sealed = p_was;
  elsif p_place = 'whatsapp' then
    update private.whatsapp_sender_tokens set sealed = p_sealed where sender_id = p_id and sealed = p_was;
  elsif p_place = 'program' then
    update private.program_grants set sealed = p_sealed where id = p_id and sealed = p_was;
  end if;
  return found;
end
$$;
select private.declare_verb('renew_sealed', 'service', p_callers => 'service_role', p_comment =>
  'Puts the same secret, sealed with another key, in the place of what it was. False when that has changed.');
