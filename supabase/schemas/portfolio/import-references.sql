create function private.referred_record(p_organization_id uuid, p_kind text, p_reference text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_id uuid := (select r.record_id from public.portfolio_references r
    where r.organization_id = p_organization_id and r.kind = p_kind and r.reference = p_reference);
begin
  if v_id is null and p_reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    execute format('select id from public.%I where organization_id = $1 and id = $2',
      case p_kind when 'property' then 'properties' when 'unit' then 'units' when 'person' then 'people' else 'leases' end)
    into v_id using p_organization_id, p_reference::uuid;
  end if;
  return v_id;
end
$$;
comment on function private.referred_record is
  'The record that a reference of a portfolio file means, by name or by id; null for none.';

create function private.note_references(p_organization_id uuid, p_kind text, p_judged jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.portfolio_references (organization_id, kind, reference, record_id)
  select p_organization_id, p_kind, j.reference, j.id
  from jsonb_to_recordset(p_judged) as j (reference text, id uuid, reason text)
  -- An id needs no other name.
  where (j.reason is null or j.reason = 'known') and j.id is not null and j.reference <> j.id::text
  on conflict do nothing
$$;
comment on function private.note_references is
  'Remembers what imported rows, and those found there already, are called in their file.';

create function private.import_outcome(p_judged jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'added', count(*) filter (where j ->> 'reason' is null),
    'known', count(*) filter (where j ->> 'reason' = 'known'),
    'refused', coalesce(jsonb_agg(jsonb_build_object('row', j -> 'line', 'reason', j -> 'reason') order by j -> 'line')
      filter (where j ->> 'reason' <> 'known'), '[]'))
  from jsonb_array_elements(coalesce(p_judged, '[]')) j
$$;
comment on function private.import_outcome is
  'How many rows of a file were added and known, and why the others were not taken.';
