create table public.data_requests (
  id uuid primary key,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  person_id uuid,
  kind public.data_request_kind not null,
  status public.data_request_status not null default 'open',
  details text not null default '' check (char_length(details) <= 2000),
  -- The period of the law as it was on the day of the request; null where none was known.
  due_on date,
  business_days smallint,
  law text,
  article text,
  reviewed_on date,
  answer text not null default '' check (char_length(answer) <= 2000),
  answered_by uuid references auth.users (id) on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (num_nonnulls(due_on, business_days, law, article) in (0, 4)),
  check ((status in ('done', 'refused')) = (answered_at is not null)),
  check (status not in ('done', 'refused') or btrim(answer) <> ''),
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete set null (person_id)
);
comment on table public.data_requests is
  'What tenants ask about the data that is kept of them: a copy, a correction or the deletion, each with the day by which the law wants an answer.';

create index data_requests_of_organization on public.data_requests (organization_id, created_at desc, id desc);
create index data_requests_of_user on public.data_requests (user_id, created_at desc);
create index data_requests_of_person on public.data_requests (organization_id, person_id);
create index data_requests_of_answerer on public.data_requests (answered_by);
create unique index data_requests_one_open on public.data_requests (organization_id, user_id, kind) where status = 'open';

alter table public.data_requests enable row level security;
grant select on public.data_requests to authenticated, service_role;
create policy "readers of people and who asked see data requests" on public.data_requests for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))) or user_id = (select auth.uid()));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.data_requests
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.data_requests for each row
  execute function private.keep_posted_fields('status', 'answer', 'answered_by', 'answered_at', 'user_id', 'person_id');
select private.compose_texts('public.data_requests');
