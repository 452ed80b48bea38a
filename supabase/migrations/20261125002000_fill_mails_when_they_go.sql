-- The mail of a notice says what is true when it goes, not when it was scheduled: its words in braces are filled when the
-- message is taken for the first time. Tried again it says the same: the provider knows it by its id.
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
      'lease_id', v_reader.lease_id, 'person_id', v_reader.person_id,
      'landlord', (select name from public.organizations where id = p_notice.organization_id),
      'title_es', p_notice.title_es, 'body_es', p_notice.body_es, 'title_en', p_notice.title_en, 'body_en', p_notice.body_en,
      'needs_acknowledgement', p_notice.needs_acknowledgement, 'is_reminder', p_is_reminder), p_key);
  end if;
end
$$;

create function private.mail_as_it_goes(p_template text, p_parameters jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when p_template <> 'notice_published' then p_parameters else p_parameters || coalesce((
    select jsonb_object_agg(t.name, private.fill_words(p_parameters ->> t.name, (p_parameters ->> 'lease_id')::uuid,
      (p_parameters ->> 'person_id')::uuid))
    from unnest(array['title_es', 'body_es', 'title_en', 'body_en']) as t (name)
    where p_parameters ->> t.name is not null
  ), '{}') end
$$;
comment on function private.mail_as_it_goes is
  'The parameters of a message with what is true at the moment: the words of a notice, filled for its reader.';

create or replace function private.take_outgoing_mail(p_limit integer)
returns table (id uuid, to_address text, reply_to text, language text, template text, parameters jsonb)
language sql
security definer
set search_path = ''
as $$
  with due as (
    select m.id from private.outgoing_mail m
    where m.next_attempt_at <= now() and coalesce(m.first_attempt_at, now()) > now() - interval '23 hours'
    order by m.next_attempt_at, m.id limit least(greatest(coalesce(p_limit, 10), 1), 100)
    for update skip locked
  )
  -- Who takes a message has five minutes for it; after that it counts as lost on the way and is taken again.
  update private.outgoing_mail m set attempts = m.attempts + 1, first_attempt_at = coalesce(m.first_attempt_at, now()),
    next_attempt_at = now() + interval '5 minutes',
    parameters = case when m.attempts = 0 then private.mail_as_it_goes(m.template, m.parameters) else m.parameters end
  from due where m.id = due.id
  returning m.id, m.to_address, m.reply_to, m.language, m.template, m.parameters
$$;

revoke execute on function private.mail_as_it_goes from public, anon, authenticated;
