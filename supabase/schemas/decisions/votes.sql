create function private.refuse_after_close()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.decisions where id = new.decision_id and status = 'open' and not is_secret) then
    perform private.fail('voting_over');
  end if;
  return new;
end
$$;
comment on function private.refuse_after_close is 'Trigger: ballots stand while voting is open, and never for a secret decision. Error: voting_over.';

create function private.is_present(p_vote public.decision_votes, p_assembly_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.assembly_attendance a
    left join public.decision_proxies p on p.id = a.proxy_id
    where a.assembly_id = p_assembly_id and a.left_at is null
      and case when (p_vote).unit_id is not null then a.unit_id = (p_vote).unit_id
        when p.id is not null then p.giver_id = any ((p_vote).person_ids) or p.giver_id is null and (p_vote).of_organization
        else a.person_id = any ((p_vote).person_ids) or a.person_id is null and (p_vote).of_organization end)
$$;
comment on function private.is_present is 'Whether a vote is represented at an assembly now.';

create function private.checked_choice(p_decision public.decisions, p_choice smallint[])
returns smallint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_options integer := case (p_decision).kind when 'yes_no' then 2
    else (select count(*) from public.decision_options where decision_id = (p_decision).id) end;
  v_count integer := cardinality(p_choice);
  v_is_list boolean := (select bool_and(c between 1 and v_options) and count(distinct c) = v_count from unnest(p_choice) c);
begin
  if p_choice is null or array_ndims(p_choice) > 1 or array_position(p_choice, null) is not null then
    perform private.fail('choice_invalid');
  elsif v_count > 0 and not coalesce(case (p_decision).kind
    when 'ranked' then v_is_list
    when 'score' then v_count = v_options and (select bool_and(c between 0 and (p_decision).score_max) from unnest(p_choice) c)
    when 'budget' then v_count = v_options and (select bool_and(c >= 0) and sum(c) = 100 from unnest(p_choice) c)
    when 'several' then v_is_list and v_count <= (p_decision).max_choices
    else v_is_list and v_count = 1 end, false) then
    perform private.fail('choice_invalid');
  end if;
  return case (p_decision).kind when 'several' then array(select c from unnest(p_choice) c order by c) else array(select unnest(p_choice)) end;
end
$$;
comment on function private.checked_choice is
  'A choice that a decision of its kind takes, as it is kept. Empty: abstains. Error: choice_invalid.';

create function private.begin_vote(p_vote_id uuid, p_is_entered boolean)
returns public.decisions
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_vote public.decision_votes;
  v_decision public.decisions;
  v_proxy public.decision_proxies;
  v_is_own boolean := p_vote_id in (select private.my_vote_ids());
begin
  -- The decision before the vote, as closing locks them; many vote at once.
  select d.* into v_decision from public.decisions d
  where d.id = (select v.decision_id from public.decision_votes v where v.id = p_vote_id) for share;
  select * into v_vote from public.decision_votes where id = p_vote_id for update;
  v_proxy := private.proxy_of(v_vote);
  if p_is_entered then
    perform private.require_record(v_decision.organization_id, 'decisions.write');
  elsif v_decision.id is null or not (v_is_own or coalesce(v_proxy.holder_id in (select private.my_person_ids()), false)) then
    perform private.fail('not_found');
  end if;
  if v_decision.status <> 'open' or v_decision.closes_at <= clock_timestamp() then
    perform private.fail('voting_over');
  elsif v_decision.assembly_id is not null and not private.is_present(v_vote, v_decision.assembly_id) then
    perform private.fail('not_present');
  elsif v_vote.has_voted and (p_is_entered and not v_vote.is_entered
    or not p_is_entered and not v_is_own and v_vote.proxy_id is distinct from v_proxy.id) then
    perform private.fail('already_voted');
  elsif v_vote.has_voted and v_is_own and not p_is_entered and v_vote.proxy_id is not null then
    perform private.fail('proxy_used');
  end if;
  update public.decision_votes set has_voted = true, is_entered = p_is_entered,
    proxy_id = case when not v_is_own and not p_is_entered then v_proxy.id end
  where id = p_vote_id;
  return v_decision;
end
$$;
comment on function private.begin_vote is
  'Marks a vote as cast by the caller: their own, one that they hold by proxy, or one that they enter. Errors: not_found, voting_over, not_present, already_voted, proxy_used.';

