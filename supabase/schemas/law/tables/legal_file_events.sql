create table public.legal_file_events (
  id uuid primary key,
  organization_id uuid not null,
  file_id uuid not null,
  number integer not null check (number > 0),
  step public.legal_step not null,
  happened_on date not null check (happened_on between '2000-01-01' and '2200-12-31'),
  due_on date check (due_on between '2000-01-01' and '2200-12-31'),
  note text not null default '' check (char_length(note) <= 2000),
  paper jsonb,
  corrects_id uuid,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null check (char_length(author_name) between 1 and 120),
  entered_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (file_id, id),
  unique (file_id, number),
  unique (corrects_id),
  check ((step = 'paper_written') = (paper is not null)),
  check ((step = 'hearing_set') = (due_on is not null)),
  check (step <> 'note' or char_length(btrim(note)) > 0),
  foreign key (organization_id, file_id) references public.legal_files (organization_id, id) on delete cascade,
  foreign key (file_id, corrects_id) references public.legal_file_events (file_id, id) on delete cascade
);
comment on table public.legal_file_events is
  'What happened in a legal file, on which day, in the order in which it was entered. Append-only: a mistake is corrected by another event, and a note in the place of an event says that it did not happen.';
comment on column public.legal_file_events.due_on is 'The day that the event set: of a hearing.';
comment on column public.legal_file_events.paper is
  'The paper as it was written: {facts, lease, owed_minor, last_day, law, article}. lease is contract_facts of that day; last_day, law and article are null where the law sets no period.';
comment on column public.legal_file_events.author_name is 'Who entered it, as they were called then.';

create index legal_file_events_of_organization on public.legal_file_events (organization_id, file_id);
create index legal_file_events_of_author on public.legal_file_events (author_id);
create index legal_file_events_corrected on public.legal_file_events (file_id, corrects_id);

alter table public.legal_file_events enable row level security;
grant select on public.legal_file_events to authenticated, service_role;
create policy "readers of leases see what happened in legal files" on public.legal_file_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.legal_file_events
  for each statement execute function private.refuse_change();
create trigger refuse_delete before delete on public.legal_file_events
  for each row execute function private.refuse_change();
create trigger refuse_rewrite before update on public.legal_file_events
  for each row when ((to_jsonb(new) - 'author_id') is distinct from (to_jsonb(old) - 'author_id'))
  execute function private.refuse_change();
select private.compose_texts('public.legal_file_events');
