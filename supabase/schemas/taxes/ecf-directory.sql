create function private.read_ecf_directory(p_environment public.ecf_environment, p_tax_id text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select jsonb_build_object('is_known', true, 'entry', d.entry) from private.ecf_directory d
    where d.environment = p_environment and d.tax_id = p_tax_id and d.asked_at > now() - interval '1 day'),
    '{"is_known": false, "entry": null}')
$$;
select private.declare_verb('read_ecf_directory', 'service', p_callers => 'service_role', p_comment =>
  'Where another issuer''s services are, as DGII said within the last day: {is_known, entry}; an entry of null has none.');

create function private.keep_ecf_directory(p_environment public.ecf_environment, p_tax_id text, p_entry jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.ecf_directory as d (environment, tax_id, entry, asked_at)
  values (p_environment, p_tax_id, nullif(p_entry, 'null'), now())
  on conflict (environment, tax_id) do update set entry = excluded.entry, asked_at = excluded.asked_at
$$;
select private.declare_verb('keep_ecf_directory', 'service', p_callers => 'service_role', p_comment =>
  'Keeps for a day what DGII says of another issuer''s services.');
