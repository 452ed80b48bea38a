-- What an outside bureau said of an applicant, who has agreed to being asked after. It stands beside the score and is no
-- part of it, and goes with the application.
create table public.bureau_checks (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  application_id uuid not null,
  applicant_id uuid not null,
  status text not null default 'asked' check (status in ('asked', 'answered', 'failed')),
  outcome text check (outcome in ('nothing_found', 'findings')),
  bureau_reference text not null default '' check (char_length(bureau_reference) <= 120),
  summary text not null default '' check (char_length(summary) <= 2000),
  asked_by uuid references auth.users (id) on delete set null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (organization_id, id),
  check ((outcome is not null) = (status = 'answered')),
  foreign key (organization_id, application_id) references public.applications (organization_id, id) on delete cascade,
  foreign key (organization_id, applicant_id) references public.application_applicants (organization_id, id) on delete cascade
);
comment on table public.bureau_checks is
  'Questions to an outside bureau about an applicant, and its answers. Written by the edge alone, after the consent was checked.';

create index bureau_checks_of_application on public.bureau_checks (organization_id, application_id, asked_at desc);
create index bureau_checks_of_applicant on public.bureau_checks (organization_id, applicant_id);
create index bureau_checks_by_asker on public.bureau_checks (asked_by);

alter table public.bureau_checks enable row level security;
grant select on public.bureau_checks to authenticated, service_role;
create policy "readers of people see what a bureau said" on public.bureau_checks for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));
select private.compose_texts('public.bureau_checks');
