create function private.take_for_log(p_head private.log_heads, p_limit integer)
returns table (kind text, record_id uuid, at timestamptz, facts text, number bigint, source text)
language plpgsql
security definer
set search_path = ''
as $$
begin
  return query
    select 'entry', e.id, e.created_at, jsonb_build_object('number', e.entry_number, 'kind', e.kind, 'day', e.occurred_on,
        'memo', e.memo, 'reverses', e.reverses_entry_id,
        'lines', (select jsonb_agg(jsonb_build_array(a.code, l.currency, l.amount_minor, l.lease_id) order by l.id)
          from public.journal_lines l join public.accounts a on a.id = l.account_id
          where l.organization_id = e.organization_id and l.entry_id = e.id))::text, e.entry_number, 'journal'
    from public.journal_entries e
    where e.organization_id = p_head.organization_id and e.entry_number > p_head.last_entry_number
    order by e.entry_number limit p_limit;
  return query
    select 'receipt', r.id, r.created_at, jsonb_build_object('number', r.number, 'payment', r.payment_id, 'lease', r.lease_id,
        'issued_on', r.issued_on, 'currency', r.currency, 'amount_minor', r.amount_minor,
        'details_sha256', encode(sha256(convert_to(r.details::text, 'utf8')), 'hex'))::text, r.number, 'receipts'
    from public.receipts r
    where r.organization_id = p_head.organization_id and r.number > p_head.last_receipt_number
    order by r.number limit p_limit;
  return query
    with taken as (
      delete from private.log_queue q where q.id in (select w.id from private.log_queue w
        where w.organization_id = p_head.organization_id order by w.id limit p_limit)
      returning q.*
    ) select t.kind, t.record_id, t.at, t.facts::text, t.id, 'queue' from taken t order by t.id;
end
$$;
comment on function private.take_for_log is
  'What the log of an organisation has not taken yet, up to a limit of each source. The caller holds the row of its head.';

create function private.grow_log_tree(p_organization_id uuid, p_old_size bigint, p_new_size bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_level integer := 0;
begin
  while (p_new_size >> (v_level + 1)) > 0 loop
    -- Pairs by grouping, read once: joined with itself, a table without statistics is read anew for each row.
    insert into private.log_nodes (organization_id, level, position, hash)
    select p_organization_id, v_level + 1, n.position >> 1,
      private.join_hashes((array_agg(n.hash order by n.position))[1], (array_agg(n.hash order by n.position))[2])
    from private.log_nodes n
    where n.organization_id = p_organization_id and n.level = v_level
      and n.position >= (p_old_size >> (v_level + 1)) * 2 and n.position < (p_new_size >> (v_level + 1)) * 2
    group by n.position >> 1;
    v_level := v_level + 1;
  end loop;
end
$$;
comment on function private.grow_log_tree is 'Writes the hashes of the subtrees that became full when a log grew from one size to another.';

create function private.lengthen_log(p_organization_id uuid, p_limit integer)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_head private.log_heads;
  v_size bigint;
begin
  insert into private.log_heads (organization_id) values (p_organization_id) on conflict do nothing;
  select * into strict v_head from private.log_heads where organization_id = p_organization_id for update;
  with taken as materialized (
    select t.*, encode(extensions.gen_random_bytes(32), 'hex') as salt from private.take_for_log(v_head, p_limit) t
  ), placed as materialized (
    -- What happened first comes first; numbers and the queue keep their own order.
    select t.*, v_head.size - 1 + row_number() over (order by t.source, t.number) as position,
      concat_ws(E'\n', 'llavero-log/1', p_organization_id, t.kind, t.record_id,
        to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        encode(sha256(convert_to(t.salt || E'\n' || t.facts, 'utf8')), 'hex')) || E'\n' as leaf
    from taken t
  ), leaves as (
    insert into private.log_leaves (organization_id, position, kind, record_id, at, leaf)
    select p_organization_id, p.position, p.kind, p.record_id, p.at, p.leaf from placed p
  ), openings as (
    insert into private.log_openings (organization_id, position, salt, facts)
    select p_organization_id, p.position, p.salt, p.facts from placed p
  ), nodes as (
    insert into private.log_nodes (organization_id, level, position, hash)
    select p_organization_id, 0, p.position, sha256('\x00'::bytea || convert_to(p.leaf, 'utf8')) from placed p
  )
  update private.log_heads h set size = h.size + c.count,
    last_entry_number = greatest(h.last_entry_number, c.entry), last_receipt_number = greatest(h.last_receipt_number, c.receipt)
  from (select count(*) as count, max(p.number) filter (where p.source = 'journal') as entry,
    max(p.number) filter (where p.source = 'receipts') as receipt from placed p) c
  where h.organization_id = p_organization_id returning h.size into v_size;
  perform private.grow_log_tree(p_organization_id, v_head.size, v_size);
  return v_size;
end
$$;
comment on function private.lengthen_log is
  'Gives what waits its positions in the log and its hashes in the tree. Returns the size after it.';

create function private.seal_log(p_organization_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '2min'
as $$
declare
  v_size bigint;
  v_last public.log_checkpoints;
begin
  if not exists (select 1 from public.organizations where id = p_organization_id) then
    perform private.fail('not_found');
  end if;
  v_size := private.lengthen_log(p_organization_id, 5000);
  select * into v_last from public.log_checkpoints c where c.organization_id = p_organization_id order by c.size desc limit 1;
  return jsonb_build_object('size', v_size,
    'root_hash', encode(private.log_range_hash(p_organization_id, 0, v_size), 'base64'),
    'last_note', v_last.note,
    'consistency', to_jsonb(private.log_consistency_path(p_organization_id, coalesce(v_last.size, 0), v_size)));
end
$$;
select private.declare_verb('seal_log', 'service', p_callers => 'service_role', p_comment =>
  'Lengthens the log of an organisation by up to five thousand of each kind, for the edge to sign: {size, root_hash, last_note, consistency}. last_note is the last checkpoint, null before the first; consistency proves that the log begins as that said. Error: not_found.');

create function private.keep_log_checkpoint(p_organization_id uuid, p_size bigint, p_note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_size > coalesce((select h.size from private.log_heads h where h.organization_id = p_organization_id), 0) then
    perform private.fail('value_out_of_range', '{"fields": ["size"]}');
  end if;
  insert into public.log_checkpoints (organization_id, size, root_hash, note)
  values (p_organization_id, p_size, split_part(p_note, E'\n', 3), p_note)
  on conflict do nothing;
end
$$;
select private.declare_verb('keep_log_checkpoint', 'service', p_callers => 'service_role', p_comment =>
  'Keeps a checkpoint that the edge signed. The first of each size stays. Error: value_out_of_range (size).');
