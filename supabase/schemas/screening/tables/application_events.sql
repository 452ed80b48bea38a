create table public.application_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  application_id uuid not null,
  kind public.application_event_kind not null,
  actor_id uuid references auth.users (id) on delete set null,
  note text not null default '',
  at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, application_id) references public.applications (organization_id, id) on delete cascade
);
comment on table public.application_events is
  'The history of an application. Its own table and not the audit log, because it is forgotten together with the application.';

create index events_of_application on public.application_events (organization_id, application_id, at);
create index application_events_by_actor on public.application_events (actor_id);

alter table public.application_events enable row level security;
grant select on public.application_events to authenticated, service_role;
create policy "readers of people see what happened to applications" on public.application_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));
select private.compose_texts('public.application_events');
