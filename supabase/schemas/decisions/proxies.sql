create function private.proxy_of(p_vote public.decision_votes)
returns public.decision_proxies
language sql
stable
security definer
set search_path = ''
as $$
  select p.* from public.decision_proxies p
  where p.property_id = (p_vote).property_id and p.revoked_at is null
    and (p.giver_id = any ((p_vote).person_ids) or p.giver_id is null and (p_vote).of_organization)
    and (p.unit_id is null or p.unit_id = (p_vote).unit_id)
    and (p.decision_id is null or p.decision_id = (p_vote).decision_id)
    and (select r.proxies_allowed from public.decisions d join public.decision_rules r on r.id = d.rules_id
      where d.id = (p_vote).decision_id)
  order by (p.decision_id is null), (p.unit_id is null), p.given_at, p.id limit 1
$$;
comment on function private.proxy_of is
  'The proxy that holds for a vote: one of the decision before a standing one, one of the unit before one of all; of two co-owners'', the earlier.';

create function private.give_proxy(
  p_proxy_id uuid, p_property_id uuid, p_giver_id uuid, p_holder_id uuid, p_unit_id uuid default null, p_decision_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_rules public.decision_rules;
  v_organization_id uuid;
begin
  select organization_id into v_organization_id from public.properties where id = p_property_id for no key update;
  if p_giver_id is null or p_giver_id not in (select private.my_person_ids()) then
    perform private.require_record(v_organization_id, 'decisions.write');
  end if;
  if exists (select 1 from public.decision_proxies where id = p_proxy_id and property_id = p_property_id and holder_id = p_holder_id
    and giver_id is not distinct from p_giver_id) then
    return p_proxy_id;
  end if;
  if not (p_giver_id is null or exists (select 1 from public.unit_owners where property_id = p_property_id and person_id = p_giver_id)
    or exists (select 1 from public.decision_votes where property_id = p_property_id and p_giver_id = any (person_ids))) then
    perform private.fail('not_found');
  end if;
  v_rules := coalesce((select r from public.decisions d join public.decision_rules r on r.id = d.rules_id where d.id = p_decision_id),
    private.current_decision_rules(p_property_id));
  if v_rules.proxies_allowed is distinct from true then
    perform private.fail('proxies_not_allowed');
  elsif exists (select 1 from public.decisions where id = p_decision_id and status not in ('draft', 'open')) then
    perform private.fail('voting_over');
  elsif not v_rules.proxies_may_split and (p_unit_id is not null or exists (select 1 from public.decision_proxies
    where property_id = p_property_id and revoked_at is null and giver_id is not distinct from p_giver_id
      and decision_id is not distinct from p_decision_id)) then
    perform private.fail('proxy_split');
  elsif (select count(*) from public.decision_proxies where property_id = p_property_id and holder_id = p_holder_id
    and revoked_at is null and (decision_id is null or p_decision_id is null or decision_id = p_decision_id)) >= v_rules.proxy_limit then
    perform private.fail('proxy_limit', jsonb_build_object('limit', v_rules.proxy_limit));
  end if;
  insert into public.decision_proxies (id, organization_id, property_id, decision_id, unit_id, giver_id, holder_id, recorded_by)
  values (p_proxy_id, v_organization_id, p_property_id, p_decision_id, p_unit_id, p_giver_id, p_holder_id, (select auth.uid()));
  return p_proxy_id;
end
$$;
select private.declare_verb('give_proxy', 'decisions.write, own', p_comment =>
  'Lets a person vote for another, or for the organization (null), under an id that the client made: for all of their units or one, in one decision or until revoked. The giver does it, or the office from a paper. Errors: not_found, proxies_not_allowed, voting_over, proxy_split, proxy_limit, already_exists.');

create function private.revoke_proxy(p_proxy_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_proxy public.decision_proxies;
begin
  select * into v_proxy from public.decision_proxies where id = p_proxy_id for update;
  if v_proxy.giver_id is null or v_proxy.giver_id not in (select private.my_person_ids()) then
    perform private.require_record(v_proxy.organization_id, 'decisions.write');
  end if;
  -- One that was used in a decision that is over may end for those to come.
  if exists (select 1 from public.decision_votes v join public.decisions d on d.id = v.decision_id
    where v.proxy_id = p_proxy_id and d.status = 'open') then
    perform private.fail('proxy_used');
  end if;
  update public.decision_proxies set revoked_at = coalesce(revoked_at, now()) where id = p_proxy_id;
end
$$;
select private.declare_verb('revoke_proxy', 'decisions.write, own', p_comment =>
  'Ends a proxy, until its holder has voted by it in a decision that is open. Errors: not_found, proxy_used.');
