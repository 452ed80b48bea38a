create function private.request_report_file(
  p_organization_id uuid, p_from date, p_to date, p_property_id uuid default null, p_language text default 'es')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  if p_to > p_from + 1096 then
    perform private.fail('period_invalid');
  elsif p_property_id is not null and not exists (
    select 1 from public.properties where id = p_property_id and organization_id = p_organization_id) then
    perform private.fail('property_missing');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('report_files/' || p_organization_id, 0));
  if (select count(*) from public.report_files where organization_id = p_organization_id and status in ('waiting', 'working')) >= 3 then
    perform private.fail('report_files_busy');
  end if;
  insert into public.report_files (id, organization_id, requested_by, language, starts_on, ends_on, property_id)
  values (v_id, p_organization_id, (select auth.uid()), case p_language when 'en' then 'en' else 'es' end, p_from, p_to, p_property_id);
  return v_id;
end
$$;
select private.declare_verb('request_report_file', 'money.read', p_repeatable => true, p_comment =>
  'Asks for the journal of a period, three years at most, as a CSV file; who asked is told by mail when it is there. Returns its id. Errors: not_allowed, period_invalid, property_missing, report_files_busy (three at a time).');

create function private.remove_report_file(p_report_file_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.report_files where id = p_report_file_id
    and organization_id in (select private.my_organization_ids('money.read'))
    and (requested_by = (select auth.uid()) or organization_id in (select private.my_organization_ids('money.write')));
  if not found then
    perform private.fail('not_found');
  end if;
end
$$;
select private.declare_verb('remove_report_file', 'money.read, money.write', p_comment =>
  'Takes a file away, or stops making it: one''s own, or any with money.write. Error: not_found.');

-- The Worker's side: take a file, read the entries that come next, add a part. Whoever stops in the middle is followed by
-- somebody else after a minute; a part is added once.
create function private.take_report_file(p_id uuid default null, p_now timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_file public.report_files;
begin
  delete from public.report_files where finished_at < p_now - interval '7 days';
  select * into v_file from public.report_files f
  where f.status in ('waiting', 'working') and coalesce(f.taken_until, '-infinity') <= p_now and (p_id is null or f.id = p_id)
  order by f.created_at, f.id limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  -- Who may not read money any more gets no file of it.
  if not exists (select 1 from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'money.read'
    where m.organization_id = v_file.organization_id and m.user_id = v_file.requested_by) then
    update public.report_files set status = 'failed', error = 'not_allowed', finished_at = p_now where id = v_file.id;
    return private.take_report_file(p_id, p_now);
  end if;
  update public.report_files set status = 'working', taken_until = p_now + interval '60 seconds',
    entry_count = case when part_count > 0 then entry_count else (
      select count(*) from public.journal_entries e
      where e.organization_id = v_file.organization_id and e.occurred_on between v_file.starts_on and v_file.ends_on) end
  where id = v_file.id returning * into v_file;
  return jsonb_build_object('id', v_file.id, 'organization_id', v_file.organization_id, 'language', v_file.language,
    'part_count', v_file.part_count, 'entry_count', v_file.entry_count, 'done_count', v_file.done_count);
end
$$;
select private.declare_verb('take_report_file', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: the next file to write, or the one named, for a minute; null when none waits. Forgets files a week after their end.');

-- A part of a file begins right behind the one before it. Before, it began with the day and passed over what was written of
-- it, which on the day on which all rents are charged was most of it.
create function private.read_report_file_entries(p_id uuid, p_limit integer default 1000)
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
select private.declare_verb('read_report_file_entries', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: {entries: how many, last: {on, number}, lines: [[day, number, kind, account code, system key, account name, property, memo, amount, currency]]}, the entries behind those that are written; 2,000 at most.');

create function private.add_report_file_part(
  p_id uuid, p_position integer, p_content text, p_entries integer, p_last jsonb default null, p_is_last boolean default false,
  p_now timestamptz default now())
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_file public.report_files;
begin
  select * into v_file from public.report_files where id = p_id for update;
  if not found or v_file.status <> 'working' or v_file.part_count <> p_position then
    return false;
  end if;
  insert into public.report_file_parts (report_file_id, position, organization_id, content)
  values (p_id, p_position, v_file.organization_id, p_content);
  update public.report_files set part_count = part_count + 1, byte_count = byte_count + octet_length(p_content),
    done_count = done_count + p_entries, entry_count = greatest(entry_count, done_count + p_entries),
    after_on = coalesce((p_last ->> 'on')::date, after_on), after_number = coalesce((p_last ->> 'number')::bigint, after_number),
    taken_until = case when p_is_last then null else p_now + interval '60 seconds' end,
    status = case when p_is_last then 'done' else status end, finished_at = case when p_is_last then p_now end
  where id = p_id returning * into v_file;
  if p_is_last then
    update public.report_files set entry_count = done_count where id = p_id;
    perform private.notify_user(v_file.requested_by, v_file.organization_id, 'report_ready', 'report_file_ready', 'report_file',
      p_id, jsonb_build_object('organization', o.name,
      'from', v_file.starts_on, 'to', v_file.ends_on, 'entries', v_file.done_count), 'report-file/' || p_id)
    from public.organizations o where o.id = v_file.organization_id;
  end if;
  return true;
end
$$;
select private.declare_verb('add_report_file_part', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: adds the part at a position and says how far the file is; with the last one, writes the message to who asked. False when somebody else has added it, or the file is gone.');
