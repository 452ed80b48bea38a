-- What the area of tenants and co-owners reads: of their own buildings alone, although they may see no row of a property.
create function private.my_decision_buildings()
returns table (property_id uuid, organization_id uuid, property_name text, organization_name text, time_zone text,
  has_vote boolean, proxies_allowed boolean, proxies_may_split boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select p.id, p.organization_id, p.name, o.name, o.time_zone,
    exists (select 1 from private.roll_of(p.id, r) v where v.person_ids && array(select private.my_person_ids())),
    coalesce(r.proxies_allowed, false), coalesce(r.proxies_may_split, false)
  from public.properties p join public.organizations o on o.id = p.organization_id
  cross join lateral private.current_decision_rules(p.id) r
  where p.id in (select private.my_decision_property_ids())
  order by p.name collate private.natural_order, p.id
$$;
select private.declare_verb('my_decision_buildings', 'own', p_comment =>
  'The buildings in whose decisions the caller has a part; whether they have a vote by the rules of today, and may give it by proxy.');

create function private.my_votes_by_rules(p_property_id uuid)
returns table (person_id uuid, unit_id uuid, unit_label text)
language sql
stable
security definer
set search_path = ''
as $$
  select m.id, v.unit_id, u.label
  from private.current_decision_rules(p_property_id) r
  cross join lateral private.roll_of(p_property_id, r) v
  join lateral (select p.id from private.my_person_ids() as p (id) where p.id = any (v.person_ids) order by p.id limit 1) m on true
  left join public.units u on u.id = v.unit_id
  where p_property_id in (select private.my_decision_property_ids())
  order by u.label_order, v.unit_id
$$;
select private.declare_verb('my_votes_by_rules', 'own', p_comment =>
  'The votes that the caller has in a building as its rules say today, with the person as whom. Of one vote each, without a unit.');

create function private.my_decisions(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 50)
returns table (id uuid, organization_id uuid, property_id uuid, property_name text, time_zone text, question text,
  status public.decision_status, is_secret boolean, assembly_id uuid, opened_at timestamptz, closes_at timestamptz,
  closed_at timestamptz, outcome text, vote_count integer, cast_count integer)
language sql
stable
security definer
set search_path = ''
as $$
  select d.id, d.organization_id, d.property_id, p.name, o.time_zone, d.question, d.status, d.is_secret, d.assembly_id, d.opened_at,
    d.closes_at, d.closed_at, d.result ->> 'outcome', v.vote_count, v.cast_count
  from public.decisions d
  join public.properties p on p.id = d.property_id
  join public.organizations o on o.id = d.organization_id
  cross join lateral (
    select count(*)::integer as vote_count, (count(*) filter (where has_voted))::integer as cast_count
    from public.decision_votes where decision_id = d.id and person_ids && array(select private.my_person_ids())) v
  where d.id in (select private.my_decision_ids())
    and case when d.status = 'open' then p_before is null
      else p_before is null or (d.closed_at, d.id) < (p_before, p_before_id) end
  order by (d.status = 'open') desc, case when d.status = 'open' then d.closes_at end, d.closed_at desc, d.id desc
  limit least(greatest(p_limit, 1), 200)
$$;
select private.declare_verb('my_decisions', 'own', p_comment =>
  'The decisions of the caller''s buildings: open ones first, those that close first before others, then closed ones, the newest first. With a moment and an id: closed ones before. vote_count and cast_count are of their own votes.');

create function private.my_proxies()
returns table (id uuid, property_id uuid, property_name text, decision_id uuid, question text, unit_label text, giver_name text,
  holder_name text, is_given boolean, given_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select x.id, x.property_id, p.name, x.decision_id, d.question, u.label, coalesce(g.full_name, o.name), h.full_name,
    coalesce(x.giver_id in (select private.my_person_ids()), false), x.given_at
  from public.decision_proxies x
  join public.properties p on p.id = x.property_id
  join public.organizations o on o.id = x.organization_id
  join public.people h on h.id = x.holder_id
  left join public.people g on g.id = x.giver_id
  left join public.decisions d on d.id = x.decision_id
  left join public.units u on u.id = x.unit_id
  where x.revoked_at is null and (d.id is null or d.status in ('draft', 'open'))
    and (x.giver_id in (select private.my_person_ids()) or x.holder_id in (select private.my_person_ids()))
  order by x.given_at desc, x.id
$$;
select private.declare_verb('my_proxies', 'own', p_comment =>
  'Proxies that hold and that the caller gave or has; of decisions that are over, none.');

create function private.find_proxy_holder(p_property_id uuid, p_email text)
returns table (person_id uuid, full_name text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_holder public.people;
begin
  if p_property_id not in (select private.my_decision_property_ids()) then
    perform private.fail('not_found');
  end if;
  -- Who knows an address learns the name: not who tries many.
  perform private.count_attempt('proxy holder', (select auth.uid())::text, 20, interval '1 hour');
  select p.* into v_holder from public.people p join public.properties y on y.organization_id = p.organization_id
  where y.id = p_property_id and lower(p.email) = lower(btrim(p_email)) and p.id not in (select private.my_person_ids())
    and (exists (select 1 from public.unit_owners o where o.property_id = p_property_id and o.person_id = p.id)
      or exists (select 1 from public.leases l join public.lease_parties t on t.lease_id = l.id
        where l.property_id = p_property_id and t.person_id = p.id and private.is_occupying(l.status)))
  order by p.created_at, p.id limit 1;
  if not found then
    perform private.fail('holder_unknown');
  end if;
  return query select v_holder.id, v_holder.full_name;
end
$$;
select private.declare_verb('find_proxy_holder', 'own', p_comment =>
  'The neighbour with an e-mail address, who may be given a proxy: an owner or a tenant of the building. Twenty an hour. Errors: not_found, holder_unknown, rate_limited.');
