create function private.legal_file_facts(p_file public.legal_files)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', p_file.id, 'lease_id', p_file.lease_id, 'kind', p_file.kind, 'status', p_file.status,
    'opened_at', p_file.opened_at, 'closed_at', p_file.closed_at, 'outcome', p_file.outcome, 'property', p.name, 'unit', u.label,
    'unit_use', u.unit_use, 'ends_on', l.ends_on,
    'tenants', private.lease_party_names(l.id, private.organization_today(l.organization_id)),
    -- What was corrected counts no more.
    'days', (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('step', e.step, 'happened_on', e.happened_on, 'due_on', e.due_on,
        'paper_day', nullif(e.paper -> 'facts' ->> 'day', ''))) order by e.number), '[]')
      from public.legal_file_events e where e.file_id = p_file.id and e.step <> 'note'
        and not exists (select 1 from public.legal_file_events c where c.corrects_id = e.id)))
  from public.leases l
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where l.id = p_file.lease_id
$$;
comment on function private.legal_file_facts is 'A legal file with its place, its lease and the days of what happened in it.';

create function private.read_legal_files(p_organization_id uuid, p_lease_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_record(p_organization_id, 'leases.read');
  return (select coalesce(jsonb_agg(private.legal_file_facts(f) order by f.status, f.opened_at desc, f.id), '[]')
    from (select * from public.legal_files k where k.organization_id = p_organization_id
      and (p_lease_id is null or k.lease_id = p_lease_id) order by k.status, k.opened_at desc, k.id limit 500) f);
end
$$;
select private.declare_verb('read_legal_files', 'leases.read', p_comment =>
  'The legal files of an organization or of one of its leases, the open ones first, at most 500: [{id, lease_id, kind, status, opened_at, closed_at, outcome, property, unit, unit_use, ends_on, tenants, days: [{step, happened_on, due_on, paper_day}]}]. days has what was not corrected, without notes. Error: not_found.');

create function private.read_legal_file(p_file_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_file public.legal_files;
begin
  select * into v_file from public.legal_files where id = p_file_id;
  perform private.require_record(v_file.organization_id, 'leases.read');
  return private.legal_file_facts(v_file) || jsonb_build_object(
    'today', private.organization_today(v_file.organization_id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'number', e.number, 'step', e.step, 'happened_on', e.happened_on,
        'due_on', e.due_on, 'note', e.note, 'paper', e.paper, 'corrects_id', e.corrects_id, 'author_name', e.author_name,
        'entered_at', e.entered_at,
        'corrected_by', (select c.number from public.legal_file_events c where c.corrects_id = e.id),
        'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'file_type', o.file_type,
            'size_bytes', o.size_bytes, 'path', o.path) order by o.name collate private.natural_order, o.id), '[]')
          from public.legal_file_documents d join public.documents o on o.id = d.document_id where d.event_id = e.id))
        order by e.number), '[]')
      from public.legal_file_events e where e.file_id = p_file_id));
end
$$;
select private.declare_verb('read_legal_file', 'leases.read', p_comment =>
  'A legal file as read_legal_files has it, with today and events: [{id, number, step, happened_on, due_on, note, paper, corrects_id, author_name, entered_at, corrected_by, documents: [{id, name, file_type, size_bytes, path}]}]. corrected_by is the number of the event that took its place. Error: not_found.');
