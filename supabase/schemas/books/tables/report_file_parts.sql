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

alter table public.report_file_parts enable row level security;
grant select on public.report_file_parts to authenticated, service_role;
create policy "readers of money see report file parts" on public.report_file_parts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
