-- A part of a file begins right behind the one before it. Before, it began with the day and passed over what was written of
-- it, which on the day on which all rents are charged was most of it.
create or replace function private.read_report_file_entries(p_id uuid, p_limit integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with page as (
    select e.id, e.organization_id, e.entry_number, e.occurred_on, e.kind, e.memo, f.property_id
    from public.report_files f
    cross join lateral (
      select * from public.journal_entries j
      where j.organization_id = f.organization_id and j.occurred_on <= f.ends_on
        and (j.occurred_on, j.entry_number) > (coalesce(f.after_on, f.starts_on), coalesce(f.after_number, 0))
      order by j.occurred_on, j.entry_number limit least(greatest(p_limit, 1), 2000)
    ) e
    where f.id = p_id and f.status = 'working'
  )
  select jsonb_build_object(
    'entries', (select count(*) from page),
    'last', (select jsonb_build_object('on', p.occurred_on, 'number', p.entry_number) from page p
      order by p.occurred_on desc, p.entry_number desc limit 1),
    'lines', coalesce((
      select jsonb_agg(jsonb_build_array(p.occurred_on, p.entry_number, p.kind, a.code, a.system_key, a.name, pr.name, p.memo,
        l.amount_minor, l.currency) order by p.occurred_on, p.entry_number, l.id)
      from page p
      join public.journal_lines l on l.organization_id = p.organization_id and l.entry_id = p.id
        and (p.property_id is null or l.property_id = p.property_id)
      join public.accounts a on a.id = l.account_id
      left join public.properties pr on pr.id = l.property_id), '[]'))
$$;
