create table public.decision_comments (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  decision_id uuid not null,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null check (char_length(author_name) between 1 and 120),
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  foreign key (organization_id, decision_id) references public.decisions (organization_id, id) on delete restrict
);
comment on table public.decision_comments is 'What voters, tenants with a voice and the office say about a decision, and why.';

create index decision_comments_of_decision on public.decision_comments (decision_id, organization_id, created_at);
create index decision_comments_of_organization on public.decision_comments (organization_id, decision_id);
create index decision_comments_of_author on public.decision_comments (author_id);

alter table public.decision_comments enable row level security;
grant select on public.decision_comments to authenticated, service_role;
create policy "whoever sees a decision reads what is said of it" on public.decision_comments for select to authenticated
  using ((withdrawn_at is null or author_id = (select auth.uid()))
    and (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
      or decision_id = any (array(select private.my_decision_ids()))));
select private.compose_texts('public.decision_comments');
