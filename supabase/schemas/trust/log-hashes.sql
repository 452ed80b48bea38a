create function private.join_hashes(p_left bytea, p_right bytea)
returns bytea
language sql
immutable
set search_path = ''
as $$ select sha256('\x01'::bytea || p_left || p_right) $$;
comment on function private.join_hashes is 'The hash of a node by those of its two children (RFC 6962, 2.1).';

create function private.log_range_hash(p_organization_id uuid, p_from bigint, p_to bigint)
returns bytea
language plpgsql
stable
set search_path = ''
as $$
declare
  v_end bigint := p_to;
  v_level integer;
  v_node bytea;
  v_hash bytea;
begin
  if p_to <= p_from then
    return sha256(''::bytea);
  end if;
  -- From the right: the smallest full subtree is the deepest.
  while v_end > p_from loop
    v_level := 0;
    while (v_end - p_from) & ((2::bigint << v_level) - 1) = 0 and (v_end - p_from) >= (2::bigint << v_level) loop
      v_level := v_level + 1;
    end loop;
    select n.hash into strict v_node from private.log_nodes n
    where n.organization_id = p_organization_id and n.level = v_level and n.position = (v_end >> v_level) - 1;
    v_hash := case when v_hash is null then v_node else private.join_hashes(v_node, v_hash) end;
    v_end := v_end - (1::bigint << v_level);
  end loop;
  return v_hash;
end
$$;
comment on function private.log_range_hash is
  'The Merkle tree hash of the leaves from one position up to another, as proofs cut them: it reads one kept hash for each full subtree.';

create function private.left_size(p_size bigint)
returns bigint
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_left bigint := 1;
begin
  while v_left * 2 < p_size loop
    v_left := v_left * 2;
  end loop;
  return v_left;
end
$$;
comment on function private.left_size is 'The largest power of two below a size of two or more: how many leaves are left of the root.';

create function private.log_inclusion_path(p_organization_id uuid, p_position bigint, p_size bigint)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  v_from bigint := 0;
  v_to bigint := p_size;
  v_middle bigint;
  v_path text[] := '{}';
begin
  while v_to - v_from > 1 loop
    v_middle := v_from + private.left_size(v_to - v_from);
    if p_position < v_middle then
      v_path := encode(private.log_range_hash(p_organization_id, v_middle, v_to), 'base64') || v_path;
      v_to := v_middle;
    else
      v_path := encode(private.log_range_hash(p_organization_id, v_from, v_middle), 'base64') || v_path;
      v_from := v_middle;
    end if;
  end loop;
  return v_path;
end
$$;
comment on function private.log_inclusion_path is 'The audit path of a leaf in the tree of a size (RFC 6962, 2.1.1), in base64, the leaf''s sibling first.';

create function private.log_consistency_path(p_organization_id uuid, p_old_size bigint, p_new_size bigint)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  v_from bigint := 0;
  v_to bigint := p_new_size;
  v_middle bigint;
  v_path text[] := '{}';
begin
  if p_old_size <= 0 or p_old_size >= p_new_size then
    return v_path;
  end if;
  while p_old_size <> v_to loop
    v_middle := v_from + private.left_size(v_to - v_from);
    if p_old_size <= v_middle then
      v_path := encode(private.log_range_hash(p_organization_id, v_middle, v_to), 'base64') || v_path;
      v_to := v_middle;
    else
      v_path := encode(private.log_range_hash(p_organization_id, v_from, v_middle), 'base64') || v_path;
      v_from := v_middle;
    end if;
  end loop;
  -- The older tree whole is known to whoever asks.
  if v_from > 0 then
    v_path := encode(private.log_range_hash(p_organization_id, v_from, v_to), 'base64') || v_path;
  end if;
  return v_path;
end
$$;
comment on function private.log_consistency_path is
  'The proof that the tree of a size begins with the one of an earlier size (RFC 6962, 2.1.2), in base64.';