create function private.cast_vote(p_vote_id uuid, p_choice smallint[], p_is_entered boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions := private.begin_vote(p_vote_id, p_is_entered);
begin
  if v_decision.is_secret then
    perform private.fail('vote_is_secret');
  end if;
  insert into public.decision_ballots (vote_id, decision_id, organization_id, property_id, choice, cast_by)
  values (p_vote_id, v_decision.id, v_decision.organization_id, v_decision.property_id,
    private.checked_choice(v_decision, p_choice), (select auth.uid()))
  on conflict (vote_id) do update set choice = excluded.choice, cast_by = excluded.cast_by, cast_at = now();
end
$$;
select private.declare_verb('cast_vote', 'decisions.write, own', p_comment =>
  'Casts an open vote, or changes it until the close. Choice by positions: chosen, or in order, or a number for each option; empty abstains. p_is_entered: the office enters it for somebody. Errors: not_found, voting_over, not_present, already_voted, proxy_used, vote_is_secret, choice_invalid.');

create function private.secret_commitment(p_vote_id uuid, p_token text, p_choice smallint[])
returns bytea
language sql
immutable
set search_path = ''
as $$
  select sha256(convert_to(concat_ws(E'\n', 'llavero-secret-ballot-v1', p_token, p_vote_id, array_to_string(p_choice, ',')), 'utf8'))
$$;
comment on function private.secret_commitment is
  'What is kept of a secret ballot: src/domain/decisions/receipts.ts makes the same from a receipt.';

create function private.cast_secret_vote(p_vote_id uuid, p_choice smallint[], p_token text, p_old_choice smallint[] default null,
  p_old_token text default null, p_is_entered boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_had_voted boolean := (select has_voted from public.decision_votes where id = p_vote_id for update);
  v_decision public.decisions := private.begin_vote(p_vote_id, p_is_entered);
  v_weight bigint := (select weight from public.decision_votes where id = p_vote_id);
  v_choice smallint[];
  v_new bytea;
  v_old bytea;
begin
  if not v_decision.is_secret then
    perform private.fail('vote_is_open');
  elsif p_token !~ '^[0-9a-f]{64}$' then
    perform private.fail('value_malformed', '{"fields": ["token"]}');
  end if;
  v_choice := private.checked_choice(v_decision, p_choice);
  v_new := private.secret_commitment(p_vote_id, p_token, v_choice);
  perform pg_advisory_xact_lock(hashtextextended('secret_votes:' || v_decision.id::text, 0));
  if exists (select 1 from private.secret_commitments where decision_id = v_decision.id and commitment = v_new) then
    return;
  end if;
  if v_had_voted then
    v_old := private.secret_commitment(p_vote_id, p_old_token, p_old_choice);
    if not exists (select 1 from private.secret_commitments where decision_id = v_decision.id and commitment = v_old) then
      perform private.fail('ballot_token_wrong');
    end if;
  end if;
  perform private.rewrite_secret_votes(v_decision.id, v_new, v_old, v_choice, p_old_choice, v_weight);
end
$$;
select private.declare_verb('cast_secret_vote', 'decisions.write, own', p_comment =>
  'Casts a secret vote with a token of 64 hexadecimal digits that the caller alone keeps, or changes it by its old token and choice. As cast_vote. Errors: not_found, voting_over, not_present, already_voted, proxy_used, vote_is_open, choice_invalid, ballot_token_wrong.');

create function private.rewrite_secret_votes(
  p_decision_id uuid, p_new bytea, p_old bytea, p_choice smallint[], p_old_choice smallint[], p_weight bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_counted private.counted_choice[];
  v_commitments bytea[] := array(select commitment from private.secret_commitments
    where decision_id = p_decision_id and commitment is distinct from p_old) || p_new;
begin
  select array_agg(row(choice, weight, ballots)::private.counted_choice) into v_counted from (
    select c.choice, sum(c.weight)::bigint as weight, sum(c.ballots)::bigint as ballots from (
      select choice, weight, ballots from private.secret_choices where decision_id = p_decision_id
      union all select p_choice, p_weight, 1
      union all select p_old_choice, -p_weight, -1 where p_old is not null) c
    group by c.choice having sum(c.ballots) > 0) s;
  -- All rows of the decision become rows of this transaction, in an order by chance: neither age nor place tells them apart.
  delete from private.secret_choices where decision_id = p_decision_id;
  delete from private.secret_commitments where decision_id = p_decision_id;
  insert into private.secret_choices (decision_id, choice, weight, ballots)
  select p_decision_id, c.choice, c.weight, c.ballots from unnest(v_counted) c order by gen_random_uuid();
  insert into private.secret_commitments (decision_id, commitment)
  select p_decision_id, c from unnest(v_commitments) c order by gen_random_uuid();
end
$$;
comment on function private.rewrite_secret_votes is
  'Adds a secret ballot, and takes its old one away: every row of the decision is written anew (ADR 0024).';
