-- Who is who in a building that decides: by the rows of people that are the caller's.
create function private.my_decision_property_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select o.property_id from public.unit_owners o where o.person_id in (select private.my_person_ids())
  union
  select p.property_id from public.decision_proxies p where p.revoked_at is null and p.holder_id in (select private.my_person_ids())
  union
  select r.property_id from public.decision_rules r
  where r.property_id in (select private.my_community_ids('any')) and (r.tenants_have_voice or r.voters <> 'owners')
    and r.version = (select max(n.version) from public.decision_rules n where n.property_id = r.property_id)
$$;
comment on function private.my_decision_property_ids is
  'Buildings in whose decisions the caller has a part: as an owner, as the holder of a proxy, or as a tenant with a voice or a vote.';

create function private.my_co_owned_organization_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select organization_id from public.unit_owners where person_id in (select private.my_person_ids())
$$;
comment on function private.my_co_owned_organization_ids is 'Organisations that manage a building in which the caller owns a unit.';

create function private.my_decision_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.decisions where status <> 'draft' and property_id in (select private.my_decision_property_ids())
$$;
comment on function private.my_decision_ids is 'Decisions that the caller sees as one of the building; drafts are the office''s.';

create function private.my_assembly_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.assemblies where status <> 'draft' and property_id in (select private.my_decision_property_ids())
$$;
comment on function private.my_assembly_ids is 'Assemblies that the caller sees as one of the building.';

create function private.my_vote_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.decision_votes
  where person_ids && array(select private.my_person_ids())
    or of_organization and organization_id in (select private.my_organization_ids('decisions.write'))
$$;
comment on function private.my_vote_ids is 'Votes that the caller may cast as themselves, or for their organization as an owner.';

create function private.my_shown_decision_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select d.id from public.decisions d
  where (d.organization_id in (select private.my_organization_ids('portfolio.read')) or d.id in (select private.my_decision_ids()))
    and (d.status in ('closed', 'certified') or d.status = 'open' and not d.is_secret and (d.results_shown = 'always'
      or d.results_shown = 'after_vote' and coalesce((select bool_and(v.has_voted) from public.decision_votes v
        where v.decision_id = d.id and v.id in (select private.my_vote_ids())), false)))
$$;
comment on function private.my_shown_decision_ids is
  'Decisions whose results the caller may see: closed ones; open ones as their results_shown says. Of a secret one, none before it closes.';

create function private.roll_of(p_property_id uuid, p_rules public.decision_rules)
returns table (unit_id uuid, person_ids uuid[], of_organization boolean, weight bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with homes as (
    select u.id, u.area_m2, c.numerator,
      array(select o.person_id from public.unit_owners o where o.unit_id = u.id and o.person_id is not null order by 1) as owners,
      not exists (select 1 from public.unit_owners o where o.unit_id = u.id)
        or exists (select 1 from public.unit_owners o where o.unit_id = u.id and o.person_id is null) as of_organization,
      array(select distinct t.person_id from public.leases l join public.lease_parties t on t.lease_id = l.id
        where l.unit_id = u.id and private.is_occupying(l.status) order by 1) as tenants
    from public.units u left join public.unit_coefficients c on c.unit_id = u.id
    where u.property_id = p_property_id and u.archived_at is null
  ), held as (
    select id, area_m2, numerator,
      case when (p_rules).voters = 'occupants' and cardinality(tenants) > 0 then tenants
        when (p_rules).voters = 'owners_and_tenants' then owners || tenants else owners end as person_ids,
      of_organization and not ((p_rules).voters = 'occupants' and cardinality(tenants) > 0) as of_organization
    from homes
  )
  select id, person_ids, of_organization,
    case (p_rules).weight when 'unit' then 1 when 'area' then round(area_m2 * 100)::bigint else numerator end
  from held where (p_rules).weight <> 'one_each'
  union all
  select null, array[p.id], false, 1 from (select distinct unnest(person_ids) as id from held) p where (p_rules).weight = 'one_each'
  union all
  select null, '{}'::uuid[], true, 1
  where (p_rules).weight = 'one_each' and exists (select 1 from held where of_organization)
$$;
comment on function private.roll_of is
  'The votes of a building as its rules make them today. Area counts in hundredths of a square metre. A weight that is not known is null.';

grant execute on function private.my_decision_property_ids, private.my_co_owned_organization_ids, private.my_decision_ids, private.my_assembly_ids,
  private.my_vote_ids, private.my_shown_decision_ids to authenticated, service_role;
