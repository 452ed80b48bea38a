-- What is too long for one request: the journal of a year as a file. It is asked for, made a part at a time by the Worker,
-- and kept for a week.
create table public.report_files (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  requested_by uuid not null,
  language text not null check (language in ('es', 'en')),
  starts_on date not null,
  ends_on date not null check (ends_on between starts_on and starts_on + 1096),
  property_id uuid,
  status public.report_file_status not null default 'waiting',
  entry_count integer not null default 0,
  done_count integer not null default 0,
  part_count integer not null default 0,
  byte_count bigint not null default 0,
  after_on date,
  after_number bigint,
  taken_until timestamptz,
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (organization_id, id),
  check ((status in ('done', 'failed')) = (finished_at is not null)),
  check ((status = 'failed') = (error is not null)),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.report_files is
  'Journals of a period asked for as a file: done_count of entry_count entries are written. after_on and after_number are the last of them; taken_until: until then somebody is writing. Kept for seven days from its end.';
create index report_files_by_organization on public.report_files (organization_id, created_at desc);
create index report_files_open on public.report_files (created_at) where status in ('waiting', 'working');
create index report_files_finished on public.report_files (finished_at) where finished_at is not null;
create index report_files_by_property on public.report_files (property_id) where property_id is not null;

create table public.report_file_parts (
  report_file_id uuid not null,
  position integer not null check (position >= 0),
  organization_id uuid not null,
  content text not null,
  primary key (report_file_id, position),
  foreign key (organization_id, report_file_id) references public.report_files (organization_id, id) on delete cascade
);
comment on table public.report_file_parts is 'The text of a file, in the order of its parts.';
create index report_file_parts_by_organization on public.report_file_parts (organization_id, report_file_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['report_files', 'report_file_parts'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
  end loop;
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.report_files;
  end if;
end
$$;

create function private.request_report_file(
  p_request_id uuid, p_organization_id uuid, p_from date, p_to date, p_property_id uuid, p_language text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'request_report_file', jsonb_build_object('organization', p_organization_id,
    'from', p_from, 'to', p_to, 'property', p_property_id, 'language', p_language));
  v_id uuid := gen_random_uuid();
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
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
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

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

create function public.request_report_file(p_request_id uuid, p_organization_id uuid, p_from date, p_to date,
  p_property_id uuid default null, p_language text default 'es')
returns uuid language sql set search_path = ''
as $$ select private.request_report_file(p_request_id, p_organization_id, p_from, p_to, p_property_id, p_language) $$;
comment on function public.request_report_file is
  'Asks for the journal of a period, three years at most, as a CSV file; who asked is told by mail when it is there. Returns its id. Errors: not_allowed, period_invalid, property_missing, report_files_busy (three at a time).';
create function public.remove_report_file(p_report_file_id uuid)
returns void language sql set search_path = ''
as $$ select private.remove_report_file(p_report_file_id) $$;
comment on function public.remove_report_file is
  'Takes a file away, or stops making it: one''s own, or any with money.write. Error: not_found.';
revoke execute on function private.request_report_file, public.request_report_file, private.remove_report_file,
  public.remove_report_file from public, anon;
grant execute on function private.request_report_file, public.request_report_file, private.remove_report_file,
  public.remove_report_file to authenticated;
