-- What a person exports are the notices that reached them.
create function private.export_words(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('with', o.name, 'subject', c.subject, 'at', m.created_at, 'words', m.body,
      'attachments', (select coalesce(jsonb_agg(a.name order by a.created_at, a.id), '[]') from public.message_attachments a
        where a.message_id = m.id)) order by m.id), '[]')
      from public.messages m
      join public.conversations c on c.id = m.conversation_id
      join public.organizations o on o.id = m.organization_id
      where m.author_id = p_user_id),
    'notices', (select coalesce(jsonb_agg(jsonb_build_object('from', o.name, 'title_es', n.title_es, 'title_en', n.title_en,
      'published_at', n.publish_at, 'read_at', r.read_at, 'acknowledged_at', r.acknowledged_at) order by n.publish_at, n.id), '[]')
      from public.notice_recipients r
      join public.people pe on pe.id = r.person_id and pe.user_id = p_user_id
      join public.notices n on n.id = r.notice_id and n.publish_at <= now()
        and (r.received_at is not null or private.lives_where_notice_is_for(n, r.person_id, r.lease_id))
      join public.organizations o on o.id = n.organization_id),
    'assistant', (select coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'created_at', c.created_at,
      'turns', (select coalesce(jsonb_agg(jsonb_build_object('at', t.created_at, 'question', t.question, 'answer', t.answer)
        order by t.created_at, t.id), '[]') from public.assistant_turns t where t.conversation_id = c.id))
      order by c.created_at, c.id), '[]')
      from public.assistant_conversations c where c.user_id = p_user_id)
  )
$$;
comment on function private.export_words is
  'What a person wrote to their landlord or tenants, the notices they were sent, and what they asked the assistant.';

create function private.export_community(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('community', jsonb_build_object(
    'neighbours_see', (select n.shown from public.neighbour_names n where n.user_id = p_user_id),
    'posts', (select coalesce(jsonb_agg(jsonb_build_object('property', p.name, 'kind', c.kind, 'words', c.body,
      'created_at', c.created_at, 'withdrawn_at', c.withdrawn_at, 'hidden_at', c.hidden_at, 'hidden_reason', c.hidden_reason,
      'photos', (select coalesce(jsonb_agg(f.path order by f.created_at, f.id), '[]') from public.community_photos f
        where f.post_id = c.id)) order by c.created_at, c.id), '[]')
      from public.community_posts c join public.properties p on p.id = c.property_id
      where c.author_id = p_user_id and c.kind <> 'comment'),
    'comments', (select coalesce(jsonb_agg(jsonb_build_object('property', p.name, 'words', c.body, 'created_at', c.created_at,
      'withdrawn_at', c.withdrawn_at, 'hidden_at', c.hidden_at, 'hidden_reason', c.hidden_reason) order by c.created_at, c.id), '[]')
      from public.community_posts c join public.properties p on p.id = c.property_id
      where c.author_id = p_user_id and c.kind = 'comment'),
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'created_at', r.created_at,
      'is_upheld', r.is_upheld) order by r.created_at, r.id), '[]')
      from public.community_reports r where r.reporter_id = p_user_id),
    'reservations', (select coalesce(jsonb_agg(jsonb_build_object('area', a.name, 'property', p.name, 'starts_at', r.starts_at,
      'ends_at', r.ends_at, 'status', r.status, 'note', r.note, 'reason', r.reason, 'created_at', r.created_at)
      order by r.starts_at, r.id), '[]')
      from public.area_reservations r
      join public.common_areas a on a.id = r.area_id
      join public.properties p on p.id = r.property_id
      where r.reserved_by = p_user_id),
    'parcels_noted', (select coalesce(jsonb_agg(jsonb_build_object('description', k.description, 'storage_place', k.storage_place,
      'noted_at', k.noted_at) order by k.noted_at, k.id), '[]') from public.parcels k where k.noted_by = p_user_id),
    'house_rules_read', (select coalesce(jsonb_agg(jsonb_build_object('property', p.name, 'version', h.version,
      'acknowledged_at', a.acknowledged_at) order by a.acknowledged_at, a.id), '[]')
      from public.house_rule_acknowledgements a
      join public.house_rules h on h.id = a.rules_id
      join public.properties p on p.id = h.property_id
      where a.user_id = p_user_id)
  ))
$$;
comment on function private.export_community is
  'What a person wrote, reserved, noted and read in the building they live in or look after.';

create function private.export_about(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with own as (
    select private.normal_email(u.email) as email from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null
  )
  select jsonb_build_object(
    'guarantees', (select coalesce(jsonb_agg(jsonb_build_object('landlord', o.name, 'starts_on', l.starts_on,
      'since', g.created_at) order by g.created_at, g.id), '[]')
      from public.lease_guarantors g
      join public.people pe on pe.id = g.person_id and pe.user_id = p_user_id
      join public.leases l on l.id = g.lease_id
      join public.organizations o on o.id = g.organization_id),
    'personal_documents', (select coalesce(jsonb_agg(jsonb_build_object('kept_by', o.name, 'name', d.name, 'kind', d.kind,
      'created_at', d.created_at) order by d.created_at, d.id), '[]')
      from public.documents d
      join public.people pe on pe.id = d.person_id and pe.user_id = p_user_id
      join public.organizations o on o.id = d.organization_id
      where d.is_shared),
    'applications', (select coalesce(jsonb_agg(jsonb_build_object('to', o.name, 'status', a.status, 'submitted_at', a.submitted_at,
      'full_name', t.full_name, 'email', t.email, 'phone', t.phone, 'identity_type', t.identity_type,
      'identity_number', t.identity_number, 'occupation', t.occupation, 'employer', t.employer, 'income_minor', t.income_minor,
      'income_currency', t.income_currency, 'consent_version', t.consent_version, 'consented_at', t.consented_at)
      order by t.created_at, t.id), '[]')
      from public.application_applicants t
      join public.applications a on a.id = t.application_id
      join public.organizations o on o.id = t.organization_id
      where lower(t.email) in (select email from own)),
    'waitlist', (select coalesce(jsonb_agg(jsonb_build_object('email', w.email, 'consented_at', w.consented_at,
      'confirmed_at', w.confirmed_at) order by w.created_at), '[]')
      from private.waitlist_entries w where w.email in (select email from own)),
    'contact_messages', (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'words', c.message,
      'created_at', c.created_at) order by c.created_at), '[]')
      from private.contact_messages c where c.email in (select email from own))
  )
$$;
comment on function private.export_about is
  'What is kept about a person beside their leases: what they answer for, their own papers, and what they left under their confirmed address.';
