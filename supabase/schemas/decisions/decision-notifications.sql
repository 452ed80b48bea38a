create function private.people_who_decide(p_property_id uuid)
returns table (user_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct p.user_id from private.current_decision_rules(p_property_id) r
  cross join lateral private.roll_of(p_property_id, r) v
  join public.people p on p.id = any (v.person_ids) where p.user_id is not null
$$;
comment on function private.people_who_decide is 'Users with a vote in a building as its rules say today.';

create function private.people_with_voice(p_property_id uuid)
returns table (user_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct t.user_id from public.leases l join public.lease_parties t on t.lease_id = l.id
  where l.property_id = p_property_id and private.is_occupying(l.status) and t.user_id is not null
    and (private.current_decision_rules(p_property_id)).tenants_have_voice
$$;
comment on function private.people_with_voice is
  'Users who rent in a building whose rules let tenants speak of its decisions today.';

create function private.notified_of_decision(p_decision public.decisions, p_event public.notification_event)
returns table (user_id uuid, has_vote boolean, is_office boolean)
language sql
stable
security definer
set search_path = ''
as $$
  with votes as (select * from public.decision_votes where decision_id = (p_decision).id),
  parts as (
    select p.user_id, true as has_vote, false as is_office from votes v join public.people p on p.id = any (v.person_ids)
    union all
    select v.user_id, false, false from private.people_with_voice((p_decision).property_id) v
    union all
    -- The office certifies what closed; it hears of an opening where it has a vote itself, but for who opened it.
    select m.user_id, exists (select 1 from votes where of_organization), true
    from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'decisions.write'
    where m.organization_id = (p_decision).organization_id and m.user_id is distinct from (select auth.uid())
      and (p_event = 'decision_closed' or exists (select 1 from votes where of_organization)))
  select user_id, bool_or(has_vote), bool_or(is_office) from parts where user_id is not null group by user_id
$$;
comment on function private.notified_of_decision is
  'Whom an event of a decision concerns: who has a vote in it, tenants with a voice, and the office.';

create function private.notify_of_decision(p_decision_id uuid, p_event public.notification_event)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions;
  v_to record;
begin
  select * into v_decision from public.decisions where id = p_decision_id;
  for v_to in select * from private.notified_of_decision(v_decision, p_event) loop
    perform private.notify_user(v_to.user_id, v_decision.organization_id, p_event, p_event::text, 'decision', p_decision_id,
      jsonb_strip_nulls(jsonb_build_object('title', v_decision.question, 'decision_id', p_decision_id,
        'to', case when v_to.is_office then 'office' else 'voter' end, 'is_voice_only', not v_to.has_vote,
        'property', (select name from public.properties where id = v_decision.property_id),
        'closes_at', case when p_event = 'decision_opened' then v_decision.closes_at end, 'outcome', case when p_event = 'decision_closed' then v_decision.result ->> 'outcome' end,
        'time_zone', (select time_zone from public.organizations where id = v_decision.organization_id))),
      p_event::text || '/' || p_decision_id || '/' || v_to.user_id);
  end loop;
end
$$;
comment on function private.notify_of_decision is
  'Notifies who has a vote or a voice in a decision, and the office, once for each event.';

create function private.notify_of_assembly(p_assembly_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies;
  v_user uuid;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id;
  for v_user in select user_id from private.people_who_decide(v_assembly.property_id)
    union select user_id from private.people_with_voice(v_assembly.property_id) loop
    perform private.notify_user(v_user, v_assembly.organization_id, 'assembly_called', 'assembly_called', 'assembly', p_assembly_id,
      jsonb_build_object('title', v_assembly.title, 'assembly_id', p_assembly_id, 'place', v_assembly.place, 'starts_at', v_assembly.starts_at,
        'property', (select name from public.properties where id = v_assembly.property_id),
        'time_zone', (select time_zone from public.organizations where id = v_assembly.organization_id)),
      'assembly_called/' || p_assembly_id || '/' || v_user);
  end loop;
end
$$;
comment on function private.notify_of_assembly is 'Notifies who has a vote or a voice in the building of an assembly that was called.';

create function private.notify_of_closing(p_organization_id uuid, p_now timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row record;
begin
  for v_row in
    select distinct p.user_id, d.id, d.question, d.property_id, d.closes_at
    from public.decisions d join public.decision_votes v on v.decision_id = d.id and not v.has_voted
    join public.people p on p.id = any (v.person_ids)
    where d.organization_id = p_organization_id and d.status = 'open' and p.user_id is not null
      and d.closes_at > p_now and d.closes_at <= p_now + interval '24 hours' and d.opened_at < d.closes_at - interval '24 hours'
  loop
    perform private.notify_user(v_row.user_id, p_organization_id, 'decision_closing', 'decision_closing', 'decision', v_row.id,
      jsonb_build_object('title', v_row.question, 'decision_id', v_row.id, 'property', (select name from public.properties where id = v_row.property_id),
        'closes_at', v_row.closes_at, 'time_zone', (select time_zone from public.organizations where id = p_organization_id)),
      'decision_closing/' || v_row.id || '/' || v_row.user_id);
  end loop;
end
$$;
comment on function private.notify_of_closing is
  'Reminds, once, who has not voted in a decision that closes within a day; not of one that was open for less.';
