create function private.ballot_leaves(p_decision_id uuid)
returns bytea[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(select sha256('\x00'::bytea || l.content) as leaf from (
    select convert_to(concat_ws(E'\n', 'llavero-ballot-v1', b.decision_id, b.vote_id, v.weight, array_to_string(b.choice, ',')), 'utf8') as content
    from public.decision_ballots b join public.decision_votes v on v.id = b.vote_id where b.decision_id = p_decision_id
    union all
    select c.commitment from private.secret_commitments c where c.decision_id = p_decision_id) l order by leaf)
$$;
comment on function private.ballot_leaves is
  'The ballots of a decision as hashes of leaves (RFC 6962), in order of the hashes. src/domain/decisions/receipts.ts makes the same from a receipt.';

create function private.tree_root(p_leaves bytea[])
returns bytea
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_level bytea[] := p_leaves;
begin
  if cardinality(v_level) = 0 then
    return sha256(''::bytea);
  end if;
  -- Pairs level by level, an odd last one as it is: the same tree as the halves of RFC 6962.
  while cardinality(v_level) > 1 loop
    v_level := array(select case when count(*) = 2
        then sha256('\x01'::bytea || string_agg(h, ''::bytea order by n)) else decode(min(encode(h, 'hex')), 'hex') end
      from unnest(v_level) with ordinality as u (h, n) group by (n - 1) / 2 order by (n - 1) / 2);
  end loop;
  return v_level[1];
end
$$;
comment on function private.tree_root is 'The root of a Merkle tree (RFC 6962, SHA-256) of hashes of leaves.';

create function private.close_voting(p_decision_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions;
begin
  select * into v_decision from public.decisions where id = p_decision_id for update;
  if v_decision.status <> 'open' then
    return;
  end if;
  update public.decisions set status = 'closed', closed_at = now(), result = private.tally_of(p_decision_id),
    ballots_root = encode(private.tree_root(private.ballot_leaves(p_decision_id)), 'hex')
  where id = p_decision_id;
  perform private.log_decision(p_decision_id, 'closed');
  perform private.notify_of_decision(p_decision_id, 'decision_closed');
end
$$;
comment on function private.close_voting is 'Closes a decision and writes its result down, once.';

create function private.close_decision(p_decision_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
begin
  if v_decision.status = 'draft' then
    perform private.fail('not_found');
  elsif v_decision.status = 'open' and v_decision.assembly_id is null and v_decision.closes_at > now()
    and exists (select 1 from public.decision_votes where decision_id = p_decision_id and not has_voted) then
    perform private.fail('voting_still_open');
  end if;
  perform private.close_voting(p_decision_id);
end
$$;
select private.declare_verb('close_decision', 'decisions.write', p_comment =>
  'Closes voting and counts: in an assembly at any time, else when its time is over or everybody has voted. Again changes nothing. Errors: not_found, voting_still_open.');

create function private.close_due_decisions(p_organization_id uuid, p_now timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
  v_count integer := 0;
begin
  for v_id in select id from public.decisions where organization_id = p_organization_id and status = 'open' and closes_at <= p_now
    order by closes_at, id
  loop
    perform private.close_voting(v_id);
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
comment on function private.close_due_decisions is 'Closes the decisions whose time is over. How many.';

create function private.decision_jobs(p_organization_id uuid, p_now timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.close_due_decisions(p_organization_id, p_now);
  perform private.notify_of_closing(p_organization_id, p_now);
end
$$;
comment on function private.decision_jobs is 'Step of the scheduled jobs: closes decisions whose time is over, and reminds who has not voted a day before.';

create function private.certify_decision(p_decision_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
begin
  if v_decision.status in ('draft', 'open') then
    perform private.fail('voting_still_open');
  end if;
  update public.decisions set status = 'certified', certified_at = now(), certified_by = (select auth.uid())
  where id = p_decision_id and status = 'closed';
  if found then
    perform private.log_decision(p_decision_id, 'certified');
  end if;
end
$$;
select private.declare_verb('certify_decision', 'decisions.write', p_comment =>
  'The office certifies the result of a closed decision; again changes nothing. Errors: not_found, voting_still_open.');

create function private.decision_result(p_decision_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions;
begin
  select * into v_decision from public.decisions where id = p_decision_id and id in (select private.my_shown_decision_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  return coalesce(v_decision.result, private.tally_of(p_decision_id));
end
$$;
select private.declare_verb('decision_result', 'portfolio.read, decisions.write, own', p_comment =>
  'The result of a decision, or how it stands where that is shown before it closes: as private.tally_of answers. Error: not_found.');

create function private.published_ballots(p_decision_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions;
begin
  select * into v_decision from public.decisions where id = p_decision_id and status in ('closed', 'certified')
    and id in (select private.my_shown_decision_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  return jsonb_build_object('decision_id', p_decision_id, 'is_secret', v_decision.is_secret, 'root', v_decision.ballots_root,
    'leaves', array(select encode(l, 'hex') from unnest(private.ballot_leaves(p_decision_id)) with ordinality as u (l, n) order by n),
    'ballots', (select coalesce(jsonb_agg(jsonb_build_object('vote_id', b.vote_id, 'weight', v.weight::text, 'choice', b.choice,
      'unit_label', u.label) order by u.label_order, b.vote_id), '[]')
      from public.decision_ballots b join public.decision_votes v on v.id = b.vote_id left join public.units u on u.id = v.unit_id
      where b.decision_id = p_decision_id));
end
$$;
select private.declare_verb('published_ballots', 'portfolio.read, decisions.write, own', p_comment =>
  'The ballots of a closed decision, to check receipts against: the hashes of the leaves in order, their root and, of an open vote, each ballot. Error: not_found.');

create function private.my_votes(p_decision_id uuid)
returns table (vote_id uuid, unit_label text, weight bigint, has_voted boolean, choice smallint[], by_proxy boolean,
  is_entered boolean, is_held_by_other boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select v.id, u.label, v.weight, v.has_voted, b.choice, not o.is_own, v.is_entered,
    o.is_own and p.id is not null and p.holder_id not in (select private.my_person_ids())
  from public.decision_votes v
  cross join lateral private.proxy_of(v) p
  cross join lateral (select v.id in (select private.my_vote_ids()) as is_own) o
  left join public.units u on u.id = v.unit_id
  left join public.decision_ballots b on b.vote_id = v.id
  where v.decision_id = p_decision_id and (o.is_own or p.holder_id in (select private.my_person_ids()))
  order by u.label_order, v.id
$$;
select private.declare_verb('my_votes', 'decisions.write, own', p_comment =>
  'The votes that the caller may cast in a decision: their own, their organization''s, and those that they hold by proxy. Of a secret vote no choice. is_held_by_other: a proxy of theirs holds for it.');
