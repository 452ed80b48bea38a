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

alter table public.report_files enable row level security;
grant select on public.report_files to authenticated, service_role;
create policy "readers of money see report files" on public.report_files for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
